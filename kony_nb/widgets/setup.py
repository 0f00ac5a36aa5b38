"""The new-game dialog: what can be set, and the game that comes out of it."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from kony_nb.game.game import Game
from kony_nb.play.policies import POLICIES
from kony_nb.rules.errors import BadOption
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import CHOICES, PROFILES
from kony_nb.widgets.html import button, note, tag
from kony_nb.widgets.moments import PERSON

__all__ = ["OPTION_NAMES", "PROFILE_NAMES", "VALUE_NAMES", "dialog", "game_of"]

MOST = 6
FEWEST = 2
OPTION_NAMES = {
    "statue_of_liberty": "Statue of Liberty counts",
    "superstar_on_taking": "Taking the Superstar pays",
    "infantry_reward": "Infantry pays",
    "leaving_needs": "Fleeing or yielding needs",
    "two_in_manhattan": "Two in Manhattan with five or more",
    "tokyo_entry": "Who enters a free Tokyo",
    "bay_start_vp": "A turn begun in the Bay pays",
    "bay_moves_up": "From the Bay to an empty City",
    "tokyo_win": "20 VP win",
    "tokyo_first_player": "Who begins",
    "tokyo_two_monsters": "With two monsters Tokyo pays",
    "mutant_draft": "Mutant draft of the evolutions",
}
VALUE_NAMES = {
    "lp": "3 LP",
    "vp": "3 VP",
    "beyond": "stars beyond the third",
    "one_plus_beyond": "1 more than that",
    "attack": "an attack",
    "loss": "a lost LP",
    "on": "yes",
    "off": "no",
}
OWN_NAMES = {
    "infantry_reward": {"lp": "1 LP", "vp": "1 VP"},
    "tokyo_entry": {"attack": "who rolled an attack", "always": "whoever has the turn"},
    "bay_start_vp": {"1": "1 VP", "2": "2 VP"},
    "bay_moves_up": {"always": "at once", "on_closing": "only when the Bay closes"},
    "tokyo_win": {"at_once": "at once", "end_of_turn": "at the end of the turn"},
    "tokyo_first_player": {"seat_1": "the first seat", "most_attacks": "who rolls most attacks"},
    "tokyo_two_monsters": {"vp": "VP", "energy": "energy"},
}
"""The values of options that mean something of their own."""
PLAYER_NAMES = {PERSON: "person", "greedy": "greedy bot", "random": "random bot"}


def value_name(option: str, value: str) -> str:
    """Return the words for a value of an option."""
    return OWN_NAMES.get(option, VALUE_NAMES).get(value, value)


def _select(
    name: str, values: Sequence[tuple[str, str]], chosen: str, label: str | None = None, **more: str
) -> str:
    options = [tag("option", escape(words), value=value, selected=value == chosen) for value, words in values]
    return tag("select", *options, name=name, aria_label=label, **more)


def _switch(name: str, words: str, on: bool, *, redraw: bool = False) -> str:
    """Return a check box; ``redraw`` shows the dialog again for what it changes."""
    what = "setup-game" if redraw else None
    box = f'<input type="checkbox" name="{name}" value="on"{" checked" * on}' + (
        f' data-set="{what}" data-key="{name}">' if what else f' data-key="{name}">'
    )
    return tag("label", box, escape(words), class_="kony-switch")


def dialog(
    game: Game,
    players: Sequence[str],
    kind: str | None = None,
    form: Mapping[str, Any] | None = None,
    *,
    seed: int | str = "",
) -> str:
    """Return the form, filled with the settings of the game on the screen and another seed.

    Parameters
    ----------
    game : Game
        The game on the screen.
    players : sequence of str
        Who plays it, by seat.
    kind : str, optional
        Another game than that: its own monsters and options are shown.
    form : mapping, optional
        What was filled in so far: the seed, the profile, the expansions and the players stay as they are there.
    seed : int or str
        The seed that is proposed.

    Raises
    ------
    BadOption
        If there is no such game.
    """
    options, filled = game.options, form or {}
    kind = kind or options.game
    if kind not in GAMES:
        raise BadOption(f"game: {kind!r} is not one of {', '.join(GAMES)}")
    evolving = filled.get("power_up") == "on" if form is not None else options.power_up
    drafted = filled.get("mutant_draft") == "on" if form is not None else options.mutant_draft == "on"
    masked = filled.get("luchador") == "on" if form is not None else options.luchador
    known = GAMES[kind].monsters + (GAMES[kind].with_power_up if evolving else ())
    known += GAMES[kind].with_luchador if masked else ()
    names = [*(name for name in game.names if name in known and kind == options.game)]
    names += [name for name in known if name not in names]
    seats = []
    for seat in range(MOST):
        player = str(filled.get(f"player{seat}", players[seat] if seat < len(players) else "none"))
        chosen = str(filled.get(f"monster{seat}", ""))
        chosen = chosen if chosen in known else names[seat]
        monster = _select(f"monster{seat}", [(n, n) for n in known], chosen, f"Monster of seat {seat + 1}")
        who = _select(f"player{seat}", _player_choices(seat), player, f"Player of seat {seat + 1}")
        seats.append(tag("tr", tag("th", f"Seat {seat + 1}", scope="row"), tag("td", monster), tag("td", who)))
    single = []
    changed = options.changed if kind == options.game else {}
    for name, choice in CHOICES.items():
        if kind in choice.games and not choice.expansion:
            values = [("", "as in the profile"), *((value, value_name(name, value)) for value in choice.values)]
            select = _select(f"option-{name}", values, changed.get(name, ""))
            single.append(tag("label", OPTION_NAMES.get(name, name), select))
    seeded = f'<input name="seed" type="text" value="{escape(str(filled.get("seed", seed)))}">'
    profiles = [(each, f"{each}: {PROFILE_NAMES[each]}") for each in PROFILES]
    profile = _select("rules", profiles, str(filled.get("rules", options.rules)))
    titles = [(each, rules.title) for each, rules in GAMES.items()]
    fields = tag(
        "div",
        tag("label", "Game", _select("game", titles, kind, data_set="setup-game", data_key="setup-game")),
        _switch("power_up", "Power Up!: evolutions in hidden hands, and Mega Shark", evolving, redraw=True),
        _switch("mutant_draft", "Mutant draft: everybody drafts the deck of evolutions", drafted) if evolving else "",
        _switch("luchador", "Luchador: masks and challenges, and the monster Luchador", masked, redraw=True),
        tag("label", "Seed (the same seed gives the same dice)", seeded),
        tag("label", "Rules profile", profile),
        tag("details", tag("summary", "Single options"), *single, open=bool(changed)),
        class_="kony-fields",
    )
    start = tag("button", "Start the new game", type="submit", class_="kony-main", data_key="start-new")
    return tag(
        "form",
        tag("h3", "New game"),
        tag("div", tag("table", tag("tbody", *seats)), fields, class_="kony-columns"),
        note("It takes the place of the game on the screen. Nothing is deleted: a game that was saved stays saved."),
        tag("div", start, button("Cancel", "close", class_="kony-choice", data_do="close"), class_="kony-pair"),
        class_="kony-setup",
        aria_label="New game",
    )


PROFILE_NAMES = {"digest": "how this course reads them", "printed": "as in the printed game"}


def _player_choices(seat: int) -> list[tuple[str, str]]:
    players = [(PERSON, PLAYER_NAMES[PERSON]), *((bot, PLAYER_NAMES.get(bot, bot)) for bot in POLICIES)]
    return players if seat < FEWEST else [*players, ("none", "empty seat")]


def game_of(form: Mapping[str, Any]) -> tuple[Game, tuple[str, ...]]:
    """Return the game that a filled form describes, and who plays its seats.

    Raises
    ------
    BadOption
        For an empty seed or table, a monster chosen twice, or an unknown value.
    """
    seats = [seat for seat in range(MOST) if str(form.get(f"player{seat}", "none")) != "none"]
    monsters = [str(form.get(f"monster{seat}", "")) for seat in seats]
    players = tuple(str(form[f"player{seat}"]) for seat in seats)
    faults = [
        f"player: {p!r} is not {PERSON} or one of {', '.join(POLICIES)}"
        for p in players
        if p != PERSON and p not in POLICIES
    ]
    seed = str(form.get("seed", "0")).strip()
    if not seed:
        faults.append("seed: give a number or a word")
    if len(seats) < FEWEST:
        faults.append(f"monsters: {len(seats)} seats are taken, {FEWEST} to {MOST} play")
    twice = sorted({name for name in monsters if monsters.count(name) > 1})
    if twice:
        faults.append(f"monsters: {', '.join(twice)} was chosen twice")
    if faults:
        raise BadOption("; ".join(faults))
    changed = {
        key.removeprefix("option-"): str(value) for key, value in form.items() if key.startswith("option-") and value
    }
    evolving = form.get("power_up") == "on"
    if evolving and form.get("mutant_draft") == "on":
        changed["mutant_draft"] = "on"
    game = Game.new(
        str(form.get("game", "new_york")),
        monsters=monsters,
        seed=int(seed) if seed.lstrip("-").isdecimal() else seed,
        rules=str(form.get("rules", "digest")),
        options=changed,
        expansions=[name for name in ("power_up", "luchador") if form.get(name) == "on"],
    )
    return game, players
