"""``torres3d play --text --game turm``: a game of Turm Bauer in the terminal."""

from collections.abc import Mapping, Sequence

from torres3d.commands.house_rules import house_rules
from torres3d.commands.textual.any_play_text import AnyTextGame
from torres3d.commands.textual.seating import Seated
from torres3d.commands.textual.terminal import Terminal
from torres3d.commands.textual.turm.turm_conversation import TurmConversation
from torres3d.commands.turm.turm_judges import judge_for
from torres3d.kits.turm.chance import Chance
from torres3d.kits.turm.setup import Player, Setup, colours_by_seat
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.turm.commands import Command
from torres3d.turm.events import Event
from torres3d.turm.places import Seat
from torres3d.turm.state import State
from torres3d.words.texts import Say


class TurmTextGame(AnyTextGame[Setup, Chance, State, Command, Event]):
    """A game of Turm Bauer: a new one has the house rules as they were typed."""

    kit = TURM
    name = "turm"

    def __init__(self, rules: Sequence[str]) -> None:
        self._rules = rules

    def setup(self, seated: Sequence[Seated]) -> Setup:
        """See `AnyTextGame.setup`."""
        held = zip(seated, colours_by_seat(len(seated)), strict=True)
        return Setup(house_rules(self._rules), tuple(Player(who.name, colours, who.level) for who, colours in held))

    def conversation(
        self, game: TurmGame, terminal: Terminal, say: Say, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> TurmConversation:
        """See `AnyTextGame.conversation`."""
        return TurmConversation(game, terminal, say, names, bots, judge_for(game.state.options))
