"""The kinds of files that the program opens, as systems know them; and what is said of them in every language."""

from pathlib import Path

import msgspec

from torres3d.i18n.languages import FALLBACK, language_ids
from torres3d.i18n.texts import Texts

NAME = "Torres 3D"
"""What the program is called, in every language."""
GENERIC, ABOUT = "desktop-generic", "desktop-about"
"""Keys: what kind of program it is, and what it has."""


class FileType(msgspec.Struct, frozen=True):
    """Files of one ending. ``icon`` is the name of their pictures, ``key`` that of what they are called."""

    ending: str
    icon: str
    key: str

    @property
    def mime(self) -> str:
        """Their MIME type."""
        return f"application/x-{self.icon}"

    @property
    def mime_icon(self) -> str:
        """What themes call the icon of that type."""
        return self.mime.replace("/", "-")


FILE_TYPES = (
    FileType(".torres", "torres3d-torres", "desktop-kind-torres"),
    FileType(".turm", "torres3d-turm", "desktop-kind-turm"),
    FileType(".study", "torres3d-study", "desktop-kind-study"),
)


def in_all_languages(locale: Path, key: str) -> dict[str, str]:
    """A text by language; the one that is for all others comes first, with an empty name."""
    ids = language_ids(locale)
    return {"": Texts(locale, FALLBACK)(key)} | {each: Texts(locale, each)(key) for each in ids if each != FALLBACK}
