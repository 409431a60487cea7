"""Mistake puzzle: a turn of one's own game that lost points, with everything needed to play it again; its files.

Values only: a window that reads them needs nothing of the search.
"""

import zlib
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.puzzles.puzzle_file import PuzzleId
from torres3d.engine.puzzles.records_file import RecordsFile
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.bots.hint_and_analysis_types import Mistake, Reason
from torres3d.games.torres.kit.setup_and_options import LOG_VERSION, Setup, options_of
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State

FILE, TRIED_FILE = "mistakes.jsonl", "mistakes-tried.jsonl"
TURN = 4000
"""Maximum characters of a turn in notation."""


class MistakePuzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="puzzle"
):
    """A turn of the ``seat`` in the game of this id, which lay in the file ``log`` and began at ``created`` (UTC).

    ``at`` is the number of its commands before the turn, as in a replay; ``phase`` and ``round`` are its time.
    ``version`` is that of the log, ``position`` a diagram (docs/notation.md). ``played`` and ``better`` are turns in
    notation, to their ends. ``loss``, ``margin``, ``mistake``, ``reasons`` and ``gains`` are as in a `TurnReport`.
    """

    id: PuzzleId
    game: Annotated[str, Meta(max_length=200)]
    log: Annotated[str, Meta(max_length=300)]
    created: Annotated[str, Meta(max_length=40)]
    setup: Setup
    version: Annotated[int, Meta(ge=1, le=LOG_VERSION)]
    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    phase: Annotated[int, Meta(ge=1, le=9)]
    round: Annotated[int, Meta(ge=1, le=99)]
    position: Annotated[str, Meta(max_length=10_000)]
    played: Annotated[str, Meta(max_length=TURN)]
    better: Annotated[str, Meta(max_length=TURN)]
    loss: Annotated[float, Meta(ge=0, le=10_000)]
    margin: Annotated[float, Meta(ge=0, le=10_000)] = 0.0
    mistake: Mistake | None = None
    reasons: tuple[Reason, ...] = ()
    gains: tuple[Reason, ...] = ()


class SearchedGame(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="game"
):
    """A game that was searched for mistakes, and the number of puzzles made from it."""

    game: Annotated[str, Meta(max_length=200)]
    puzzles: Annotated[int, Meta(ge=0)]


class MistakesHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file of puzzles."""

    format: Literal["torres-mistakes"]
    version: Literal[1]


class OwnPuzzles(RecordsFile[MistakePuzzle | SearchedGame]):
    """The puzzles from one's own games, and the games that were searched."""

    heading = MistakesHeading("torres-mistakes", 1)
    kind = MistakePuzzle | SearchedGame

    @property
    def puzzles(self) -> tuple[MistakePuzzle, ...]:
        """The puzzles, each id once, in the order in which they were made."""
        found: dict[str, MistakePuzzle] = {}
        for record in self.records:
            if isinstance(record, MistakePuzzle):
                found.setdefault(record.id, record)
        return tuple(found.values())

    @property
    def searched(self) -> frozenset[str]:
        """The ids of games that were searched."""
        return frozenset(record.game for record in self.records)


class MistakeTried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A try of a puzzle, and when it ended (UTC, as in the log). ``hinted``: a hint showed its first step."""

    id: PuzzleId
    how: How
    when: Annotated[str, Meta(max_length=40)]
    hinted: bool = False


class TriedHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file of tries."""

    format: Literal["torres-mistakes-tried"]
    version: Literal[1]


class MistakeTries(RecordsFile[MistakeTried]):
    """The tries of puzzles from one's own games, in the order in which they ended."""

    heading = TriedHeading("torres-mistakes-tried", 1)
    kind: ClassVar[type[MistakeTried]] = MistakeTried

    def by_puzzle(self) -> dict[str, list[MistakeTried]]:
        """The tries of each puzzle that was tried."""
        found: dict[str, list[MistakeTried]] = {}
        for tried in self.records:
            found.setdefault(tried.id, []).append(tried)
        return found


def id_of(game: str, at: int) -> str:
    """The id of the puzzle of a game's turn: the same whenever it is made."""
    return f"{zlib.crc32(game.encode()):08x}-{at}"


def state_of(puzzle: MistakePuzzle) -> State:
    """The position of a puzzle, at the beginning of its turn; raises `SetupFault` and `NotationFault`."""
    state = playable_diagram(puzzle.position, options_of(puzzle.setup, puzzle.version))
    if (state.stage, state.actor) != ("turn", puzzle.seat):
        raise NotationFault(f"stage: {state.stage}", "a turn of the player")
    return state


def better_of(puzzle: MistakePuzzle) -> tuple[Command, ...]:
    """The commands of the better turn, without its end; raises `NotationFault`."""
    return read_turn(puzzle.better)[:-1]
