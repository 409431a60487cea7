"""Ratings of games played in the terminal, as in the window."""

from collections.abc import Callable
from typing import Any

from torres3d.app.menus.strength_model import told_of
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.bots.rated_games import Why
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.logged_game import Game
from torres3d.i18n.player_level_and_key_names import shown_name
from torres3d.i18n.texts import Translate
from torres3d.terminal.error_exit import tell


class RatedTextGame:
    """Rates the persons of a finished game, unless somebody had help or it has no log. ``tell`` prints a line."""

    def __init__(
        self, game: Game[Any, Any], strengths: PlayerStrengths, tell: Callable[[str], object], say: Translate
    ) -> None:
        self._game = game
        self._strengths = strengths
        self._tell = tell
        self._say = say
        self._was_over = game.state.actor is None

    @property
    def counts(self) -> bool:
        """Whether the game will count for somebody's strength as things stand."""
        header, over = self._game.header, self._was_over
        return self._game.file is not None and not over and self._strengths.would_count(header.id, header.setup.players)

    def leave_out(self, why: Why) -> None:
        """Leave the game out of the ratings and say so, unless it would not count anyway."""
        header = self._game.header
        if not self.counts:
            return
        try:
            self._strengths.take_out(header.id, why)
        except WriteFault as fault:
            tell(str(fault))
        else:
            self._tell(self._say("strength-left-out", why=self._say(f"strength-out-{why}")))

    def ended(self) -> None:
        """Rate the game if it has just ended, and print the new ratings."""
        game, strengths, say = self._game, self._strengths, self._say
        if game.file is None or self._was_over or game.state.actor is not None:
            return
        players = game.header.setup.players
        try:
            strengths.count(game.header.id, players, game.history.kit.progress(game.state, game.n), timestamp())
        except WriteFault as fault:
            tell(str(fault))
            return
        for seat, line in told_of(strengths, game.header.id, players, say).items():
            self._tell(say("strength-of", name=shown_name(players[seat].name, None, say), line=line))
