"""Turn judge: whether a turn played in a mistake puzzle is as good as the better turn, after the opponents' answers."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.played_turn_judgement import ANSWERS, CLEARLY, ended_value, with_unknown_cards
from torres3d.games.torres.bots.puzzles.mistake_answers import TurnVerdict
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, better_of, state_of
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.unsearched_choices import best_ending
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.state import State

NEARLY = 0.1
"""Share of the points lost in the game by which a turn may be worse and still count: it shows that the idea was found,
and no search tells turns apart so exactly."""


class TurnJudge:
    """Judges turns in one puzzle; raises `SetupFault` and `NotationFault` where that cannot be read."""

    def __init__(self, puzzle: MistakePuzzle) -> None:
        self._begun = state_of(puzzle)
        self._enough = max(CLEARLY, NEARLY * puzzle.loss)
        self._known = weights()
        self._scene = TurnScene(self._begun)
        self._judge = Evaluator(self._scene, self._known)
        better = self._ended(better_of(puzzle))
        self._better = [ended_value(self._scene, self._judge, better, self._known, answers) for answers in ANSWERS]

    def verdict(self, commands: Sequence[Command]) -> TurnVerdict:
        """The verdict on a turn's commands, without its end. Raises `IllegalCommand`."""
        ended = self._ended(commands)
        behind: list[float] = []
        for better, answers in zip(self._better, ANSWERS, strict=True):
            behind.append(better - ended_value(self._scene, self._judge, ended, self._known, answers))
            if behind[-1] < self._enough:
                break
        least = min(behind)
        return TurnVerdict(round(max(least, 0.0), 1), least < self._enough)

    def _ended(self, commands: Sequence[Command]) -> State:
        """The position after a turn: spare AP bought cards, unless some were bought before, or went to the marker."""
        state = self._begun
        for command in commands:
            state = apply(state, command)
        buys = 0 if state.bought else min(self._judge.buys, state.ap)
        scores = list(state.scores)
        scores[self._scene.seat] += state.ap - buys
        done = replace(with_unknown_cards(state, buys), ap=0, scores=tuple(scores))
        return apply(done, best_ending(done))


_last: list[tuple[MistakePuzzle, TurnJudge]] = []
"""The puzzle asked about last, and its judge: the better turn is searched once."""


def verdict_on(puzzle: MistakePuzzle, commands: Sequence[Command]) -> TurnVerdict:
    """See `TurnJudge`; for a process of its own, which keeps the judge of the last puzzle."""
    with uncollected():
        if not _last or _last[0][0] != puzzle:
            _last[:] = [(puzzle, TurnJudge(puzzle))]
        return _last[0][1].verdict(commands)
