"""Study files of Turm Bauer: the first line, with the chance of a game and the commands before the study begins."""

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.studies import study as studies
from torres3d.engine.studies import study_file as files
from torres3d.engine.studies.study_file import COMMENT, NAME, StudyFault, Version
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.kit.setup_and_options import LOG_VERSION, Player, Setup, options_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.rules.command_notation import command_text, read_command
from torres3d.games.turm_bauer.rules.commands import Command
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import PlayedStudy, Study, new_study, study_of_position

FORMAT = "turm-study"
THROW = "dice:"
_DICE = re.compile(r"([1-6])\+([1-6])")
A_THROW = "dice such as dice:2+5"
MOST_BEFORE = 2000
"""Maximum commands before a study begins: slips are commands, too."""
LONGEST_POSITION = 10_000
"""Maximum characters of a position."""


class StudyPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: always human in a study."""

    name: str
    colours: tuple[Colour, ...]


class StudyHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line. ``rules`` and ``chance`` as in a log; ``before``: the commands before the study begins, in notation
    (docs/turm-bauer-notation.md), or ``position``: the one with which it begins. Version 2 is that of studies with
    marks."""

    format: Literal["turm-study"]
    version: Literal[1, 2]
    name: Annotated[str, Meta(max_length=NAME)]
    rules: dict[str, Any]
    players: tuple[StudyPlayer, ...]
    chance: Chance
    before: Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=MOST_BEFORE)] = ()
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | UnsetType = UNSET
    comment: Annotated[str, Meta(max_length=COMMENT)] = ""


def colours_of(study: studies.Study) -> list[Colour]:
    """The colours of a study in the order of their letters."""
    begun: State = study.begun
    return [each.colour for each in begun.sets]


def setup_of(rules: dict[str, Any], players: tuple[StudyPlayer, ...]) -> Setup:
    return Setup(rules, tuple(Player(player.name, player.colours, None) for player in players))


class StudyFormat(files.StudyFormat[StudyHeading, Study, PlayedStudy]):
    """See `torres3d.engine.studies.study_file.StudyFormat`."""

    format = FORMAT
    heading_type = StudyHeading
    played_type = PlayedStudy

    def heading(self, study: Study, version: Version) -> StudyHeading:
        return StudyHeading(
            "turm-study",
            version,
            normalise_name(study.name, NAME),
            study.setup.rules,
            tuple(StudyPlayer(player.name, player.colours) for player in study.setup.players),
            study.chance,
            tuple(self.word(command, study) for command in study.before),
            study.position or UNSET,
            study.comment[:COMMENT],
        )

    def begun(self, heading: StudyHeading, file: Path) -> Study:
        setup = setup_of(heading.rules, heading.players)
        try:
            options_of(setup)
        except Fault as fault:
            raise StudyFault.in_file(fault, file, 1) from fault
        why = TURM.chance_error(setup, heading.chance, LOG_VERSION)
        if why is not None:
            raise StudyFault("study_position", file, 1, why=why)
        colours = [colour for player in setup.players for colour in player.colours]
        try:
            before = [read_command(word, colours) for word in heading.before]
            name = normalise_name(heading.name, NAME)
            if isinstance(heading.position, str):
                study = study_of_position(name, setup, heading.chance, heading.position)
            else:
                study = new_study(name, setup, heading.chance, before, hand=None)
        except (NotationFault, IllegalCommand) as wrong:
            raise StudyFault("study_position", file, 1, why=str(wrong)) from wrong
        return msgspec.structs.replace(study, comment=heading.comment)

    def word(self, command: Any, study: studies.Study) -> str:
        if isinstance(command, Throw):
            return f"{THROW}{command.dice[0]}+{command.dice[1]}"
        return command_text(command, colours_of(study))

    def read_word(self, text: str, study: studies.Study) -> Command | Throw:
        if not text.startswith(THROW):
            return read_command(text, colours_of(study))
        found = _DICE.fullmatch(text, len(THROW))
        if found is None:
            raise NotationFault(text[len(THROW) :], A_THROW, column=len(THROW) + 1)
        return Throw((int(found[1]), int(found[2])))


STUDIES = StudyFormat()


class StudyFolder(files.StudyFolder):
    """The studies of Turm Bauer in a folder."""

    files = STUDIES
