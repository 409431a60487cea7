"""Every rule has a test named after it, and every option value too."""

import ast
import re
from pathlib import Path

from tests.games.torres.setups import CHOICES

RULES = [
    "R-1",
    "R-2.1",
    "R-2.2",
    "R-3.1",
    "R-3.2",
    "R-3.3",
    "R-3.4",
    "R-3.5",
    "R-4.1",
    "R-4.2",
    "R-4.3",
    "R-4.4",
    "R-4.5",
    "R-5.1",
    "R-5.2",
    "R-5.3",
    "R-5.4",
    "R-5.5",
    "R-5.6",
    "R-5.7",
    "R-5.8",
    "R-5.9",
    "R-5.10",
    "R-6.1",
    "R-6.2",
    "R-6.3",
    "R-6.4",
    "R-6.5",
    "R-7.1",
    "R-7.2",
    "R-8.1",
    "R-8.2",
    "R-8.3",
    "R-8.4",
    "R-8.5",
    "R-8.6",
    "R-8.7",
    "R-8.8",
    "R-8.9",
    "R-8.10",
    "R-9.1",
    "R-9.2",
    "R-9.3",
    "R-9.4",
    "R-9.5",
    "R-9.6",
    "R-10.1",
    "R-10.2",
    "R-11.1",
    "R-11.2",
    "R-11.3",
    "R-11.4",
    "R-11.5",
    "R-11.6",
    "R-11.7",
    "R-11.8",
    "R-11.9",
]
_ID = re.compile(r"(?<=_)r_(\d+)(?:_(\d+))?(?=_)")


def names_of_tests() -> list[str]:
    """The names of all tests of the rules."""
    found: list[str] = []
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        found += [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"]
    return found


def test_every_rule_has_a_test() -> None:
    named = set()
    for name in names_of_tests():
        for section, number in _ID.findall(name):
            named.add(f"R-{section}.{number}" if number else f"R-{section}")
    assert sorted(set(RULES) - named) == []
    sections = {rule.split(".")[0] for rule in RULES}
    assert sorted(named - set(RULES) - sections) == [], "tests name rules that there are not"


def test_every_option_value_has_a_test() -> None:
    text = "\n".join(f"{name}_" for name in names_of_tests())
    wanted = {f"_{option}_{value}_" for option, values in CHOICES.items() for value in values}
    assert sorted(each for each in wanted if each not in text) == []


def test_no_two_tests_share_a_name() -> None:
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        assert len(names) == len(set(names)), file.name
