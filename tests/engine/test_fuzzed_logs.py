"""Whatever a log holds, reading it gives a history or a `LogFault`, never another error, and changes nothing."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.recorded_games import examples
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import replay_file
from torres3d.games.torres.kit.engine_adapter import TORRES

SHORTEST = min(examples(), key=lambda file: file.stat().st_size)
LINES = {file.stem: lines_of(file) for file in examples()}

atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-4, 70),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(
        ["", "a1", "c4", "d8", "leap", "six", "under", "shift", "own", "hidden", "i9", "2026-01-31T20:15:00Z"]
    ),
    st.text(max_size=3),
)
values = st.recursive(
    atoms, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=2)
)


def read_safely(file: Path) -> None:
    """Read a log; anything but a history or a fault of it is an error of the program."""
    before = file.read_bytes()
    try:
        _, history, fault = replay_file(TORRES, file)
    except LogFault as header_fault:
        history, fault = None, header_fault
    assert fault is None or str(fault)
    assert history is None or len(history.states) == history.n + 1
    assert file.read_bytes() == before


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_changed_bytes(data: st.DataObject) -> None:
    content = bytearray(SHORTEST.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content)))
        match data.draw(st.sampled_from(["change", "insert", "remove", "cut"])):
            case "change" if place < len(content):
                content[place] = data.draw(st.integers(0, 255))
            case "insert":
                content[place:place] = data.draw(st.binary(max_size=8))
            case "remove":
                del content[place : place + data.draw(st.integers(1, 200))]
            case "cut":
                del content[place:]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.torres"
        file.write_bytes(content)
        read_safely(file)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    found = [way]
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        found += places(inner, (*way, key))
    return found


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_changed_values_with_right_sums(data: st.DataObject) -> None:
    lines = json.loads(json.dumps(LINES[data.draw(st.sampled_from(sorted(LINES)))]))
    number = data.draw(st.integers(0, len(lines) - 1) | st.just(0))
    way = data.draw(st.sampled_from(places(lines[number])[1:]))
    place: Any = lines[number]
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = data.draw(values)
    if way == ("sum",):
        return
    with TemporaryDirectory() as folder:
        read_safely(write_lines(Path(folder) / "game.torres", lines))
