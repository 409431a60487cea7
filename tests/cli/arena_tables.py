"""The table of an arena, read again, beside what its results say."""

import re
from collections.abc import Mapping, Sequence
from typing import Any


def check_arena_table(out: str, games: Sequence[Mapping[str, Any]], counted: str) -> list[dict[str, str]]:
    """Hold each row of the table to the games behind it; hands back the rows, by column."""
    lines = out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("level "))
    names = re.split(r"\s{2,}", lines[first].strip())
    assert [*names[:7], *names[-2:]] == ["level", "games", "wins", "share", "95 %", counted, "rank", "turn", "most"]
    levels = {level for game in games for level in game["levels"]}
    rows = [
        dict(zip(names, re.split(r"\s{2,}", line.strip()), strict=True))
        for line in lines[first + 1 : first + 1 + len(levels)]
    ]
    assert {row["level"] for row in rows} == levels
    for row in rows:
        own = [
            game["scores"][seat] for game in games for seat, level in enumerate(game["levels"]) if level == row["level"]
        ]
        assert row["games"] == str(len(own))
        assert abs(float(row[counted]) - sum(own) / len(own)) <= 0.05
    return rows
