"""``torres3d play --text --game turm``: a game of Turm Bauer in the terminal."""

from collections.abc import Mapping, Sequence

from torres3d.games.turm_bauer.commands.judges import judge_for
from torres3d.games.turm_bauer.commands.text.conversation import Conversation
from torres3d.games.turm_bauer.kit.kit import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup import Player, Setup, colours_by_seat
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.places import Seat
from torres3d.games.turm_bauer.rules.state import State
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.house_rules import house_rules
from torres3d.terminal.play_text import BaseTextGame
from torres3d.terminal.seating import Seated


class TextGame(BaseTextGame[State, Event]):
    """A game of Turm Bauer: a new one has the house rules as they were typed."""

    kit = TURM
    name = "turm"

    def __init__(self, rules: Sequence[str]) -> None:
        self._rules = rules

    def setup(self, seated: Sequence[Seated]) -> Setup:
        """See `BaseTextGame.setup`."""
        held = zip(seated, colours_by_seat(len(seated)), strict=True)
        return Setup(house_rules(self._rules), tuple(Player(who.name, colours, who.level) for who, colours in held))

    def conversation(
        self, game: TurmGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> Conversation:
        """See `BaseTextGame.conversation`."""
        return Conversation(game, terminal, say, names, bots, judge_for(game.state.options))
