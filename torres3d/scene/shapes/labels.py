"""Numerals and symbols over the picture: always upright, always sharp, each tied to a place on the table.

They are part of the window, not of the table's picture, so a low quality level does not blur them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from panda3d.core import DynamicTextFont, GeomNode, NodePath, TextNode, TransparencyAttrib

from torres3d.base.sanitise import sanitise
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.label_plates_and_placement import (
    EVERYWHERE,
    Box,
    LabelGroup,
    leader,
    moved,
    placed,
    plate,
    share,
)
from torres3d.scene.shapes.mesh import geom_of, node_of

WHITE: Colour = (1.0, 0.98, 0.92)
DARK: Colour = (0.10, 0.07, 0.05)
FAINT = 0.30
ASIDES = tuple((float(x), float(y)) for y in (0, 6, -6, 11, -11, 16, -16) for x in (0, -6, 6, -11, 11))
"""Shifts in pixels that are tried for numerals, first none."""
SIGN = 0.78
"""Scale of signs relative to letters: signs fill their height."""
USUAL_HEIGHT = 720
"""Height in pixels of a window in which labels have their normal size."""
LARGEST = 2.5
NEXT_TO = 3.0
"""Pixels between the labels of one row."""


@dataclass(frozen=True, slots=True)
class Label:
    """A text at a place. ``size``: the height of letters in pixels at scale 1. ``badge``: colour of the plate behind
    it, None for only an outline. ``row`` and ``column`` shift it by its own height and width, for several labels at one
    place: row 1 is one line higher; columns are centred among ``columns``. ``fades``: is faint when something hides the
    place; ``unless_hidden``: is left out then. ``emblem``: the player whose plate it is, 0 for nobody; 1 has round
    ends, 2 square ones, 3 a point below, 4 cut corners; 5 is an arrow that points down. ``anchor``: the subject of a
    plate; plates with the same anchor stay together, and a line leads from them to it. ``yields``: is left out where it
    would cover another. ``fixed``: a plate that never moves. ``sign``: the text is a sign of the symbols' font."""

    text: str
    place: Point
    size: int = 21
    colour: Colour = WHITE
    badge: Colour | None = None
    rim: Colour | None = None
    row: float = 0.0
    column: int = 0
    columns: int = 1
    fades: bool = False
    unless_hidden: bool = False
    emblem: int = 0
    anchor: Point | None = None
    yields: bool = False
    fixed: bool = False
    sign: bool = False


POINTED, POINT = 3, 0.75
"""The emblem with a point below, and how far that reaches below the middle, in heights of the plate."""
ARROW = 5
PIN: Colour = (1.0, 0.86, 0.26)


def pin(place: Point) -> Label:
    """An arrow down at a selected thing, visible over everything in front of it."""
    return Label("", place, 16, badge=PIN, rim=DARK, emblem=ARROW, fixed=True)


@dataclass(slots=True)
class PlacedLabel:
    """A label on the picture: its node, its size in pixels, and whether it is faint now."""

    label: Label
    node: NodePath
    width: float
    height: float
    faint: bool = False

    @property
    def box(self) -> Box:
        """Its bounds, in pixels right and up."""
        x, z = self.node.get_x(), self.node.get_z()
        below = self.height * (POINT if self.label.badge is not None and self.label.emblem == POINTED else 0.5)
        return x - self.width / 2, z - below, x + self.width / 2, z + self.height / 2

    def shift(self, by: tuple[float, float]) -> None:
        self.node.set_pos(self.node.get_x() + by[0], 0, self.node.get_z() + by[1])


class Labels:
    """Groups of labels; each group is replaced as a whole."""

    def __init__(
        self,
        layer: NodePath,
        font: DynamicTextFont,
        pixel: Callable[[Point], tuple[float, float, float] | None],
        hidden: Callable[[Point], bool],
        changed: Callable[[], None],
        room: Callable[[], Box] = lambda: EVERYWHERE,
        symbols: DynamicTextFont | None = None,
    ) -> None:
        """``symbols`` is the font of signs. ``room`` gives the space for plates, in pixels right and up."""
        self._hidden = hidden
        self._room = room
        self._lines: NodePath[GeomNode] = layer.attach_new_node(GeomNode("leaders"), -1)
        self._lines.set_transparency(TransparencyAttrib.M_alpha)
        self._moved: dict[Point, tuple[float, float]] = {}
        self._layer = layer
        self._pixel = pixel
        self._changed = changed
        self._font = font
        self._symbols = symbols or font
        self._fonts: dict[tuple[int, bool, bool], DynamicTextFont] = {}
        self._groups: dict[str, tuple[Label, ...]] = {}
        self._nodes: dict[str, list[PlacedLabel]] = {}
        self.scale = 1.0

    def set(self, group: str, labels: Sequence[Label]) -> None:
        wanted = tuple(labels)
        if wanted == self._groups.get(group, ()):
            return
        self._groups[group] = wanted
        for made in self._nodes.pop(group, []):
            made.node.remove_node()
        self._nodes[group] = [self._made(label) for label in wanted]
        self.follow()
        self._changed()

    def get(self, group: str) -> tuple[Label, ...]:
        return self._groups.get(group, ())

    def rescale(self, scale: float) -> None:
        """Scale all labels; 1 is the normal size."""
        if scale == self.scale:
            return
        self.scale = scale
        self._fonts.clear()
        for group, labels in list(self._groups.items()):
            self._groups[group] = ()
            self.set(group, labels)

    def fit(self, height: int) -> None:
        """Scale labels so that they can be read in a window of so many pixels' height; a small window has the normal
        size."""
        scale = min(max(height / USUAL_HEIGHT, 1.0), LARGEST)
        if scale != self.scale:
            self.rescale(scale)

    def follow(self) -> None:
        """Move all labels to their places after a move of the camera, none over another."""
        shown = [made for nodes in self._nodes.values() for made in nodes if self._place(made)]
        plates = [made for made in shown if made.label.badge is not None and not made.label.fixed]
        fixed = [made for made in shown if made.label.badge is None or made.label.fixed]
        self._give_way(fixed)
        taken = [made.box for made in fixed if not made.node.is_hidden()]
        self._lines.node().remove_all_geoms()
        bunches: dict[Point, list[PlacedLabel]] = {}
        for made in plates:
            bunches.setdefault(made.label.anchor or made.label.place, []).append(made)
        for bunch in bunches.values():
            self._line_up(bunch)
        boxes = [_around([made.box for made in bunch]) for bunch in bunches.values()]
        before = [self._moved.get(anchor, (0.0, 0.0)) for anchor in bunches]
        moves = placed(list(map(LabelGroup, boxes, before)), taken, self._room())
        self._moved = dict(zip(bunches, moves, strict=True))
        for (anchor, bunch), box, move in zip(bunches.items(), boxes, moves, strict=True):
            for made in bunch:
                made.shift(move)
            if bunch[0].label.anchor is not None:
                self._join(anchor, moved(box, move))
        for numeral in fixed:
            # In a crowd without space, hide a numeral rather than show half of it.
            if numeral.label.badge is None and any(share(numeral.box, made.box) for made in plates):
                numeral.node.hide()

    def visible_labels(self) -> list[tuple[Label, Box]]:
        """All visible labels and their bounds, in pixels right and up."""
        return [(made.label, made.box) for nodes in self._nodes.values() for made in nodes if not made.node.is_hidden()]

    @staticmethod
    def _line_up(bunch: Sequence[PlacedLabel]) -> None:
        """Put the plates of each row side by side."""
        for row in {made.label.row for made in bunch}:
            side_by_side = sorted((made for made in bunch if made.label.row == row), key=lambda made: made.label.column)
            middle = sum(made.node.get_x() for made in side_by_side) / len(side_by_side)
            left = middle - (sum(made.width for made in side_by_side) + NEXT_TO * (len(side_by_side) - 1)) / 2
            for made in side_by_side:
                made.node.set_x(round(left + made.width / 2))
                left += made.width + NEXT_TO

    def _join(self, anchor: Point, box: Box) -> None:
        seen = self._pixel(anchor)
        if seen is None:
            return
        end = (seen[0], -seen[1])
        start = min(max(end[0], box[0] + 6), box[2] - 6), min(max(end[1], box[1] + 4), box[3] - 4)
        if start != end:
            self._lines.node().add_geom(geom_of(leader(start, end)))

    @staticmethod
    def _give_way(fixed: Sequence[PlacedLabel]) -> None:
        """Shift numerals that would cover others, or hide them where that does not help: first those that yield anyway,
        and those of places behind towers."""
        kept: list[Box] = []
        for made in sorted(fixed, key=lambda made: (not made.label.fixed, made.faint, made.label.yields)):
            aside = next((by for by in ASIDES if not any(share(moved(made.box, by), other) for other in kept)), None)
            if made.label.fixed or (
                aside is not None and (aside == ASIDES[0] or not (made.faint or made.label.yields))
            ):
                made.shift(aside or ASIDES[0])
                kept.append(made.box)
            else:
                made.node.hide()

    def _place(self, made: PlacedLabel) -> bool:
        """Move a label to its place. False if it is left out there, or that is behind the camera."""
        label = made.label
        seen = self._pixel(label.place)
        hidden = seen is not None and (label.fades or label.unless_hidden) and self._hidden(label.place)
        if seen is None or (hidden and label.unless_hidden):
            made.node.hide()
            return False
        made.faint = hidden
        made.node.set_alpha_scale(FAINT if made.faint else 1.0)
        across = (label.column - (label.columns - 1) / 2) * (made.width + NEXT_TO)
        made.node.show()
        made.node.set_pos(round(seen[0] + across), 0, -round(seen[1] - label.row * (made.height + NEXT_TO)))
        return True

    def _made(self, label: Label) -> PlacedLabel:
        size = label.size * self.scale
        root = self._layer.attach_new_node("label")
        writer = TextNode("text")
        writer.set_font(self._font_of(label.size, label.badge is None, label.sign))
        writer.set_text(sanitise(label.text))
        writer.set_align(TextNode.A_center)
        writer.set_text_color(*label.colour, 1)
        text = root.attach_new_node(writer.generate())
        text.set_scale(size * (SIGN if label.sign else 1.0))
        text.set_pos(0, 0, -round(size * (0.25 if label.sign else 0.33)))
        long = writer.get_width() if label.text and not label.sign else 0.0
        width, height = long * size + size * 0.5, size * 1.12
        if label.badge is not None:
            width = max(width, height)
            behind = root.attach_new_node(node_of(plate(width, height, label.badge, label.rim, label.emblem), "plate"))
            behind.set_bin("unsorted", 0)
            text.reparent_to(root)
        root.set_transparency(TransparencyAttrib.M_alpha)
        return PlacedLabel(label, root, width, height)

    def _font_of(self, size: int, outlined: bool, sign: bool) -> DynamicTextFont:
        font = self._fonts.get((size, outlined, sign))
        if font is None:
            copy = (self._symbols if sign else self._font).make_copy()
            assert isinstance(copy, DynamicTextFont)
            copy.clear()
            copy.set_pixels_per_unit(size * self.scale)
            copy.set_page_size(256, 256)
            if outlined:
                copy.set_outline((0.07, 0.05, 0.03, 1), 0.9 if size < 26 else 1.2, 0.3)
            font = self._fonts[size, outlined, sign] = copy
        return font


def _around(boxes: Sequence[Box]) -> Box:
    left, low, right, high = zip(*boxes, strict=True)
    return min(left), min(low), max(right), max(high)
