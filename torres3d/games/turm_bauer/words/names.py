"""Names of colours, rings, options, fields and blocks, and of the acting player with two colours."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules import cell_and_column_names as places
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.i18n.texts import Translate

PAIRED = 2
"""Number of players with which each has two colours (T-11.1, two colours each)."""


def colour_name(colour: places.Colour, say: Translate) -> str:
    """The name of a colour; an unknown one has its own name."""
    key = f"colour-{colour}"
    text = say(key)
    return colour if text == key else text


def actor_name(names: Sequence[str], seat: places.Seat, colour: places.Colour, say: Translate) -> str:
    """The acting player, with the colour where each player has two; ``names`` by seat."""
    if len(names) != PAIRED:
        return names[seat]
    return say("turm-who", name=names[seat], colour=colour_name(colour, say))


def ring_name(ring: Ring, say: Translate) -> str:
    """The use of a ring in two words (T-4.7, uses of rings)."""
    return say(f"turm-ring-{ring}")


def option_name(option: str, say: Translate) -> str:
    return say(f"turm-option-{option}")


def value_name(option: str, value: object, say: Translate) -> str:
    """The name of an option's value; a number as it is."""
    return str(value) if isinstance(value, int) else say(f"turm-option-{option}-{value}")


def place_name(place: places.Place, say: Translate) -> str:
    """The name of a figure's place: "m10, level 3", or the table."""
    if place == places.TABLE:
        return say("turm-table")
    return say("turm-field", spot=places.spot_name(place[:2]), level=places.level_of(place))


def short_place_name(place: places.Place, say: Translate) -> str:
    """The column of a figure's place, where the level is said before; or the table."""
    return say("turm-table") if place == places.TABLE else places.spot_name(place[:2])


def tight_place_name(place: places.Place, say: Translate) -> str:
    """The name of a figure's place as the notation has it, where there is little room: "m10/3", or the table."""
    spot = short_place_name(place, say)
    return spot if place == places.TABLE else f"{spot}/{places.level_of(place)}"


def part_name(corner: bool, paint: places.Colour | None, figure: places.Colour | None, say: Translate) -> str:
    """A part of the building in words: its ``paint`` (None for a neutral one), or the cornerstone, and the colour of a
    figure that stands on it."""
    part = say("text-part-cornerstone") if corner else say("text-part-plain")
    if paint is not None:
        part = colour_name(paint, say)
    return part if figure is None else say("text-with-figure", part=part, colour=colour_name(figure, say))


def built_name(cells: places.Cells, say: Translate) -> str:
    """The place of a block: the field of its lowest part."""
    return place_name(places.low_cell(cells), say)


SHARED: dict[places.BlockId, str] = {"1c": "cube", "1n": "plain_cube", "2a": "bar_2", "2b": "bar_2"}
"""Blocks of all sets."""
COMMON: dict[places.BlockId, str] = {
    **SHARED,
    "3i": "bar_3",
    "3l": "angle_3",
    "4l": "angle_4",
    "4s": "square_4",
    "5l": "angle_5",
    "6s": "slab_6",
}
"""Blocks of two sets."""
SHAPES: dict[BlockSet, dict[places.BlockId, str]] = {
    "house": {**COMMON, "5p": "throne_5", "6t": "stairs_6"},
    "flat": {**COMMON, "5p": "flag_5", "6t": "boot_6"},
    "twins": {
        **SHARED,
        "3a": "angle_3",
        "3b": "angle_3_turned",
        "4a": "angle_4",
        "4b": "angle_4_turned",
        "5a": "throne_5",
        "5b": "throne_5_turned",
        "6a": "stairs_6",
        "6b": "stairs_6_turned",
    },
}
"""Shape of each block of each set, by its name in the texts."""


def block_name(block_set: BlockSet, block: places.BlockId, say: Translate) -> str:
    """The name of a block within a sentence, such as "angle of four"; its id where the set lacks it."""
    shape = SHAPES[block_set].get(block)
    return block if shape is None else say(f"turm-block-{shape}")


def block_title(block_set: BlockSet, block: places.BlockId, say: Translate) -> str:
    """The name of a block with a capital letter, as a title."""
    name = block_name(block_set, block, say)
    return name[:1].upper() + name[1:]
