"""A page as its file says it: the document, and what a browser makes of its steps, worked out a second time."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FLAT = 9
"""Numbers of a part."""


class Shown(NamedTuple):
    """What a page shows at a step: parts (name, then numbers), cells, points, and numbers of texts."""

    parts: Counter[tuple[Any, ...]]
    cells: dict[int, tuple[Any, ...]]
    points: list[int]
    status: int
    facts: list[int]


class ReadPage:
    """The document of a page."""

    def __init__(self, content: bytes) -> None:
        found = re.search(rb'<script type="application/json" id="document">(.*?)</script>', content, re.DOTALL)
        assert found is not None
        self.document = msgspec.json.decode(found[1])
        self.steps = self.document["steps"]

    @classmethod
    def of(cls, file: Path) -> "ReadPage":
        return cls(file.read_bytes())

    @property
    def languages(self) -> list[str]:
        """The ids of its languages."""
        return [each["id"] for each in self.document["languages"]]

    def text(self, number: int, language: str = "en") -> str:
        """A text in a language."""
        told = self.document["texts"][number]
        return told if isinstance(told, str) else told[self.languages.index(language)]

    def texts(self) -> list[str]:
        """All texts in all languages."""
        return [each for told in self.document["texts"] for each in ([told] if isinstance(told, str) else told)]

    def parent(self, step: int) -> int:
        """The step before."""
        return self.steps[step].get("parent", step - 1)

    def way_to(self, step: int) -> list[int]:
        """The steps from the beginning to this one."""
        found = [step]
        while found[0]:
            found.insert(0, self.parent(found[0]))
        return found

    def shown(self, step: int) -> Shown:
        """What is shown at a step."""
        standing: dict[int, tuple[Any, ...]] = {}
        count, cells, points, status, facts = 0, {}, [], -1, []
        for number in self.way_to(step):
            each = self.steps[number]
            for gone in each.get("gone", []):
                del standing[gone]
            come = each.get("come", [])
            for at in range(0, len(come), FLAT):
                name = self.document["parts"][come[at]]
                rotation = self.document["rotations"][come[at + 5]]
                standing[count] = (name, *come[at + 1 : at + 5], tuple(rotation), *come[at + 6 : at + FLAT])
                count += 1
            for cell, *what in each.get("cells", []):
                cells.pop(cell, None)
                if what:
                    cells[cell] = tuple(what)
            points, status = each.get("points", points), each.get("status", status)
            facts = each.get("facts", facts)
        return Shown(Counter(standing.values()), cells, points, status, facts)

    def told(self, step: int, language: str = "en") -> list[str]:
        """What happened in a step."""
        return [self.text(number, language) for number in self.steps[step]["told"]]

    def facts(self, step: int, language: str = "en") -> list[str]:
        """What the seats have at a step."""
        return [self.text(number, language) for number in self.shown(step).facts]

    def note(self, step: int, language: str = "en") -> str:
        """The comment of a step."""
        return self._said(step, "note", language)

    def title(self, step: int, language: str = "en") -> str:
        """What the variation is that begins with a step."""
        return self._said(step, "title", language)

    def _said(self, step: int, member: str, language: str) -> str:
        number = self.steps[step].get(member)
        return "" if number is None else self.text(number, language)
