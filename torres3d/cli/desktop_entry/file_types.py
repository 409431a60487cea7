"""The files that the program opens, as systems know them; and what is said of them in every language."""

from pathlib import Path

from torres3d.games.game import file_types
from torres3d.games.registered import GAMES
from torres3d.i18n.languages import FALLBACK, language_ids
from torres3d.i18n.texts import Texts

NAME = "Torres 3D"
"""What the program is called, in every language."""
GENERIC, ABOUT = "desktop-generic", "desktop-about"
"""Keys: what kind of program it is, and what it has."""
FILE_TYPES = file_types(GAMES)


def in_all_languages(locale: Path, key: str) -> dict[str, str]:
    """A text by language; the one that is for all others comes first, with an empty name."""
    ids = language_ids(locale)
    return {"": Texts(locale, FALLBACK)(key)} | {each: Texts(locale, each)(key) for each in ids if each != FALLBACK}
