"""Languages: each is a folder of Fluent files, found on the disk."""

from pathlib import Path

import msgspec

from torres3d.i18n.fluent_texts import TextBundle

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
