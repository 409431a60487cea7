"""The zipped app for macOS, file by file: ``python .ci/try_app.py ARCHIVE``. Nothing of it can be started here.

It lists every program and library with its processors and its signature, and ends with 1 where macOS on Apple's
processors would refuse one: a wrong sum of a page, no signature, a library that is linked to but missing, or a program
that is not marked as one.
"""

import plistlib
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from tests.house.programs_read import broken_pages, frozen_modules, linked_to, machines_of, signatures_of  # noqa: E402  # it lies in the tree

FOLDERS = {"MacOS", "Frameworks", "Resources"}
EXECUTABLE = 0o111


def unpack(archive: Path, place: Path) -> Path:
    """Unpack the archive as macOS does, with the rights of its files; the app's folder."""
    with zipfile.ZipFile(archive) as packed:
        for member in packed.infolist():
            Path(packed.extract(member, place)).chmod(member.external_attr >> 16 & 0o777)
    (app,) = place.iterdir()
    return app


def faults_of(contents: Path, code: list[Path]) -> list[str]:
    """All for which macOS would refuse the app."""
    there = {file.name for file in code}
    faults = [f"{file.name}: {fault}" for file in code for fault in broken_pages(file)]
    for file in code:
        if "mach-o arm64" not in machines_of(file):
            faults.append(f"{file.name} is for other processors")
        faults += [f"{file.name} needs {name}, which is missing" for name in linked_to(file) - there]
    info = plistlib.loads((contents / "Info.plist").read_bytes())
    program = contents / "MacOS" / info["CFBundleExecutable"]
    if not program.stat().st_mode & EXECUTABLE:
        faults.append(f"{program.name} is not marked as a program")
    if "gltf" not in {name.partition(".")[0] for name in frozen_modules(program)}:
        faults.append("own pieces cannot be read: gltf is missing")
    if strange := {entry.name for entry in contents.iterdir()} - FOLDERS - {"Info.plist"}:
        faults.append(f"in Contents there is more than there should be: {sorted(strange)}")
    return faults


def main(words: list[str]) -> None:
    """List the app's programs and libraries, and check them."""
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
        contents = unpack(Path(words[0]), Path(folder)) / "Contents"
        code = [file for file in sorted(contents.rglob("*")) if file.is_file() and machines_of(file)]
        for file in code:
            machines = ", ".join(sorted(machines_of(file)))
            print(f"  {file.relative_to(contents)}: {machines}; {', '.join(signatures_of(file)) or 'not signed'}")
        faults = faults_of(contents, code)
        sealed = (contents / "_CodeSignature").exists()
    if faults:
        raise SystemExit("\n".join(faults))
    print(f"  {len(code)} programs and libraries are well; the app as a whole is {'' if sealed else 'not '}sealed")


if __name__ == "__main__":
    main(sys.argv[1:])
