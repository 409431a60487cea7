"""How soon the window speaks: from a key to its change on the screen, and on to the voice program. Run on demand:
``pytest tests/bench/bench_speech.py -s``.

Wanted on a 2-core machine: the voice program has the text within 0.2 s of the begin of the round that shows the change,
also where another text was being spoken; what is spoken costs a round less than 2 ms.
"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.driver import button
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import seat_and_place
from tests.voices import RecordingVoice, on_path
from torres3d.app.window.settings import Settings
from torres3d.app.window.speech.speech import Speech
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.screen_texts import ScreenTexts

WANTED = 0.2
SQUARES = 40
FRAME = 1 / 60
SETTINGS = Settings(quality="low", speech="all", instant=True, reduced_motion=True)


@pytest.mark.parametrize("speaking", [0.0, 600.0], ids=["silent before", "while another text is spoken"])
def test_from_the_screen_to_the_voice(
    open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaking: float
) -> None:
    """The cursor goes from square to square; rounds last as long as frames do."""
    recorder = RecordingVoice(tmp_path / "voice", seconds=speaking)
    monkeypatch.setenv("PATH", on_path(recorder))
    costs: list[float] = []
    follow = Speech.follow

    def measured(speech: Speech, model: HudModel, read: Callable[[], ScreenTexts], seconds: float) -> None:
        begun = time.perf_counter()
        follow(speech, model, read, seconds)
        costs.append(time.perf_counter() - begun)

    monkeypatch.setattr(Speech, "follow", measured)
    driver = open_program(SETTINGS)
    keys = Keys(driver.program, driver.screen)
    seat_and_place(keys, "romanian")
    keys.key("arrow_up")
    delays = []
    for number in range(SQUARES):
        before, heard = _tip(keys), len(recorder.heard)
        arrow = button(f"arrow_{'left' if number % 2 else 'right'}")
        keys.down(arrow)
        while _tip(keys) == before:
            shown = time.monotonic()
            _frame(keys)
        keys.up(arrow)
        while len(recorder.heard) == heard:
            _frame(keys)
        delays.append(recorder.heard[-1][0] - shown)
    costs.sort()
    print(
        f"\nscreen to voice: median {1000 * statistics.median(delays):.0f} ms, most {1000 * max(delays):.0f} ms;"
        f" a round: median {1000 * statistics.median(costs):.2f} ms, most {1000 * costs[-1]:.1f} ms"
    )
    assert max(delays) <= WANTED


def _tip(keys: Keys) -> str:
    tip = keys.program.hud.model.tooltip
    return "" if tip is None else tip.title


def _frame(keys: Keys) -> None:
    begun = time.monotonic()
    keys.screen.step()
    keys.program.round(FRAME)
    time.sleep(max(0.0, FRAME - (time.monotonic() - begun)))
