"""``torres3d study --text``: studies of a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.terminal.console import Console
from torres3d.terminal.own_files import own_files
from torres3d.terminal.text_language import texts_in

if TYPE_CHECKING:
    from torres3d.terminal.terminal_declaration import BaseGameTerminal


def study_in_text(playing: "BaseGameTerminal[Any, Any]", file: Path | None, language: str | None, brief: bool) -> None:
    """Open the study of ``file``, or show the list of studies, until it is left. Raises `Stop`, and the fault of a
    file that cannot be read."""
    from torres3d.terminal.study_page import StudyPage

    say = texts_in(language)
    studies = playing.studies(own_files())
    if file is not None:
        studies.folder.files.read(file)
    page = StudyPage(studies, Console(), say, brief)
    page.run(None if file is None else lambda: page.open(file))
