"""Acts of the king: he falls in or is carried to another castle, and its outline lights up."""

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.castle_edges import KINGS_LINE
from torres3d.games.torres.scene.measures import KING_RADIUS
from torres3d.games.torres.scene.motion.acts import Flight
from torres3d.games.torres.scene.motion.castle_light import castle_outline
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.games.torres.scene.motion.sound_names import KING
from torres3d.scene.shapes.mesh import Mesh

SECONDS = 1.5
HIGH = 4.5
"""Height from which the king falls."""


class KingGlide(Flight):
    """The king is carried to another castle, or falls in from above; his castle lights up once he has landed."""

    landed = 0.4
    weight, size, around = 1.0, 0.6, KING_RADIUS
    still = 1.0
    _heard = KING

    def __init__(self, source: Square | None, target: Square) -> None:
        super().__init__(0.05 if source is None else 0.6, SECONDS)
        self._source, self._target = source, target

    def begin(self, props: Props) -> None:
        end = props.top(self._target)
        castles = ground(props.state_before.board.towers).castles
        self._castle = next((castle for castle in castles if castle >> self._target & 1), 0)
        if self._source is None:
            start = (end[0], end[1], end[2] + HIGH)
            self.fly(props.scene.model("king", props.scene.moving), start, end, (0.0, 0.0), 1.0)
        else:
            self.fly(props.king(self._source), props.top(self._source), end, (0.0, 0.0), 1.0)

    def show(self, props: Props, share: float) -> None:
        super().show(props, share)

        def draw() -> list[Mesh]:
            return castle_outline(self._castle, KINGS_LINE)

        if share >= self.landed:
            props.light(("king", self._castle), draw)
        else:
            props.light(None)
