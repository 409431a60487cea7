"""Mutants are what they say, and keep their ids while their code stays."""

import ast

import pytest

from tests.mutation.mutants import Mutant, mutants


def found(source: str) -> list[Mutant]:
    return list(mutants(source))


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a >= b", ["x = a > b"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a < b < c", ["x = a <= b < c", "x = a < b <= c"]),
        ("x = a in b", ["x = a not in b"]),
        ("x = a is None", ["x = a is not None"]),
        ("x = a and b", ["x = a or b"]),
        ("x = a or b", ["x = a and b"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a // b", ["x = a * b"]),
        ("x = a & b", ["x = a | b"]),
        ("x -= a", ["x += a"]),
        ("x = not a", ["x = a"]),
        ("x = -a", ["x = a"]),
        ("x = 3", ["x = 4"]),
        ("x = True", ["x = False"]),
        ("x = min(a, b)", ["x = max(a, b)"]),
        ("x = any(a)", ["x = all(a)"]),
        ("if a:\n    b = c", ["if not a:\n    b = c"]),
        ("x = a if b else c", ["x = a if not b else c"]),
        ("for a in b:\n    continue", ["for a in b:\n    break"]),
        ("a.append(b)", ["pass"]),
    ],
)
def test_each_kind_of_fault(source: str, wanted: list[str]) -> None:
    assert [ast.unparse(each.tree()) for each in found(source)] == wanted


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "x: Annotated[int, 3]",
        "class A(frozen=True): ...",
        "def f(a: Some[3]) -> Some[4]: ...",
        "@cache(maxsize=4)\ndef f(): ...",
        "raise Illegal(3)",
        "x = zip(a, b, strict=True)",
        "x = f'{3}'",
        "x = 'some' + text",
        "from a import b",
        "if TYPE_CHECKING:\n    a = 3",
    ],
)
def test_what_only_says_something_is_left_alone(source: str) -> None:
    assert found(source) == []


def test_a_mutant_names_its_place() -> None:
    source = "class A:\n    def b(self):\n        def c():\n            return (d or\n                3)\n"
    either, number = found(source)
    assert (either.where, either.line, either.statement, either.was, either.now) == ("A.b", 4, 4, "d or 3", "d and 3")
    assert (number.where, number.line, number.statement, number.was, number.now) == ("A.b", 5, 4, "3", "4")


def test_an_id_stays_when_other_code_changes() -> None:
    source = "def f():\n    return a + b\n"
    longer = "x = 3\n\ndef f():\n    c = 4\n    return a + b\n"
    assert {each.id for each in found(source)} < {each.id for each in found(longer)}
    assert not {each.id for each in found(source)} & {each.id for each in found(source.replace("+", "-"))}


def test_equal_changes_in_a_function_have_ids_of_their_own() -> None:
    ids = [each.id for each in found("def f():\n    return a + b, a + b\n")]
    assert len(set(ids)) == len(ids) == 2
