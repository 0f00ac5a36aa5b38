"""The set of Luchador: the published Protector of Children, and a house set of ropes, holds, masks and the public."""

from collections import Counter
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.rules.cards import registry
from kony_nb.rules.cards.registry import CARDS, evolutions_of
from kony_nb.rules.check import check
from kony_nb.rules.errors import BadOption
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import options
from tests.rules.collecting import MOMENTS, counting
from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, seated, sits
from tests.rules.luchador.ring import card
from tests.rules.table import P1, P2, P3, Table, building, cited
from tests.rules.together import by
from tests.rules.wandering import walk

LUCHADOR = "Luchador"
EXPANSIONS = ["power_up", "luchador"]
PROTECTORS = {NEW_YORK: "protector_of_children", TOKYO: "protector_of_children_tokyo"}
PLAYED = 100
"""Random games in each game."""


def match(game: str, *monsters: dict[str, Any], **situation: Any) -> Table:
    """Return a table with evolutions, masks and challenges."""
    return seated(game, *monsters, expansions=EXPANSIONS, **situation)


def luchador(at: str = "out", hand: Any = (), play: Any = (), **more: Any) -> dict[str, Any]:
    """Return the Luchador."""
    return sits(LUCHADOR, at, hand, play, **more)


def dull(table: Table) -> None:
    """Let P1 choose what does the least."""
    assert table.asked[0] == P1
    table.play(next(text for text in ("end", "pass", "stay", *sorted(table.legal)) if text in table.legal))


def end(table: Table) -> None:
    """Go on to the window before the turn of P1 ends."""
    while table.asked != (P1, "play"):
        dull(table)


def turn_over(table: Table) -> None:
    """Go on until another seat is asked."""
    while table.asked[0] == P1:
        dull(table)


def earned(table: Table, seat: int) -> tuple[int, int, int]:
    """Return the victory points, life points and energy of a seat."""
    return table[seat].vp, table[seat].lp, table[seat].energy


# the set, and who plays


def test_the_set_is_complete() -> None:
    complete(LUCHADOR)
    for game, protector in PROTECTORS.items():
        published = [card for card in evolutions_of(game, LUCHADOR) if CARDS[card].provenance == "published"]
        assert published == [protector]


def test_it_plays_with_both_expansions() -> None:
    for game in BOTH:
        assert Game.new(game, ["Kong", LUCHADOR], expansions=EXPANSIONS).names == ["Kong", LUCHADOR]
        with pytest.raises(BadOption, match=LUCHADOR):
            Game.new(game, ["Kong", LUCHADOR], expansions=["power_up"])


def test_a_monster_without_a_set_is_refused_with_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {ident: entry for ident, entry in CARDS.items() if entry.monster != LUCHADOR}
    monkeypatch.setattr(registry, "CARDS", left)
    evolutions_of.cache_clear()
    try:
        for game in BOTH:
            there = GAMES[game].monsters_of(options(game, expansions=EXPANSIONS))
            assert LUCHADOR not in there
            assert "Kong" in there
            with pytest.raises(BadOption) as caught:
                Game.new(game, ["Kong", LUCHADOR], expansions=EXPANSIONS)
            assert "'Luchador' is not known; allowed: " in str(caught.value)
            assert all(name in str(caught.value) for name in there)
            assert LUCHADOR in GAMES[game].monsters_of(options(game, expansions=["luchador"]))
    finally:
        evolutions_of.cache_clear()


# Protector of Children

FACES = ((NEW_YORK, "D", 2, {}), (NEW_YORK, "O", 2, {"skull_face": "ouch"}), (TOKYO, "1", 3, {}))
"""Game, the face that counts, how many dice must show it, and the options."""


def test_enough_faces_bring_one_of_each() -> None:
    for game, face, least, chosen in FACES:
        for n in (least - 1, least, least + 1):
            dice = face * n + "E" * (6 - n)
            owner = luchador(play=[PROTECTORS[game]], lp=5)
            table = match(game, owner, sits("Rob"), phase="resolve", dice=dice, options=chosen)
            events = cited(table.play(f"resolve {face}"), f"card.{PROTECTORS[game]}")
            gains = [(event.kind, event.n) for event in events]
            assert gains == ([("vp", 1), ("lp", 1), ("energy", 1)] if n >= least else [])


def test_besides_what_the_faces_do() -> None:
    table = match(TOKYO, luchador("in", play=[PROTECTORS[TOKYO]], lp=5), sits("Rob"), phase="resolve", dice="111AHH")
    table.play("resolve 1")
    assert earned(table, P1) == (2, 6, 1)  # in Tokyo too
    town = {"queens": building("high_rise_2")}
    owner = luchador("queens", play=[PROTECTORS[NEW_YORK]], lp=10)
    table = match(NEW_YORK, owner, sits("Rob"), phase="resolve", dice="DDHHHO", boroughs=town)
    quiet_evolving(table)
    table.play("resolve D")
    assert earned(table, P1) == (1 + 2, 10, 1)  # never above the maximum


def quiet_evolving(table: Table) -> None:
    """Keep the first of what three hearts bring."""
    table.settle()
    if table.asked[1] == "keep_evolution":
        table.play(f"pick {table.state.agenda[-1].args[2]}")


def test_the_skull_is_the_face_of_the_option() -> None:
    for chosen, skull, other in (("destruction", "D", "O"), ("ouch", "O", "D")):
        for face, paid in ((skull, True), (other, False)):
            owner = luchador("queens", play=[PROTECTORS[NEW_YORK]])
            table = match(
                NEW_YORK, owner, sits("Rob"), phase="resolve", dice=face * 2 + "EEEH", options={"skull_face": chosen}
            )
            assert bool(cited(table.play(f"resolve {face}"), "card.protector_of_children")) == paid


def test_the_profiles_differ_in_the_skull_and_the_option_is_of_the_expansion() -> None:
    for rules, skull in (("digest", "destruction"), ("printed", "ouch")):
        assert options(NEW_YORK, rules, expansions=EXPANSIONS).skull_face == skull
    ouch = {"skull_face": "ouch"}
    assert options(NEW_YORK, overrides=ouch, expansions=["luchador"]).changed == ouch
    with pytest.raises(BadOption, match="skull_face: no such option of this game"):
        options(NEW_YORK, overrides=ouch)
    with pytest.raises(BadOption, match="skull_face: no such option of this game"):
        options(TOKYO, overrides=ouch, expansions=EXPANSIONS)


def test_nothing_for_the_dice_of_others_nor_after_its_death() -> None:
    for game, face, least, chosen in FACES:
        owner = luchador("out", play=[PROTECTORS[game]], lp=5)
        dice = face * least + "E" * (6 - least)
        table = match(game, sits("Rob", "in"), owner, sits("Mantis"), phase="resolve", dice=dice, options=chosen)
        assert cited(table.play(f"resolve {face}"), f"card.{PROTECTORS[game]}") == []
        owner = luchador("in", play=[PROTECTORS[game]], lp=1)
        table = match(game, sits("Rob"), owner, sits("Mantis"), phase="resolve", dice="AAAEEH", options=chosen)
        table.play("resolve A")
        assert (table[P2].alive, table[P2].cards) == (False, ())


def test_played_while_the_dice_lie_it_acts_at_once() -> None:
    for game, face, least, chosen in FACES:
        dice = face * least + "E" * (6 - least)
        owner = luchador(hand=[PROTECTORS[game]], lp=5)
        table = match(game, owner, sits("Rob"), phase="resolve", dice=dice, options=chosen)
        table.play(f"play {PROTECTORS[game]}")
        assert by(table.play(f"resolve {face}"), "energy", P1)[0][0] == f"card.{PROTECTORS[game]}"
        owner = luchador(hand=[PROTECTORS[game]], lp=5)
        dice = face * (least - 1) + "E" * (7 - least)
        table = match(game, owner, sits("Rob"), phase="resolve", dice=dice, options=chosen)
        assert f"play {PROTECTORS[game]}" not in table.legal


# Off the Ropes


def test_ropes_hit_everybody() -> None:
    for game in BOTH:
        owner = luchador("out", ["off_the_ropes"])
        table = match(game, owner, sits("Rob", "in"), sits("Mantis"), phase="resolve", dice="AAEEEH")
        table.play("play off_the_ropes", "resolve A")
        assert table.all("lp") == [10, 8, 8]
        assert table.asked[0] == P2  # only who is in the city may leave it
        table.play("hold")
        assert table.asked[0] == P1


def test_ropes_are_not_offered_where_all_are_hit_anyway() -> None:
    for game in BOTH:
        owner = luchador("in", ["off_the_ropes"])
        table = match(game, owner, sits("Rob"), sits("Mantis"), phase="resolve", dice="AAEEEH")
        assert table.asked == (P1, "resolve")
        assert "play off_the_ropes" not in table.legal


def test_ropes_from_inside_hit_the_other_one_in_the_city() -> None:
    for game, other in ((NEW_YORK, "lower_56"), (TOKYO, "tokyo_bay")):
        five = [sits("Rob", other), *(sits(name) for name in ("Mantis", "Sheriff", "Kong"))]
        owner = luchador("in", ["off_the_ropes"], challenge=card(6))
        table = match(game, owner, *five, phase="resolve", dice="AEEEEH")
        table.play("play off_the_ropes", "resolve A")
        assert table.all("lp") == [10, 9, 9, 9, 9]
        assert table.asked[0] == P2
        table.play("hold")
        assert table.asked == (P1, "resolve")  # and no challenge


def test_ropes_last_this_turn_only() -> None:
    for game in BOTH:
        owner = luchador("out", ["off_the_ropes"])
        table = match(game, owner, sits("Rob", "in"), sits("Mantis"), phase="resolve", dice="AEEEEH")
        table.play("play off_the_ropes")
        assert is_there(table, P1, "off_the_ropes")
        table.play("resolve A", "hold")
        turn_over(table)
        assert table[P1].spent == ("off_the_ropes",)
        assert table[P1].cards == ()


def test_ropes_only_for_ones_own_attacks_to_come() -> None:
    for game in BOTH:
        for dice, offered in (("AEEEHH", True), ("EEEEHH", False)):
            owner = luchador("out", ["off_the_ropes"])
            table = match(game, owner, sits("Rob", "in"), sits("Mantis"), phase="resolve", dice=dice)
            assert ("play off_the_ropes" in table.legal) == offered
        table = match(game, luchador("out", ["off_the_ropes"]), sits("Rob", "in"), sits("Mantis"))
        assert table.legal == {"roll"}
        owner = luchador("out", ["off_the_ropes"])
        table = match(game, sits("Rob"), owner, sits("Mantis", "in"), phase="resolve", dice="AEEEHH")
        assert table.asked == (P1, "resolve")


# Kick-Out


def test_the_last_life_point_stays_for_the_turn() -> None:
    for game in BOTH:
        for lp in (1, 3):
            owner = luchador("in", ["kick_out"], lp=lp)
            table = match(game, sits("Rob"), owner, sits("Mantis"), phase="resolve", dice="AAAEEH")
            table.play("resolve A")
            assert table.asked == (P2, "play")
            events = table.play("play kick_out")
            assert (table[P2].lp, table[P2].alive) == (1, True)
            assert by(events, "reduce") == [("card.kick_out", P2, 4 - lp)]
            assert is_there(table, P2, "kick_out")


def test_kick_out_ends_with_the_turn_of_another() -> None:
    for game in BOTH:
        owner = luchador("in", ["kick_out"], lp=2)
        table = match(game, sits("Rob"), sits("Mantis"), owner, phase="resolve", dice="AAAEEE")
        table.play("resolve A", "play kick_out", "hold")
        assert is_there(table, P3, "kick_out")
        turn_over(table)
        assert table.asked == (P2, "roll")
        assert (table[P3].cards, table[P3].spent) == ((), ("kick_out",))


def test_kick_out_only_when_the_last_one_goes() -> None:
    for game in BOTH:
        owner = luchador("in", ["kick_out"], lp=4)
        table = match(game, sits("Rob"), owner, sits("Mantis"), phase="resolve", dice="AAAEEH")
        table.play("resolve A")
        assert table.asked[1] in ("flee", "yield")
        assert "play kick_out" not in table.legal
        masked = luchador("in", ["kick_out"], ["never_unmasked"], lp=3)  # which saves the last one already
        table = match(game, sits("Rob"), masked, sits("Mantis"), phase="resolve", dice="AAAEEH")
        table.play("resolve A")
        assert table.asked[1] in ("flee", "yield")
        assert table[P2].lp == 1


def test_kick_out_against_units_on_the_own_turn() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}
    owner = luchador("queens", ["kick_out"], lp=2)
    table = match(NEW_YORK, owner, sits("Rob"), phase="resolve", dice="OOEEEE", boroughs=streets)
    table.play("resolve O", "play kick_out")
    assert (table[P1].lp, table[P1].alive) == (1, True)


def test_without_it_the_blow_kills_and_the_hand_is_gone() -> None:
    for game in BOTH:
        owner = luchador("in", ["kick_out"], lp=2)
        table = match(game, sits("Rob"), owner, sits("Mantis"), phase="resolve", dice="AAAEEH")
        table.play("resolve A", "pass")
        assert (table[P2].alive, table[P2].hand, table[P2].mask) == (False, (), False)
        assert table[P1].collection == 1


# The Crowd Roars


def test_the_crowd_counts_the_beaten() -> None:
    for game in BOTH:
        for n, vp in ((1, 1), (3, 3), (4, 3)):
            owner = luchador("in", ["the_crowd_roars"])
            others = [sits(name) for name in ("Rob", "Mantis", "Sheriff", "Kong")[:n]]
            table = match(game, owner, *others, phase="resolve", dice="AHHEEE")
            table.play("resolve A")
            end(table)
            before = table[P1].vp
            table.play("play the_crowd_roars")
            assert table[P1].vp == before + vp


def test_the_crowd_counts_who_was_eliminated_too() -> None:
    for game in BOTH:
        owner = luchador("in", ["the_crowd_roars"])
        table = match(game, owner, sits("Rob", lp=1), sits("Mantis"), phase="resolve", dice="AHHEEE")
        table.play("resolve A")
        end(table)
        before = table[P1].vp
        table.play("play the_crowd_roars")
        assert (table[P1].vp, table[P2].alive) == (before + 2, False)


def test_the_crowd_is_silent_where_nobody_was_hurt() -> None:
    for game in BOTH:
        owner = luchador("in", ["the_crowd_roars"])
        table = match(game, owner, sits("Rob"), sits("Mantis"), phase="end")
        table.play("end")
        assert table[P1].hand == ("the_crowd_roars",)
        assert table.asked[0] == P2
        owner = luchador("out", ["the_crowd_roars"])  # others fight on their turn
        table = match(game, sits("Rob"), owner, sits("Mantis", "in"), phase="resolve", dice="AEEEEE")
        table.play("resolve A", "hold")
        turn_over(table)
        assert table.asked == (P2, "roll")
        assert table[P2].hand == ("the_crowd_roars",)


# Mask Parade


def test_a_point_for_each_mask() -> None:
    for game in BOTH:
        for attached, collection, vp in ((True, 0, 1), (True, 1, 2), (True, 3, 3)):
            masks = {"attached": attached, "collection": collection}
            others = [sits(name, masks={"attached": False}) for name in ("Rob", "Mantis", "Sheriff")]
            table = match(game, luchador("out", ["mask_parade"], masks=masks), *others)
            table.play("play mask_parade")
            assert (table[P1].vp, table[P1].collection, table[P1].mask) == (vp, collection, attached)
            assert table[P1].spent == ("mask_parade",)


def test_no_parade_without_a_mask_with_twenty_or_on_the_turn_of_another() -> None:
    for game in BOTH:
        table = match(game, luchador("out", ["mask_parade"], masks={"attached": False}), sits("Rob"))
        assert table.legal == {"roll"}
        table = match(game, luchador("out", ["mask_parade"]), sits("Rob"))
        assert table.legal == {"roll", "play mask_parade"}
        table = match(game, sits("Rob"), luchador("out", ["mask_parade"]))
        table.play("roll", "dice EEEHHA")
        assert table.asked == (P1, "keep")
    table = match(NEW_YORK, luchador("out", ["mask_parade"], vp=20), sits("Rob"))
    assert table.legal == {"roll"}


def test_a_parade_that_reaches_twenty_with_the_collection_wins() -> None:
    owner = luchador("out", ["mask_parade"], vp=16, masks={"attached": True, "collection": 1})
    table = match(TOKYO, owner, sits("Rob", masks={"attached": False}), sits("Mantis"))
    table.play("play mask_parade")
    assert (table.state.result, table.state.winner) == ("vp", P1)


# Never Unmasked


def test_a_mask_softens_a_hard_attack() -> None:
    for game in BOTH:
        for attached, dice, lost in (
            (True, "AEEEHH", 1), (True, "AAEEHH", 1), (True, "AAAEHH", 2), (False, "AAAEHH", 3)
        ):
            owner = luchador("in", play=["never_unmasked"], masks={"attached": attached})
            table = match(game, sits("Rob"), owner, sits("Mantis"), phase="resolve", dice=dice)
            events = table.play("resolve A")
            assert table[P2].lp == 10 - lost
            softened = attached and dice.count("A") > 1
            assert by(events, "reduce") == ([("card.never_unmasked", P2, 1)] if softened else [])


def test_a_mask_softens_outside_but_no_units() -> None:
    for game in BOTH:
        owner = luchador("out", play=["never_unmasked"])
        table = match(game, sits("Rob", "in"), owner, sits("Mantis"), phase="resolve", dice="AAEEHH")
        table.play("resolve A")
        assert table.all("lp") == [10, 9, 8]
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}
    owner = luchador("queens", play=["never_unmasked"])
    table = match(NEW_YORK, owner, sits("Rob"), phase="resolve", dice="OEEEEE", boroughs=streets)
    table.play("resolve O")
    assert table[P1].lp == 8


def test_the_mask_is_gone_after_a_lost_challenge() -> None:
    owner = luchador("in", play=["never_unmasked"], challenge=card(1))
    table = match(TOKYO, sits("Rob", challenge=card(6)), owner, phase="resolve", dice="AA1122")
    table.play("resolve A", "hold", "challenge luchador", "reveal", "reveal")
    table.settle()
    assert (table[P2].mask, table[P2].lp) == (False, 9)
    assert is_there(table, P2, "never_unmasked")


# Choke Hold


def test_who_is_hurt_pays() -> None:
    for game in BOTH:
        owner = luchador("in", play=["choke_hold"])
        others = [sits("Rob", energy=2), sits("Mantis"), sits("Sheriff", lp=2, energy=4)]
        table = match(game, owner, *others, phase="resolve", dice="AAHHEE")
        table.play("resolve A")
        assert table.all("energy") == [1, 1, 0, 0]  # the dead do not pay


def test_nobody_pays_for_attacks_of_others_or_that_take_nothing() -> None:
    for game in BOTH:
        owner = luchador("out", play=["choke_hold"])
        table = match(game, sits("Mantis"), owner, sits("Rob", "in", energy=3), phase="resolve", dice="AEEEEE")
        table.play("resolve A")
        assert table.all("energy") == [0, 0, 3]
        quick = sits("Mantis", "in", ["too_quick"], energy=3)
        table = match(game, owner, quick, sits("Rob"), phase="resolve", dice="AEEEEE")
        table.play("resolve A", "play too_quick")
        assert table.all("energy") == [0, 3, 0]


def test_ropes_and_hold_together() -> None:
    for game in BOTH:
        owner = luchador("out", ["off_the_ropes"], ["choke_hold"])
        others = [sits("Rob", "in", energy=1), sits("Mantis", energy=1)]
        table = match(game, owner, *others, phase="resolve", dice="AHHEEE")
        table.play("play off_the_ropes", "resolve A")
        assert table.all("energy") == [2, 0, 0]


# Reversal


def test_a_heart_becomes_an_attack_or_the_other_way_round_once_a_turn() -> None:
    for game in BOTH:
        for pair, dice in (("HA", "AAEEEE"), ("AH", "HHEEEE")):
            table = match(game, luchador("in", play=["reversal"]), sits("Rob"))
            table.play("roll", "dice AHEEEE", "stop")
            assert table.legal == {"pass", "use reversal HA", "use reversal AH"}
            table.play(f"use reversal {pair}")
            assert sort_faces(table.state.dice) == sort_faces(dice)
            assert table.asked == (P1, "resolve")  # and not for another one


def test_a_heart_made_so_evolves() -> None:
    for game in BOTH:
        table = match(game, luchador("in", play=["reversal"]), sits("Rob"))
        table.play("roll", "dice HHAEEE", "stop", "use reversal AH")
        table.settle()
        assert table.asked == (P1, "keep_evolution")


def test_no_reversal_of_other_faces_or_of_the_dice_of_others() -> None:
    for game, dice in ((NEW_YORK, "EEEDSO"), (TOKYO, "EEE123")):
        table = match(game, luchador("in", play=["reversal"]), sits("Rob"))
        table.play("roll", f"dice {dice}", "stop")
        assert table.asked == (P1, "resolve")
        table = match(game, sits("Rob"), luchador("in", play=["reversal"]))
        table.play("roll", "dice HHAEEE", "stop")
        assert table.asked == (P1, "resolve")


# random games


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_random_games_with_the_luchador_break_nothing(game: str) -> None:
    run: Counter[tuple[str, str]] = Counter()
    played: Counter[str] = Counter()
    seed = games = 0
    ours = evolutions_of(game, LUCHADOR)
    with counting(run):
        while games < PLAYED:
            walking = walk(seed, 2 + seed % 5, ("digest", "printed")[seed % 2], game, evolving=True, masked=True)
            seed += 1
            first = next(walking)
            if all(monster.name != LUCHADOR for monster in first.monsters):
                continue
            games += 1
            held: Counter[str] = Counter()
            for state in walking:
                assert check(state) == []
                now = Counter(card for monster in state.monsters for card in monster.hand)
                if now != held:
                    lying = {card for monster in state.monsters for card in (*monster.spent, *monster.cards)}
                    played.update(card for card in held - now if card in lying)
                    held = now
            assert state.result in ("vp", "last", "card", "nobody")
    assert [card for card in ours if not played[card]] == []
    functions = {(card, moment) for card in ours for moment in MOMENTS if getattr(CARDS[card], moment) is not None}
    assert functions - set(run) == set()
