"""``torres3d study``: positions set up, lines tried from them, in the window."""

from pathlib import Path

from torres3d.commands.desktop import open_window
from torres3d.studies.study_file import read_study


def open_studies(file: Path | None) -> None:
    """Open the window with the list of studies, or with the study of ``file``; a file that cannot be read is told here
    (raises its `Fault`), and no window is opened."""
    if file is not None:
        read_study(file)
    open_window(file, study=True)
