"""Compiled modules: tells whether modules of the program run compiled, and can run them from their source instead.

Python finds a compiled module before its source. With the environment variable ``TORRES3D_PLAIN`` set to anything the
source runs; both give the same results, to the bit.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

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
