"""Interface of a game's 3D side for pictures, films and models. Loads nothing of Panda3D."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from torres3d.engine.kit import GameSetup
from torres3d.i18n.texts import Translate
from torres3d.scene.overlay_declaration import OverlaySet

if TYPE_CHECKING:
    from direct.showbase.ShowBase import ShowBase
    from PIL.Image import Image

    from torres3d.base.faults import FileFault
    from torres3d.scene.base_table import BaseTable
    from torres3d.scene.camera.viewpoint import Viewpoint
    from torres3d.scene.colours_and_emblems import Palette
    from torres3d.scene.render.quality import QualityName
    from torres3d.scene.shapes.colour_space import Colour
    from torres3d.scene.studio import Studio

Weight = Literal["step", "turn", "counting", "end"]
"""Time for which a film shows the outcome of a command: a turn is over, points are counted or much has fallen, the
end."""

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """The strip below a film for one state: points (or levels) by seat, who is to act, who has won when the game is
    over, and how far it has come."""

    points: tuple[int, ...]
    actor: int | None
    winners: tuple[int, ...]
    when: str


class GameScene(ABC, Generic[StateT]):
    """The 3D side of a game. Methods that draw raise `NoGraphics` and `torres3d.scene.assets.BrokenAsset`.

    ``plain_stone`` asks for buildings without coloured roofs; games without stone ignore it.
    """

    weights: ClassVar[Mapping[Weight, tuple[type, ...]]]
    """Types of events that make a film show an outcome longer than a step, the longest first."""

    own_pieces: ClassVar[bool] = False
    """Whether models of a person's own may replace pieces of the game (`torres3d.scene.own_pieces`)."""

    @property
    @abstractmethod
    def views(self) -> Collection[str]:
        """The names of the camera's views, first the one a game begins with."""

    @property
    @abstractmethod
    def overlays(self) -> OverlaySet[Any, Any]:
        """The overlays."""

    @abstractmethod
    def looks(self, setup: GameSetup, colours: "Mapping[str, Colour]") -> Any:
        """How the pieces of a set-up look, as the game's table takes it; ``colours`` are a palette's players' by
        name."""

    @abstractmethod
    def table(self, base: "ShowBase", looks: Any, quality: "QualityName") -> "BaseTable[StateT, Any]":
        """A table in the window of ``base``, with these `looks`."""

    def studio(
        self,
        setup: GameSetup,
        palette: "Palette",
        size: tuple[int, int],
        quality: "QualityName" = "high",
        *,
        plain_stone: bool = False,
    ) -> "Studio[Any, StateT]":
        """A studio for pictures of one size in pixels; it opens Panda3D, so a process can have one at a time."""
        from torres3d.scene.render.open_panda3d import open_offscreen
        from torres3d.scene.studio import Studio

        base = open_offscreen(size)
        table = self.table(base, self.looks(setup, palette.players), quality)
        table.plain_stone = plain_stone
        return Studio(base, table, size[1])

    def picture(
        self,
        state: StateT,
        setup: GameSetup,
        palette: "Palette",
        size: tuple[int, int],
        view: "str | Viewpoint" = "iso",
        overlays: Iterable[str] = (),
        *,
        plain_stone: bool = False,
    ) -> "Image":
        """One picture of a state; for several, make a `studio`."""
        studio = self.studio(setup, palette, size, plain_stone=plain_stone)
        try:
            return studio.picture(state, view, overlays)
        finally:
            studio.close()

    @abstractmethod
    def glb(self, state: StateT, setup: GameSetup, palette: "Palette", *, plain_stone: bool = False) -> bytes:
        """A state as a binary glTF model."""

    @abstractmethod
    def stl(self, state: StateT, setup: GameSetup, palette: "Palette") -> bytes:
        """A state as binary STL for 3D printing: one closed body, in millimetres."""

    def own_piece_faults(self) -> "tuple[FileFault, ...]":
        """The faults of files that a person has for own pieces, which are left out."""
        return ()

    def weight(self, events: Iterable[object]) -> Weight:
        """The time that a film shows the outcome of a command with these events."""
        kinds = {type(event) for event in events}
        return next((weight for weight, heavy in self.weights.items() if not kinds.isdisjoint(heavy)), "step")

    @abstractmethod
    def caption(self, state: StateT, say: Translate) -> CaptionLine:
        """The strip below a film for a state."""
