"""Whole games of Turm Bauer in a real window on a virtual screen, from the main menu to the rematch: real clicks, real
keys, Bullet in its own process. Together they have rings, discards, slips and a collapse."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.app.turm.whole_games import logged, play, play_by_keys
from tests.app.turm.window.both import BuilderBeside, KeysBeside, beside
from tests.app.windows import Window
from torres3d.hud.contract.turm.turm_end_models import TurmEndModel
from torres3d.kits.turm.turm_kit import TurmGame
from torres3d.turm.commands import Build, Discard, Hand, Move

pytestmark = pytest.mark.long
CLUMSY = range(3, 12)
"""Turns in which somebody throws blocks until one slips."""
FIRM = ("wobble:gentle", "tab:rules", "rule:collapse:next", "rule:collapse:next")
"""Chosen for a game that is to be played to its end: a calm table, and five blocks have to fall."""
FELLED = 20
"""The turn from which on somebody throws blocks until the tower is down."""


def builds(game: TurmGame) -> list[Build]:
    """All blocks that were let go."""
    return [step.command for step in game.history.live() if isinstance(step.command, Build)]


def slips(game: TurmGame) -> int:
    """How often a block fell and the game went on."""
    return sum(build.rest.pose is None for build in builds(game)) - (game.state.collapse is not None)


def discarded(game: TurmGame) -> bool:
    """Whether a block was discarded, or the tower came down before anybody had to."""
    return game.state.collapse is not None or any(isinstance(step.command, Discard) for step in game.history.live())


def ended(builder: BuilderBeside, game: TurmGame) -> None:
    """What was done is in both logs; the page of the result is there, and leads into the rematch."""
    assert game.state.stage == "over"
    assert logged(game) == [step.command for step in builder.followed.steps()]
    builder.driver.rounds(20)
    page = builder.driver.program.hud.model.screen
    assert isinstance(page, TurmEndModel)
    builder.driver.window.until_still()
    builder.driver.spot("rematch")
    again = builder.begun()
    before, after = game.header.setup.players, again.header.setup.players
    assert after == (*before[1:], *before[:1])


def test_two_persons_by_mouse(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    game = builder.begin_at_menu(2, 2, *FIRM)
    assert game.state.options.collapse == 5
    builder.flings = lambda: game.state.turn in CLUMSY and not slips(game)
    rings = play(builder, game, seed=1, firm=True)
    assert "free" in rings
    assert rings & {"pass", "leap"}
    assert slips(game)
    assert discarded(game)
    assert len({build.hand for build in builds(game)}) > 20, "a hand trembles"
    ended(builder, game)


def test_a_person_and_two_bots_by_mouse(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    game = builder.begin_at_menu(3, 1, *FIRM)
    assert play(builder, game, seed=2, firm=True), "a ring was used"
    assert len(builds(game)) > 24
    ended(builder, game)


def test_four_persons_bring_the_tower_down(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    game = builder.begin_at_menu(4, 4, "wobble:windy", "tab:rules", "rule:collapse:prev")
    assert (game.state.options.wobble, game.state.options.collapse) == ("windy", 2)
    builder.flings = lambda: game.state.turn >= FELLED
    play(builder, game, seed=3)
    assert game.state.collapse is not None
    ended(builder, game)


def test_a_game_against_a_bot_by_keys(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path, KeysBeside)
    game = builder.begin_at_menu(2, 1, "hand:steady", *FIRM)
    play_by_keys(builder, game)
    commands = [step.command for step in game.history.live() if step.by == 0]
    assert any(isinstance(command, Move) for command in commands)
    assert discarded(game)
    assert any(isinstance(command, Build) and command.ring == "free" for command in commands)
    assert {build.hand for build in builds(game)} == {Hand()}
    ended(builder, game)
