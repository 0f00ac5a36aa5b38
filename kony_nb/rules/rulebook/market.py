"""Cards: buying, sweeping, gaining and losing them; tokens; and the fee for moves."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "core.buy.cost",
        "Buying a card",
        "A card for sale is bought for the energy printed on it; all the energy that one has is enough.",
        DIGEST,
    ),
    Rule(
        "core.buy.any-number",
        "As often as you like",
        "In the Buy phase one buys and sweeps any number of times, in any order.",
        DIGEST,
    ),
    Rule(
        "core.buy.sweep",
        "Sweeping the market",
        "For 2 energy all the cards for sale are discarded and new ones turned up.",
        DIGEST,
    ),
    Rule(
        "core.buy.refill",
        "The market is filled at once",
        "An empty place is filled with the next card of the deck right away, and the new card can be bought too.",
        DIGEST,
    ),
    Rule(
        "core.buy.effect-first",
        "The card acts before its place is filled",
        "What a bought card does at once, an elimination too, comes before the next card is turned up.",
        OURS,
    ),
    Rule(
        "core.buy.empty-deck",
        "When the deck runs out",
        "The discards, with what was swept, are shuffled into a new deck.",
        OURS,
    ),
    Rule(
        "core.buy.no-card",
        "No card left",
        "If there are no discards either, the place stays empty.",
        OURS,
    ),
    Rule(
        "core.buy.at-reveal",
        "Bought the moment it is revealed",
        "Who has a card for it may buy a card when it is turned up, on any turn. The owners of such cards are asked "
        "clockwise from the active monster, and a place left empty is filled again.",
        OURS,
    ),
    Rule(
        "ny.buy.discount",
        "Cheaper in its borough",
        "Some Discard cards belong to a borough and cost 1 energy less for a buyer who is there.",
        DIGEST,
    ),
    Rule(
        "ny.buy.where",
        "Where the buyer is now",
        "What counts for the discount is where the buyer is when it buys, after its move. No price falls below 0.",
        OURS,
    ),
    Rule(
        "core.cards.first",
        "Cards go before the rulebook",
        "Where a card says something else than a rule, the card counts; and what forbids something counts more than "
        "what allows it.",
        OURS,
    ),
    Rule(
        "core.cards.keep",
        "Keep cards stay",
        "A Keep card lies in front of its owner and works for the rest of the game, or until it is lost.",
        DIGEST,
    ),
    Rule(
        "core.cards.discard",
        "Discard cards act once",
        "A Discard card acts as soon as it is gained and goes to the discards.",
        DIGEST,
    ),
    Rule(
        "core.cards.taken",
        "Taken is not bought",
        "A card that comes without buying costs nothing, but what it does when gained happens all the same.",
        OURS,
    ),
    Rule(
        "core.cards.goal",
        "Goal cards are apart",
        "Superstar and the Statue of Liberty are no Keep cards: what discards or counts Keep cards passes them by.",
        OURS,
    ),
    Rule(
        "core.move.fee",
        "A fee for moving",
        "A card in the market may charge energy for every move made by choice, fleeing too. Who cannot pay does not "
        "move and is not asked to flee; moves that the rules force are free.",
        OURS,
    ),
    Rule(
        "core.tokens.supply",
        "Tokens can run out",
        "There are 13 Web, 13 Jinx, 15 Carapace and 5 Souvenir tokens. When none of a kind is left, none is given.",
        OURS,
    ),
    Rule(
        "core.tokens.spend",
        "Spending a result on a token",
        "Some tokens are removed by a result of the dice, one result for one token, chosen when that face is "
        "resolved. The result then does nothing else.",
        OURS,
    ),
    Rule(
        "core.tokens.all-spent",
        "Every result spent",
        "If all results of a face went into tokens, that face does nothing more: attacks spent so are no attack.",
        OURS,
    ),
    Rule(
        "core.tokens.fewer-rolls",
        "Fewer rolls",
        "Tokens can take rerolls away, but the first roll is always made.",
        OURS,
    ),
    Rule(
        "core.tokens.reroll-fee",
        "Paying to roll again",
        "Tokens can charge energy for each die of a face that is rolled again. Who cannot pay leaves those dice "
        "as they are.",
        OURS,
    ),
    Rule(
        "core.tokens.gone",
        "Without their card the tokens go",
        "When the card that gives tokens leaves its owner, all of its tokens go back to the supply.",
        OURS,
    ),
)
