"""File types that the program opens, and their texts in all languages."""

from pathlib import Path

from torres3d.games.game import file_types
from torres3d.games.registered import GAMES
from torres3d.i18n.languages import FALLBACK, language_ids
from torres3d.i18n.texts import Texts

NAME = "Torres 3D"
"""The program's name in every language."""
GENERIC, ABOUT = "desktop-generic", "desktop-about"
"""Keys of texts: the kind of program, and a sentence about it."""
FILE_TYPES = file_types(GAMES)


def in_all_languages(locale: Path, key: str) -> dict[str, str]:
    """A text by language. The default comes first, with an empty name."""
    ids = language_ids(locale)
    return {"": Texts(locale, FALLBACK)(key)} | {each: Texts(locale, each)(key) for each in ids if each != FALLBACK}
