"""Masks and challenge cards: as many masks as monsters, each card once, secrets only in a challenge."""

from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.state import State

__all__ = ["luchador"]

SECRETS = ("", "reveal", "hide")


def luchador(state: State, faults: list[str]) -> None:
    """Add what is wrong with masks, challenge cards and secrets."""
    n = len(state.monsters) if state.options.luchador else 0
    there = sum(monster.mask + monster.collection for monster in state.monsters)
    if there + state.masks_out != n or state.masks_out < 0:
        faults.append(f"masks-conserved: {there} in the game, {state.masks_out} out of it, there are {n}, at monsters")
    held = [monster.challenge for monster in state.monsters if monster.challenge]
    cards = [*state.challenge_deck, *state.challenge_discards, *held]
    every = len(CHALLENGES) if state.options.luchador else 0
    if len(set(cards)) + state.challenge_out != every or state.challenge_out < 0 or not set(cards) <= set(CHALLENGES):
        faults.append(
            f"challenges-conserved: {len(set(cards))} in the game, {state.challenge_out} out of it, there are {every}, "
            "at challenge_deck"
        )
    if len(set(cards)) < len(cards):
        faults.append("challenges-conserved: one is in two places, at challenge_deck")
    if tuple(sorted(state.challenge_deck)) != state.challenge_deck:
        faults.append("challenges-order: the bag is not sorted, at challenge_deck")
    if state.challenge_shuffles < 0:
        faults.append(f"challenge-shuffles: {state.challenge_shuffles} is below 0, at challenge_shuffles")
    running = [step.args for step in state.agenda if step.kind == "compare"]
    sides = [side for args in running for side in args[:2]]
    for seat, monster in enumerate(state.monsters):
        if monster.collection < 0 or (monster.collection and not monster.mask):
            faults.append(f"masks-order: {monster.collection} in the collection, none attached, at monsters[{seat}]")
        if not monster.alive and (monster.mask or monster.collection or monster.challenge):
            faults.append(f"dead-empty: an eliminated monster has masks or a challenge card, at monsters[{seat}]")
        if monster.secret not in SECRETS or (monster.secret and seat not in sides and not state.result):
            faults.append(f"secret: {monster.secret!r} outside a challenge of its own, at monsters[{seat}].secret")
    if len(running) > 1:
        faults.append(f"challenge: {len(running)} at the same time, at agenda")
