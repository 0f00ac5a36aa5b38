"""An owner's challenge cards: read field by field over ours, in use everywhere, and gone again without a trace."""

from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.hidden import view
from kony_nb.game.narration import narrate
from kony_nb.game.owner import using
from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.writing import toml_text
from kony_nb.odds.challenge_cards import random_challenge
from kony_nb.odds.challenging import challenge
from kony_nb.play.challenges import revealing
from kony_nb.play.chunks import Branches, play_chunk
from kony_nb.rules.actions import action
from kony_nb.rules.errors import BadCards, BadRecord, BadScenario
from kony_nb.rules.luchador.cards import CHALLENGES, HOUSE, Gain, use_challenges
from kony_nb.rules.options import options
from kony_nb.rules.state import state_key
from kony_nb.views.luchador import challenge_svg
from tests.game.owner_cards import evolution

pytestmark = pytest.mark.usefixtures("nothing_in_use")
PAIR = ["Kong", "Rob"]
STRONG = {"id": 18, "name": "Iron Grip", "strength": 9, "reward": {"vp": 5}}


def write(*challenges: dict[str, Any], evolutions: tuple[dict[str, Any], ...] = (), name: str = using.FILE) -> Path:
    Path(name).write_text(toml_text(evolutions, challenges), encoding="utf-8")
    return Path(name)


def new(game: str = "tokyo", **more: Any) -> kn.Game:
    return kn.Game.new(game, monsters=PAIR, **{"expansions": ["luchador"], **more})


def about_to_reveal(game: str = "tokyo", **more: Any) -> kn.Game:
    """Return a challenge of Kong, who has card 18, with Rob, who has card 1, in which both are about to decide."""
    place, dice = {"tokyo": ("tokyo_city", "AA1122"), "new_york": ("lower", "AAHHEE")}[game]
    rob = {"name": "Rob", "place": place, "challenge": "Avalanche"}
    monsters = [{"name": "Kong", "challenge": "challenge.18"}, rob]
    given = {"game": game, "expansions": ["luchador"], "phase": "resolve", "dice": dice, "monsters": monsters}
    there = kn.scenario({**given, **more})
    for choice in ("resolve A", "hold", "challenge rob"):
        there.play(choice)
    return there


# What is entered


def test_what_is_not_given_is_as_on_the_house_card() -> None:
    used = kn.use_cards(write(STRONG, {"id": "challenge.02", "team_up_reward": {"energy": 3, "lp": 1}}))
    assert CHALLENGES["challenge.18"] == used.challenges[1]
    card, house = CHALLENGES["challenge.18"], HOUSE["challenge.18"]
    assert (card.name, card.strength, card.reward) == ("Iron Grip", 9, Gain(vp=5))
    assert (card.team_up, card.bonus, card.team_up_reward) == (house.team_up, house.bonus, house.team_up_reward)
    assert CHALLENGES["challenge.02"].team_up_reward == Gain(energy=3, lp=1)
    assert CHALLENGES["challenge.02"].name == "Bear Hug"
    owned = [ident for ident, entry in CHALLENGES.items() if entry.provenance == "owner"]
    assert owned == ["challenge.02", "challenge.18"]
    assert [*CHALLENGES] == [*HOUSE]


def test_an_own_field_that_is_the_same_marks_the_card_as_the_owners_too() -> None:
    kn.use_cards(write({"id": 1, "strength": HOUSE["challenge.01"].strength}))
    assert CHALLENGES["challenge.01"].provenance == "owner"


def test_what_is_used_is_told() -> None:
    used = kn.use_cards(write(STRONG, evolutions=(evolution(replaces="High Tide"),)))
    assert repr(used).splitlines() == [
        "1 evolution and 1 challenge card of the owner, from my_cards.toml",
        "- Own (Kraken, King of Tokyo), in the place of High Tide [own_tokyo_kraken_1]",
        "- Iron Grip, strength 9, bonus 3 [challenge.18]",
    ]
    assert len(used) == 2
    assert used[-1] == CHALLENGES["challenge.18"]
    assert len(kn.use_cards(write(STRONG))) == 1
    Path("empty.toml").write_text("version = 1", encoding="utf-8")
    assert repr(kn.use_cards("empty.toml")) == "No cards of the owner in empty.toml."


def test_what_is_written_is_read_again() -> None:
    entered = [
        {"id": 3, "name": 'Ö "b" \\ 力', "reward": {}, "team_up": "C'est"},
        {"id": "challenge.04", "strength": 0, "bonus": 20, "team_up_reward": {"vp": 1, "lp": 2, "energy": 3}},
    ]
    own = kn.use_cards(write(*entered)).challenges
    assert [card.id for card in own] == ["challenge.03", "challenge.04"]
    assert (own[0].name, own[0].team_up, own[0].reward) == ('Ö "b" \\ 力', "C'est", Gain())
    assert (own[1].strength, own[1].bonus, own[1].team_up_reward) == (0, 20, Gain(vp=1, lp=2, energy=3))


def test_a_file_with_a_fault_changes_nothing() -> None:
    kn.use_cards(write(STRONG))
    there = dict(CHALLENGES)
    with pytest.raises(BadCards):
        kn.use_cards(write({"id": 1, "strength": 3}, {"id": 2, "strength": 99}, name="bad.toml"))
    assert there == CHALLENGES
    assert len(using.in_use()) == 1


# In use, and in use no more


def seen() -> tuple[object, ...]:
    """Return everything that is said of the cards."""
    game = about_to_reveal()
    odds = challenge(game.state, 0)
    return (
        dict(CHALLENGES),
        kn.challenges().rows,
        repr(kn.challenge_card("challenge.18")),
        challenge_svg(CHALLENGES["challenge.18"]),
        action("draw", "challenge.18").label,
        random_challenge(),
        odds.reveal,
        odds.payoffs,
        challenge(game.state, 0, known=True).wins,
        repr(odds),
        revealing(game.state, 0, first=True),
        game.state.options.owner_cards,
        game.to_json(),
    )


def test_there_and_back_again_nothing_stays_behind() -> None:
    house = seen()
    kn.use_cards(write(STRONG))
    own = seen()
    assert all(here != there for here, there in zip(house, own, strict=True))
    kn.use_cards(write({**STRONG, "strength": 8, "bonus": 0, "name": "Other"}, name="other.toml"))
    assert all(here not in (first, last) for here, first, last in zip(seen()[:4], house, own, strict=False))
    kn.use_cards(using.FILE)
    assert seen() == own
    kn.use_cards(None)
    assert seen() == house
    assert dict(HOUSE) == CHALLENGES


def test_it_is_shown_as_the_owners() -> None:
    kn.use_cards(write(STRONG))
    assert [row["name"] for row in kn.challenges(provenance="owner")] == ["Iron Grip"]
    assert kn.challenges()[0]["strength"] == 9
    page = kn.challenge_card("iron grip")
    assert "Owner's card" in repr(page)
    assert "Owner&#x27;s card" in page._repr_mimebundle_()["image/svg+xml"]
    with pytest.raises(kn.KonyError):
        kn.challenge_card("Curtain Bow")


def test_a_style_is_found_before_a_team_up_style() -> None:
    kn.use_cards(write({"id": 1, "name": "Golden"}))
    assert kn.challenge_card("golden").entry.id == "challenge.01"


def test_a_long_style_is_drawn_in_lines_beside_the_strength() -> None:
    kn.use_cards(write({"id": 1, "name": "Over the Top of the Whole Wide Old Ring"}, {"id": 2, "name": "M" * 40}))
    for ident in ("challenge.01", "challenge.02"):
        assert (">Over the Top" in challenge_svg(CHALLENGES[ident])) is (ident == "challenge.01")
        assert "M" * 20 not in challenge_svg(CHALLENGES[ident]).partition("</desc>")[2]


@pytest.mark.parametrize("game", ["tokyo", "new_york"])
def test_it_fights_with_its_own_numbers_and_the_log_says_whose_it_is(game: str) -> None:
    kn.use_cards(write(STRONG, {"id": 1, "reward": {}}))
    here = about_to_reveal(game)
    here.play("reveal")
    told = [narrate(event, here.names) for event in here.play("reveal")]
    assert "Kong reveals Iron Grip (owner), strength 9" in told
    assert "Kong discards the challenge card Iron Grip (owner)" in told
    assert any("wins the challenge against Rob with Iron Grip (owner), 9 to 6" in line for line in told)
    assert here.state.monsters[0].vp >= 5


def test_the_log_of_a_house_card_and_of_an_ally() -> None:
    kn.use_cards(write({"id": 3, "team_up": "Sticky"}))
    monsters = [
        {"name": "Kong", "challenge": "challenge.02"},
        {"name": "Rob", "place": "tokyo_city", "challenge": "challenge.01"},
        {"name": "Mantis", "challenge": "challenge.03"},
    ]
    given = {"game": "tokyo", "expansions": ["luchador"], "phase": "resolve", "dice": "AA1122", "monsters": monsters}
    game = kn.scenario(given)
    for choice in ("resolve A", "hold", "challenge rob", "help", "help", "pick mantis", "reveal"):
        game.play(choice)
    told = [narrate(event, game.names) for event in game.play("reveal")]
    assert "Mantis reveals Sticky (owner) for Kong, bonus 1" in told
    assert "Kong reveals Bear Hug, strength 6" in told
    assert any("with Sticky Bear Hug (owner), 7 to 6" in line for line in told)


def test_the_odds_are_those_of_the_owners_cards() -> None:
    kn.use_cards(write(*({"id": n, "strength": n} for n in range(1, 19))))
    every = [card.strength for card in CHALLENGES.values()]
    pairs = [own > other for own, other in permutations(every, 2)]
    assert random_challenge() == Fraction(sum(pairs), len(pairs)) == Fraction(1, 2)
    game = about_to_reveal()
    odds = challenge(game.state, 0)
    assert odds.wins[0][0] == 1, "18 is the strongest"
    assert odds.reveal == 1
    assert odds.exploitability <= 0.01
    assert len(odds.strategies) == 18
    assert challenge(view(game.state, 0), 0) == odds


# Games


def test_the_file_is_found_when_a_game_has_challenges() -> None:
    write(STRONG)
    kn.Game.new("tokyo", monsters=PAIR)
    assert len(using.in_use()) == 0
    assert new().state.options.owner_cards
    assert CHALLENGES["challenge.18"].name == "Iron Grip"


def test_the_digest_follows_what_the_game_plays_with() -> None:
    names = ("Kraken", "Rob")
    both = options("tokyo", expansions=["power_up", "luchador"])
    power_up, luchador = options("tokyo", expansions=["power_up"]), options("tokyo", expansions=["luchador"])
    kn.use_cards(write(evolutions=(evolution(),)))
    alone = using.digest(both, names)
    assert alone == using.digest(power_up, names) != ""
    assert using.digest(luchador, names) == ""
    kn.use_cards(write(STRONG, {"id": 2, "bonus": 4}, evolutions=(evolution(),)))
    assert using.digest(power_up, names) == alone
    assert len({using.digest(both, names), using.digest(luchador, names), alone, ""}) == 4
    assert using.digest(options("tokyo"), names) == ""
    told = using.digest(luchador, names)
    kn.use_cards(write({"id": "challenge.02", "bonus": 4}, STRONG))
    assert using.digest(luchador, ("Kong",)) == told


def test_saves_records_and_share_strings_carry_it_and_are_refused_with_others() -> None:
    kn.use_cards(write(STRONG))
    game = about_to_reveal()
    texts = game.to_json(), game.record(), game.share(all=True), game.share()
    reads = kn.Game.from_json, kn.Game.from_record, kn.scenario, kn.scenario
    there = game.state.options.owner_cards
    assert f'[Cards "{there}"]' in texts[1]
    assert game.to_scenario()["owner_cards"] == there
    for text, read in zip(texts, reads, strict=True):
        assert read(text).state.options.owner_cards == there
    others = write({**STRONG, "strength": 8}, name="other.toml")
    none, differ = "none that it plays with is in use", r"others are in use \(digest \w+, other"
    for file, words in ((None, none), (others, differ)):
        kn.use_cards(file)
        for text, read in zip(texts, reads, strict=True):
            with pytest.raises((BadRecord, BadScenario), match=rf"owner_cards: .*with cards of the owner.*{words}"):
                read(text)


def test_a_game_begun_with_house_cards_is_refused_with_the_owners() -> None:
    game = new(seed=3)
    saved, shared = game.to_json(), game.share(all=True)
    file = write(STRONG)
    kn.use_cards(file)
    with pytest.raises(BadRecord, match="without cards of the owner"):
        kn.Game.from_json(saved)
    with pytest.raises(BadScenario, match="without cards of the owner"):
        kn.scenario(shared)
    for use in (lambda: game.state, lambda: game.play("roll"), game.record, lambda: str(game)):
        with pytest.raises(BadCards, match=r"begun without cards of the owner.*kn\.use_cards\(None\)"):
            use()
    kn.use_cards(None)
    assert game.play("roll")


def test_games_without_challenges_are_untouched() -> None:
    kn.use_cards(None)
    games = kn.Game.new("tokyo", monsters=PAIR, seed=3), new(seed=3, expansions=["power_up"])
    saved = [game.to_json() for game in games]
    kn.use_cards(write(STRONG))
    for text, game in zip(saved, games, strict=True):
        assert kn.Game.from_json(text).to_json() == text
        assert game.state.options.owner_cards == ""


# Workers


def test_a_worker_plays_with_the_cards_that_it_is_sent() -> None:
    kn.use_cards(write(*({"id": n, "reward": {"vp": 20}} for n in range(1, 19))))
    game, cards = about_to_reveal(), using.in_use()
    job = Branches(state_key(game.state), (("reveal",), ("hide",)), ("random",) * 2, 1, 0)
    here = play_chunk(job, 0, 8, cards)
    use_challenges(())
    using.NOW.cards = OwnCards(())  # a process in which nothing has been used yet
    assert play_chunk(job, 0, 8) != here
    assert play_chunk(job, 0, 8, cards) == here


@pytest.mark.slow
def test_other_processes_play_with_them_too() -> None:
    kn.use_cards(write(*({"id": n, "reward": {"vp": 20}} for n in range(1, 19))))
    asked: dict[str, Any] = {"n": 20, "seed": 1, "policy": "random"}
    game = about_to_reveal()
    here = kn.compare(game, ["reveal", "hide"], workers=0, **asked)
    assert repr(here) == repr(kn.compare(game, ["reveal", "hide"], workers=1, **asked))
