"""How soon a long study opens. Run on demand: pytest tests/games/turm_bauer/bench/bench_study.py

Wanted on a 2-core machine: a study of 2,000 turns read, replayed and laid out in rows in 1 s, its panel scrolled like
that of 60.
"""

from collections.abc import Callable
from itertools import count, cycle
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.turm_bauer.studies.examples import JUDGE, SETUP
from tests.hud.conftest import Player, make_hud
from torres3d.base import paths
from torres3d.engine.studies.study import Command, TriedMove, with_move
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.app.study.study_turns import TURNS
from torres3d.games.turm_bauer.hud.models.study_models import StudyModel
from torres3d.games.turm_bauer.hud.study.study_panel import StudyPanel
from torres3d.games.turm_bauer.kit.chance import draw
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.studies.study import PlayedStudy, Study, new_study
from torres3d.games.turm_bauer.studies.study_file import STUDIES
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import Texts

__all__ = ["make_hud"]

DEEP = 18
"""Turns in a line."""


def one_line(begun: Study) -> list[list[Command]]:
    """The commands of some turns after doubles, which allow any block."""
    turns, study, node = list[list[Command]](), begun, 0
    while len(turns) < DEEP:
        study, node = with_move(study, node, Throw((1, 1)))
        before, commands = PlayedStudy(study).state(node), list[Command]()
        state = before
        while state.turn == before.turn:
            commands.append(command_for(state, legal(state)[0], JUDGE))
            study, node = with_move(study, node, commands[-1])
            state = PlayedStudy(study).state(node)
        turns.append(commands)
    return turns


def of_turns(turns: int) -> Study:
    """A study of so many whole turns: lines that differ in the doubles of their first turns."""
    begun, nodes, found = new_study("long", SETUP, draw(3, 3, 1)), dict[TriedMove, int](), 0
    line = one_line(begun)
    for number in count():
        node = 0
        for depth, commands in enumerate(line):
            die = number // 6**depth % 6 + 1
            new = TriedMove(node, Throw((die, die))) not in nodes
            if new and found == turns:
                return replace(begun, moves=tuple(nodes))
            found += new
            for command in (Throw((die, die)), *commands):
                node = nodes.setdefault(TriedMove(node, command), len(nodes) + 1)
    raise AssertionError("numbers do not end")


def bench_opening_of_2000_turns(benchmark: BenchmarkFixture) -> None:
    """A file of 2,000 turns read, replayed, and made into rows of the panel."""
    study, say = of_turns(2000), Texts(paths.config() / "locale", "en")
    data, players = STUDIES.study_bytes(study), players_by_seat(SETUP, {}, say)

    def opened() -> int:
        return len(TURNS.rows(STUDIES.study_from(data, Path("long.study")), frozenset(), players, say))

    assert benchmark(opened) >= 2000
    benchmark.extra_info["steps"] = len(study.moves)


@pytest.mark.parametrize("turns", [60, 2000])
def bench_scrolling(benchmark: BenchmarkFixture, make_hud: Callable[..., Player], turns: int) -> None:
    """The panel scrolled by the wheel and painted again."""
    player, say = make_hud(), Texts(paths.config() / "locale", "en")
    rows = TURNS.rows(PlayedStudy(of_turns(turns)), frozenset(), players_by_seat(SETUP, {}, say), say)
    player.hud.update(HudModel(panels={"study": StudyModel("long", rows)}))
    panel = next(panel for panel in player.hud.panels if isinstance(panel, StudyPanel))
    ways = cycle([*[-1] * 15, *[1] * 15])

    assert benchmark(lambda: panel.wheel(next(ways)))
