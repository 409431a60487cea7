"""A puzzle in the window: solved by mouse and by keys, handed in too early, gone through with its solution."""

from pathlib import Path
from re import findall

import pytest
from panda3d.core import MouseButton

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.study.prompts import shown_prompt
from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from torres3d.app.window.settings import Settings
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.app.study.puzzle_words import step_words
from torres3d.games.torres.puzzles.puzzle import solution_of, state_of_puzzle
from torres3d.games.torres.rules.commands import Build, Move, Score
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.hud.models.turn_models import PromptModel

WALKED = solution_of(PUZZLE)[-1]
"""The last step of the solution, a walk."""


class Solver:
    """Somebody with a puzzle before him."""

    def __init__(self, player: Driver) -> None:
        self.player = player
        self.told: list[How] = []
        self.went: list[str] = []
        services = player.program.services
        self.screen = PuzzleScreen(
            player.torres, PUZZLE, self.told.append,
            lambda: self.went.append("back"), lambda: self.went.append("next"), lambda: self.went.append("study"),
        )  # fmt: skip
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


@pytest.fixture(params=["mouse", "keys"])
def either(request: pytest.FixtureRequest, open_program: Opens) -> Solver:
    """By mouse, and by keys."""
    player = open_program()
    return Solver(player if request.param == "mouse" else Keys(player.program, player.screen))


@pytest.mark.slow
def test_a_walk_with_which_all_points_are_there_solves_it(either: Solver) -> None:
    either.do(*solution_of(PUZZLE)[:-1])
    for chosen in ("stack:0", "reserve"):
        either.player.spot(chosen)
        either.player.rounds(3)
        if either.screen.controller.selection.kind != "none":
            assert {str(PUZZLE.points), str(either.screen.turn_points.points)} <= set(
                findall(r"\d+", either.prompt.text)
            )
    either.player.give(WALKED)
    for _ in range(4):
        either.player.key("skip")
        either.player.rounds(5)
    assert either.screen.solved
    assert either.prompt.text.startswith(either.player.program.services.say("puzzle-solved", points=PUZZLE.points))
    assert either.screen.controller.selection.kind == "knight", "who walks goes on walking"


def places(player: Driver) -> dict[str, tuple[float, float]]:
    """Where the buttons beside the prompt are."""
    names = ("prompt:cancel", "prompt:study", "prompt:again", "prompt:solution", "prompt:next", "prompt")
    return {name: player.program.hud.spot_pixels(name) for name in names}


@pytest.mark.slow
def test_buttons_keep_their_places_and_two_presses_at_one_never_leave(either: Solver) -> None:
    before = places(either.player)
    either.player.spot("reserve")
    either.player.rounds(3)
    assert places(either.player) == before, "with something in the hand"
    either.player.key("escape")
    either.do(Score())
    assert places(either.player) == before, "with a step taken"
    if isinstance(either.player, Keys):
        either.player.reach("prompt:solution")
    for _ in range(5):
        if isinstance(either.player, Keys):
            either.player.rounds(20)
            either.player.key("enter")
        else:
            either.player.rounds(20)
            either.player.click(*before["prompt:solution"])
        assert places(either.player) == before
    for _ in range(40):
        either.player.key("skip")
        either.player.rounds(5)
    assert either.screen.solved
    assert places(either.player) == before, "when it is solved"
    assert either.told == ["shown"]
    assert either.went == []


@pytest.mark.slow
def test_steps_taken_are_not_lost_by_one_key(either: Solver) -> None:
    screens = either.player.program.services.screens
    either.do(Score())
    either.player.key("escape")
    either.player.rounds(3)
    assert either.went == []
    assert screens.question is not None
    either.player.key("escape")
    either.player.rounds(3)
    assert (screens.question, either.went) == (None, [])
    assert either.screen.standing_commands == (Score(),)
    either.player.spot("prompt")
    either.player.rounds(3)
    assert screens.question is not None, "the button asks, too"
    either.player.spot("answer:leave")
    either.player.rounds(3)
    assert either.went == ["back"]


def test_the_right_button_puts_back_and_never_leaves(solver: Solver) -> None:
    player, right = solver.player, MouseButton.three()
    player.spot("reserve")
    assert solver.screen.controller.selection.kind == "reserve"
    for _ in range(2):
        player.point(640, 650)
        player.down(right)
        player.rounds()
        player.up(right)
        player.rounds(3)
        assert solver.screen.controller.selection.kind == "none"
        assert solver.went == []
        assert player.program.services.screens.top is solver.screen


def test_without_steps_it_is_left_at_once(solver: Solver) -> None:
    solver.player.spot("reserve")
    for left in ([], ["back"]):
        solver.player.key("escape")
        solver.player.rounds(3)
        assert solver.went == left


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
    assert {answer for answer, _ in solver.prompt.disabled} == {"solution", "cancel"}
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
    assert not {"again", "solution", "next"} & {answer for answer, _ in solver.prompt.disabled}
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
    solver.player.key("l")
    solver.player.rounds(2)
    assert solver.player.program.hud.toast == solver.player.program.services.say("puzzle-not-here")
    turn = solver.player.program.hud.model.panels.get("turn")
    assert turn is not None
    assert not {action.id for action in turn.actions} & {"log", "buy"}
    assert solver.player.program.hud.model.log is None


@pytest.mark.slow
def test_the_first_step_is_told_when_asked_for_twice(either: Solver) -> None:
    """By its button, and by its key."""
    say = either.player.program.services.say
    for hinted in (False, True):
        if isinstance(either.player, Keys):
            either.player.rounds(14)
            either.player.key("h")
        else:
            either.player.spot("hint")
        either.player.rounds(14)
        assert either.screen.hinted == hinted
        assert (either.prompt.text == say("puzzle-hint-sure")) == (not hinted)
    what = step_words(state_of_puzzle(PUZZLE), solution_of(PUZZLE)[0], ["", ""], say)
    assert say("puzzle-first-step", what=what) in either.prompt.text
    assert either.screen.controller.hints.active, "it lies on the board"
    assert either.told == []
    either.do(*solution_of(PUZZLE))
    assert either.told == ["solved"]
    assert either.prompt.text == say("puzzle-solved-hinted", points=PUZZLE.points)


@pytest.mark.slow
def test_after_steps_and_after_the_first_try_the_first_step_costs_nothing_more(solver: Solver) -> None:
    solver.player.spot("prompt:solution")
    solver.player.rounds(14)
    solver.player.spot("prompt:solution")
    solver.player.rounds(4)
    for _ in range(40):
        solver.player.key("skip")
        solver.player.rounds(5)
    solver.player.spot("prompt:again")
    solver.player.rounds(14)
    solver.player.key("h")
    solver.player.rounds(4)
    assert "First step" in solver.prompt.text
    assert not solver.screen.hinted
    assert solver.told == ["shown"]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["solved", "shown"])
def test_the_solution_is_a_list_with_the_points_of_each_step(solver: Solver, how: str) -> None:
    assert not solver.prompt.why
    begun = solver.screen.turn_points.points
    if how == "solved":
        solver.do(*solution_of(PUZZLE))
    else:
        solver.player.spot("prompt:solution")
        solver.player.rounds(14)
        solver.player.spot("prompt:solution")
        solver.player.rounds(4)
    listed = solver.prompt.why[-1]
    assert listed.lead == solver.player.program.services.say("puzzle-solution-steps", points=begun)
    assert len(listed.reasons) == len(solution_of(PUZZLE))
    assert [text.partition(".")[0] for _, text in listed.reasons] == ["1", "2", "3", "4", "5"]
    assert "g8" in listed.reasons[1][1]
    gained = [int(points.replace("−", "-")) for points, _ in listed.reasons]
    assert begun + sum(gained) == PUZZLE.points
    assert min(gained) < 0 < max(gained), "an AP is a point, too"


@pytest.mark.slow
def test_points_wanted_can_be_hidden(open_program: Opens) -> None:
    solver = Solver(open_program(Settings(quality="low", puzzle_target=False)))
    wanted = str(PUZZLE.points)
    assert wanted not in solver.prompt.text
    assert str(solver.screen.turn_points.points) in solver.prompt.text
    solver.player.spot("reserve")
    solver.player.rounds(3)
    assert wanted not in solver.prompt.text
    solver.player.key("escape")
    for _ in range(2):
        solver.player.key("control-enter")
        solver.player.rounds(14)
        assert wanted not in solver.prompt.text
    assert solver.told == ["failed"]
    solver.player.program.services.set_setting("puzzle_target", "true")
    solver.do(Score())
    assert wanted in solver.prompt.text


def test_out_of_it(solver: Solver) -> None:
    solver.player.spot("prompt")
    assert solver.went == ["back"]


@pytest.mark.slow
def test_nothing_of_it_is_written(solver: Solver, tmp_path: Path) -> None:
    solver.do(*solution_of(PUZZLE))
    assert not list(tmp_path.rglob("*.torres"))
