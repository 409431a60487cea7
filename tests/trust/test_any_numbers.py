"""A log in which any number is any other one is played or told, in every language."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.at_length import at_length
from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.kits import kit_of
from tests.trust.whole_logs import LOGS, TURM_LOGS
from torres3d.base import paths
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import GAMES
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Texts, language_ids
from torres3d.terminal.error_exit import in_words

LOCALE = paths.config() / "locale"
LANGUAGES = [Texts(LOCALE, language, [game.words for game in GAMES]) for language in language_ids(LOCALE)]
SEVERAL = [*sorted((LOGS / "version-2").glob("romanian-*.torres")), TURM_LOGS / "2p-twins-row-collapse.turm"]
"""In the Romanian games somebody names the starter, so seats stand in commands too."""
CHOSEN = LOGS / "version-2" / "romanian-basic-2p.torres"
NUMBERS = st.integers(-9, 9) | st.integers() | st.sampled_from([-(2**63), 2**63, 2**64, 10**30, -1])
PATIENT = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
COMMANDS = [
    ("replay",),
    ("show", "-o", "picture.png"),
    ("analyse",),
    ("film", "-o", "film.webp"),
    ("export", "-o", "scene.glb"),
    ("play", "--text"),
]


def places(value: object, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers of a value."""
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(each, (*way, key))
    elif isinstance(value, int) and not isinstance(value, bool) and way[-1] != "n":
        yield way


def put(lines: list[dict[str, Any]], way: tuple[Any, ...], number: int) -> list[dict[str, Any]]:
    """The lines with another number there."""
    lines = [*lines[: way[0]], copy.deepcopy(lines[way[0]]), *lines[way[0] + 1 :]]
    value: Any = lines[way[0]]
    for key in way[1:-1]:
        value = value[key]
    value[way[-1]] = number
    return lines


def look(file: Path) -> None:
    """Read a log; the error is printed at the terminal and in each language."""
    for fault in faults_of(file):
        assert in_words(fault)
        for say in LANGUAGES:
            said = fault_message(fault, say).problem
            assert said
            assert "{" not in said
            assert "_your_turn" not in said, "refusals are sentences, not ids"


def faults_of(file: Path) -> list[LogFault]:
    """What is wrong with a log, if anything is."""
    try:
        load_log(kit_of(file), file)
    except LogFault as fault:
        return [fault]
    return []


@pytest.mark.parametrize("log", SEVERAL, ids=lambda log: log.name)
@pytest.mark.parametrize("examples", [40, *at_length(3000)])
def test_any_number_of_a_log_may_be_any_other_one(log: Path, examples: int, tmp_path: Path) -> None:
    lines = lines_of(log)
    there = list(places(lines))
    of_seats = [way for way in there if way[-1] in ("by", "seat")]

    @settings(max_examples=examples, deadline=None, suppress_health_check=PATIENT, database=None)
    @given(way=st.sampled_from(of_seats) | st.sampled_from(there), number=NUMBERS)
    def any_number(way: tuple[Any, ...], number: int) -> None:
        look(write_lines(tmp_path / f"other{log.suffix}", put(lines, way, number)))

    any_number()


def faulty(folder: Path, kind: str) -> Path:
    """A log with a negative number of a seat: whose command it is, or who is to start."""
    lines = lines_of(CHOSEN)
    if kind == "by":
        return write_lines(folder / "by.torres", put(lines, (1, "by"), -1))
    chosen = next(number for number, line in enumerate(lines) if line.get("do", {}).get("type") == "choose_starter")
    return write_lines(folder / "seat.torres", put(lines, (chosen, "do", "seat"), -1))


@pytest.mark.parametrize("kind", ["by", "seat"])
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_negative_seat_is_told_by_every_command(words: tuple[str, ...], kind: str, tmp_path: Path) -> None:
    file = faulty(tmp_path, kind)
    command, *others = [str(tmp_path / word) if "." in word else word for word in words]
    done = run(command, str(file), *others)
    assert done.status != 0
    assert "Traceback" not in done.err
    assert "Something went wrong" not in done.err
    assert "line" in done.err
    assert done.err.count("\n") == 1
