import pytest

from kony_nb.rules.cards.registry import CARDS, deck_of
from kony_nb.rules.errors import KonyError
from kony_nb.rules.rulebook import RULES
from kony_nb.views.cards import card, card_svg, cards
from kony_nb.views.evolutions import evolutions
from kony_nb.views.rulebook import rule, rules
from kony_nb.views.table import Table
from tests.views.drawing import parse, said


def test_every_card_can_be_drawn_and_read():
    for entry in CARDS.values():
        root = parse(card_svg(entry))
        assert entry.effect in said(root)
        assert entry.design or entry.name in repr(card(entry.name))
        assert card(entry.id).entry is entry


def test_an_unknown_card_names_those_that_look_alike():
    with pytest.raises(KonyError, match="Extra Head"):
        card("Extra Hed")


def test_the_table_of_cards():
    assert {row["id"] for row in cards()} == {
        entry.id for entry in CARDS.values() if not entry.design and not entry.monster
    }
    assert [row["name"] for row in cards().filter(kind="Goal")] == ["Statue of Liberty", "Superstar"]
    assert cards("no such words").rows == []


def test_rules_are_found_by_all_their_words():
    assert len(rules()) == len(RULES) + len(cards()) + len(evolutions())
    found = [row["id"] for row in rules("FLEE attack")]
    assert "ny.flee.right" in found
    assert len(found) < len(rules("flee"))
    assert not rules("no such words").rows


def test_a_rule_shows_both_readings():
    page = rule("ny.statue.value")
    assert set(page.readings) == {"digest", "printed"}
    for shown in (repr(page), page._repr_html_()):
        assert page.id in shown
        assert page.text in shown
        assert "printed" in shown
        assert "statue_of_liberty" in shown


def test_every_rule_can_be_shown():
    for ident in RULES:
        assert ident in repr(rule(ident))
        assert ident in rule(ident)._repr_html_()


def test_an_unknown_rule_names_those_that_look_alike():
    with pytest.raises(KonyError, match=r"ny\.flee\.right"):
        rule("ny.flee.rigth")


def test_html_of_a_table_is_escaped():
    html = Table([{"a<b": "<script>"}], "x & y")._repr_html_()
    assert "<script>" not in html
    assert "a&lt;b" in html
    assert "x &amp; y" in html


def test_a_column_that_is_not_there():
    with pytest.raises(KonyError, match="no column price; there are name, cost"):
        Table([{"name": "Curse", "cost": 4}]).filter(price=4)


def test_plain_text_breaks_long_cells():
    text = repr(Table([{"id": 1, "words": "word " * 30}]))
    assert max(len(line) for line in text.splitlines()) <= 50


def test_an_empty_table():
    assert repr(Table([], "Nothing")) == "Nothing"
    assert Table([]).columns == []


@pytest.mark.parametrize("query", [None, 5, b"flee", ["flee"]])
def test_what_is_no_text_is_not_sought(query):
    for search in (rules, cards, card):
        with pytest.raises(KonyError, match="is no text"):
            search(query)


def test_cards_are_filtered():
    assert {row["kind"] for row in cards(kind="Keep", cost=4)} == {"keep"}
    assert {row["cost"] for row in cards(kind="keep", cost=range(4))} <= {0, 1, 2, 3}
    assert all("Staten Island" in row["cheaper_in"] for row in cards(discount="staten island"))
    assert {row["name"] for row in cards(discount="bronx")} <= {row["name"] for row in cards(kind="discard")}
    assert len(cards(kind="keep")) + len(cards(kind="discard")) + len(cards(kind="goal")) == len(cards())
    both = len(cards(game="new_york")) + len(cards(game="tokyo"))
    assert both == len(cards()) + sum("," in row["game"] for row in cards())
    assert len(cards(provenance="published")) == len(cards())
    assert [row["name"] for row in cards("JINX token", kind="keep")] == ["Curse"]


def test_a_row_of_the_cards_says_everything():
    (row,) = cards("extra die", cost=7)
    assert list(row) == ["name", "cost", "kind", "cheaper_in", "effect", "game", "copies", "provenance", "id"]
    assert (row["id"], row["game"], row["provenance"]) == ("extra_head", "new_york, tokyo", "published")


@pytest.mark.parametrize(("game", "copies"), [("new_york", 1), ("tokyo", 2), (None, 2)])
def test_a_card_that_is_there_twice_is_one_row(game, copies):
    (row,) = cards("extra head", game=game)
    assert row["copies"] == copies
    assert sum(row["copies"] for row in cards(game="tokyo")) == len(deck_of("tokyo"))


def test_a_card_that_acts_as_another_is_no_row_and_no_rule():
    assert "mimic.jets" in CARDS
    assert not [row for table in (cards(), rules()) for row in table if "mimic." in row["id"]]


def test_a_name_as_it_is_printed_and_the_game_that_is_meant():
    assert card("It Has a Child!").entry.id == "it_has_a_child"
    assert card("extra head", game="tokyo").entry.id == "extra_head"
    with pytest.raises(KonyError, match="'jets' is no card"):
        card("jets", game="new_york")
    with pytest.raises(KonyError, match="game: 'chess'"):
        card("jets", game="chess")


def test_goal_cards_have_no_cost():
    assert [row["cost"] for row in cards(kind="goal")] == [None, None]
    assert not {row["kind"] for row in cards(cost=0)} & {"goal"}
    assert "–" in repr(cards(kind="goal"))


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"kind": "spell"}, "kind: 'spell' is not one of discard, goal, keep"),
        ({"discount": "tokyo"}, "discount: 'tokyo' is not one of"),
        ({"game": "chess"}, "game: 'chess'"),
        ({"provenance": "found"}, "provenance: 'found'"),
        ({"cost": "four"}, "cost: 'four' is no number"),
        ({"cost": True}, "cost: True is no number"),
        ({"kind": 4}, "4 is no text"),
    ],
)
def test_a_filter_that_means_nothing(wanted, said):
    with pytest.raises(KonyError, match=said):
        cards(**wanted)
