"""Games that 0.1.0 plays itself, by its own arena: matches as lines of JSON in, the commands of each out.

Run by `tests.yardstick` in the environment where `torres3d` is 0.1.0; its clock alone is left out, so that a slow
machine plays the same games.
"""

import json
import math
import sys

import msgspec
from old_bot import hurry
from torres3d.rules.commands import Command
from torres3d.rules.view import View

from torres3d.bots import match
from torres3d.bots.bot import Bot
from torres3d.bots.registry import make_bot


class Noted:
    """A bot whose commands are noted."""

    def __init__(self, bot: Bot, notes: list[Command]) -> None:
        self._bot = bot
        self._notes = notes
        hurry(bot, math.inf)

    def choose(self, view: View) -> Command:
        """See `torres3d.bots.bot.Bot`."""
        command = self._bot.choose(view)
        self._notes.append(command)
        return command


def play(line: str) -> dict[str, object]:
    """The commands and scores of a match."""
    notes: list[Command] = []
    match.make_bot = lambda level, seed: Noted(make_bot(level, seed), notes)
    result = match.play_match(msgspec.json.decode(line, type=match.Match))
    return {
        "commands": msgspec.to_builtins(notes),
        "scores": result.scores,
        "turn_seconds": result.turn_seconds,
        "turn_most": result.turn_most,
    }


if __name__ == "__main__":
    for text in sys.stdin:
        print(json.dumps(play(text)), flush=True)
