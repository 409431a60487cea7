"""The names of the sounds of motion; assets/source/wooden_sounds.py makes their files."""

HEARD = (
    "block_slide", "block_wood", "collapse", "creak", "dice", "figure_tap", "height", "ring", "rise", "tumble",
    "wood_knock",
)  # fmt: skip
"""Blocks that give way, a block set down, a tower that begins to fall, one that sways and holds, dice, a step of a
figure, one higher than all before, a ring in the box, a block picked up, a heavy and a light knock in a fall."""
