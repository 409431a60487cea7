"""`play --text` in a real terminal: lines can be edited, leaving loses nothing, hidden hands are swept away."""

import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.games.torres.commands.text.speaking import persons, to_first_turn
from torres3d.terminal.console import SWEPT

PATIENCE, SOON = 30.0, 2.0
PRESSES = 5
CTRL_A, CTRL_C, CTRL_D, LEFT, UP = "\x01", "\x03", "\x04", "\x1b[D", "\x1b[A"


class Sitting:
    """Somebody at a terminal in which a game was begun."""

    def __init__(self, folder: Path, *options: str, log: str = "g.torres") -> None:
        self.log = folder / log
        self.said = ""
        self._mind, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "HOME": str(folder), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        words = [sys.executable, "-m", "torres3d", "play", "--text", "--language", "en"]
        words += [str(self.log)] if self.log.exists() else ["--log", str(self.log)]

        def own_terminal() -> None:
            os.setsid()
            os.close(os.open(os.ttyname(0), os.O_RDWR))  # the first one opened becomes the controlling one

        self.process = subprocess.Popen(
            [*words, *options],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            preexec_fn=own_terminal,  # noqa: PLW1509  # nothing else runs here
        )
        os.close(theirs)

    def hear(self, words: str) -> str:
        """Wait for these words; everything that was said since the last time up to them."""
        end = time.monotonic() + PATIENCE
        while words not in self.said:
            assert time.monotonic() < end, f"{words!r} was not said, but {self.said!r}"
            self._read(end)
        before, _, self.said = self.said.partition(words)
        return before + words

    def type(self, text: str) -> None:
        """Type."""
        os.write(self._mind, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl and C; once more where nothing comes of it (Python misses it between a prompt and its answer)."""
        for _ in range(PRESSES):
            self.type(CTRL_C)
            end = time.monotonic() + SOON
            while time.monotonic() < end:
                if not self._read(end) or "is saved in" in self.said:
                    break
            if "is saved in" in self.said:
                return

    def done(self) -> int:
        """Wait for the end; the exit status. All that was said is in ``said``."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            assert time.monotonic() < end, self.said
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._mind)

    @property
    def commands(self) -> list[str]:
        """The kinds of the commands in the log."""
        return [json.loads(line)["do"]["type"] for line in self.log.read_text("utf-8").splitlines()[1:]]

    def _read(self, end: float) -> bool:
        """Take in what was said; False when nothing more will be."""
        ready, _, _ = select.select([self._mind], [], [], max(end - time.monotonic(), 0))
        try:
            found = os.read(self._mind, 65536) if ready else b""
        except OSError:  # all who had the other end are gone
            return False
        self.said += found.decode("utf-8", "replace")
        return bool(found)


Sits = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sits]:
    sittings: list[Sitting] = []

    def begin(*options: str, log: str = "g.torres") -> Sitting:
        sittings.append(Sitting(tmp_path, *options, log=log))
        return sittings[-1]

    yield begin
    for sitting in sittings:
        sitting.close()


def begun(folder: Path) -> None:
    """A game of two persons with cards, past the set-up."""
    to_first_turn(persons(2, folder / "g.torres", "master")).close()


@pytest.mark.slow
def test_a_line_is_edited_and_fetched_again(sit: Sits) -> None:
    sitting = sit("--players", "Ana,Otto")
    sitting.hear("Ana, first knight> ")
    sitting.type("icture" + CTRL_A + "p\n")
    sitting.hear("A number is the level")
    sitting.hear("Ana, first knight> ")
    sitting.type("poinst" + LEFT + LEFT + "\x1b[3~" + LEFT + "\n")
    sitting.hear("poin")
    sitting.hear("Ana, first knight> ")
    sitting.type(UP + UP + "\n")
    sitting.hear("A number is the level")


@pytest.mark.slow
def test_ctrl_d_saves_and_leaves(sit: Sits) -> None:
    sitting = sit("--players", "Ana,Otto")
    sitting.hear("Ana, first knight> ")
    sitting.type("legal N\n")
    sitting.hear("Ana, first knight> ")
    sitting.type("1\n")
    sitting.hear("Otto, first knight> ")
    sitting.type(CTRL_D)
    assert sitting.done() == 0
    assert f"The game is saved in {sitting.log}." in sitting.said
    assert sitting.commands == ["place_knight"]


@pytest.mark.long
@pytest.mark.parametrize("typed", ["", "legal "])
def test_ctrl_c_leaves_without_a_traceback(sit: Sits, typed: str) -> None:
    sitting = sit("--players", "Ana,Otto")
    sitting.hear("Ana, first knight> ")
    sitting.type(typed)
    if typed:
        # Within the same millisecond the terminal drops what it has announced to readline, and readline waits for it.
        sitting.hear(typed)
    sitting.interrupt()
    assert sitting.done() == 130
    assert "Traceback" not in sitting.said
    assert "\nThe game is saved" in sitting.said
    assert sitting.commands == []


@pytest.mark.slow
def test_ctrl_c_while_bots_think_leaves_without_a_traceback(sit: Sits) -> None:
    sitting = sit("--players", "expert,expert")
    sitting.hear("builds on")
    sitting.interrupt()
    assert sitting.done() == 130
    assert "Traceback" not in sitting.said
    assert "\nThe game is saved" in sitting.said
    assert sitting.commands


@pytest.mark.slow
def test_hidden_hands_are_swept_from_screen_scrollback_and_fetched_lines(sit: Sits, tmp_path: Path) -> None:
    begun(tmp_path)
    sitting = sit()
    sitting.hear("press Enter when you are there: ")
    sitting.type("\n")
    sitting.hear("> ")
    sitting.type("hand\n")
    assert "Master card" in sitting.hear("> ")
    sitting.type("end\n")
    sitting.hear("yes or no? ")
    sitting.type("yes\n")
    assert SWEPT in sitting.hear("press Enter when you are there: ")
    sitting.type(UP + UP + UP + "\n")
    answer = sitting.hear("> ")
    assert "hand" not in answer.partition("year")[0], "what the other one typed is not fetched again"


@pytest.mark.slow
def test_who_leaves_leaves_no_hand_on_the_screen(sit: Sits, tmp_path: Path) -> None:
    begun(tmp_path)
    sitting = sit()
    sitting.hear("press Enter when you are there: ")
    sitting.type("\n")
    sitting.hear("> ")
    sitting.type("hand\n")
    sitting.hear("Master card")
    sitting.hear("> ")
    sitting.type("quit\n")
    assert sitting.done() == 0
    assert SWEPT in sitting.said
    assert "The game is saved" in sitting.said.rpartition(SWEPT)[2]


@pytest.mark.long
def test_a_block_is_chosen_and_kept_in_the_hand_and_the_game_left(sit: Sits) -> None:
    rules = ("--game", "turm", "--players", "Ana,Otto", "--rules", "judge=statics,hand=steady")
    sitting = sit(*rules, log="g.turm")
    assert "turn 1 of 48, thrown" in sitting.hear("> ")
    sitting.type("fields\n")
    assert "m10 cornerstone" in sitting.hear("> ")
    sitting.type("hint\n")
    sitting.hear("1. build the ")
    steps = sitting.hear("2. ").partition("  ")[2].partition("\r")[0]
    sitting.hear("> ")
    sitting.type(f"{steps}\n")
    sitting.hear("Let it go, yes or no? ")
    sitting.type("no\n")
    sitting.hear("The block is back in the supply.")
    sitting.hear("> ")
    sitting.type(UP + UP + "\n")  # the line before the answer is fetched again
    sitting.hear("Let it go, yes or no? ")
    sitting.type("yes\n")
    sitting.hear("> ")
    sitting.interrupt()
    assert sitting.done() == 130
    assert "\nThe game is saved" in sitting.said
    assert sitting.commands == ["build"]
