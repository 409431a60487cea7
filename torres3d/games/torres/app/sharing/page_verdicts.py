"""Verdicts of an analysis on a page: what each turn lost and why, with the better turn."""

from collections.abc import Sequence

from torres3d.app.sharing.game_page import NamesIn
from torres3d.app.sharing.page_content import PageVerdict
from torres3d.app.sharing.page_texts import Tell
from torres3d.games.torres.app.presentation.reason_words import gain_and_reason_lines
from torres3d.games.torres.app.sharing.command_step import command_step
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate

LEAST_LOSS = 1.0
"""Points that a turn has to lose before a page says so, as in the window."""


def page_verdicts(steps: Sequence[TorresStep], found: Analysis, names_in: NamesIn) -> list[PageVerdict]:
    """What an analysis says of the turns of a game with these steps."""
    begun = {step.n: step.before for step in steps}
    verdicts = []
    for number, turn in enumerate(found.turns):
        lines: list[Tell] = []
        if number in found.turning_points:
            lines.append(_turning(turn, names_in))
        lost = turn.loss >= LEAST_LOSS
        if lost:
            lines += _lost(turn, names_in)
        if lines:
            better = _steps(begun[turn.first], turn) if lost else ()
            verdicts.append(PageVerdict(turn.first, tuple(lines), better))
    return verdicts


def _steps(before: State, turn: TurnReport) -> tuple[TorresStep, ...]:
    found: list[TorresStep] = []
    for number, command in enumerate(turn.better, 1):
        found.append(command_step(number, found[-1].after if found else before, command))
    return tuple(found)


def _turning(turn: TurnReport, names_in: NamesIn) -> Tell:
    def tell(say: Translate) -> str:
        pairs = zip(names_in(say), turn.expected, strict=True)
        return say("page-torres-turning", points=", ".join(f"{name} {round(points)}" for name, points in pairs))

    return tell


def _lost(turn: TurnReport, names_in: NamesIn) -> list[Tell]:
    """What was lost, then what the better turn gains and does differently, as the window says it."""

    def lost(say: Translate) -> str:
        mistake = say(f"mistake-{turn.mistake}") if turn.mistake else say("better-turn")
        return say("better-turn-lost", name=names_in(say)[turn.seat], mistake=mistake, points=round(turn.loss))

    def reasons(say: Translate) -> tuple[str, ...]:
        return gain_and_reason_lines(turn, turn.seat, names_in(say), say, "better-turn-why")

    def line(number: int) -> Tell:
        return lambda say: reasons(say)[number]

    # All languages have the same lines.
    count = sum(1 + len(group) for group in (turn.gains, turn.reasons) if group)
    return [lost, *(line(number) for number in range(count))]
