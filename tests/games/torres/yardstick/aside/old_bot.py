"""A bot of 0.1.0 that speaks the line protocol: ``python -E -s old_bot.py --level expert``, where `torres3d` is 0.1.0.

It needs nothing but the standard library and what 0.1.0's bots need; `tests.yardstick.install` makes it such a place.
"""

import argparse
import gc
import json
import math
import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace
from torres3d.bots.searcher import SearchBot
from torres3d.rules.board import board_of
from torres3d.rules.kinds import ActionCard, Card, MasterCard, Stage
from torres3d.rules.options import Options
from torres3d.rules.squares import INDEX, bitboard
from torres3d.rules.state import State
from torres3d.rules.view import View

from torres3d.bots.bot import Bot
from torres3d.bots.registry import bot_ids, make_bot

PROTOCOL_VERSION = 1
AT_EASE = 0.8
"""The part of the time given that is thought for; the rest is for the way there and back."""
SINCE = {"marker_spaces": "by_total"}
"""Options that 0.1.0 did not know, with the value by which it played all its games."""


class Position(msgspec.Struct, frozen=True):
    """The position of a question: a seat's view as JSON. What 0.1.0 has no use for is left out."""

    seat: int
    stage: Stage
    phase: int
    round: int
    actor: int
    start: int
    heights: dict[str, int]
    knights: tuple[tuple[str, ...], ...]
    king: str | None
    scores: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    supply: int
    waiting: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    bought: tuple[Card, ...]
    decks: tuple[int, ...]
    ap: int
    stack: int | None
    played: ActionCard | None
    offer: tuple[Card, ...]
    master: MasterCard | None
    winners: tuple[int, ...]
    unseen: tuple[tuple[Card, ...], ...]


class NotPlayable(ValueError):
    """0.1.0 cannot play this, or does not understand it; the text says why."""


def options_of(game: str, given: dict[str, Any]) -> Options:
    """The options of 0.1.0 that say the same. Raises `NotPlayable`."""
    if game != "torres":
        raise NotPlayable(f"0.1.0 plays torres, not {game}")
    known = dict(given)
    for name, value in SINCE.items():
        if known.pop(name, value) != value:
            raise NotPlayable(
                f"0.1.0 knows no option {name}: its games are {name}={value}; play with --rules {name}={value}"
            )
    for name in known:
        if name not in Options.__struct_fields__:
            raise NotPlayable(f"0.1.0 knows no option {name}; it knows {', '.join(Options.__struct_fields__)}")
    try:
        return msgspec.convert(known, Options)
    except msgspec.ValidationError as error:
        raise NotPlayable(f"0.1.0 cannot play with these options: {error}") from error


def view_of(position: dict[str, Any], options: Options) -> View:
    """The view that a position says. Raises `NotPlayable`."""
    try:
        said = msgspec.convert(position, Position)
        return View(
            said.seat,
            State(
                options,
                said.stage,
                said.actor,
                said.start,
                said.phase,
                said.round,
                board_of(_heights(said.heights)),
                tuple(bitboard(" ".join(names)) for names in said.knights),
                bitboard(said.king or ""),
                said.scores,
                said.stacks,
                said.supply,
                said.waiting,
                said.hands,
                said.bought,
                tuple(("hidden",) * count for count in said.decks),
                said.offer,
                said.ap,
                said.stack,
                said.played,
                said.master,
                said.winners,
            ),
            said.unseen,
        )
    except (msgspec.ValidationError, KeyError) as error:
        raise NotPlayable(f"0.1.0 does not understand the position: {error!r}") from error


def _heights(named: dict[str, int]) -> bytes:
    heights = bytearray(64)
    for name, height in named.items():
        heights[INDEX[name]] = height
    return bytes(heights)


def hurry(bot: Bot, seconds: float) -> None:
    """Give a bot so many seconds for its next thought. How far it looks follows from its level all the same: 0.1.0 had
    a clock only for machines that are too slow."""
    if isinstance(bot, SearchBot):
        bot.level = replace(bot.level, seconds=seconds)


class OldBot:
    """One level of 0.1.0; it reads and writes lines of JSON."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._bot: Bot | None = None
        self._options: Options | None = None
        self._refusal = NotPlayable("a question came before a game")

    def answer(self, line: dict[str, Any]) -> dict[str, Any] | None:
        """What is said to a line, or None. Raises `NotPlayable`."""
        match line["type"]:
            case "hello":
                return self._ready(line["versions"])
            case "game":
                self._begin(line)
            case "choose":
                return self._choose(line)
        return None  # stop: the question has been answered, or is within the seconds it was given

    def _ready(self, versions: list[int]) -> dict[str, Any]:
        if PROTOCOL_VERSION not in versions:
            raise NotPlayable(f"this bot speaks version {PROTOCOL_VERSION} of the protocol, not {versions}")
        name = f"{self.level.capitalize()} of 0.1.0"
        return {"type": "ready", "version": PROTOCOL_VERSION, "name": name, "author": "torres3d", "games": ["torres"]}

    def _begin(self, line: dict[str, Any]) -> None:
        """Nothing is said to a game; what is wrong with it is the answer to its first question."""
        self._bot = None
        try:
            self._options = options_of(line["game"], line["options"])
            self._bot = make_bot(self.level, line["seed"])
        except NotPlayable as refusal:
            self._refusal = refusal

    def _choose(self, line: dict[str, Any]) -> dict[str, Any]:
        if self._bot is None or self._options is None:
            raise self._refusal
        seen = view_of(line["position"], self._options)
        hurry(self._bot, math.inf if line.get("seconds") is None else AT_EASE * line["seconds"])
        # The collector finds nothing in a search, and takes a fifth of its time.
        gc.disable()
        command = msgspec.to_builtins(self._bot.choose(seen))
        gc.enable()
        return {"type": "commands", "id": line["id"], "commands": [command]}


def speak(bot: OldBot, lines: Iterable[str]) -> None:
    """Answer lines until there are no more, or until one says so."""
    for line in lines:
        told = json.loads(line)
        if told["type"] == "quit":
            return
        try:
            answer = bot.answer(told)
        except NotPlayable as error:
            answer = {"type": "error", "text": str(error)}
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot of torres3d 0.1.0 that speaks the line protocol.")
    parser.add_argument("--level", required=True, choices=bot_ids())
    sys.stdin.reconfigure(encoding="utf-8")
    speak(OldBot(parser.parse_args().level), sys.stdin)
