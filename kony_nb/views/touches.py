"""The rules that a card touches, by the constants and moments of its entry: in both games, and in each of them."""

from collections.abc import Mapping
from dataclasses import MISSING, fields

from kony_nb.rules.cards.registry import TOKENS, Card
from kony_nb.rules.rulebook import RULES

__all__ = ["BOTH", "GAME", "GOAL_RULES", "touched_rules"]

Touches = Mapping[str, tuple[str, ...]]
BOTH: Touches = {
    "dice": ("core.roll.extra-dice", "core.roll.most-dice"),
    "max_lp": ("core.lp.maximum", "core.lp.twelve", "core.lp.clamp"),
    "no_reroll": ("core.roll.keep",),
    "rerolls_forced": ("core.roll.stop", "core.roll.reroll-one"),
    "converts": ("core.resolve.conversions",),
    "turn_start": ("core.turn.start-effects",),
    "turn_end": ("core.turn.end-effects",),
    "anytime": ("core.action.asked",),
    "free_rerolls": ("core.roll.free",),
    "probes": ("core.roll.probe",),
    "changes": ("core.resolve.changes-first",),
    "adds": ("core.resolve.additions",),
    "may_add": ("core.resolve.additions",),
    "final": ("core.resolve.conversions",),
    "attacking": ("core.loss.together",),
    "before_loss": ("core.loss.window",),
    "reduce": ("core.loss.together",),
    "rolled": ("core.roll.side",),
    "energy_gained": ("core.energy.gain",),
    "buys_reveals": ("core.buy.at-reveal",),
    "revealed": ("core.buy.refill", "core.cards.taken"),
    "refuses_buyer": ("core.buy.cost",),
    "sells": ("core.buy.cost",),
    "dice_of_others": ("core.roll.extra-dice",),
    "no_vp_win": ("core.win.vp",),
    "roll_limit": ("core.roll.limit",),
    "before_roll": ("core.roll.limit",),
    "every_turn_end": ("core.turn.end-effects",),
    "hurt": ("core.loss.together",),
    "timing": ("evo.play.any-time",),
    "playable": ("evo.play.any-time",),
}
"""What a card touches in either game, by the field of its entry."""
GAME: Mapping[str, Touches] = {
    "new_york": {
        "discount": ("ny.buy.discount", "ny.buy.where"),
        "move_fee": ("core.move.fee",),
        "durability": ("ny.destroy.whole",),
        "attack_multiplier": ("ny.attack.undivided",),
        "stars_needed": ("ny.celebrity.take",),
        "targets": ("ny.attack.undivided",),
        "hits": ("ny.attack.undivided",),
        "elsewhere": ("ny.destroy.own-borough",),
        "aims": ("ny.destroy.own-borough", "ny.destroy.aim"),
        "destroyed": ("ny.destroy.whole",),
        "entered": ("ny.move.entry-vp",),
        "arrived": ("ny.move.stay-or-go",),
        "superstar_taken": ("ny.celebrity.take",),
        "superstar_lost": ("ny.celebrity.take",),
        "keeps_inside": ("ny.flee.right",),
        "held": ("ny.flee.right",),
    },
    "tokyo": {
        "cheaper": ("core.buy.cost",),
        "attack_multiplier": ("kot.attack.from-outside", "kot.attack.from-tokyo"),
        "targets": ("kot.attack.from-outside", "kot.attack.from-tokyo"),
        "hits": ("kot.attack.from-outside", "kot.attack.from-tokyo"),
        "braces": ("kot.yield.right", "core.attack.damage-stays"),
        "entered": ("kot.enter.vp",),
        "replaced": ("kot.yield.leave", "kot.enter.forced"),
        "keeps_inside": ("kot.yield.right",),
        "held": ("kot.yield.right",),
        "left": ("kot.yield.leave",),
        "entered_spent": ("kot.enter.vp",),
        "before_others_enter": ("kot.enter.forced",),
    },
}
"""What it touches in one game only."""
GOAL_RULES = {"superstar": "ny.celebrity.", "statue_of_liberty": "ny.statue."}
"""How the rules that move a goal card begin; its events cite them."""


def touched_rules(card: Card) -> tuple[str, ...]:
    """Return the ids of the rules that a card touches, those of its kind first."""
    found = [f"{'evo.kinds' if card.monster else 'core.cards'}.{card.kind}"]
    if card.kind == "goal":
        found += [rule for rule in RULES if rule.startswith(GOAL_RULES[card.id])]
    tables = [BOTH, *(GAME[game] for game in card.games)]
    for field in fields(card):
        usual = () if field.default is MISSING else field.default
        if getattr(card, field.name) not in (usual, None, {}):
            for touches in tables:
                found += touches.get(field.name, ())
    for token in TOKENS.values():
        if token.card == card.id:
            found.append("core.tokens.supply")
            found += ["core.tokens.spend"] if token.spends else []
            found += ["core.tokens.fewer-rolls"] if token.rolls else []
            found += ["core.tokens.reroll-fee"] if token.reroll_fee else []
    return tuple(dict.fromkeys(found))
