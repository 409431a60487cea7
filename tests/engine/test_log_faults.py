"""Logs that are not whole: what is dropped, what is refused, and that the file is never altered."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.logged_games import begun, written
from torres3d.base.faults import Fault
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_replay import load_log, salvage
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.legal import legal


def fault_of(file: Path) -> LogFault:
    """The fault of a log; the file stays as it is, and the words name file, line and what to do."""
    before = file.read_bytes()
    with pytest.raises(LogFault) as caught:
        load_log(TORRES, file)
    assert file.read_bytes() == before
    fault = caught.value
    assert str(file) in str(fault)
    assert fault.problem
    assert fault.remedy in str(fault)
    return fault


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return written(tmp_path / "game.torres")


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_torn_last_line_is_dropped(log: Path, cut: int) -> None:
    whole = load_log(TORRES, log)[1]
    log.write_bytes(log.read_bytes()[:-cut])
    if cut == 1:  # only the line feed is lost: the line is whole
        assert load_log(TORRES, log)[0].torn is None
        assert load_log(TORRES, log)[1].states == whole.states
    else:
        read, history = load_log(TORRES, log)
        assert read.torn == whole.n + 1
        assert history.states == whole.states[:-1]


@pytest.mark.parametrize("rubbish", [b"\0\0\0\0", b"\xff\xfe{", b'{"n": 31, "by"', b"{}}\n", b"null\n", b"\n", b"7"])
def test_a_garbled_last_line_is_dropped(log: Path, rubbish: bytes) -> None:
    whole = load_log(TORRES, log)[1]
    log.write_bytes(log.read_bytes() + rubbish)
    read, history = load_log(TORRES, log)
    assert read.torn == whole.n + 2
    assert history.states == whole.states


@pytest.mark.parametrize("tail", [b'{"n": 31, "by', b"\0" * 5000, b""])
def test_a_torn_game_goes_on_from_the_last_whole_line(log: Path, tail: bytes) -> None:
    good = log.read_bytes() if tail else log.read_bytes()[:-1]
    log.write_bytes(good + tail)
    game = Game.open(TORRES, log)
    assert log.read_bytes() == good + tail, "opening alone alters nothing"
    n = game.n
    game.submit(legal(game.state)[0])
    assert log.read_bytes().startswith(good)
    read, history = load_log(TORRES, log)
    assert read.torn is None
    assert history.n == n + 1
    assert history.states == game.history.states


def test_a_garbled_line_in_the_middle_is_a_fault(log: Path) -> None:
    lines = log.read_bytes().split(b"\n")
    lines[10] = lines[10][:30]
    log.write_bytes(b"\n".join(lines))
    fault = fault_of(log)
    assert (fault.reason, fault.line) == ("not_json", 11)
    assert "salvage" in fault.remedy


def test_a_blank_line_in_the_middle_is_a_fault(log: Path) -> None:
    lines = log.read_bytes().split(b"\n")
    lines.insert(5, b"")
    log.write_bytes(b"\n".join(lines))
    assert (fault_of(log).reason, fault_of(log).line) == ("not_json", 6)


@pytest.mark.parametrize("line", [1, 5, -1])
def test_an_altered_line_shows_in_its_sum(log: Path, line: int) -> None:
    lines = lines_of(log)
    lines[line]["at"] = "2001-01-01T00:00:00Z"
    write_lines(log, lines, resum=False)
    fault = fault_of(log)
    assert (fault.reason, fault.line) == ("sum", (line if line > 0 else len(lines) + line) + 1)


def test_an_altered_header_shows_in_its_sum(log: Path) -> None:
    lines = lines_of(log)
    lines[0]["setup"]["players"][0]["name"] = "Eve"
    assert (fault_of(write_lines(log, lines, resum=False)).reason, fault_of(log).line) == ("sum", 1)


def test_a_lost_line_shows(log: Path) -> None:
    lines = lines_of(log)
    del lines[7]
    fault = fault_of(write_lines(log, lines, resum=False))
    assert (fault.reason, fault.line) == ("number", 8)
    assert fault.values == {"given": 8, "expected": 7}


def test_a_gap_in_the_numbers_is_a_fault_also_with_right_sums(log: Path) -> None:
    lines = lines_of(log)
    for line in lines[7:]:
        line["n"] += 1
    assert (fault_of(write_lines(log, lines)).reason, fault_of(log).line) == ("number", 8)


def test_swapped_lines_show(log: Path) -> None:
    lines = lines_of(log)
    lines[3], lines[4] = lines[4], lines[3]
    assert (fault_of(write_lines(log, lines)).reason, fault_of(log).line) == ("number", 4)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"do": {"type": "castle", "at": "c4"}}, "there is no command of the type `castle`"),
        ({"do": {"type": "found"}}, "at"),
        ({"do": {"type": "place_knight", "at": "i9"}}, "i9"),
        ({"do": {"type": "place_knight", "at": "c6", "by": 0}}, "by"),
        ({"do": {"type": "play", "card": "leap", "at": "c6"}}, "leap"),
        ({"do": {"type": "play", "card": "hidden"}}, "hidden"),
        ({"do": []}, "object"),
        ({"do": {"type": 5}}, "5"),
        ({"further": 1}, "further"),
        ({"by": "0"}, "int"),
        ({"by": None}, "int"),
        ({"n": "1"}, "int"),
        ({"at": 5}, "str"),
    ],
)
def test_wrong_fields_are_a_fault(log: Path, change: dict[str, Any], words: str) -> None:
    lines = lines_of(log)
    lines[1].update(change)
    fault = fault_of(write_lines(log, lines))
    assert (fault.reason, fault.line) == ("fields", 2)
    assert words in str(fault)


@pytest.mark.parametrize("field", ["n", "by", "do", "at"])
def test_a_missing_field_is_a_fault(log: Path, field: str) -> None:
    lines = lines_of(log)
    del lines[1][field]
    fault = fault_of(write_lines(log, lines))
    assert (fault.reason, fault.line) == ("fields", 2)
    assert field in str(fault)


def test_a_missing_sum_is_a_fault(log: Path) -> None:
    lines = lines_of(log)
    del lines[4]["sum"]
    assert (fault_of(write_lines(log, lines, resum=False)).reason, fault_of(log).line) == ("fields", 5)


@pytest.mark.parametrize("time", ["", "2026-01-31 20:15:00", "2026-01-31T20:15:00", "2026-01-31T20:15:00+01:00"])
def test_a_time_in_another_form_is_a_fault(log: Path, time: str) -> None:
    lines = lines_of(log)
    lines[2]["at"] = time
    assert (fault_of(write_lines(log, lines)).reason, fault_of(log).line) == ("time", 3)


def test_times_are_not_judged(log: Path) -> None:
    lines = lines_of(log)
    lines[2]["at"] = "1999-12-31T23:59:59Z"
    assert load_log(TORRES, write_lines(log, lines))[1].n == len(lines) - 1


def test_an_illegal_command_is_a_fault_with_its_rule(tmp_path: Path) -> None:
    log = tmp_path / "begun.torres"
    begun(log)
    lines = lines_of(log)
    lines[2]["do"] = lines[1]["do"]
    fault = fault_of(write_lines(log, lines))
    assert (fault.reason, fault.line) == ("illegal", 3)
    assert "section 1" in str(fault)


def test_a_command_of_another_seat_is_illegal(log: Path) -> None:
    lines = lines_of(log)
    lines[1]["by"] = 1
    fault = fault_of(write_lines(log, lines))
    assert (fault.reason, fault.line) == ("illegal", 2)


def test_an_illegal_command_is_found_before_a_later_fault(log: Path) -> None:
    lines = lines_of(log)
    lines[2]["do"] = lines[1]["do"]
    write_lines(log, lines)
    log.write_bytes(log.read_bytes() + b"rubbish\nrubbish\n")
    assert fault_of(log).line == 3


def test_an_undo_of_another_seat_is_a_fault(log: Path) -> None:
    lines = lines_of(log)[:2]
    lines.append({"n": 2, "by": 1, "do": {"type": "undo"}, "at": "2026-01-31T20:15:00Z"})
    assert (fault_of(write_lines(log, lines)).reason, fault_of(log).line) == ("undo_refused", 3)


def test_an_undo_of_nothing_is_a_fault(log: Path) -> None:
    lines = lines_of(log)[:1]
    lines.append({"n": 1, "by": 0, "do": {"type": "undo"}, "at": "2026-01-31T20:15:00Z"})
    assert (fault_of(write_lines(log, lines)).reason, fault_of(log).line) == ("undo_refused", 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("version", 3, "newer_version"),
        ("version", 0, "no_version"),
        ("version", "1", "no_version"),
        ("version", True, "no_version"),
        ("format", "chess-log", "not_a_log"),
        ("setup.edition", "kosmos-2005", "unknown_edition"),
        ("setup.mode", "expert", "option_value"),
        ("setup.rules", {"dice": 2}, "unknown_option"),
        ("setup.rules", {"mode": "master"}, "unknown_option"),
        ("setup.rules", {"leap_over": "anything"}, "option_value"),
        ("setup.rules", {"deck": {"basic": "own"}}, "option_value"),
        ("setup.rules", {"stacks": [[3, 3, 3, 3]]}, "option_value"),
        ("setup.rules", {"stacks": [[3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]}, "option_impossible"),
        ("setup.rules", {"stacks": [[4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]}, "option_impossible"),
        ("setup.rules", {"foundations": ["a1", "a2", "c1", "c3", "e1", "e3", "g1", "g3"]}, "option_impossible"),
        ("setup.rules", {"foundations": ["a1", "c1"]}, "option_impossible"),
        ("setup.rules", {"foundations": ["z1", "a1", "c1", "c3", "e1", "e3", "g1", "g3"]}, "option_impossible"),
        ("setup.rules", None, "fields"),
        ("setup.players", [], "players_count"),
        ("setup.players.0.name", "", "name_length"),
        ("setup.players.0.name", "x" * 41, "name_length"),
        ("setup.players.0.colour", "", "colour_length"),
        ("setup.players.0.colour", "x" * 21, "colour_length"),
        ("setup.players.0.colour", "türkis", "colour_twice"),
        ("setup.players.0.bot", 3, "fields"),
        ("setup.players.0.age", 3, "fields"),
        ("created", "yesterday", "time"),
        ("game", 5, "fields"),
        ("further", 5, "fields"),
        ("chance.decks", [], "chance"),
        ("chance.decks.0", ["leap"] * 10, "chance"),
        ("chance.decks.0", ["leap", "six"], "chance"),
        ("chance.decks.0.0", "joker", "fields"),
        ("chance.master", "row", "chance"),
    ],
)
def test_a_wrong_header_is_a_fault(log: Path, path: str, value: object, reason: str) -> None:
    lines = lines_of(log)
    *way, last = path.split(".")
    place: Any = lines[0]
    for step in way:
        place = place[int(step) if step.isdecimal() else step]
    place[int(last) if last.isdecimal() else last] = value
    fault = fault_of(write_lines(log, lines))
    assert (fault.reason, fault.line) == (reason, 1)


def test_an_unknown_edition_names_the_known_ones(log: Path) -> None:
    lines = lines_of(log)
    lines[0]["setup"]["edition"] = "kosmos-2005"
    assert "ravensburger-1999, rio-grande-1999, romanian" in str(fault_of(write_lines(log, lines)))


def test_a_newer_version_says_which(log: Path) -> None:
    lines = lines_of(log)
    lines[0]["version"] = 7
    assert "version 7; this program reads up to version 2" in str(fault_of(write_lines(log, lines)))


def test_stacks_that_need_more_than_the_blocks_there_are(log: Path) -> None:
    lines = lines_of(log)
    player = lines[0]["setup"]["players"][0]
    lines[0]["setup"]["players"] += [{**player, "colour": "one"}, {**player, "colour": "two"}]
    lines[0]["setup"]["rules"] = {"stacks": [[3, 2, 2, 2], [2, 2, 2], [2, 2, 2]]}
    fault = fault_of(write_lines(log, lines))
    assert fault.reason == "option_impossible"
    assert "92" in str(fault)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"),
        (b"\n", "not_a_log"),
        (b"hello\n", "not_a_log"),
        (b'{"format": "torres-log", "ver', "not_a_log"),
        (b"[1, 2]\n", "not_a_log"),
        (b"{}\n", "not_a_log"),
        (b"[" * 100_000, "not_a_log"),
        ("\ufeff{}".encode(), "not_utf8"),
        ('{"format": "torres-log", "game": "Ștefan"}\n'.encode("utf-16"), "not_utf8"),
        (b'{"format": "torres-log", "game": "J\xfcrgen"}\n', "not_utf8"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not_utf8"),
    ],
)
def test_what_is_no_log_is_called_so(tmp_path: Path, data: bytes, reason: str) -> None:
    file = tmp_path / "thing.torres"
    file.write_bytes(data)
    assert fault_of(file).reason == reason


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "none.torres", "not_found"), (tmp_path, "is_folder")):
        with pytest.raises(LogFault) as caught:
            load_log(TORRES, file)
        assert caught.value.reason == reason
        assert str(file) in str(caught.value)


def test_a_pipe_and_an_endless_device_are_no_logs(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.torres"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero")):
        with pytest.raises(LogFault, match="not a file") as caught:
            load_log(TORRES, file)
        assert caught.value.reason == "not_regular"


def test_a_file_far_larger_than_any_game(tmp_path: Path) -> None:
    file = tmp_path / "huge.torres"
    file.touch()
    os.truncate(file, 2**40)
    with pytest.raises(LogFault, match="no game needs that many"):
        load_log(TORRES, file)


@pytest.mark.parametrize(
    ("error", "reason"),
    [(PermissionError(13, "Permission denied"), "no_permission"), (OSError(5, "Input/output error"), "not_readable")],
)
def test_a_file_that_may_not_be_read(log: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, reason: str) -> None:
    def refuse(*_: object) -> int:
        raise error

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(LogFault) as caught:
        load_log(TORRES, log)
    assert caught.value.reason == reason
    assert error.strerror in str(caught.value)


def test_the_part_before_a_fault_can_be_opened_as_a_copy(log: Path, tmp_path: Path) -> None:
    whole = load_log(TORRES, log)[1]
    lines = lines_of(log)
    lines[12]["at"] = "2001-01-01T00:00:00Z"
    write_lines(log, lines, resum=False)
    before = log.read_bytes()
    copy = tmp_path / "copy.torres"
    assert salvage(TORRES, log, copy) == 11
    assert log.read_bytes() == before
    game = Game.open(TORRES, copy)
    assert game.history.states == whole.states[:12]
    with pytest.raises(WriteFault) as caught:
        salvage(TORRES, log, copy)
    assert caught.value.reason == "exists"


def test_the_part_before_an_illegal_command_can_be_opened(log: Path, tmp_path: Path) -> None:
    lines = lines_of(log)
    lines[2]["do"] = lines[1]["do"]
    write_lines(log, lines)
    assert salvage(TORRES, log, tmp_path / "copy.torres") == 1
    assert load_log(TORRES, tmp_path / "copy.torres")[1].n == 1


def test_nothing_can_be_saved_of_a_faulty_header(log: Path, tmp_path: Path) -> None:
    log.write_text("{}\n" + json.dumps({"n": 1}) + "\n", "utf-8")
    with pytest.raises(Fault) as caught:
        salvage(TORRES, log, tmp_path / "copy.torres")
    assert caught.value.reason == "nothing_to_save"
    assert not (tmp_path / "copy.torres").exists()


def test_the_order_of_keys_and_blanks_does_not_matter(log: Path) -> None:
    whole = load_log(TORRES, log)[1]
    lines = lines_of(log)
    texts = [json.dumps(dict(reversed(line.items())), indent=None, separators=(" , ", " : ")) for line in lines]
    log.write_bytes(("\r\n".join(texts) + "\r\n").encode("ascii"))
    assert load_log(TORRES, log)[1].states == whole.states
