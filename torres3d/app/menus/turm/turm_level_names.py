"""What the levels of the bots that play Turm Bauer are called."""

from torres3d.bots.registry import title_of
from torres3d.words.names import level_name
from torres3d.words.texts import Say


def turm_level(level: str, say: Say) -> str:
    """The name of a level: its own title where the texts have none for it, as for a level somebody added."""
    return level_name(level, title_of(level, "turm"), say)
