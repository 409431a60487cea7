"""Numerals and symbols over the picture: always upright, always sharp, each tied to a place on the table.

They lie on the window, not in the picture of the table, so a low quality level does not blur them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np
from panda3d.core import (
    DynamicTextFont,
    NodePath,
    TextNode,
    TransparencyAttrib,
)

from torres3d.base.visible import visible
from torres3d.table.shapes.mesh import VERTEX, Mesh, node_of
from torres3d.table.shapes.space import Point
from torres3d.table.shapes.tones import Colour

WHITE: Colour = (1.0, 0.98, 0.92)
DARK: Colour = (0.10, 0.07, 0.05)
FAINT = 0.30
NEXT_TO = 3.0
"""Pixels between labels of one row."""

Box = tuple[float, float, float, float]
"""Left, low, right, high, in pixels."""


@dataclass(frozen=True, slots=True)
class Label:
    """A text at a place. ``size``: the height of letters in pixels at scale 1. ``badge``: colour of the plate behind
    it, None for an outline only. ``row`` and ``column`` shift it by its own height and width, for several labels at
    one place: row 1 is one line higher; columns are centred among ``columns``. ``fades``: is drawn faintly when
    something hides the place. ``emblem``: the player whose plate it is, 0 nobody's; 1 has round ends, 2 square ones,
    3 a point below, 4 cut corners; 5 is an arrow that points down."""

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
    emblem: int = 0


PIN: Colour = (1.0, 0.86, 0.26)


def pin(place: Point) -> Label:
    """An arrow down at what is selected: it is seen over whatever stands before it."""
    return Label("", place, 16, badge=PIN, rim=DARK, emblem=5)


class Labels:
    """Groups of labels; a group is replaced as a whole."""

    def __init__(
        self,
        layer: NodePath,
        font: DynamicTextFont,
        pixel: Callable[[Point], tuple[float, float, float] | None],
        hidden: Callable[[Point], bool],
        changed: Callable[[], None],
    ) -> None:
        self._hidden = hidden
        self._layer = layer
        self._pixel = pixel
        self._changed = changed
        self._font = font
        self._fonts: dict[tuple[int, bool], DynamicTextFont] = {}
        self._groups: dict[str, tuple[Label, ...]] = {}
        self._nodes: dict[str, list[tuple[Label, NodePath, float, float]]] = {}
        self.scale = 1.0

    def set(self, group: str, labels: Sequence[Label]) -> None:
        """Show these labels as a group, in place of those it had."""
        wanted = tuple(labels)
        if wanted == self._groups.get(group, ()):
            return
        self._groups[group] = wanted
        for _, node, _, _ in self._nodes.pop(group, []):
            node.remove_node()
        self._nodes[group] = [self._made(label) for label in wanted]
        self.follow()
        self._changed()

    def get(self, group: str) -> tuple[Label, ...]:
        """The labels of a group."""
        return self._groups.get(group, ())

    def rescale(self, scale: float) -> None:
        """Make all labels larger or smaller: 1 is the usual size."""
        self.scale = scale
        self._fonts.clear()
        for group, labels in list(self._groups.items()):
            self._groups[group] = ()
            self.set(group, labels)

    def follow(self) -> None:
        """The camera moved: put all labels where their places appear now."""
        for nodes in self._nodes.values():
            self._place(nodes)
        self._part()

    def _part(self) -> None:
        """Move plates up that would lie on others: those of one place stay together, the lowest keep theirs."""
        bunches: dict[Point, list[tuple[NodePath, Box]]] = {}
        for nodes in self._nodes.values():
            for label, node, width, height in nodes:
                if label.badge is not None and not node.is_hidden():
                    x, z = node.get_x(), node.get_z()
                    box = (x - width / 2, z - height / 2, x + width / 2, z + height / 2)
                    bunches.setdefault(label.place, []).append((node, box))
        taken: list[Box] = []
        for bunch in sorted(bunches.values(), key=lambda bunch: min(box[1] for _, box in bunch)):
            up = _way_up([box for _, box in bunch], taken)
            for node, (left, low, right, high) in bunch:
                node.set_z(node.get_z() + up)
                taken.append((left, low + up, right, high + up))

    def _place(self, nodes: list[tuple[Label, NodePath, float, float]]) -> None:
        for label, node, width, height in nodes:
            seen = self._pixel(label.place)
            if seen is None:
                node.hide()
                continue
            if label.fades:
                node.set_alpha_scale(FAINT if self._hidden(label.place) else 1.0)
            across = (label.column - (label.columns - 1) / 2) * (width + NEXT_TO)
            node.show()
            node.set_pos(round(seen[0] + across), 0, -round(seen[1] - label.row * (height + NEXT_TO)))

    def _made(self, label: Label) -> tuple[Label, NodePath, float, float]:
        size = label.size * self.scale
        root = self._layer.attach_new_node("label")
        writer = TextNode("text")
        writer.set_font(self._font_of(label.size, label.badge is None))
        writer.set_text(visible(label.text))
        writer.set_align(TextNode.A_center)
        writer.set_text_color(*label.colour, 1)
        text = root.attach_new_node(writer.generate())
        text.set_scale(size)
        text.set_pos(0, 0, -round(size * 0.33))
        width, height = writer.get_width() * size + size * 0.5, size * 1.12
        if label.badge is not None:
            width = max(width, height)
            plate = root.attach_new_node(node_of(_plate(width, height, label.badge, label.rim, label.emblem), "plate"))
            plate.set_bin("unsorted", 0)
            text.reparent_to(root)
        root.set_transparency(TransparencyAttrib.M_alpha)
        return label, root, width, height

    def _font_of(self, size: int, outlined: bool) -> DynamicTextFont:
        font = self._fonts.get((size, outlined))
        if font is None:
            copy = self._font.make_copy()
            assert isinstance(copy, DynamicTextFont)
            copy.clear()
            copy.set_pixels_per_unit(size * self.scale)
            copy.set_page_size(256, 256)
            if outlined:
                copy.set_outline((0.07, 0.05, 0.03, 1), 0.9 if size < 26 else 1.2, 0.3)
            font = self._fonts[size, outlined] = copy
        return font


def _way_up(boxes: Sequence[Box], taken: Sequence[Box]) -> float:
    """By how much these boxes have to move up together to lie on none of those."""
    up = 0.0
    for _ in range(len(taken) + 1):
        more = max(
            (
                other[3] + NEXT_TO - (box[1] + up)
                for box in boxes
                for other in taken
                if box[0] < other[2] and other[0] < box[2] and box[1] + up < other[3] and other[1] < box[3] + up
            ),
            default=0.0,
        )
        if more <= 0.0:
            break
        up += more
    return float(round(up))


def _plate(width: float, height: float, colour: Colour, rim: Colour | None, emblem: int) -> Mesh:
    """A plate with a rim around it, in the shape of an emblem."""
    red, green, blue = colour
    outer = _filled(_outline(width, height, emblem), rim or (red * 0.45, green * 0.45, blue * 0.45))
    inner = _filled(_outline(width - 3.0, height - 3.0, emblem), colour)
    shifted = inner.triangles + np.uint32(len(outer.vertices))
    return Mesh(np.concatenate((outer.vertices, inner.vertices)), np.concatenate((outer.triangles, shifted)))


def _outline(width: float, height: float, emblem: int) -> list[tuple[float, float, float]]:
    """The corners of a plate, counter-clockwise."""
    right, up = width / 2, height / 2
    cut = height * 0.28
    match emblem:
        case 2:
            flat = [(right, up), (-right, up), (-right, -up), (right, -up)]
        case 3:
            flat = [(right, up), (-right, up), (-right, -up * 0.55), (0.0, -up * 1.5), (right, -up * 0.55)]
        case 5:
            flat = [(right, up * 0.7), (-right, up * 0.7), (0.0, -up)]
        case 4:
            flat = [(right, up - cut), (right - cut, up), (cut - right, up), (-right, up - cut)]
            flat += [(-x, -z) for x, z in flat]
        case _:
            radius = height / 2 * (1.0 if emblem else 0.72)
            flat = []
            for corner, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
                for step in range(7):
                    angle = (corner + step / 6) * pi / 2
                    flat.append((sx * (right - radius) + radius * cos(angle), sz * (up - radius) + radius * sin(angle)))
    return [(x, 0.0, z) for x, z in flat]


def _filled(points: list[tuple[float, float, float]], colour: Colour) -> Mesh:
    vertices = np.zeros(len(points) + 1, VERTEX)
    vertices["place"][1:] = points
    vertices["normal"] = (0, -1, 0)
    vertices["paint"] = (*(round(255 * min(part, 1.0)) for part in colour), 235)
    count = len(points)
    triangles = [(0, 1 + number, 1 + (number + 1) % count) for number in range(count)]
    return Mesh(vertices, np.array(triangles, np.uint32))
