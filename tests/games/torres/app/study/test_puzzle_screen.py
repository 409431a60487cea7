"""A puzzle in the window: solved by mouse and by keys, handed in too early, gone through with its solution."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.study.prompts import shown_prompt
from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.puzzles.puzzle import solution_of, state_of_puzzle
from torres3d.games.torres.puzzles.puzzle_tries import How
from torres3d.games.torres.rules.commands import Build, Move, Score
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.hud.models.turn_models import PromptModel


class Solver:
    """Somebody with a puzzle before him."""

    def __init__(self, player: Driver) -> None:
        self.player = player
        self.told: list[How] = []
        self.went: list[str] = []
        services = player.program.services
        self.screen = PuzzleScreen(
            player.torres, PUZZLE, self.told.append, lambda: self.went.append("back"), lambda: self.went.append("next")
        )
        setup = self.screen.session.game.header.setup
        player.torres.table.show(self.screen.session.state, seat_looks(setup, services.colours))
        services.screens.go(self.screen)
        player.rounds(8)

    @property
    def prompt(self) -> PromptModel:
        """What stands above the board."""
        return shown_prompt(self.player)

    def do(self, *commands: object) -> None:
        """Give commands, as the panels would."""
        session = self.screen.session
        for command in commands:
            session.give(command, session.game.n)  # type: ignore[arg-type]  # any command
            self.player.program.key("skip")
            self.player.rounds(3)
        self.player.program.key("skip")
        self.player.rounds(6)


@pytest.fixture
def solver(player: Driver) -> Solver:
    return Solver(player)


@pytest.mark.slow
def test_it_says_how_many_points_are_wanted_and_how_many_there_are(solver: Solver) -> None:
    assert str(PUZZLE.points) in solver.prompt.text
    now = solver.screen.turn_points.points
    assert f"{now}" in solver.prompt.text
    assert now < PUZZLE.points
    solver.do(Score())
    assert solver.screen.turn_points.points == now, "an AP is worth its point whether it was spent or not"


@pytest.mark.slow
def test_its_solution_solves_it_and_says_what_the_points_come_from(solver: Solver) -> None:
    solver.do(*solution_of(PUZZLE))
    assert solver.screen.solved
    assert solver.told == ["solved"]
    assert sum(int(points) for points, _ in solver.prompt.why[0].reasons) == PUZZLE.points
    assert [answer for answer, _ in solver.prompt.more] == ["next"]
    solver.player.spot("prompt:next")
    assert solver.went == ["next"]
    solver.player.key("control-enter")
    solver.player.rounds(3)
    assert solver.went == ["next", "next"]


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_an_answer_with_too_few_points_fails_once_and_can_be_gone_on_with(solver: Solver, by: str) -> None:
    before = solver.screen.session.state
    solver.do(Build("g8", 0)) if Build("g8", 0) in solver.screen.session.commands else solver.do(Score())
    for told in ([], ["failed"]):
        if by == "mouse":
            solver.player.spot("end_turn")
        else:
            solver.player.key("control-enter")
        solver.player.rounds(14)
        assert solver.told == told, "one press does not cost the try"
        assert str(PUZZLE.points) in solver.prompt.text
    assert solver.screen.session.state.actor == before.actor, "the turn goes on"
    assert str(PUZZLE.points) in solver.prompt.text
    assert {"again", "solution", "next"} <= {answer for answer, _ in solver.prompt.more}
    solver.player.spot("prompt:again")
    solver.player.rounds(6)
    assert solver.screen.session.state == before == state_of_puzzle(PUZZLE)
    solver.do(*solution_of(PUZZLE))
    assert solver.screen.solved
    assert solver.told == ["failed"], "the first try counts"


def test_by_keys_what_is_wanted_stays_while_the_square_is_told_of(solver: Solver) -> None:
    solver.player.key("arrow_up")
    solver.player.rounds(3)
    assert solver.player.program.hud.model.tooltip is not None
    assert str(PUZZLE.points) in solver.prompt.text
    assert ("solution", solver.player.program.services.say("puzzle-solution")) in solver.prompt.more


def test_pressing_again_in_a_hurry_does_not_hand_it_in(solver: Solver) -> None:
    for _ in range(4):
        solver.player.key("control-enter")
        solver.player.rounds(2)
    assert solver.told == []
    solver.player.rounds(14)
    solver.player.key("control-enter")
    solver.player.rounds(3)
    assert solver.told == ["failed"]


@pytest.mark.slow
def test_the_solution_is_shown_step_by_step(solver: Solver) -> None:
    solver.do(Score())
    solver.player.calm()
    for _ in range(3):
        solver.player.click(*solver.player.program.hud.spot_pixels("prompt:solution"))
        solver.player.rounds(2)
        assert solver.told == [], "one press does not cost the try, nor several in a hurry"
        assert solver.prompt.text == solver.player.program.services.say("puzzle-give-up")
    solver.player.spot("prompt:solution")
    solver.player.rounds(4)
    assert solver.screen.standing_commands == solution_of(PUZZLE)
    assert any(isinstance(command, Move) for command in solver.screen.standing_commands)
    assert solver.told == ["shown"]
    for _ in range(40):
        solver.player.program.key("skip")
        solver.player.rounds(5)
    assert solver.screen.solved
    assert solver.told == ["shown"]
    assert solver.prompt.why


@pytest.mark.slow
def test_what_a_puzzle_has_not_is_refused_with_words(solver: Solver) -> None:
    solver.player.key("h")
    solver.player.rounds(2)
    assert solver.player.program.hud.toast == solver.player.program.services.say("puzzle-no-hint")
    turn = solver.player.program.hud.model.panels.get("turn")
    assert turn is not None
    assert not {action.id for action in turn.actions} & {"hint", "buy"}
    assert solver.player.program.hud.model.log is None


def test_out_of_it(solver: Solver) -> None:
    solver.player.spot("prompt")
    assert solver.went == ["back"]


@pytest.mark.slow
def test_nothing_of_it_is_written(solver: Solver, tmp_path: Path) -> None:
    solver.do(*solution_of(PUZZLE))
    assert not list(tmp_path.rglob("*.torres"))
