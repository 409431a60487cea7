"""A mutant in a process of its own: ``python -m tests.mutation.whole FILE ID TEST …``; exits with 1 if a test fails.

The module is loaded from the mutated source, so what it computes while it is loaded is mutated, too.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutation.mutants import mutants


class _Loader(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class _Finder(MetaPathFinder):
    """Finds one module, with other code."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self._name, self._file, self._code = name, file, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        loader = _Loader(fullname, str(self._file))
        loader.code = self._code
        spec.loader = loader
        return spec


def main() -> None:
    file, identity, *tests = sys.argv[1:]
    path = Path(file)
    mutant = next(each for each in mutants(path.read_text("utf-8")) if each.id == identity)
    name = ".".join(path.with_suffix("").parts)
    assert name not in sys.modules
    sys.meta_path.insert(0, _Finder(name, path.resolve(), compile(mutant.tree, str(path.resolve()), "exec")))
    sys.exit(pytest.main([*tests, "-x", "-q", "-p", "no:cacheprovider", "-m", "not long", "--tb=line"]))


if __name__ == "__main__":
    main()
