"""Games: the log first, then the listeners, in order; states at any command; folders that cannot be written."""

import os
from pathlib import Path

import pytest

from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.logged_games import begun, setup, written
from torres3d.engine.log_errors import LogFault, StaleCommand, WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresStep
from torres3d.games.torres.kit.setup_and_options import SetupFault
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.evolve import evolve


def test_the_line_is_in_the_file_before_a_listener_hears_of_it(tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    game = Game.create(TORRES, setup(), file)
    seen: list[tuple[int, int]] = []
    game.listen(lambda step: seen.append((step.n, lines_of(file)[-1]["n"])))
    game.submit(c.PlaceKnight("c3"))
    game.undo()
    assert seen == [(1, 1), (2, 2)]


def test_the_line_is_flushed_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.create(TORRES, setup(), tmp_path / "game.torres")
    order: list[str] = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (order.append("disk"), real(handle))[1])
    game.listen(lambda step: order.append("listener"))
    game.submit(c.PlaceKnight("c3"))
    assert order == ["disk", "listener"]


def test_every_listener_hears_every_step_once_and_in_order() -> None:
    game = Game.create(TORRES, setup())
    heard: list[tuple[str, int]] = []

    def eager(step: TorresStep) -> None:
        heard.append(("eager", step.n))
        if step.n == 1:
            game.submit(c.PlaceKnight("f6"))  # gives the next command while the others still wait

    game.listen(eager)
    leave = game.listen(lambda step: heard.append(("late", step.n)))
    game.submit(c.PlaceKnight("c3"))
    assert heard == [("eager", 1), ("late", 1), ("eager", 2), ("late", 2)]
    leave()
    leave()
    game.submit(c.PlaceKing("d8"))
    assert heard[4:] == [("eager", 3)]


def test_a_listener_that_fails_keeps_nothing_from_the_others() -> None:
    game = Game.create(TORRES, setup())
    heard: list[int] = []

    def broken(step: TorresStep) -> None:
        raise RuntimeError("broken")

    game.listen(broken)
    game.listen(lambda step: heard.append(step.n))
    with pytest.raises(ExceptionGroup) as caught:
        game.submit(c.PlaceKnight("c3"))
    assert [str(error) for error in caught.value.exceptions] == ["broken"]
    assert heard == [1]
    assert game.n == 1


def test_a_step_carries_its_events_and_both_states() -> None:
    game = Game.create(TORRES, setup())
    step = game.submit(c.PlaceKnight("c3"))
    state = step.before
    for event in step.events:
        state = evolve(state, event)
    assert state == step.after == game.state


def test_states_at_any_command() -> None:
    game = Game.create(TORRES, setup())
    start = game.state
    game.submit(c.PlaceKnight("c3"))
    game.undo()
    assert game.state_at(0) is start
    assert game.state_at(2) is start
    assert game.state_at(1).knights[0]
    for n in (-1, 3):
        with pytest.raises(IndexError):
            game.state_at(n)


def test_live_commands_leave_out_what_was_taken_back() -> None:
    game = Game.create(TORRES, setup())
    game.submit(c.PlaceKnight("c3"))
    game.undo()
    game.submit(c.PlaceKnight("f3"))
    assert [(step.n, step.by, step.command) for step in game.history.standing_steps()] == [(3, 0, c.PlaceKnight("f3"))]
    assert game.history.standing_steps(1) == game.history.steps[:1]
    assert game.history.standing_steps(2) == []


def test_a_command_made_for_an_earlier_position_is_refused() -> None:
    game = Game.create(TORRES, setup())
    game.submit(c.PlaceKnight("c3"), made_for=0)
    with pytest.raises(StaleCommand):
        game.submit(c.PlaceKnight("f3"), made_for=0)
    assert game.n == 1


def test_a_set_up_that_cannot_be_played_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(SetupFault):
        Game.create(TORRES, setup(edition="none"), tmp_path / "game.torres")
    assert not list(tmp_path.iterdir())


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    file.write_text("mine", "utf-8")
    with pytest.raises(WriteFault) as caught:
        Game.create(TORRES, setup(), file)
    assert caught.value.reason == "exists"
    assert file.read_text("utf-8") == "mine"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    with pytest.raises(WriteFault) as caught:
        Game.create(TORRES, setup(), tmp_path / "file" / "game.torres")
    assert caught.value.reason == "not_written"
    assert "choose another folder" in str(caught.value)


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.torres"
    game = begun(file)
    before, state = file.read_bytes(), game.state
    real = os.write
    calls: list[int] = []

    def full(handle: int, data: bytes) -> int:
        calls.append(len(data))
        if len(calls) == 1:
            return real(handle, data[:20])  # a part of the line still finds room
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(WriteFault) as caught:
            game.submit(c.Score())
    assert "No space left on device" in str(caught.value)
    assert file.read_bytes() == before
    assert game.state is state
    game.submit(c.Score())
    assert load_log(TORRES, file)[1].states == game.history.states


def test_a_file_changed_by_another_program_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    one, other = begun(file), Game.open(TORRES, file)
    one.submit(c.Score())
    with pytest.raises(WriteFault) as caught:
        other.submit(c.Score())
    assert caught.value.reason == "changed_meanwhile"
    assert load_log(TORRES, file)[1].states == one.history.states


def test_a_faulty_log_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    file.write_text("{}\n", "utf-8")
    with pytest.raises(LogFault):
        Game.open(TORRES, file)


def test_games_without_a_file_leave_none() -> None:
    game = Game.create(TORRES, setup())
    assert game.file is None
    assert game.header.game != Game.create(TORRES, setup()).header.game


def test_a_game_of_version_1_is_played_on_as_version_1(tmp_path: Path) -> None:
    lines = lines_of(written(tmp_path / "new.torres", 12, seed=4))
    lines[0]["version"] = 1
    old = write_lines(tmp_path / "old.torres", lines)
    game = Game.open(TORRES, old)
    assert game.state.options.marker_spaces == "by_total"
    game.submit(TORRES.legal(game.state)[0])
    again = Game.open(TORRES, old)
    assert (again.header.version, again.n) == (1, 13)
    assert Game.create(TORRES, game.header.setup).header.version == 2
