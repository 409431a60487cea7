"""What things and players are called: the bots' levels, keys, and players nobody has named.

A log keeps names as text, in the language of the day the game was begun. `shown_name` knows those that nobody has
written, in any language there is, and says them in the present one.
"""

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from torres3d.base import paths
from torres3d.i18n.languages import language_ids, names_of
from torres3d.i18n.texts import Translate

MOST_PLAYERS = 4
COUNTED = re.compile(r"(?P<name>.+) (?P<number>[1-9])")
"""The name of one of several bots of a level, such as ``easy 2``."""
SMALL_SIGNS = {",": "comma", ".": "period", "-": "minus", "+": "plus"}
"""Keys whose sign alone is easily overlooked; they are said by their names."""
PLAIN_KEY = re.compile(r".|f\d+")
"""Keys that are called alike in every language: letters, digits, signs, F1 and so on."""
BOT, ABOUT = "bot-", "-about"
STEPPED = re.compile(r"(?P<stage>\w+)-(?P<step>[2-9])")
"""The id of a level that is a step above the one its stage is called after, such as ``easy-2``."""
CHARACTER = "+"
"""What stands in a bot's id between its level and its character: ``hard-2+builder``. No file's ids have it."""
STEPS = ("", "", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
"""How steps are written. Roman, since ``Easy 2`` is the second of two bots called Easy."""


class DefaultNames(msgspec.Struct, frozen=True):
    """Names nobody has written: ``numbers`` of players by their names, ``levels`` of bots by theirs."""

    numbers: dict[str, int]
    levels: dict[str, list[str]]


def level_name(level: str, title: str, say: Translate) -> str:
    """The name of a bot's level; ``title`` is its own one, shown for a level that a person added."""
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
    """What a character is called, by its id."""
    return say(f"character-{character}")


def parts_of(bot: str) -> tuple[str, str]:
    """The level and the character in a bot's id; an empty character where it has none."""
    level, _, character = bot.partition(CHARACTER)
    return level, character


def step_of(level: str) -> tuple[str, int]:
    """The stage a level belongs to and which step of it it is, from 1: ``easy-2`` is the second of ``easy``."""
    found = STEPPED.fullmatch(level)
    return (found["stage"], int(found["step"])) if found else (level, 1)


def key_name(key: str, say: Translate) -> str:
    """What is printed on a key; ``key`` is Panda3D's name for it, perhaps with others that are held: ``control-z``."""
    return " + ".join(_key(name, say) for name in re.split(r"-(?=.)", key))


def key_hint(key: str, say: Translate) -> str:
    """By which key something is done, for a tip; empty where it has none."""
    return say("key-hint", key=key_name(key, say)) if key else ""


def player_name(number: int, say: Translate) -> str:
    """The name of a player, counted from 1, whom nobody has named."""
    return say("player-name", number=number)


def shown_name(name: str, bot: str | None, say: Translate, locale: Path | None = None, title: str = "") -> str:
    """A player's name as it is shown: one that nobody has written is said in the present language.

    ``bot`` is the level of the bot that bears it, None for a person, and ``title`` that level's own one: a bot
    named after its id is shown by it where the texts have no name for the level. ``locale`` is config/locale
    unless given.
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


def unwritten(name: str, levels: Sequence[str], say: Translate) -> bool:
    """Whether nobody has written a name: it is that of a player by number or of a level, as they are called now."""
    counted = COUNTED.fullmatch(name)
    if name in {player_name(number, say) for number in range(1, MOST_PLAYERS + 1)}:
        return True
    return name in levels or (counted is not None and counted["name"] in levels)


def following_name(
    name: str, number: int, level: str | None, levels: Sequence[str], others: Collection[str], say: Translate
) -> str:
    """The name of player ``number`` (from 1) who becomes a person, or a bot of the level of that name: one that nobody
    has written follows, told apart from those of the ``others`` by a number; one that somebody has written stays."""
    if not unwritten(name, levels, say):
        return name
    if level is None:
        numbers = (number, *range(1, MOST_PLAYERS + 1))
        return next(free for each in numbers if (free := player_name(each, say)) not in others)
    counted = (level, *(f"{level} {count}" for count in range(2, MOST_PLAYERS + 2)))
    return next(free for free in counted if free not in others)


@lru_cache(maxsize=4)
def default_names(locale: Path) -> DefaultNames:
    """The names nobody has written, of all languages of ``locale``."""
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
    """Those of the program's own folder: names are shown in every frame in which something changes."""
    return default_names(config() / "locale")


def _said(key: str, otherwise: str, say: Translate) -> str:
    text = say(key)
    return otherwise if text == key else text
