"""Puzzles of Turm Bauer in the window: solved by mouse and by keys, failed, hinted at, gone through with a solution."""

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, JudgeHere
from torres3d.base import paths
from torres3d.games.turm_bauer.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.turm_bauer.hud.models.turn_models import TurnModel
from torres3d.games.turm_bauer.hud.panels.turn_panel import may_build
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, placement_of, read_puzzles, solution_of
from torres3d.games.turm_bauer.rules.commands import Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import looks_of
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge
from torres3d.hud.models.turn_models import PromptModel

PUZZLES = read_puzzles(paths.config() / "games/turm_bauer/puzzles.jsonl").puzzles
CLIMB = next(puzzle for puzzle in PUZZLES if puzzle.kind == "height" and "!" not in puzzle.solution)
STANDS = next(puzzle for puzzle in PUZZLES if puzzle.kind == "stands")
LONG = 900
"""Rounds within which everything has come to rest."""


class Solver(Builder):
    """Somebody with a puzzle before him."""

    def __init__(self, driver: Driver, puzzle: Puzzle) -> None:
        super().__init__(driver)
        self.ended: list[str] = []
        self.went: list[str] = []
        self.parts.__dict__["judge"] = JudgeHere(BulletJudge())
        self.screen = PuzzleScreen(
            self.parts, puzzle, self.ended.append,
            lambda: self.went.append("back"), lambda: self.went.append("next"),
        )  # fmt: skip
        services, setup = driver.program.services, as_setup(self.screen.session.game.header.setup)
        self.parts.table.show(self.screen.session.state, looks_of(setup, services.colours))
        self.parts.table.camera.preset("iso")
        services.screens.go(self.screen)
        driver.rounds(12)
        self.wait()

    @property
    def prompt(self) -> PromptModel:
        """What stands above the table."""
        self.driver.rounds(2)
        prompt = self.driver.program.hud.model.prompt
        assert prompt is not None
        return prompt

    @property
    def turn(self) -> TurnModel:
        """The panel of the turn."""
        self.driver.rounds(2)
        turn = self.driver.program.hud.model.panels.get("turn")
        assert isinstance(turn, TurnModel)
        return turn

    def says(self, key: str, **values: object) -> bool:
        """Whether the prompt says this first."""
        return self.prompt.text.startswith(self.driver.program.services.say(key, **values))

    def rest(self) -> None:
        """Look on until nothing moves and nothing more is to come."""
        for _ in range(LONG):
            self.driver.rounds()
            screen = self.screen
            if screen.session.falling is None and screen.playback.idle and not screen.coming:
                self.driver.rounds(30)
                if screen.session.falling is None and screen.playback.idle:
                    return
        raise AssertionError("it never comes to rest")

    def twice(self, name: str) -> None:
        """Press a button, and once more when it has been read."""
        self.driver.spot(name)
        self.driver.rounds(30)
        self.driver.spot(name)


@pytest.fixture(params=["mouse", "keys"])
def driver(request: pytest.FixtureRequest, open_program: Opens) -> Driver:
    """By mouse, and by keys."""
    player = open_program()
    return player if request.param == "mouse" else Keys(player.program, player.screen)


@pytest.mark.slow
def test_a_climb_is_solved(player: Driver) -> None:
    solver = Solver(player, CLIMB)
    block, walk = solution_of(CLIMB)
    assert str(CLIMB.level) in solver.prompt.text
    solver.give(block)
    solver.rest()
    assert solver.ended == []
    solver.give(walk)
    solver.rest()
    assert solver.ended == ["solved"]
    assert solver.says("turm-puzzle-height-solved", level=CLIMB.level)
    assert solver.turn.task == "solved"
    assert solver.turn.turn == solver.screen.session.game.history.start.turn + 1, "no other's turn"
    assert may_build(solver.turn, player.program.services.say).startswith("Solved")
    player.spot("prompt:next")
    assert solver.went == ["next"]


@pytest.mark.slow
def test_the_right_place_is_chosen(driver: Driver) -> None:
    solver = Solver(driver, STANDS)
    right = solver.screen.places.index(placement_of(STANDS.solution)) + 1
    assert len(solver.screen.places) == 3
    assert solver.parts.table.numbered.shown == tuple(place.cells for place in solver.screen.places)
    driver.spot(f"prompt:place_{right}")
    driver.rounds(20)
    trial = solver.screen.controller.hand.trial
    assert trial is not None
    assert trial.cells == placement_of(STANDS.solution).cells
    driver.spot("let_go")
    solver.rest()
    assert solver.ended == ["solved"]
    assert solver.says("turm-puzzle-stands-solved")
    assert solver.turn.task == "solved"
    assert solver.parts.table.numbered.shown == ()


@pytest.mark.slow
def test_the_prompt_says_what_enter_does(open_program: Opens) -> None:
    """With the keyboard at a place's button Enter presses that; on the table it builds."""
    player = open_program()
    solver = Solver(keys := Keys(player.program, player.screen), STANDS)
    say = player.program.services.say
    keys.spot("prompt:place_2")
    keys.rounds(20)
    assert keys.program.hud.focused == "prompt:place_2"
    assert solver.prompt.text.endswith(say("turm-prompt-at-button", key="Enter", what="2"))
    keys.key("enter")
    keys.rounds(20)
    assert solver.screen.built is None
    assert solver.screen.session.falling is None
    keys.key("escape")
    assert "Esc" not in solver.prompt.text
    assert solver.prompt.text.partition("Enter: ")[2].startswith("build")
    keys.key("enter")
    solver.rest()
    assert solver.screen.built is not None


@pytest.mark.slow
def test_what_falls_ends_the_try_and_can_be_tried_again(driver: Driver) -> None:
    solver = Solver(driver, STANDS)
    wrong = next(n for n, place in enumerate(solver.screen.places, 1) if place != placement_of(STANDS.solution))
    driver.spot(f"prompt:place_{wrong}")
    driver.rounds(20)
    driver.spot("let_go")
    solver.rest()
    assert solver.ended == ["failed"]
    assert solver.says("turm-puzzle-fell")
    assert solver.turn.task == "failed"
    driver.spot("prompt:again")
    solver.rest()
    assert solver.screen.built is None
    assert len(solver.parts.table.numbered.shown) == 3
    assert solver.turn.task in ("build", "doubles")
    solver.wait()
    driver.spot(f"prompt:place_{solver.screen.places.index(placement_of(STANDS.solution)) + 1}")
    driver.rounds(20)
    driver.spot("let_go")
    solver.rest()
    assert solver.screen.solved
    assert solver.ended == ["failed"], "the first try counts"


@pytest.mark.slow
def test_a_lower_walk_is_asked_about_first(player: Driver) -> None:
    solver = Solver(player, CLIMB)
    solver.give(solution_of(CLIMB)[0])
    solver.rest()
    player.spot("stay")
    player.rounds(30)
    asked = player.program.services.say("turm-puzzle-sure-stay", level=solver.screen.level)
    assert solver.ended == []
    assert asked in [getattr(effect, "text", "") for effect in player.program.services.effects.recent]
    player.spot("stay")
    solver.rest()
    assert solver.ended == ["failed"]
    assert solver.says("turm-puzzle-height-failed", level=solver.screen.level)
    player.spot("prompt:again")
    solver.rest()
    assert solver.screen.session.state == solver.screen.session.game.history.start


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", [CLIMB, STANDS], ids=["height", "stands"])
def test_the_solution_is_asked_for_twice_and_shown(driver: Driver, puzzle: Puzzle) -> None:
    solver = Solver(driver, puzzle)
    driver.spot("prompt:solution")
    driver.rounds(30)
    assert solver.ended == []
    assert solver.says("puzzle-give-up")
    driver.spot("prompt:solution")
    solver.rest()
    assert solver.ended == ["shown"]
    assert solver.screen.solved
    assert solver.says(f"turm-puzzle-{puzzle.kind}-shown", level=puzzle.level)
    assert solver.prompt.why
    assert solver.turn.task == "shown"


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", [CLIMB, STANDS], ids=["height", "stands"])
def test_a_hint_is_asked_for_twice_and_tells_a_first_step(player: Driver, puzzle: Puzzle) -> None:
    solver = Solver(player, puzzle)
    solver.twice("hint")
    assert solver.screen.hinted
    if puzzle.kind == "height":
        trial = solver.screen.controller.hand.trial
        block = solution_of(puzzle)[0]
        assert trial is not None
        assert isinstance(block, Placement)
        assert trial.cells == block.cells
    else:
        wrong = next(n for n, place in enumerate(solver.screen.places, 1) if place != solution_of(puzzle)[0])
        assert str(wrong) in solver.prompt.text


@pytest.mark.slow
def test_leaving_a_try_asks_first(player: Driver) -> None:
    solver = Solver(player, CLIMB)
    solver.give(solution_of(CLIMB)[0])
    solver.rest()
    player.spot("prompt")
    player.rounds(4)
    assert solver.went == []
    player.spot("answer:leave")
    player.rounds(4)
    assert solver.went == ["back"]


@pytest.mark.slow
def test_nothing_tells_the_risk(player: Driver) -> None:
    solver = Solver(player, STANDS)
    player.rounds(60)
    assert "steadiness" not in player.program.hud.model.panels
    assert player.program.hud.model.tooltip is None
    assert solver.screen.view.meter.figure is None


def test_only_one_turn_is_played() -> None:
    """What the guards let through, without a window."""
    from torres3d.games.turm_bauer.app.study.puzzle_game import puzzle_game
    from torres3d.games.turm_bauer.app.study.puzzle_rules import ClimbOnly, PlacesOnly
    from torres3d.i18n.texts import Texts

    say = Texts(paths.config() / "locale", "en")
    game, _ = puzzle_game(STANDS, say)
    places = PlacesOnly(game, [placement_of(STANDS.solution)], say)
    offered = [choice for choice in legal(game.state) if places.offers(choice)]
    assert offered == [placement_of(STANDS.solution)]
    assert places.why_not(placement_of(STANDS.falls[0])) == say("turm-puzzle-places-only")
    game, _ = puzzle_game(CLIMB, say)
    asked = [True]
    guard = ClimbOnly(game, CLIMB.level, lambda: asked[0], say)
    assert guard.why_not(Move("table", None)) == say("turm-puzzle-sure", level=0)
    assert guard.why_not(Move("table", None)) == "", "asked once"
    assert guard.why_not(Stay()) == say(
        "turm-puzzle-sure-stay", level=game.state.to_act.figure[2] + 1 if game.state.to_act.figure != "table" else 0
    )
    asked[0] = False
    assert guard.why_not(Move("table", None)) == ""
