"""What is inside a build's program (Panda3D's build_apps), read from its bytes: for which machine it is, and which
modules are frozen in it. Neither is asked of the program, so it need not run here."""

import struct
from pathlib import Path

ENTRY = struct.Struct("<QQi4x")
"""Of the table of modules: where its name lies, where its code, how long that is (negative: a package)."""
HEADER = struct.Struct("<QQHHHH8x12Q")
"""Where the table lies and how large it is, version, number of pointers, codepage, flags, pointers."""
POINTERS = 12
VERSION = 1
ARM, X86 = 0x0100000C, 0x01000007


def machine_of(program: Path) -> str:
    """For which system and which processor a program or a library is, such as ``elf x86_64``."""
    start = program.read_bytes()[:4096]
    if start.startswith(b"\x7fELF"):
        return f"elf {({62: 'x86_64', 183: 'aarch64'})[int.from_bytes(start[18:20], 'little')]}"
    if start.startswith(b"MZ"):
        pe = int.from_bytes(start[0x3C:0x40], "little")
        assert start[pe : pe + 4] == b"PE\0\0"
        return f"pe {({0x8664: 'x86_64', 0xAA64: 'arm64'})[int.from_bytes(start[pe + 4 : pe + 6], 'little')]}"
    named = {ARM: "arm64", X86: "x86_64"}
    if start.startswith(b"\xcf\xfa\xed\xfe"):
        return f"mach-o {named[int.from_bytes(start[4:8], 'little')]}"
    if start.startswith(b"\xca\xfe\xba\xbe"):
        count = int.from_bytes(start[4:8], "big")
        kinds = [int.from_bytes(start[8 + 20 * n : 12 + 20 * n], "big") for n in range(count)]
        return f"mach-o {' '.join(sorted(named[kind] for kind in kinds))}"
    raise ValueError(f"{program} is neither a program nor a library")


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
