"""Names of cards and editions."""

from torres3d.i18n.texts import Translate


def card_name(card: str, say: Translate) -> str:
    return say(f"card-{card}")


def edition_name(edition: str, title: str, say: Translate) -> str:
    """The name of an edition; ``title`` is its own one, for an edition that a user added."""
    key = f"edition-{edition}"
    text = say(key)
    return title if text == key else text
