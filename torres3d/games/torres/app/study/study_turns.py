"""The turns of a study of Torres; see `torres3d.app.screens.study.study_turns`."""

from collections.abc import Sequence
from typing import Any

from torres3d.app.screens.study.study_turns import BaseStudyTurns
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.event_sentences import brief_line, is_told
from torres3d.i18n.texts import Translate


class StudyTurns(BaseStudyTurns[State, Event]):
    """See `BaseStudyTurns`; a moment is year and round."""

    def moment(self, state: State) -> tuple[int, ...] | None:
        return (state.phase, state.round) if state.stage in ("turn", "keep") else None

    def ends(self, command: Any) -> bool:
        return isinstance(command, EndTurn)

    def when(self, moment: tuple[int, ...], last: State, say: Translate) -> str:
        phase, round_ = moment
        return say("log-when", phase=phase, round=round_)

    def word(self, command: Any, state: State) -> str:
        return command_text(command)

    def told(self, events: Sequence[Event], before: State, names: Sequence[str], say: Translate) -> str:
        return brief_line(next((event for event in events if is_told(event)), events[0]), names, say)


TURNS = StudyTurns()
study_turns = TURNS.turns
study_rows = TURNS.rows
