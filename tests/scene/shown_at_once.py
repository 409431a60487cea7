"""What a studio films where everything was given to the table at once."""

from typing import Any

from torres3d.scene.studio import Studio


class Played:
    """What is shown is one play of the table, given to it at once."""

    def __init__(self, studio: Studio[Any, Any]) -> None:
        self._table = studio.table

    @property
    def idle(self) -> bool:
        return not self._table.animating

    def step(self, seconds: float) -> None:
        """Nothing more comes."""
