"""Torres for pictures, films and models."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from torres3d.base import paths
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.events import CastlesScored, GameEnded, KingBonusScored, MasterScored, TurnEnded
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate
from torres3d.scene.overlay_declaration import OverlaySet
from torres3d.scene.scene_declaration import CaptionLine, GameScene, Weight

if TYPE_CHECKING:
    from direct.showbase.ShowBase import ShowBase

    from torres3d.base.faults import FileFault
    from torres3d.games.torres.scene.table import Table
    from torres3d.scene.colours_and_emblems import Palette, SeatLook
    from torres3d.scene.render.quality import QualityName
    from torres3d.scene.shapes.colour_space import Colour
    from torres3d.scene.studio import Studio


class TorresScene(GameScene[State]):
    """The 3D side of Torres."""

    weights: ClassVar[Mapping[Weight, tuple[type, ...]]] = {
        "end": (GameEnded,),
        "counting": (CastlesScored, KingBonusScored, MasterScored),
        "turn": (TurnEnded,),
    }

    own_pieces = True

    @property
    def views(self) -> Collection[str]:
        from torres3d.games.torres.scene.interaction.camera_views import PRESETS

        return PRESETS

    @property
    def overlays(self) -> OverlaySet[Any, Any]:
        from torres3d.games.torres.scene.overlays.active_overlays import DECLARED

        return DECLARED

    def looks(self, setup: GameSetup, colours: "Mapping[str, Colour]") -> "tuple[SeatLook, ...]":
        from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks

        return seat_looks(as_setup(setup), colours)

    def table(self, base: "ShowBase", looks: "Sequence[SeatLook]", quality: "QualityName") -> "Table":
        from torres3d.games.torres.scene.assets import load_assets
        from torres3d.games.torres.scene.own_pieces import own_pieces, with_own_pieces
        from torres3d.games.torres.scene.table import Table

        return Table(base, with_own_pieces(load_assets(paths.assets()), own_pieces().models), looks, quality)

    def own_piece_faults(self) -> "tuple[FileFault, ...]":
        from torres3d.games.torres.scene.own_pieces import own_pieces

        return own_pieces().faults

    def studio(
        self,
        setup: GameSetup,
        palette: "Palette",
        size: tuple[int, int],
        quality: "QualityName" = "high",
        *,
        plain_stone: bool = False,
    ) -> "Studio[Table, State]":
        studio = super().studio(setup, palette, size, quality, plain_stone=plain_stone)
        studio.table.set_level_colours(palette.levels)
        studio.table.set_roof_colours(palette.roofs)
        return studio

    def glb(self, state: State, setup: GameSetup, palette: "Palette", *, plain_stone: bool = False) -> bytes:
        from torres3d.engine.player_names_and_colours import display_colours
        from torres3d.games.torres.scene.assets import load_assets
        from torres3d.games.torres.scene.export.position_glb import position_glb

        looks = self.looks(setup, palette.players)
        names = display_colours([player.colour for player in as_setup(setup).players])
        roofs = () if plain_stone else palette.roofs
        return position_glb(state, load_assets(paths.assets()), looks, names, roofs)

    def stl(self, state: State, setup: GameSetup, palette: "Palette") -> bytes:
        from torres3d.games.torres.scene.export.position_stl import position_stl

        return position_stl(state, self.looks(setup, palette.players))

    def caption(self, state: State, say: Translate) -> CaptionLine:
        over = state.stage == "over"
        progress = say("game-progress", phase=state.phase, round=state.round).capitalize()
        when = say("phase", phase=state.phase) if over else progress
        points = tuple(state.scores) or (0,) * state.players
        return CaptionLine(points, state.actor, state.winners if over else (), when)


SCENE = TorresScene()
