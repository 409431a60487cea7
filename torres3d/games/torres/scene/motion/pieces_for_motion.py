"""Props of the acts: the pieces of the table's scene."""

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.layout import pile_top
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.scene_graph import Scene
from torres3d.games.torres.scene.track_and_reserve_layout import (
    FROM_SOUTH,
    RESERVE_SCALE,
    Rim,
    Seating,
    Track,
    reserve_place,
)
from torres3d.scene.camera.camera import Camera
from torres3d.scene.celebration import Banners
from torres3d.scene.dust import Dust
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.motion_acts import BaseProps
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.labels import Labels
from torres3d.scene.shapes.mesh import Mesh

Key = tuple[str, int | None, int]
GLOW_THROUGH = 0.35
"""Strength of a castle's light behind towers."""
GROUPS = ("flying", "counted")
"""Groups of labels that acts show."""


class Props(BaseProps[Scene, State]):
    """Lends acts the pieces of the scene. ``open_towers`` turns exactly these towers into glass, from a floor on.
    ``redraw`` is called with the places of lights and banners that come and go."""

    def __init__(
        self,
        scene: Scene,
        open_towers: Callable[[dict[Square, int]], None],
        labels: Labels,
        rim: Rim,
        track: Track,
        camera: Camera,
        redraw: Changed,
    ) -> None:
        super().__init__(scene)
        self._glow = LinesLayer(scene.over, "glow", GLOW_THROUGH, 26, redraw)
        self.banners = Banners(scene.over, camera, redraw)
        self.dust = Dust(scene.over, lambda: camera.view, redraw)
        self._lit: object = None
        self.open_towers = open_towers
        self.labels = labels
        self.rim = rim
        self.track = track

    def clear(self) -> None:
        super().clear()
        for group in GROUPS:
            self.labels.set(group, ())
        self.light(None)
        self.dust.clear()
        self.banners.clear()
        self.open_towers({})

    def light(self, what: object, draw: Callable[[], Sequence[Mesh]] = tuple) -> None:
        """Light up what ``draw`` gives and nothing else. It is drawn once for each ``what``."""
        if what != self._lit:
            self._lit = what
            self._glow.draw(*draw())

    def floor(self, square: Square) -> int:
        """The height of a square before the event; 0 on a map."""
        return 0 if self.scene.flat else self.state_before.board.heights[square]

    def top(self, square: Square) -> Point:
        """The middle of a square's top, before the event."""
        return centre(square, self.state_before.board.heights[square])

    def knight(self, seat: Seat, square: Square) -> NodePath:
        return self._taken(("knight", seat, square))

    def king(self, square: Square) -> NodePath:
        return self._taken(("king", None, square))

    def marker(self, seat: Seat) -> NodePath:
        return self._taken(("marker", seat, self.state_before.scores[seat]))

    def reserve_knight(self, seat: Seat) -> NodePath:
        count = 6 - self.state_before.knights[seat].bit_count()
        return self._taken(("reserve", seat, count - 1))

    def reserve_of(self, seat: Seat) -> Point:
        count = 6 - self.state_before.knights[seat].bit_count()
        return reserve_place(max(count - 1, 0), seat, self.state_before.players, self._seating, self.rim)

    @property
    def reserve_heading(self) -> float:
        return 90.0 * self._seating.lying

    @property
    def _seating(self) -> Seating:
        return self.scene.layout.seating if self.scene.layout is not None else FROM_SOUTH

    def block(self, square: Square, floor: int) -> NodePath:
        return self.scene.block(square, floor, self.scene.moving)

    def pile_top(self, seat: Seat | None, index: int) -> tuple[Point, float]:
        """The place of the uppermost block of a stack, or of the supply (None, -1), and its scale."""
        assert self.scene.layout is not None
        piles = [pile for pile in self.scene.layout.piles if pile.seat == seat and index in (-1, pile.index)]
        if not piles:
            return (0.0, 0.0, 3.0), RESERVE_SCALE
        column = piles[-1].column
        return (column.x, column.y, pile_top(column) - 0.64 * column.scale), column.scale

    def lower(self, square: Square) -> None:
        """Show a square's tower without its top block."""
        heights = bytearray(self.state_before.board.heights)
        heights[square] -= 1
        self.scene.build_towers(bytes(heights))

    def _taken(self, key: Key) -> NodePath:
        node = self.scene.lend(key)
        if node is None:
            return self.scene.moving.attach_new_node("missing")
        node.wrt_reparent_to(self.scene.moving)
        return node
