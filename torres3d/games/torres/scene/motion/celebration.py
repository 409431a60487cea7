"""Celebration of the winners of Torres, at their knights."""

from collections.abc import Sequence

from torres3d.games.torres.rules.squares import squares_of
from torres3d.games.torres.scene.measures import centre, square_under
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.scene.celebration import BaseCelebration, Floor, Pole

GROUND = 0.1


class Celebration(BaseCelebration[Props]):
    """See `BaseCelebration`."""

    def _pieces(self, props: Props) -> Sequence[Pole]:
        state, looks = props.state_before, props.scene.looks
        return [
            (centre(square, props.floor(square)), looks[seat].colour)
            for seat in self._winners
            for square in squares_of(state.knights[seat])
        ]

    def _floor(self, props: Props) -> Floor:
        heights = bytes(64) if props.scene.flat else props.state_before.board.heights

        def roof(x: float, y: float) -> float:
            square = square_under(x, y)
            return GROUND if square is None else centre(square, heights[square])[2]

        return roof
