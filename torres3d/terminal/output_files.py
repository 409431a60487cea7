"""Files that commands write: checked before anything slow is done, and written whole or not at all."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.base import plain_values
from torres3d.base.atomic_write import PartFile, remove_leftovers, sync_folder
from torres3d.base.faults import Fault, system_reason
from torres3d.base.plain_values import ValidationError
from torres3d.base.read_document import read_bytes
from torres3d.terminal.error_exit import Stop

KEPT_FORMAT_ENDINGS = ("-log", "-study")
"""Endings of the formats that the first lines of games and studies name."""
MAX_CHECKED_BYTES = 64 << 20
"""Bytes of a file that is looked at; what is larger is none of them."""


def check_output(what: str, output: Path, endings: Sequence[str]) -> None:
    """Raise `Stop` if a ``what`` ("picture") cannot be written there, or its name has none of the endings."""
    if output.suffix.lower() not in endings:
        wanted = f"one of the endings {', '.join(endings)}" if len(endings) > 1 else f"the ending {endings[0]}"
        raise Stop(f"the {what} `{output}` needs {wanted}")
    if output.is_dir():
        raise Stop(f"the {what} cannot be written to {output}: name a file in a folder that is there")
    check_folder(what, output)


def check_folder(what: str, output: Path) -> None:
    """Raise `Stop` if the output's folder cannot be written to, or a saved game is in its place."""
    folder = output.absolute().parent
    if not output.name or not folder.is_dir():
        raise Stop(f"the {what} cannot be written to {output}: name a file in a folder that is there")
    if not os.access(folder, os.W_OK):
        raise Stop(f"the {what} cannot be written to {output}: its folder does not allow writing; choose another one")
    if _is_kept(output):
        raise Stop(
            f"the {what} cannot be written to {output}: a saved game or a study has this name; choose another one"
        )


def _is_kept(file: Path) -> bool:
    """Whether a file of any name holds a game or a study, which must not be overwritten."""
    try:
        first = plain_values.parse_json(read_bytes(file, MAX_CHECKED_BYTES).partition(b"\n")[0].decode())
    except (Fault, ValidationError, UnicodeDecodeError):
        return False
    return isinstance(first, dict) and str(first.get("format")).endswith(KEPT_FORMAT_ENDINGS)


def write_output(what: str, output: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all, through to the disk. ``write`` gets the path of a temporary file beside it."""
    try:
        remove_leftovers(output.parent)
        with PartFile(output, suffix=output.suffix) as part:
            write(part.path)
            part.sync()
            part.replace(output)
        sync_folder(output.parent)
    except OSError as error:
        raise not_written(what, output, error) from error


def not_written(what: str, output: Path, error: OSError) -> Stop:
    """The error for a file that the system cannot write."""
    return Stop(
        f"the {what} cannot be written to {output} ({system_reason(error)}); make room or choose another folder"
    )
