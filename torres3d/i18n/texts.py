"""Texts in the player's language (Mozilla Fluent files under config/locale), and the languages there are.

Without Panda3D: the command line uses it too.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import msgspec

from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.base.sanitise import isolate, sanitise
from torres3d.i18n.fluent_texts import TextBundle, stamp

FALLBACK = "en"
"""Complete language that fills the gaps of the others."""
NAMES, BOTS = "names.ftl", "bots.ftl"
"""Files of a language with its own name and that of an unnamed player, and with the levels of a game's bots."""


class Language(msgspec.Struct, frozen=True):
    """A language: ``id`` is its folder's name, ``name`` its own name for itself."""

    id: str
    name: str


def language_ids(locale: Path) -> list[str]:
    """The languages of ``locale`` (config/locale): the fallback first, the others by their ids.

    Hidden folders, and folders without texts, do not count.
    """
    names = {folder.name for place in (locale, *_of_games(locale)) if place.is_dir() for folder in place.iterdir()}
    ids = [name for name in names if not name.startswith(".") and text_files(locale / name)]
    return sorted(ids, key=lambda language: (language != FALLBACK, language))


def languages(locale: Path) -> tuple[Language, ...]:
    """The languages of ``locale`` in the order of `language_ids`; one without a name of its own has its id."""
    named = [(language, names_of(locale / language).text("language-name", {})) for language in language_ids(locale)]
    return tuple(Language(language, name or language) for language, (name, _) in named)


def text_files(folder: Path) -> list[Path]:
    """The files of a language: the program's own, then those of each game, in the order of their names."""
    folders = [folder, *(place / folder.name for place in _of_games(folder.parent))]
    return [file for each in folders for file in sorted(each.glob("*.ftl"))]


def _of_games(locale: Path) -> list[Path]:
    """The folders of texts of games: config/games/GAME/locale for config/locale."""
    return sorted(locale.parent.glob(f"games/*/{locale.name}"))


def names_of(folder: Path) -> TextBundle:
    """The names in a language alone, without the fallback."""
    places = [folder / NAMES, *(place / folder.name / BOTS for place in _of_games(folder.parent))]
    return TextBundle(folder.name, [file for file in places if file.exists()])


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
        return Texts(self._locale, language, self._words)

    @property
    def folder(self) -> Path:
        return self._locale / self.language

    @property
    def files(self) -> tuple[Path, ...]:
        return self._bundles[0].files

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of the files of this language; the rest of them is used."""
        return self._bundles[0].faults

    @property
    def letters(self) -> frozenset[str]:
        return self._bundles[0].letters

    def prepare(self) -> None:
        for bundle in self._bundles:
            bundle.prepare()

    def has(self, key: str) -> bool:
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


def guide_beside(say: Translate) -> Texts:
    """The guide in the language of other texts."""
    return guide(say.language if isinstance(say, Texts) else FALLBACK)
