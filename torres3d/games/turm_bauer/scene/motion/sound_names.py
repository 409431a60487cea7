"""The names of the sounds of motion; assets/source/wooden_sounds.py makes their files."""

HEARD = ("block_slide", "block_wood", "collapse", "dice", "figure_tap", "ring", "rise", "tumble", "wood_knock")
"""Blocks that give way, a block set down, a tower that begins to fall, dice, a step of a figure, a ring in the box, a
block picked up, a heavy and a light knock in a fall."""
