"""A few turns in a real window on a virtual screen: real clicks, real frames, a window closed in mid-turn."""

import signal

from tests.app.driver import Driver
from tests.app.windows import PATIENCE, Window, comes, until
from torres3d.rules.commands import Build, PlaceKnight
from torres3d.rules.squares import INDEX


def test_a_few_turns_in_a_real_window(window: Window, player: Driver) -> None:
    window.until_drawn()
    window.click_and_see(player.program.hud.spot_pixels("new"))
    player.spot("new")
    window.click(player.program.hud.spot_pixels("start"))
    player.spot("start")
    player.rounds(5)
    until(lambda: window.log() is not None, "the log of the new game")
    table = player.program.services.table

    def place_of(square: str) -> tuple[float, float]:
        """The pixel of a square in the game's real window, seen as a new game is seen at first."""
        game = window.log()
        assert game is not None
        table.show(game.state)
        table.camera.preset("iso", at_once=True)
        player.rounds()
        place = player.seen(INDEX[square])
        assert place is not None
        return place

    def clicked(square: str, first: tuple[float, float] | None = None) -> None:
        """Click a square, after what has to be chosen ``first``, until the window heeds it: it may still be busy."""
        count = window.commands()
        place = place_of(square)

        def heeded() -> bool:
            if first is not None:
                window.click(first)
            window.click(place)
            window.xdotool("mousemove_relative", "--", "1", "0")
            # Long enough for a slow machine: what is clicked twice may be done twice.
            return comes(lambda: window.commands() > count, 8)

        until(heeded, f"a command by a click on {square}")

    clicked("c3")
    game = window.log()
    assert game is not None
    assert game.history.steps[0].command == PlaceKnight("c3")
    until(lambda: (log := window.log()) is not None and log.state.stage == "turn" and log.state.actor == 0, "my turn")

    player.game.match.stop()
    before = window.log()
    assert before is not None
    player.program.flow.open_game(before.file)  # type: ignore[arg-type]  # the same position in the other window
    player.rounds(3)
    player.wait()
    stack, end_turn, undo = (player.program.hud.spot_pixels(name) for name in ("stack:0", "end_turn", "undo"))
    build = next(c for c in player.game.match.commands if isinstance(c, Build) and c.at in ("c4", "b3", "d3", "c2"))
    clicked(build.at, first=stack)
    assert window.log().history.steps[-1].command == build  # type: ignore[union-attr]  # it is there by now
    count = window.commands()
    window.click(undo)
    until(lambda: window.commands() == count + 1, "the undo in the log")
    assert window.log().state == before.state  # type: ignore[union-attr]

    window.click(end_turn)
    window.process.send_signal(signal.SIGTERM)
    window.process.wait(PATIENCE)
    after = window.log()
    assert after is not None
    assert after.torn is None
    assert after.n >= count + 1, "nothing that was done is lost when the window is closed in the middle of a turn"
