"""Study text of Turm Bauer: its header, the turns before it begins or its position, and the notation of turns
(docs/turm-bauer-notation.md)."""

from typing import Any

import msgspec
from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_text
from torres3d.engine import game_notation as engine_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.studies import study_notation as notation
from torres3d.engine.studies.study import TriedMove
from torres3d.engine.studies.study_file import NAME
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.kit.game_notation import read_rolls, read_start, throws_text
from torres3d.games.turm_bauer.kit.pasted_position import is_position
from torres3d.games.turm_bauer.kit.setup_and_options import LOG_VERSION, options_of
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import PlayedStudy, Study, new_study, study_of_position
from torres3d.games.turm_bauer.studies.study_file import STUDIES, StudyPlayer, setup_of


class StudyForm(engine_text.BaseHeaderForm, frozen=True, kw_only=True):
    """The header: what the first line of a study file says, except for the commands before it and its comment."""

    name: str
    rules: dict[str, Any] = msgspec.field(default_factory=dict)
    players: tuple[StudyPlayer, ...]
    start: str
    rolls: str
    tremor: int


class StudyNotation(notation.StudyNotation[Study, State, Event]):
    """See `torres3d.engine.studies.study_notation.StudyNotation`."""

    files = STUDIES
    played_type = PlayedStudy
    label = r"[1-9][0-9]? [A-D] [1-6]\+[1-6]"
    a_step = "a command such as 4l@m10/2:een, >m10/2, stay or dice:2+5, or a turn such as 7 C 2+3:"

    def header(self, study: Study) -> StudyForm:
        chance = study.chance
        return StudyForm(
            format=self.files.format,
            version=notation.VERSIONS[-1],
            name=normalise_name(study.name, NAME),
            rules=study.setup.rules,
            players=tuple(StudyPlayer(player.name, player.colours) for player in study.setup.players),
            start=throws_text(chance.start),
            rolls=throws_text(chance.rolls),
            tremor=chance.tremor,
        )

    def beginning(self, study: Study) -> str:
        """The turns before the study begins, as a line of the tree; or the lines of its position."""
        if study.position:
            return study.position.rstrip("\n") + "\n"
        moves = tuple(TriedMove(number, command) for number, command in enumerate(study.before))
        return self.tree(replace(new_study("", study.setup, study.chance, hand=None), moves=moves))

    def begun(self, parts: notation.StudyParts) -> Study:
        form = read_text(parts.header, StudyForm, "the study's header")
        self.check_header(form)
        setup = setup_of(form.rules, form.players)
        options_of(setup)
        chance = Chance(read_start(form.start), read_rolls(form.rolls), form.tremor)
        last = parts.header.rstrip().count("\n") + 1
        why = TURM.chance_error(setup, chance, LOG_VERSION)
        if why is not None:
            raise NotationFault(why, "dice and a tremor that fit the set-up", line=last)
        name = normalise_name(form.name, NAME)
        if is_position(parts.beginning):
            try:
                return study_of_position(name, setup, chance, parts.beginning.strip("\n"))
            except NotationFault as fault:
                raise fault if fault.line is None else fault.relocated(line=last + 1 + fault.line) from fault
        opening = new_study(name, setup, chance, hand=None)
        comment, moves = self.read_tree(parts.beginning, parts.header.count("\n") + 2, opening)
        plain = tuple(TriedMove(number, move.command) for number, move in enumerate(moves))
        if comment or moves != plain or any(isinstance(move.command, Throw) for move in moves):
            raise NotationFault("", "only turns as they were played before the study begins", line=last + 1)
        return new_study(opening.name, setup, chance, [move.command for move in moves], hand=None)

    def label_of(self, state: State) -> str:
        return state.moment


NOTATION = StudyNotation()
