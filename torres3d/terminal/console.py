"""The terminal as a dialogue needs it: lines in and lines out, easy on screen readers, players' names in colour."""

import contextlib
import sys
from types import ModuleType

from rich.text import Text

from torres3d.terminal.error_exit import printable

STYLES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}


def in_colour(text: str, colour: str) -> Text:
    """Text in the colour of a player; plain for a colour that the terminal does not have."""
    return Text(text, style=STYLES.get(colour, ""))


SWEPT = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal with its scrollback."""


class Console:
    """Standard input and output. At a terminal lines can be edited and recalled, if the system supports that."""

    def __init__(self) -> None:
        self._lines: ModuleType | None = None
        if sys.stdin.isatty():
            # Not on Windows, where the terminal itself does it. Imported, it is what `input` uses.
            with contextlib.suppress(ImportError):
                import readline

                readline.set_completer(lambda text, state: None)  # Tab would offer files otherwise
                self._lines = readline

    def say(self, *lines: str) -> None:
        """Print lines; characters that a terminal could take for a command are escaped."""
        for line in lines:
            print("\n".join(map(printable, line.split("\n"))))
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """The answer to a prompt, without spaces around it; None at the end of the input."""
        try:
            return input(f"{printable(prompt)} ").strip()
        except EOFError:
            print()
            return None

    def text(self, end: str) -> str:
        """The lines that follow, up to one that is ``end`` or to the end of the input."""
        lines: list[str] = []
        with contextlib.suppress(EOFError):
            while (line := input()).strip() != end:
                lines.append(line)
        return "".join(f"{line}\n" for line in lines)

    def sweep(self) -> None:
        """Clear the screen and the history of lines for the next player; a file or a pipe has no screen."""
        if self._lines is not None:
            self._lines.clear_history()  # somebody may have asked about a card by its name
        if sys.stdout.isatty():
            print(SWEPT, end="")
            sys.stdout.flush()
