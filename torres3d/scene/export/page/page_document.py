"""Document of a page: everything that a browser shows of a game, as it is written into the file (web/page/document.ts).

A browser computes no rules: what changes in a step, and every sentence in every language, is here. Lengths are whole
thousandths of the table's unit, texts are numbers of `PageDocument.texts`.
"""

from collections.abc import Iterable, Sequence

import msgspec

from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import Palette
from torres3d.scene.export.page.placed_parts import Motion, PlacedPart, Rotation
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.daylight import Daylight

VERSION = 1
TextId = int
FlatParts = list[int]
"""Part, owner, x, y, z, rotation, scale, rise, plain: nine numbers for each part."""


class _Camel(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    pass


class PageOverlay(_Camel, frozen=True):
    """An overlay; with ``tint`` stones have the colours of their levels."""

    id: str
    title: TextId
    tint: bool = False


class PagePalette(_Camel, frozen=True):
    """Colours as ``#rrggbb``: of ``owners`` by number, of ``roofs`` from level 1 on, of ``levels`` from 0 on."""

    id: str
    title: TextId
    owners: list[str]
    roofs: list[str]
    levels: list[str]


class PageView(_Camel, frozen=True):
    """A named view; see `torres3d.scene.camera.viewpoint.Viewpoint`."""

    id: str
    title: TextId
    target: Point
    heading: float
    pitch: float
    distance: float


class PageLight(_Camel, frozen=True):
    """The light; see `torres3d.scene.shapes.daylight.Daylight`."""

    direction: Point
    sun: Point
    sky: Point
    horizon: Point
    ground: Point
    bounce: Point
    fill: Point
    fill_from: Point
    glow: Point
    pool: Point
    haze: tuple[float, float]
    haze_colour: Point
    share: float
    exposure: float
    colourful: float
    span: float
    stand: Point
    aim: Point
    depth: float
    level_height: float


class PageMotion(_Camel, frozen=True):
    """A `Motion` in thousandths: ``keys`` of eight numbers each (time, place, rotation), ``scales`` of two (time and
    scale)."""

    part: int
    source: int
    style: str
    keys: list[int]
    scales: list[int] = []


class Exchange(_Camel, frozen=True, omit_defaults=False):
    """What leaves (numbers, in the order of coming) and what comes."""

    gone: list[int]
    come: list[list[object]]


class PageStep(_Camel, frozen=True):
    """One command, and what it changes; fields without a change are left out."""

    n: int
    by: int
    turn: int
    told: list[TextId]
    parent: int | None = None
    gone: list[int] = []
    come: FlatParts = []
    motions: list[PageMotion] = []
    seconds: float | None = None
    labels: dict[str, Exchange] = {}
    lines: dict[str, Exchange] = {}
    tips: Exchange | None = None
    cells: list[list[object]] = []
    points: list[int] | None = None
    status: TextId | None = None
    facts: list[TextId] | None = None
    note: TextId | None = None
    title: TextId | None = None
    notation: str = ""


class PageTurn(_Camel, frozen=True):
    """A turn: its first step, its lines with their steps, points after it, and what an analysis said of it."""

    title: TextId
    when: TextId
    seat: int
    owner: int
    first: int
    lines: list[tuple[int, TextId]]
    points: list[int]
    verdict: list[TextId] = []


class PageSeat(_Camel, frozen=True):
    """A player, and the numbers of the owners that are the player's own."""

    name: TextId
    owners: list[int]


class PageLanguage(_Camel, frozen=True):
    id: str
    name: str


class PageGrid(_Camel, frozen=True):
    """The board as text: names of columns and rows (from the top), and of levels where there are several boards."""

    columns: list[str]
    rows: list[str]
    layers: list[TextId]


class PageDocument(_Camel, frozen=True, kw_only=True, omit_defaults=False):
    """A whole page."""

    version: int = VERSION
    game: str
    title: TextId
    languages: list[PageLanguage]
    texts: list[str | list[str]]
    words: dict[str, TextId]
    emblems: list[str]
    seats: list[PageSeat]
    winners: list[int]
    palettes: list[PagePalette]
    views: list[PageView]
    frame: list[Point]
    overlays: list[PageOverlay]
    light: PageLight
    parts: list[str]
    rotations: list[Rotation]
    ground: FlatParts
    grid: PageGrid
    steps: list[PageStep]
    turns: list[PageTurn]
    start: int


class Flattened:
    """Placed parts as numbers; collects the names of their parts and their rotations."""

    def __init__(self) -> None:
        self._parts: dict[str, int] = {}
        self._rotations: dict[Rotation, int] = {}

    @property
    def parts(self) -> list[str]:
        return [*self._parts]

    @property
    def rotations(self) -> list[Rotation]:
        return [*self._rotations]

    def flat(self, parts: Iterable[PlacedPart]) -> FlatParts:
        found: FlatParts = []
        for each in parts:
            part = self._parts.setdefault(each.part, len(self._parts))
            rotation = self._rotations.setdefault(each.rotation, len(self._rotations))
            measures = (*each.place, each.scale, each.rise)
            x, y, z, scale, rise = (round(1000 * value) for value in measures)
            found += (part, each.colour, x, y, z, rotation, scale, rise, int(each.plain))
        return found


def page_motion(motion: Motion) -> PageMotion:
    keys = [round(1000 * value) for time, place, turn in motion.keys for value in (time, *place, *turn)]
    scales = [round(1000 * value) for each in motion.scales for value in each]
    return PageMotion(motion.part, motion.source, motion.style, keys, scales)


def page_view(name: str, title: TextId, view: Viewpoint) -> PageView:
    return PageView(name, title, (view.x, view.y, view.z), view.heading, view.pitch, view.distance)


def page_light(daylight: Daylight, haze: Colour, level_height: float) -> PageLight:
    """``haze`` is the light of the distance."""
    return PageLight(
        direction=daylight.direction,
        sun=daylight.sun,
        sky=daylight.sky,
        horizon=daylight.horizon,
        ground=daylight.ground,
        bounce=daylight.bounce,
        fill=daylight.fill,
        fill_from=daylight.fill_from,
        glow=daylight.glow,
        pool=daylight.pool,
        haze=daylight.haze,
        haze_colour=haze,
        share=daylight.share,
        exposure=daylight.exposure,
        colourful=daylight.colourful,
        span=daylight.span,
        stand=daylight.stand,
        aim=daylight.aim,
        depth=daylight.depth,
        level_height=level_height,
    )


def page_palette(name: str, title: TextId, palette: Palette, owners: Sequence[Colour]) -> PagePalette:
    return PagePalette(name, title, *([*map(_hex, colours)] for colours in (owners, palette.roofs, palette.levels)))


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)
