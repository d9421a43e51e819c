"""The worked examples of the rulebook, EX-1 to EX-22."""

from games.pax_renaissance.builders import Table, a_longer_fair, a_short_fair, a_table, play, use
from theatrum.core.beginning import begin
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.queries.counts import supreme_religion
from theatrum.games.pax_renaissance.tables import BORDERS, CARD, COMETS, EAST, ISLAMIC, PLACE, PLACES, WEST

CUBE = "token:cube-fugger"
"""Seat 0 is Fugger."""


def test_ex_1_deck_size() -> None:
    g = begin(DEFINITION, 3, 5).state
    for side in (EAST, WEST):
        deck = g.deck[side] + g.market[side]
        assert len(deck) == 12 + 2 + 12 == 26
        assert len(set(g.deck[side][:14]) & COMETS) == 2


def test_ex_2_purchase() -> None:
    row = ("luther", "cromwell", "jesuits", "the_bold")
    p = a_table(2).market("west", *row, gold=[0, 0, 0, 2]).florins(0, 3).act().answer("buy", "card:the_bold")
    assert p.state.gold[WEST][:4] == [1, 1, 1, 0]
    assert p.state.hand[0] == [CARD["the_bold"]]
    assert p.state.florins[0] == 2
    p = a_table(2).market("west", *row, gold=[0, 0, 0, 2]).florins(0, 2).act()
    assert p.why_not("buy", "card:the_bold") == "PR-6.2"


def test_ex_3_peasant_revolt_with_bonus_concession() -> None:
    p = play(a_table(2), "flanders_guild").answer("war", "place:france")
    assert p.args_of("clash") == [{"attack": 1, "defence": 0}]
    p.answer("settle", CUBE, "border:england__france")
    assert p.row(0, "west") == ["flanders_guild", "france"]
    assert not p.is_republic("france")
    assert not p.may("grant", "border:england__france")
    p.answer("grant", "border:france__holy_roman_empire")
    assert (p.border("england__france"), p.border("france__holy_roman_empire")) == (0, 0)


def test_ex_4_same_card_without_one_shot() -> None:
    t = a_table(2).concession("france__holy_roman_empire", 1).florins(0, 1)
    p = play(t, "flanders_guild").answer("decline")
    assert set(p.answers) == {
        ("put", CUBE, "border:england__france"),
        ("put", CUBE, "border:aragon__france"),
        ("oust", CUBE, "border:france__holy_roman_empire"),
        ("done",),
    }
    p.answer("oust", CUBE, "border:france__holy_roman_empire")
    assert p.state.florins[0] == 0
    assert p.supply(1) == 10, "France is not in play: killed"


def test_ex_5_inquisitor_unlocks_a_card() -> None:
    t = a_table(2).market("west", "luther", gold=[5]).tableau(0, "gutenberg", "florentine_wool", "antipope")
    p = use(t.bishop("florentine_wool", "R"), "gutenberg", "commerce-west")
    assert p.offered("use") == {("card:antipope", "op:inquisitor-red")}
    p.answer("use", "card:antipope", "op:inquisitor-red").answer("move", "card:gutenberg")
    assert p.offered("use") == {("card:florentine_wool", "op:commerce-west")}
    p.answer("use", "card:florentine_wool", "op:commerce-west")
    assert p.state.florins[0] == 2


def test_ex_6_three_inquisitors() -> None:
    t = (
        a_table(2)
        .king(0, "england")
        .repressed("england", "Wk", "Wr")
        .tableau(0, "antipope", "star_chamber", "the_hidden")
    )
    p = use(t.bishop("the_hidden", "R"), "antipope", "inquisitor-red")
    assert p.offered("move") == {"card:star_chamber"}, "the neighbour; Aragon matches nothing here"
    p.answer("move", "card:star_chamber").answer("use", "card:star_chamber", "op:inquisitor-red")
    assert "empire:england" in p.offered("move"), "by location, two cards away"
    p.answer("move", "empire:england")
    p.answer("pacify", "token:rook-white", "empire:england")
    assert p.on("england") == ["Wk"]
    p.answer("use", "card:the_hidden", "op:inquisitor-red")
    assert p.offered("move") == {"card:antipope", "card:star_chamber"}, (
        "it may return, but never to the player card"
    )


def test_ex_7_behead_across_region_location() -> None:
    t = a_table(2).tableau(0, "the_grim").tableau(1, "qizilbash", "safavids")
    p = use(t, "the_grim", "behead", "east")
    assert p.gone("qizilbash")
    assert p.row(0, "east") == ["the_grim"]
    assert p.row(1, "east") == ["safavids"]
    t = (
        a_table(2, expansion=True)
        .tableau(0, "beylerbey_of_egypt")
        .tableau(1, "qizilbash", "damascus_coffee", "the_grim")
    )
    p = use(t, "beylerbey_of_egypt", "behead", "east")
    assert p.offered("behead") == {"card:qizilbash", "card:damascus_coffee"}


def test_ex_8_tax() -> None:
    t = a_table(3).face("mamluk", "catholic").tableau(0, "holy_land_crusade").concession("mamluk__ottoman", 2)
    p = use(t.florins(2, 1), "holy_land_crusade", "tax")
    assert p.seat == 2, "Cœur"
    p.answer("pay").answer("levy", "city:cairo")
    assert p.at("cairo") == "Wr"
    assert p.border("mamluk__ottoman") == 2
    assert p.state.florins == [0, 0, 0]


def test_ex_9_repress_by_a_queen() -> None:
    t = a_table(2).king(0, "aragon", queen="isabella_of_castille").concession("aragon__portugal", 1)
    t.token("algiers", "Br").token("valencia", "Wk")
    p = use(t, "isabella_of_castille", "repress-rook-pawn")
    assert p.offered("repress") == {"border:aragon__portugal", "city:algiers"}
    p.answer("repress", "border:aragon__portugal")
    assert p.on("aragon") == [1]
    assert p.state.florins[0] == 1


def test_ex_10_vote_on_an_own_vassal() -> None:
    t = a_table(2).king(0, "france").vassal("papal_states", "france").repressed("papal_states", 0, 1, 1)
    t.concession("aragon__papal_states", 0).concession("ottoman__papal_states", 0)
    t.concession("holy_roman_empire__papal_states", 1).tableau(0, "sindicat_remenca").florins(0, 4)
    p = use(t, "sindicat_remenca", "vote-west")
    assert p.state.florins[0] == 1
    assert p.is_republic("papal_states")
    assert p.row(0, "west")[-1] == "papal_states"
    assert p.on("papal_states") == [0, 1, 1]
    assert p.offered("supplant") == {
        f"border:{b}"
        for b in ("aragon__papal_states", "ottoman__papal_states", "holy_roman_empire__papal_states")
    }
    assert not p.offered("grant")
    p.answer("supplant", "border:holy_roman_empire__papal_states")
    assert p.on("papal_states") == [0, 1, 1, 1]
    assert p.state.florins[0] == 0


def test_ex_11_siege_choices() -> None:
    t = a_table(2).tableau(0, "conquistadors").token("valencia", "Wk").token("algiers", "Br")
    p = use(t.pirate("aragon__portugal", "Bp"), "conquistadors", "siege")
    assert p.offered("siege") == {"city:valencia", "city:algiers", "border:aragon__portugal"}


def test_ex_12_campaign_by_a_vassal() -> None:
    def position(florins: int) -> Table:
        t = a_table(2).king(0, "ottoman").vassal("holy_roman_empire", "ottoman").token("nuernberg", "Rk")
        return t.token("vienna", "Wk").king(1, "france").repressed("france", "Wr", 0).florins(0, florins)

    assert not position(1).act().may("ops", "ops:east"), "both knights must be paid"
    p = use(position(2), "empire:holy_roman_empire", "campaign", "east").answer("campaign", "place:france")
    assert p.state.florins[0] == 0
    assert p.suzerain("france") == "ottoman"
    p.answer("grant", "border:england__france")
    p.answer("free", "token:rook-white", "city:lyon").answer("free", CUBE, "border:france__holy_roman_empire")
    assert p.at("lyon") == "Wr"
    assert p.border("france__holy_roman_empire") == 0
    assert (p.at("nuernberg"), p.at("vienna")) == ("Rk", "Wk")


def test_ex_13_short_fair() -> None:
    p = a_short_fair(0).act().answer("fair", "fair:east")
    assert p.args_of("fair")[0]["profits"] == 2
    assert p.offered("levy") == {"city:trebizond", "city:caffa"}
    p.answer("levy", "city:caffa")
    assert p.at("caffa") == "Wk"
    assert p.state.florins == [1, 1, 0]
    assert len(p.args_of("levied")) == 1
    assert p.prompt == "act"


def test_ex_14_longer_fair() -> None:
    p = a_longer_fair().act().answer("fair", "fair:east").answer("levy", "city:trebizond")
    assert p.state.florins == [1, 1, 1]
    assert p.at("constantinople_1") == "Br", "forced"
    assert [e["city"] for e in p.args_of("levied")] == ["city:trebizond", "city:constantinople_1"]


def test_ex_15_conspiracy() -> None:
    t = (
        a_table(2)
        .king(1, "aragon")
        .vassal("france", "aragon")
        .repressed("aragon", "Rk")
        .token("algiers", "Br")
    )
    t.pirate("aragon__portugal", "Bp").tableau(1, "peters_pence", "luther", "the_grim")
    p = play(t, "house_of_borgia").answer("war", "place:aragon")
    assert p.args_of("clash") == [{"attack": 2, "defence": 1}]
    assert set(p.answers) == {("lose-freed", "token:knight-red"), ("lose", "border:aragon__portugal")}
    p.answer("lose", "border:aragon__portugal").answer("settle", "token:knight-red", "city:valencia")
    assert p.row(0, "west") == ["house_of_borgia", "aragon"]
    assert p.holder("france") == -1
    assert p.border("aragon__portugal") is None
    p.answer("grant", "border:aragon__france")
    assert {card for _, card in p.offered("put")} == {
        "card:house_of_borgia",
        "empire:aragon",
        "card:peters_pence",
        "card:luther",
    }


def test_ex_16_strawman_revolt() -> None:
    t = a_table(2).king(0, "aragon").vassal("france", "aragon").token("paris", "Wk").token("lyon", "Wk")
    t.pirate("england__france", "Bp").concession("aragon__france", 0)
    p = play(t, "flanders_guild").answer("war", "place:france")
    assert p.args_of("clash") == [{"attack": 3, "defence": 2}]
    p.answer("lose", "border:england__france").answer("lose", "border:aragon__france")
    assert p.prompt == "survivors"
    p.answer("settle", CUBE, "border:england__france").answer("grant", "border:aragon__france")
    assert (p.border("england__france"), p.border("aragon__france")) == (0, 0)
    assert p.is_republic("france")
    assert p.suzerain("france") is None
    assert p.row(0, "west") == ["aragon", "flanders_guild", "france"]


def test_ex_17_crusade() -> None:
    t = a_table(2).king(0, "aragon").token("valencia", "Wr").token("algiers", "Br").token("london", "Wk")
    p = play(t.pirate("aragon__papal_states", "Wp"), "jesuits").answer("war", "place:aragon")
    assert p.args_of("clash") == [{"attack": 3, "defence": 1}]
    p.answer("lose", "city:valencia")
    assert p.state.religion(PLACE["aragon"]) == 0
    assert p.is_republic("aragon")
    p.answer("grant", "border:aragon__france")
    assert p.prompt == "place-agent"
    assert ("token:bishop-white", "empire:aragon") in p.offered("put")


def test_ex_18_supremacy() -> None:
    t = a_table(2).tableau(1, "pospolite_ruszenie").bishop("pospolite_ruszenie", "B").token("cairo", "Br")
    t.token("venice", "Wk")
    assert supreme_religion(t.g) == -1
    p = play(t, "ottoman_navy").answer("put", "token:pirate-black", "border:mamluk__ottoman")
    assert supreme_religion(p.state) == ISLAMIC


def test_ex_19_apostasy() -> None:
    t = a_table(3, expansion=True).tableau(0, "luther", "the_grim", "the_handsome")
    t.tableau(1, "antipope", "star_chamber", "cromwell").king(1, "ottoman").vassal("hungary", "ottoman")
    t.tableau(2, "reformed_theology", "anabaptist_reformation")
    p = play(t, "european_union").answer("apostasy", "card:european_union").answer("decline")
    assert p.row(0, "west") == ["european_union"]
    assert p.row(0, "east") == []
    assert p.row(1, "west") == p.row(1, "east") == []
    assert (p.holder("ottoman"), p.holder("hungary")) == (-1, -1)
    assert p.row(2, "west") == ["reformed_theology", "anabaptist_reformation"]


def test_ex_20_strawman_repress() -> None:
    t = a_table(2).tableau(0, "genoese_fleet").concession("aragon__france", 0).king(1, "aragon")
    p = use(t, "genoese_fleet", "repress-pawn")
    assert p.on("aragon") == [0]
    assert p.state.florins[0] == 1
    p = use(
        a_table(2).tableau(0, "genoese_fleet").concession("aragon__france", 0),
        "genoese_fleet",
        "repress-pawn",
    )
    assert p.supply(0) == 10


def test_ex_21_new_republic_acts() -> None:
    def position() -> Table:
        t = a_table(2).market("west", "luther", gold=[1]).king(0, "france").concession("england__france", 0)
        return t.tableau(0, "sindicat_remenca").token("paris", "Wk").token("london", "Wk").florins(0, 1)

    p = use(position(), "sindicat_remenca", "vote-west").answer("pass")
    assert ("empire:france", "op:commerce-west") in p.offered("use")
    p = use(position(), "empire:france", "campaign").answer("campaign", "place:england")
    p.answer("use", "card:sindicat_remenca", "op:vote-west").answer("pass")
    assert p.is_republic("france")
    assert p.prompt == "act", "France has acted, nothing is left to use"


def test_ex_22_borders() -> None:
    england, ottoman = PLACES[PLACE["england"]], PLACES[PLACE["ottoman"]]
    assert {BORDERS[b].id for b in england.borders} == {"england__france", "england__portugal"}
    assert len(ottoman.borders) == 3
    assert all(BORDERS[b].sea for b in ottoman.borders)
