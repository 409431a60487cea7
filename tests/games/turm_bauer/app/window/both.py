"""A person at a real window: every move, click and key goes to it as an event of X, and to the program beside it.

Time passes in both alike, at the pace of somebody who plays quickly. What one tries out where nothing depends on it
(`alone`) is done offscreen only.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from panda3d.core import ButtonHandle
from PIL import Image, ImageChops

from tests.app.driver import ROUND, Driver, Unreachable
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.app.windows import PATIENCE, Window, comes, until
from tests.games.turm_bauer.app.builders import MOST_TURNS, Builder, Found, around
from tests.games.turm_bauer.app.window.mirror import Followed, MirrorShelf, ToldJudge, ToldMind
from tests.panda import VirtualScreen
from torres3d.app.program import Program
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.play.block_in_hand import BlockInHand
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import SteadinessPanel
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Place
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Placement
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets
from torres3d.games.turm_bauer.scene.interaction.snapping import shape_of
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.hud.panels.overlay_strip import OverlayStrip

AS_THERE = Settings(quality="low", reduced_motion=True)
"""The settings with which `Window` opens."""
MOUSE = {"mouse1": "1", "mouse2": "2", "mouse3": "3", "wheel_up": "4", "wheel_down": "5"}
KEYSYMS = {
    "enter": "Return", "escape": "Escape", "tab": "Tab", "delete": "Delete", "backspace": "BackSpace", "home": "Home",
    "space": "space", "page_up": "Prior", "page_down": "Next", "]": "bracketright", "[": "bracketleft",
    "arrow_left": "Left", "arrow_right": "Right", "arrow_up": "Up", "arrow_down": "Down", "shift": "Shift_L",
    "control": "Control_L", "alt": "Alt_L",
}  # fmt: skip
"""What X calls keys."""
EDGE = 6.0
"""Units of a panel's rim that are not looked at: the table shines through."""
CLEARLY, MARKED = 40, 8
"""Of 255: pixels so far apart are others, and so many of them make another panel."""
COARSELY, SLIGHTLY, FEW = (128, 72), 24, 60
"""A picture of so few pixels, of which fewer than some differ by so much of 255, is seen from the same place."""
SOON = (4.0, 8.0, 16.0)
"""Seconds within which both look from the same place, or a view is asked for again."""
MOST_AT_ONCE = 20
"""Rounds that are made up for at once."""
AT_REST = (60, 36)
"""The pixel of a heading, where the mouse lies while nothing is to be pointed at."""
VIEW_KEYS = {"iso": "home", "top": "t", "south": "f5", "west": "f6", "north": "f7", "east": "f8"}


def drawn(screen: VirtualScreen) -> Image.Image:
    """The picture offscreen."""
    texture = screen.base.win.get_screenshot()
    size = texture.get_x_size(), texture.get_y_size()
    return Image.frombytes("RGB", size, bytes(texture.get_ram_image_as("RGB"))).transpose(
        Image.Transpose.FLIP_TOP_BOTTOM
    )


def others(one: Image.Image, other: Image.Image) -> int:
    """How many pixels of two pictures are clearly others."""
    return sum(ImageChops.difference(one, other).convert("L").histogram()[CLEARLY:])


class Beside(Driver):
    """A driver whose events go to a real window, too."""

    def __init__(self, program: Program, screen: VirtualScreen, window: Window) -> None:
        self.window = window
        self._alone = False
        self._looked = 0.0
        super().__init__(program, screen)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What is done meanwhile is not done in the real window."""
        self._alone = True
        try:
            yield
        finally:
            self._alone = False

    def point(self, x: float, y: float) -> None:
        if not self._alone:
            self.window.xdotool("mousemove", str(round(x)), str(round(y)))
        super().point(x, y)

    def down(self, pressed: ButtonHandle) -> None:
        self._send("down", pressed)
        super().down(pressed)

    def up(self, pressed: ButtonHandle) -> None:
        self._send("up", pressed)
        super().up(pressed)

    def see(self, *but: type) -> None:
        """Look until the panels in the real window, ``but`` some, are as they are beside it: whatever came before has
        been heeded."""
        if self._alone:
            return
        left_out = (SteadinessPanel, *but)  # how steady the tower is takes time to be found
        px = self.screen.width / self.program.hud.window.w

        def alike() -> bool:
            self.screen.draw()
            ours, there = drawn(self.screen), self.window.picture().convert("RGB")
            panels = [panel for panel in self.program.hud.panels if not isinstance(panel, left_out)]
            for rect in [panel.rect.inset(EDGE) for panel in panels]:
                box = tuple(round(px * each) for each in (rect.x, rect.y, rect.right, rect.bottom))
                if others(there.crop(box), ours.crop(box)) >= MARKED:
                    self._keep_pace()
                    return False
            return True

        self._looked = time.monotonic()
        if not comes(alike, PATIENCE / 2):
            raise AssertionError(self.differing("the panels in both windows differ"))

    def differing(self, what: str) -> str:
        """What is wrong, and where pictures of both are kept to be looked at."""
        folder = self.window.games.parent
        drawn(self.screen).save(folder / "beside.png")
        self.window.picture().save(folder / "window.png")
        return f"{what}: see window.png and beside.png in {folder}"

    def same_view(self, seconds: float) -> bool:
        """Whether the table is shown from the same place in both, within so many seconds."""
        if self._alone:
            return True

        def alike() -> bool:
            self.screen.draw()
            both = (drawn(self.screen), self.window.picture().convert("RGB"))
            ours, theirs = (picture.convert("L").resize(COARSELY, Image.Resampling.BOX) for picture in both)
            far = ImageChops.difference(ours, theirs).histogram()[SLIGHTLY:]
            if sum(far) < FEW:
                return True
            self._keep_pace()
            return False

        self._looked = time.monotonic()
        return comes(alike, seconds)

    def _keep_pace(self) -> None:
        """Let as much time pass here as passed in the window since the last look: what comes and goes with time, as
        words on a fall do, does so in both, also where each look takes long."""
        now = time.monotonic()
        super().rounds(min(max(1, round((now - self._looked) / ROUND)), MOST_AT_ONCE))
        self._looked = now

    def rounds(self, count: int = 1) -> None:
        if not self._alone:
            self.window.xdotool("sleep", f"{ROUND * count:.3f}")
        super().rounds(count)

    def _send(self, way: str, pressed: ButtonHandle) -> None:
        name = pressed.name
        if self._alone:
            return
        if name in MOUSE:
            self.window.xdotool(f"mouse{way}", MOUSE[name])
        else:
            self.window.xdotool(f"key{way}", KEYSYMS.get(name, name.upper() if name[1:].isdigit() else name))


class KeysBeside(Beside, Keys):
    """A person at the keyboard of a real window, who never touches the mouse."""


class BuilderBeside(Builder):
    """Plays in a real window what it finds offscreen. ``flings`` says whether it throws the block that it holds."""

    views = ("iso", "top", "north", "south")
    pixels = around(64, 16)
    driver: Beside

    def __init__(self, driver: Beside, followed: Followed) -> None:
        super().__init__(driver)
        self.followed = followed
        self.flings = lambda: False
        parts = self.parts.__dict__
        parts["judge"] = ToldJudge(followed, lambda: self.top.session.game.n)
        parts["mind"] = ToldMind(followed, lambda: self.top.session.game.n)

    def begin_at_menu(self, players: int, persons: int, *chosen: str) -> TurmGame:
        """From the main menu through the set-up, where more is ``chosen``, into a game of so many players, the first of
        whom are persons."""
        for spot in ("game:turm", "new", f"count:{players}"):
            self._press(spot)
        for seat in range(players):
            while (self._drafted(seat) is None) != (seat < persons):
                self._press(f"who:{seat}:{'prev' if seat < persons else 'next'}")
        for spot in chosen:
            self._press(spot)
        self.driver.spot("start")
        return self.begun()

    def _press(self, spot: str) -> None:
        self.driver.spot(spot)
        self.driver.rounds(2)
        self.driver.see()

    def _drafted(self, seat: int) -> str | None:
        """The bot that is planned for a seat, None for a person."""
        page = self.driver.program.hud.model.screen
        assert isinstance(page, SetupModel)
        return page.draft.players[seat].bot

    def begun(self) -> TurmGame:
        """The game that has just begun in both windows."""
        self.driver.rounds(5)
        self.playing = self.top.session.game
        return self.playing

    def look_from(self, view: str | None) -> None:
        assert view is not None
        for seconds in SOON:
            self.driver.key(VIEW_KEYS[view])
            self.driver.rounds()
            if self.driver.same_view(seconds):
                return
        raise AssertionError(self.driver.differing(f"{view}: the table is seen from other places in both windows"))

    def give(self, choice: Choice) -> None:
        if isinstance(choice, Placement | Discard) and self.top.controller.selection.block is not None:
            self.driver.key("escape")  # what slipped is in the hand again
        if isinstance(choice, Placement):
            self._place(choice, self._sought(choice))
        else:
            super().give(choice)

    def _sought(self, choice: Placement) -> Found:
        """Where the mouse has to be for a place, when it comes there with the block just taken."""
        table, (block, cells, ring) = self.parts.table, (choice.block, choice.cells, choice.ring)
        places = self.top.controller.choices.places[block, ring]
        usual = shape_of(block_sets()[self.state.options.blocks][block].cells)
        with self.driver.alone():
            for view in self.views:
                self.look_from(view)
                middle = table.camera.pixel(middle_of(cells))
                for pixel in () if middle is None else self.free_pixels(middle):
                    hand = BlockInHand(table)
                    hand.take(places, usual, same=False)
                    hand.aim_at(pixel)
                    turns = turned_to(cells, hand)
                    if turns is not None:
                        return Found(view, pixel, turns)
        raise Unreachable(f"{choice}")

    def _place(self, choice: Placement, found: Found) -> None:
        self.look_from(found.view)
        if choice.ring is not None:
            self.driver.spot("ring:free")
            self.driver.see()
        self.take(choice.block)
        self.driver.move(*found.pixel)
        self.driver.see()
        for _ in range(found.turns):
            self.driver.key("]")
        trial = self.top.controller.hand.trial
        self.driver.see()
        if trial is None or trial.cells != choice.cells:
            self.driver.key("escape")
            raise Unreachable(f"{choice}")
        self.drop()

    def drop(self) -> None:
        if self.flings():
            self.fling()
        else:
            self.let_go()

    def walk(self, to: Place) -> None:
        self.driver.see(OverlayStrip)  # the click on a ring counts where the mouse is when the window hears of it
        with self.driver.alone():
            found = self.find(to)
        self.look_from(found.view)
        self.driver.click(*found.pixel)

    def take(self, block: str) -> None:
        super().take(block)
        self.driver.see(OverlayStrip)  # a click counts where the mouse is when the window hears of it

    def wait(self) -> None:
        super().wait()
        if isinstance(self.driver.program.services.screens.top, PlayScreen):
            if not isinstance(self.driver, Keys):
                self.driver.move(*AT_REST)
            self.driver.see(OverlayStrip)  # what was tried beside it was looked at from elsewhere

    def go_on(self) -> None:
        self.driver.see(OverlayStrip)  # the tower comes down in slow motion there
        super().go_on()

    def wait_for(self, n: int) -> None:
        """Until both have given ``n`` commands, the same ones."""
        self.wait()
        until(lambda: len(self.followed.steps()) >= n, f"command {n} in the window")
        theirs, ours = (steps[n - 1].command for steps in (self.followed.steps(), self.playing.history.steps))
        assert theirs == ours, f"command {n}"


def turned_to(cells: Cells, hand: BlockInHand) -> int | None:
    """How often the next way to lie is asked for until the block lies in these cells; None where it never does."""
    for turns in range(MOST_TURNS):
        trial = hand.trial
        if trial is None or (trial.cells == cells and trial.fits):
            return turns
        hand.turn("next_way")
    return None


def beside(opens: Opens, window: Window, folder: Path, kind: type[Beside] = Beside) -> BuilderBeside:
    """A person at a window that shows the main menu."""
    followed = Followed(window)
    opened = opens(AS_THERE, MirrorShelf(folder / "beside", followed))
    window.until_drawn()
    return BuilderBeside(kind(opened.program, opened.screen, window), followed)
