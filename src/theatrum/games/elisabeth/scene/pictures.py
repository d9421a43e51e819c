"""Which plate of the client's woodcuts stands on a card: what it is about, else its type."""

from __future__ import annotations

from theatrum.games.elisabeth.tables.cards import CARD_TYPES, CARDS

TYPE = {"home": "throne", "mandatory": "comet", "combat": "pikes", "response": "treaty", "event": "town"}
ABOUT = {
    "ambush": "treachery",
    "bishop": "holy_league papal_bull roman_catechism english_college_douai armada_indulgence edmund_campion "
    "paris_is_worth_a_mass",
    "book": "belgic_confession foxes_book_of_martyrs index_of_prohibited_books gregorian_calendar "
    "nostradamus_prophecies calvinist_zeal synod_of_emden",
    "cannon": "field_artillery",
    "captain": "john_hawkins experienced_captain menendez_de_aviles dom_antonio earl_of_bothwell",
    "charge": "german_reiters",
    "church": "huguenot_fast puritans john_knox vassy_massacre english_recusants",
    "comet": "storms flooding",
    "death": "dysentery plague untimely_death scurvy ruler_falls_ill dragut_dies king_sebastian_dies",
    "emperor": "holy_roman_intercession german_intervention rudolf_ii free_election henry_iii",
    "explorer": "northwest_passage conquest_of_the_philippines",
    "fleet": "treasure_fleet spanish_armada empresa_de_inglaterra",
    "fortress": "knights_of_st_john city_state_rebels",
    "galleon": "piccolo_soccorso san_juan_de_ulua slave_trade pay_ships_seized sea_beggars dunkirkers",
    "galley": "fireships galleasses galley_slaves_revolt",
    "gold": "looting tenth_penny bankruptcy commission_from_italy patron_of_arts_and_sciences grand_tour",
    "law": "council_of_blood diplomatic_failure",
    "marriage": "louise_of_lorraine",
    "muskets": "handguns mercenaries_desert foreign_volunteers tilbury_speech",
    "pikes": "spanish_road spanish_fury desperate_assault eighty_years_war war_with_poland",
    "queen": "gouvernante_de_france catherines_ladies jeanne_dalbret black_queen mary_queen_of_scots "
    "sultana_safiye sultans_harem",
    "revolt": "army_mutiny homeland_revolt janissaries_rebel morisco_revolt iconoclasm irish_rebellion "
    "scottish_lords_rebel rising_in_the_north st_bartholomews_day day_of_the_barricades",
    "rose": "virgin_queen",
    "siege": "siege_engineering long_turkish_war",
    "spy": "walsingham sir_edward_stafford code_key gods_secret_agents richard_topcliffe",
    "sultan": "grand_vizier ottoman_tribute selim_ii sublime_porte murad_iii war_in_persia",
    "treaty": "auld_alliance treaty_of_edinburgh treaty_of_nonsuch union_of_arras pacification_of_ghent "
    "plakkaat_van_verlatinghe",
}
OF = {id: picture for picture, ids in ABOUT.items() for id in ids.split()}
MINOR = {
    "hre": "emperor",
    "papacy": "bishop",
    "venice": "harbour",
    "portugal": "galleon",
    "scotland": "fortress",
}


def card(number: int) -> str:
    """E1-6.1 By what happens, or by the type."""
    row = CARDS[number]
    return OF.get(row.id, TYPE[CARD_TYPES[row.type]])


def leader(ottoman: bool, admiral: bool) -> str:
    """E1-5.1 A turban, a hat for the sea, a helmet for the field."""
    return "sultan" if ottoman else "captain" if admiral else "soldier"
