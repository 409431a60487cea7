"""The first line of a module says what the module is or does, so that a stranger knows what the file is for."""

import ast
import re

from tests.house.places import PACKAGE

CLAUSE = re.compile(r"(What|Where|Who|Whose|How|Which|Why|When|Whoever|Whichever|That|As|From|To|By|In|Of)\b")
"""Words that begin a clause about something that is not yet named."""


def test_no_module_begins_with_a_clause() -> None:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        first = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").split("\n")[0]
        if not first or CLAUSE.match(first):
            found.append(f"{file.relative_to(PACKAGE)}: {first}")
    assert not found, "\n".join(found)
