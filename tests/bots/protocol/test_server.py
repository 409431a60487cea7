"""The bot's side of the line protocol: it says what the bot would do, and why it gives up."""

import io
from typing import Any

import msgspec
import pytest

from tests.games.torres.random_games import new_game
from torres3d.bots.bot import Hurry, unhurried
from torres3d.bots.protocol.messages import ChooseLine, GameLine, HelloLine, QuitLine, StopLine, line_of
from torres3d.bots.protocol.server import Engine
from torres3d.games.torres.bots.protocol import PROTOCOL as LINES
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import View, view

HELLO = HelloLine("torres3d-line", (1, 2), "a test")
STATE = new_game()
GAME = GameLine("torres", 0, 5, 2, msgspec.to_builtins(STATE.options))


def choosing(number: int) -> ChooseLine:
    return ChooseLine(number, 10.0, msgspec.to_builtins(LINES.position(view(STATE, 0))), [])


def said(*asked: Any, make: Any = BOTS.make_bot) -> tuple[str, list[dict[str, Any]]]:
    """Why the engine ended, and what it said."""
    out = io.BytesIO()
    lines = b"".join((each if isinstance(each, bytes) else line_of(each)) + b"\n" for each in asked)
    why = Engine("Greedy", LINES, lambda seed: make("greedy", seed), io.BytesIO(lines), out).run()
    return why, [msgspec.json.decode(line) for line in out.getvalue().splitlines()]


def test_it_does_what_the_bot_would_do() -> None:
    why, (ready, first, second) = said(HELLO, GAME, choosing(7), choosing(8), QuitLine())
    assert why == ""
    assert (ready["type"], ready["version"], ready["name"], ready["games"]) == ("ready", 1, "Greedy", ["torres"])
    expected = msgspec.to_builtins(BOTS.make_bot("greedy", 5).choose(view(STATE, 0)))
    assert first == {"type": "commands", "id": 7, "commands": [expected]}
    assert second["id"] == 8


def test_it_ends_with_its_input() -> None:
    assert said(HELLO) == ("", said(HELLO, QuitLine())[1])


class Slow:
    """Thinks until it is hurried."""

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        while not hurry():
            pass
        return legal(view.state)[0]


def test_a_stop_hurries_the_bot() -> None:
    why, answers = said(HELLO, GAME, choosing(1), StopLine(1), make=lambda *_: Slow())
    assert why == ""
    assert answers[-1]["commands"] == [msgspec.to_builtins(legal(STATE)[0])]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ((HelloLine("chess", (1,), "x"),), "this bot speaks torres3d-line, version 1"),
        ((HelloLine("torres3d-line", (2,), "x"),), "this bot speaks torres3d-line, version 1"),
        ((HELLO, choosing(1)), "the question came before a game line"),
        ((HELLO, GameLine("turm", 0, 1, 2, {})), "this bot plays torres, not turm"),
        ((HELLO, GameLine("torres", 0, 1, 2, {})), "what was asked cannot be read: .*door_passage"),
        ((HELLO, GAME, ChooseLine(1, None, {}, [])), "what was asked cannot be read: .*seat"),
        ((HELLO, b"what?"), "this is no message: JSON is malformed"),
    ],
)
def test_it_says_why_it_gives_up(asked: tuple[Any, ...], told: str) -> None:
    import re

    why, answers = said(*asked)
    assert re.search(told, why)
    assert answers[-1] == {"type": "error", "text": why}
