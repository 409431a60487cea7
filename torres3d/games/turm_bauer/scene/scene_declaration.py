"""Turm Bauer for pictures, films and models."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from torres3d.base import paths
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.events import BlockSlipped, GameEnded, TowerCollapsed, TurnBegan
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.outcome import turn_words
from torres3d.i18n.texts import Translate
from torres3d.scene.overlay_declaration import OverlaySet
from torres3d.scene.scene_declaration import CaptionLine, GameScene, Weight

if TYPE_CHECKING:
    from direct.showbase.ShowBase import ShowBase

    from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
    from torres3d.games.turm_bauer.scene.table import Table
    from torres3d.scene.colours_and_emblems import Palette, SeatLook
    from torres3d.scene.render.quality import QualityName
    from torres3d.scene.shapes.colour_space import Colour as Tone


class TurmBauerScene(GameScene[State]):
    """The 3D side of Turm Bauer, where nothing is of stone."""

    weights: ClassVar[Mapping[Weight, tuple[type, ...]]] = {
        "end": (GameEnded,),
        "counting": (BlockSlipped, TowerCollapsed),
        "turn": (TurnBegan,),
    }

    @property
    def views(self) -> Collection[str]:
        from torres3d.games.turm_bauer.scene.interaction.camera_views import PRESETS

        return PRESETS

    @property
    def overlays(self) -> OverlaySet[Any, Any]:
        from torres3d.games.turm_bauer.scene.overlays.active_overlays import DECLARED

        return DECLARED

    def looks(self, setup: GameSetup, colours: "Mapping[str, Tone]") -> "dict[Colour, SeatLook]":
        from torres3d.games.turm_bauer.scene.display_colours_and_emblems import looks_of

        return looks_of(as_setup(setup), colours)

    def table(self, base: "ShowBase", looks: "Mapping[Colour, SeatLook]", quality: "QualityName") -> "Table":
        from torres3d.games.turm_bauer.scene.table import Table

        return Table(base, paths.assets(), looks, quality)

    def glb(self, state: State, setup: GameSetup, palette: "Palette", *, plain_stone: bool = False) -> bytes:
        from torres3d.games.turm_bauer.scene.export.tower_glb import tower_glb

        return tower_glb(state, paths.assets(), self.looks(setup, palette.players))

    def stl(self, state: State, setup: GameSetup, palette: "Palette") -> bytes:
        from torres3d.games.turm_bauer.scene.export.tower_stl import tower_stl

        return tower_stl(state, self.looks(setup, palette.players))

    def caption(self, state: State, say: Translate) -> CaptionLine:
        heights = tuple(level_sum(state, seat) for seat in range(state.players))
        return CaptionLine(heights, state.actor, state.winners, turn_words(state.turn, len(state.sets), say))


SCENE = TurmBauerScene()
