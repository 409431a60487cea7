"""The course of a game without what was taken back: what replays, results and analyses go through."""

from torres3d.engine.history import History, Step
from torres3d.rules.decide import decide


def live_steps(history: History) -> list[Step]:
    """The steps that stand, each from the state the one before led to."""
    steps: list[Step] = []
    state = history.states[0]
    for n, seat, command in history.live():
        after = history.states[n]
        steps.append(Step(n, seat, command, decide(state, command), state, after))
        state = after
    return steps
