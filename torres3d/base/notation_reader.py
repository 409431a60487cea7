"""Reader of short texts in notation piece by piece, and the fault of a text that does not parse."""

import re
from collections.abc import Iterator

_TOKEN = re.compile(r"\S+")


class NotationFault(ValueError):
    """A parse error in a command, turn, game or position: where it is and what was expected there.

    ``line`` counts from 1 and is None in a text of one line; ``column`` is the character in its line, ``cell`` the cell
    of a board's line, each from 1 and None where the other is given or the whole line is meant.
    """

    def __init__(
        self, found: str, expected: str, *, line: int | None = None, column: int | None = None, cell: int | None = None
    ) -> None:
        self.found = found
        self.expected = expected
        self.line = line
        self.column = column
        self.cell = cell
        names = (("line", line), ("column", column), ("cell", cell))
        place = ", ".join(f"{name} {number}" for name, number in names if number is not None)
        given = f"found `{found}`" if found else "the text ends"
        super().__init__(f"{place}{': ' if place else ''}{given}, expected {expected}")

    def relocated(self, line: int | None = None, before: int = 0, cell: int | None = None) -> "NotationFault":
        """The same fault in a longer text: on this line, ``before`` characters further right."""
        column = None if self.column is None else self.column + before
        return NotationFault(self.found, self.expected, line=line, column=column, cell=cell)


def tokens(text: str) -> Iterator[tuple[int, str]]:
    """The words of a line, each with the number of characters before it."""
    return ((match.start(), match[0]) for match in _TOKEN.finditer(text))


class TextReader:
    """A text and the position of the reader."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def fault(self, expected: str) -> NotationFault:
        """The fault that something else was expected at the reader's position."""
        rest = self.text[self.at :].split(maxsplit=1)
        return NotationFault(rest[0] if rest else "", expected, column=self.at + 1)

    def take(self, mark: str) -> bool:
        """Skip a token if it comes next; whether it did."""
        found = self.text.startswith(mark, self.at)
        if found:
            self.at += len(mark)
        return found

    def expect(self, mark: str, expected: str) -> None:
        """Skip a token; raises `NotationFault` where something else comes."""
        if not self.take(mark):
            raise self.fault(expected)

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Skip the match of a pattern; raises `NotationFault` where there is none."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.fault(expected)
        self.at = found.end()
        return found[0]

    def end(self) -> None:
        """Raise `NotationFault` unless the whole text was read."""
        if self.at < len(self.text):
            raise self.fault("the end of the command")
