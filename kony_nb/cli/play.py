"""One person or several play in the terminal, bots play the rest."""

from collections.abc import Sequence

from kony_nb.cli.hand import clear, pass_over, set_asking, show_hand
from kony_nb.cli.terminal import ask, names_of, number_in, result, tell
from kony_nb.game import saves
from kony_nb.game.game import Game
from kony_nb.game.spelling import letters_of
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import KonyError
from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.games import GAMES
from kony_nb.views.log import log_lines
from kony_nb.views.luchador import vp_words
from kony_nb.views.text import board_text
from kony_nb.views.words import capital, folded, known_actions
from kony_nb.widgets.dice_row import legend
from kony_nb.widgets.hints import damage_preview, hint, refused
from kony_nb.widgets.hints_evolutions import about, waited_for
from kony_nb.widgets.hints_luchador import about_challenge, challenge_name
from kony_nb.widgets.session import Session, players_of

__all__ = ["play"]

EXAMPLES = {"new_york": ("move queens", "ny.flee.right"), "tokyo": ("buy extra head", "kot.yield.right")}
"""An action and a rule that the help names, by game."""
HELP = """\
  1, 2, ...     choose from the list
  AAH           with dice on the table: keep these, roll the others (none: roll all)
  keep AA, {action}, ...   any action in words
  why           what is not allowed now, and why;  why {action}  asks about one action
  undo          back to your last choice          board   the whole table
  log           what happened in this turn        rule {rule}   a rule's text
  save FILE     write a record of the game        quit    stop"""
CHALLENGES_HELP = """\
  hand          your challenge card, for your eyes only"""
EVOLUTIONS_HELP = """\
  hand          your evolutions and their ids     play ID  plays one
  ask ID never  do not ask me whether to play it; or: attacked (only then), always"""


def play(game: Game, you: str | Sequence[str] | None, bots: str) -> int:
    """Ask the persons for every decision of their monsters until the game is over, or they stop."""
    names = names_of(game)
    you = "all" if you == ["all"] else you
    session = Session(game, players_of(names, you, bots))
    print(f"{', '.join(names)}; seed {game.seed}, rules {game.state.options.rules}. Type help for what you can do.")
    told = 0
    shown = -1
    while True:
        if not session.mine:
            session.to_mine()
        told = min(told, len(game.path))
        tell(game.path[told:], names, session.lookers)
        told = len(game.path)
        if game.over:
            print()
            print(result(game.state))
            return 0
        if session.covered:
            assert game.decision is not None
            if not pass_over(game.decision.seat):
                print("\nStopped; nothing more to read.")
                return 0
            session.look(game.decision.index)
            shown = -1
        if shown != game.node.id:
            show(session)
            shown = game.node.id
        secret = session.opened >= 0
        line = ask("> ")
        if line is None:
            print("\nStopped; nothing more to read.")
            return 0
        if line in ("quit", "q", "exit"):
            print("Stopped.")
            return 0
        try:
            if answer(session, line):
                shown = -1
        except KonyError as error:
            print(f"  {error}")
        if secret and session.opened < 0:  # what was chosen in secret goes off the screen
            clear()


def show(session: Session) -> None:
    """Print what is asked and the numbered choices."""
    game = session.game
    decision = game.decision
    assert decision is not None
    state = game.state
    monster = state.monsters[decision.index]
    print()
    print(f"{decision.seat} ({monster.lp} LP, {vp_words(monster)}, {monster.energy} energy): {decision.prompt}")
    for more in (damage_preview(game), about(game), about_challenge(game, session.lookers), waiting(session)):
        if more:
            print("\n".join(folded(more, "  ", "")))
    if decision.kind == "keep":
        words = legend(state.dice)
        left = f"{state.rolls_left} roll{'s' * (state.rolls_left != 1)} left"
        print(f"  Dice: {' '.join(state.dice)}   ({words}{'; ' * bool(words)}{left})")
        print("  Type the letters to keep and roll the others, none to roll all, or stop.")
    for number, action in enumerate(listed(session), 1):
        more = hint(game, action)
        name = action.text if numbers_are_dice(session) else f"{number:>2}"
        label = challenge_name(state, decision.kind, action) or action.label
        print(f"  {name}  {label}{f'  ({more})' if more else ''}")


def waiting(session: Session) -> str:
    """Return who is still to choose in a round of the draft; else how many evolutions the one who is asked can play."""
    state, decision = session.game.state, session.game.decision
    if names := waited_for(state):
        return f"Still to choose in this round: {names}."
    if decision is None or decision.index not in session.lookers or not state.monsters[decision.index].hand:
        return ""
    n = len(state.monsters[decision.index].hand)
    return f"You hold {n} evolution{'s' * (n != 1)}; type hand to see {'them' if n > 1 else 'it'}."


def numbers_are_dice(session: Session) -> bool:
    """Return whether a number that is typed now names dice, to keep or to resolve, and no choice of the list."""
    decision = session.game.decision
    numbered = "1" in GAMES[session.game.options.game].faces
    return decision is not None and decision.kind in ("keep", "resolve") and numbered


def listed(session: Session) -> list[Action]:
    """Return the choices that get a number: all but the many ways to keep dice, and what others may not see."""
    known = known_actions(session.game.state, session.game.legal_actions(), session.lookers)
    return [action for action in known if action.verb != "keep"]


def answer(session: Session, line: str) -> bool:
    """Do what was typed; return whether the question should be shown again."""
    game = session.game
    word, _, rest = line.partition(" ")
    match word.lower():
        case "":
            return False
        case "help" | "h" | "?":
            action, rule = EXAMPLES[game.options.game]
            print(HELP.format(action=action, rule=rule))
            if game.options.power_up:
                print(EVOLUTIONS_HELP)
            if game.options.luchador:
                print(CHALLENGES_HELP)
        case "undo" | "u":
            if not session.back_to_mine():
                print("  There is nothing to take back.")
            return True
        case "board":
            print(board_text(game, seats=session.lookers))
        case "hand":
            show_hand(session, rest.strip())
        case "ask":
            set_asking(session, rest.strip())
        case "log":
            tell_turn(session)
        case "rule":
            tell_rule(rest.strip())
        case "save":
            save(game, rest.strip())
        case "why":
            tell_why(session, rest.strip())
        case _:
            choose(session, line)
            return True
    return False


def tell_turn(session: Session) -> None:
    """Print what happened since the turn began, with the rules."""
    lines = log_lines(session.game.path, session.game.names, seats=session.lookers)
    for line in lines:
        if line.turn == lines[-1].turn:
            print(f"  {capital(line.text)}  [{line.rule}]")


def choose(session: Session, line: str) -> None:
    """Take a number, letters to keep, or an action in words."""
    game = session.game
    choices = listed(session)
    decision = game.decision
    assert decision is not None
    number = number_in(line)
    if number is not None and not numbers_are_dice(session):
        if not 1 <= number <= len(choices):
            raise KonyError(f"{line}: choose 1 to {len(choices)}")
        session.act(choices[number - 1].text, session.now)
        return
    letters = letters_of(line)
    if decision.kind == "keep" and (letters == "NONE" or set(letters) <= set(FACE_NAMES)):
        line = "keep" if letters == "NONE" else f"keep {letters}"
    elif decision.kind == "resolve" and letters in FACE_NAMES:
        line = f"resolve {letters}"
    session.act(line, session.now)
    rolled = game.decision
    if line.startswith("keep") and rolled is not None and rolled.kind == "roll":
        session.act("roll", session.now)


def tell_why(session: Session, text: str) -> None:
    """Print why an action is not allowed, or everything near that is not."""
    if text:
        refusal = session.game.why_not(text)
        print(f"  {refusal.reason} [{refusal.rule}]" if refusal else "  That is allowed now.")
        return
    rows = refused(session.game)
    for _, name, rule, reason in rows:
        print(f"  {name}: {reason} [{rule}]")
    if not rows:
        print(f"  Nothing near is forbidden now; ask: why {EXAMPLES[session.game.options.game][0]}")


def tell_rule(ident: str) -> None:
    """Print a rule or a card."""
    from kony_nb.rules.cards.registry import CARDS
    from kony_nb.rules.rulebook import RULES

    card = CARDS.get(ident.removeprefix("card."))
    if ident in RULES:
        print(f"  {RULES[ident].title}. {RULES[ident].text}")
    elif card is not None:
        print(f"  {card.name}. {card.effect}")
    else:
        raise KonyError(f"{ident!r} is no rule; a rule's id stands in square brackets, such as core.roll.limit")


def save(game: Game, name: str) -> None:
    """Write the record of the game."""
    if not name:
        raise KonyError("save: name a file, such as save game.txt")
    saves.write_file(saves.file_at(name), game.record())
    print(f"  Written: {name}")
