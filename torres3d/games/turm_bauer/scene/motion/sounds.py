"""The sounds that the motion of Turm Bauer is heard by; their files are made by assets/source/wooden_sounds.py."""

HEARD = (
    "block_slide",
    "block_wood",
    "collapse",
    "dice",
    "figure_tap",
    "ring",
    "rise",
    "tumble",
    "wood_knock",
)
"""By name: blocks that give way, a block that is set down, a tower that begins to fall, dice, a step of a figure, a
ring in the box, a block that is taken up, a heavy and a light knock in a fall."""
