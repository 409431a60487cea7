"""The turns of a study of Turm Bauer; see `torres3d.app.screens.study.study_turns`."""

from collections.abc import Sequence
from typing import Any

from torres3d.app.screens.study.study_turns import BaseStudyTurns
from torres3d.games.turm_bauer.app.presentation.player_looks import acting_look
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.rules.command_notation import FELL, choice_text
from torres3d.games.turm_bauer.rules.commands import Build, Move, Stay
from torres3d.games.turm_bauer.rules.events import Event, RingUsed
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import brief
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


def dice_text(dice: tuple[int, int] | None) -> str:
    """Dice in few letters; empty for none."""
    return "" if dice is None else f"{dice[0]}+{dice[1]}"


class StudyTurns(BaseStudyTurns[State, Event]):
    """See `BaseStudyTurns`; a moment is the turn, and rows name its dice."""

    def moment(self, state: State) -> tuple[int, ...] | None:
        return (state.turn,)

    def ends(self, command: Any) -> bool:
        return isinstance(command, Move | Stay)

    def when(self, moment: tuple[int, ...], last: State, say: Translate) -> str:
        return f"{moment[0] + 1} · {dice_text(last.dice)}"

    def word(self, command: Any, state: State) -> str:
        """The choice, and whether the block fell; the judge's verdict in numbers has no room."""
        if isinstance(command, Throw):
            return dice_text(command.dice)
        fell = isinstance(command, Build) and command.rest.pose is None
        return f"{choice_text(command)}{f'={FELL}' if fell else ''}"

    def told(self, events: Sequence[Event], before: State, names: Sequence[str], say: Translate) -> str:
        told = next((event for event in events if not isinstance(event, RingUsed)), events[0])
        return brief(told, names, before.options.blocks, say)

    def player(self, state: State, players: Sequence[PlayerLook]) -> PlayerLook:
        return acting_look(players, state.to_act.colour, state)


TURNS = StudyTurns()
