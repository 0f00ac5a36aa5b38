"""A small writer of HTML, so that every button is made alike."""

from html import escape

from kony_nb.play.intervals import Interval
from kony_nb.play.results import percent
from kony_nb.rules.cards.registry import CARDS, TOKENS

__all__ = ["button", "card_button", "note", "sentence", "share_bar", "tag", "token_button", "why_button"]


def tag(name: str, /, *children: str, **attributes: str | int | bool | None) -> str:
    """Return an element.

    Parameters
    ----------
    name : str
        Its name.
    *children : str
        HTML that is written already.
    **attributes : str, int, bool or None
        ``class_`` is written ``class``, every other ``_`` becomes ``-``; True stands for a bare name, None and False
        leave the attribute out.

    Examples
    --------
    >>> tag("p", "Roll &amp; keep", class_="kony-note", hidden=True)
    '<p class="kony-note" hidden>Roll &amp; keep</p>'
    """
    written = ""
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        attribute = key.rstrip("_").replace("_", "-")
        written += f" {attribute}" if value is True else f' {attribute}="{escape(str(value))}"'
    return f"<{name}{written}>{''.join(children)}</{name}>"


def button(words: str, key: str, **attributes: str | int | bool | None) -> str:
    """Return a button with plain words; the key lets the focus find it again after a change."""
    return tag("button", escape(words, quote=False), type="button", data_key=key, **attributes)


def why_button(rule: str) -> str:
    """Return the button that opens a rule's text."""
    return button("why?", f"why-{rule}", class_="kony-why", data_rule=rule, aria_label=f"Why? Rule {rule}")


def card_button(words: str, key: str, card: str) -> str:
    """Return the button that opens a card."""
    entry = CARDS[card]
    return button(words, key, class_="kony-card", data_rule=entry.rule, title=entry.effect)


def token_button(words: str, key: str, token: str) -> str:
    """Return the button of tokens on a monster: it says what they do, and opens their card."""
    entry = TOKENS[token]
    about = f"{words}: {entry.effect}"
    return button(words, key, class_="kony-token", data_rule=f"card.{entry.card}", title=entry.effect, aria_label=about)


def sentence(words: str) -> str:
    """Return words as a sentence of their own: a capital first, a full stop last where nothing else ends it.

    Examples
    --------
    >>> sentence("not now: Kong is asked: Roll?"), sentence("rolling is over")
    ('Not now: Kong is asked: Roll?', 'Rolling is over.')
    """
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!")) else ".")


def note(words: str) -> str:
    """Return a small sentence."""
    return tag("p", escape(words, quote=False), class_="kony-note")


def share_bar(share: Interval) -> str:
    """Return a share as a bar and its interval as a stroke, and both in numbers."""
    low, high = 100 * share.low, 100 * share.high
    style = f"--share:{100 * share.value:.1f}%;--low:{low:.1f}%;--high:{high:.1f}%"
    return tag("span", tag("i"), class_="kony-share", style=style, aria_hidden="true") + percent(share)
