"""What the screens of Torres share besides the program's own services."""

from collections.abc import Mapping
from dataclasses import dataclass

from torres3d.app.window.services import Services
from torres3d.bots.strength.player_strengths import PlayerStrengths
from torres3d.bots.strength.strength_file import Why
from torres3d.engine.library.shelf import Shelf
from torres3d.engine.log_entries import GameHeader
from torres3d.engine.log_errors import WriteFault
from torres3d.games.torres.app.play.game_session import Mind
from torres3d.games.torres.kit.editions import Edition
from torres3d.games.torres.kit.kit import TorresGame
from torres3d.games.torres.scene.table import Table
from torres3d.i18n.fault_messages import told
from torres3d.scene.shapes.colour_space import Colour


@dataclass(kw_only=True)
class TorresServices(Services):
    """The program's parts with those of Torres. ``backdrop`` is the game whose table stands behind the menus."""

    table: Table
    mind: Mind
    shelf: Shelf
    strengths: PlayerStrengths
    editions: Mapping[str, Edition]
    levels: tuple[str, ...]
    colours: Mapping[str, Colour]
    backdrop: TorresGame | None = None

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots.yaml has none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    def would_lose(self, game: TorresGame) -> bool:
        """Whether somebody in a game has a strength already that this game still counts for."""
        persons = [self.strengths.who(player.name) for player in game.header.setup.players if player.bot is None]
        return self._would_count(game) and any(self.strengths.standing(who).played for who in persons)

    def leave_out(self, game: TorresGame, why: Why) -> None:
        """Let a game in which somebody was helped not count for a person's strength, and say so; nothing of a game that
        is not kept, such as a lesson's, or would not count anyway."""
        if game.file is not None:
            self.leave_out_kept(game.header, why)

    def leave_out_kept(self, header: GameHeader, why: Why) -> None:
        """As `leave_out`, of a game that is kept, by its header."""
        if not self.strengths.would_count(header.id, header.setup.players):
            return
        try:
            self.strengths.take_out(header.id, why)
        except WriteFault as fault:
            self.refuse(told(fault, self.say).what)
        else:
            self.toast(self.say("strength-left-out", why=self.say(f"strength-out-{why}")))

    def _would_count(self, game: TorresGame) -> bool:
        header = game.header
        return game.file is not None and self.strengths.would_count(header.id, header.setup.players)
