"""Names of colours, rings and options, and of the acting player with two colours."""

from collections.abc import Sequence
from typing import get_args, get_type_hints

from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.options import COLLAPSE, SLIPS, Options
from torres3d.games.turm_bauer.rules.places import Colour, Seat
from torres3d.i18n.texts import Translate

PAIRED = 2
"""Number of players with which each has two colours (T-11.1, two colours each)."""
RANGES = {"slips": SLIPS, "collapse": COLLAPSE}
"""Options that are numbers: minimum and maximum."""


def colour_name(colour: Colour, say: Translate) -> str:
    """The name of a colour; an unknown one has its own name."""
    key = f"colour-{colour}"
    text = say(key)
    return colour if text == key else text


def actor_name(names: Sequence[str], seat: Seat, colour: Colour, say: Translate) -> str:
    """The acting player, with the colour where each player has two; ``names`` by seat."""
    if len(names) != PAIRED:
        return names[seat]
    return say("turm-who", name=names[seat], colour=colour_name(colour, say))


def ring_name(ring: Ring, say: Translate) -> str:
    """The use of a ring in two words (T-4.7, uses of rings)."""
    return say(f"turm-ring-{ring}")


def ring_about(ring: Ring, say: Translate) -> str:
    """The effect of this use of a ring."""
    return say(f"turm-ring-{ring}-about")


def option_values(option: str) -> tuple[str, ...]:
    """The values of an option, as texts; the default first unless they are numbers."""
    if option in RANGES:
        least, largest = RANGES[option]
        return tuple(str(value) for value in range(least, largest + 1))
    return get_args(get_type_hints(Options)[option])


def option_name(option: str, say: Translate) -> str:
    """The name of an option."""
    return say(f"turm-option-{option}")


def option_about(option: str, say: Translate) -> str:
    """The description of an option, in a sentence."""
    return say(f"turm-option-{option}-about")


def value_name(option: str, value: object, say: Translate) -> str:
    """The name of an option's value; a number as it is."""
    return str(value) if option in RANGES else say(f"turm-option-{option}-{value}")
