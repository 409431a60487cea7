"""Whether modules of the program run compiled, and how to run them from their source all the same.

Where a module was compiled, Python finds the compiled one before its source. With the environment variable
``TORRES3D_PLAIN`` set to anything the source is taken; both do the same, to the bit.
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
    """Finds the source of the program's modules, as if nothing were compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module from its ``.py`` file; None for what is not of the program."""
        if not fullname.startswith(PROGRAM):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """From now on the program's modules are loaded from their source."""
    sys.meta_path.insert(0, SourceFinder())


def is_compiled(module: ModuleType) -> bool:
    """Whether a module was loaded as machine code."""
    return isinstance(module.__loader__, ExtensionFileLoader)


class _Base(msgspec.Struct, frozen=True, gc=False):
    later: str
    early: str


class _Specimen(_Base, frozen=True):
    before: str


_SPECIMEN = _Specimen("2", "1", "3")


def has_expected_layout(specimen: msgspec.Struct = _SPECIMEN) -> bool:
    """Whether the fields of msgspec's structs lie in memory as the compiled modules read them (`rules/fields.pxd`):
    right behind what every object has, in the order of their names, those of a base first. It is so with every
    Python and msgspec that was tried; elsewhere the source has to be taken."""
    head, each = object.__basicsize__, ctypes.sizeof(ctypes.py_object)
    if type(specimen).__basicsize__ != head + 3 * each:
        return False
    lying = [ctypes.py_object.from_address(id(specimen) + head + place * each).value for place in range(3)]
    return lying == ["1", "2", "3"]
