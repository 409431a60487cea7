"""What colours, rings and options of Turm Bauer are called, and who acts where a player has two colours."""

from collections.abc import Sequence
from typing import get_args, get_type_hints

from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.options import COLLAPSE, SLIPS, Options
from torres3d.games.turm_bauer.rules.places import Colour, Seat
from torres3d.i18n.texts import Translate

PAIRED = 2
"""With so many players each has two colours (T-11.1, two colours each)."""
RANGES = {"slips": SLIPS, "collapse": COLLAPSE}
"""Options that are numbers: the least and the largest."""


def colour_name(colour: Colour, say: Translate) -> str:
    """What a colour is called; one that the program does not know by its own name."""
    key = f"colour-{colour}"
    text = say(key)
    return colour if text == key else text


def who(names: Sequence[str], seat: Seat, colour: Colour, say: Translate) -> str:
    """Who acts: the player, and with two colours each also with which; ``names`` by seat."""
    if len(names) != PAIRED:
        return names[seat]
    return say("turm-who", name=names[seat], colour=colour_name(colour, say))


def ring_name(ring: Ring, say: Translate) -> str:
    """What a ring is used for, in two words (T-4.7, uses of rings)."""
    return say(f"turm-ring-{ring}")


def ring_about(ring: Ring, say: Translate) -> str:
    """What a ring used so allows."""
    return say(f"turm-ring-{ring}-about")


def option_values(option: str) -> tuple[str, ...]:
    """The values an option may have, as texts; of words the usual one first."""
    if option in RANGES:
        least, largest = RANGES[option]
        return tuple(str(value) for value in range(least, largest + 1))
    return get_args(get_type_hints(Options)[option])


def option_name(option: str, say: Translate) -> str:
    """What an option is called."""
    return say(f"turm-option-{option}")


def option_about(option: str, say: Translate) -> str:
    """What an option is about, in a sentence."""
    return say(f"turm-option-{option}-about")


def value_name(option: str, value: object, say: Translate) -> str:
    """What a value of an option is called; numbers are said as they are."""
    return str(value) if option in RANGES else say(f"turm-option-{option}-{value}")
