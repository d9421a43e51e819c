# CC-0.3, CC-4.3.7 Was eine Nation kann, und andere nicht: auf ihrer Karte
nation-lc-dr = Landkampf +{ $n }
nation-nc-dr = Seekampf +{ $n }
nation-col-dr = Kolonisierung +{ $n }
nation-dis-dr = Entdeckung +{ $n }
nation-sp-price = Ein Versorgungsgut kostet { $n } mehr.
nation-sell-modifier-new-world = Verkauft in der Neuen Welt ohne Abschlag.
nation-buy-modifier-new-world = Kauft in der Neuen Welt ohne Aufschlag.
nation-sell-bonus-europe = Verkauft in Europa je Einheit für { $n } mehr.
nation-special-spain = Nationales Ereignis: einen Landkampfwurf wiederholen
nation-special-england = Nationales Ereignis: einen Seekampfwurf wiederholen
nation-special-portugal = Nationales Ereignis: einen Entdeckungswurf wiederholen
nation-special-france = Nationales Ereignis: einen Kolonisierungswurf wiederholen
nation-special-netherlands = Nationales Ereignis: Preise in Europa um 1 ändern
nation-ships = Eigene Schiffe: { $first }, { $second }
