"""Study files: JSON lines, first the position and players, then each command of the tree; their folder."""

import contextlib
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from torres3d.base.atomic_write import make_folder, write_file
from torres3d.base.faults import Fault, FileFault, system_reason
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes, read_line
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_lock import LogLock, lock_log
from torres3d.engine.saved_game_trash import DeletedGame, Trash, numbered_names
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.diagram import diagram, from_diagram
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.soundness.flaw import Flaw, ToldFlaw
from torres3d.games.torres.rules.soundness.soundness import LEFT_UNSAID, flaws, playable, worst_flaw
from torres3d.games.torres.studies.study import Mark, PlayedStudy, Study, TriedMove, Unplayable

SUFFIX = ".study"
MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file."""
MOST_MOVES = 20_000
"""Maximum commands of a study."""
NAME = 80
"""Maximum characters of a study's name."""
COMMENT = 2000
"""Maximum characters of a comment."""
IN_USE = ("study_in_use", "study_in_use_by_somebody")
"""Reason: another program has the study open."""


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


class StudyLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Further line: the ``command``, in notation, after the node ``after``: 0 is the root, 1 the second line."""

    after: Annotated[int, Meta(ge=0)]
    command: Annotated[str, Meta(max_length=200)]
    comment: Annotated[str, Meta(max_length=COMMENT)] = ""
    mark: Mark | UnsetType = UNSET


class StudyFault(FileFault):
    """A study file, or a line of one, that cannot be used. The file is never altered."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "no_study": (
            "this is no study: its first line does not say that it is one ({why})",
            "choose a file that this program wrote, *.study",
        ),
        "study_position": ("the position cannot be read: {why}", "correct the first line"),
        "study_command": ("the command cannot be read: {why}", "correct that line, or remove it and all after it"),
        "study_illegal": (
            "the command `{given}` is not allowed there: {why}",
            "correct that line, or remove it and all after it",
        ),
        "study_over": ("the command `{given}` comes after the end of the game", "remove that line and all after it"),
        "study_after": (
            "the command is said to come after number {given}, and so far there are 0 to {most}",
            "correct the number, or remove that line and all after it",
        ),
        "study_flawed": (
            "no game comes to this position: {why}",
            "open the study in the window, and change the position there",
        ),
        "study_in_use": (
            "another window or program has this study open: process {process} on {computer}, since {since}",
            "close it there, or open a copy",
        ),
        "study_in_use_by_somebody": ("another window or program has this study open", "close it there, or open a copy"),
        "study_long": ("there are more than {limit} commands", "remove some of the last lines"),
    }


class StudyFlawed(StudyFault):
    """A study with a ``flaw`` in its position. Not replayed: it cannot be where that is not `playable`."""

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


def read_study(file: Path) -> PlayedStudy:
    """The study of a file, replayed. Raises `FileFault` or `SetupFault`, with the line.

    `StudyFlawed` has the study itself where the rules cannot continue from its position.
    """
    return study_from(read_bytes(file, MAX_FILE_BYTES), file)


def hold_study(file: Path) -> LogLock:
    """Lock a study; `StudyFault` (`IN_USE`) names another owner."""
    try:
        return lock_log(file)
    except LogFault as fault:
        raise StudyFault(f"study_{fault.reason}", file, None, **fault.values) from fault


def heading_of(first: bytes, file: Path) -> StudyHeading:
    """The heading in a file's first line; raises `StudyFault` where it is not that of a study."""
    try:
        return read_line(first, StudyHeading, file, 1)
    except FileFault as fault:
        raise StudyFault("no_study", file, 1, why=fault.problem) from fault


def study_from(data: bytes, file: Path) -> PlayedStudy:
    """The study in the bytes of a file; see `read_study`."""
    lines = data.split(b"\n")
    study = _begun(heading_of(lines[0], file), file)
    numbers: list[int] = []
    moves: list[TriedMove] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if len(moves) >= MOST_MOVES:
            raise StudyFault("study_long", file, number, limit=MOST_MOVES)
        moves.append(_move(read_line(line, StudyLine, file, number), len(moves), file, number))
        numbers.append(number)
    study = msgspec.structs.replace(study, moves=tuple(moves))
    fault = position_flaw(study, file)
    if fault is not None and not playable(study.begun):
        raise fault
    try:
        return PlayedStudy(study)
    except Unplayable as fault:
        given = command_text(moves[fault.node - 1].command)
        line_number = numbers[fault.node - 1]
        if fault.why is None:
            raise StudyFault("study_over", file, line_number, given=given) from fault
        raise StudyFault("study_illegal", file, line_number, given=given, why=fault.why) from fault


def _begun(heading: StudyHeading, file: Path) -> Study:
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


def _move(line: StudyLine, before: int, file: Path, number: int) -> TriedMove:
    if line.after > before:
        raise StudyFault("study_after", file, number, given=line.after, most=before)
    try:
        mark: Mark = "" if line.mark is UNSET else line.mark
        return TriedMove(line.after, read_command(line.command), line.comment, mark)
    except NotationFault as unreadable:
        raise StudyFault("study_command", file, number, why=str(unreadable)) from unreadable


def study_bytes(study: Study) -> bytes:
    """The content of a study's file; its name and its comments are cut to the allowed length.

    Without marks it is version 1, which earlier programs open.
    """
    setup = study.setup
    version: Literal[1, 2] = 2 if any(move.mark for move in study.moves) else 1
    players = tuple(StudyPlayer(player.name, player.colour) for player in setup.players)
    heading = StudyHeading(
        "torres3d-study", version, normalise_name(study.name, NAME), setup.edition, setup.mode, setup.rules, players,
        diagram(study.begun), study.comment[:COMMENT],
    )  # fmt: skip
    moves = (
        StudyLine(move.after, command_text(move.command), move.comment[:COMMENT], move.mark or UNSET)
        for move in study.moves
    )
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (heading, *moves))


def write_study(study: Study, file: Path) -> None:
    """Write a study through to the disk, whole or not at all; raises `WriteFault`."""
    write_study_bytes(study_bytes(study), file)


def write_study_bytes(data: bytes, file: Path) -> None:
    """Write the content of a study's file; see `write_study`."""
    try:
        make_folder(file.parent)
        write_file(file, data)
    except OSError as error:
        raise WriteFault("not_written", file, why=system_reason(error)) from error


FOLDER = "studies"
"""Folder of studies beside the saved games."""
DELETED = "deleted"
"""Folder of deleted studies within it."""


class ListedStudy(msgspec.Struct, frozen=True):
    """A study's file, last change, first line and number of commands; ``fault`` says why it cannot be read."""

    file: Path
    changed: datetime
    heading: StudyHeading | None = None
    moves: int = 0
    fault: FileFault | None = None

    @property
    def name(self) -> str:
        return (self.heading.name if self.heading is not None else "") or self.file.stem


class StudyFolder:
    """The studies in a folder, which is made with the first one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trash = Trash(folder, folder / DELETED, (SUFFIX,))
        self._seen: dict[Path, tuple[int, int, ListedStudy]] = {}

    def all(self) -> list[ListedStudy]:
        """All studies, the last changed first. Raises `FileFault` where the folder cannot be read."""
        if not self.folder.exists():
            return []
        try:
            # What begins with a dot is a part that another window is just writing.
            files = [file for file in self.folder.iterdir() if file.suffix == SUFFIX and file.name[0] != "."]
        except OSError as error:
            raise FileFault("not_readable", self.folder, why=system_reason(error)) from error
        return sorted((self._found(file) for file in files), key=lambda found: found.changed, reverse=True)

    def new_file(self, now: datetime) -> tuple[Path, LogLock]:
        """A free file for a new study, and the lock that keeps other programs from it. Raises `WriteFault`."""
        return self._claimed(f"{now:%Y-%m-%d %H%M}{SUFFIX}")

    def delete(self, file: Path) -> DeletedGame | None:
        """Delete a study; None where there is none. Raises `StudyFault` if open elsewhere, and `WriteFault`."""
        held = hold_study(file) if file.is_file() else None
        try:
            return self._trash.put(file)
        finally:
            if held is not None:
                held.release()

    def restore(self, deleted: DeletedGame) -> Path:
        """Restore a deleted study; raises `WriteFault`."""
        place, held = self._claimed(deleted.was.name)
        try:
            return self._trash.restore(replace(deleted, was=place))
        finally:
            held.release()

    def import_file(self, file: Path, data: bytes) -> Path:
        """Copy a study into the folder; raises `WriteFault`."""
        place, held = self._claimed(file.with_suffix(SUFFIX).name)
        try:
            write_study_bytes(data, place)
        finally:
            held.release()
        return place

    def _claimed(self, name: str) -> tuple[Path, LogLock]:
        """The first free file name like this, locked against other programs; and its lock."""
        wanted = self.folder / name
        try:
            make_folder(self.folder)
        except OSError as error:
            raise WriteFault("not_written", wanted, why=system_reason(error)) from error
        for place in numbered_names(wanted):
            if os.path.lexists(place):
                continue
            with contextlib.suppress(LogFault):
                held = lock_log(place)
                if not os.path.lexists(place):
                    return place, held
                held.release()
        raise AssertionError("there is always another number")

    def _found(self, file: Path) -> ListedStudy:
        """The facts of a file, read again when it has changed."""
        try:
            about = file.stat()
        except OSError as error:
            fault = FileFault("not_readable", file, why=system_reason(error))
            return ListedStudy(file, datetime.fromtimestamp(0).astimezone(), fault=fault)
        seen = self._seen.get(file)
        if seen is None or seen[:2] != (about.st_mtime_ns, about.st_size):
            seen = about.st_mtime_ns, about.st_size, _look(file, about.st_mtime)
            self._seen[file] = seen
        return seen[2]


def _look(file: Path, changed: float) -> ListedStudy:
    when = datetime.fromtimestamp(changed).astimezone()
    try:
        data = read_bytes(file, MAX_FILE_BYTES)
        heading = heading_of(data.partition(b"\n")[0], file)
    except FileFault as fault:
        return ListedStudy(file, when, fault=fault)
    moves = sum(bool(line.strip()) for line in data.split(b"\n")[1:])
    return ListedStudy(file, when, heading, moves)
