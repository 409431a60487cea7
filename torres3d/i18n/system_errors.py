"""Why the system refused something, in the player's language."""

from torres3d.base.english_phrases import why_not
from torres3d.i18n.texts import Translate


def told_refusal(error: OSError, say: Translate) -> str:
    """Why the system refused something, such as writing a file."""
    phrase = why_not(error)
    return say(f"why-{phrase.id}", **phrase.values)
