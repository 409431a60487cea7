"""From the first to the last click of a turn every square stays where it is on the screen: in lessons, in a puzzle, in
turns with cards, hints and questions."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.opened import Opens
from tests.app.watched_table import Pixels, WatchedTable
from tests.at_length import at_length
from tests.games.torres.app.lessons.pupil import QUICK, Pupil
from tests.games.torres.app.play.seated import GAME
from tests.games.torres.app.play.test_hint_steps import plan
from tests.games.torres.app.study.test_puzzle_screen import Solver
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.puzzles.puzzle import solution_of
from torres3d.games.torres.rules.commands import Buy
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.scene.measures import centre
from torres3d.scene.camera.camera import Camera

STEPS = 230
"""Steps of a game of four after which there are cards in hand and towers of all heights."""


def squares_of(camera: Camera) -> Pixels:
    """The pixel of the middle of each square's foot, where the camera goes."""
    seen = {square: camera.pixel(centre(square)) for square in range(64)}
    return {square: (pixel[0], pixel[1]) for square, pixel in seen.items() if pixel is not None}


@pytest.fixture(params=[1.0, pytest.param(1.6, marks=pytest.mark.slow), *at_length(1.25, 2.0)])
def watched(open_program: Opens, request: pytest.FixtureRequest) -> WatchedTable:
    """Somebody who watches the board."""
    opened = open_program(replace(QUICK, ui_scale=request.param))
    return WatchedTable(opened.program, opened.screen, lambda: squares_of(opened.torres.table.camera))


@pytest.mark.long
def test_in_all_lessons(watched: WatchedTable) -> None:
    Pupil(watched).learn()
    assert watched.turns >= 10
    assert watched.looked > 500


@pytest.mark.slow
def test_in_a_puzzle_from_its_first_step_to_its_solution(watched: WatchedTable) -> None:
    solver = Solver(watched)
    for command in solution_of(solver.screen.puzzle):
        watched.give(command)
    watched.rounds(10)
    assert solver.screen.solved
    assert solver.prompt.why
    watched.spot("prompt:next")
    assert watched.turns == 1


@pytest.mark.slow
def test_in_turns_with_a_hint_a_card_and_the_question_at_their_end(watched: WatchedTable, tmp_path: Path) -> None:
    file = tmp_path / "four.torres"
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[:STEPS]), "utf-8")
    watched.program.flow.open_game(file)
    watched.wait()
    thinker = BOTS.make_bot("greedy", 1)
    steps = plan(watched.game.session.state)
    watched.game.controller.hints.begin(Hint(tuple(steps), (0.0, 0.0), 3))
    watched.rounds(4)
    watched.game.controller.hints.close()
    for key in ("log", "log", "recap", "recap"):
        watched.key(watched.program.services.keys[key])
        watched.rounds(3)
    assert watched.game.log_and_recap.recap.shown is None
    assert watched.game.log_and_recap.log_view.open is not watched.program.hud.folded
    session, bought = watched.game.session, False
    while watched.turns < 5:
        watched.wait()
        command = next((each for each in session.commands if isinstance(each, Buy) and not bought), None)
        bought = bought or command is not None
        assert session.state.actor is not None
        command = command or thinker.choose(view(session.state, session.state.actor))
        watched.give(command)
    assert watched.looked > 100
