"""The messages of the line protocol (docs/engine.md): one JSON object a line, or why a line is none."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

PROTOCOL = "torres3d-line"
VERSION = 1
Words = Annotated[str, Meta(max_length=2000)]


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages share; keys that are not known are passed over, so that later versions may add some."""


class HelloLine(Line, frozen=True, tag="hello"):
    """The host begins: ``versions`` are those of the protocol it speaks."""

    protocol: str
    versions: tuple[int, ...]
    program: str


class GameLine(Line, frozen=True, tag="game"):
    """The questions from here on are about a game with these ``options``, all of them, played by ``seat``."""

    game: str
    seat: int
    seed: int
    players: int
    options: dict[str, Any]


class ChooseLine(Line, frozen=True, tag="choose"):
    """What does ``seat`` do in this position? Within so many seconds; None: no limit."""

    id: int
    seconds: float | None
    position: dict[str, Any]
    legal: list[Any]


class StopLine(Line, frozen=True, tag="stop"):
    """Answer the question with this id now, with the best found so far."""

    id: int


class QuitLine(Line, frozen=True, tag="quit"):
    """The bot is to end."""


class ReadyLine(Line, frozen=True, tag="ready"):
    """The bot plays these ``games``, in this ``version`` of the protocol."""

    version: int
    name: Annotated[str, Meta(max_length=200)]
    games: tuple[str, ...]
    author: Annotated[str, Meta(max_length=200)] = ""


class InfoLine(Line, frozen=True, tag="info"):
    """What the bot thinks of, before it answers."""

    text: Words = ""
    visited: int | None = None
    value: float | None = None


class CommandsLine(Line, frozen=True, tag="commands"):
    """The answer to the question with this id: what to do now, and next."""

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
    """A line is no message of the protocol; the text says what is wrong with it."""


def line_of(message: HostLine | BotLine) -> bytes:
    """The message as a line, without its line feed."""
    return msgspec.json.encode(message)


def from_host(line: bytes) -> HostLine:
    """What a host said; raises `NoMessage`."""
    try:
        return _host.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(str(error)) from error


def from_bot(line: bytes) -> BotLine:
    """What a bot said; raises `NoMessage`."""
    try:
        return _bot.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(str(error)) from error
