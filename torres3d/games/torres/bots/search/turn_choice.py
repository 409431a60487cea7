"""Choice of a turn: the beam over one's own turn, the replies to its best ends, the selection."""

import math
import random
from collections.abc import Collection, Sequence
from typing import TypeVar

import msgspec

from torres3d.bots.bot import Hurry, unhurried
from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.deliberate_oversights import BlindSpots
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.misjudgement import UNERRING, Misjudgement
from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator, blocks_after
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.opponent_replies import after_replies, answering, turn_over
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.squares import Bitboard
from torres3d.games.torres.rules.state import State

T = TypeVar("T")
SOFT_CHOICE = 24
"""Ends of a turn from which a soft bot chooses, or one that varies its openings or does not go back."""
VARIED = 8
"""Ends to find for each one whose replies are tried."""
AT_THE_END = 3
"""Factor of ends with replies in a phase's last round: only the scoring comes after them."""
LEAST_TRIED = 2
"""Minimum ends with replies for a choice."""
Stand = tuple[bytes, Bitboard]
"""Heights of the board and places of one's knights."""


class Turn(msgspec.Struct, frozen=True):
    """A turn found.

    ``commands`` up to where AP are left over or the bot thinks anew (``finished`` says which); ``buys`` of the AP left
    over are for cards. ``value`` is the seat's value after it.
    """

    commands: tuple[Command, ...]
    finished: bool
    buys: int
    value: float
    visited: int


def best_turn_of(
    state: State,
    level: Level,
    known: Weights,
    chance: random.Random,
    hurry: Hurry = unhurried,
    sight: BlindSpots | None = None,
    misjudges: Misjudgement = UNERRING,
    been: Collection[Stand] = (),
) -> Turn:
    """The turn that a level chooses for the actor of ``state``, which has no hidden parts, within its ``sight``.

    Its own turns and all replies to them visit at most ``level.nodes`` positions each. It does not go back to where it
    has ``been`` in this turn: to and fro passes the time.
    """
    # What a search has met is let go before the collector of cycles works again, and would go through all of it.
    with uncollected():
        scene = TurnScene(state, sight)
        waste = waste_among(level, state.players)
        judge = Evaluator(scene, known, misjudges=misjudges, marker=level.marker, waste=waste)
        soft, varied = level.softness > 0, level.variety > 0 and is_opening(state)
        ends, visited = ends_of(scene, judge, level, known, hurry, SOFT_CHOICE if soft or varied or been else 1)
        if been:
            ends = [end for end in ends if end[1].parent is None or end[1].position[:2] not in been] or ends
        chosen = ends[0]
        if soft:
            chosen = _soft(ends, level.softness, chance)
        elif varied:
            chosen = as_good(distinct_ends(ends, SOFT_CHOICE), level.variety, chance)
        return turn_to(scene, judge, level, chosen, visited)


def waste_among(level: Level, players: int) -> float:
    """What a level takes a block to cost that goes to the supply: the smaller the stacks, the less is left unbuilt."""
    return level.waste / 2.0 ** (players - 2)


def ends_of(
    scene: TurnScene,
    judge: Evaluator,
    level: Level,
    known: Weights,
    hurry: Hurry = unhurried,
    most: int = 1,
    also: Sequence[Node] = (),
    answers: int | None = None,
    apart: bool = False,
) -> tuple[list[tuple[float, Node]], int]:
    """The ends of a turn, the best first, and the number of positions visited.

    A level without replies gives at least ``most`` ends if there are so many. Otherwise they are those whose replies
    were tried, with knights on different squares as long as there are such, and at most so many that opponents give
    ``answers`` to all together. Ends found ``also``, by another search of the same scene, are always judged. ``apart``:
    where the best ends are all one plan, the last of them makes room for the best one with knights elsewhere.
    """
    limits = Limits(level.width, level.depth, level.cards, level.nodes)
    tried = level.replies * (AT_THE_END if turns_left(scene.state) == 0 else 1)
    if answers is not None and tried and (between := answering(scene.state)):
        tried = min(tried, max(LEAST_TRIED, answers // between))
    beam = Beam(scene, judge, limits, hurry)
    outcome = beam.run(max(most, tried * VARIED))
    if not tried or len(outcome.best) < 2:
        return sorted(_joined(judge, also, outcome.best), key=lambda end: -end[0]), outcome.visited
    chosen = distinct_ends(outcome.best, tried)
    own = chosen[0][1].own
    if apart and all(node.own == own for _, node in chosen) and (other := beam.best_elsewhere(own)) is not None:
        chosen = [*chosen[: max(1, tried - 1)], other]
    chosen = _joined(judge, also, chosen)
    ends, more = _with_replies(scene, judge, chosen, level, known, hurry)
    return ends, outcome.visited + more


def turn_to(scene: TurnScene, judge: Evaluator, level: Level, end: tuple[float, Node], visited: int) -> Turn:
    value, node = end
    commands = tuple(node.commands(scene))
    left = node.position.ap
    finished = not commands or left == 0 or scene.state.ap - left < level.depth
    return Turn(commands, finished, min(judge.buys, left), value, visited)


def distinct_ends(ends: list[tuple[float, Node]], most: int) -> list[tuple[float, Node]]:
    """The best ends with knights on different squares, best first, filled up with the best of the others.

    The very best ends are often one plan with another spare block here or there; opponents can do the same to each, and
    to try it once is enough.
    """
    met: set[int] = set()
    first: list[tuple[float, Node]] = []
    others: list[tuple[float, Node]] = []
    for end in ends:
        own = end[1].position.own
        (others if own in met else first).append(end)
        met.add(own)
    return sorted((*first, *others)[:most], key=lambda end: -end[0])


def _joined(judge: Evaluator, also: Sequence[Node], ends: list[tuple[float, Node]]) -> list[tuple[float, Node]]:
    if not also:
        return ends
    met = {node.position for node in also}
    joined = [(node.standing + judge.leftover[node.position.ap], node) for node in also]
    joined += [end for end in ends if end[1].position not in met]
    return joined


def _with_replies(
    scene: TurnScene, judge: Evaluator, ends: list[tuple[float, Node]], level: Level, known: Weights, hurry: Hurry
) -> tuple[list[tuple[float, Node]], int]:
    """The ends valued anew by the opponents' replies, best first, without those beyond the limits."""
    found: list[tuple[float, Node]] = []
    visited = 0
    for _, node in ends:
        ap = node.position.ap
        limits = Limits(level.reply_width, cards=1, nodes=level.nodes - visited)
        value, more = after_replies(turn_over(scene, node), scene.seat, known, judge.shares, limits, hurry)
        visited += more
        if found and (visited >= level.nodes or hurry()):
            # Opponents that were not let think to the end would make this end look better than it is.
            break
        found.append((value + judge.leftover[ap] - ap - judge.waste * blocks_wasted(scene, node), node))
    found.sort(key=lambda end: -end[0])
    return found, visited


def blocks_wasted(scene: TurnScene, node: Node) -> int:
    """The blocks that go to the supply if the turn ends there."""
    stacks, stack = node.position.stacks, node.position.stack
    return sum(stacks) - blocks_after(stacks, stack, turns_left(scene.state))


def is_opening(state: State) -> bool:
    """Whether it is the first round of the game, or what comes before it: there many plans are as good."""
    return state.phase == 1 and state.round == 1


def as_good(found: Sequence[tuple[float, T]], variety: float, chance: random.Random) -> tuple[float, T]:
    """Any of these that is at most so many points worse than the best, all as likely."""
    best = max(value for value, _ in found)
    return chance.choice([each for each in found if best - each[0] <= variety])


def _soft(ends: list[tuple[float, Node]], softness: float, chance: random.Random) -> tuple[float, Node]:
    """A random end, the better the likelier: one ``softness`` points worse has 1/e of the chance."""
    best = ends[0][0]
    weights = [math.exp((value - best) / softness) for value, _ in ends]
    return chance.choices(ends, weights)[0]
