"""What is inside programs and libraries of any system, read from their bytes: nothing of it is run, nor could be.

For which machine they are, which modules a build (Panda3D's build_apps) has frozen in its program, whether a program
has an icon, which libraries they are linked to, whether the signature of one for macOS holds.
"""

import hashlib
import io
import struct
from collections.abc import Iterator
from pathlib import Path

from direct.dist.pefile import PEFile

ENTRY = struct.Struct("<QQi4x")
"""Of the table of modules: where its name lies, where its code, how long that is (negative: a package)."""
HEADER = struct.Struct("<QQHHHH8x12Q")
"""Where the table lies and how large it is, version, number of pointers, codepage, flags, pointers."""
POINTERS = 12
VERSION = 1
PROCESSORS = {0x0100000C: "arm64", 0x01000007: "x86_64"}
ICON_GROUP = 14
"""Of the resources in a program for Windows."""
LOADS = {0x0C, 0x18, 0x1F}
DYNAMIC, NEEDED = 6, 1
SIGNATURE, DIRECTORY = 0x1D, 0xFADE0C02
ADHOC = 0x2
SUMS = {1: hashlib.sha1, 2: hashlib.sha256}


def machines_of(file: Path) -> set[str]:
    """For which system and processors a program or a library is, such as ``elf x86_64``; none when it is neither."""
    data = file.read_bytes()
    if data.startswith(b"\x7fELF"):
        return {f"elf {({62: 'x86_64', 183: 'arm64'})[int.from_bytes(data[18:20], 'little')]}"}
    if data.startswith(b"MZ"):
        kind = int.from_bytes(data[0x3C:0x40], "little") + 4
        return {f"pe {({0x8664: 'x86_64', 0xAA64: 'arm64'})[int.from_bytes(data[kind : kind + 2], 'little')]}"}
    return {f"mach-o {processor}" for processor, _ in _mach_parts(data)}


def _mach_parts(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The parts of a file for macOS, each with its processor."""
    if data.startswith(b"\xcf\xfa\xed\xfe"):
        yield PROCESSORS[int.from_bytes(data[4:8], "little")], data
    elif data.startswith(b"\xca\xfe\xba\xbe"):
        for number in range(int.from_bytes(data[4:8], "big")):
            processor, _, begin, size, _ = struct.unpack_from(">5I", data, 8 + 20 * number)
            if processor in PROCESSORS:
                yield PROCESSORS[processor], data[begin : begin + size]


def broken_pages(file: Path) -> list[str]:
    """What keeps macOS from running a file on Apple's processors: no signature, or pages that it does not fit."""
    found = []
    for processor, part in _mach_parts(file.read_bytes()):
        if processor != "arm64":
            continue
        directories = list(_directories(part))
        found += ["not signed"] if not directories else []
        for directory in directories:
            sums, _, _, count, limit = struct.unpack_from(">5I", directory, 16)
            length, kind, _, bits = directory[36:40]
            for page in range(count):
                shown = directory[sums + page * length :][:length]
                if SUMS[kind](part[page << bits : min(page + 1 << bits, limit)]).digest()[:length] != shown:
                    found.append(f"page {page}")
    return found


def signatures_of(file: Path) -> set[str]:
    """How a file is signed for Apple's processors: ``ad hoc`` is in nobody's name; empty where it is not signed."""
    parts = [part for processor, part in _mach_parts(file.read_bytes()) if processor == "arm64"]
    flags = [struct.unpack_from(">I", directory, 12)[0] for part in parts for directory in _directories(part)]
    return {"ad hoc" if flag & ADHOC else "in a name" for flag in flags}


def _directories(part: bytes) -> Iterator[bytes]:
    at = 32
    for _ in range(int.from_bytes(part[16:20], "little")):
        command, size, begin, length = struct.unpack_from("<4I", part, at)
        at += size
        if command != SIGNATURE:
            continue
        signature = part[begin : begin + length]
        for number in range(int.from_bytes(signature[8:12], "big")):
            (place,) = struct.unpack_from(">I", signature, 16 + 8 * number)
            if struct.unpack_from(">I", signature, place) == (DIRECTORY,):
                yield signature[place:]


def linked_to(file: Path) -> set[str]:
    """The libraries that a program or a library needs, by their files' names; what lies in a folder of macOS itself is
    left out."""
    data = file.read_bytes()
    if data.startswith(b"MZ"):
        read = PEFile()
        read.read(io.BytesIO(data))
        return set(read.imports)
    if data.startswith(b"\x7fELF"):
        return _needed(data)
    named = {name for processor, part in _mach_parts(data) if processor == "arm64" for name in _loaded(part)}
    return {Path(name).name for name in named if not name.startswith(("/usr/lib/", "/System/Library/"))}


def _loaded(part: bytes) -> Iterator[str]:
    at = 32
    for _ in range(int.from_bytes(part[16:20], "little")):
        command, size, name = struct.unpack_from("<3I", part, at)
        if command & 0xFF in LOADS:
            yield part[at + name : at + size].partition(b"\0")[0].decode()
        at += size


def _needed(data: bytes) -> set[str]:
    begin, size, count = (*struct.unpack_from("<Q", data, 40), *struct.unpack_from("<HH", data, 58))
    sections = [struct.unpack_from("<4xI16xQQI12xQ", data, begin + size * number) for number in range(count)]
    found = set()
    for kind, place, length, link, entry in sections:
        if kind == DYNAMIC:
            texts = sections[link][1]
            for at in range(place, place + length, entry):
                tag, value = struct.unpack_from("<QQ", data, at)
                if tag == NEEDED:
                    found.add(data[texts + value : data.index(b"\0", texts + value)].decode())
    return found


def has_icon(program: Path) -> bool:
    """Whether a program for Windows has an icon."""
    data = program.read_bytes()
    header = int.from_bytes(data[0x3C:0x40], "little") + 4
    sections, optional = struct.unpack_from("<H12xH", data, header + 2)
    (resources,) = struct.unpack_from("<I", data, header + 20 + 112 + 16)
    for number in range(sections):
        _, begin, size, place = struct.unpack_from("<IIII", data, header + 20 + optional + 40 * number + 8)
        if resources and begin <= resources < begin + size:
            at = resources - begin + place
            named, numbered = struct.unpack_from("<HH", data, at + 12)
            kinds = [struct.unpack_from("<I", data, at + 16 + 8 * n)[0] for n in range(named, named + numbered)]
            return ICON_GROUP in kinds
    return False


def frozen_modules(program: Path) -> set[str]:
    """The names of all modules in a program."""
    return _modules(program.read_bytes())


def _modules(data: bytes) -> set[str]:
    """Follow each header that could be one, to the table whose names are names."""
    wanted = struct.pack("<HH", VERSION, POINTERS)
    at = data.find(wanted)
    while at >= 0:
        start = at - 16
        if start >= 0:
            offset, size, *_ = HEADER.unpack_from(data, start)
            if 0 < offset < len(data) and 0 < size <= len(data) - offset:
                return _table(data[offset : offset + size], HEADER.unpack_from(data, start)[6])
        at = data.find(wanted, at + 1)
    raise ValueError("this is no program of build_apps")


def _table(blob: bytes, at: int) -> set[str]:
    found = set()
    while (entry := ENTRY.unpack_from(blob, at)) != (0, 0, 0):
        name = entry[0]
        found.add(blob[name : blob.index(b"\0", name)].decode("ascii"))
        at += ENTRY.size
    return found
