"""All words the player reads, in the player's language (Mozilla Fluent files under config/locale).

Without Panda3D: the command line uses it too.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from torres3d.base.faults import Fault
from torres3d.base.sanitise import isolate, sanitise
from torres3d.i18n.fluent_bundle import TextBundle
from torres3d.i18n.fluent_files import stamp
from torres3d.i18n.languages import FALLBACK, language_ids, text_files

Translate = Callable[..., str]
"""A text in the player's language: ``say(key, **values)``."""

LARGEST = 10**18
"""No number of a game comes near this."""


class Texts:
    """The texts of one language: ``texts("key", name=value)``. What a language lacks is said in English."""

    def __init__(self, locale: Path, language: str = FALLBACK) -> None:
        """Read the folder ``locale`` (config/locale); a language that has no folder there gives English."""
        self.language = language if language in language_ids(locale) else FALLBACK
        ids = dict.fromkeys((self.language, FALLBACK))
        self._bundles = [_bundle(locale / each, _stamps(locale / each)) for each in ids]

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
        values = {name: _fit(value) for name, value in values.items()}
        for bundle in self._bundles:
            text, whole = bundle.text(key, values)
            if whole:
                return text
            partly = text or partly
        return partly or key


def _fit(value: object) -> object:
    """A value as texts take it. A number that is too long to be put into the digits of a language, as it can stand in a
    faulty file, is said as it is."""
    if isinstance(value, str):
        return isolate(sanitise(value))
    return str(value) if isinstance(value, int) and abs(value) >= LARGEST else value


@lru_cache(maxsize=8)
def _bundle(folder: Path, stamps: tuple[tuple[int, int], ...]) -> TextBundle:
    return TextBundle(folder.name, text_files(folder))


def _stamps(folder: Path) -> tuple[tuple[int, int], ...]:
    return tuple(stamp(file) for file in text_files(folder))
