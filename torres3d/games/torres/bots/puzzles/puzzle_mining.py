"""Mining and proving many puzzles: the work of each, for processes and clusters, and what their files hold."""

import msgspec

from torres3d.bots.secret_chance import dealt_chance, dealt_seeds
from torres3d.games.torres.bots.puzzles.puzzle_candidates import candidate, last_turns, puzzle_of
from torres3d.games.torres.bots.puzzles.puzzle_proof import Unsound, proven
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup import resolve
from torres3d.games.torres.puzzles.puzzle import Puzzle
from torres3d.games.torres.rules.kinds import Mode
from torres3d.games.torres.rules.opening import opening

MINED, PROVEN = "torres3d-mined-puzzles", "torres3d-proven-puzzles"
A_GAME = 100
"""More puzzles than one game can have."""


class MiningJob(msgspec.Struct, frozen=True):
    """A game of bots in which puzzles are looked for. With a ``secret``, where programs of others play, chance and
    their seeds come from that instead of ``seed``."""

    number: int
    edition: str
    mode: Mode
    seats: int
    bots: str
    seed: int
    secret: str = ""

    @property
    def seeds(self) -> tuple[int, ...]:
        """That of the bots: one plays at all seats."""
        return (self.seed,)

    @property
    def chance(self) -> int:
        """That of decks and the master card."""
        return self.seed


class MiningResult(msgspec.Struct, frozen=True):
    """The candidates of a game, of so many last ``turns``."""

    number: int
    turns: int
    puzzles: tuple[Puzzle, ...]


class Claim(msgspec.Struct, frozen=True):
    """A puzzle that is to be proven by opening ``limit`` positions at most."""

    number: int
    puzzle: Puzzle
    limit: int


class ProofFound(msgspec.Struct, frozen=True):
    """A ``puzzle`` that is sound, or why it is none."""

    number: int
    puzzle: Puzzle
    unsound: Unsound | None = None


class MiningHeading(msgspec.Struct, frozen=True):
    """What is mined: games of such bots, with a ``secret`` where those are programs of others."""

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
        """Candidates, game by game."""
        return MiningResult

    def digs(self, games: int) -> list[MiningJob]:
        """The first so many games."""
        return [
            MiningJob(number, self.edition, self.mode, self.seats, self.bots, self.seed + number)
            for number in range(games)
        ]


class ProvingHeading(msgspec.Struct, frozen=True):
    """What is proven: puzzles of the setting that was ``mined``, within a ``limit``."""

    mined: str
    limit: int
    format: str = PROVEN
    secret: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        """Nobody plays."""
        return ()

    @property
    def title(self) -> str:
        """The setting in words."""
        return f"{self.mined}, {self.limit} positions"

    def result_type(self) -> type[ProofFound]:
        """What was found, puzzle by puzzle."""
        return ProofFound


def dig(asked: MiningJob) -> MiningResult:
    """Play a game and look for puzzles in its last turns. The same ``asked`` gives the same."""
    options = resolve(asked.edition, asked.mode, {}, asked.seats)
    (own,) = dealt_seeds(asked)
    chance = draw(options, dealt_chance(asked))
    turns = list(last_turns(opening(options, chance.decks, chance.master), asked.bots, own))
    found = [each for each in map(candidate, turns) if each is not None]
    return MiningResult(asked.number, len(turns), tuple(puzzle_of(each, asked.edition) for each in found))


def claims(dug: list[MiningResult], limit: int) -> list[Claim]:
    """What is to be proven of what was dug; numbers stay when more is dug later."""
    return [
        Claim(game.number * A_GAME + place, puzzle, limit) for game in dug for place, puzzle in enumerate(game.puzzles)
    ]


def prove(claim: Claim) -> ProofFound:
    """Prove a puzzle."""
    found = proven(claim.puzzle, claim.limit)
    if isinstance(found, Puzzle):
        return ProofFound(claim.number, found)
    return ProofFound(claim.number, claim.puzzle, found)
