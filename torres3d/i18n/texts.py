"""All words the player reads, in the player's language (Mozilla Fluent files under config/locale).

Without Panda3D: the command line uses it too.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from torres3d.base.faults import Fault
from torres3d.base.sanitise import isolate, sanitise
from torres3d.i18n.fluent_bundle import TextBundle
from torres3d.i18n.fluent_files import stamp
from torres3d.i18n.languages import FALLBACK, language_ids, text_files

Translate = Callable[..., str]
"""A text in the player's language: ``say(key, **values)``."""

LARGEST = 10**18
"""No number of a game comes near this."""


class ValueWords(Protocol):
    """Words for values of texts that are neither texts nor numbers."""

    def value(self, value: object, say: Translate, /) -> str | None:
        """A value in words; None for one that is not known."""


class Texts:
    """The texts of one language: ``texts("key", name=value)``. What a language lacks is said in English."""

    def __init__(self, locale: Path, language: str = FALLBACK, words: Sequence[Callable[[], ValueWords]] = ()) -> None:
        """Read the folder ``locale`` (config/locale); a language that has no folder there gives English. ``words`` are
        loaded for the first value that is neither a text nor a number."""
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
        """What is wrong with the files of this language; the rest of them is used."""
        return self._bundles[0].faults

    @property
    def letters(self) -> frozenset[str]:
        """The letters that the texts of this language need."""
        return self._bundles[0].letters

    def prepare(self) -> None:
        """Load what texts with large numbers and plural forms need."""
        for bundle in self._bundles:
            bundle.prepare()

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return any(bundle.has(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values put in; an unknown key is shown as it is. Whatever a value holds, it can be
        seen, and it turns nothing around that stands beside it."""
        partly = ""
        values = {name: self._fit(value) for name, value in values.items()}
        for bundle in self._bundles:
            text, whole = bundle.text(key, values)
            if whole:
                return text
            partly = text or partly
        return partly or key

    def _fit(self, value: object) -> object:
        """A value as texts take it. A number that is too long to be put into the digits of a language, as it can stand
        in a faulty file, is said as it is."""
        if isinstance(value, int | float) and not (isinstance(value, int) and abs(value) >= LARGEST):
            return value
        if not isinstance(value, str | int):
            value = next((text for each in self._words if (text := each().value(value, self)) is not None), value)
        return isolate(sanitise(value)) if isinstance(value, str) else str(value)


@lru_cache(maxsize=8)
def _bundle(folder: Path, stamps: tuple[tuple[int, int], ...]) -> TextBundle:
    return TextBundle(folder.name, text_files(folder))


def _stamps(folder: Path) -> tuple[tuple[int, int], ...]:
    return tuple(stamp(file) for file in text_files(folder))
