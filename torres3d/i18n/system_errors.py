"""Messages for errors of the system in the player's language."""

from torres3d.base.english_phrases import system_reason
from torres3d.i18n.texts import Translate


def system_message(error: OSError, say: Translate) -> str:
    """The reason why the system refused something, such as writing a file."""
    phrase = system_reason(error)
    return say(f"why-{phrase.id}", **phrase.values)
