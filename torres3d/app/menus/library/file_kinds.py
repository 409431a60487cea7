"""Which kind a file is that somebody opens, by the ending of its name; and whether it can be opened at all."""

import contextlib
from pathlib import Path
from typing import Literal

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.engine.log_reader import LARGEST
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import KITS, kit_of
from torres3d.games.torres.studies.study_file import SUFFIX, StudyFlawed, read_study

Kind = Literal["game", "study"]
ENDINGS = (*(kit.suffix for kit in KITS), SUFFIX)
"""How the files' names end that the program opens."""


def kind_of(file: Path) -> Kind:
    """What a file is. Raises `FileFault`: it is none of the program's files, or nothing that can be read."""
    ending = file.suffix.lower()
    if ending == SUFFIX:
        return "study"
    if ending in ENDINGS:
        return "game"
    read_bytes(file, LARGEST)
    raise FileFault("other_kind", file)


def check(file: Path) -> None:
    """Read a file through, whichever kind it is; raises the `Fault` that it has. A study that can only be opened where
    positions are set up has none."""
    if kind_of(file) == "study":
        with contextlib.suppress(StudyFlawed):
            read_study(file)
    else:
        load_log(kit_of(file), file)
