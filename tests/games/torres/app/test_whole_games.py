"""Whole games by clicks alone, from the set-up screen to the result."""

import random
from collections.abc import Callable

import pytest

from tests.app.driver import Driver
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

Kind = Callable[[State, c.Command], bool]


def through_a_door(state: State, command: c.Command) -> bool:
    if not isinstance(command, c.Move):
        return False
    return not walkable(state.board, INDEX[command.from_]) >> INDEX[command.to] & 1


WISHES: dict[str, Kind] = {
    "door": through_a_door,
    "purchase": lambda _, command: isinstance(command, c.Buy),
    "card": lambda _, command: isinstance(command, c.Play),
}
"""What has to happen on the way, as soon as it is legal."""


def set_up(player: Driver, seats: list[str | None], edition: str, mode: str) -> None:
    """Go through the set-up screen: ``seats`` are bots' levels or None for persons."""
    player.spot("new")
    player.spot(f"count:{len(seats)}")
    for row, wanted in enumerate(seats):
        for _ in range(len(player.torres.levels) + 1):
            draft = player.program.hud.model.screen.draft  # type: ignore[union-attr]  # the set-up screen's
            if draft.players[row].bot == wanted:
                break
            player.spot(f"who:{row}:next")
        assert player.program.hud.model.screen.draft.players[row].bot == wanted  # type: ignore[union-attr]
    player.spot(f"edition:{edition}")
    player.spot(f"mode:{mode}")
    player.spot("start")


def play_to_the_end(player: Driver, rng: random.Random) -> dict[str, int]:
    """Play all persons' turns; returns how often each wish came true."""
    done = dict.fromkeys((*WISHES, "undo"), 0)
    thinker = BOTS.make_bot("greedy", 1)
    while True:
        player.wait()
        if not isinstance(player.program.services.screens.top, PlayScreen):
            return done
        session = player.game.session
        state, commands = session.state, session.commands
        command = choose(state, commands, done, rng) or thinker.choose(player_view(session))
        n = len(session.game.history.steps)
        player.give(command)
        given = session.game.history.steps[n:]
        assert [step.command for step in given[:1]] == [command], f"{command} was clicked and not given"
        assert all(step.by in session.bots for step in given[1:]), "a bot may have begun meanwhile"
        for name, kind in WISHES.items():
            done[name] += kind(state, command)
        if done["undo"] < 2 and session.game.can_undo() and isinstance(command, c.Build):
            player.wait()
            player.spot("undo")
            done["undo"] += 1
            assert session.state is state


def choose(state: State, commands: list[c.Command], done: dict[str, int], rng: random.Random) -> c.Command | None:
    """A command that fulfils a wish, or a lively one."""
    for name, kind in WISHES.items():
        # Some cards can never be played: whoever has played none goes on buying.
        most = 8 if name == "purchase" and not done["card"] else 2
        if done[name] < most:
            found = [command for command in commands if kind(state, command)]
            if found:
                return rng.choice(found)
    lively = [command for command in commands if isinstance(command, c.Build | c.AddKnight | c.Move | c.Keep)]
    return rng.choice(lively) if lively and rng.random() < 0.8 else None


def player_view(session):  # type: ignore[no-untyped-def]  # a View of the actor
    from torres3d.games.torres.rules.seat_view import view

    return view(session.state, session.state.actor)


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "edition", "mode"),
    [
        pytest.param([None, "easy", "greedy"], "romanian", "basic", id="a person and two bots"),
        pytest.param(
            [None, None], "ravensburger-1999", "master", id="two persons, master game", marks=pytest.mark.long
        ),
        pytest.param([None, None], "rio-grande-1999", "basic", id="two persons", marks=pytest.mark.long),
        pytest.param([None] * 4, "romanian", "master", id="four persons, master game", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_clicks(player: Driver, seats: list[str | None], edition: str, mode: str) -> None:
    set_up(player, seats, edition, mode)
    player.rounds(3)
    game = player.game.session.game
    done = play_to_the_end(player, random.Random(4))
    shown = player.program.hud.model.screen
    assert isinstance(shown, EndModel)
    assert [row.total for row in shown.rows] == sorted(game.state.scores, reverse=True)
    for row in shown.rows:
        assert sum(sum(phase) for phase in row.phases) + row.marker == row.total
    wanted = {"door", "card", "undo"} | ({"purchase"} if mode == "basic" else set())
    assert all(done[name] for name in wanted), done
    assert game.file is not None
    assert Game.open(TORRES, game.file).state == game.state, "the log on the shelf gives the same game"
    player.spot("menu")
    player.rounds(2)
    assert player.sees("new")
