"""A frozen build serves the child processes that Python starts with the game as their interpreter."""

from multiprocessing import resource_tracker, spawn

import pytest

from torres3d.base.frozen import serve_multiprocessing


def test_an_ordinary_interpreter_serves_nothing() -> None:
    assert not serve_multiprocessing(["--multiprocessing-fork", "pipe_handle=5"])


@pytest.mark.parametrize("words", [[], ["replay", "game.torres"], ["-c", "print(1)"]])
def test_a_frozen_build_reads_its_own_command_line(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert not serve_multiprocessing(words)


def test_a_frozen_build_becomes_a_child(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(spawn, "freeze_support", lambda: served.append("child"))
    words = spawn.get_command_line(pipe_handle=5)[1:]
    assert serve_multiprocessing(words)
    assert served == ["child"]


def test_a_frozen_build_becomes_the_tracker(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[int] = []
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(resource_tracker, "main", served.append)
    assert serve_multiprocessing(["-E", "-c", "from multiprocessing.resource_tracker import main;main(7)"])
    assert served == [7]
