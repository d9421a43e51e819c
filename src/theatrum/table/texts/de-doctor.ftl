### Was `theatrum doctor` findet, und wie man es behebt.

doctor-python-well = Python { $found }
doctor-python-old = Python { $found } ist zu alt.
doctor-python-old-mend = Installiere Python { $wanted } oder neuer und damit Theatrum noch einmal.

doctor-packages-well = { $count ->
    [one] Ein Paket, in der geprüften Fassung
   *[other] { $count } Pakete, in den geprüften Fassungen
}
doctor-packages-missing = Es fehlen Pakete: { $names }.
doctor-packages-missing-mend = pip install 'theatrum{ $extra }', oder make dev in einem Auszug des Repositorys.
doctor-packages-other = Andere Fassungen als die geprüften (in Klammern): { $names }.
doctor-packages-other-mend = Wenn sich etwas seltsam verhält: pip install -c constraints.txt theatrum.

doctor-games-well = { $count ->
    [one] Ein Spiel ist spielbar
   *[other] { $count } Spiele sind spielbar
}
doctor-games-broken = Das Spiel { $game } ist nicht spielbar: { $cause }
doctor-games-broken-mend = Eines von uns: Installiere Theatrum neu. Ein eigenes: Behebe den Fehler, oder nimm es aus --games.

doctor-editions-well = Die Ausgabe in { $folder } ist in Ordnung
doctor-editions-broken = Die Ausgabe in { $folder } lässt sich nicht anbieten: { $cause }
doctor-editions-broken-mend = Berichtige ihre Blätter (theatrum data check), oder nimm sie aus --edition. Tische, die sie benutzen, haben ihre eigene Abschrift.

doctor-texts-well = { $count ->
    [one] Ein Ordner mit Texten, vollständig in { $languages }
   *[other] { $count } Ordner mit Texten, vollständig in { $languages }
}
doctor-texts-lacking = Texte von { $where } fehlen in { $language }: { $keys } …
doctor-texts-lacking-mend = Installiere Theatrum neu; seine Dateien sind nicht vollständig.

doctor-client-well = Die Seiten für den Browser sind da
doctor-client-missing = In { $folder } sind keine Seiten für den Browser.
doctor-client-missing-mend = Lass --client weg, oder nenne den Ordner mit der index.html; sonst installiere Theatrum neu.

doctor-store-well = Der Speicher ist in Ordnung, Fassung { $version }
doctor-store-none = Es gibt noch keinen Speicher; theatrum serve legt einen an
doctor-store-older = Der Speicher hat Fassung { $version }, dieses Programm macht beim Start { $newest } daraus.
doctor-store-older-mend = Sichere ihn vorher (theatrum backup): Ein älteres Programm kann ihn danach nicht mehr benutzen.
doctor-store-newer = Der Speicher hat Fassung { $version }, dieses Programm kennt höchstens { $newest }.
doctor-store-newer-mend = Ein neueres Programm hat ihn benutzt: Aktualisiere dieses, oder stelle eine Sicherung von vorher wieder her.
doctor-store-unusable = Der Speicher ist nicht benutzbar: { $cause }
doctor-store-unusable-mend = Prüfe --database (THEATRUM_DATABASE). Eine Datenbank: Läuft sie, stimmen Name und Passwort? Eine Datei: Darf dieser Benutzer sie lesen? Ist sie beschädigt, stelle eine Sicherung in einer neuen wieder her.

doctor-permissions-well = Der Speicher gehört seinem Besitzer allein
doctor-permissions-folder = In den Ordner { $folder } darf jeder schreiben: Ein Fremder könnte dir seinen eigenen Speicher unterschieben.
doctor-permissions-folder-mend = chmod 700 { $folder }, oder lege den Speicher woandershin.
doctor-permissions-file = Nicht nur der Besitzer darf { $file } lesen: Darin stehen Sitzungen, verdeckte Karten und Geheimnisse.
doctor-permissions-file-mend = chmod 600 { $file }; theatrum serve tut das beim Start.

doctor-room-well = { $megabytes } MB sind frei auf der Platte
doctor-room-little = Nur { $megabytes } MB sind frei in { $folder }.
doctor-room-little-mend = Schaffe bald Platz; zuerst gehen alte Sicherungen.
doctor-room-none = Die Platte von { $folder } ist voll: { $megabytes } MB sind frei.
doctor-room-none-mend = Schaffe sofort Platz: Nichts kann gespeichert werden, und keine Antwort wird angenommen.

doctor-clock-well = Die Uhr zeigt { $now } (UTC)
doctor-clock-behind = Die Uhr zeigt { $now } (UTC): Das ist vor Dingen, die schon geschehen sind.
doctor-clock-behind-mend = Stelle sie, am besten durch NTP: Fristen und Sitzungen richten sich nach ihr.

doctor-port-well = { $host }, Port { $port }, ist frei
doctor-port-table = An { $host }, Port { $port }, antwortet ein Tisch
doctor-port-table-ill = An { $host }, Port { $port }, antwortet ein Tisch, dem es nicht gut geht: { $cause }.
doctor-port-table-ill-mend = Sein Protokoll sagt, seit wann und warum.
doctor-port-taken = { $host }, Port { $port }, ist von einem anderen Programm belegt.
doctor-port-taken-mend = Beende jenes Programm, oder wähle einen anderen --port.
doctor-port-unusable = { $host }, Port { $port }, ist nicht benutzbar: { $cause }.
doctor-port-unusable-mend = --host muss eine Adresse dieser Maschine sein (0.0.0.0: alle); Ports unter 1024 gehören root: Nimm einen Proxy.

doctor-proxy-well = Der Proxy ist genannt
doctor-proxy-none = Kein Proxy: für diese Maschine oder das eigene Netz
doctor-proxy-no-address = --proxies braucht Adressen, keine Namen: { $names }.
doctor-proxy-no-address-mend = Nenne die IP-Adresse oder das Netz des Proxys, etwa 127.0.0.1 oder 10.0.0.0/8.
doctor-proxy-anybody = Wer immer diese Maschine erreicht, gilt als Proxy und kann jede Adresse vortäuschen: Grenzen bedeuten nichts.
doctor-proxy-anybody-mend = Nenne die Adresse des Proxys in --proxies, oder lausche nur an 127.0.0.1.
doctor-proxy-unnamed = Die Leute kommen über https, aber kein Proxy ist genannt: Alle scheinen von einer Adresse zu kommen und teilen sich deren Grenzen.
doctor-proxy-unnamed-mend = --proxies 127.0.0.1, oder welche Adresse der TLS-Proxy sonst hat.
doctor-proxy-no-public-url = Der Tisch lauscht an { $host }, ohne --public-url: Verweise in Briefen führen nirgendwohin, Cookies gehen unverschlüsselt über die Leitung.
doctor-proxy-no-public-url-mend = Im eigenen Netz mag das genügen. Für andere: ein TLS-Proxy und --public-url https://…
doctor-proxy-plain = Die Leute kommen über http: Passwörter und Cookies sind unterwegs lesbar.
doctor-proxy-plain-mend = Stelle einen TLS-Proxy davor und gib --public-url https://… an.

doctor-letters-well = E-Mails können verschickt werden
doctor-letters-none = Es werden keine E-Mails verschickt
doctor-letters-no-sender = Es gibt einen SMTP-Server, aber keinen Absender: Es werden keine E-Mails verschickt.
doctor-letters-no-sender-mend = THEATRUM_MAIL_FROM=tisch@example.org
doctor-letters-no-server = Es gibt einen Absender, aber keinen SMTP-Server: Es werden keine E-Mails verschickt.
doctor-letters-no-server-mend = THEATRUM_SMTP=smtp://name:passwort@host:587
doctor-letters-no-address = THEATRUM_SMTP ist keine Adresse eines SMTP-Servers.
doctor-letters-no-address-mend = Sie beginnt mit smtp:// oder smtps://

doctor-files-well = { $most } Dateien dürfen offen sein
doctor-files-few = Nur { $most } Dateien dürfen offen sein, und jede Verbindung ist eine.
doctor-files-few-mend = ulimit -n { $wanted }, oder LimitNOFILE={ $wanted } in der systemd-Unit.
