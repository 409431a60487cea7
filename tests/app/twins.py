"""Two programs side by side: one in a real window, one offscreen that tells where to click."""

from tests.app.driver import Driver
from tests.app.windows import Window, comes, until
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.rules.squares import INDEX


class Twins:
    """A real window, and a person at the mouse of the same screens offscreen."""

    def __init__(self, window: Window, player: Driver) -> None:
        self.window = window
        self.player = player

    def start_game(self) -> None:
        """Open a new game in both, with what the set-up screen offers: a person against a bot."""
        self.window.until_drawn()
        self.window.click_and_see(self.player.program.hud.spot_pixels("new"))
        self.player.spot("new")
        self.window.click_and_see(self.player.program.hud.spot_pixels("start"))
        self.player.spot("start")
        self.player.rounds(5)
        until(lambda: self.window.log() is not None, "the log of the new game")

    def game(self) -> TorresGame:
        """The real window's game, as its log stands now."""
        game = self.window.log()
        assert game is not None
        return game

    def click_square(self, square: str, first: str | None = None) -> None:
        """Click a square, after a button that comes ``first``, until the window heeds it: it may still be busy.

        The camera has to stand as a new game has it.
        """
        count = self.window.commands()
        spot = None if first is None else self.player.program.hud.spot_pixels(first)
        place = self._place_of(square)

        def heeded() -> bool:
            if spot is not None:
                self.window.click(spot)
            self.window.click(place)
            self.window.xdotool("mousemove_relative", "--", "1", "0")
            # Long enough for a slow machine: what is clicked twice may be done twice.
            return comes(lambda: self.window.commands() > count, 8)

        until(heeded, f"a command by a click on {square}")

    def _place_of(self, square: str) -> tuple[float, float]:
        """The pixel of a square in the real window's game."""
        table = self.player.torres.table
        table.show(self.game().state)
        table.camera.preset("iso", at_once=True)
        self.player.rounds()
        # A view that nearly fits is kept; asked for, both fit it to the board as it is now.
        self.window.xdotool("key", "Home")
        self.window.until_still()
        place = self.player.seen(INDEX[square])
        assert place is not None
        return place
