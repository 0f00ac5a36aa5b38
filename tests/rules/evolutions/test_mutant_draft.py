"""The mutant draft: dealt, chosen at once, passed to the left."""

from kony_nb.game.hidden import view
from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.state import state_key
from tests.rules.evolutions.evolving import POWER_UP
from tests.rules.table import Table, kinds, new_table


def drafting(n: int = 3) -> Table:
    """Return a table of New York at which the first one chooses."""
    return new_table(n, expansions=POWER_UP, options={"mutant_draft": True})


def test_eight_are_dealt_to_each_of_the_sets_in_play() -> None:
    at_table = drafting()
    dealt = [card for monster in at_table.state.monsters for card in monster.packet]
    sets = [card for name in ("Kong", "Mantis", "Rob") for card in evolutions_of("new_york", name)]
    assert sorted(dealt) == sorted(sets)
    assert [len(monster.packet) for monster in at_table.state.monsters] == [8, 8, 8]
    assert at_table.state.pool == ()


def test_p_16_packets_go_to_the_left_until_all_have_eight() -> None:
    at_table = drafting()
    for left in range(8, 1, -1):
        packets = [monster.packet for monster in at_table.state.monsters]
        assert [len(packet) for packet in packets] == [left] * 3
        rest = []
        for seat in range(3):
            assert at_table.asked == (seat, "draft")
            chosen = packets[seat][0]
            rest.append(packets[seat][1:])
            at_table.play(f"pick {chosen}")
        if left > 2:
            assert [monster.packet for monster in at_table.state.monsters] == [rest[2], rest[0], rest[1]]
    at_table.settle()
    assert at_table.asked == (0, "keep_evolution")
    held = [(*monster.evolutions, *monster.hand) for monster in at_table.state.monsters]
    waiting = at_table.state.agenda[-1].args[2:]
    assert [len(cards) for cards in held] == [6, 8, 8]
    assert len({card for cards in held for card in cards} | set(waiting)) == 24


def test_p_18_a_choice_is_unknown_until_all_have_chosen() -> None:
    one, other = drafting(), drafting()
    first, second = one[0].packet[:2]
    told = one.play(f"pick {first}") + other.play(f"pick {second}")
    assert all(event.to == (0,) for event in told)
    assert state_key(view(one.state, 1)) == state_key(view(other.state, 1))
    assert one.asked == (1, "draft")
    assert len(one[1].packet) == 8
    assert first not in state_key(view(one.state, 1)).decode()


def test_p_19_what_was_drafted_is_ones_own_deck() -> None:
    at_table = drafting(2)
    mantis = [card for card in at_table[0].packet if card in evolutions_of("new_york", "Mantis")]
    while at_table.asked[1] == "draft":
        seat = at_table.asked[0]
        packet = at_table[seat].packet
        own = [card for card in packet if card in evolutions_of("new_york", "Mantis")]
        at_table.play(f"pick {(own if seat == 0 else [])[0] if seat == 0 and own else packet[0]}")
        at_table.settle()
    assert mantis[0] in (*at_table[0].evolutions, *at_table.state.agenda[-1].args)
    assert at_table.asked == (0, "keep_evolution")
    assert at_table.state.agenda[-1].args[:2] == ("evo.setup.first", "back")


def test_the_last_one_is_taken_by_itself() -> None:
    at_table = drafting(2)
    told = []
    while at_table.asked[1] == "draft":
        told = at_table.play(f"pick {at_table[at_table.asked[0]].packet[0]}")
    assert len(kinds(told, "forced")) == 2
    assert all(event.to is not None for event in kinds(told, "forced"))


def test_without_the_variant_each_has_its_own_set() -> None:
    at_table = new_table(3, expansions=POWER_UP)
    for monster in at_table.state.monsters[1:]:
        assert monster.evolutions == evolutions_of("new_york", monster.name)
