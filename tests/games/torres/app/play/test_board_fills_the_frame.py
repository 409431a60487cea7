"""The board fills what the panels leave free, whatever the window's and the panels' size; reserves lie beside it."""

import itertools
import math
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings
from torres3d.app.window.shown_table import room_in
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import load_assets
from torres3d.games.torres.scene.interaction.camera_views import PRESETS, towering, views
from torres3d.games.torres.scene.layout import layout_of, pile_top
from torres3d.games.torres.scene.measures import KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.track_and_reserve_layout import Seating
from torres3d.games.torres.scene.track_and_reserve_layout import heap as table_heap
from torres3d.hud.kit.layout import Rect
from torres3d.scene.camera.camera import Camera
from torres3d.scene.camera.framing import Room, filled_share, inside
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.studio import window_image

PICTURES = ROOT / "tests/games/torres/pictures"
GAMES = {2: ("two", 120), 3: ("three", 180), 4: ("four", 230)}
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (0.8, 1.0, 1.5, 2.0)
GENTLE = 78.0
"""Degrees from above at which heights can still be read: no tower tilts the view more."""
EDGE = 5.62
"""Half the width of the board with its track."""


@pytest.fixture(scope="module")
def played(opened_once: Opens, tmp_path_factory: pytest.TempPathFactory) -> "Played":
    """Opens games in their middle, all in one program."""
    driver = opened_once(Settings(quality="low", reduced_motion=True))
    return Played(driver, tmp_path_factory.mktemp("played"))


class Played:
    """The program, and games of different numbers of players in it."""

    def __init__(self, driver: Driver, folder: Path) -> None:
        self.driver = driver
        self.folder = folder
        self._players = 0
        self._free: dict[tuple[int, tuple[int, int], float], tuple[Rect, list[Rect]]] = {}

    def open(self, players: int) -> PlayScreen:
        """A game of so many, somewhere in its middle."""
        self.driver.program.hud.resize(self.driver.screen.width, self.driver.screen.height)
        self.driver.program.hud.set_ui_scale(1.0)
        if players == self._players:
            return self.driver.game
        self._players = players
        name, lines = GAMES[players]
        text = (PICTURES / f"{name}.torres").read_text("utf-8").splitlines(keepends=True)
        file = self.folder / f"{name}.torres"
        file.write_text("".join(text[:lines]), "utf-8")
        self.driver.program.flow.open_game(file)
        self.driver.wait()
        return self.driver.game

    def fitted(self, size: tuple[int, int], scale: float) -> tuple[Camera, Rect, list[Rect]]:
        """The camera of a window of a size at a UI scale, what is free, and the panels; all in pixels."""
        table = self.driver.torres.table
        key = self._players, size, scale
        if key not in self._free:
            self._free[key] = self._laid_out(size, scale)
        free, panels = self._free[key]
        camera = Camera(*size, views(table.assets.rim), room_in(free, size))
        assert table.state is not None
        camera.note_towers(towering(table.state.board.heights, table.state.pieces))
        return camera, free, panels

    def _laid_out(self, size: tuple[int, int], scale: float) -> tuple[Rect, list[Rect]]:
        """What is free, and the panels and cards."""
        program = self.driver.program
        program.hud.resize(*size)
        program.hud.set_ui_scale(scale)
        self.driver.game.log_and_recap.log_view.fit(program.hud.folded)
        program.hud.update(self.driver.game.model())
        free = program.hud.free_area
        assert free is not None
        px = program.hud.pixels_per_unit
        panels = [Rect(*(part * px for part in panel.rect)) for panel in program.hud.panels if panel.solid]
        cards = [
            Rect(*(part * px for part in spot.rect))
            for panel in program.hud.panels
            if not panel.solid
            for spot in panel.spots
        ]
        return free, [*panels, *cards]


def extent(camera: Camera, points: Iterable[Point]) -> Rect:
    """The rectangle of pixels that points take."""
    seen = [place for point in points if (place := camera.pixel(point)) is not None]
    left, top = min(place[0] for place in seen), min(place[1] for place in seen)
    return Rect(left, top, max(place[0] for place in seen) - left, max(place[1] for place in seen) - top)


def square_of(half: float) -> list[Point]:
    """The corners of a square around the middle of the board."""
    return [(x * half, y * half, 0.0) for x, y in itertools.product((-1, 1), repeat=2)]


@pytest.mark.parametrize(
    ("aspect", "right"), [(4 / 3, -0.02), (16 / 9, -0.02), (16 / 9, -0.2), (21 / 9, -0.02), (21 / 9, -0.2)]
)
def test_the_whole_board_stands_beside_a_result(aspect: float, right: float) -> None:
    named = views(load_assets(ROOT / "assets").rim)
    room = Room(-0.997, right, -0.997, 0.997)
    for turn in range(4):
        found = named.fitted_view(next(iter(PRESETS)), room, aspect, turn=turn)
        assert inside(found.view, named.framed.filling, room, aspect)
        assert filled_share(found.view, named.framed.filling, room, aspect) > 0.9


@pytest.mark.long
def test_what_is_free_is_all_that_the_panels_leave(played: Played) -> None:
    played.open(4)
    for size, scale in itertools.product(SIZES, SCALES):
        _, free, panels = played.fitted(size, scale)
        assert not any(free.inset(0.5).overlaps(panel) for panel in panels)
        for grown in (
            Rect(free.x - 40, free.y, free.w + 40, free.h),
            Rect(free.x, free.y - 40, free.w, free.h + 40),
            Rect(free.x, free.y, free.w + 40, free.h),
            Rect(free.x, free.y, free.w, free.h + 40),
        ):
            outside = grown.x < 0 or grown.y < 0 or grown.right > size[0] or grown.bottom > size[1]
            # Room is kept for a full hand and for two lines of the prompt, whatever these show.
            kept = grown.bottom > free.bottom or grown.y < free.y
            assert outside or kept or any(grown.overlaps(panel) for panel in panels)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fills_the_frame_in_every_view(played: Played, players: int, size: tuple[int, int]) -> None:
    played.open(players)
    for scale in SCALES:
        camera, free, _ = played.fitted(size, scale)
        for name in PRESETS:
            camera.preset(name, at_once=True)
            board, squares = extent(camera, square_of(EDGE)), extent(camera, square_of(4.0))
            tighter = max((board.w / free.w, squares.w / free.w), (board.h / free.h, squares.h / free.h))
            assert tighter[0] >= 0.95, (scale, name)
            assert tighter[1] >= 0.65, (scale, name)
            assert free.x <= board.x
            assert board.right <= free.right
            assert free.y <= board.y
            assert board.bottom <= free.bottom


@pytest.mark.long
@pytest.mark.parametrize(
    "square", ["h1", "d8", *(pytest.param(name, marks=pytest.mark.long) for name in ("a1", "a8", "h8", "d4"))]
)
def test_towers_of_eight_levels_stay_in_sight(played: Played, square: str) -> None:
    played.open(4)
    heights = bytearray(64)
    heights[INDEX[square]] = 8
    for size, scale in itertools.product(SIZES, SCALES):
        camera, free, panels = played.fitted(size, scale)
        camera.note_towers(towering(bytes(heights), 1 << INDEX[square]))
        for name in PRESETS:
            camera.preset(name, at_once=True)
            board = extent(camera, square_of(EDGE))
            assert max(board.w / free.w, board.h / free.h) >= 0.95
            assert camera.goal.pitch <= GENTLE or name == "top", (size, scale, name)
            x, y, z = centre(INDEX[square], 8)
            roof, head = camera.pixel((x, y, z)), camera.pixel((x, y, z + KNIGHT_HEIGHT))
            assert roof is not None
            assert head is not None
            assert not any(panel.contains(roof[0], roof[1]) for panel in panels), (size, scale, name)
            assert -2 < head[1] < size[1], (size, scale, name)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reserves_and_panels_and_cards_never_cover_each_other(
    played: Played, players: int, size: tuple[int, int]
) -> None:
    screen = played.open(players)
    camera, _, panels = played.fitted(size, 1.0)
    table = played.driver.torres.table
    state = screen.playback.shown
    for name in PRESETS:
        camera.preset(name, at_once=True)
        layout = layout_of(
            state, DEFAULT_LOOKS, table.assets.track, table.assets.rim, Seating(camera.lying, 0, camera.across)
        )
        places: list[Sequence[Point]] = [
            [piece.place, (*piece.place[:2], piece.place[2] + KNIGHT_HEIGHT * piece.scale)]
            for piece in layout.pieces
            if piece.role == "reserve"
        ]
        for pile in layout.piles:
            column = pile.column
            places.append([(column.x, column.y, z) for z in (column.z, pile_top(column))])
        assert len(places) > players
        for points in places:
            box = extent(camera, points).inset(-8.0 * size[0] / 1280)
            assert not any(box.overlaps(panel) for panel in panels), (name, points)
            assert box.x >= 0
            assert box.right <= size[0]


@pytest.mark.slow
def test_the_supply_never_stands_before_the_board(played: Played) -> None:
    screen = played.open(4)
    table = played.driver.torres.table
    for size, scale in itertools.product(SIZES, SCALES):
        camera, _, _ = played.fitted(size, scale)
        for name in PRESETS:
            camera.preset(name, at_once=True)
            layout = layout_of(
                screen.playback.shown,
                DEFAULT_LOOKS,
                table.assets.track,
                table.assets.rim,
                Seating(camera.lying, 0, camera.across),
            )
            heap = next(pile.column for pile in layout.piles if pile.seat is None)
            forward = camera.goal.axes()[2]
            assert heap.x * forward[0] + heap.y * forward[1] > 0, (size, scale, name)
            for number, points in enumerate(table_heap(camera.lying, table.assets.rim)):
                top = camera.pixel(points)
                assert top is not None
                assert top[1] >= -1, (size, scale, name, number)


def test_the_numbers_of_the_track_can_be_read(played: Played) -> None:
    played.open(4)
    camera, _, _ = played.fitted((1280, 720), 1.0)
    track = played.driver.torres.table.assets.track
    for name in PRESETS:
        camera.preset(name, at_once=True)
        places = [camera.pixel((space.x, space.y, space.z)) for space in track.spaces]
        steps = []
        for here, there in itertools.pairwise(places):
            assert here is not None
            assert there is not None
            steps.append(math.dist(here[:2], there[:2]))
        # A number is two thirds of its space.
        assert max(steps) >= 18, name
        assert min(steps) >= 12, name


@pytest.mark.slow
def test_the_board_is_as_large_in_the_picture_as_the_camera_says(played: Played) -> None:
    played.open(4)
    driver = played.driver
    table = driver.torres.table
    driver.rounds(5)
    table.settle()
    free = driver.program.hud.free_area
    assert free is not None
    board = extent(table.camera, square_of(EDGE))
    assert board.h / free.h >= 0.95
    # The track's spaces are far lighter than the wood around them: their corners are where they should be.
    picture = np.asarray(window_image(driver.screen.base).convert("L"), np.int16)
    for corner in (0, 25, 50, 75):
        space = table.assets.track.spaces[corner]
        inner = table.camera.pixel((space.x * 0.985, space.y, 0.075))
        outer = table.camera.pixel((space.x * 1.12, space.y * 1.12, 0.0))
        assert inner is not None
        assert outer is not None
        light = picture[round(inner[1]) - 2 : round(inner[1]) + 3, round(inner[0]) - 4 : round(inner[0]) + 5].max()
        dark = picture[round(outer[1]) - 2 : round(outer[1]) + 3, round(outer[0]) - 2 : round(outer[0]) + 3].mean()
        assert light > dark + 30
