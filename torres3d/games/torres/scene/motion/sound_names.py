"""The names of the sounds of motion; assets/source/sounds.py makes their files."""

STONES = ("stone_1", "stone_2", "stone_3", "stone_4", "stone_5")
"""A block that lands, by its level: deep on the ground, brighter the higher; the last one for all higher levels."""
KNIGHT, STEP, DOOR, KING = "knight_place", "knight_step", "door", "king"
"""A knight that lands, a knight on foot, a door, the king's arrival."""
HEARD = (*STONES, KNIGHT, STEP, DOOR, KING)


def stone(level: int) -> str:
    """The sound of a block that becomes this level of a tower, 1 the lowest."""
    return STONES[min(max(level, 1), len(STONES)) - 1]
