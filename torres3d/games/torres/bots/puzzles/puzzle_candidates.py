"""Puzzle candidates in games of bots: last turns of a year whose one best idea a narrow search misses."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.puzzles.points_search import Idea, PointSearch, idea_of
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.puzzles.puzzle import Grade, Puzzle, id_of
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.notation import turn_text
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
    """A turn that may be a puzzle.

    The ``state`` at its beginning, the maximum known ``points``, the commands, the idea, and its difficulty (``grade``
    1 to 3).
    """

    state: State
    points: int
    commands: tuple[Command, ...]
    idea: Idea
    grade: Grade


def last_turns(state: State, bots: str, seed: int) -> Iterator[State]:
    """The last turn of each seat in each year of a game of such bots, as if the year ended with it.

    Nobody comes after, and no card can be bought.
    """
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
    """The position without unused cards that can be played in most ways.

    To prove that none of those ways helps would take hours.
    """
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
