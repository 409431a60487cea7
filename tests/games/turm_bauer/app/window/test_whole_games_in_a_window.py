"""Whole games of Turm Bauer in a real window on a virtual screen, from the main menu to the rematch: real clicks, real
keys, Bullet in its own process. Together they have rings, discards, slips and a collapse."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.app.opened import Opens
from tests.app.windows import Window
from tests.games.turm_bauer.app.whole_games import logged, play, play_by_keys
from tests.games.turm_bauer.app.window.both import BuilderBeside, KeysBeside, beside
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Hand, Move
from torres3d.games.turm_bauer.rules.judging.hand_error import cut

pytestmark = pytest.mark.long
CLUMSY = range(3, 12)
"""Turns in which somebody throws blocks until one slips."""
FIRM = ("wobble:gentle", "tab:rules", "rule:collapse:next", "rule:collapse:next")
"""Chosen for a game that is to be played to its end: a calm table, and five blocks have to fall."""
FELLED = 20
"""The turn from which on somebody throws blocks until the tower is down."""
LONG, MOST_GAMES = 24, 5
"""More blocks than this are let go in a long game. Of 100 games of a person and two bots by drawn hands, on the calm
table, 17 came down before (tests/games/turm_bauer/bench/game_lengths.py); so the rematch is played then, so many games
at most."""
T = TypeVar("T")


def builds(game: TurmGame) -> list[Build]:
    """All blocks that were let go."""
    return [step.command for step in game.history.standing_steps() if isinstance(step.command, Build)]


def slips(game: TurmGame) -> int:
    """How often a block fell and the game went on."""
    return sum(build.rest.pose is None for build in builds(game)) - (game.state.collapse is not None)


def discarded(game: TurmGame) -> bool:
    """Whether a block was discarded, or the tower came down before anybody had to."""
    return game.state.collapse is not None or any(
        isinstance(step.command, Discard) for step in game.history.standing_steps()
    )


def ended(builder: BuilderBeside, game: TurmGame) -> TurmGame:
    """What was done is in both logs; the page of the result is there, and leads into the rematch, which is given."""
    assert game.state.stage == "over"
    assert logged(game) == [step.command for step in builder.followed.steps()]
    builder.driver.rounds(20)
    page = builder.driver.program.hud.model.screen
    assert isinstance(page, EndModel)
    builder.driver.see()  # not while the winners are still celebrated there
    builder.driver.spot("rematch")
    again = builder.begun()
    assert again.header.setup.players == game.header.setup.players
    return again


def lasting(builder: BuilderBeside, game: TurmGame, played: Callable[[TurmGame], T]) -> tuple[TurmGame, T]:
    """A long game, played to its end, with what ``played`` gave for it: this one, or the rematch of one that ended
    soon, which only the fall of the tower may do."""
    for _ in range(MOST_GAMES):
        found = played(game)
        if len(builds(game)) > LONG:
            return game, found
        assert game.state.collapse is not None, "a game ends soon only when the tower comes down"
        game = ended(builder, game)
    raise AssertionError(f"{MOST_GAMES} games came down, each within {LONG} blocks: see {builder.followed.file.parent}")


def test_two_persons_by_mouse(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    first = builder.begin_at_menu(2, 2, *FIRM)
    assert first.state.options.collapse == 5
    builder.flings = lambda: builder.state.turn in CLUMSY and not slips(builder.playing)
    game, rings = lasting(builder, first, lambda each: play(builder, each, seed=1, firm=True))
    assert "free" in rings
    assert rings & {"pass", "leap"}
    assert slips(game)
    assert discarded(game)
    assert len({build.hand for build in builds(game)}) > 20, "a hand trembles"
    ended(builder, game)


def test_a_person_and_two_bots_by_mouse(open_program: Opens, window: Window, tmp_path: Path) -> None:
    builder = beside(open_program, window, tmp_path)
    first = builder.begin_at_menu(3, 1, *FIRM)
    game, rings = lasting(builder, first, lambda each: play(builder, each, seed=2, firm=True))
    assert rings, "a ring was used"
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
    first = builder.begin_at_menu(2, 1, "hand:steady", *FIRM)
    game, _ = lasting(builder, first, lambda each: play_by_keys(builder, each))
    players = game.header.setup.players
    commands = [step.command for step in game.history.standing_steps() if players[step.by].bot is None]
    assert any(isinstance(command, Move) for command in commands)
    assert discarded(game)
    assert any(isinstance(command, Build) and command.ring == "free" for command in commands)
    for step in game.history.standing_steps():
        if isinstance(step.command, Build):
            # Only a neighbour that leans into the place pushes a block that a steady hand lets go.
            assert step.command.hand == cut(step.before, step.command.cells, Hand())
    ended(builder, game)
