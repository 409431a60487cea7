"""The study that is open: its lines, where one is in them, and its file, which is written with every change."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from torres3d.engine.beside.titles import tidy
from torres3d.engine.errors import WriteFault
from torres3d.kits.torres.setup import Setup
from torres3d.rules.commands import Command
from torres3d.rules.state import State
from torres3d.studies.grown import Grown
from torres3d.studies.study import BEGINNING, Study, StudyAt, as_main, commented, in_common, tried, without
from torres3d.studies.study_file import COMMENT, NAME, write_study
from torres3d.studies.study_folder import StudyFolder


class StudyBook:
    """A study and the ``node`` whose position is shown. ``file`` is where it is kept: None until something is changed
    in a new one, or `keep` is asked for: what nobody has touched is not worth a file. ``trouble`` hears why it cannot
    be written; it is whole in memory then, and written with the next change."""

    def __init__(
        self, grown: Grown, folder: StudyFolder, file: Path | None, trouble: Callable[[WriteFault], None]
    ) -> None:
        self.folder = folder
        self.file = file
        self.saved = file is not None
        """Whether the file holds everything."""
        self.node = BEGINNING
        self.grown = grown
        self._trouble = trouble
        self._path: list[tuple[Command, int]] = []

    @property
    def study(self) -> Study:
        """The study as it is now."""
        return self.grown.study

    @property
    def state(self) -> State:
        """The position shown."""
        return self.grown.state(self.node)

    @property
    def next(self) -> Command | None:
        """How the line shown goes on, None at its end."""
        following = self.study.following()[self.node]
        return self.study.moves[following[0] - 1].command if following else None

    def follow(self, given: Sequence[Command]) -> None:
        """These commands were given from the beginning: what is new in them is a line."""
        same = in_common([command for command, _ in self._path], given)
        self._path = self._path[:same]
        study, node = self.study, self._path[-1][1] if self._path else BEGINNING
        for command in given[same:]:
            study, node = tried(study, node, command)
            self._path.append((command, node))
        self.node = node
        self._change(study)

    def comment(self, text: str) -> None:
        """Write this about the position shown."""
        self._change(commented(self.study, self.node, text.strip()[:COMMENT]))

    def rename(self, name: str) -> None:
        """Call the study so; an empty name leaves it as it was."""
        name = tidy(name, NAME)
        if name:
            self._change(replace(self.study, name=name))

    def delete_line(self) -> None:
        """Delete the position shown, which is not the beginning, and all that comes after it; the one before is
        shown."""
        self._move(without(self.study, self.node))

    def make_main(self) -> None:
        """Make the line shown the main one."""
        self._move(as_main(self.study, self.node))

    def begin_with(self, setup: Setup, begun: State) -> None:
        """Begin with another position: the lines go."""
        self.node, self._path = BEGINNING, []
        self._change(replace(self.study, setup=setup, begun=begun, moves=()))

    def _move(self, changed: StudyAt) -> None:
        """The study with its lines in another order, or without some."""
        self.node = changed.node
        self._path = [(changed.study.moves[node - 1].command, node) for node in changed.study.line_to(changed.node)]
        self._change(changed.study)

    def _change(self, study: Study) -> None:
        if study != self.study:
            self.grown.follow(study)
            self.keep()

    def keep(self) -> None:
        """Write the study to its file; one that has none gets one."""
        if self.file is None:
            self.file = self.folder.new_file(datetime.now().astimezone())
        try:
            write_study(self.study, self.file)
        except WriteFault as fault:
            self.saved = False
            self._trouble(fault)
        else:
            self.saved = True
