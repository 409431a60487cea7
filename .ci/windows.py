"""What a build for Windows needs beside what build_apps does: Microsoft's libraries that others are linked to, and no
link to one that is not there.

Wheels leave out what comes with Python or with Microsoft's compiler: on a machine with neither, nothing would start.
"""

import struct
import subprocess
import sys
import zipfile
from pathlib import Path

from archives import sources_date

RUNTIME = "msvc-runtime"
"""The package that has Microsoft's libraries as they may be handed on."""
LIBRARIES = ("VCRUNTIME140.dll", "VCRUNTIME140_1.dll", "MSVCP140.dll")
STABLE = "python3.dll"
"""What modules for any version of Python are linked to: it only leads on to that of the version."""

IMPORTS = 1
"""The place of the list of imported libraries among the folders of a file's header."""
EXECUTABLE = 0x20000000
SECTION = struct.Struct("<8sIIII12xI")


def add_libraries(folder: Path, wheels: Path, platform: str) -> None:
    """Lay Microsoft's libraries into a build; they do all that older ones of the same name do. They are fetched into
    the folder of wheels."""
    words = ["download", "-q", "--no-deps", "--only-binary", ":all:", "--platform", platform, "-d", wheels, RUNTIME]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)  # noqa: S603  # no shell
    (wheel,) = wheels.glob("msvc_runtime-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = {Path(name).name.lower(): name for name in archive.namelist()}
        for library in LIBRARIES:
            (folder / library).write_bytes(archive.read(inside[library.lower()]))


def set_date(program: Path) -> None:
    """Write the date of all files of a release into a program, in place of when it was put together."""
    data = bytearray(program.read_bytes())
    struct.pack_into("<I", data, struct.unpack_from("<I", data, 0x3C)[0] + 8, sources_date())
    program.write_bytes(data)


def link_elsewhere(file: Path, old: str, new: str) -> bool:
    """Let a file be linked to the library ``new`` in place of ``old``; whether it was linked to that.

    The name is written where a section of data has room left. Raises `ValueError` when none has.
    """
    data = bytearray(file.read_bytes())
    header = struct.unpack_from("<I", data, 0x3C)[0] + 4
    count, length = struct.unpack_from("<H12xH", data, header + 2)
    table = header + 20 + length
    places = [table + 40 * number for number in range(count)]
    (imports,) = struct.unpack_from("<I", data, header + 20 + 112 + 8 * IMPORTS)
    at = place_of(data, places, imports)
    while (name := struct.unpack_from("<I", data, at + 12)[0]) != 0:
        begin = place_of(data, places, name)
        if data[begin : data.index(b"\0", begin)].lower() == old.lower().encode():
            struct.pack_into("<I", data, at + 12, _written(data, places, new.encode() + b"\0", file))
            file.write_bytes(data)
            return True
        at += 20
    return False


def place_of(data: bytes, sections: list[int], address: int) -> int:
    """Where in the file what lies in memory at an address is."""
    for section in sections:
        _, used, begin, size, place, _ = SECTION.unpack_from(data, section)
        if begin <= address < begin + max(used, size):
            return address - begin + place
    raise ValueError(f"nothing lies at {address:#x}")


def _written(data: bytearray, sections: list[int], text: bytes, file: Path) -> int:
    """Write a text where there is room for it; the address at which it lies then."""
    for section in sections:
        _, used, begin, size, place, kind = SECTION.unpack_from(data, section)
        if not kind & EXECUTABLE and used + len(text) <= size:
            data[place + used : place + used + len(text)] = text
            struct.pack_into("<I", data, section + 8, used + len(text))
            return begin + used
    raise ValueError(f"there is no room for another name in {file}")
