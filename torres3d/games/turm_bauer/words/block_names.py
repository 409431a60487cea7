"""Names of blocks by their shapes, which differ from set to set (T-2.4, sets of blocks)."""

from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.places import BlockId
from torres3d.i18n.texts import Translate

SHARED: dict[BlockId, str] = {"1c": "cube", "1n": "plain_cube", "2a": "bar_2", "2b": "bar_2"}
"""Blocks of all sets."""
COMMON: dict[BlockId, str] = {
    **SHARED,
    "3i": "bar_3",
    "3l": "angle_3",
    "4l": "angle_4",
    "4s": "square_4",
    "5l": "angle_5",
    "6s": "slab_6",
}
"""Blocks of two sets."""
SHAPES: dict[BlockSet, dict[BlockId, str]] = {
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


def block_name(block_set: BlockSet, block: BlockId, say: Translate) -> str:
    """The name of a block within a sentence, such as "angle of four"; its id where the set lacks it."""
    shape = SHAPES[block_set].get(block)
    return block if shape is None else say(f"turm-block-{shape}")


def block_title(block_set: BlockSet, block: BlockId, say: Translate) -> str:
    """The name of a block with a capital letter, as a title."""
    name = block_name(block_set, block, say)
    return name[:1].upper() + name[1:]
