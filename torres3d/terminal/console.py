"""Lines in and lines out: the terminal as a conversation needs it, and nothing that a screen reader stumbles over."""

import contextlib
import sys
from types import ModuleType
from typing import Protocol

from torres3d.terminal.errors import printable

SWEPT = "\x1b[2J\x1b[3J\x1b[H"
"""What empties a terminal and what one could scroll back to."""


class Console(Protocol):
    """Somebody to talk with."""

    def say(self, *lines: str) -> None:
        """Say lines, one after another."""

    def ask(self, prompt: str) -> str | None:
        """The line somebody gives as an answer, without blanks around it; None when nobody will answer any more."""

    def sweep(self) -> None:
        """Hide what was said so far from whoever sits down next."""


class StandardConsole:
    """Standard input and output; at a terminal lines can be edited and fetched again where the system has that."""

    def __init__(self) -> None:
        self._lines: ModuleType | None = None
        if sys.stdin.isatty():
            # Not on Windows, where the terminal itself does it. Imported, it is what `input` uses.
            with contextlib.suppress(ImportError):
                import readline

                readline.set_completer(lambda text, state: None)  # Tab would offer files otherwise
                self._lines = readline

    def say(self, *lines: str) -> None:
        """See `Console.say`; what a terminal could take for a command is made visible."""
        for line in lines:
            print("\n".join(map(printable, line.split("\n"))))
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """See `Console.ask`."""
        try:
            return input(f"{printable(prompt)} ").strip()
        except EOFError:
            print()
            return None

    def sweep(self) -> None:
        """See `Console.sweep`; what goes into a file or a pipe has no screen to be swept."""
        if self._lines is not None:
            self._lines.clear_history()  # somebody may have asked about a card by its name
        if sys.stdout.isatty():
            print(SWEPT, end="")
            sys.stdout.flush()
