"""``torres3d doctor --files``: damaged files, and what can be salvaged into copies."""

import json
from collections.abc import Sequence
from pathlib import Path

from torres3d.base.anonymise import without_home
from torres3d.base.faults import system_reason
from torres3d.cli.file_check import checked_files
from torres3d.engine.library.trash import free_name
from torres3d.terminal.errors import Stop, printable
from torres3d.terminal.file_checks import CheckedFile

HOW = "What can be saved of them: torres3d doctor --files --salvage FOLDER. The files themselves stay as they are."


def report_files(as_json: bool, salvage: Path | None) -> None:
    """Print a line for each kind of file, and what to do about each damaged one. With ``salvage`` write the good parts
    into that folder as new files. Raises `Stop` if a file is damaged."""
    found = list(checked_files())
    damaged = [each for each in found if each.faults]
    saved = {} if salvage is None else {each.file: place for each in damaged if (place := _saved(each, salvage))}
    if as_json:
        print(without_home(json.dumps({"files": [_told(each, saved) for each in found]}, indent=1)))
    else:
        _tell(found, saved, salvage is not None)
    if damaged:
        raise Stop(f"damaged: {len(damaged)} of {len(found)} files. {HOW if salvage is None else ''}".rstrip())


def _saved(each: CheckedFile, folder: Path) -> Path | None:
    """Write the good part of a damaged file as a new file; None if there is no good part."""
    if each.good is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = free_name(folder / each.file.name)
        with place.open("xb") as out:
            out.write(each.good)
    except OSError as error:
        raise Stop(f"{folder}: nothing can be saved there ({system_reason(error)}). Name another folder.") from error
    return place


def _told(each: CheckedFile, saved: dict[Path, Path]) -> dict[str, object]:
    place = saved.get(each.file)
    return {
        "kind": each.kind, "file": str(each.file), "holds": each.holds, "faults": each.faults,
        "salvaged": None if place is None else str(place),
    }  # fmt: skip


def _tell(found: Sequence[CheckedFile], saved: dict[Path, Path], salvaging: bool) -> None:
    for kind in dict.fromkeys(each.kind for each in found):
        of_kind = [each for each in found if each.kind == kind]
        bad = [each for each in of_kind if each.faults]
        print(f"{kind}: {len(of_kind)} {'file' if len(of_kind) == 1 else 'files'}, {len(bad) or 'none'} damaged")
        for each in bad:
            for fault in each.faults:
                print(f"  ! {printable(fault)}")
            if each.file in saved:
                print(f"    saved: {printable(str(saved[each.file]))} ({each.holds or 'the good part'})")
            elif salvaging:
                print("    nothing of it can be saved")
    if not found:
        print("no saved files")
