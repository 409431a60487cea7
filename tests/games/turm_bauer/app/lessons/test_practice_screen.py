"""The practice table, from the menu and back: by mouse and by keys, with real physics, as often as one likes."""

import pytest

from tests.app.driver import Driver, button
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate, JudgeHere
from tests.games.turm_bauer.app.lessons.test_lessons_by_keyboard import QUICK
from tests.games.turm_bauer.app.whole_games import keys
from torres3d.base import paths
from torres3d.games.turm_bauer.app.lessons.practice_screen import BUILT, PracticeScreen, practised, result
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.hand_error import spread
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge
from torres3d.hud.models.page_models import MenuModel
from torres3d.i18n.texts import Texts

SEEN = 400
"""Rounds within which a block has come to rest, at most."""


def practising(builder: Builder) -> PracticeScreen:
    """The practice table on the screen."""
    top = builder.top
    assert isinstance(top, PracticeScreen)
    return top


def opened(builder: Builder, fate: Fate | BulletJudge) -> PracticeScreen:
    """The practice table, from the menu; the judge judges here."""
    builder.parts.__dict__["judge"] = JudgeHere(fate)
    builder.driver.spot("game:turm")
    builder.driver.spot("practice")
    builder.driver.rounds(12)
    builder.wait()
    return practising(builder)


def told(builder: Builder) -> str:
    """The line that says what to do, or what came of a try."""
    builder.driver.rounds(2)
    prompt = builder.driver.program.hud.model.prompt
    assert prompt is not None
    return prompt.text


def come_to_rest(builder: Builder) -> Build:
    """What was let go, once it has come to rest."""
    screen = practising(builder)
    for _ in range(SEEN):
        if screen.built is not None:
            return screen.built
        builder.driver.rounds()
    raise AssertionError("it never comes to rest")


def firm(screen: PracticeScreen) -> Placement:
    """A place low on the tower, with something below all of the block."""
    state = screen.session.state
    filled = {cell for block in state.blocks for cell in block.cells}
    places = [each for each in legal(state) if isinstance(each, Placement) and each.ring is None]
    return max(places, key=lambda each: (sum((x, y, z - 1) in filled for x, y, z in each.cells), -each.cells[0][2]))


def in_menu(driver: Driver) -> bool:
    """Whether the main menu is on the screen."""
    driver.rounds(2)
    return isinstance(driver.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_a_block_is_practised_by_mouse_again_and_again(player: Driver) -> None:
    builder = Builder(player)
    screen = opened(builder, BulletJudge())
    assert len(screen.session.state.blocks) == BUILT
    assert told(builder).startswith("Try 1: ")
    place, tremor = firm(screen), screen.session.state.tremor
    builder.give(place)
    built = come_to_rest(builder)
    assert built.placement == place
    assert built.rest == BulletJudge().judge(screen.session.game.history.start, place, built.hand)
    say = player.program.services.say
    assert told(builder) == result(built, screen.session.game.history.start, say)
    marks = builder.parts.table.marks
    assert not any(marks.get(kind) for kind in ("target", "source", "hover")), "no figure walks here"
    player.click(640, 330)
    assert practising(builder) is screen, "a click on the table neither walks nor begins anew"
    assert screen.session.game.n == 1
    player.spot("prompt:again")
    again = practising(builder)
    player.rounds(2)
    assert again is not screen
    assert len(again.session.state.blocks) == BUILT
    assert again.session.state.tremor != tremor, "another hand"
    assert again.controller.selection.block == place.block, "it is in the hand again"
    assert list(player.program.services.shelf.games()) == [], "nothing was written"
    player.spot("prompt")
    assert again.controller.selection.block is None, "the button lays the block down first"
    player.spot("prompt")
    assert in_menu(player)


@pytest.mark.slow
def test_a_block_is_practised_by_keys(open_program: Opens) -> None:
    driver = open_program(QUICK)
    builder = Builder(Keys(driver.program, driver.screen))
    fate = Fate(collapse=2)
    first = opened(builder, fate)
    keys(builder, "6", "n")
    builder.driver.down(button("enter"))
    builder.driver.rounds(8)
    assert first.controller.hand.holding is not None
    keys(builder, "arrow_left", "e")
    builder.driver.up(button("enter"))
    built = come_to_rest(builder)
    assert told(builder).startswith("It stands. ")
    keys(builder, "enter")
    second = practising(builder)
    assert second is not first
    assert second.controller.hand.holding is None, "the Enter that asked for it holds nothing"
    builder.driver.rounds(12)
    trial = second.controller.hand.trial
    assert trial is not None
    assert trial.cells == built.cells
    keys(builder, "enter")
    come_to_rest(builder)
    assert told(builder).startswith("The tower came down. ")
    keys(builder, "escape")
    assert in_menu(builder.driver)


@pytest.mark.slow
def test_escape_leaves_before_a_try(player: Driver) -> None:
    builder = Builder(player)
    opened(builder, Fate())
    player.key("escape")
    assert in_menu(player)


@pytest.mark.parametrize(
    ("off", "word"), [(0.1, "very steady"), (0.5, "steady"), (1.2, "as without steering"), (2.0, "unsteady")]
)
def test_the_result_tells_the_error_in_words_and_numbers(off: float, word: str) -> None:
    say, state = Texts(paths.config() / "locale", "en"), practised(1)
    placement = next(each for each in legal(state) if isinstance(each, Placement))
    size = spread("usual", placement)
    hand = Hand(round(1000 * off * size), 0, -17, 20)
    build = Build(placement.block, placement.cells, None, hand, Rest((0, 0, 0)))
    text = result(build, state, say)
    assert text.startswith("It stands. ")
    assert f"{word}: {round(100 * hand.dx / 1000)} % of an edge off" in text.lower()
    assert "1.7°" in text


def test_the_position_is_that_of_a_played_game() -> None:
    state = practised(5)
    assert (state.stage, state.tremor, state.options.hand, state.options.judge) == ("build", 5, "mouse", "bullet")
