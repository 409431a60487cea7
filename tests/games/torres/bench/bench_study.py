"""How soon a study and a hint answer. Run on demand: pytest tests/games/torres/bench/bench_study.py

Wanted on a 2-core machine: the first report of a position 0.5 s after it is shown, its process started before (`wake`,
as the list of studies does); a hint with its reasons 1 s; a study of 2,000 turns read, replayed and laid out in rows
1 s, its panel scrolled like that of 60.
"""

import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from statistics import fmean

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.bench.speeds import turns
from tests.games.torres.studies.positions import SETUP, of_turns
from tests.hud.conftest import Player, make_hud
from torres3d.base import paths
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.app.study.study_turns import study_rows
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.position_analysis import EFFORTS, analyse_position
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.hud.study.study_panel import StudyPanel
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.study import PlayedStudy
from torres3d.games.torres.studies.study_file import study_bytes, study_from
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.study_models import StudyModel
from torres3d.i18n.texts import Texts

__all__ = ["make_hud"]

TURNS = [*turns(2)[:6], *turns(3)[:6], *turns(4)[:6]]
LONG = 60.0


def answered(looking: LiveAnalysis, state: State) -> None:
    """Look at a position until its first report is there."""
    looking.look_at(state)
    while looking.report is None:
        looking.step()
        looking.wait(LONG)
        looking.step()


def bench_first_report(benchmark: BenchmarkFixture) -> None:
    """The first report of one position after another, while the one before is still thought about."""
    looking = LiveAnalysis()
    looking.wake()
    looking.wait(LONG)
    took: list[float] = []

    def look() -> None:
        for state in TURNS:
            begun = time.perf_counter()
            answered(looking, state)
            took.append(time.perf_counter() - begun)
            looking.step()
        looking.look_at(None)
        looking.forget()

    benchmark.pedantic(look, rounds=3)
    looking.close()
    benchmark.extra_info["longest, s"] = round(max(took), 3)
    benchmark.extra_info["mean, s"] = round(fmean(took), 3)
    assert took


def bench_first_report_from_nothing(benchmark: BenchmarkFixture) -> None:
    """As above, with the start of the process."""

    def look() -> None:
        looking = LiveAnalysis()
        answered(looking, TURNS[0])
        looking.close()

    benchmark.pedantic(look, rounds=5)


def bench_efforts(benchmark: BenchmarkFixture) -> None:
    """Positions of games of two, three and four with one effort after another, as one who looks on meets them;
    ``extra_info`` gives the mean seconds of each effort alone and the longest."""
    took: list[list[float]] = [[] for _ in EFFORTS]

    def look() -> None:
        for state in TURNS:
            for effort, seconds in enumerate(took):
                begun = time.process_time()
                analyse_position(state, effort)
                seconds.append(time.process_time() - begun)

    benchmark.pedantic(look, rounds=1)
    for effort, seconds in enumerate(took):
        benchmark.extra_info[f"effort {effort}, s of a core"] = [round(fmean(seconds), 3), round(max(seconds), 3)]
    assert all(took)


def bench_hint_with_reasons(benchmark: BenchmarkFixture) -> None:
    """A hint as the window asks for it, at beginnings of turns from all of a game of two, one of three, one of four."""
    asked = [state for players in (2, 3, 4) for state in turns(players)]
    took: list[float] = []

    def hint() -> None:
        for state in asked:
            assert state.actor is not None
            begun = time.perf_counter()
            found = best_turn(view(state, state.actor), ADVISER, 1)
            took.append(time.perf_counter() - begun)
            assert found.commands

    benchmark.pedantic(hint, rounds=1)
    benchmark.extra_info["longest, s"] = round(max(took), 3)
    benchmark.extra_info["mean, s"] = round(fmean(took), 3)


def bench_opening_of_2000_turns(benchmark: BenchmarkFixture) -> None:
    """A file of 2,000 turns read, replayed, and made into rows of the panel."""
    study, say = of_turns(2000), Texts(paths.config() / "locale", "en")
    data, players = study_bytes(study), players_by_seat(SETUP, {}, say)

    def opened() -> int:
        grown = study_from(data, Path("long.study"))
        return len(study_rows(grown, frozenset(), players, say))

    assert benchmark(opened) >= 2000
    benchmark.extra_info["steps"] = len(study.moves)


@pytest.mark.parametrize("turns", [60, 2000])
def bench_scrolling(benchmark: BenchmarkFixture, make_hud: Callable[..., Player], turns: int) -> None:
    """The panel scrolled by the wheel and painted again."""
    player, say = make_hud(), Texts(paths.config() / "locale", "en")
    rows = study_rows(PlayedStudy(of_turns(turns)), frozenset(), players_by_seat(SETUP, {}, say), say)
    player.hud.update(HudModel(panels={"study": StudyModel("long", rows)}))
    panel = next(panel for panel in player.hud.panels if isinstance(panel, StudyPanel))
    ways = cycle([*[-1] * 15, *[1] * 15])

    assert benchmark(lambda: panel.wheel(next(ways)))
