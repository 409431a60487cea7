"""Games by keyboard alone, from the menu to the result."""

import random
from uuid import UUID

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.test_whole_games import play_to_the_end, player_view, set_up
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.rules import commands as c
from torres3d.hud.models.page_models import MenuModel


@pytest.fixture
def hands(open_program: Opens) -> Keys:
    """Somebody at the keyboard of a program that has just been opened."""
    opened = open_program()
    return Keys(opened.program, opened.screen)


BASIC = (c.PlaceKnight, c.PlaceKing, c.Move, c.Build, c.AddKnight, c.Buy, c.Keep, c.Play, c.Score)
MASTER = (c.Found, c.PlaceKnight, c.PlaceKing, c.Move, c.Build, c.AddKnight, c.Play, c.Score)
"""Given once each as soon as they can be, so that all kinds come in the first turns."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("persons", "mode", "kinds", "left_over"),
    [
        pytest.param(3, "basic", BASIC, True, id="basic"),
        pytest.param(2, "master", MASTER, False, id="master", marks=pytest.mark.long),
    ],
)
def test_the_first_rounds_by_keyboard_alone(
    hands: Keys, persons: int, mode: str, kinds: tuple[type[c.Command], ...], left_over: bool
) -> None:
    set_up(hands, [None] * persons, "romanian", mode)
    hands.rounds(3)
    thinker = BOTS.make_bot("greedy", 1)
    session = hands.game.session
    done: set[type[c.Command]] = set()
    shared_out = not left_over  # with two persons all stacks are full
    for _ in range(80):
        hands.wait()
        soon = [each for each in session.commands if isinstance(each, kinds) and type(each) not in done]
        command = soon[0] if soon else thinker.choose(player_view(session))
        if isinstance(command, c.EndTurn):
            # Blocks left over go onto other stacks as soon as they can.
            ends = [each for each in session.commands if isinstance(each, c.EndTurn)]
            command = max(ends, key=lambda each: sum(each.onto))
            shared_out |= any(command.onto)
        n = session.game.n
        hands.give(command)
        assert session.game.n == n + 1, f"{command} was asked for by keys and not given"
        assert session.game.history.steps[-1].command == command
        done.add(type(command))
        if {*kinds, c.EndTurn} <= done and shared_out:
            return
    raise AssertionError(f"only {done}, blocks left over: {shared_out}")


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "edition", "mode", "named"),
    [
        pytest.param([None, None], "ravensburger-1999", "master", 1, id="two persons, master game"),
        pytest.param([None, "greedy"], "romanian", "basic", 1, id="a person and a bot"),
        pytest.param([None, "greedy"], "romanian", "basic", 4, id="a person who takes up a knight just put"),
    ],
)
def test_a_whole_game_by_keyboard_alone(
    hands: Keys, monkeypatch: pytest.MonkeyPatch, seats: list[str | None], edition: str, mode: str, named: int
) -> None:
    """``named`` is the game's own number: what its bots do hangs on it, so each run is the same game."""
    monkeypatch.setattr("torres3d.engine.logged_game.uuid4", lambda: UUID(int=named))
    set_up(hands, seats, edition, mode)
    hands.rounds(3)
    game = hands.game.session.game
    play_to_the_end(hands, random.Random(4))
    assert not isinstance(hands.program.services.screens.top, PlayScreen)
    shown = hands.program.hud.model.screen
    assert isinstance(shown, EndModel)
    assert [row.total for row in shown.rows] == sorted(game.state.scores, reverse=True)
    hands.spot("menu")
    hands.rounds(2)
    assert isinstance(hands.program.hud.model.screen, MenuModel)
