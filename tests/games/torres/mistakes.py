"""A lost game of a person, and puzzles from it that were made before, so that tests need no search."""

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from tests.games.torres.bot_histories import history_of_bots
from torres3d.engine.history import History
from torres3d.engine.log_writer import log_bytes
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, id_of
from torres3d.games.torres.kit.engine_adapter import TorresHistory, as_command
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.diagram import diagram

WHEN = "2026-01-31T20:15:00Z"
NAME = "lost.torres"
BETTER = {
    41: ("c6-c5 c5-c4 c4-c2 c2-c1 buy keep:shift_leap,recall end/0", 50.6),
    84: ("c8-d4 d4-d3 Ad2 d2-d1 seven +e1/0 d1-e1 end/0>0", 50.8),
    140: ("b6-e3 doors:e3-f1 f1-g1 +f1/0 +f1/0 g1-f1 end/0>0", 65.6),
}
"""Better turns and what was lost, by the number of commands before them, as `mistakes_of` finds them."""


@cache
def lost_game(person: str = "Ana") -> TorresHistory:
    """A game that somebody of seat 0 loses to a bot."""
    played = history_of_bots(("easy", "hard"))
    setup = as_setup(played.header.setup)
    players = (replace(setup.players[0], name=person, bot=None, colour="red"), replace(setup.players[1], colour="blue"))
    found = History(played.kit, replace(played.header, setup=replace(setup, players=players)))
    for step in played.standing_steps():
        found.add(found.prepare(step.by, step.standing_command))
    return found


def logged(folder: Path) -> Path:
    """The game as a saved one."""
    folder.mkdir(exist_ok=True)
    file = folder / NAME
    file.write_bytes(log_bytes(lost_game(), WHEN))
    return file


@cache
def puzzle(at: int = 84) -> MistakePuzzle:
    """The puzzle of a turn of that game."""
    game = lost_game()
    better, loss = BETTER[at]
    steps = game.standing_steps()[at:]
    turn = steps[: 1 + next(n for n, step in enumerate(steps) if isinstance(step.command, EndTurn))]
    before = turn[0].before
    played = turn_text(as_command(step.standing_command) for step in turn)
    header = game.header
    return MistakePuzzle(
        id_of(header.game, at), header.game, NAME, header.created, as_setup(header.setup), header.version, at, 0,
        before.phase, before.round, diagram(before), played, better, loss, 0.0, "height",
    )  # fmt: skip
