"""Messages of the line protocol (docs/engine.md): one JSON object a line, or the reason why a line is invalid."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

PROTOCOL = "torres3d-line"
VERSION = 1
Words = Annotated[str, Meta(max_length=2000)]


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """Common part of all messages; unknown keys are ignored, so that later versions may add some."""


class HelloLine(Line, frozen=True, tag="hello"):
    """The host's greeting: ``versions`` are those of the protocol it speaks."""

    protocol: str
    versions: tuple[int, ...]
    program: str


class GameLine(Line, frozen=True, tag="game"):
    """The game of the following questions: its complete ``options``, and the ``seat`` of the bot."""

    game: str
    seat: int
    seed: int
    players: int
    options: dict[str, Any]


class ChooseLine(Line, frozen=True, tag="choose"):
    """Question for the choice of ``seat`` in this position, within so many seconds; None: no limit."""

    id: int
    seconds: float | None
    position: dict[str, Any]
    legal: list[Any]


class StopLine(Line, frozen=True, tag="stop"):
    """Request to answer the question with this id now, with the best found so far."""

    id: int


class QuitLine(Line, frozen=True, tag="quit"):
    """Request to end."""


class ReadyLine(Line, frozen=True, tag="ready"):
    """The bot's greeting: it plays these ``games``, in this ``version`` of the protocol."""

    version: int
    name: Annotated[str, Meta(max_length=200)]
    games: tuple[str, ...]
    author: Annotated[str, Meta(max_length=200)] = ""


class InfoLine(Line, frozen=True, tag="info"):
    """The bot's thoughts before it answers."""

    text: Words = ""
    visited: int | None = None
    value: float | None = None


class CommandsLine(Line, frozen=True, tag="commands"):
    """Answer to the question with this id: the choice now, and the next ones."""

    id: int
    commands: Annotated[list[Any], Meta(min_length=1, max_length=200)]


class ErrorLine(Line, frozen=True, tag="error"):
    """The bot gives up."""

    text: Words


HostLine = HelloLine | GameLine | ChooseLine | StopLine | QuitLine
BotLine = ReadyLine | InfoLine | CommandsLine | ErrorLine

_host: msgspec.json.Decoder[HostLine] = msgspec.json.Decoder(HostLine)
_bot: msgspec.json.Decoder[BotLine] = msgspec.json.Decoder(BotLine)


class NoMessage(ValueError):
    """A line that is no message of the protocol; the text says what is wrong with it."""


def line_of(message: HostLine | BotLine) -> bytes:
    """The message as a line, without its line feed."""
    return msgspec.json.encode(message)


def from_host(line: bytes) -> HostLine:
    """The message in a host's line; raises `NoMessage`."""
    try:
        return _host.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(str(error)) from error


def from_bot(line: bytes) -> BotLine:
    """The message in a bot's line; raises `NoMessage`."""
    try:
        return _bot.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(str(error)) from error
