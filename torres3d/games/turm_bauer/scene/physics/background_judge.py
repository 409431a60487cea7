"""A judge in a process of its own, so that the window never waits for a tower to come to rest."""

from functools import cache

from torres3d.base.worker_processes import ChildProcess, lower_priority
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.judge import Judge, let_go
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.options import JudgeKind
from torres3d.games.turm_bauer.rules.state import State

BEHIND = 15
"""Steps of priority behind the window: where a processor draws on all its cores, frames take no longer while a block is
judged (on two cores 16 ms and not 24). A verdict takes some 0.5 s and not 0.35 while the camera moves."""


class BackgroundJudge(ChildProcess[Build]):
    """A process of judges; at most one block is let go at a time."""

    def __init__(self) -> None:
        super().__init__("torres3d-judge")

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        """Let the judge of the game's options drop a block, see
        `torres3d.games.turm_bauer.rules.judging.judge.let_go`. An earlier block is no longer judged."""
        self.submit(let_go_here, state, placement, hand)


@cache
def judge_of(kind: JudgeKind) -> Judge:
    """The judge of a game's options (T-9), one for each process."""
    if kind == "statics":
        return StaticsJudge()
    # Imported where Bullet judges: the window starts sooner without it, and arenas by statics do without Panda3D.
    from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

    return BulletJudge()


def let_go_here(state: State, placement: Placement, hand: Hand | None) -> Build:
    """Drop a block, in a process of its own."""
    lower_priority(BEHIND)
    return let_go(state, placement, judge_of(state.options.judge), hand)
