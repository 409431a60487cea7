"""Where the parts of a build lie for each system, and what systems differ in when it is made with Python 3.11."""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

LINUX, WINDOWS, MACOS = "manylinux_2_27_x86_64", "win_amd64", "macosx_11_0_arm64"
PROGRAMS = {
    LINUX: f"{LINUX}/torres3d-game",
    WINDOWS: f"{WINDOWS}/torres3d-game.exe",
    MACOS: f"{MACOS}/torres3d-game.app/Contents/MacOS/torres3d-game",
}
"""The program in the folder of builds."""
MACHINES = {LINUX: "elf x86_64", WINDOWS: "pe x86_64", MACOS: "mach-o arm64"}
SUFFIXES = {LINUX: (".so", ".so"), WINDOWS: (".pyd", ".dll"), MACOS: (".so", ".dylib")}
"""Of modules, and of what Panda3D loads."""

ALLOWED = {
    "__main__", "_sysconfigdata__linux_x86_64-linux-gnu", "_sysconfigdata__darwin_darwin",
    "torres3d", "direct", "gltf", "panda3d",
    "PIL", "arabic_reshaper", "bidi", "copykitten", "filelock", "fluent", "highspy", "joblib", "msgspec", "numpy",
    "platformdirs", "regex", "rich", "typer", "yaml",
    # What those need themselves.
    "annotated_doc", "annotated_types", "attr", "attrs", "babel", "click", "cloudpickle", "markdown_it", "mdurl",
    "pydantic", "pydantic_core", "pygments", "pytz", "shellingham", "typing_extensions", "typing_inspection",
}  # fmt: skip
"""What may be frozen into a program beside Python's own modules."""

UNIX_ONLY = {"_posixshmem", "_posixsubprocess", "fcntl", "grp", "termios"}
IN_PYTHON_ON_WINDOWS = {
    "_bisect", "_blake2", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_contextvars", "_csv", "_datetime", "_heapq", "_json", "_md5", "_multibytecodec", "_opcode", "_pickle", "_random",
    "_sha1", "_sha256", "_sha3", "_sha512", "_statistics", "_struct", "_typing", "array", "binascii", "math", "mmap",
    "zlib",
}  # fmt: skip
"""Modules that are files of their own elsewhere, and part of Python's library there."""
ONLY_THERE = {WINDOWS: {"_overlapped"}, MACOS: {"_scproxy"}}

OF_THE_SYSTEM = {
    LINUX: {
        "ld-linux-x86-64.so.2", "libEGL.so.1", "libGL.so.1", "libX11.so.6", "libc.so.6", "libdl.so.2", "libgcc_s.so.1",
        "libm.so.6", "libpthread.so.0", "librt.so.1", "libstdc++.so.6", "libutil.so.1", "libz.so.1",
    },
    WINDOWS: {
        "advapi32.dll", "bcrypt.dll", "bcryptprimitives.dll", "gdi32.dll", "imm32.dll", "iphlpapi.dll", "kernel32.dll",
        "ntdll.dll", "ole32.dll", "oleaut32.dll", "opengl32.dll", "rpcrt4.dll", "setupapi.dll", "shell32.dll",
        "user32.dll", "version.dll", "winmm.dll", "ws2_32.dll", "wsock32.dll",
    },
    MACOS: set(),
}  # fmt: skip
"""Libraries that come with a system, or on Linux with a desktop; of Windows also those that begin with api-ms-win."""


NAME = re.compile(rb"[A-Za-z0-9_.]+")
"""Of a module, as it stands in machine code, with a 0 behind it."""
ASKED_IN_VAIN = {"numpy.core._multiarray_umath"}
"""What machine code asks for only where another module is missing."""


class Build:
    """The build for a system."""

    def __init__(self, builds: Path, system: str) -> None:
        self.system = system
        self.program = builds / PROGRAMS[system]
        self.machine = MACHINES[system]
        contents = self.program.parents[1]
        self.files = contents / "Resources" if system == MACOS else self.program.parent
        """The folder of what the program reads."""
        self.libraries = contents / "Frameworks" if system == MACOS else self.program.parent
        """The folder of what it loads."""
        self.module_suffix, self.library_suffix = SUFFIXES[system]

    def as_sought(self, name: str) -> str:
        """A library's name as the system compares it."""
        return name.lower() if self.system == WINDOWS else name

    def names_in(self, folder: str) -> set[str]:
        """Every file in a folder that the program reads."""
        files = (file for file in (self.files / folder).rglob("*") if file.is_file())
        return {file.relative_to(self.files).as_posix() for file in files}

    def machine_modules(self) -> set[str]:
        """The modules that are machine code, by their names in Python."""
        files = self.libraries.glob(f"*{self.module_suffix}")
        return {file.name.removesuffix(self.module_suffix) for file in files if not file.name.startswith("lib")}

    def named_in_machine_code(self) -> set[str]:
        """Names with dots that stand in modules that are machine code: among them the modules that it imports."""
        files = self.libraries.glob(f"*{self.module_suffix}")
        return {name for file in files for name in _texts(file.read_bytes()) if "." in name}


def _texts(code: bytes) -> Iterator[str]:
    """What machine code has of texts that can be names of modules."""
    for found in NAME.finditer(code):
        if code[found.end() : found.end() + 1] == b"\0":
            yield found.group().decode("ascii")


def modules_of(builds: Path, system: str) -> set[str]:
    """The modules of the libraries that a build is made from, by their names in Python; none that is machine code."""
    found = set()
    for wheel in next((builds / "__whl_cache__").glob(f"{system}_*")).glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            sources = {name.removesuffix(".py") for name in archive.namelist() if name.endswith(".py")}
        found |= {name.replace("/", ".").removesuffix(".__init__") for name in sources}
    return found


def libraries_of(builds: Path, system: str) -> dict[str, str]:
    """The version of each library that a build is made from, by what is imported."""
    found = {}
    for wheel in next((builds / "__whl_cache__").glob(f"{system}_*")).glob("*.whl"):
        version = wheel.name.split("-")[1]
        with zipfile.ZipFile(wheel) as archive:
            found |= {name.partition("/")[0].partition(".")[0]: version for name in archive.namelist()}
    return found
