### What `theatrum doctor` finds, and how it is mended.

doctor-python-well = Python { $found }
doctor-python-old = Python { $found } is too old.
doctor-python-old-mend = Install Python { $wanted } or newer, and Theatrum anew with it.

doctor-packages-well = { $count ->
    [one] One package, in the version that was tested
   *[other] { $count } packages, in the versions that were tested
}
doctor-packages-missing = Packages are missing: { $names }.
doctor-packages-missing-mend = pip install 'theatrum{ $extra }', or make dev in a checkout.
doctor-packages-other = Other versions than those that were tested (in brackets): { $names }.
doctor-packages-other-mend = If something behaves oddly: pip install -c constraints.txt theatrum.

doctor-games-well = { $count ->
    [one] One game can be played
   *[other] { $count } games can be played
}
doctor-games-broken = The game { $game } can't be played: { $cause }
doctor-games-broken-mend = A game of ours: install Theatrum anew. One of yours: mend it, or take it out of --games.

doctor-editions-well = The edition in { $folder } is sound
doctor-editions-broken = The edition in { $folder } can't be offered: { $cause }
doctor-editions-broken-mend = Mend its sheets (theatrum data check), or take it out of --edition. Tables that use it keep their own copy.

doctor-texts-well = { $count ->
    [one] One folder of texts, complete in { $languages }
   *[other] { $count } folders of texts, complete in { $languages }
}
doctor-texts-lacking = Texts of { $where } are missing in { $language }: { $keys } …
doctor-texts-lacking-mend = Install Theatrum anew; its files are not complete.

doctor-client-well = The browser client is there
doctor-client-missing = There is no browser client in { $folder }.
doctor-client-missing-mend = Leave out --client, or name the folder with its index.html; else install Theatrum anew.

doctor-store-well = The store is sound, version { $version }
doctor-store-none = There is no store yet; theatrum serve makes one
doctor-store-older = The store has version { $version }, this program makes { $newest } of it when it starts.
doctor-store-older-mend = Take a backup before (theatrum backup): an older program can't use the store afterwards.
doctor-store-newer = The store has version { $version }, this program knows { $newest } at most.
doctor-store-newer-mend = It was used by a newer program: update this one, or restore a backup of before.
doctor-store-unusable = The store can't be used: { $cause }
doctor-store-unusable-mend = Check --database (THEATRUM_DATABASE). A database: does it run, do name and password fit? A file: may this user read it? If it is damaged, restore a backup into a new one.

doctor-permissions-well = The store is for its owner alone
doctor-permissions-folder = Everyone may write to the folder { $folder }: a stranger could put a store of his own in your place.
doctor-permissions-folder-mend = chmod 700 { $folder }, or keep the store elsewhere.
doctor-permissions-file = Others than its owner may read { $file }: it holds sessions, hidden cards and secrets.
doctor-permissions-file-mend = chmod 600 { $file }; theatrum serve does so when it starts.

doctor-room-well = { $megabytes } MB are free on the disk
doctor-room-little = Only { $megabytes } MB are free in { $folder }.
doctor-room-little-mend = Make room soon; old backups go first.
doctor-room-none = The disk of { $folder } is full: { $megabytes } MB are free.
doctor-room-none-mend = Make room now: nothing can be stored, and no answer is taken.

doctor-clock-well = The clock says { $now } (UTC)
doctor-clock-behind = The clock says { $now } (UTC), which is before things that have happened already.
doctor-clock-behind-mend = Set it, best by NTP: deadlines and sessions go by it.

doctor-port-well = { $host }, port { $port }, is free
doctor-port-table = A table answers at { $host }, port { $port }
doctor-port-table-ill = A table answers at { $host }, port { $port }, but is not well: { $cause }.
doctor-port-table-ill-mend = Its log says since when and why.
doctor-port-taken = { $host }, port { $port }, is taken by another program.
doctor-port-taken-mend = Stop that program, or choose another --port.
doctor-port-unusable = { $host }, port { $port }, can't be used: { $cause }.
doctor-port-unusable-mend = --host must be an address of this machine (0.0.0.0: all of them); ports below 1024 are root's: use a proxy.

doctor-proxy-well = The proxy is named
doctor-proxy-none = No proxy: for this machine or your own network
doctor-proxy-no-address = --proxies must be addresses, not names: { $names }.
doctor-proxy-no-address-mend = Give the proxy's IP address or network, such as 127.0.0.1 or 10.0.0.0/8.
doctor-proxy-anybody = Everyone who reaches this machine is believed to be a proxy, and may pretend any address: limits mean nothing.
doctor-proxy-anybody-mend = Name the proxy's address in --proxies, or listen on 127.0.0.1 only.
doctor-proxy-unnamed = People come by https, but no proxy is named: all of them seem to come from one address and share its limits.
doctor-proxy-unnamed-mend = --proxies 127.0.0.1, or whatever address the TLS proxy has.
doctor-proxy-no-public-url = The table listens on { $host }, without a --public-url: links in letters lead nowhere, cookies are sent unencrypted.
doctor-proxy-no-public-url-mend = For a network of your own that may do. For others: a TLS proxy, and --public-url https://…
doctor-proxy-plain = People come by http: passwords and cookies can be read on the way.
doctor-proxy-plain-mend = Put a TLS proxy before it, and give --public-url https://…

doctor-letters-well = E-mail can be sent
doctor-letters-none = No e-mail is sent
doctor-letters-no-sender = There is an SMTP server, but no sender: no e-mail is sent.
doctor-letters-no-sender-mend = THEATRUM_MAIL_FROM=table@example.org
doctor-letters-no-server = There is a sender, but no SMTP server: no e-mail is sent.
doctor-letters-no-server-mend = THEATRUM_SMTP=smtp://name:password@host:587
doctor-letters-no-address = THEATRUM_SMTP is no address of an SMTP server.
doctor-letters-no-address-mend = It begins with smtp:// or smtps://

doctor-files-well = { $most } files may be open
doctor-files-few = Only { $most } files may be open, and each connection is one.
doctor-files-few-mend = ulimit -n { $wanted }, or LimitNOFILE={ $wanted } in the systemd unit.
