"""Puzzle mining: jobs for processes and clusters that find and prove puzzles, and the lines of their files."""

import msgspec

from torres3d.bots.secret_seeds import dealt_chance, dealt_seeds
from torres3d.games.torres.bots.puzzles.puzzle_candidates import candidate, last_turns, puzzle_of
from torres3d.games.torres.bots.puzzles.puzzle_proof import Unsound, proven
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup import resolve
from torres3d.games.torres.puzzles.puzzle import Puzzle
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import Mode

MINED, PROVEN = "torres3d-mined-puzzles", "torres3d-proven-puzzles"
A_GAME = 100
"""Upper limit of the puzzles in one game."""


class MiningJob(msgspec.Struct, frozen=True):
    """A game of bots to mine. With a ``secret``, for external bots, it replaces ``seed``.

    Chance and the bots' seeds then come from the secret.
    """

    number: int
    edition: str
    mode: Mode
    seats: int
    bots: str
    seed: int
    secret: str = ""

    @property
    def seeds(self) -> tuple[int, ...]:
        """The seeds of the bots: one plays at all seats."""
        return (self.seed,)

    @property
    def chance(self) -> int:
        """The seed of decks and master card."""
        return self.seed


class MiningResult(msgspec.Struct, frozen=True):
    """Candidates of a game, from so many last ``turns``."""

    number: int
    turns: int
    puzzles: tuple[Puzzle, ...]


class Claim(msgspec.Struct, frozen=True):
    """A puzzle to prove by opening at most ``limit`` positions."""

    number: int
    puzzle: Puzzle
    limit: int


class ProofFound(msgspec.Struct, frozen=True):
    """A sound ``puzzle``, or the reason why it is unsound."""

    number: int
    puzzle: Puzzle
    unsound: Unsound | None = None


class MiningHeading(msgspec.Struct, frozen=True):
    """Setting of mining: games of these bots, with a ``secret`` for external bots."""

    edition: str
    mode: Mode
    seats: int
    bots: str
    seed: int
    format: str = MINED
    secret: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        """The bots by seat."""
        return (self.bots,) * self.seats

    @property
    def title(self) -> str:
        """The setting in words."""
        return f"{self.edition}, {self.mode}, seed {self.seed}"

    def result_type(self) -> type[MiningResult]:
        """Type of the results: candidates by game."""
        return MiningResult

    def digs(self, games: int) -> list[MiningJob]:
        """The jobs for the first so many games."""
        return [
            MiningJob(number, self.edition, self.mode, self.seats, self.bots, self.seed + number)
            for number in range(games)
        ]


class ProvingHeading(msgspec.Struct, frozen=True):
    """Setting of proofs: puzzles of the setting ``mined``, within a ``limit``."""

    mined: str
    limit: int
    format: str = PROVEN
    secret: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        """No players."""
        return ()

    @property
    def title(self) -> str:
        """The setting in words."""
        return f"{self.mined}, {self.limit} positions"

    def result_type(self) -> type[ProofFound]:
        """Type of the results: proofs by puzzle."""
        return ProofFound


def mine_game(asked: MiningJob) -> MiningResult:
    """Play a game and look for puzzles in its last turns. The same ``asked`` gives the same."""
    options = resolve(asked.edition, asked.mode, {}, asked.seats)
    (own,) = dealt_seeds(asked)
    chance = draw(options, dealt_chance(asked))
    turns = list(last_turns(opening(options, chance.decks, chance.master), asked.bots, own))
    found = [each for each in map(candidate, turns) if each is not None]
    return MiningResult(asked.number, len(turns), tuple(puzzle_of(each, asked.edition) for each in found))


def claims(dug: list[MiningResult], limit: int) -> list[Claim]:
    """The claims from mined candidates; their numbers stay when more are mined later."""
    return [
        Claim(game.number * A_GAME + place, puzzle, limit) for game in dug for place, puzzle in enumerate(game.puzzles)
    ]


def prove(claim: Claim) -> ProofFound:
    """Prove a puzzle."""
    found = proven(claim.puzzle, claim.limit)
    if isinstance(found, Puzzle):
        return ProofFound(claim.number, found)
    return ProofFound(claim.number, claim.puzzle, found)
