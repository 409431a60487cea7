"""Study text of Torres: its header, the diagram of its position, and the notation of moments (docs/notation.md)."""

import msgspec

from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_text
from torres3d.engine import game_notation as engine_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.studies import study_notation as notation
from torres3d.engine.studies.study_file import NAME
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Mode, seat_letter
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.study import PlayedStudy, Study
from torres3d.games.torres.studies.study_file import STUDIES, StudyPlayer


class StudyForm(engine_text.BaseHeaderForm, frozen=True, kw_only=True):
    """The header: what the first line of a study file says, except for the position and its comment."""

    name: str
    edition: str
    mode: Mode
    rules: dict[str, object] = msgspec.field(default_factory=dict)
    players: tuple[StudyPlayer, ...]


class StudyNotation(notation.StudyNotation[Study, State, Event]):
    """See `torres3d.engine.studies.study_notation.StudyNotation`."""

    files = STUDIES
    played_type = PlayedStudy
    label = r"(?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]"
    a_step = "a command such as c4-d4 or end/0, or a moment and a seat such as 2.3 B:"

    def header(self, study: Study) -> StudyForm:
        setup = study.setup
        return StudyForm(
            format=self.files.format,
            version=notation.VERSIONS[-1],
            name=normalise_name(study.name, NAME),
            edition=setup.edition,
            mode=setup.mode,
            rules=setup.rules,
            players=tuple(StudyPlayer(player.name, player.colour) for player in setup.players),
        )

    def beginning(self, study: Study) -> str:
        return diagram(study.begun)

    def begun(self, parts: notation.StudyParts) -> Study:
        form = read_text(parts.header, StudyForm, "the study's header")
        self.check_header(form)
        players = tuple(Player(player.name, player.colour, None) for player in form.players)
        setup = Setup(form.edition, form.mode, form.rules, players)
        options, before = options_of(setup), parts.header.count("\n") + 2
        try:
            begun = playable_diagram(parts.beginning, options)
        except NotationFault as fault:
            raise fault.relocated(line=(fault.line or 1) + before, cell=fault.cell) from fault
        return Study(normalise_name(form.name, NAME), setup, begun)

    def label_of(self, state: State) -> str:
        assert state.actor is not None
        return f"{state.moment} {seat_letter(state.actor)}"


NOTATION = StudyNotation()
is_study_text = NOTATION.is_text
study_text = NOTATION.text
read_study_text = NOTATION.read
