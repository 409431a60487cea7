"""Games of Torres from any position, in memory only: for lessons, comparisons of turns, and puzzles."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_entries import GameHeader, Header, timestamp
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame, TorresHistory, TorresKit
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.state import State


class FromPositionKit(TorresKit):
    """Kit of Torres with a position as its start, whatever the set-up says."""

    def __init__(self, begun: State) -> None:
        self._begun = begun

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        return self._begun


class StudiedKit(FromPositionKit):
    """Kit of a study: a game from a position in which everything can be undone, since nobody plays for points."""

    final: ClassVar[Mapping[type, str]] = {}
    final_by_next = False


def studied_game(name: str, setup: Setup, begun: State) -> TorresGame:
    """A game from a position in which everything can be undone; see `begun_game`."""
    return Game(History(StudiedKit(begun), _header(name, setup)))


def begun_history(header: GameHeader, begun: State, commands: Iterable[Command] = ()) -> TorresHistory:
    """A game from a position with these commands, each given by the actor; raises `IllegalCommand`."""
    history = History(FromPositionKit(begun), header)
    for command in commands:
        actor = history.state.actor
        assert actor is not None
        history.add(history.prepare(actor, command))
    return history


def begun_game(name: str, setup: Setup, begun: State) -> TorresGame:
    """A game of this ``name`` from a position, played in memory; no cards are left to draw."""
    return Game(begun_history(_header(name, setup), begun))


def _header(name: str, setup: Setup) -> GameHeader:
    return Header(TORRES.format, TORRES.versions[-1], name, timestamp(), setup, Chance((), None))
