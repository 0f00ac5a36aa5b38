"""The words in which an owner of the box enters its evolutions, and what they mean: effects become a card's moments."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.power_up import by_hand, doing, holding

__all__ = ["AT", "EFFECTS", "IF", "WHEN", "Effect", "OwnEvolution", "Word", "entry", "lies", "sentence"]

WHEN = ("any", *(moment for moment in MOMENTS if moment != "dying"))
"""The moments in which an evolution can be played. None of the effects saves a monster that falls."""
IF = {"in_city": "if you are in the city", "outside": "if you are outside the city"}
AT: dict[str, str] = {
    "played": "when it is played",
    "turn_start": "when your turn starts",
    "turn_end": "when your turn ends",
    "enter": "when you enter the city",
    "buy": "when you have bought a card",
    "wound": "when your attack has taken LP of another monster",
    "wounded": "when another monster's attack has taken LP of you",
    "elimination": "when another monster has come to 0 LP",
    "roll": "when {least} or more of your final dice show {face}",
}
"""When an effect happens; all but ``played`` while the evolution lies face up."""
THINGS = ("vp", "lp", "energy")
OWN_TURN = ("played", "turn_start", "turn_end", "enter", "buy", "wound", "roll")
WITH_DICE = ("played", "turn_end", "enter", "buy", "wound", "roll")
"""When the dice of a turn may lie there."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of an owner's evolution; which of these a word takes, `EFFECTS` says.

    Attributes
    ----------
    do : str
        A word of `EFFECTS`.
    what : str
        ``vp``, ``lp`` or ``energy``.
    n : int
        How much, how many; 1 upwards.
    who : str
        Whom it is done to, see `Word.who`.
    old, new : str
        The faces that a die may show, and those to which it may be turned; "" for any. Written ``from`` and ``to``.
    faces : str
        The faces that may be rolled again; "" for any.
    least : int
        The dice that must show ``face``, or the damage that an attack must deal.
    at : str
        A word of `AT`.
    face : str
        The face of ``at = "roll"``.
    where : str
        A word of `IF`, "" for anywhere. Written ``if``.
    per : str
        A face: ``n`` times for each of the owner's final dice that shows it.
    """

    do: str
    what: str = ""
    n: int = 1
    who: str = ""
    old: str = msgspec.field(name="from", default="")
    new: str = msgspec.field(name="to", default="")
    faces: str = ""
    least: int = 1
    at: str = "played"
    face: str = ""
    where: str = msgspec.field(name="if", default="")
    per: str = ""


class OwnEvolution(msgspec.Struct, frozen=True, omit_defaults=True):
    """An evolution as its owner entered it.

    Attributes
    ----------
    games : tuple of str
        ``new_york``, ``tokyo`` or both.
    monster, name, kind : str
        Whose it is, what it is called, ``temporary`` or ``permanent``.
    when : tuple of str
        Moments of `WHEN`; empty for any.
    whose, lasts : str
        As in `kony_nb.rules.cards.registry.Card`.
    replaces : str
        The id of the evolution whose place it takes; "" leaves that open.
    text : str
        What the owner wrote; "" for a sentence made of the effects.
    effects : tuple of Effect
        Empty for one that is played by hand.
    """

    games: tuple[str, ...]
    monster: str
    name: str
    kind: str
    when: tuple[str, ...] = ()
    whose: str = ""
    lasts: str = ""
    replaces: str = ""
    text: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Word:
    """What may be said of one kind of effect."""

    says: str
    """What it does, in a sentence with the names of its keys."""
    needs: tuple[str, ...] = ()
    """Keys that must be given."""
    takes: tuple[str, ...] = ()
    """Keys that may be given besides."""
    what: tuple[str, ...] = ()
    who: tuple[str, ...] = ()
    most: int = 1
    """The highest ``n``."""
    at: tuple[str, ...] = ()
    """When it may happen; empty for what acts as long as the evolution lies face up."""
    games: tuple[str, ...] = ("new_york", "tokyo")


AMOUNT = ("at", "if", "per")
EFFECTS: dict[str, Word] = {
    "gain": Word(says="gain {n} {what}", needs=("what", "n"), takes=AMOUNT, what=THINGS, most=20, at=tuple(AT)),
    "lose": Word(says="lose {n} {what}", needs=("what", "n"), takes=AMOUNT, what=THINGS, most=20, at=tuple(AT)),
    "others_gain": Word(
        says="every other monster gains {n} {what}",
        needs=("what", "n"),
        takes=AMOUNT,
        what=THINGS,
        most=20,
        at=tuple(AT),
    ),
    "others_lose": Word(
        says="every other monster loses {n} {what}",
        needs=("what", "n"),
        takes=AMOUNT,
        what=THINGS,
        most=20,
        at=tuple(AT),
    ),
    "steal": Word(
        says="take {n} {what} from {who}",
        needs=("what", "n"),
        takes=("who", *AMOUNT),
        what=("vp", "energy"),
        who=("each", "one"),
        most=20,
        at=tuple(AT),
    ),
    "damage": Word(
        says="{who} lose {n} LP",
        needs=("n",),
        takes=("who", *AMOUNT),
        who=("others", "one", "city", "outside"),
        most=12,
        at=tuple(AT),
    ),
    "heal": Word(says="gain {n} LP", needs=("n",), takes=AMOUNT, most=12, at=tuple(AT)),
    "no_damage": Word(says="lose no LP for the rest of the turn", takes=("if",), at=("played",)),
    "set_die": Word(says="once in each of your turns turn a die from {from} to {to}", needs=("to",), takes=("from",)),
    "reroll": Word(
        says="after your last roll you may roll up to {n} dice that show {faces} again", takes=("faces", "n"), most=8
    ),
    "extra_dice": Word(says="you roll {n} more dice", needs=("n",), most=2),
    "extra_rolls": Word(says="you have {n} more rolls", needs=("n",), most=3),
    "cheaper": Word(says="cards cost you {n} energy less", needs=("n",), most=5),
    "max_lp": Word(says="you may have {n} LP more", needs=("n",), most=2),
    "more_damage": Word(
        says="your attack deals {n} more to each monster to which it deals at least {least}",
        needs=("n",),
        takes=("least", "if"),
        most=9,
    ),
    "destroy": Word(
        says="destroy a unit or building of durability {n} or less in your borough, for its reward",
        needs=("n",),
        takes=("at", "if"),
        most=4,
        at=OWN_TURN,
        games=("new_york",),
    ),
    "draw": Word(says="draw two evolutions and keep one", takes=("at", "if"), at=tuple(AT)),
    "extra_turn": Word(says="take another turn after this one", takes=("if",), at=("played",)),
}
"""Every word for an effect, and what may be said with it."""
PEOPLE = {
    "each": "every other monster",
    "one": "another monster of your choice",
    "others": "all other monsters",
    "city": "all other monsters in the city",
    "outside": "all other monsters outside the city",
}


def lies(own: OwnEvolution) -> bool:
    """Return whether the evolution lies face up for a while when it is played."""
    return own.kind == "permanent" or bool(own.lasts)


def sentence(effect: Effect) -> str:
    """Return an effect in words.

    Examples
    --------
    >>> sentence(Effect("gain", what="vp", n=2, at="roll", face="H", least=3))
    'When 3 or more of your final dice show heart: gain 2 VP.'
    """
    word = EFFECTS[effect.do]
    what = {"vp": "VP", "lp": "LP"}.get(effect.what, effect.what)
    said = word.says.format(
        n=effect.n,
        what=what,
        who=PEOPLE[effect.who or word.who[0]] if word.who else "",
        faces=listed(effect.faces) or "any face",
        to=listed(effect.new) or "any face",
        least=effect.least,
        **{"from": listed(effect.old) or "any face"},
    )
    if effect.per:
        said += f" for each {FACE_NAMES[effect.per]} among your final dice"
    if effect.where:
        said += f", {IF[effect.where]}"
    if effect.at != "played":
        moment = AT[effect.at].format(least=effect.least, face=FACE_NAMES.get(effect.face, ""))
        said = f"{moment}: {said}"
    return f"{said[0].upper()}{said[1:]}."


def listed(faces: str) -> str:
    """Return faces in words."""
    return " or ".join(FACE_NAMES[face] for face in faces)


def entry(own: OwnEvolution, ident: str, game: str, stands_for: str = "") -> dict[str, Any]:
    """Return an owner's evolution as the keywords of `add_card`.

    Parameters
    ----------
    own : OwnEvolution
        One whose words and their combination have been checked.
    ident : str
        The id under which it is played.
    game : str
        One of its games.
    stands_for : str
        The id of the evolution whose place it takes in the set, "" for none.
    """
    does = tuple(sentence(effect) for effect in own.effects)
    return {
        "id": ident,
        "name": own.name,
        "monster": own.monster,
        "kind": own.kind,
        "cost": 0,
        "effect": own.text or " ".join(does),
        "games": (game,),
        "rulings": (does if own.text else ()) if does else (by_hand.RULING,),
        "provenance": "owner",
        "timing": own.when,
        "whose": own.whose,
        "lasts": own.lasts,
        "stands_for": stands_for,
        "moments": partial(moments, own, game),
        **holding.constants(own.effects),
    }


def moments(own: OwnEvolution, game: str, ident: str) -> Mapping[str, Any]:
    """Return what an evolution does, by the id under which it lies on the table."""
    if not own.effects:
        return by_hand.moments(ident, lies(own))
    named = bool(own.when) or own.whose == "other"
    return {
        "playable": holding.playable(own.effects, named),
        **doing.moments(ident, own.effects),
        **holding.uses(ident, own.effects, game),
    }
