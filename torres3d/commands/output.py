"""Files that commands write: whether they can be written is told before anything slow is done, and none is half one."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.base.english import why_not
from torres3d.commands.failure import Stop


def check_output(what: str, output: Path, endings: Sequence[str]) -> None:
    """`Stop` when a ``what`` ("picture") cannot be written there, or its name has none of the endings."""
    if output.suffix.lower() not in endings:
        wanted = f"one of the endings {', '.join(endings)}" if len(endings) > 1 else f"the ending {endings[0]}"
        raise Stop(f"the {what} `{output}` needs {wanted}")
    if output.is_dir():
        raise Stop(f"the {what} cannot be written to {output}: name a file in a folder that is there")
    check_folder(what, output)


def check_folder(what: str, output: Path) -> None:
    """`Stop` when nothing may be written where the output goes."""
    folder = output.absolute().parent
    if not output.name or not folder.is_dir():
        raise Stop(f"the {what} cannot be written to {output}: name a file in a folder that is there")
    if not os.access(folder, os.W_OK):
        raise Stop(f"the {what} cannot be written to {output}: nothing may be written in its folder")


def write_whole(what: str, output: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all: ``write`` is given another name beside it."""
    part = output.with_name(f".{os.getpid()}-{output.name}")
    try:
        write(part)
        part.replace(output)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise not_written(what, output, error) from error


def not_written(what: str, output: Path, error: OSError) -> Stop:
    """What a command ends with when the system does not let it write."""
    return Stop(f"the {what} cannot be written to {output} ({why_not(error)}); make room or choose another folder")
