"""Keystrokes of recorded turns in text play: python -m tests.terminal.keystrokes [--lines]

Twenty turns of each game, from bots' games made from seeds, spelled in four ways, Enter counted:

- in full: as the notation has them, a line a command;
- before: the shortest lines that text play took before it read several commands in a line (kept in the two
  ``spelled_before.py``), typed by somebody who names the squares: beginnings of commands, numbers, far moves;
- fewest: the same, also with numbers from lists of all squares, up to thirty lines that had to be heard first;
- now: lines that text play takes now. Each turn is typed into a conversation, which has to make the recorded commands.
"""

import argparse
import sys
from collections.abc import Callable, Sequence

import msgspec

TURNS = 20
WAYS = ("full", "before", "fewest", "now")


class TypedTurn(msgspec.Struct, frozen=True):
    """A recorded turn in its spellings, each as the lines typed."""

    name: str
    full: tuple[str, ...]
    before: tuple[str, ...]
    fewest: tuple[str, ...]
    now: tuple[str, ...]


def keys(lines: Sequence[str]) -> int:
    """The keystrokes of lines: their characters, and Enter after each."""
    return sum(len(line) + 1 for line in lines)


def shortest(spellings: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The spelling with the fewest keystrokes; the first of several."""
    return min(spellings, key=keys)


def joined(words: Sequence[str]) -> str:
    """Words as a line, with blanks where letters or numbers would run together."""
    line = ""
    for word in words:
        apart = line[-1:].isalnum() and word[0].isalnum() and (word != "a" or not line[-1:].isdecimal())
        line += f" {word}" if apart else word
    return line


def recorded() -> dict[str, Callable[[], list[TypedTurn]]]:
    """The makers of the turns of each game, by its title."""
    from tests.games.torres.commands.text import keystrokes as torres
    from tests.games.turm_bauer.commands.text import keystrokes as turm

    return {"Torres": torres.typed_turns, "Turm Bauer": turm.typed_turns}


def share(turns: Sequence[TypedTurn]) -> float:
    """The keystrokes of all turns now, as a share of those before."""
    return sum(keys(turn.now) for turn in turns) / sum(keys(turn.before) for turn in turns)


def main() -> None:
    parser = argparse.ArgumentParser(description="Keystrokes of recorded turns in text play, before and now.")
    parser.add_argument("--lines", action="store_true", help="Show what is typed in each turn.")
    shown = parser.parse_args().lines
    for title, make in recorded().items():
        turns = make()
        columns = [[keys(getattr(turn, way)) for turn in turns] for way in WAYS]
        for turn, *numbers in zip(turns, *columns, strict=True) if shown else ():
            sys.stdout.write(f"{turn.name}: {' '.join(map(str, numbers))}\n")
            for way in WAYS:
                sys.stdout.write(f"  {way}: {' | '.join(getattr(turn, way))}\n")
        full, before, fewest, now = (sum(column) / len(turns) for column in columns)
        sys.stdout.write(
            f"{title}, {len(turns)} turns: in full {full:.1f}, before {before:.1f} "
            f"(fewest {fewest:.1f}), now {now:.1f} keystrokes a turn; "
            f"now is {100 * share(turns):.0f} % of before\n"
        )


if __name__ == "__main__":
    main()
