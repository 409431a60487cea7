"""Marks of a replay's scrubber: turns, slips and the collapse."""

from collections.abc import Mapping, Sequence

from torres3d.games.turm_bauer.kit.kit import TurmStep
from torres3d.games.turm_bauer.rules.events import BlockSlipped, TowerCollapsed, TurnBegan
from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.hud.models.replay_models import Mark


def scrubber_marks(
    steps: Sequence[TurmStep], names: Mapping[Colour, str], emblems: Mapping[Colour, int]
) -> tuple[Mark, ...]:
    """The marks of these steps; ``names`` are the colours as they are shown, ``emblems`` theirs."""
    marks: list[Mark] = []
    for number, step in enumerate(steps, 1):
        for event in step.events:
            match event:
                case TurnBegan(colour=colour):
                    marks.append(Mark(number, "turn", names[colour], emblems[colour]))
                case BlockSlipped():
                    marks.append(Mark(number, "mishap"))
                case TowerCollapsed():
                    marks.append(Mark(number, "disaster"))
    return tuple(marks)
