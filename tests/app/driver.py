"""A person at the mouse: moves and clicks the virtual mouse, as somebody at the table would."""

from panda3d.core import ButtonHandle, ButtonRegistry, MouseButton

from tests.panda import VirtualScreen
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.program import Program
from torres3d.bots.background_bots import Thinker
from torres3d.games.registered import TORRES, TURM_BAUER
from torres3d.games.torres.app.menus.game_menus import GameMenus as TorresMenus
from torres3d.games.torres.app.play.game_services import GameServices as TorresServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.hud.models.dialog_models import CarryDialog, EndTurnDialog
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.turm_bauer.app.menus.game_menus import GameMenus as TurmMenus
from torres3d.games.turm_bauer.app.play.game_services import GameServices as TurmServices

ROUND = 0.05
"""Seconds that pass in a round of a test."""


LOOKS = 26
"""Rounds in which somebody who took the screen over looks at the table."""
STILL = 60
"""Rounds within which the camera comes to rest."""


class Unreachable(Exception):
    """Nothing on the screen leads there."""


def button(name: str) -> ButtonHandle:
    """The key of a name, as Panda3D calls it."""
    return ButtonRegistry.ptr().find_button(name)


class Driver:
    """Plays a program by mouse alone. All that it does to the window goes through `point`, `down` and `up`."""

    def __init__(self, program: Program, screen: VirtualScreen) -> None:
        self.program = program
        self.screen = screen
        self.clicks = 0
        self.rounds(2)

    # time

    def rounds(self, count: int = 1) -> None:
        """Let the program go on for some rounds."""
        for _ in range(count):
            self.screen.step()
            self.program.round(ROUND)

    # mouse

    def point(self, x: float, y: float) -> None:
        """The pointer is on this pixel."""
        self.screen.move(x, y)

    def down(self, pressed: ButtonHandle) -> None:
        """A button of the mouse, or a key, goes down."""
        self.screen.press(pressed)

    def up(self, pressed: ButtonHandle) -> None:
        """It goes up again."""
        self.screen.release(pressed)

    def move(self, x: float, y: float) -> None:
        """Move the pointer to a pixel, and look."""
        self.point(x, y)
        self.rounds()

    def key(self, name: str) -> None:
        """Press a key and let it go, perhaps with others that are held: ``shift-tab``."""
        keys = [button(each) for each in (name.split("-") if name != "-" else name)]
        for each in keys:
            self.down(each)
        self.rounds()
        for each in reversed(keys):
            self.up(each)
        self.rounds()

    def click(self, x: float, y: float) -> None:
        """Click a pixel."""
        self.clicks += 1
        self.move(x, y)
        self.down(MouseButton.one())
        self.rounds()
        self.up(MouseButton.one())
        self.rounds(2)

    def calm(self) -> None:
        """Look at what has opened, as people do, before anything is clicked."""
        top = self.program.services.screens.top
        if isinstance(top, PlayScreen | PanelScreen):
            self.rounds()
            for _ in range(STILL):
                if not top.input_guard.quiet:
                    return
                self.rounds()

    def spot(self, name: str) -> None:
        """Click a button or card by its name, as soon as what has just opened takes clicks."""
        self.calm()
        group = {"view": "strip:view", "overlay": "strip:overlays"}.get(name.partition(":")[0], "")
        if group and not self.sees(name) and self.sees(group):
            self.click(*self.program.hud.spot_pixels(group))
        self._scroll_to(name)
        self.click(*self.program.hud.spot_pixels(name))

    def _scroll_to(self, name: str) -> None:
        """Turn the wheel until a spot of a page that is higher than the window is in sight."""
        for _ in range(STILL):
            spot = self.program.hud.spot(name)
            x, y = spot.rect.middle
            if spot.clip is None or spot.clip.contains(x, y):
                return
            wheel = MouseButton.wheel_up() if y < spot.clip.y else MouseButton.wheel_down()
            px = self.program.hud.spot_pixels(name)[0] / x
            self.move(*(each * px for each in spot.clip.middle))
            self.down(wheel)
            self.rounds()
            self.up(wheel)
            self.rounds()

    def sees(self, name: str) -> bool:
        """Whether there is such a button or card on the screen."""
        try:
            self.program.hud.spot_pixels(name)
        except KeyError:
            return False
        return True

    def square(self, square: Square) -> None:
        """Click a square of the table, turning the camera until it is visible."""
        table = self.torres.table
        for preset in (None, "top", "south", "east", "north", "west"):
            if preset is not None:
                table.camera.preset(preset, at_once=True)
                self.rounds()
            place = self.seen(square)
            for _ in range(STILL):
                if place is None:
                    break
                self.move(*place)
                before, place = place, self.seen(square)
                if place == before:
                    self.click(*place)
                    return
        raise Unreachable(f"square {square}")

    def seen(self, square: Square) -> tuple[float, float] | None:
        """A pixel on which a click means this square, None if no such pixel is visible now."""
        table = self.torres.table
        middle = table.pixel_of(square)
        if middle is None:
            return None
        for right, down in ((0, 0), (12, 6), (-12, 6), (10, -6), (-10, -6), (0, 14), (0, -14)):
            x, y = round(middle[0] + right), round(middle[1] + down)  # the mouse knows whole pixels only
            inside = 0 < x < self.screen.width and 0 < y < self.screen.height
            pick = table.pick(x, y) if inside and not self.program.hud.covers(x, y) else None
            if pick is not None and pick.square == square:
                return x, y
        return None

    # the game

    @property
    def torres(self) -> TorresServices:
        """What the screens of Torres share."""
        return self.torres_menus.parts

    @property
    def turm(self) -> TurmServices:
        """What the screens of Turm Bauer share."""
        return self.turm_menus.parts

    @property
    def torres_menus(self) -> TorresMenus:
        """The menus of Torres."""
        menus = self.program.flow.of_game(TORRES)
        assert isinstance(menus, TorresMenus)
        return menus

    @property
    def turm_menus(self) -> TurmMenus:
        """The menus of Turm Bauer."""
        menus = self.program.flow.of_game(TURM_BAUER)
        assert isinstance(menus, TurmMenus)
        return menus

    @property
    def game(self) -> PlayScreen:
        """The game on the screen."""
        top = self.program.services.screens.top
        assert isinstance(top, PlayScreen)
        return top

    def wait(self, limit: int = 2000) -> None:
        """Wait until a person may act, skipping what is shown and answering the cover and the scoring."""
        for _ in range(limit):
            top = self.program.services.screens.top
            if not isinstance(top, PlayScreen):
                return
            if top.session.awaited is not None:
                self.spot("ready")
                self.rounds(LOOKS)
            elif self.sees("scoring"):
                self.spot("scoring")
            elif top.session.ready:
                self.rounds()
                return
            else:
                if top.session.bot_turns.thinking:
                    self.hear()
                else:
                    top.playback.skip()
                self.rounds()
        raise Unreachable("nobody's turn comes")

    def hear(self) -> None:
        """Wait for the bot's process to answer."""
        mind = self.torres.mind
        assert isinstance(mind, Thinker)
        mind.wait(30)

    def give(self, command: c.Command) -> None:
        """Give a legal command by clicks alone."""
        self.calm()
        self._let_go()
        match command:
            case c.Found(at) | c.PlaceKnight(at) | c.PlaceKing(at):
                self.square(INDEX[at])
            case c.Move(source, target):
                self.square(INDEX[source])
                self.square(INDEX[target])
            case c.AddKnight(at):
                self.spot("reserve")
                self.square(INDEX[at])
            case c.Build(at, stack):
                self.spot(f"stack:{stack}")
                self.square(INDEX[at])
            case c.Play():
                self._play(command)
            case c.Keep():
                self._keep(command)
            case c.EndTurn() | c.Carry():
                self._blocks(command)
            case c.Buy():
                self.spot("buy")
            case c.Score():
                self.spot("score")
            case c.LeaveKing():
                self.spot("prompt")
            case c.ChooseStarter(seat):
                self.spot(f"starter:{seat}")
        self.rounds(2)

    def _let_go(self) -> None:
        """Undo a selection that is left from before."""
        if self.game.controller.selection.kind != "none":
            self.spot("prompt:cancel" if self.sees("prompt:cancel") else "prompt")

    def _play(self, play: c.Play) -> None:
        self.spot(f"card:{play.card}")
        for name in (play.from_, play.to, play.at):
            if isinstance(name, str):
                self.square(INDEX[name])
        if isinstance(play.stack, int) and self.game.controller.selection.kind == "card":
            self.spot(f"stack:{play.stack}")

    def _keep(self, keep: c.Keep) -> None:
        offer = self.game.session.state.offer
        kept = offer.index(keep.card)
        self.spot(f"offer:{kept}")
        for number, card in enumerate(offer):
            if number != kept:
                self.spot(f"{'top' if card in keep.top else 'bottom'}:{number}")
        others = tuple(card for number, card in enumerate(offer) if number != kept)
        if len(others) == 2 and others[::-1] in (keep.top, keep.bottom):
            self.spot("swap")
        self.spot("keep")

    def _blocks(self, command: c.EndTurn | c.Carry) -> None:
        if isinstance(command, c.EndTurn):
            self.spot("end_turn")
            if self.sees("end_anyway"):
                self.spot("end_anyway")
            dialog = self.game.controller.dialogs.model()
            if not isinstance(dialog, EndTurnDialog):
                return
            if command.stack is not None and self.sees(f"give:{command.stack}"):
                self.spot(f"give:{command.stack}")
            others = [i for i, blocks in enumerate(dialog.stacks) if blocks and i != command.stack]
        else:
            dialog = self.game.controller.dialogs.model()
            assert isinstance(dialog, CarryDialog)
            others = list(range(len(dialog.stacks)))
        self._distribute(others, command.onto)
        self.spot("confirm")
        if self.sees("end_anyway"):
            self.spot("end_anyway")

    def _distribute(self, others: list[int], onto: tuple[int, ...]) -> None:
        """The dialog proposes a way: first take away, then add."""
        for index in others:
            for _ in range(3):
                if self._enabled(f"less:{index}"):
                    self.spot(f"less:{index}")
        for index, blocks in zip(others, onto, strict=True):
            for _ in range(blocks):
                self.spot(f"more:{index}")

    def _enabled(self, name: str) -> bool:
        return self.sees(name) and self.program.hud.spot(name).enabled
