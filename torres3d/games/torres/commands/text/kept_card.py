"""Cards on offer, and the one a player keeps by number or name: "2", "ladder top", "seven, others bottom"."""

import re
from collections.abc import Mapping, Sequence

from torres3d.games.torres.commands.text.typed_line import cards_named
from torres3d.games.torres.rules.commands import Keep
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import numbered_lines

MARKS = {"^": "top", "_": "bottom"}
"""The places of the other cards as the notation has them."""


def offer_lines(state: State, say: Translate, brief: bool = False) -> list[str]:
    """The cards on offer with what they do, numbered, and what to type."""
    named = [_told(card, say, brief) for card in state.offer]
    return [say("text-offer", count=len(named)), *numbered_lines(named), *([] if brief else [say("text-offer-how")])]


def _told(card: str, say: Translate, brief: bool) -> str:
    name = card_name(card, say)
    return name if brief else f"{name}. {say(f'card-{card}-effect')}"


def kept_card(line: str, state: State, cards: Mapping[str, str], say: Translate) -> Keep | None:
    """The card that a line keeps, and where the others go; None for a line that names none of those on offer.

    A card is its number on the list, its name or the beginning of it. The others go to the bottom unless the line says
    the top; those named behind it go first, as the notation has it, the rest in the order on offer.
    """
    offer = [card for card in ACTION_CARDS if card in state.offer]
    shown = [card for card in state.offer if card in offer]
    text = re.sub(r"([\^_])", r" \1 ", line.casefold()).replace(",", " ")
    for name, card in cards.items():
        if " " in name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", card, text)
    words = [word for word in text.split() if word not in _filling(say)]
    places = [place for word in words[1:] if (place := _place(word, say))]
    behind = [each for word in words[1:] if not _place(word, say) for each in _divided(word)]
    named = [_card(word, shown, cards) for word in (*words[:1], *behind)]
    found = [card for card in named if card is not None]
    if not found or len(set(found)) != len(named) or len(places) > 1:
        return None
    others = (*found[1:], *(card for card in shown if card not in found))
    return Keep(found[0], others, ()) if places == ["top"] else Keep(found[0], (), others)


def _divided(word: str) -> list[str]:
    """A word, or several numbers in one, such as ``32``, one by one."""
    return list(word) if word.isdecimal() else [word]


def _filling(say: Translate) -> set[str]:
    return {word.strip().casefold() for word in say("text-word-keep").split(",")} | {"keep", "others"}


def _place(word: str, say: Translate) -> str | None:
    """Whether a word says the top or the bottom of the deck: its beginning is enough."""
    if word in MARKS:
        return MARKS[word]
    for place in ("top", "bottom"):
        names = (place, *(each.strip().casefold() for each in say(f"text-word-{place}").split(",")))
        if any(name.startswith(word) for name in names):
            return place
    return None


def _card(word: str, shown: Sequence[ActionCard], cards: Mapping[str, str]) -> ActionCard | None:
    if word.isdecimal():
        return shown[int(word) - 1] if 1 <= int(word) <= len(shown) else None
    found = [card for card in shown if card in cards_named(word, cards)]
    return found[0] if len(found) == 1 else None
