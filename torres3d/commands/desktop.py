"""``torres3d``: the game in its window."""

import gc
from pathlib import Path

from torres3d.base import paths
from torres3d.commands.pictures.graphics import check_display, drawing


def open_window(file: Path | None = None, *, study: bool = False) -> None:
    """Open the window, with the game of ``file`` where one is named, and stay until it is closed. With ``study`` it is
    the file of a study; without one their list is shown."""
    check_display()
    gc.disable()  # what is made until the first frame stays
    from torres3d.table.shapes.decoding import ModelPictures

    pictures = ModelPictures(paths.assets() / "textures")
    with drawing():
        from torres3d.app.main import main

        main(file, pictures, study=study)


def open_studies(file: Path | None) -> None:
    """Open the window with the list of studies, or with the study of ``file``; a file that cannot be read is told
    before (raises its `Fault`), and no window is opened."""
    if file is not None:
        from torres3d.studies.study_file import read_study

        read_study(file)
    open_window(file, study=True)
