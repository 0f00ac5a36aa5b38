"""A second opinion on questions: what the board says in words, and counting; the referee is not asked.

Only positions without cards, tokens and expansions are answered; None where counting would be longer than the rules.
"""

import re
from collections import Counter
from dataclasses import dataclass

from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.happening import stand
from kony_nb.views.text import board_text

ROW = re.compile(r"^[* ] . (.+?) +(\d+)/10 LP +(\d+) VP +(\d+) energy  (.+)$")
UNIT = re.compile(r"^    (\d+) (infantry|jet|tank)")
TILE = re.compile(r"^    (\d)\. (high-rise|hospital|power plant) \(takes (\d)")
OUTER = ("Staten Island", "Bronx", "Queens", "Brooklyn")


@dataclass
class Monster:
    name: str
    lp: int
    vp: int
    energy: int
    place: str

    @property
    def home(self) -> str:
        return "Manhattan" if "Manhattan" in self.place else self.place.removeprefix("The ")

    @property
    def inside(self) -> bool:
        return "Manhattan" in self.place or self.place in ("Tokyo City", "Tokyo Bay")


@dataclass
class Board:
    monsters: dict[str, Monster]
    asked: str
    dice: Counter[str]
    left: Counter[str]
    units: Counter[str]
    tiles: dict[str, dict[str, tuple[str, int]]]
    plain: bool

    def around(self, monster: Monster) -> int:
        """Units that shoot at a monster."""
        return self.units[monster.home]

    def guests(self, place: str) -> int:
        return sum(monster.home == place for monster in self.monsters.values())


def read(question: Question) -> Board:
    """Read the board of a question from its text."""
    state = stand(question.ask)
    text = board_text(state, seats=range(len(state.monsters)))
    monsters, units, tiles, home = {}, Counter(), {}, ""
    dice, left, asked = Counter(), Counter(), ""
    for line in text.split("\n"):
        if (row := ROW.match(line)) is not None:
            name, lp, vp, energy, place = row.groups()
            monsters[name] = Monster(name, int(lp), int(vp), int(energy), place)
        elif " is asked: " in line and not asked:
            asked = line.partition(" is asked: ")[0]
        elif line.startswith("Dice: "):
            dice = Counter(line.removeprefix("Dice: ").partition(" (")[0].split())
        elif line.startswith("Still to be resolved: "):
            left = Counter(line.removeprefix("Still to be resolved: ").split())
        elif (found := re.match(r"^  (Staten Island|Bronx|Queens|Brooklyn|Manhattan): ", line)) is not None:
            home = found[1]
            tiles[home] = {}
        elif (unit := UNIT.match(line)) is not None:
            units[home] += int(unit[1])
        elif (tile := TILE.match(line)) is not None:
            tiles[home][tile[1]] = (tile[2], int(tile[3]))
    plain = " has " not in text and "tokens" not in text and "out of the game" not in text
    return Board(monsters, asked, dice, left, units, tiles, plain)


def second_opinion(question: Question) -> str | None:
    """Return the answer as it is counted on the board, None if that is beyond this test."""
    ask = question.ask
    if question.seat >= 0 or ask.then or len(ask.start["monsters"]) > 4 or ask.start.get("rules"):
        return None
    do = ask.do[ask.do[:1] == ("stop",) and len(ask.do) == 2 :]
    if len(do) > 1:
        return None
    board = read(question)
    if do != ask.do:
        board.left = board.dice
    key, _, about = ask.subject.partition(" ")
    verb, _, arg = (do[0] if do else "").partition(" ")
    if not board.plain or board.asked not in board.monsters:
        return None
    actor = board.monsters[board.asked]
    if key == "dice" and verb == "roll":
        return "6" if not board.dice else None
    if key == "legal":
        return legal(board, actor, verb, arg, ask.start["game"])
    if key == "ways" and about in ("move", "flee"):
        free = [place for place in OUTER if board.guests(place) < 2 and place != actor.home]
        return str(len(free))
    if verb == "resolve" and board.left[arg]:
        return after(board, actor, arg, board.left[arg], key, about)
    return None


def legal(board: Board, actor: Monster, verb: str, arg: str, game: str) -> str | None:
    names = {"staten_island": "Staten Island", "bronx": "Bronx", "queens": "Queens", "brooklyn": "Brooklyn"}
    if verb in ("move", "flee") and game == "new_york" and arg in names:
        return "yes" if board.guests(names[arg]) < 2 else "no"
    if verb == "resolve":
        return "yes" if board.left[arg] else "no"
    if verb == "sweep":
        return "yes" if actor.energy >= 2 else "no"
    if verb == "stay":
        return "no" if not any(monster.inside for monster in board.monsters.values()) else None
    if verb == "destroy" and arg.partition(".")[2].isdigit():
        borough, _, stack = arg.partition(".")
        tile = board.tiles.get(names.get(borough, "Manhattan"), {}).get(stack)
        if tile is not None and names.get(borough, "Manhattan") == actor.home and board.dice["D"] == board.left["D"]:
            return None  # how much is left of the Destruction is not written on the board
    return None


def after(board: Board, actor: Monster, face: str, n: int, key: str, about: str) -> str | None:
    """Answer what one face does, as long as no second one is forced behind it."""
    others = sum(board.left.values()) - board.left[face]
    if len([f for f in board.left if f != face and board.left[f]]) < 2 or not others:
        return None
    hurt: dict[str, int] = {}
    if face == "A":
        hurt = {m.name: n for m in board.monsters.values() if m.inside != actor.inside}
    elif face == "O":
        near = {
            1: [actor],
            2: [m for m in board.monsters.values() if m.home == actor.home],
        }.get(n, list(board.monsters.values()))
        hurt = {m.name: board.around(m) for m in near if board.around(m)}
        if n > 2 and key == "lp":
            return None  # the Statue changes hands
    elif face not in "HE":
        return None
    if any(board.monsters[name].lp <= amount for name, amount in hurt.items()):
        return None
    if key == "hits":
        return str(len(hurt))
    if key == "hurt":
        return str(hurt.get(about, 0))
    if key == "shoot":
        return str(sum(board.units[home] for home in {board.monsters[name].home for name in hurt}))
    if key == "lp":
        monster = board.monsters[about]
        healed = n if face == "H" and monster is actor and not actor.inside else 0
        return str(max(monster.lp, min(10, monster.lp + healed)) - hurt.get(about, 0))
    if key == "energy":
        return str(board.monsters[about].energy + (n if face == "E" and about == actor.name else 0))
    return None
