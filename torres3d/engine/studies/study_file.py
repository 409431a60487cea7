"""Study files: JSON lines, first the beginning and the players, then each command of the tree; their folder.

A game gives the first line and the notation of its commands (`StudyFormat`).
"""

import contextlib
import os
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, Literal, Protocol, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from torres3d.base.atomic_write import make_folder, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes, read_line
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_lock import LogLock, lock_log
from torres3d.engine.saved_game_trash import DeletedGame, Trash, numbered_names
from torres3d.engine.studies.study import Mark, PlayedStudy, Study, StudyT, TriedMove, Unplayable

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
            "this is not a study: its first line does not say so ({why})",
            "choose a *.study file that this program wrote",
        ),
        "study_position": ("the position cannot be read: {why}", "correct the first line"),
        "study_command": ("the command cannot be read: {why}", "correct that line, or remove it and all after it"),
        "study_illegal": (
            "the command `{given}` is not legal there: {why}",
            "correct that line, or remove it and all after it",
        ),
        "study_over": ("the command `{given}` comes after the end of the game", "remove that line and all after it"),
        "study_after": (
            "this command follows number {given}, but so far there are only 0 to {most}",
            "correct the number, or remove that line and all after it",
        ),
        "study_in_use": (
            "another window or program has this study open: process {process} on {computer}, since {since}",
            "close it there, or open a copy",
        ),
        "study_in_use_by_somebody": ("another window or program has this study open", "close it there, or open a copy"),
        "study_long": ("there are more than {limit} commands", "remove some of the last lines"),
    }
    unfit = frozenset({"study_in_use", "study_in_use_by_somebody"})


def hold_study(file: Path) -> LogLock:
    """Lock a study; `StudyFault` (`IN_USE`) names another owner."""
    try:
        return lock_log(file)
    except LogFault as fault:
        raise StudyFault(f"study_{fault.reason}", file, None, **fault.values) from fault


Version = Literal[1, 2]
"""2 is that of studies with marks; earlier programs open 1."""
PlayedT = TypeVar("PlayedT", bound=PlayedStudy[Any, Any])


class NamedPlayer(Protocol):
    """A player in the first line."""

    @property
    def name(self) -> str:
        """The player's name."""


class Heading(Protocol):
    """The first line of a study's file, as far as it is the same in every game."""

    @property
    def name(self) -> str:
        """The study's name."""

    @property
    def players(self) -> Sequence[NamedPlayer]:
        """The players by seat."""


HeadingT = TypeVar("HeadingT", bound=Heading)


class _Named(msgspec.Struct):
    """The format that a first line names."""

    format: str


class StudyFormat(ABC, Generic[HeadingT, StudyT, PlayedT]):
    """The form of one game's study files. ``format`` is the name of it in the first line.

    ``lists_unnamed``: whether the game lists files that name no format, as damaged ones do.
    """

    format: ClassVar[str]
    lists_unnamed: ClassVar[bool] = False
    heading_type: type[HeadingT]
    played_type: type[PlayedT]

    # what differs from game to game

    @abstractmethod
    def heading(self, study: StudyT, version: Version) -> HeadingT:
        """The first line of a study."""

    @abstractmethod
    def begun(self, heading: HeadingT, file: Path) -> StudyT:
        """The study of a first line, without moves. Raises `FileFault`, or the `Fault` of a set-up."""

    @abstractmethod
    def word(self, command: Any, study: Study) -> str:
        """A command in notation."""

    @abstractmethod
    def read_word(self, text: str, study: Study) -> Any:
        """The command of a text in notation; raises `NotationFault`."""

    def check(self, study: StudyT, file: Path) -> None:
        """Raise a `StudyFault` where a study cannot be played from its beginning."""

    # what is the same

    def read(self, file: Path) -> PlayedT:
        """The study of a file, replayed. Raises `FileFault`, or the `Fault` of a set-up, with the line."""
        return self.study_from(read_bytes(file, MAX_FILE_BYTES), file)

    def heading_of(self, first: bytes, file: Path) -> HeadingT:
        """The heading in a file's first line; raises `StudyFault` where it is not that of a study of this game."""
        try:
            return read_line(first, self.heading_type, file, 1)
        except FileFault as fault:
            raise StudyFault("no_study", file, 1, why=fault.problem) from fault

    def lists(self, first: bytes) -> bool:
        """Whether the game lists a file with this first line: not one of another game."""
        try:
            named = msgspec.json.decode(first, type=_Named).format
        except (msgspec.MsgspecError, UnicodeDecodeError):
            named = ""
        return named == self.format if named.endswith(FORMAT_END) else self.lists_unnamed

    def study_from(self, data: bytes, file: Path) -> PlayedT:
        """The study in the bytes of a file; see `read`."""
        lines = data.split(b"\n")
        study = self.begun(self.heading_of(lines[0], file), file)
        numbers: list[int] = []
        moves: list[TriedMove] = []
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            if len(moves) >= MOST_MOVES:
                raise StudyFault("study_long", file, number, limit=MOST_MOVES)
            moves.append(self._move(read_line(line, StudyLine, file, number), study, len(moves), file, number))
            numbers.append(number)
        study = replace(study, moves=tuple(moves))
        self.check(study, file)
        try:
            return self.played_type(study)
        except Unplayable as fault:
            given = self.word(moves[fault.node - 1].command, study)
            line_number = numbers[fault.node - 1]
            if fault.why is None:
                raise StudyFault("study_over", file, line_number, given=given) from fault
            raise StudyFault("study_illegal", file, line_number, given=given, why=fault.why) from fault

    def _move(self, line: StudyLine, study: Study, before: int, file: Path, number: int) -> TriedMove:
        if line.after > before:
            raise StudyFault("study_after", file, number, given=line.after, most=before)
        try:
            mark: Mark = "" if line.mark is UNSET else line.mark
            return TriedMove(line.after, self.read_word(line.command, study), line.comment, mark)
        except NotationFault as unreadable:
            raise StudyFault("study_command", file, number, why=str(unreadable)) from unreadable

    def study_bytes(self, study: StudyT) -> bytes:
        """The content of a study's file; its name and its comments are cut to the allowed length.

        Without marks it is version 1, which earlier programs open.
        """
        heading = self.heading(study, 2 if any(move.mark for move in study.moves) else 1)
        moves = (
            StudyLine(move.after, self.word(move.command, study), move.comment[:COMMENT], move.mark or UNSET)
            for move in study.moves
        )
        return b"".join(msgspec.json.encode(each) + b"\n" for each in (heading, *moves))

    def write(self, study: StudyT, file: Path) -> None:
        """Write a study through to the disk, whole or not at all; raises `WriteFault`."""
        write_study_bytes(self.study_bytes(study), file)


FORMAT_END = "-study"
"""What the formats of all games' studies end in."""
AnyFormat = StudyFormat[Any, Any, Any]


def write_study_bytes(data: bytes, file: Path) -> None:
    """Write the content of a study's file through to the disk, whole or not at all; raises `WriteFault`."""
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
    heading: Heading | None = None
    moves: int = 0
    fault: FileFault | None = None

    @property
    def name(self) -> str:
        return (self.heading.name if self.heading is not None else "") or self.file.stem


class StudyFolder:
    """The studies of one game in a folder, which is made with the first one. Other games' may lie beside them."""

    files: AnyFormat
    """The form of the game's studies, which a game sets."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trash = Trash(folder, folder / DELETED, (SUFFIX,))
        self._seen: dict[Path, tuple[int, int, ListedStudy | None]] = {}

    def all(self) -> list[ListedStudy]:
        """All studies, the last changed first. Raises `FileFault` where the folder cannot be read."""
        if not self.folder.exists():
            return []
        try:
            # What begins with a dot is a part that another window is just writing.
            files = [file for file in self.folder.iterdir() if file.suffix == SUFFIX and file.name[0] != "."]
        except OSError as error:
            raise FileFault("not_readable", self.folder, why=system_reason(error)) from error
        listed = (found for file in files if (found := self._found(file)) is not None)
        return sorted(listed, key=lambda found: found.changed, reverse=True)

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

    def _found(self, file: Path) -> ListedStudy | None:
        """The facts of a file, read again when it has changed; None for a study of another game."""
        try:
            about = file.stat()
        except OSError as error:
            fault = FileFault("not_readable", file, why=system_reason(error))
            return ListedStudy(file, datetime.fromtimestamp(0).astimezone(), fault=fault)
        seen = self._seen.get(file)
        if seen is None or seen[:2] != (about.st_mtime_ns, about.st_size):
            seen = about.st_mtime_ns, about.st_size, self._look(file, about.st_mtime)
            self._seen[file] = seen
        return seen[2]

    def _look(self, file: Path, changed: float) -> ListedStudy | None:
        when = datetime.fromtimestamp(changed).astimezone()
        try:
            data = read_bytes(file, MAX_FILE_BYTES)
            first = data.partition(b"\n")[0]
            if not self.files.lists(first):
                return None
            heading = self.files.heading_of(first, file)
        except FileFault as fault:
            return ListedStudy(file, when, fault=fault)
        moves = sum(bool(line.strip()) for line in data.split(b"\n")[1:])
        return ListedStudy(file, when, heading, moves)
