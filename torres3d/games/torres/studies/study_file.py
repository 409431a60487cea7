"""Study files of Torres: the first line, with the position as a diagram, and the faults of a position."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.studies import study_file as files
from torres3d.engine.studies.study_file import COMMENT, NAME, StudyFault, Version
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.diagram import diagram, from_diagram
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.soundness.flaw import Flaw, ToldFlaw
from torres3d.games.torres.rules.soundness.soundness import LEFT_UNSAID, flaws, playable, worst_flaw
from torres3d.games.torres.studies.study import PlayedStudy, Study


class StudyPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: always human in a study."""

    name: str
    colour: str


class StudyHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line. ``rules``: house rules, as in a log; ``position``: a diagram (docs/notation.md). Version 2 is that of
    studies with marks."""

    format: Literal["torres3d-study"]
    version: Literal[1, 2]
    name: Annotated[str, Meta(max_length=NAME)]
    edition: str
    mode: Mode
    rules: dict[str, Any]
    players: tuple[StudyPlayer, ...]
    position: Annotated[str, Meta(max_length=10_000)]
    comment: Annotated[str, Meta(max_length=COMMENT)] = ""


class StudyFlawed(StudyFault):
    """A study with a ``flaw`` in its position. Not replayed: it cannot be where that is not `playable`."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        **StudyFault.messages,
        "study_flawed": (
            "no game can reach this position: {why}",
            "open the study in the window and change the position there",
        ),
    }

    def __init__(self, file: Path, study: Study, flaw: Flaw) -> None:
        self.study = study
        why = ToldFlaw(flaw, tuple(player.name for player in study.setup.players))
        super().__init__("study_flawed", file, 1, why=why, refusal=why)


def position_flaw(study: Study, file: Path) -> StudyFlawed | None:
    """The flaw of a study's position; None where it has none except for gaps of its diagram."""
    worst = worst_flaw(study.begun)
    if worst is None or {flaw.id for flaw in flaws(study.begun)} <= LEFT_UNSAID:
        return None
    return StudyFlawed(file, study, worst)


class StudyFormat(files.StudyFormat[StudyHeading, Study, PlayedStudy]):
    """See `torres3d.engine.studies.study_file.StudyFormat`."""

    format = "torres3d-study"
    lists_unnamed = True
    heading_type = StudyHeading
    played_type = PlayedStudy

    def heading(self, study: Study, version: Version) -> StudyHeading:
        setup = study.setup
        players = tuple(StudyPlayer(player.name, player.colour) for player in setup.players)
        return StudyHeading(
            "torres3d-study",
            version,
            normalise_name(study.name, NAME),
            setup.edition,
            setup.mode,
            setup.rules,
            players,
            diagram(study.begun),
            study.comment[:COMMENT],
        )

    def begun(self, heading: StudyHeading, file: Path) -> Study:
        players = tuple(Player(player.name, player.colour, None) for player in heading.players)
        setup = Setup(heading.edition, heading.mode, heading.rules, players)
        try:
            options = options_of(setup)
        except Fault as fault:
            raise StudyFault.in_file(fault, file, 1) from fault
        try:
            begun = from_diagram(heading.position, options)
        except NotationFault as unreadable:
            raise StudyFault("study_position", file, 1, why=str(unreadable)) from unreadable
        return Study(normalise_name(heading.name, NAME), setup, begun, heading.comment)

    def word(self, command: Any, study: object) -> str:
        return command_text(command)

    def read_word(self, text: str, study: object) -> Command:
        return read_command(text)

    def check(self, study: Study, file: Path) -> None:
        fault = position_flaw(study, file)
        if fault is not None and not playable(study.begun):
            raise fault


STUDIES = StudyFormat()
read_study = STUDIES.read
"""The study of a file, replayed. `StudyFlawed` has the study itself where the rules cannot continue from its position.
"""
study_from = STUDIES.study_from
study_bytes = STUDIES.study_bytes
write_study = STUDIES.write


class StudyFolder(files.StudyFolder):
    """The studies of Torres in a folder."""

    files = STUDIES
