"""Compiled modules: tells whether modules of the program run compiled, and can run them from their source instead.

Python finds a compiled module before its source. With the environment variable ``TORRES3D_PLAIN`` set to anything the
source runs; both give the same results, to the bit.
"""

import ctypes
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

import msgspec

PROGRAM = "torres3d."


class SourceFinder(MetaPathFinder):
    """Import finder for the source of the program's modules, as if nothing were compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PROGRAM):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """Load the program's modules from their source from now on."""
    sys.meta_path.insert(0, SourceFinder())


def is_compiled(module: ModuleType) -> bool:
    return isinstance(module.__loader__, ExtensionFileLoader)


class _Base(msgspec.Struct, frozen=True, gc=False):
    later: str
    early: str


class _Specimen(_Base, frozen=True):
    before: str


_SPECIMEN = _Specimen("2", "1", "3")


def has_expected_layout(specimen: msgspec.Struct = _SPECIMEN) -> bool:
    """Whether msgspec's structs lay their fields out in memory as the compiled modules read them.

    The compiled modules (`rules/fields.pxd`) expect them right behind the object header, in the order of their names,
    fields of the base class first. Every Python and msgspec tried so far does this; otherwise the source has to run.
    """
    head, each = object.__basicsize__, ctypes.sizeof(ctypes.py_object)
    if type(specimen).__basicsize__ != head + 3 * each:
        return False
    lying = [ctypes.py_object.from_address(id(specimen) + head + place * each).value for place in range(3)]
    return lying == ["1", "2", "3"]
