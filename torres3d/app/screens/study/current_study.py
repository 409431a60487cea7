"""The open study: its lines, the present node, and its file, written with every change."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from msgspec.structs import replace

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_lock import LogLock
from torres3d.engine.logged_game import Game
from torres3d.engine.studies import study as studies
from torres3d.engine.studies import study_file


class OpenStudy:
    """A study and the ``node`` whose position is shown. ``file`` is where it is kept: None until something is changed
    in a new one, or `keep` is asked for: what nobody has touched is not worth a file. ``trouble`` hears why it cannot
    be written; it is whole in memory then, and written with the next change.

    No other program writes the file while this one has the lock on it, from `opened` on until `close`. One that was
    written all the same is left as it is: the study goes on in another file then, and ``moved`` hears of it."""

    def __init__(
        self,
        grown: studies.PlayedStudy[Any, Any],
        folder: study_file.StudyFolder,
        trouble: Callable[[WriteFault], None],
    ) -> None:
        self.folder = folder
        self.file: Path | None = None
        self.saved = False
        """Whether the file holds everything."""
        self.moved: Callable[[Path], None] = lambda _file: None
        self._held: LogLock | None = None
        self._data = b""
        """The content of the file, as far as it is known here."""
        self.node = studies.BEGINNING
        self.grown = grown
        self._trouble = trouble
        self._path: list[tuple[Any, int]] = []

    @classmethod
    def opened(cls, folder: study_file.StudyFolder, file: Path, trouble: Callable[[WriteFault], None]) -> Self:
        """The study of a file, which is locked. Raises `StudyFault` where another program has it open, and as
        `StudyFormat.read`."""
        held = study_file.hold_study(file)
        try:
            data = read_bytes(file, study_file.MAX_FILE_BYTES)
            book = cls(folder.files.study_from(data, file), folder, trouble)
        except BaseException:
            held.release()
            raise
        book.file, book.saved, book._held, book._data = file, True, held, data
        return book

    def close(self) -> None:
        if self._held is not None:
            self._held.release()
        self._held = None

    @property
    def study(self) -> Any:
        """The study, of the game's own type."""
        return self.grown.study

    @property
    def state(self) -> Any:
        return self.grown.state(self.node)

    @property
    def next(self) -> Any:
        """The next node of the current line, None at its end."""
        following = self.study.children()[self.node]
        return self.study.moves[following[0] - 1].command if following else None

    @property
    def line(self) -> frozenset[int]:
        """The nodes from the first one to that shown."""
        return frozenset(self.study.line_to(self.node))

    def follow(self, given: Sequence[Any]) -> None:
        """These commands were given from the beginning: what is new in them is a line."""
        same = studies.in_common([command for command, _ in self._path], given)
        self._path = self._path[:same]
        study, node = self.study, self._path[-1][1] if self._path else studies.BEGINNING
        for command in given[same:]:
            study, node = studies.with_move(study, node, command)
            self._path.append((command, node))
        self.node = node
        self._change(study)

    def comment(self, text: str) -> None:
        """Write this about the position shown."""
        self._change(studies.with_comment(self.study, self.node, text.strip()[: study_file.COMMENT]))

    def mark(self, mark: studies.Mark) -> None:
        """Put this mark on the step to the position shown, or take it away."""
        self._change(studies.with_mark(self.study, self.node, mark))

    def rename(self, name: str) -> None:
        """Call the study so; an empty name leaves it as it was."""
        name = normalise_name(name, study_file.NAME)
        if name:
            self._change(replace(self.study, name=name))

    def delete_line(self) -> None:
        """Delete the position shown, which is not the beginning, and all that comes after it; the one before is
        shown."""
        self._move(studies.without(self.study, self.node))

    def make_main(self) -> None:
        """Make the line shown the main one."""
        self._move(studies.as_main(self.study, self.node))

    def begin_with(self, study: studies.Study) -> None:
        """Begin with this study, which has other lines or none."""
        self.node, self._path = studies.BEGINNING, []
        self._change(study)

    def change_rules(self, study: studies.Study) -> None:
        """Go on with the same lines by other rules."""
        self._change(study)

    def _move(self, changed: studies.StudyAt[Any]) -> None:
        """The study with its lines in another order, or without some."""
        self.node = changed.node
        self._path = [(changed.study.moves[node - 1].command, node) for node in changed.study.line_to(changed.node)]
        self._change(changed.study)

    def _change(self, study: studies.Study) -> None:
        if study != self.study:
            self.grown.follow(study)
            self.keep()

    def keep(self) -> None:
        """Write the study to its file; one that has none gets one."""
        data = self.folder.files.study_bytes(self.study)
        try:
            before, file = self.file, self._writable()
            study_file.write_study_bytes(data, file)
        except WriteFault as fault:
            self.saved = False
            self._trouble(fault)
            return
        self.saved, self._data = True, data
        if before not in (None, file):
            self.moved(file)

    def _writable(self) -> Path:
        """The file, locked; another one where it has none, or others have written or locked it. Raises `WriteFault`."""
        if self.file is not None and self._mine(self.file):
            return self.file
        self.close()
        self.file, self._held = self.folder.new_file(datetime.now().astimezone())
        return self.file

    def _mine(self, file: Path) -> bool:
        """Whether the file is locked, and holds what was last read or written here, or nothing that can be read."""
        if self._held is None:
            try:
                self._held = study_file.hold_study(file)
            except study_file.StudyFault:
                return False
        try:
            return read_bytes(file, study_file.MAX_FILE_BYTES) == self._data
        except FileFault as fault:
            return fault.reason != "too_large"


def go_to(game: Game[Any, Any], book: OpenStudy, node: int) -> tuple[int, int]:
    """Go to a node of the study in the ``game`` in memory in which it is played: how many commands were taken back, and
    how many were given."""
    wanted = book.study.commands_to(node)
    given = [step.standing_command for step in game.history.standing_steps()]
    same = studies.in_common(wanted, given)
    for _ in given[same:]:
        game.undo()
    for command in wanted[same:]:
        game.submit(command)
    book.follow(wanted)
    return len(given) - same, len(wanted) - same
