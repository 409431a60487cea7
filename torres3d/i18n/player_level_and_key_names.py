"""Names of bot levels, keys, and unnamed players.

A log keeps names as text, in the language of the day the game was begun. `shown_name` recognises default names in any
language and translates them into the current one.
"""

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from torres3d.base import paths
from torres3d.i18n.texts import Translate, language_ids, names_of

MOST_PLAYERS = 4
COUNTED = re.compile(r"(?P<name>.+) (?P<number>[1-9])")
"""Name of one of several bots of a level, such as ``easy 2``."""
SMALL_SIGNS = {",": "comma", ".": "period", "-": "minus", "+": "plus"}
"""Keys whose sign alone is easily overlooked; their names are used."""
PLAIN_KEY = re.compile(r".|f\d+")
"""Keys with the same name in every language: letters, digits, signs, F1 and so on."""
BOT, ABOUT = "bot-", "-about"
STEPPED = re.compile(r"(?P<stage>\w+)-(?P<step>[2-9])")
"""Id of a level that is a step above the first of its stage, such as ``easy-2``."""
CHARACTER = "+"
"""Separator of level and character in a bot's id: ``hard-2+builder``. No file's ids have it."""
STEPS = ("", "", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
"""Numerals of steps. Roman, since ``Easy 2`` is the second of two bots called Easy."""


class DefaultNames(msgspec.Struct, frozen=True):
    """Default names: ``numbers`` of players by their names, ``levels`` of bots by theirs."""

    numbers: dict[str, int]
    levels: dict[str, list[str]]


def level_name(level: str, title: str, say: Translate) -> str:
    """The name of a bot's level; ``title`` is its own one, for a level that a user added."""
    level, character = parts_of(level)
    if character:
        return say("level-character", level=level_name(level, title, say), role=say(f"character-{character}-role"))
    stage, step = step_of(level)
    key = f"{BOT}{stage}"
    text = say(key)
    if text == key:
        return title
    return say("level-step", stage=text, step=STEPS[step]) if step > 1 else text


def level_about(level: str, say: Translate) -> str:
    """A sentence on a bot's level, on its stage; on its character where it has one."""
    level, character = parts_of(level)
    if character:
        return say(f"character-{character}-about")
    return _said(f"{BOT}{step_of(level)[0]}{ABOUT}", say("setup-bot-added"), say)


def character_name(character: str, say: Translate) -> str:
    return say(f"character-{character}")


def parts_of(bot: str) -> tuple[str, str]:
    """The level and the character in a bot's id; an empty character where it has none."""
    level, _, character = bot.partition(CHARACTER)
    return level, character


def step_of(level: str) -> tuple[str, int]:
    """The stage of a level and its step, from 1: ``easy-2`` is the second of ``easy``."""
    found = STEPPED.fullmatch(level)
    return (found["stage"], int(found["step"])) if found else (level, 1)


def key_name(key: str, say: Translate) -> str:
    """The label of a key; ``key`` is Panda3D's name for it, perhaps with modifiers: ``control-z``."""
    return " + ".join(_key(name, say) for name in re.split(r"-(?=.)", key))


def key_hint(key: str, say: Translate) -> str:
    """The key for an action, for a tooltip; empty where it has none."""
    return say("key-hint", key=key_name(key, say)) if key else ""


def player_name(number: int, say: Translate) -> str:
    """The name of an unnamed player, counted from 1."""
    return say("player-name", number=number)


def shown_name(name: str, bot: str | None, say: Translate, locale: Path | None = None, title: str = "") -> str:
    """A player's name for display: a default name is translated into the current language.

    ``bot`` is the level of the bot with this name, None for a human, and ``title`` that level's own name: a bot named
    after its id is shown by it where the texts have no name for the level. ``locale`` is config/locale unless given.
    """
    known = _own_names(paths.config) if locale is None else default_names(locale)
    number = known.numbers.get(name)
    if number is not None:
        return player_name(number, say)
    if bot is None:
        return name
    counted = COUNTED.fullmatch(name)
    for base, count in ((name, ""), (counted["name"], f" {counted['number']}") if counted else ("", "")):
        levels = [bot] if base == bot else known.levels.get(base, [])
        if levels:
            level = bot if bot in levels else levels[0]
            return f"{level_name(level, title if title and base == bot else base, say)}{count}"
    return name


def is_default_name(name: str, levels: Sequence[str], say: Translate) -> bool:
    """Whether a name is a default one: that of a player by number or of a level, in the current language."""
    counted = COUNTED.fullmatch(name)
    if name in {player_name(number, say) for number in range(1, MOST_PLAYERS + 1)}:
        return True
    return name in levels or (counted is not None and counted["name"] in levels)


def following_name(
    name: str, number: int, level: str | None, levels: Sequence[str], others: Collection[str], say: Translate
) -> str:
    """The name of player ``number`` (from 1) who becomes a human, or a bot of the level of that name.

    A default name changes, with a number where one of the ``others`` has it; a name of the user's own stays.
    """
    if not is_default_name(name, levels, say):
        return name
    if level is None:
        numbers = (number, *range(1, MOST_PLAYERS + 1))
        return next(free for each in numbers if (free := player_name(each, say)) not in others)
    counted = (level, *(f"{level} {count}" for count in range(2, MOST_PLAYERS + 2)))
    return next(free for free in counted if free not in others)


@lru_cache(maxsize=4)
def default_names(locale: Path) -> DefaultNames:
    """The default names in all languages of ``locale``."""
    numbers: dict[str, int] = {}
    levels: dict[str, list[str]] = {}
    for language in language_ids(locale):
        texts = names_of(locale / language)
        for number in range(1, MOST_PLAYERS + 1):
            text, whole = texts.text("player-name", {"number": number})
            if whole:
                numbers.setdefault(text, number)
        for key in sorted(key for key in texts.keys if key.startswith(BOT)):
            about = key.endswith(ABOUT) and key.removesuffix(ABOUT) in texts.keys
            text, whole = ("", False) if about else texts.text(key, {})
            if whole:
                level = key.removeprefix(BOT)
                levels.setdefault(text, []).append(level)
                for step in range(2, len(STEPS)):
                    stepped, whole = texts.text("level-step", {"stage": text, "step": STEPS[step]})
                    if whole:
                        levels.setdefault(stepped, []).append(f"{level}-{step}")
    return DefaultNames(numbers, levels)


def _key(name: str, say: Translate) -> str:
    name = SMALL_SIGNS.get(name, name)
    return name.upper() if PLAIN_KEY.fullmatch(name) else _said(f"keyname-{name}", name.upper(), say)


@lru_cache(maxsize=1)
def _own_names(config: Callable[[], Path]) -> DefaultNames:
    """The default names in the program's own folder, cached: names are shown in every frame with a change."""
    return default_names(config() / "locale")


def _said(key: str, otherwise: str, say: Translate) -> str:
    text = say(key)
    return otherwise if text == key else text
