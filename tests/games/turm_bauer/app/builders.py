"""A person at the mouse of Turm Bauer: takes blocks, turns them, holds and lets go, walks, as somebody at the table."""

from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path
from typing import NamedTuple

from panda3d.core import MouseButton

from tests.app.driver import STILL, Driver, Unreachable
from torres3d.bots.background_bots import Thinker
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cells, Place
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Discard, Hand, Move, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.judging.judge import Judge, let_go
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.snapping import shape_of
from torres3d.games.turm_bauer.scene.measures import middle_of

MOST_ROUNDS = 4000
CALM = 11
"""Rounds after which a click on the same thing is no double click any more."""
MOST_TURNS = 24
VIEWS = (None, "top", "south", "east", "north", "west")
WITHIN = ((0, 0), (-3, 0), (3, 0), (0, -3), (0, 3))
"""Pixels that somebody clicks who means what lies in their middle."""
FLUNG = (30, 60, 90, 120, 150)
"""Pixels to the side of its place at which a block is that somebody throws."""


class Found(NamedTuple):
    """Where somebody has to point, seen from where (None: as it was), and how often the block is turned there."""

    view: str | None
    pixel: tuple[int, int]
    turns: int = 0


class Fate:
    """A judge that says beforehand what falls: at the n-th block that is let go, this Rest; otherwise it stands."""

    def __init__(self, slips: Sequence[int] = (), collapse: int | None = None) -> None:
        self.slips = set(slips)
        self.collapse = collapse
        self.let_go = 0
        self.hands: list[Hand] = []

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        self.let_go += 1
        self.hands.append(hand)
        acting = state.acting
        assert acting is not None
        new = (acting.colour, placement.block)
        if self.let_go in self.slips:
            return Rest(None, (), (new,))
        if self.let_go == self.collapse:
            others = [(block.colour, block.block) for block in state.blocks][-5:]
            return Rest(None, (), tuple(sorted([*others, new])))
        return Rest((hand.dx, hand.dy, hand.yaw))


class JudgeHere:
    """A judge that answers at the next look: in this process."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.asked = 0
        self._answer: Build | None = None

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        self.asked += 1
        self._answer = let_go(state, placement, self.judge, hand)

    def poll(self) -> Build | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self._answer = None


def around(most: int, step: int) -> list[tuple[int, int]]:
    """Pixels from a middle outwards."""
    reach = range(-most, most + 1, step)
    return sorted(((x, y) for x in reach for y in reach), key=lambda each: hypot(*each))


class Builder:
    """Plays games of Turm Bauer by mouse; ``driver`` moves and clicks it. ``views`` are where it looks from, ``pixels``
    where it looks around."""

    views: Sequence[str | None] = VIEWS
    pixels = around(96, 8)

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.parts: GameServices = driver.turm
        self.over: list[TurmGame] = []
        """The games that came to their end on the screen."""

    @property
    def top(self) -> PlayScreen:
        """The game on the screen."""
        top = self.driver.program.services.screens.top
        assert isinstance(top, PlayScreen)
        return top

    @property
    def state(self) -> State:
        """The game's state now."""
        return self.top.session.state

    def begin(
        self, file: Path | None, levels: list[str | None], seed: int = 4, judge: Judge | None = None, **rules: object
    ) -> TurmGame:
        """A new game on the screen; ``levels`` of bots by seat, None for persons."""
        game = Game.create(TURM, Setup(rules, seated(levels)), file, seed)
        return self.show(game, judge)

    def show(self, game: TurmGame, judge: Judge | None = None) -> TurmGame:
        """A game on the screen."""
        if judge is not None:
            self.parts.__dict__["judge"] = JudgeHere(judge)
        screens = self.driver.program.services.screens
        screens.go(PlayScreen(self.parts, game, lambda: self.over.append(game), lambda: None))
        self.driver.rounds(3)
        return game

    def wait(self) -> None:
        """Until a person may choose, or the game is over; what is shown is skipped."""
        for _ in range(MOST_ROUNDS):
            top = self.driver.program.services.screens.top
            over = not isinstance(top, PlayScreen)  # the result lies over it
            if over or top.session.ready or (top.session.state.stage == "over" and top.playback.idle):
                self.driver.rounds(2)
                self.look()
                return
            if top.playback.reading:
                self.go_on()
            else:
                top.playback.skip()
            self.driver.rounds()
        raise Unreachable("nobody's turn comes")

    def look(self) -> None:
        """Look at what was shown, before something is chosen on it."""
        for _ in range(STILL):
            top = self.driver.program.services.screens.top
            if not (isinstance(top, PlayScreen) and top.input_guard.settling):
                return
            self.driver.rounds()

    def go_on(self) -> None:
        """Go on from the ruins of the tower to the result."""
        self.driver.key("space")

    def wait_for(self, n: int) -> None:
        """Until ``n`` commands were given, if they are, and a person may choose again."""
        self.wait()

    def lay_down(self) -> None:
        """Put back whatever was chosen."""
        self.top.controller.let_be()

    def wait_for_person(self) -> None:
        """Until a person may choose, with bots that think in their process."""
        mind = self.parts.mind
        assert isinstance(mind, Thinker)
        for _ in range(MOST_ROUNDS):
            top = self.top
            if top.session.ready:
                self.driver.rounds(2)
                self.look()
                return
            if top.session.bot_turns.thinking:
                mind.wait(20)
            top.playback.skip()
            self.driver.rounds()
        raise Unreachable("no person's turn comes")

    def give(self, choice: Choice) -> None:
        """Give a legal choice by the mouse."""
        match choice:
            case Placement(block, cells, ring):
                if ring is not None:
                    self.driver.spot("ring:free")
                self.take(block)
                self.put(cells)
                self.drop()
            case Discard(block):
                self.take(block)
                self.driver.spot("discard")
            case Move(to, ring):
                if ring is not None:
                    self.driver.spot(f"ring:{ring}")
                self.walk(to)
            case Stay():
                self.driver.spot("stay")
        self.driver.rounds(2)

    def take(self, block: str) -> None:
        """Take a block of the supply into the hand."""
        if self.top.controller.selection.block != block:
            self.driver.rounds(CALM)
            self.driver.spot(f"block:{block}")

    def put(self, cells: Cells) -> Found:
        """Lead the ghost to these cells: turn the block, point at its place; how that was done."""
        for view in self.views:
            self.look_from(view)
            middle = self.parts.table.camera.pixel(middle_of(cells))
            for x, y in () if middle is None else self.free_pixels(middle):
                self.driver.move(x, y)
                turns = self._turned_to(cells)
                if turns is not None:
                    return Found(view, (x, y), turns)
        raise Unreachable(f"{cells}")

    def look_from(self, view: str | None) -> None:
        """Turn the camera; None leaves it as it is."""
        if view is not None:
            self.parts.table.camera.preset(view, at_once=True)
            self.driver.rounds()

    def free_pixels(self, middle: tuple[float, ...]) -> Iterator[tuple[int, int]]:
        """Pixels of the table around one, from it outwards."""
        screen, hud = self.driver.screen, self.driver.program.hud
        for right, down in self.pixels:
            x, y = round(middle[0] + right), round(middle[1] + down)
            if 0 < x < screen.width and 0 < y < screen.height and not hud.covers(x, y):
                yield x, y

    def _turned_to(self, cells: Cells) -> int | None:
        """Turn the block until it lies as wanted; how often that was, None where it cannot lie so here."""
        controller = self.top.controller
        for turns in range(MOST_TURNS):
            trial = controller.hand.trial
            assert trial is not None
            if trial.cells == cells and trial.fits:
                return turns
            if shape_of(cells) not in trial.ways or trial.lies == shape_of(cells):
                return None
            controller.do("next_way")
            self.driver.rounds()
        return None

    def let_go(self, rounds: int = 4) -> None:
        """Let the block go where its ghost is: hold for some rounds with a person's hand, otherwise click."""
        self.driver.down(MouseButton.one())
        self.driver.rounds(rounds)
        self.driver.up(MouseButton.one())
        self.driver.rounds(2)

    def drop(self) -> None:
        """Let the block in the hand go in this player's way."""
        self.let_go()

    def fling(self) -> None:
        """Take hold of the block and throw it to the side."""
        place = self.driver.program.pointer.place
        assert place is not None
        self.driver.down(MouseButton.one())
        self.driver.rounds(2)
        for right in FLUNG:
            self.driver.move(place[0] + right, place[1])
        self.driver.up(MouseButton.one())
        self.driver.rounds(2)

    def walk(self, to: Place) -> None:
        """Click a field, or the table."""
        found = self.find(to)
        self.driver.click(*found.pixel)

    def find(self, to: Place) -> Found:
        """Where a field, or the table, can be clicked, looked at from there."""
        for view in self.views:
            self.look_from(view)
            middle = self.parts.table.pixel_of((0, -5, 0) if to == TABLE else to)
            for pixel in () if middle is None else self.free_pixels(middle):
                if all(self._is_on(to, pixel[0] + right, pixel[1] + down) for right, down in WITHIN):
                    return Found(view, pixel)
        raise Unreachable(f"{to}")

    def _is_on(self, place: Place, x: float, y: float) -> bool:
        """Whether a pixel is on a field."""
        pick = self.parts.table.pick(x, y)
        return pick is not None and pick.field == place and pick.kind in ("part", "table")
