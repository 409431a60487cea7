"""Where the compiled program reads fields, by `torres3d/games/torres/rules/fields.pxd` and the like: as the classes
have them."""

import re
from importlib import import_module

import pytest

from tests.house.places import ROOT

RULES = ROOT / "torres3d/games/torres/rules"
STRUCT = re.compile(r"typedef struct \{\s*PyObject_HEAD(.*?)\} (\w+);", re.DOTALL)
CLASS = re.compile(r"ctypedef class ([\w.]+)\.(\w+) \[object (\w+), check_size error\]:((?:\n {8}.*)+)")


def declared() -> list[tuple[str, str, list[str], list[str]]]:
    """Module and class, its fields in the order in which they lie, and those that are read."""
    found = []
    for file in sorted(RULES.glob("*.pxd")):
        text = file.read_text("utf8")
        lying = {name: re.findall(r"\w+", body.replace("PyObject", "")) for body, name in STRUCT.findall(text)}
        for module, name, struct, body in CLASS.findall(text):
            read = re.findall(r"\w+", body.replace("cdef readonly object", ""))
            found.append((module, name, lying[struct], read))
    return found


@pytest.mark.parametrize(("module", "name", "lying", "read"), declared(), ids=lambda value: str(value)[:20])
def test_fields_lie_where_they_are_read(module: str, name: str, lying: list[str], read: list[str]) -> None:
    kind = getattr(import_module(module), name)
    own = [sorted(vars(base).get("__slots__", ())) for base in reversed(kind.__mro__)]
    assert lying == [field for slots in own for field in slots]
    assert set(read) <= set(lying)


def test_all_that_is_declared_is_looked_at() -> None:
    assert {name for _, name, _, _ in declared()} >= {"State", "Board", "Options", "Move", "KnightMoved", "OnSquares"}
