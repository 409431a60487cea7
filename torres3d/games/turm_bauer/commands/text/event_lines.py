"""Events in words; for blocks also how they lie."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.kit.kit import TurmStep
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.notation import choice_text
from torres3d.games.turm_bauer.rules.places import Seat
from torres3d.games.turm_bauer.words.phrases import event_line
from torres3d.i18n.texts import Translate


def step_lines(step: TurmStep, names: Sequence[str], say: Translate, prompted: Sequence[Seat] = ()) -> list[str]:
    """The lines of a step. The dice of players who are ``prompted`` are in their prompt, and the winner is in the
    result."""
    lines = []
    for event in step.events:
        if isinstance(event, e.GameEnded) or (isinstance(event, e.TurnBegan) and event.seat in prompted):
            continue
        told = event_line(event, names, step.before.options.blocks, say)
        if told is None:
            continue
        line = told[0]
        if isinstance(event, e.BlockBuilt | e.BlockSlipped | e.TowerCollapsed):
            line += f"  {choice_text(Placement(event.block, event.cells, None))}"
        lines.append(line)
    return lines
