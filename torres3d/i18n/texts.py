"""Texts in the player's language (Mozilla Fluent files under config/locale), those of the guide apart.

Without Panda3D: the command line uses it too.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.base.sanitise import isolate, sanitise
from torres3d.i18n.fluent_texts import TextBundle, stamp
from torres3d.i18n.languages import FALLBACK, language_ids, text_files

Translate = Callable[..., str]
"""Function that gives a text in the player's language: ``say(key, **values)``."""

MAX_NUMBER = 10**18
"""Upper bound of the numbers of a game."""


class ValueWords(Protocol):
    """Words for values that are neither texts nor numbers."""

    def value(self, value: object, say: Translate, /) -> str | None:
        """The words for a value; None for an unknown one."""


class Texts:
    """Texts of one language: ``texts("key", name=value)``. English fills its gaps."""

    def __init__(self, locale: Path, language: str = FALLBACK, words: Sequence[Callable[[], ValueWords]] = ()) -> None:
        """Read the folder ``locale`` (config/locale); a language without a folder gives English.

        ``words`` are loaded for the first value that is neither a text nor a number.
        """
        self._locale = locale
        self._words = words
        self.language = language if language in language_ids(locale) else FALLBACK
        ids = dict.fromkeys((self.language, FALLBACK))
        self._bundles = [_bundle(locale / each, _stamps(locale / each)) for each in ids]

    def in_language(self, language: str) -> "Texts":
        """The same texts in another language."""
        return Texts(self._locale, language, self._words)

    @property
    def folder(self) -> Path:
        """The folder of this language."""
        return self._locale / self.language

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of this language."""
        return self._bundles[0].files

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of the files of this language; the rest of them is used."""
        return self._bundles[0].faults

    @property
    def letters(self) -> frozenset[str]:
        """The letters of all texts of this language."""
        return self._bundles[0].letters

    def prepare(self) -> None:
        """Load the formatter of large numbers and plural forms."""
        for bundle in self._bundles:
            bundle.prepare()

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return any(bundle.has(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values; an unknown key is shown as it is.

        Values are sanitised: all of them is visible, and right-to-left text in them does not turn the text beside it.
        """
        partly = ""
        values = {name: self._fit(value) for name, value in values.items()}
        for bundle in self._bundles:
            text, whole = bundle.text(key, values)
            if whole:
                return text
            partly = text or partly
        return partly or key

    def _fit(self, value: object) -> object:
        """A value for a text. A number too long for a language's digits, as from a faulty file, stays as it is."""
        if isinstance(value, int | float) and not (isinstance(value, int) and abs(value) >= MAX_NUMBER):
            return value
        if not isinstance(value, str | int):
            value = next((text for each in self._words if (text := each().value(value, self)) is not None), value)
        return isolate(sanitise(value)) if isinstance(value, str) else str(value)


@lru_cache(maxsize=8)
def _bundle(folder: Path, stamps: tuple[tuple[int, int], ...]) -> TextBundle:
    return TextBundle(folder.name, text_files(folder))


def _stamps(folder: Path) -> tuple[tuple[int, int], ...]:
    return tuple(stamp(file) for file in text_files(folder))


GUIDE = "guide"
"""Folder of config with the texts of rules and lessons, a folder for each language."""


@lru_cache(maxsize=4)
def guide(language: str) -> Texts:
    """The texts of rules and lessons in a language, read on first use."""
    return Texts(paths.config() / GUIDE, language)
