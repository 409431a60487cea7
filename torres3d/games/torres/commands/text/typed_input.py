"""Understands typed input: words such as ``board``, and commands in a forgiving notation."""

import re
from collections.abc import Sequence

from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.games.torres.rules.notation import command_text
from torres3d.i18n.texts import Translate
from torres3d.terminal.vocabulary import Vocabulary

WORDS = (
    "help", "board", "castles", "points", "turn", "hand", "legal", "look", "card", "again",
    "hint", "undo", "redo", "reset", "file", "quit", "yes",
)  # fmt: skip
"""Words that can be typed besides commands."""
SHORT: dict[str, str] = {"buy": "buy", "end": "end", "marker": "*", "leave": "K="}
"""Commands that have a word in each language, too."""

_SQUARE = "[a-h][1-8]"
_WALK = re.compile(rf"({_SQUARE})[ >-]+({_SQUARE})")
_PLACING = re.compile(rf"([fnka]) ?({_SQUARE}|=)")
_PLAY = re.compile(rf"({'|'.join(ACTION_CARDS)})[ :]+({_SQUARE})(?:[ >-]+({_SQUARE}))?(?:[ /]+(\d))?")
_AROUND_MARKS = re.compile(r" *([:/>^_,+-]) *")


def game_vocabulary(say: Translate) -> Vocabulary:
    """The words that can be typed in a language."""
    return Vocabulary(say, WORDS, SHORT, tidied)


def tidied(line: str) -> str:
    """A line in exact notation: ``C4 d4`` is ``c4-d4``, ``ac4`` is ``Ac4``, ``climb c4 c5`` a card."""
    text = " ".join(line.casefold().split())
    if walk := _WALK.fullmatch(text):
        return f"{walk[1]}-{walk[2]}"
    if placing := _PLACING.fullmatch(text):
        return f"{placing[1].upper()}{placing[2]}"
    if play := _PLAY.fullmatch(text):
        target, stack = f"-{play[3]}" if play[3] else "", f"/{play[4]}" if play[4] else ""
        return f"{play[1]}:{play[2]}{target}{stack}"
    text = _AROUND_MARKS.sub(r"\1", text)
    if text.startswith("start:"):
        return f"start:{text[6:].upper()}"
    return text


def matching_commands(text: str, commands: Sequence[Command]) -> list[Command]:
    """The legal commands that a text can mean: an exact match, else those about a square, else those that begin so.

    Case does not matter.
    """
    written = [(command_text(command).casefold(), command) for command in commands]
    text = text.casefold()
    exactly = [command for own, command in written if own == text]
    if exactly or not text:
        return exactly
    if text in SQUARE_NAMES:
        return [command for own, command in written if text in squares_in(own)]
    return [command for own, command in written if own.startswith(text)]


def squares_in(text: str) -> list[str]:
    """The squares a command's text names."""
    return re.findall(_SQUARE, text)
