"""People at the table of a game that has begun, as tests of turns need them."""

from pathlib import Path
from typing import Literal

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings
from torres3d.games.torres.hud.models.dialog_models import OfferDialog
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.rules import commands as c
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.setup_models import Draft

NAMES = ("Ana", "Ben", "Cleo", "Dan")
COLOURS = ("red", "blue", "green", "yellow")
GAME = ROOT / "tests/games/torres/pictures/four.torres"
END = "control-enter"
"""The key that ends a turn."""


def seat(
    player: Driver,
    bots: tuple[str | None, ...] = (None, None),
    edition: str = "rio-grande-1999",
    mode: Literal["basic", "master"] = "basic",
) -> None:
    """Begin a game of Ana, Ben … (persons where ``bots`` has None), in its set-up."""
    drafts = tuple(Draft(NAMES[n], COLOURS[n], bot) for n, bot in enumerate(bots))
    player.torres_menus.flow.start_game(SetupDraft(drafts, edition, mode))
    player.rounds(4)


def seat_and_place(player: Driver, edition: str) -> None:
    """Begin a game of two persons and have everything placed, without a click for it: the first turn is there."""
    seat(player, edition=edition)
    player.wait()
    session = player.game.session
    while session.state.stage != "turn":
        session.give(session.commands[0], session.game.n)
        player.rounds()
        player.wait()


def seat_up_to_king(player: Driver, bots: tuple[str | None, ...] = (None, None)) -> None:
    """Begin a game and place everything up to the king, which the last person has placed."""
    seat(player, bots)
    while player.game.session.state.stage != "turn":
        settle(player)
        if player.game.session.ready and player.game.session.state.stage != "turn":
            player.game.session.give(player.game.session.commands[0], player.game.session.game.n)
            player.rounds(2)


def seat_in_turn(player: Driver, bots: tuple[str | None, ...] = (None, None)) -> None:
    """Begin a game; the first person has opened the cover, if there is one."""
    seat_up_to_king(player, bots)
    player.wait()
    player.rounds(26)


def settle(player: Driver, limit: int = 600) -> None:
    """Let the game go on until somebody has to do something, the cover included."""
    for _ in range(limit):
        game = player.game
        if game.session.awaited is not None or game.session.ready or game.playback.reading:
            player.rounds()
            return
        if game.session.bot_turns.thinking:
            player.hear()
        else:
            game.playback.skip()
        player.rounds()
    raise AssertionError("nobody has to do anything")


def shown(player: Driver) -> HudModel:
    """What lies on the screen."""
    return player.program.hud.model


def enter(player: Driver, times: int = 1, apart: int = 1) -> None:
    """Press Enter, so many rounds apart."""
    press(player, "enter", times, apart)


def press(player: Driver, key: str, times: int = 1, apart: int = 1) -> None:
    """Press a key, so many rounds apart."""
    for _ in range(times):
        player.program.press(key)
        player.rounds(apart)


def ends(player: Driver) -> int:
    """How many turns have been ended."""
    return sum(isinstance(step.command, c.EndTurn) for step in player.game.session.game.history.steps)


def double_click(player: Driver, x: float, y: float) -> None:
    """Click a pixel twice, as fast as a finger can."""
    player.click(x, y)
    player.click(x, y)


def seat_in_the_middle(open_program: Opens, folder: Path) -> Driver:
    """A game of four in its middle, opened from a log in this folder, without motion."""
    player = open_program(Settings(quality="low", reduced_motion=True))
    file = folder / GAME.name
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[:230]), "utf-8")
    player.program.flow.open_game(file)
    player.wait()
    return player


def buy_a_card(player: Driver) -> None:
    """Buy a card, so that it is chosen from an offer."""
    player.spot("buy")
    player.rounds(4)
    assert isinstance(player.program.hud.model.dialog, OfferDialog)
