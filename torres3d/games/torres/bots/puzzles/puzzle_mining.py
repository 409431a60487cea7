"""Puzzle mining: jobs for processes that find puzzles in games of bots and prove them, and their lines."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from torres3d.bots.secret_seeds import dealt_chance, dealt_seeds
from torres3d.engine.puzzles.puzzle_file import Grade
from torres3d.games.torres.bots.puzzles.points_search import Idea, PointSearch, idea_of
from torres3d.games.torres.bots.puzzles.proof_search import Proof, TooMany
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.puzzles.puzzle import Puzzle, id_of, state_of_puzzle
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

GRADE_WIDTHS = (3, 12, 60)
"""Widths of searches that miss a puzzle of the first, second and third grade."""
FINDING_WIDTH = 150
"""Width of the search that finds it; the proof says whether it is the best and the only idea."""
KEPT_ENDS = 400
"""Best ends, among which there must be no second idea."""
MARGIN = 2
"""Minimum points that the narrow search misses."""


class Candidate(NamedTuple):
    """A turn that may be a puzzle, from ``state``, with the maximum known ``points`` and its ``grade``, 1 to 3."""

    state: State
    points: int
    commands: tuple[Command, ...]
    idea: Idea
    grade: Grade


def last_turns(state: State, bots: str, seed: int) -> Iterator[State]:
    """Each seat's last turn of each year in a game of such bots, as if it ended the year; no card can be bought."""
    players = state.players
    playing = [BOTS.make_bot(bots, seed * 8 + seat) for seat in range(players)]
    told: set[tuple[int, int]] = set()
    while state.actor is not None:
        seat = state.actor
        last = state.stage == "turn" and state.round == state.options.rounds(state.phase)
        if last and (state.phase, seat) not in told:
            told.add((state.phase, seat))
            yield cleared(replace(state, start=(seat + 1) % players))
        state = apply(state, playing[seat].choose(view(state, seat)))


def cleared(state: State) -> State:
    """A position reduced to a puzzle: without other players' cards, and with nothing to buy."""
    seat = state.actor
    hands = tuple(hand if other == seat else () for other, hand in enumerate(state.hands))
    return replace(state, hands=hands, decks=tuple(() for _ in state.decks), bought=())


def without_idle(state: State, commands: Sequence[Command]) -> State:
    """The position without unused cards with most ways to play them: to prove that none helps would take hours."""
    seat = state.actor
    assert seat is not None
    played = {command.card for command in commands if isinstance(command, Play)}
    kept = tuple(card for card in state.hands[seat] if card in played or card == "hidden" or CARDS[card].ways != "most")
    return replace(state, hands=tuple(kept if other == seat else hand for other, hand in enumerate(state.hands)))


def candidate(state: State) -> Candidate | None:
    """The turn as a puzzle, without unprovable cards that do not help; None where it is no puzzle."""
    search = PointSearch(state)
    middling = search.most_found(GRADE_WIDTHS[2])
    needed = without_idle(state, middling.commands)
    if needed != state:
        # What was found plays none of the cards taken away, so it is found without them too.
        state, search = needed, PointSearch(needed)
    # Most turns are sorted out by searches that cost little.
    missed = search.most_found(GRADE_WIDTHS[0]).points
    if middling.points == missed:
        return None
    found = search.most_found(FINDING_WIDTH, KEPT_ENDS)
    if found.points - missed < MARGIN:
        return None
    ideas = {idea_of(state, end, search.seat) for end in found.states}
    if len(ideas) > 1:
        return None
    return Candidate(state, found.points, found.commands, ideas.pop(), _grade(search, found.points, middling.points))


def _grade(search: PointSearch, points: int, middling: int) -> Grade:
    """The grade: the width of the search that finds so many points.

    The third of `GRADE_WIDTHS` finds the ``middling`` ones if no other cards are in its way.
    """
    if search.most_found(GRADE_WIDTHS[1]).points >= points:
        return 1
    return 2 if middling >= points or search.most_found(GRADE_WIDTHS[2]).points >= points else 3


def puzzle_of(found: Candidate, edition: str, ends: int = 0) -> Puzzle:
    """A candidate as a puzzle; its id is a hash of the position."""
    position = diagram(found.state)
    options = found.state.options
    return Puzzle(
        id_of(edition, options.mode, options.players, position),
        edition,
        options.mode,
        options.players,
        position,
        found.points,
        turn_text(found.commands),
        found.grade,
        ends,
    )


Unsound = Literal["more_points", "two_ideas", "too_many"]
"""Reason against a puzzle: more points, another idea with as many, or a search beyond the limit."""


def proven(puzzle: Puzzle, limit: int = 10_000_000) -> Puzzle | Unsound:
    """The puzzle with its number of ``ends`` and the shortest solution, or what is wrong with it. See `Claim`."""
    state = state_of_puzzle(puzzle)
    seat = state.actor
    assert seat is not None
    proof = Proof(state)
    try:
        found = proof.ends(puzzle.points, limit)
    except TooMany:
        return "too_many"
    if found[0][0] > puzzle.points:
        return "more_points"
    ideas = {idea_of(state, proof.scene.state_of(end.position), seat) for _, end in found}
    if len(ideas) > 1:
        return "two_ideas"
    ways: list[list[Command]] = [end.commands(proof.scene) for _, end in found]
    shortest: list[Command] = min(ways, key=len)
    return replace(puzzle, ends=len(found), solution=turn_text(shortest))


MINED, PROVEN = "torres3d-mined-puzzles", "torres3d-proven-puzzles"
A_GAME = 100
"""Upper limit of the puzzles in one game."""


class MiningJob(msgspec.Struct, frozen=True):
    """A game of bots to mine; a ``secret``, for external bots, replaces ``seed`` as the source of all chance."""

    number: int
    edition: str
    mode: Mode
    seats: int
    bots: str
    seed: int
    secret: str = ""

    @property
    def seeds(self) -> tuple[int, ...]:
        return (self.seed,)

    @property
    def chance(self) -> int:
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
        return (self.bots,) * self.seats

    @property
    def title(self) -> str:
        return f"{self.edition}, {self.mode}, seed {self.seed}"

    def result_type(self) -> type[MiningResult]:
        return MiningResult

    def digs(self, games: int) -> list[MiningJob]:
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
        return ()

    @property
    def title(self) -> str:
        return f"{self.mined}, {self.limit} positions"

    def result_type(self) -> type[ProofFound]:
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
    found = proven(claim.puzzle, claim.limit)
    if isinstance(found, Puzzle):
        return ProofFound(claim.number, found)
    return ProofFound(claim.number, claim.puzzle, found)
