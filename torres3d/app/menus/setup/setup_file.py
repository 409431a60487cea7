"""File of the last set-up, beside the user's settings."""

from pathlib import Path

import msgspec

from torres3d.base.atomic_write import make_folder, write_file
from torres3d.base.quarantine import quarantine


def write_setup(path: Path, setup: msgspec.Struct, keep: bool = False) -> None:
    """Write the set-up of any game; with ``keep`` the old file is kept beside it as ``….yaml.old``.

    Raises `OSError` when the folder cannot be written.
    """
    # Imported where it is needed: most programs that start write no set-up.
    import yaml

    make_folder(path.parent)
    if keep and path.exists():
        quarantine(path)
    # Letters beyond ASCII are escaped: as they are, PyYAML reads some ends of lines (U+0085) again as blanks.
    text = yaml.safe_dump(msgspec.to_builtins(setup), sort_keys=False)
    write_file(path, text.encode())
