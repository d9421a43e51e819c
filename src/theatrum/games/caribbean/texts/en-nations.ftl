# CC-0.3, CC-4.3.7 What a nation can do that others can't: on its card
nation-lc-dr = Land combat +{ $n }
nation-nc-dr = Sea combat +{ $n }
nation-col-dr = Colonization +{ $n }
nation-dis-dr = Discovery +{ $n }
nation-sp-price = A supply point costs { $n } more.
nation-sell-modifier-new-world = Sells in the New World without a deduction.
nation-buy-modifier-new-world = Buys in the New World without a surcharge.
nation-sell-bonus-europe = Sells in Europe for { $n } more a unit.
nation-special-spain = National event: roll once more in land combat
nation-special-england = National event: roll once more in sea combat
nation-special-portugal = National event: roll once more for a discovery
nation-special-france = National event: roll once more for a colony
nation-special-netherlands = National event: change prices in Europe by 1
nation-ships = Ships of its own: { $first }, { $second }
