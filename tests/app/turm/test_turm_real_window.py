"""Two turns of Turm Bauer in a real window on a virtual screen: real keys and clicks, Bullet in its own process."""

from tests.app.driver import Driver
from tests.app.windows import Window, comes, until
from torres3d.engine.game import Game
from torres3d.engine.loading import load
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.turm.commands import Build, Move, Stay

PERSON = 0


def game_in(window: Window) -> TurmGame | None:
    """The window's game, as its log stands now."""
    files = list(window.games.glob("*.turm"))
    return Game(load(TURM, files[0])[1]) if files else None


def given(window: Window, *kinds: type[Build] | type[Stay] | type[Move]) -> int:
    """How many commands of some kinds the person gave."""
    game = game_in(window)
    steps = () if game is None else game.history.live()
    return sum(step.by == PERSON and isinstance(step.command, kinds) for step in steps)


def play_a_turn(window: Window) -> None:
    """Build something and stay, by keys pressed until the window heeds them: dice may still roll, or bots think. On a
    busy machine keys for the block come when it stands already, and then they walk: that ends the turn as well."""
    count = given(window, Stay, Move)

    def done() -> bool:
        game = game_in(window)
        if game is not None and game.state.actor == PERSON:
            building = game.state.stage == "build"
            window.xdotool("key", "--delay", "150", *(("n", "n", "Return") if building else ("ctrl+Return",)))
        return comes(lambda: given(window, Stay, Move) > count, 3)

    until(done, "the end of the person's turn")


def test_two_turns_in_a_real_window(window: Window, player: Driver) -> None:
    window.until_drawn()
    for spot in ("game:turm", "new", "start"):
        window.click_and_see(player.program.hud.spot_pixels(spot))
        player.spot(spot)
        player.rounds(5)
    until(lambda: game_in(window) is not None, "the log of the new game")
    for turns in (1, 2):
        play_a_turn(window)
        assert given(window, Stay, Move) == turns, "a turn ends once, however often keys were pressed"
        assert given(window, Build) == turns
    game = game_in(window)
    assert game is not None
    builds = [step.command for step in game.history.live() if isinstance(step.command, Build)]
    assert len(builds) >= 4, "bots build in between"
