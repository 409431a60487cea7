"""Reading short texts piece by piece, and the fault of a text that is none of what was to be read."""

import re
from collections.abc import Iterator

_TOKEN = re.compile(r"\S+")


class NotationFault(ValueError):
    """A text that is no command, turn, game or position: where it goes wrong and what was expected there.

    ``line`` counts from 1 and is None in a text of one line; ``column`` is the character in its line, ``cell`` the
    cell of a board's line, each from 1 and None where the other is given or the whole line is meant.
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

    def at(self, line: int | None = None, before: int = 0, cell: int | None = None) -> "NotationFault":
        """The same fault in a longer text: on this line, with ``before`` characters before the part that was read."""
        column = None if self.column is None else self.column + before
        return NotationFault(self.found, self.expected, line=line, column=column, cell=cell)


def tokens(text: str) -> Iterator[tuple[int, str]]:
    """The words of a line, each with the number of characters before it."""
    return ((match.start(), match[0]) for match in _TOKEN.finditer(text))


class TextReader:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def fault(self, expected: str) -> NotationFault:
        """The fault that something else was expected where the reader is."""
        rest = self.text[self.at :].split(maxsplit=1)
        return NotationFault(rest[0] if rest else "", expected, column=self.at + 1)

    def take(self, mark: str) -> bool:
        """Pass over a mark if it comes next; whether it did."""
        found = self.text.startswith(mark, self.at)
        if found:
            self.at += len(mark)
        return found

    def need(self, mark: str, expected: str) -> None:
        """Pass over a mark; raises `NotationFault` where something else comes."""
        if not self.take(mark):
            raise self.fault(expected)

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Pass over what a pattern finds here; raises `NotationFault` where it finds nothing."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.fault(expected)
        self.at = found.end()
        return found[0]

    def end(self) -> None:
        """Raise `NotationFault` unless all was read."""
        if self.at < len(self.text):
            raise self.fault("the end of the command")
