"""The species of the monsters."""

from kony_nb.rules.games import GAMES
from kony_nb.rules.power_up.species import SPECIES


def test_every_monster_has_an_entry() -> None:
    players = {name for rules in GAMES.values() for name in rules.monsters + rules.with_power_up}
    assert set(SPECIES) == players | {"Luchador"}


def test_which_are_known() -> None:
    known = {name: species.name for name, species in SPECIES.items() if species.known}
    assert known == {
        "Alienoid": "Invader",
        "Kraken": "Invader",
        "Gigazaur": "Mutant",
        "The King": "Mutant",
        "Pandakai": "Mutant",
        "Meka Dragon": "Robot",
        "Cyber Bunny": "Robot",
    }


def test_what_is_not_known_is_a_guess_or_nothing() -> None:
    guessed = {name: species.name for name, species in SPECIES.items() if not species.known}
    assert {name for name, species in guessed.items() if not species} == {"Space Penguin", "Luchador"}
    assert set(guessed.values()) == {"", "Mutant", "Invader", "Robot"}
    assert guessed["Cyber Kitty"] == "Robot"
