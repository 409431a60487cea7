"""Modules of the program that are loaded with other code than their files hold."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tests.house.places import ROOT

Code = Callable[[], CodeType]
"""Compiles a module."""


def module_of(file: Path) -> str:
    """The name of the module in a file of the project."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def load_with(codes: Mapping[Path, Code]) -> None:
    """From now on load these files with this code. None of them may have been loaded."""
    named = {module_of(file): code for file, code in codes.items()}
    loaded = sorted(named.keys() & sys.modules.keys())
    assert not loaded, f"loaded already: {', '.join(loaded)}"
    sys.meta_path.insert(0, _Finder(named))


class _Loader(SourceFileLoader):
    code: Code

    def get_code(self, fullname: str) -> CodeType:
        return self.code()


class _Finder(MetaPathFinder):
    def __init__(self, codes: Mapping[str, Code]) -> None:
        self._codes = codes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self._codes:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        assert spec.origin is not None
        loader = _Loader(fullname, spec.origin)
        loader.code = self._codes[fullname]
        spec.loader = loader
        return spec
