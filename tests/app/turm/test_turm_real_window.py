"""Two turns of Turm Bauer in a real window on a virtual screen: real keys and clicks, Bullet in its own process."""

from collections.abc import Callable

from tests.app.driver import Driver
from tests.app.windows import Window, comes, until
from torres3d.engine.game import Game
from torres3d.engine.loading import load
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.turm.commands import Build, Stay

PERSON = 0


def game_in(window: Window) -> TurmGame | None:
    """The window's game, as its log stands now."""
    files = list(window.games.glob("*.turm"))
    return Game(load(TURM, files[0])[1]) if files else None


def given(window: Window, kind: type[Build] | type[Stay]) -> int:
    """How many commands of a kind the person gave."""
    game = game_in(window)
    steps = () if game is None else game.history.live()
    return sum(step.by == PERSON and isinstance(step.command, kind) for step in steps)


def heeded(window: Window, kind: type[Build] | type[Stay], do: Callable[[], object]) -> None:
    """Do something until the window heeds it: dice may still roll, or bots think."""
    count = given(window, kind)

    def done() -> bool:
        do()
        return comes(lambda: given(window, kind) > count, 3)

    until(done, f"a command of the person: {kind}")


def test_two_turns_in_a_real_window(window: Window, player: Driver) -> None:
    window.until_drawn()
    for spot in ("game:turm", "new", "start"):
        window.click_and_see(player.program.hud.spot_pixels(spot))
        player.spot(spot)
        player.rounds(5)
    until(lambda: game_in(window) is not None, "the log of the new game")
    for turns in (1, 2):
        heeded(window, Build, lambda: window.xdotool("key", "--delay", "150", "n", "n", "Return"))
        heeded(window, Stay, lambda: window.xdotool("key", "ctrl+Return"))
        assert given(window, Stay) == turns, "a turn ends once, however often keys were pressed"
    game = game_in(window)
    assert game is not None
    builds = [step.command for step in game.history.live() if isinstance(step.command, Build)]
    assert len(builds) >= 4, "bots build in between"
