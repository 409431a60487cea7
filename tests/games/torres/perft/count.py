"""Counts with the engine and writes the table: ``python -m tests.games.torres.perft.count``.

A change of the rules that is meant changes it; `tests.games.torres.perft.test_perft` holds the second reading against
it."""

from pathlib import Path

from tests.games.torres.perft.counting import by_engine
from tests.games.torres.perft.positions import PLACES

FILE = Path(__file__).with_name("counts.txt")
DEPTHS = (1, 2, 3, 4)


def table() -> dict[str, dict[int, int]]:
    """The table as it is written: for each position the sequences by their length."""
    lines = FILE.read_text("utf-8").splitlines()[1:]
    return {name: dict(zip(DEPTHS, map(int, counts), strict=True)) for name, *counts in map(str.split, lines)}


def main() -> None:
    """See the module's first lines."""
    rows = [("", *map(str, DEPTHS))]
    for name, place in PLACES.items():
        rows.append((name, *(str(by_engine(place.state(), depth)) for depth in DEPTHS)))
    text = "".join(f"{name:22}" + "".join(f"{count:>10}" for count in counts) + "\n" for name, *counts in rows)
    FILE.write_text(text, "utf-8", newline="\n")
    print(text, end="")


if __name__ == "__main__":
    main()
