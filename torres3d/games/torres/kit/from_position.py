"""Games of Torres that begin with any position, in memory only: lessons, turns to compare, puzzles."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from torres3d.engine.game import Game
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_entries import GameHeader, Header, timestamp
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.kit import TORRES, TorresGame, TorresHistory, TorresKit
from torres3d.games.torres.kit.setup import Setup
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.state import State


class FromPositionKit(TorresKit):
    """Torres that begins with a position, whatever the set-up says."""

    def __init__(self, begun: State) -> None:
        self._begun = begun

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        """The position."""
        return self._begun


class StudiedKit(FromPositionKit):
    """As `FromPositionKit`, and everything can be taken back: nobody plays for points."""

    final: ClassVar[Mapping[type, str]] = {}
    final_by_next = False


def studied_game(name: str, setup: Setup, begun: State) -> TorresGame:
    """As `begun_game`; everything can be taken back."""
    return Game(History(StudiedKit(begun), _header(name, setup)))


def begun_history(header: GameHeader, begun: State, commands: Iterable[Command] = ()) -> TorresHistory:
    """A game that begins with a position, and in which these commands were given by whose turn it was.

    ``header`` says who plays. Raises `IllegalCommand`.
    """
    history = History(FromPositionKit(begun), header)
    for command in commands:
        actor = history.state.actor
        assert actor is not None
        history.add(history.prepare(actor, command))
    return history


def begun_game(name: str, setup: Setup, begun: State) -> TorresGame:
    """A game of this ``name`` that begins with a position, to be played in memory; no card is left to be drawn."""
    return Game(begun_history(_header(name, setup), begun))


def _header(name: str, setup: Setup) -> GameHeader:
    return Header(TORRES.format, TORRES.versions[-1], name, timestamp(), setup, Chance((), None))
