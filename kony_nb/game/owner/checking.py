"""Checking what an owner has entered, whether in a file or in a form: every fault is noted, none ends the reading."""

from collections.abc import Iterable, Mapping
from typing import Any

from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.cards.registry import CARDS, Card
from kony_nb.rules.errors import shown
from kony_nb.rules.faces import FACE_NAMES, sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.power_up.vocabulary import (
    EFFECTS,
    IF,
    WHEN,
    WITH_DICE,
    Effect,
    OwnEvolution,
    Word,
    lies,
)

__all__ = ["KEYS", "KINDS", "LASTS", "WHOSE", "monsters_of", "printed_set", "read_evolution"]

KEYS = ("game", "monster", "name", "kind", "when", "whose", "lasts", "replaces", "text", "effects")
KINDS = ("temporary", "permanent")
WHOSE = ("any", "own", "other")
LASTS = ("now", "turn", "own_turn")
LONGEST_NAME, LONGEST_TEXT, MOST_EFFECTS, MOST_LEAST = 40, 600, 6, 8
ON_DICE = ("set_die", "reroll")
FACE_UP = "acts while the evolution lies face up: it needs kind 'permanent', or lasts 'turn' or 'own_turn'"


def monsters_of(games: Iterable[str]) -> tuple[str, ...]:
    """Return the monsters that play with evolutions in every one of these games."""
    sets = [(*GAMES[game].monsters, *GAMES[game].with_power_up) for game in games]
    return tuple(sorted(name for name in sets[0] if all(name in there for there in sets[1:]))) if sets else ()


def printed_set(game: str, monster: str) -> list[Card]:
    """Return the evolutions of a monster that no owner has entered, those of the house before the known ones."""
    found = [
        card
        for card in CARDS.values()
        if card.monster == monster and game in card.games and not card.lies_as and card.provenance != "owner"
    ]
    return sorted(found, key=lambda card: (card.provenance != "house", card.id))


def read_evolution(path: str, value: object, faults: Faults) -> OwnEvolution:
    """Read one evolution; with faults what it returns is of no use."""
    given = faults.mapping(path, value, KEYS)
    for key in ("game", "monster", "name", "kind"):
        if key not in given:
            faults.add(f"{path}.{key}", "missing")
    games = words(f"{path}.game", given.get("game", ()), GAMES, faults)
    if "game" in given and not games and not any(fault.startswith(f"{path}.game") for fault in faults):
        faults.add(f"{path}.game", f"name {', '.join(GAMES)} or both")
    monster = name = ""
    if "monster" in given:
        there = monsters_of(games) if games else sorted({name for game in GAMES for name in monsters_of([game])})
        monster = faults.word(f"{path}.monster", given["monster"], spellings({each: each for each in there})) or ""
    if "name" in given:
        name = line(f"{path}.name", given["name"], LONGEST_NAME, faults)
    spelt = {kind: kind for kind in KINDS}
    kind = (faults.word(f"{path}.kind", given["kind"], spelt) if "kind" in given else None) or "permanent"
    when = words(f"{path}.when", given.get("when", ()), WHEN, faults)
    if "any" in when and len(when) > 1:
        faults.add(f"{path}.when", "'any' says it all: give it alone, or name the moments")
    whose = one_of(f"{path}.whose", given.get("whose", "any"), WHOSE, faults).replace("any", "")
    lasts = one_of(f"{path}.lasts", given.get("lasts", "now"), LASTS, faults).replace("now", "")
    if kind == "permanent" and "lasts" in given and "kind" in given:
        faults.add(f"{path}.lasts", "a permanent evolution lies there as long as the game: leave it out")
        lasts = ""
    replaces = ""
    if "replaces" in given:
        replaces = read_replaced(f"{path}.replaces", given["replaces"], games, monster, faults)
    text = line(f"{path}.text", given["text"], LONGEST_TEXT, faults) if "text" in given else ""
    own = OwnEvolution(games, monster, name, kind, without_any(when), whose, lasts, replaces, text)
    items = faults.items(f"{path}.effects", given.get("effects", ()), MOST_EFFECTS)
    effects = tuple(read_effect(f"{path}.effects[{at}]", item, own, faults) for at, item in enumerate(items))
    if sum(effect.do in ON_DICE for effect in effects) > 1:
        faults.add(f"{path}.effects", f"one evolution has one effect of {', '.join(ON_DICE)}")
    if not effects and not text:
        faults.add(path, "it has neither effects nor a text: give one of them")
    return OwnEvolution(games, monster, name, kind, own.when, whose, lasts, replaces, text, effects)


def without_any(when: tuple[str, ...]) -> tuple[str, ...]:
    """Return the moments that were named; none stands for any."""
    return () if "any" in when else when


def one_of(path: str, value: object, allowed: Iterable[str], faults: Faults) -> str:
    """Read one of a few words; the first of them if it is none."""
    known = tuple(allowed)
    return faults.word(path, value, {each: each for each in known}) or known[0]


def words(path: str, value: object, allowed: Iterable[str], faults: Faults) -> tuple[str, ...]:
    """Read a word or a list of different words."""
    spelt = {each: each for each in allowed}
    if isinstance(value, str):
        found = faults.word(path, value, spelt)
        return (found,) if found else ()
    listed = faults.words(path, value, spelt)
    if len(set(listed)) < len(listed):
        faults.add(path, "a word stands there twice")
    return tuple(listed)


def line(path: str, value: object, longest: int, faults: Faults) -> str:
    """Read a text; line ends in it become blanks."""
    text = " ".join(value.split()) if isinstance(value, str) else ""
    if not isinstance(value, str) or not text or len(text) > longest or not text.isprintable():
        faults.add(path, f"{shown(value)} is not a text of 1 to {longest} printable characters")
        return ""
    return text


def read_replaced(path: str, value: object, games: tuple[str, ...], monster: str, faults: Faults) -> str:
    """Read the name of the evolution whose place is taken, in every one of the games."""
    for game in games if monster else ():
        there = {card.id: card.name for card in printed_set(game, monster)}
        if not there:
            faults.add(path, f"{monster} has no evolution in {game} that could be replaced: leave it out")
        elif faults.word(path, value, spellings(there)) is None:
            return ""
    return value if isinstance(value, str) else ""


def read_effect(path: str, value: object, own: OwnEvolution, faults: Faults) -> Effect:
    """Read one effect, and whether it makes sense where it stands."""
    if not isinstance(value, Mapping):
        faults.add(path, f"{shown(value)} is not a table such as {{ do = 'gain', what = 'vp', n = 2 }}")
        return Effect("gain")
    if "do" not in value:
        faults.add(f"{path}.do", f"missing; allowed: {', '.join(EFFECTS)}")
        return Effect("gain")
    do = faults.word(f"{path}.do", value["do"], {each: each for each in EFFECTS})
    if do is None:
        return Effect("gain")
    word = EFFECTS[do]
    keys = ["do", *word.needs, *word.takes]
    if value.get("at") == "roll" and "at" in keys:
        keys += ["face", "least"]
    given = faults.mapping(path, value, keys)
    for key in (*word.needs, *(["face"] if "face" in keys else [])):
        if key not in given:
            faults.add(f"{path}.{key}", f"missing: {do} needs {', '.join(word.needs)}")
    effect = Effect(do, **read_values(path, {key: given[key] for key in keys if key in given}, word, own, faults))
    fits(path, effect, word, own, faults)
    return effect


def read_values(
    path: str, given: Mapping[str, Any], word: Word, own: OwnEvolution, faults: Faults
) -> dict[str, Any]:
    """Read the values of the keys that an effect has."""
    found: dict[str, Any] = {}
    for key, value in given.items():
        here = f"{path}.{key}"
        match key:
            case "what":
                found["what"] = one_of(here, value, word.what, faults)
            case "who":
                found["who"] = one_of(here, value, word.who, faults)
            case "n":
                found["n"] = faults.whole(here, value, 1, word.most)
            case "least":
                found["least"] = faults.whole(here, value, 1, MOST_LEAST)
            case "at":
                found["at"] = one_of(here, value, word.at, faults)
            case "if":
                found["where"] = one_of(here, value, IF, faults)
            case "from" | "to" | "faces":
                name = {"from": "old", "to": "new"}.get(key, key)
                found[name] = faces(here, value, own.games, faults)
            case "per" | "face":
                shown_faces = faces(here, value, own.games, faults)
                if len(shown_faces) != 1 and not any(fault.startswith(f"{here}: ") for fault in faults):
                    faults.add(here, f"{shown(value)} is not one face")
                found[key] = shown_faces[:1]
    return found


def faces(path: str, value: object, games: tuple[str, ...], faults: Faults) -> str:
    """Read faces that the dice of every one of the games have: letters, or names; ``any`` is all of them."""
    allowed = [face for face in FACE_NAMES if all(face in GAMES[game].faces for game in games)]
    spelt = {word: face for face in allowed for word in (face.lower(), FACE_NAMES[face])}
    if value == "any":
        return ""
    items = value if isinstance(value, list | tuple) else [value]
    if isinstance(value, str) and value.lower() not in spelt:
        items = list(value.replace(" ", ""))
    found = ""
    for item in items:
        face = spelt.get(item.lower()) if isinstance(item, str) else None
        if face is None:
            names = ", ".join(f"{each} ({FACE_NAMES[each]})" for each in allowed)
            faults.add(path, f"{shown(item)} is no face; allowed: {names}")
            return ""
        found += face
    return sort_faces("".join(dict.fromkeys(found)))


def fits(path: str, effect: Effect, word: Word, own: OwnEvolution, faults: Faults) -> None:
    """Note what makes no sense together."""
    wrong = [game for game in own.games if game not in word.games]
    if wrong:
        faults.add(f"{path}.do", f"{effect.do} exists in {', '.join(word.games)} only")
    if not lies(own) and not word.at:
        faults.add(f"{path}.do", f"{effect.do} {FACE_UP}")
    if not lies(own) and word.at and effect.at != "played":
        faults.add(f"{path}.at", f"{effect.at} {FACE_UP}")
    if effect.per and effect.at not in WITH_DICE:
        faults.add(f"{path}.per", f"your final dice lie there at {', '.join(WITH_DICE)} only")
    others_turn = own.whose == "other" and not lies(own)
    if others_turn and (effect.per or effect.do == "destroy"):
        faults.add(f"{path}.{'per' if effect.per else 'do'}", "this happens on your own turn, not with whose 'other'")
    if effect.do == "set_die" and effect.old and effect.old == effect.new:
        faults.add(f"{path}.to", "it is the face that the die shows already")
