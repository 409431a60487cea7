"""The licences of everything inside a build: ``python .ci/licences.py FOLDER`` lists them for a build's folder.

Each build holds them in ``licences``: a list, and the texts that come in the wheels. A library that none of the tables
here explains is an error, so nothing comes in unseen.
"""

import re
import sys
import sysconfig
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import NamedTuple

LIST = Path("licences") / "LIST.txt"
TEXT = re.compile(r"(^|/)[^/]*(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
TEXT_IN = {"fluent.runtime": "regex", "fluent.syntax": "regex"}
"""Libraries whose wheels have no text, and the one that has the text of the same licence."""
SHORT = {"Modified BSD License": "BSD-3-Clause", "APL 2": "Apache-2.0", "ISC License": "ISC"}

PARTS = {
    r"libffi\b": ("libffi", "MIT"),
    r"liblzma\b(?!-)": ("XZ Utils (liblzma)", "public domain"),
    r"libbz2\b": ("bzip2", "bzip2-1.0.6"),
    r"libuuid\b": ("libuuid", "BSD-3-Clause"),
    r"libz\b": ("zlib", "Zlib"),
    r"libcrypt\b|lib(ssl|crypto|sqlite3)": ("", ""),
    r"libp3openal_audio": ("OpenAL Soft, linked into Panda3D's sound", "LGPL-2.0-or-later"),
    r"libpandabullet|panda3d\.bullet": ("Bullet, linked into Panda3D's physics", "Zlib"),
    r"libpanda\.": ("FreeType, HarfBuzz, libjpeg, libpng, libtiff, OpenEXR, zlib, linked into Panda3D",
                    "FTL, MIT, IJG, libpng-2.0, libtiff, BSD-3-Clause, Zlib"),
    r"libscipy_openblas": ("OpenBLAS (text: numpy)", "BSD-3-Clause"),
    r"libgfortran|libquadmath": ("GCC's runtime (text: numpy)", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    r"(?i)(lib)?cg(gl|d3d\d+)?(\.so|\.dll|\.dylib)": ("Cg", "NVIDIA's own licence"),
    r"(?i)(vcruntime|msvcp|concrt|vccorlib)140": ("Microsoft's C and C++ runtime", "Microsoft's, may be handed on"),
    r"(?i)(api-ms-win|ucrtbase)": ("Microsoft's C runtime", "Microsoft's, may be handed on"),
}  # fmt: skip
"""What lies inside other libraries or beside them, by its file's name; what is inside Pillow stands in its text."""
NOT_NVIDIAS = ("Stand-in for Cg that does nothing", "MIT")
STAND_IN_BYTES = 100_000
"""NVIDIA's libraries are larger, what replaces them is smaller."""
OF_PYTHON = re.compile(r"(lib)?python3[\d.]*(\.dll|\.dylib|$)|Python$")


class Component(NamedTuple):
    """Something inside a build, and the texts of its licence by their names."""

    name: str
    version: str
    licence: str
    texts: dict[str, bytes]


def of_wheel(wheel: Path) -> Component:
    """The licence that a wheel says it has. Raises `ValueError` when it says none."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" in name and not name.endswith("/")]
        (about,) = (name for name in names if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        texts = {name.partition("/")[2]: archive.read(name) for name in names if TEXT.search(name)}
        metadata = message_from_bytes(archive.read(about))
    classified = [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier", []) if line[:7] == "License"]
    told = metadata["License"] or ""
    said = metadata["License-Expression"] or SHORT.get(told) or next(iter(classified), told.partition("\n")[0])
    if not said:
        raise ValueError(f"{wheel.name} says no licence")
    return Component(metadata["Name"], metadata["Version"], said, texts)


def of_python() -> Component:
    """The licence of CPython, whose interpreter and standard library come with Panda3D."""
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return Component("CPython", "{}.{}".format(*sys.version_info), "PSF-2.0", {"LICENSE.txt": text.read_bytes()})


def of_file(file: Path) -> Component | None:
    """What a library in a build holds that no wheel is named after; None for what belongs to its wheel."""
    for pattern, (name, licence) in PARTS.items():
        if re.match(pattern, file.name):
            if name == "Cg" and file.stat().st_size < STAND_IN_BYTES:
                return Component(NOT_NVIDIAS[0], "", NOT_NVIDIAS[1], {})
            if not name:
                raise ValueError(f"{file.name} should be left out")
            return Component(name, "", licence, {})
    return None


def is_library(file: Path) -> bool:
    """Whether a file is no module of Python: those come from the wheel whose name they begin with, or from Python."""
    return file.name.startswith("lib") or file.suffix in (".dll", ".dylib")


def unexplained(libraries: list[Path], wheels: list[Path]) -> list[str]:
    """The libraries that come from no wheel, are no part of Python and stand in no table."""
    known = {name.rpartition("/")[2] for wheel in wheels for name in zipfile.ZipFile(wheel).namelist()}
    return [
        file.name
        for file in libraries
        if is_library(file) and file.name not in known and not OF_PYTHON.match(file.name) and of_file(file) is None
    ]


def write_licences(files: Path, libraries: list[Path], wheels: list[Path]) -> None:
    """Put the list and the texts into a build's folder ``files``; ``libraries`` are those it loads."""
    found = {part.name: part for file in libraries if (part := of_file(file))}
    components = [of_python(), *(of_wheel(wheel) for wheel in wheels), *found.values()]
    components.sort(key=lambda one: one.name.lower())
    strange = unexplained(libraries, wheels)
    if strange:
        raise ValueError(f"no licence is known of {', '.join(strange)}; add them to PARTS in .ci/licences.py")
    lines = ["What is inside, its version and its licence. The texts are in folders of the same names.", ""]
    for one in components:
        text = f" (text: {TEXT_IN[one.name]})" if one.name in TEXT_IN else ""
        lines.append(f"{one.name} {one.version}".strip() + f": {one.licence}{text}")
        for name, data in one.texts.items():
            file = files / LIST.parent / one.name / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    (files / LIST).parent.mkdir(parents=True, exist_ok=True)
    (files / LIST).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    for listed in sorted(Path(sys.argv[1]).rglob(str(LIST))):
        print(f"{listed}:\n{listed.read_text('utf-8')}")
