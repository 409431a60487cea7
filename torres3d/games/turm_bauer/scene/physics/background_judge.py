"""A judge in a process of its own, so that the window never waits for a tower to come to rest."""

import msgspec

from torres3d.base.child_process import Failed, Runner, give_way
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.release import let_go
from torres3d.games.turm_bauer.rules.judging.statics_judge import StaticsJudge
from torres3d.games.turm_bauer.rules.options import JudgeKind
from torres3d.games.turm_bauer.rules.state import State

BEHIND = 15
"""Steps of priority behind the window: where a processor draws on all its cores, frames take no longer while a block is
judged (on two cores 16 ms and not 24). A verdict takes some 0.5 s and not 0.35 while the camera moves; else as long."""


class JudgeFailure(msgspec.Struct, frozen=True):
    """The judge said nothing. ``reason``: ``died`` (its process ended) or ``raised`` (an error inside); ``text`` is one
    line, ``detail`` says more for a bug report. The next `BackgroundJudge.ask` starts anew."""

    reason: str
    text: str
    detail: str


class BackgroundJudge:
    """One process of judges and at most one block let go. Nothing here waits for the judge."""

    def __init__(self) -> None:
        self._runner: Runner[Build] = Runner("torres3d-judge")

    @property
    def judging(self) -> bool:
        """Whether a block is let go and its outcome not fetched."""
        return self._runner.busy

    @property
    def pid(self) -> int | None:
        """The process's number, or None while there is none."""
        return self._runner.pid

    def start(self) -> None:
        """Start the process unless it runs, so that the first outcome comes sooner. `ask` does it too."""
        self._runner.start()

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        """Let a block go by the judge of the game's options; as
        `torres3d.games.turm_bauer.rules.judging.release.let_go`.

        What is still under way is cancelled.
        """
        self._runner.ask(let_go_here, state, placement, hand)

    def poll(self) -> Build | JudgeFailure | None:
        """The command with its outcome, what went wrong, or None while it is judged (or nothing was asked)."""
        answer = self._runner.poll()
        if answer is None:
            return None
        return JudgeFailure(answer.reason, answer.text, answer.detail) if isinstance(answer, Failed) else answer.value

    def wait(self, seconds: float) -> None:
        """Wait until `poll` has an answer, at most so long; for those who have nothing else to do."""
        self._runner.wait(seconds)

    def cancel(self) -> None:
        """Stop at once; nothing of the question is answered any more."""
        if self.judging:
            self._runner.stop()
            self._runner.start()

    def close(self) -> None:
        """End the process. `ask` may be called again and starts another."""
        self._runner.stop()


def judge_of(kind: JudgeKind) -> Judge:
    """The judge of a game's options (T-9)."""
    if kind == "statics":
        return StaticsJudge()
    # Imported by the process that judges: the window starts sooner without it.
    from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

    return BulletJudge()


def let_go_here(state: State, placement: Placement, hand: Hand | None) -> Build:
    """A block is let go; for a process of its own."""
    give_way(BEHIND)
    return let_go(state, placement, judge_of(state.options.judge), hand)
