"""Cards: buying and sweeping, Keep and Discard cards, and tokens."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]


def _shop(
    market: list[str | None], energy: int = 9, *, kong: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """Return Kong in the Bronx, about to buy."""
    me = at("Kong", "bronx", energy=energy, **(kong or {}))
    return {
        "monsters": [me, at("Mantis", "lower"), at("Rob", "queens")],
        "phase": "buy",
        "market": market,
        **more,
    }


ROW: list[str | None] = ["regeneration", "curse", "extra_head"]

SCENES = (
    Plot(
        name="all-your-energy",
        title="Buying a card",
        about="Kong has 5 energy. Regeneration costs 5, Curse 4, Extra Head 7.",
        start=_shop(ROW, 5),
        task="Buy the card that costs everything you have.",
        goal={"Kong": {"energy": 0, "cards": ["regeneration"]}},
        path=("buy regeneration",),
        hints=("Exactly enough is enough.", "buy regeneration."),
        teaches=("core.buy.cost", "core.cards.keep", "core.buy.refill"),
        refused=(("buy extra head", "core.buy.cost"),),
        evidence=(Evidence("core.cards.keep", {"Kong": {"cards": ["regeneration"]}, "discards": []}),),
    ),
    Plot(
        name="a-card-that-acts-once",
        title="Discard cards act once",
        about="The Unisphere pays 4 VP and is gone.",
        start=_shop(["the_unisphere", "curse", "extra_head"], 5),
        task="Buy it, and look where it lies afterwards.",
        goal={"Kong": {"vp": 4, "cards": []}, "discards": ["the_unisphere"]},
        path=("buy the_unisphere",),
        hints=("It is a Discard card.", "buy the_unisphere."),
        teaches=("core.cards.discard",),
        evidence=(Evidence("core.cards.discard", {"Kong": {"cards": []}, "discards": ["the_unisphere"]}),),
    ),
    Plot(
        name="sweep-and-buy",
        title="Sweep, and buy again",
        about="Nothing in the market is worth its energy. For 2 energy three new cards come; you know which: the top "
        "of the deck "
        "lies open here.",
        start=_shop(["curse", "drain", "diva"], 7, deck_top=["regeneration", "fury", "stomp"]),
        task="Sweep the market and buy Regeneration.",
        goal={"Kong": {"energy": 0, "cards": ["regeneration"]}, "discards": ["curse", "drain", "diva"]},
        path=("sweep", "buy regeneration"),
        hints=("2 and 5 is 7.", "sweep, buy regeneration."),
        teaches=("core.buy.sweep", "core.buy.any-number", "core.buy.refill"),
    ),
    Plot(
        name="too-poor-to-sweep",
        title="A sweep costs 2",
        about="Kong has 1 energy. Nothing is left but to end the turn, and still it is asked: a turn never ends by "
        "itself.",
        start=_shop(ROW, 1),
        task="Try to sweep in vain, then end the turn.",
        goal={"turn": "Mantis"},
        path=("end",),
        hints=("Nothing can be bought.", "end."),
        teaches=("core.buy.sweep", "core.action.asked"),
        refused=(("sweep", "core.buy.sweep"),),
        evidence=(Evidence("core.action.asked", {"asked": "Kong buy", "choices": 1}, 0),),
    ),
    Plot(
        name="the-deck-runs-out",
        title="When the deck runs out",
        about="One card is left in the deck. Kong has energy for a sweep.",
        start=_shop(["curse", "drain", "diva"], 4, deck=["fury"], discards=["stomp"]),
        task="Sweep: one card comes from the deck, then the discards are shuffled.",
        goal={"Kong": {"energy": 2}, "for_sale": 3, "events": ["core.buy.empty-deck"]},
        path=("sweep",),
        hints=("What was swept is shuffled too.", "sweep."),
        teaches=("core.buy.empty-deck",),
    ),
    Plot(
        name="no-card-left",
        title="No card left",
        about="The deck is empty, and so are the discards.",
        start=_shop(ROW, 9, deck=[], discards=[]),
        task="Buy Curse, and look what comes in its place.",
        goal={"Kong": {"cards": ["curse"]}, "market": ["regeneration", None, "extra_head"]},
        path=("buy curse",),
        hints=("Nothing.", "buy curse."),
        teaches=("core.buy.no-card",),
        evidence=(Evidence("core.buy.no-card", {"market": ["regeneration", None, "extra_head"], "deck": 0}),),
    ),
    Plot(
        name="cheaper-at-home",
        title="Cheaper in its borough",
        about="The Unisphere belongs to Queens and costs 5. Kong comes from the Bronx with 4 energy.",
        start={
            "monsters": [at("Kong", "bronx", energy=4), at("Mantis", "lower"), at("Rob", "brooklyn")],
            "phase": "move",
            "market": ["the_unisphere", None, None],
        },
        task="Move so that you can buy The Unisphere, and buy it.",
        goal={"Kong": {"vp": 4, "energy": 0, "place": "queens"}},
        path=("move queens", "buy the_unisphere"),
        hints=("Where the buyer is when it buys counts.", "Queens.", "move queens, buy the_unisphere."),
        teaches=("ny.buy.discount", "ny.buy.where"),
        evidence=(Evidence("ny.buy.where", {"legal": ["buy the_unisphere"], "Kong": {"energy": 4}}, 1),),
    ),
    Plot(
        name="killed-by-a-purchase",
        title="The card acts first",
        about="Kong has 4 LP, and Subterranean Cable gives 4 energy for 4 LP. Natural Selection, which would heal 4, "
        "lies on top of "
        "the deck, and Columbia University has promised Kong the next Keep card that is turned up.",
        start=_shop(
            ["subterranean_cable", "curse", "webspinner"],
            0,
            kong={"lp": 4},
            deck_top=["natural_selection"],
            pending=[["columbia_university", "Kong"]],
        ),
        task="Buy the cable. Does the next card come in time?",
        goal={"Kong": {"alive": False}, "market": ["natural_selection", "curse", "webspinner"], "turn": "Mantis"},
        path=("buy subterranean_cable",),
        hints=("An effect comes before the empty place is filled.", "buy subterranean_cable."),
        teaches=("core.buy.effect-first", "core.out.pending", "core.out.active"),
        evidence=(
            Evidence("core.buy.effect-first", {"order": ["core.out.figure", "core.buy.refill"]}),
            Evidence("core.out.pending", {"market": ["natural_selection", "curse", "webspinner"]}),
        ),
    ),
    Plot(
        name="a-card-for-nothing",
        title="Taken is not bought",
        about="Columbia University costs 6, brings 2 VP and then the next Keep card that is turned up, for nothing. "
        "Natural "
        "Selection is next: it gives 4 energy and heals 4 when it is gained.",
        start=_shop(
            ["columbia_university", "curse", "drain"], 6, kong={"lp": 5}, deck_top=["natural_selection"]
        ),
        task="Buy Columbia University, and count what comes with the second card.",
        goal={"Kong": {"vp": 2, "lp": 9, "energy": 4, "cards": ["natural_selection"]}},
        path=("buy columbia_university",),
        hints=("What a card does when it is gained happens all the same.", "buy columbia_university."),
        teaches=("core.cards.taken",),
        evidence=(Evidence("core.cards.taken", {"Kong": {"energy": 4, "lp": 9, "cards": ["natural_selection"]}}),),
    ),
    Plot(
        name="bought-at-the-reveal",
        title="Bought the moment it is revealed",
        about="Tokyo. Kraken has Opportunist: it may buy a card at the moment at which it is turned up, on Kong's "
        "turn too.",
        start={
            "game": "tokyo",
            "monsters": [
                at("Kong", "outside", energy=5),
                at("Kraken", "tokyo_city", energy=4, cards=["opportunist"]),
                at("Rob", "outside"),
            ],
            "phase": "buy",
            "market": ["apartment_building", None, None],
            "deck_top": ["alpha_monster", "corner_store", "heal", "commuter_train"],
        },
        task="Buy Apartment Building with Kong; then let Kraken pass what it cannot use, and buy Corner Store.",
        goal={"Kong": {"vp": 3}, "Kraken": {"vp": 1, "energy": 1}},
        path=("buy apartment_building", "buy corner_store"),
        hints=("Kraken is asked for each card that it can pay.", "buy apartment_building, then buy corner_store."),
        teaches=("core.buy.at-reveal",),
    ),
    Plot(
        name="goal-cards-apart",
        title="Goal cards are apart",
        about="Tesla Cannon: 2 VP, and every monster discards one of its Keep cards. Kong has the Superstar and "
        "Regeneration, "
        "Mantis the Statue of Liberty and no Keep card.",
        start=_shop(
            ["tesla_cannon", None, None],
            5,
            kong={"cards": ["regeneration"]},
            superstar_holder="Kong",
            statue_holder="Mantis",
        ),
        task="Buy Tesla Cannon. Who loses what?",
        goal={"Kong": {"vp": 2, "cards": []}, "superstar": "Kong", "statue": "Mantis"},
        path=("buy tesla_cannon",),
        hints=("Superstar and Statue are no Keep cards.", "buy tesla_cannon."),
        teaches=("core.cards.goal",),
        evidence=(Evidence("core.cards.goal", {"superstar": "Kong", "statue": "Mantis", "Kong": {"cards": []}}),),
    ),
    Plot(
        name="tokens-without-a-card",
        title="Without their card the tokens go",
        about="Kong's Curse has put Jinx tokens on Mantis and Rob. Tesla Cannon makes everybody discard a Keep card.",
        start={
            "monsters": [
                at("Kong", "bronx", energy=5, cards=["curse"]),
                at("Mantis", "lower", tokens={"jinx": 2}),
                at("Rob", "queens", tokens={"jinx": 1}),
            ],
            "phase": "buy",
            "market": ["tesla_cannon", None, None],
        },
        task="Buy Tesla Cannon, and look at the tokens.",
        goal={"Kong": {"cards": [], "vp": 2}, "Mantis": {"tokens": {}}, "Rob": {"tokens": {}}},
        path=("buy tesla_cannon",),
        hints=("Curse is Kong's only Keep card.", "buy tesla_cannon."),
        teaches=("core.tokens.gone",),
        evidence=(Evidence("core.tokens.gone", {"Mantis": {"tokens": {}}, "Rob": {"tokens": {}}}),),
    ),
    Plot(
        name="tokens-run-out",
        title="Tokens can run out",
        about="All 13 Jinx tokens lie on Mantis. Kong has Curse and hurts Rob, too, from Manhattan.",
        start={
            "monsters": [
                at("Kong", "lower", cards=["curse"]),
                at("Mantis", "bronx", tokens={"jinx": 13}),
                at("Rob", "queens"),
            ],
            "phase": "resolve",
            "dice": "AEEEEH",
        },
        task="Attack. Does Rob get a token?",
        goal={"Rob": {"lp": 9, "tokens": {}}, "events": ["core.tokens.supply"]},
        path=("resolve A",),
        hints=("There is none left.", "resolve A."),
        teaches=("core.tokens.supply",),
    ),
    Plot(
        name="an-attack-on-a-web",
        title="A result for a token",
        about="Kong bears a Web token of Mantis's Webspinner. An attack result removes it, and does nothing else then.",
        start={
            "monsters": [
                at("Kong", "queens", tokens={"web": 1}),
                at("Mantis", "lower", cards=["webspinner"]),
                at("Rob", "bronx"),
            ],
            "phase": "resolve",
            "dice": "AHHEES",
        },
        task="Spend Kong's only attack on the token. Is Mantis attacked?",
        goal={"Kong": {"tokens": {}}, "Mantis": {"lp": 10}, "events": ["core.tokens.all-spent"]},
        path=("resolve A", "use attack web"),
        hints=("You are asked when the face is resolved.", "resolve A, use attack web."),
        teaches=("core.tokens.spend", "core.tokens.all-spent"),
    ),
    Plot(
        name="caught-in-webs",
        title="Fewer rolls",
        about="Kong bears five Web tokens, each of which takes a reroll away. It is Rob's turn, and Kong is next.",
        start={
            "monsters": [
                at("Kong", "queens", tokens={"web": 5}),
                at("Mantis", "lower", cards=["webspinner"]),
                at("Rob", "bronx"),
            ],
            "turn": "Rob",
            "phase": "end",
        },
        task="End Rob's turn and roll for Kong. How often may it roll?",
        goal={"turn": "Kong", "phase": "resolve", "dice": "AHEESO"},
        path=("end", "roll AHEESO"),
        hints=("The first roll is always made.", "end, roll."),
        teaches=("core.tokens.fewer-rolls",),
        evidence=(
            Evidence("core.tokens.fewer-rolls", {"rolls_left": 1}, 1),
            Evidence("core.tokens.fewer-rolls", {"asked": "Kong resolve"}),
        ),
    ),
    Plot(
        name="paying-to-roll-again",
        title="Paying to roll again",
        about="Kong bears a Jinx token: each Ouch that it rolls again costs 1 energy. It has two Ouch and 1 energy.",
        start={
            "monsters": [
                at("Kong", "queens", energy=1, tokens={"jinx": 1}),
                at("Mantis", "lower", cards=["curse"]),
                at("Rob", "bronx"),
            ],
            "dice": "AAHHOO",
        },
        task="Try to roll both Ouch again, then roll one of them for your energy.",
        goal={"Kong": {"energy": 0}, "asked": "Kong keep", "dice": "AAHHHO"},
        path=("keep AAHHO", "roll H"),
        hints=("One energy, one Ouch.", "keep AAHHO, roll."),
        teaches=("core.tokens.reroll-fee",),
        refused=(("keep AAHH", "core.tokens.reroll-fee"),),
    ),
)
"""The scenes of this chapter."""
