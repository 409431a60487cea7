"""``torres3d play --text``: a game of Torres in the terminal."""

from collections.abc import Mapping, Sequence

from torres3d.app.menus.strength.strength_rows import strengths_in
from torres3d.app.session.players import gone_lines
from torres3d.base import paths
from torres3d.bots.registry import level_ids
from torres3d.engine.players import USUAL_COLOURS
from torres3d.games.torres.commands.edition_and_mode import known_mode
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.kit.kit import TORRES, TorresGame
from torres3d.games.torres.kit.setup import Player, Setup
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.house_rules import house_rules
from torres3d.terminal.play_text import BaseTextGame
from torres3d.terminal.rated_game import RatedTextGame
from torres3d.terminal.seating import Seated


class TextGame(BaseTextGame[State, Event]):
    """A game of Torres: a new one has this edition and mode, and the house rules as they were typed."""

    kit = TORRES
    name = "torres"

    def __init__(self, edition: str, mode: str, rules: Sequence[str]) -> None:
        self._edition = edition
        self._mode = mode
        self._rules = rules

    def setup(self, seated: Sequence[Seated]) -> Setup:
        """See `BaseTextGame.setup`."""
        players = zip(seated, USUAL_COLOURS, strict=False)
        together = tuple(Player(player.name, colour, player.level) for player, colour in players)
        return Setup(self._edition, known_mode(self._mode), house_rules(self._rules), together)

    def conversation(
        self, game: TorresGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> Conversation:
        """See `BaseTextGame.conversation`."""
        counting = RatedTextGame(game, strengths_in(paths.user_config()), terminal.say, say)
        if gone_lines(game.header.setup, level_ids(), say):
            counting.leave_out("taken_over")  # a person plays for a bot that is not there
        return Conversation(game, terminal, say, names, bots, counting)
