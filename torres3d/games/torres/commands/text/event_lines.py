"""Events in words, and scorings castle by castle."""

from collections.abc import Sequence

from torres3d.games.torres.kit.kit import TorresStep
from torres3d.games.torres.rules.events import CastlesScored, Event
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.words.phrases import event_line
from torres3d.i18n.texts import Translate


def step_lines(step: TorresStep, names: Sequence[str], say: Translate) -> list[str]:
    """The lines of a step."""
    return [line for event in step.events for line in event_lines(event, names, say)]


def event_lines(event: Event, names: Sequence[str], say: Translate) -> list[str]:
    """The lines of an event; none for an event without a sentence."""
    told = event_line(event, names, say)
    lines = [told[0]] if told else []
    if isinstance(event, CastlesScored):
        for castle in event.castles:
            square = NAMES[castle.knight]
            text = say("break-castle", square=square, area=castle.area, level=castle.level, points=castle.points)
            lines.append(f"  {text}")
        if event.bonus:
            lines.append(f"  {say('break-king', points=event.bonus)}")
    return lines
