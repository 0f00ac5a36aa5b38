"""Luchador: masks and challenges."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at, built

__all__ = ["SCENES"]

OUT, CITY, BAY = "outside", "tokyo_city", "tokyo_bay"
NONE = {"attached": False}
CHALLENGE = "challenge mantis"
SIX, FIVE, FOUR, THREE, TWO, ONE = (f"challenge.{1 + 3 * at:02}" for at in range(6))
"""A challenge card of each strength: the weaker one is, the more it helps as an ally's, and the more it brings."""


def _tokyo(*monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the resolving of two attacks in Tokyo; the first monster is active unless it is said otherwise."""
    rolled: dict[str, Any] = {"game": "tokyo", "phase": "resolve", "dice": "AA1122", "seed": 4}
    return {**rolled, "expansions": ["luchador"], "monsters": list(monsters), **more}


def _held(*cards: str, then: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """Return Kong after an attack on Mantis, who holds Tokyo City; the challenge cards are by seat, "" for none."""
    there = []
    for name, card in zip(("Kong", "Mantis", "Rob", "Sheriff"), (*cards, *[""] * (4 - len(cards))), strict=True):
        held = {"challenge": card} if card else {}
        there.append(at(name, CITY if name == "Mantis" else OUT, **held, **more.pop(name.lower(), {})))
    return _tokyo(*there, then=["resolve A", "hold", *then], **more)


SCENES = (
    Plot(
        name="a-mask-for-each",
        title="Masks and challenge cards",
        about="A game with the Luchador: everybody begins with a mask and draws a challenge card, unseen by the "
        "others. There is a "
        "Luchador token too, of which nobody has told us the use.",
        start={"expansions": ["luchador"], "monsters": ["Luchador", "Kong", "Mantis"], "phase": "setup", "seed": 3},
        task="Let all three throw for the first turn, and look at the masks.",
        goal={"asked": "Luchador place"},
        path=("roll AAAAHHEE", "roll AAAHHEED", "roll AAHHEEDD"),
        hints=("As in every game.", "roll, three times."),
        teaches=("luc.setup.mask", "luc.setup.card", "luc.monster", "luc.token", "luc.house"),
        evidence=(
            Evidence(
                "luc.setup.mask",
                {name: {"mask": True, "collection": 0} for name in ("Luchador", "Kong", "Mantis")},
            ),
            Evidence("luc.monster", {"barred": ["Mega Shark"], "Luchador": {"challenge": True}}),
            Evidence("luc.token", {name: {"tokens": {}} for name in ("Luchador", "Kong", "Mantis")}),
            Evidence("luc.house", {"house_challenges": 18, "challenge_deck": 15}),
        ),
    ),
    Plot(
        name="a-challenge",
        title="Challenging who stays",
        about="Kong has attacked Mantis in Tokyo City, and Mantis holds. Kong's card has strength 6, Mantis's 1.",
        start=_held(SIX, ONE),
        task="Challenge Mantis, and let both reveal.",
        goal={"Kong": {"collection": 1, "energy": 1}, "Mantis": {"mask": False}, "asked": "Kong resolve"},
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("Nobody else has a card, so nobody can help.", "challenge mantis, reveal, reveal."),
        teaches=(
            "luc.challenge.when",
            "luc.challenge.face-down",
            "luc.challenge.secret",
            "luc.challenge.both",
            "luc.reward.own",
            "luc.masks.collection",
            "luc.masks.lose-order",
            "luc.deck.discard",
            "luc.deck.new-card",
        ),
        refused=(("resolve 1", "luc.challenge.when"), ("challenge rob", "luc.challenge.when")),
    ),
    Plot(
        name="two-who-stay",
        title="Two in the city",
        about="Five monsters. Kong has attacked Mantis in the City and Rob in the Bay.",
        start=_tokyo(
            at("Kong", OUT, challenge=SIX),
            at("Mantis", CITY, challenge=TWO),
            at("Rob", BAY, challenge=ONE),
            at("Sheriff", OUT),
            at("Drakonis", OUT),
            then=["resolve A"],
        ),
        task="Let both hold, and challenge Rob. Let Kong and Rob call nobody, Kong reveal and Rob hide.",
        goal={"events": ["luc.challenge.two", "luc.challenge.one"], "Rob": {"mask": True}, "Kong": {"energy": 1}},
        path=("hold", "hold", "challenge rob", "pass", "pass", "reveal", "hide"),
        hints=("The attacker picks one.", "hold, hold, challenge rob, pass, pass, reveal, hide."),
        teaches=("luc.challenge.two", "luc.challenge.one"),
    ),
    Plot(
        name="one-challenge-for-an-attack",
        title="One challenge for each attack",
        about="Kong's challenge of Mantis is going on.",
        start=_held(SIX, ONE, then=(CHALLENGE,)),
        task="Try to challenge again, then hide both cards. May Kong challenge now?",
        goal={"asked": "Kong resolve", "events": ["luc.challenge.none"], "Mantis": {"mask": True}},
        path=("hide", "hide"),
        hints=("Nothing happens if nobody reveals.", "hide, hide."),
        teaches=("luc.challenge.one-per-attack", "luc.challenge.none"),
        refused=((CHALLENGE, "luc.challenge.one-per-attack"),),
    ),
    Plot(
        name="no-choice-no-challenge",
        title="No choice, no challenge",
        about="Kong attacks from Tokyo City. Mantis, outside, has no choice to make.",
        start=_tokyo(at("Kong", CITY, challenge=SIX), at("Mantis", OUT, challenge=ONE), at("Rob", OUT, challenge=FIVE)),
        task="Attack. May Kong challenge anybody?",
        goal={"Mantis": {"lp": 8}, "never": ["luc.challenge.when"]},
        path=("resolve A",),
        hints=("Only who stays in the city, and could have left it.", "resolve A."),
        teaches=("luc.challenge.no-choice",),
        evidence=(Evidence("luc.challenge.no-choice", {"asked": "Kong resolve", "illegal": [CHALLENGE]}),),
    ),
    Plot(
        name="who-cannot-leave",
        title="Who cannot leave is not challenged",
        about="New York. New York Marathon lies in the market, and Mantis, in Manhattan, has no energy for the fee of "
        "a flight.",
        start={
            "expansions": ["luchador"],
            "monsters": [at("Kong", "bronx", challenge=SIX), at("Mantis", "lower", challenge=ONE), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "AAHHEE",
            "market": ["new_york_marathon", None, None],
        },
        task="Attack Mantis. May Kong challenge it?",
        goal={"Mantis": {"lp": 8}, "events": ["core.move.fee"], "never": ["luc.challenge.when"]},
        path=("resolve A",),
        hints=("Mantis was not asked.", "resolve A."),
        teaches=("luc.challenge.no-choice",),
        evidence=(Evidence("luc.challenge.no-choice", {"asked": "Kong resolve", "illegal": [CHALLENGE]}),),
    ),
    Plot(
        name="no-card-no-challenge",
        title="Without a card no challenge",
        about="Kong has attacked Mantis, but has no challenge card.",
        start=_tokyo(at("Kong", OUT), at("Mantis", CITY, challenge=ONE), at("Rob", OUT)),
        task="Attack, and let Mantis hold.",
        goal={"Mantis": {"lp": 8}, "events": ["luc.challenge.no-card"]},
        path=("resolve A", "hold"),
        hints=("There is nothing to lay down.", "resolve A, hold."),
        teaches=("luc.challenge.no-card",),
    ),
    Plot(
        name="an-empty-handed-champion",
        title="A champion without a card",
        about="Mantis, who holds the City, has no challenge card.",
        start=_held(THREE, "", ONE),
        task="Challenge Mantis, call nobody, and reveal. Does a mask change hands?",
        goal={"events": ["luc.challenge.empty-handed"], "Kong": {"vp": 1, "collection": 0}, "Mantis": {"mask": True}},
        path=(CHALLENGE, "pass", "reveal"),
        hints=("It counts as leaving it face down.", "challenge mantis, pass, reveal."),
        teaches=("luc.challenge.empty-handed", "luc.challenge.one"),
    ),
    Plot(
        name="a-friend-in-need",
        title="Calling for help",
        about="Kong's card has only 2, Mantis's 4. Rob's card would help with 3; Sheriff has one, too.",
        start=_held(TWO, FOUR, ONE, SIX),
        task="Challenge, call for help, take Rob; Mantis calls nobody. Reveal both, and win.",
        goal={"Kong": {"collection": 1, "vp": 2}, "Rob": {"vp": 1}, "Mantis": {"mask": False}},
        path=(CHALLENGE, "help", "help", "pass", "pick rob", "pass", "reveal", "reveal"),
        hints=(
            "2 and 3 is more than 4.",
            "Rob volunteers, Sheriff does not.",
            "challenge mantis, help, help, pass, pick rob, pass, reveal, reveal.",
        ),
        teaches=(
            "luc.help.call",
            "luc.help.volunteers",
            "luc.help.ally",
            "luc.challenge.ally-reveals",
            "luc.reward.team-up",
            "luc.challenge.order",
        ),
        evidence=(Evidence("luc.challenge.order", {"refuses": {"reveal": "luc.challenge.order"}}, 1),),
    ),
    Plot(
        name="the-champion-wins-ties",
        title="The champion wins ties",
        about="Kong and Mantis have cards of the same strength.",
        start=_held(FOUR, "challenge.08"),
        task="Challenge, and let both reveal.",
        goal={"events": ["luc.challenge.tie"], "Mantis": {"collection": 1, "energy": 2}, "Kong": {"mask": False}},
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("Equal is not enough for a challenger.", "challenge mantis, reveal, reveal."),
        teaches=("luc.challenge.tie",),
    ),
    Plot(
        name="a-side-falls",
        title="A side falls",
        about="With evolutions, too. Drakonis holds Meteor Shower: each other monster loses 1 LP. It has attacked "
        "Mantis, who has "
        "1 LP left and holds.",
        start=_tokyo(
            at("Drakonis", OUT, challenge=SIX, evolutions={"hand": ["meteor_shower"]}),
            at("Mantis", CITY, lp=3, challenge=ONE),
            at("Rob", OUT, challenge=FIVE),
            expansions=["luchador", "power_up"],
            then=["pass", "resolve A", "pass", "pass", "hold"],
        ),
        task="Challenge Mantis, and play Meteor Shower while the challenge goes on. Who wins it?",
        goal={"Mantis": {"alive": False}, "events": ["luc.challenge.fallen"], "Drakonis": {"challenge": True}},
        path=(CHALLENGE, "play meteor_shower"),
        hints=("Nobody wins a challenge without an opponent.", "challenge mantis, play meteor_shower."),
        teaches=("luc.challenge.fallen",),
    ),
    Plot(
        name="challenge-cards-run-out",
        title="The challenge deck runs out",
        about="No card is left in the challenge deck. Kong's and Mantis's will be discarded.",
        start=_held(SIX, ONE, challenge_deck=[], challenge_discards=[THREE]),
        task="Challenge, and let both reveal; look where the new cards come from.",
        goal={
            "events": ["luc.deck.reshuffle"],
            "Kong": {"challenge": True, "collection": 1},
            "Mantis": {"challenge": True},
        },
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("The discarded ones become the deck.", "challenge mantis, reveal, reveal."),
        teaches=("luc.deck.reshuffle",),
    ),
    Plot(
        name="the-first-mask-is-attached",
        title="The first mask is attached",
        about="Kong has lost its mask, and wins one of Mantis.",
        start=_held(SIX, ONE, kong={"masks": NONE}),
        task="Challenge, and let both reveal. Is the mask worth points?",
        goal={"Kong": {"mask": True, "collection": 0, "vp_total": 0}, "Mantis": {"mask": False}},
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("The first one is worn.", "challenge mantis, reveal, reveal."),
        teaches=("luc.masks.attach",),
    ),
    Plot(
        name="no-mask-to-give",
        title="No mask to give",
        about="Mantis has no mask left, and 7 VP on its dial.",
        start=_held(SIX, ONE, mantis={"masks": NONE, "vp": 7}),
        task="Challenge, and let both reveal. What does Mantis pay with?",
        goal={"Mantis": {"vp": 5}, "Kong": {"collection": 0, "mask": True}, "events": ["luc.masks.none-left"]},
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("With points, and Kong gets none of them.", "challenge mantis, reveal, reveal."),
        teaches=("luc.masks.none-left",),
    ),
    Plot(
        name="masks-count-for-winning",
        title="Dial and masks together",
        about="Kong has 18 VP on its dial. A mask of the collection counts 2.",
        start=_held(SIX, ONE, kong={"vp": 18}),
        task="Challenge, and let both reveal.",
        goal={"over": True, "winner": "Kong", "Kong": {"vp": 18, "vp_total": 20}},
        path=(CHALLENGE, "reveal", "reveal"),
        hints=("18 and 2.", "challenge mantis, reveal, reveal."),
        teaches=("luc.masks.total", "core.win.at-once"),
        evidence=(Evidence("luc.masks.total", {"winner": "Kong", "Kong": {"vp": 18, "vp_total": 20}}),),
    ),
    Plot(
        name="points-beside-masks",
        title="A point on top of a mask",
        about="Kong has 17 VP on its dial and a mask in its collection: 19 in all. It has three 1s.",
        start=_tokyo(
            at("Kong", OUT, vp=17, masks={"collection": 1}),
            at("Mantis", CITY),
            at("Rob", OUT, masks=NONE),
            dice="111EEE",
        ),
        task="Win.",
        goal={"over": True, "winner": "Kong", "Kong": {"vp": 18, "vp_total": 20}},
        path=("resolve 1",),
        hints=("One point is enough.", "resolve 1."),
        teaches=("luc.masks.total",),
        evidence=(Evidence("luc.masks.total", {"winner": "Kong", "Kong": {"vp": 18, "vp_total": 20}}),),
    ),
    Plot(
        name="masks-of-the-eliminated",
        title="Masks of the eliminated",
        about="Mantis, in Tokyo City, has 2 LP, its own mask and two in its collection. Kong has two attacks.",
        start=_tokyo(
            at("Kong", OUT),
            at("Mantis", CITY, lp=2, challenge=ONE, masks={"collection": 2}),
            at("Rob", OUT, masks=NONE),
            at("Sheriff", OUT, masks=NONE),
        ),
        task="Attack, and look who has the masks and what became of the challenge card.",
        goal={
            "Kong": {"collection": 3},
            "Mantis": {"alive": False, "collection": 0, "challenge": False},
        },
        path=("resolve A",),
        hints=("Who eliminates takes them all.", "resolve A."),
        teaches=("luc.masks.inherit", "luc.out"),
    ),
    Plot(
        name="masks-that-nobody-takes",
        title="Masks that nobody takes",
        about="New York. Mantis, beside Kong in the Bronx, has 1 LP, and a unit stands there. Kong has two Ouch.",
        start={
            "expansions": ["luchador"],
            "monsters": [at("Kong", "bronx"), at("Mantis", "bronx", lp=1), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "OOEEEE",
            "boroughs": {"bronx": built(units=("infantry",))},
        },
        task="Resolve the Ouch. Who takes the mask of Mantis?",
        goal={"Mantis": {"alive": False}, "masks_out": 1, "Kong": {"collection": 0}},
        path=("resolve O",),
        hints=("Units wear no masks.", "resolve O."),
        teaches=("luc.masks.out",),
    ),
    Plot(
        name="saved-with-its-mask",
        title="Who is saved keeps its masks",
        about="Mantis has It Has a Child: at 0 LP it is not eliminated but begins anew. It has a mask in its "
        "collection.",
        start=_tokyo(
            at("Kong", OUT),
            at("Mantis", CITY, lp=2, vp=4, challenge=FIVE, masks={"collection": 1}, cards=["it_has_a_child"]),
            at("Rob", OUT, masks=NONE),
        ),
        task="Attack. What has Mantis left?",
        goal={"Mantis": {"alive": True, "lp": 10, "vp": 0, "mask": True, "collection": 1, "challenge": True}},
        path=("resolve A",),
        hints=("It was not eliminated.", "resolve A."),
        teaches=("luc.masks.saved",),
        evidence=(Evidence("luc.masks.saved", {"Mantis": {"mask": True, "collection": 1}, "Kong": {"collection": 0}}),),
    ),
    Plot(
        name="which-face-is-the-skull",
        title="Which face is the skull",
        about="New York, with evolutions. Protector of Children lies before the Luchador: two skulls bring a point, a "
        "life point and "
        "an energy. In this reading a skull is a Destruction.",
        start={
            "expansions": ["luchador", "power_up"],
            "monsters": [
                at("Luchador", "bronx", lp=5, evolutions={"play": ["protector_of_children"]}),
                at("Kong", "lower"),
                at("Rob", "queens"),
            ],
            "phase": "resolve",
            "dice": "DDEEOO",
        },
        task="Resolve the Destruction, and then the Ouch: which of them brings the point?",
        goal={"Luchador": {"vp": 1, "lp": 6}, "events": ["ny.ouch.two"]},
        path=("resolve D", "resolve O"),
        hints=("Compare what is printed after each of them.", "resolve D, resolve O."),
        teaches=("luc.skull",),
        evidence=(Evidence("luc.skull", {"Luchador": {"vp": 1, "lp": 6}}, 1),),
    ),
)
"""The scenes of this chapter."""
