"""Statements that run are noted."""

import importlib
import sys
from pathlib import Path

import pytest

from tests.mutation import loading
from tests.mutation.reach import Reach

SOURCE = '''"""A module."""
HERE = 3


def f(a):
    """A function."""
    if a:
        b = 1
        b += a
    elif a is None:
        b = 2
    else:
        b = 4
    return b
'''


def test_statements_that_run_are_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "noted_module.py"
    file.write_text(SOURCE, "utf-8")
    monkeypatch.setattr(loading, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    reach = Reach([file])
    module = importlib.import_module("noted_module")
    assert {line for _, line in reach.take()} == {2, 5}
    assert module.f(5) == 6
    assert {line for _, line in reach.take()} == {7, 8, 9, 14}
    assert module.f(None) == 2
    assert {line for _, line in reach.take()} == {7, 10, 11, 14}
    assert reach.take() == frozenset()
    with pytest.raises(AssertionError, match="loaded already: noted_module"):
        Reach([file])
    del sys.modules["noted_module"]
