"""How the greedy bot answers what cards of King of Tokyo ask: dice changed and rolled again, hearts, losses."""

from kony_nb.play.tokyo.card_worth import kept_worth
from kony_nb.play.tokyo.life import TOKEN
from kony_nb.play.tokyo.owning import like
from kony_nb.play.tokyo.worth import ray_worth, roll_worth
from kony_nb.play.worth import DEATH, ENERGY, NEVER, life_worth
from kony_nb.rules.actions import Action, monster_id
from kony_nb.rules.cards.registry import CARDS, total
from kony_nb.rules.faces import TOKYO, sort_faces, without
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.phases.losses import pending_loss, would_lose
from kony_nb.rules.state import State

__all__ = [
    "before_loss_worth",
    "change_worth",
    "copy_worth",
    "free_reroll_worth",
    "mean_worth",
    "metamorph_worth",
    "probe_worth",
    "spend_worth",
]

LITTLE = 0.01
"""What makes it leave things as they are where nothing is gained."""
STRETCH, WINGS, HEALING, MIMIC = 2, 2, 2, 1
"""Energy that Stretchy, Wings, Rapid Healing and a change of a Mimic cost."""
SAVING = 0.5
"""What an exchange for energy must bring at least: the card, or the energy, could be needed more another time."""


def mean_worth(state: State, seat: int, face: str) -> float:
    """Return what the dice are worth on average when one that shows this face has been rolled again."""
    rest = without(state.dice, face)
    return sum(roll_worth(state, seat, sort_faces(rest + new)) for new in TOKYO) / len(TOKYO)


def free_reroll_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Roll a three again where the roll is worth more for it on average."""
    now = roll_worth(state, seat, state.dice)
    again = mean_worth(state, seat, "3") - LITTLE if "3" in state.dice else NEVER
    return [
        now if choice.verb == "pass" else again if like(choice.args[0]) == "background_dweller" else NEVER
        for choice in legal
    ]


def probe_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Have the die rolled again that costs the roller most, where that is worth the risk of losing the card."""
    now = roll_worth(state, state.turn, state.dice)
    rivals = len(state.living) - 1
    worth = []
    for choice in legal:
        if choice.verb == "use" and len(choice.args) > 1:
            takes = now - mean_worth(state, state.turn, choice.args[1])
            worth.append(takes / rivals - max(0.0, kept_worth(state, choice.args[0])) / len(TOKYO))
        else:
            worth.append(0.0 if choice.verb == "pass" else NEVER)
    return worth


def change_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Change a die where the whole roll is worth more for it than the change costs."""
    now = roll_worth(state, seat, state.dice)
    after: dict[str, float] = {}
    worth = []
    for choice in legal:
        if choice.verb != "use" or len(choice.args) < 2:
            worth.append(now if choice.verb == "pass" else NEVER)
            continue
        card, pair = choice.args
        if pair not in after:
            after[pair] = roll_worth(state, seat, sort_faces(without(state.dice, pair[0]) + pair[1]))
        design = like(card)
        cost = ENERGY * STRETCH if design == "stretchy" else kept_worth(state, card) if design == "plot_twist" else 0.0
        worth.append(after[pair] - max(LITTLE, cost))
    return worth


def spend_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Spend a heart on a token, or on another monster that pays for it, where that is worth more than healing."""
    step, monster = state.agenda[-1], state.monsters[seat]
    n, used = step.args[1], step.args[2:]
    heals = GAMES[state.options.game].heals(monster.place)
    bonus = total(monster.cards, "heal_bonus")

    def healed(hearts: int) -> float:
        return life_worth(state, seat, hearts + bonus) if heals and hearts else 0.0

    worth = []
    for choice in legal:
        if choice.verb == "pass":
            worth.append(healed(n))
        elif choice.verb == "use" and choice.args[0] == "heart":
            worth.append(healed(n - 1) + TOKEN)
        elif choice.verb == "use" and like(choice.args[0]) == "healing_ray":
            other = next(at for at, rival in enumerate(state.monsters) if monster_id(rival.name) == choice.args[1])
            worth.append(healed(n - 1) + ray_worth(state, other, used.count(choice.args[1])) - LITTLE)
        else:
            worth.append(NEVER)
    return worth


def before_loss_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Try what is free; pay for Wings where the loss is worth more, and for healing where it saves the monster."""
    monster = state.monsters[seat]
    loss = state.agenda[-1]
    amount = would_lose(state, seat, pending_loss(state, loss))
    bonus = total(monster.cards, "heal_bonus")
    suffers = -life_worth(state, seat, -amount)
    needed = -(-(amount - monster.lp + 1) // (1 + bonus))
    saved = monster.lp <= amount < max_lp(monster) and needed * HEALING <= monster.energy
    worths = {"camouflage": suffers + DEATH, "wings": suffers - ENERGY * WINGS - SAVING}
    worths["rapid_healing"] = DEATH - ENERGY * HEALING * needed if saved else NEVER
    return [
        0.0 if choice.verb == "pass" else worths.get(like(choice.args[0]), NEVER) if choice.verb == "use" else NEVER
        for choice in legal
    ]


def copy_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Act as the card that is worth most; where a change is paid, it must be worth it."""
    now = next((card for card in state.monsters[seat].cards if card == "mimic" or CARDS[card].lies_as == "mimic"), "")
    kept = 0.0 if now == "mimic" else kept_worth(state, now) if now else 0.0
    cost = ENERGY * MIMIC + LITTLE if state.agenda[-1].args else 0.0
    return [
        kept_worth(state, choice.args[0]) - cost if choice.verb == "pick" else kept if choice.verb == "pass" else NEVER
        for choice in legal
    ]


def metamorph_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Give a card back whose energy is worth clearly more than the card is still."""
    return [
        ENERGY * CARDS[choice.args[0]].cost - kept_worth(state, choice.args[0]) - SAVING
        if choice.verb == "give"
        else 0.0
        if choice.verb == "pass"
        else NEVER
        for choice in legal
    ]
