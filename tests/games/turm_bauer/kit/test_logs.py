"""Logs of Turm Bauer: read whole, and refused with file, line and reason where they are broken (section 10)."""

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.log_lines import lines_of, write_lines
from tests.house.places import ROOT
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log, replay_file, salvage
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM

EXAMPLES = ROOT / "tests/games/turm_bauer/examples"
LOGS = sorted(EXAMPLES.glob("*.turm"))
FOUR = EXAMPLES / "013-4p-opening.turm"
FALLING = EXAMPLES / "033-3p-collapseat-opening.turm"
Line = dict[str, Any]
Change = Callable[[list[Line]], object]


def test_the_examples_are_here() -> None:
    assert len(LOGS) == 5


@pytest.mark.parametrize("log", LOGS, ids=[log.stem for log in LOGS])
def test_t_10_3_every_state_of_an_example_has_its_document(log: Path) -> None:
    _, history = load_log(TURM, log)
    wanted = [json.loads(line) for line in log.with_suffix(".states.jsonl").read_text("utf-8").splitlines()]
    assert len(wanted) == history.n + 1
    for n, want in enumerate(wanted):
        got = json.loads(TURM.document_line(history.state_at(n), n, "legal" in want))
        assert got == want, n


def fault_of(tmp_path: Path, change: Change, log: Path = FOUR) -> LogFault:
    """The fault of a log in which something was changed, its sums put right."""
    lines = lines_of(log)
    change(lines)
    file = write_lines(tmp_path / "changed.turm", lines)
    with pytest.raises(LogFault) as caught:
        load_log(TURM, file)
    fault = caught.value
    assert fault.file == file
    assert str(file) in str(fault)
    assert f"line {fault.line}" in str(fault)
    return fault


def first(kind: str, lines: list[Line], which: Callable[[Line], bool] = lambda do: True) -> int:
    """The number of the first line with such a command."""
    return next(n for n, line in enumerate(lines) if n and line["do"]["type"] == kind and which(line["do"]))


HEADERS: dict[str, tuple[Callable[[Line], object], str, str]] = {
    "unknown option": (lambda head: head["setup"]["rules"].update(height=3), "unknown_option", "height"),
    "unknown set": (lambda head: head["setup"]["rules"].update(blocks="round"), "option_value", "house, flat, twins"),
    "unknown overhang": (lambda head: head["setup"]["rules"].update(overhang="far"), "option_value", "extent, row"),
    "a value of version 2": (
        lambda head: head["setup"]["rules"].update(overhang="parts"),
        "option_value",
        "extent, row.",
    ),
    "slips of version 2": (lambda head: head["setup"]["rules"].update(slips="none"), "option_value", "8, 9."),
    "slips too many": (lambda head: head["setup"]["rules"].update(slips=10), "option_value", "9"),
    "slips none": (lambda head: head["setup"]["rules"].update(slips=0), "option_value", "1"),
    "slips a text": (lambda head: head["setup"]["rules"].update(slips="3"), "option_value", '"3"'),
    "slips no whole number": (lambda head: head["setup"]["rules"].update(slips=3.0), "option_value", "3.0"),
    "slips true": (lambda head: head["setup"]["rules"].update(slips=True), "option_value", "true"),
    "collapse too few": (lambda head: head["setup"]["rules"].update(collapse=1), "option_value", "2, 3, 4, 5"),
    "collapse too many": (lambda head: head["setup"]["rules"].update(collapse=6), "option_value", "2, 3, 4, 5"),
    "one player": (lambda head: head["setup"].update(players=head["setup"]["players"][:1]), "turm_players", "1"),
    "five players": (
        lambda head: head["setup"]["players"].append({"name": "E", "colours": ["pink"], "bot": None}),
        "turm_players",
        "5",
    ),
    "no name": (lambda head: head["setup"]["players"][0].update(name=""), "name_length", "1 to 40"),
    "long name": (lambda head: head["setup"]["players"][0].update(name="x" * 41), "name_length", "41"),
    "two colours with four": (
        lambda head: head["setup"]["players"][1].update(colours=["pink", "white"]),
        "turm_colours",
        "2 colours",
    ),
    "no colour": (lambda head: head["setup"]["players"][1].update(colours=[]), "turm_colours", "0 colours"),
    "empty colour": (lambda head: head["setup"]["players"][1].update(colours=[""]), "colour_length", "0"),
    "long colour": (lambda head: head["setup"]["players"][1].update(colours=["x" * 21]), "colour_length", "21"),
    "colour twice": (lambda head: head["setup"]["players"][1].update(colours=["black"]), "colour_twice", "black"),
    "a colour, no colours": (lambda head: head["setup"]["players"][1].update(colour="pink"), "fields", "colour"),
    "no bot": (lambda head: head["setup"]["players"][1].pop("bot"), "fields", "bot"),
    "an edition": (lambda head: head["setup"].update(edition="x"), "fields", "edition"),
    "no throws": (lambda head: head["chance"].update(start=[]), "chance", "nobody highest"),
    "throws of three": (lambda head: head["chance"].update(start=[[1, 2, 3]]), "chance", "3 dice"),
    "throws end tied": (lambda head: head["chance"].update(start=[[6, 6, 1, 1]]), "chance", "nobody highest"),
    "throws after the highest": (
        lambda head: head["chance"].update(start=[[6, 1, 1, 1], [2]]),
        "chance",
        "after one was highest",
    ),
    "all throw again": (lambda head: head["chance"].update(start=[[6, 6, 1, 1], [1, 2, 3, 4]]), "chance", "4 dice"),
    "a seven": (lambda head: head["chance"].update(start=[[7, 1, 1, 1]]), "chance", "not 1 to 6"),
    "a roll less": (lambda head: head["chance"]["rolls"].pop(), "chance", "47"),
    "a roll more": (lambda head: head["chance"]["rolls"].append([1, 1]), "chance", "49"),
    "a roll of 0": (lambda head: head["chance"]["rolls"].__setitem__(0, [0, 3]), "chance", "not 1 to 6"),
    "a roll of three": (lambda head: head["chance"]["rolls"].__setitem__(0, [1, 2, 3]), "fields", "length"),
    "tremor too large": (lambda head: head["chance"].update(tremor=2**63), "chance", "tremor"),
    "tremor below 0": (lambda head: head["chance"].update(tremor=-1), "chance", "tremor"),
    "no tremor": (lambda head: head["chance"].pop("tremor"), "fields", "tremor"),
    "decks": (lambda head: head["chance"].update(decks=[]), "fields", "decks"),
    "newer": (lambda head: head.update(version=3), "newer_version", "version 3"),
    "older than any": (lambda head: head.update(version=0), "no_version", "0"),
    "of Torres": (lambda head: head.update(format="torres-log"), "not_a_log", "turm-log"),
    "a time": (lambda head: head.update(created="yesterday"), "time", "yesterday"),
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_header_that_cannot_be_is_refused(what: str, tmp_path: Path) -> None:
    change, reason, words = HEADERS[what]
    fault = fault_of(tmp_path, lambda lines: change(lines[0]))
    assert (fault.reason, fault.line) == (reason, 1)
    assert words in str(fault)


BUILDS: dict[str, tuple[Callable[[Line], object], str, str]] = {
    "unknown shape": (lambda do: do.update(block="9z"), "illegal", "not_in_supply"),
    "another size": (lambda do: do.update(block="6s"), "illegal", "not_thrown"),
    "cells of another shape": (lambda do: do["cells"].append([1, 0, 9]), "illegal", "wrong_shape"),
    "cells not sorted": (lambda do: do.update(cells=[[1, 0, 2], [1, 0, 1]]), "illegal", "cells_not_sorted"),
    "no cells": (lambda do: do.update(cells=[]), "illegal", "cells_not_sorted"),
    "a cell of two numbers": (lambda do: do.update(cells=[[1, 0]]), "fields", "cells"),
    "a cell of broken numbers": (lambda do: do.update(cells=[[1, 0, 1.5]]), "fields", "cells"),
    "a cell far away": (lambda do: do.update(cells=[[10**20, 0, 10**20 + 1]]), "illegal", "T-5"),
    "below the table": (lambda do: do.update(cells=[[1, 0, -1]]), "illegal", "below_table"),
    "a ring for the walk": (lambda do: do.update(ring="leap"), "fields", "ring"),
    "no ring said": (lambda do: do.pop("ring"), "fields", "ring"),
    "a ring not needed": (lambda do: do.update(ring="free"), "illegal", "ring_not_needed"),
    "no hand": (lambda do: do.pop("hand"), "fields", "hand"),
    "no outcome": (lambda do: do.pop("rest"), "fields", "rest"),
    "half a hand": (lambda do: do["hand"].pop("push"), "fields", "push"),
    "a hand with more": (lambda do: do["hand"].update(lean=1), "fields", "lean"),
    "an outcome with more": (lambda do: do["rest"].update(height=1), "fields", "height"),
    "nothing said of what moved": (lambda do: do["rest"].pop("moved"), "fields", "do.rest.moved"),
    "nothing said of what fell": (lambda do: do["rest"].pop("fell"), "fields", "do.rest.fell"),
    "no pose said": (lambda do: do["rest"].pop("pose"), "fields", "pose"),
    "a hand too far": (lambda do: do["hand"].update(dx=501), "illegal", "hand_out_of_bounds"),
    "a hand turned too far": (lambda do: do["hand"].update(yaw=-151), "illegal", "hand_out_of_bounds"),
    "a push too hard": (lambda do: do["hand"].update(push=101), "illegal", "hand_out_of_bounds"),
    "a push below none": (lambda do: do["hand"].update(push=-1), "illegal", "hand_out_of_bounds"),
    "a hand of half numbers": (lambda do: do["hand"].update(dx=0.5), "fields", "dx"),
    "a pose too far": (lambda do: do["rest"].update(pose=[0, -501, 0]), "illegal", "pose_out_of_bounds"),
    "a pose turned too far": (lambda do: do["rest"].update(pose=[0, 0, 151]), "illegal", "pose_out_of_bounds"),
    "a pose of two numbers": (lambda do: do["rest"].update(pose=[0, 0]), "fields", "pose"),
    "a block that fell and stayed": (lambda do: do["rest"].update(fell=[["blue", "1c"]]), "illegal", "pose_or_fallen"),
    "a block that stayed and fell": (lambda do: do["rest"].update(pose=None), "illegal", "pose_or_fallen"),
    "a fall of what is not built": (lambda do: do["rest"].update(fell=[["red", "6t"]]), "illegal", "unknown_block"),
    "a fall twice": (
        lambda do: do["rest"].update(pose=None, fell=[["blue", "1c"], ["blue", "1c"]]),
        "illegal",
        "outcome_not_sorted",
    ),
    "a move of what is not built": (
        lambda do: do["rest"].update(moved=[{"colour": "red", "block": "6t", "pose": [0, 0, 0]}]),
        "illegal",
        "outcome_unknown_block",
    ),
    "a move of itself": (
        lambda do: do["rest"].update(moved=[{"colour": "blue", "block": "1c", "pose": [0, 0, 0]}]),
        "illegal",
        "moved_itself",
    ),
    "an unknown type": (lambda do: do.update(type="build_two"), "fields", "build, discard, move, stay, undo"),
}


@pytest.mark.parametrize("what", BUILDS)
def test_a_build_that_cannot_be_is_refused(what: str, tmp_path: Path) -> None:
    change, reason, words = BUILDS[what]
    fault = fault_of(tmp_path, lambda lines: change(lines[1]["do"]))
    assert (fault.reason, fault.line) == (reason, 2)
    assert words in str(fault)


def test_moved_and_fell_sorted_and_of_built_blocks(tmp_path: Path) -> None:
    def change(lines: list[Line], **rest: object) -> int:
        number = first("build", lines, lambda do: len(do["rest"]["moved"]) >= 2)
        lines[number]["do"]["rest"].update(rest)
        return number

    lines = lines_of(FOUR)
    line = lines[change(lines)]
    moved = line["do"]["rest"]["moved"]
    new = line["do"]["block"]
    for rest, words in (
        ({"moved": moved[::-1]}, "outcome_not_sorted"),
        ({"moved": [moved[0], moved[0]]}, "outcome_not_sorted"),
        ({"fell": [[moved[0]["colour"], moved[0]["block"]]]}, "moved_and_fell"),
        ({"moved": [], "fell": [["nobody", new]]}, "outcome_unknown_block"),
        ({"moved": [moved[0] | {"pose": [0, 0, 1000]}]}, "pose_out_of_bounds"),
    ):
        fault = fault_of(tmp_path, lambda lines, rest=rest: change(lines, **rest))
        assert fault.reason == "illegal"
        assert words in str(fault)


MOVES: dict[str, tuple[Callable[[Line], object], str, str]] = {
    "no field": (lambda do: do.update(to=[7, 7, 7]), "illegal", "no_field"),
    "far away": (lambda do: do.update(to=[10**25, 0, 0]), "illegal", "no_field"),
    "onto a word": (lambda do: do.update(to="moon"), "fields", "to"),
    "onto two numbers": (lambda do: do.update(to=[1, 1]), "fields", "to"),
    "where it stands": (lambda do: do.update(to="table"), "illegal", "stands_there"),
    "with a ring not needed": (lambda do: do.update(ring="leap"), "illegal", "ring_not_needed"),
    "with a ring for building": (lambda do: do.update(ring="free"), "fields", "ring"),
}


@pytest.mark.parametrize("what", MOVES)
def test_a_move_that_cannot_be_is_refused(what: str, tmp_path: Path) -> None:
    change, reason, words = MOVES[what]
    fault = fault_of(tmp_path, lambda lines: change(lines[2]["do"]))
    assert (fault.reason, fault.line) == (reason, 3)
    assert words in str(fault)


def test_commands_out_of_turn_and_undos_that_are_final_are_refused(tmp_path: Path) -> None:
    def seat(lines: list[Line]) -> None:
        lines[1]["by"] = 3

    def nobody(lines: list[Line]) -> None:
        lines[1]["by"] = 9

    def undo(lines: list[Line]) -> None:
        lines[2]["do"] = {"type": "undo"}

    def discard(lines: list[Line]) -> None:
        lines[1]["do"] = {"type": "discard", "block": "1c"}

    def stay(lines: list[Line]) -> None:
        lines[1]["do"] = {"type": "stay"}

    for change, line, words in (
        (seat, 2, "not_your_turn"),
        (nobody, 2, "not_your_turn"),
        (undo, 3, "a block was let go"),
        (discard, 2, "block_can_be_built"),
        (stay, 2, "wrong_stage"),
    ):
        fault = fault_of(tmp_path, change)
        assert (fault.line, words in str(fault)) == (line, True), str(fault)
    after_the_end = fault_of(tmp_path, lambda lines: lines.append({**lines[-1], "n": len(lines)}), FALLING)
    assert "game_over" in str(after_the_end)


def test_t_10_3_a_discard_is_taken_back_and_the_numbers_go_on(tmp_path: Path) -> None:
    _, history = load_log(TURM, FOUR)
    undone = [step for step in history.steps if type(step.command).__name__ == "Undo"]
    assert undone
    for step in undone:
        assert step.before.stage == "move"
        assert step.after is history.state_at(step.n - 2)
    fault = fault_of(tmp_path, lambda lines: lines[undone[0].n]["do"].update(type="stay", extra=1))
    assert fault.reason == "fields"


def test_altered_lost_and_torn_lines(tmp_path: Path) -> None:
    lines = lines_of(FOUR)
    lines[5]["do"]["hand"]["dx"] += 1
    altered = write_lines(tmp_path / "altered.turm", lines, resum=False)
    with pytest.raises(LogFault) as caught:
        load_log(TURM, altered)
    assert (caught.value.reason, caught.value.line) == ("sum", 6)
    lost = write_lines(tmp_path / "lost.turm", [line for n, line in enumerate(lines_of(FOUR)) if n != 5], resum=False)
    with pytest.raises(LogFault) as caught:
        load_log(TURM, lost)
    assert (caught.value.reason, caught.value.line) == ("number", 6)
    torn = tmp_path / "torn.turm"
    torn.write_bytes(FOUR.read_bytes()[:-30])
    log, history = load_log(TURM, torn)
    assert log.torn == len(lines)
    game = Game.open(TURM, torn)
    assert game.n == history.n == len(lines) - 2
    game.close()
    copy = tmp_path / "copy.turm"
    assert salvage(TURM, altered, copy) == 4
    assert load_log(TURM, copy)[1].n == 4


atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 7),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "1c", "6t", "9z", "red", "table", "free", "leap", "build", "undo", "2026-01-31T20:15:00Z"]),
)
values = st.recursive(atoms, lambda inner: st.lists(inner, max_size=4), max_leaves=6)
PARSED = {log.stem: lines_of(log) for log in LOGS}


def ways(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for key, each in inner for found in ways(each, (*way, key)))]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_a_log_holds_it_is_a_history_or_a_fault(data: st.DataObject) -> None:
    lines = json.loads(json.dumps(data.draw(st.sampled_from(list(PARSED.values())))[:14]))
    line = data.draw(st.sampled_from(lines))
    way = data.draw(st.sampled_from(ways(line)[1:]))
    inside = line
    for step in way[:-1]:
        inside = inside[step]
    inside[way[-1]] = data.draw(values)
    with TemporaryDirectory() as folder:
        fault, states, n = read_safely(write_lines(Path(folder) / "fuzzed.turm", lines))
    assert fault is None or str(fault)
    assert states == n + 1


def read_safely(file: Path) -> tuple[LogFault | None, int, int]:
    """The fault of a log, and how many states and lines its good part has."""
    try:
        _, history, fault = replay_file(TURM, file)
    except LogFault as header:
        return header, 1, 0
    return fault, len(history.states), history.n
