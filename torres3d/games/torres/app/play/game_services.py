"""Services of the screens of Torres: its table, the mind of its bots, and its editions, each made on first use."""

from functools import cache, cached_property
from typing import TYPE_CHECKING

from direct.showbase.ShowBase import ShowBase

from torres3d.app.session.palettes import level_colours, roof_colours
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base import paths
from torres3d.bots.rated_games import Why
from torres3d.engine.log_entries import GameHeader
from torres3d.engine.log_errors import WriteFault
from torres3d.games.torres.game import GAME
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.i18n.fault_messages import fault_message
from torres3d.scene.shapes.texture_decoding import ModelPictures

if TYPE_CHECKING:
    from torres3d.games.torres.scene.assets import Assets
    from torres3d.games.torres.scene.table import Table


@cache
def shipped_models(pictures: ModelPictures | None = None) -> "Assets":
    """The models of the table: read once, changed by nobody."""
    from torres3d.games.torres.scene.assets import load_assets

    return load_assets(paths.assets(), pictures)


class GameServices(BaseGameServices["Table"]):
    """The parts of Torres beside the program's services; see `BaseGameServices`. ``pictures`` are those on models,
    if they are being read already."""

    def __init__(self, window: ShowBase, services: Services, pictures: ModelPictures | None = None) -> None:
        super().__init__(window, services, GAME)
        self.editions = editions()
        self._pictures = pictures

    @cached_property
    def table(self) -> "Table":
        from torres3d.games.torres.scene.table import Table

        table = Table(self._window, shipped_models(self._pictures), quality=self.quality)
        table.set_level_colours(level_colours(paths.config() / "palettes.yaml"))
        table.set_roof_colours(roof_colours(paths.config() / "palettes.yaml"))
        table.heard = self.services.effects.sound
        return table

    def would_lose(self, game: TorresGame) -> bool:
        """Whether somebody in a game has a strength already that this game still counts for."""
        strengths = self.services.strengths
        header = game.header
        persons = [strengths.person(player.name) for player in header.setup.players if player.bot is None]
        counts = game.file is not None and strengths.would_count(header.id, header.setup.players)
        return counts and any(strengths.strength_of(who).played for who in persons)

    def leave_out(self, game: TorresGame, why: Why) -> None:
        """Let a game in which somebody was helped not count for a person's strength, and say so; nothing of a game that
        is not kept, such as a lesson's, or would not count anyway."""
        if game.file is not None:
            self.leave_out_kept(game.header, why)

    def leave_out_kept(self, header: GameHeader, why: Why) -> None:
        """Exclude a saved game from ratings, by its header; see `leave_out`."""
        services = self.services
        if not services.strengths.would_count(header.id, header.setup.players):
            return
        try:
            services.strengths.take_out(header.id, why)
        except WriteFault as fault:
            services.refuse(fault_message(fault, services.say).problem)
        else:
            services.toast(services.say("strength-left-out", why=services.say(f"strength-out-{why}")))
