"""Texts of puzzles: what the points come from, and the solution step by step with its points."""

from collections.abc import Sequence

from torres3d.games.torres.app.presentation.reason_words import signed
from torres3d.games.torres.puzzles.puzzle import Brought, Puzzle, solution_steps
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command
from torres3d.games.torres.rules.decide import apply, decide
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.event_sentences import brief_line, is_told
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.texts import Translate

HIDDEN = {
    "puzzle-wanted": "puzzle-wanted-hidden",
    "puzzle-so-far": "puzzle-so-far-hidden",
    "puzzle-sure": "puzzle-sure-hidden",
    "puzzle-few": "puzzle-few-hidden",
}
"""Texts that do not tell the points wanted."""


def points_words(key: str, puzzle: Puzzle, points: int, shown: bool, say: Translate) -> str:
    """A text about the points reached, and those wanted where they are shown."""
    return say(key if shown else HIDDEN[key], wanted=puzzle.points, points=points)


def sources(now: Brought, say: Translate) -> ReasonGroup:
    """What the points of a turn come from."""
    found = [
        (
            f"+{castle.points}",
            say("puzzle-castle", area=castle.area, level=castle.level, square=SQUARE_NAMES[castle.knight]),
        )
        for castle in now.castles
    ]
    if now.bonus:
        found.append((f"+{now.bonus}", say("puzzle-king")))
    if now.marker:
        found.append((f"+{now.marker}", say("puzzle-marker", ap=now.marker)))
    return ReasonGroup(say("puzzle-out-of"), tuple(found))


def solution_list(puzzle: Puzzle, names: Sequence[str], say: Translate) -> ReasonGroup:
    """The solution as a list, each step with the points that it adds or costs."""
    begun, steps = solution_steps(puzzle)
    rows, points = [], begun
    for number, step in enumerate(steps, 1):
        rows.append((signed(step.points - points), f"{number}. {step_words(step.before, step.command, names, say)}"))
        points = step.points
    return ReasonGroup(say("puzzle-solution-steps", points=begun), tuple(rows))


def step_words(before: State, command: Command, names: Sequence[str], say: Translate) -> str:
    """A command in a few words."""
    told = (brief_line(event, names, say) for event in decide(before, command) if is_told(event))
    return " · ".join(text for text in told if text)


def steps_in_words(
    begun: State, commands: Sequence[Command], names: Sequence[str], say: Translate
) -> tuple[tuple[str, str], ...]:
    """The commands of a turn, numbered."""
    rows, state = [], begun
    for number, command in enumerate(commands, 1):
        rows.append((f"{number}.", step_words(state, command, names, say)))
        state = apply(state, command)
    return tuple(rows)
