"""Games of Turm Bauer from any position, in memory only, in which everything can be undone and dice can be chosen."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from torres3d.engine.history import History
from torres3d.engine.kit import Command, GameSetup
from torres3d.engine.log_entries import GameHeader, Header, timestamp
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TurmBauerKit, TurmGame, TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.commands import CommandBase
from torres3d.games.turm_bauer.rules.events import Event, TurnBegan
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.seat_view import View, view
from torres3d.games.turm_bauer.rules.state import Dice, State


class Throw(CommandBase, frozen=True, tag="throw"):
    """Choose the dice of the turn, before anything is built in it. No log has this command."""

    dice: Dice


def can_throw(state: State) -> bool:
    """Whether the dice of the turn can still be chosen."""
    return state.stage == "build" and not state.slips and state.ring_used is None


def in_trembling_hand(state: State) -> State:
    """The state with a hand that trembles in place of a steady one: what a place is worth in a game."""
    if state.options.hand != "steady":
        return state
    return replace(state, options=replace(state.options, hand="drawn"))


class StudiedKit(TurmBauerKit):
    """Kit of a study: it starts with a position, dice are chosen, and everything can be undone.

    Bots and hints weigh risks as in a game, also where the hand of the study is steady.
    """

    final: ClassVar[Mapping[type, str]] = {}
    final_by_next = False

    def __init__(self, begun: State | None = None) -> None:
        self._begun = begun

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        return super().opening(setup, chance, version) if self._begun is None else self._begun

    def decide_for_actor(self, state: State, command: Command) -> tuple[Event, ...]:
        if not isinstance(command, Throw):
            return super().decide_for_actor(state, command)
        if state.acting is None:
            refuse("game_over")
        if not can_throw(state):
            refuse("wrong_stage", stage=state.stage, command="throw")
        return (TurnBegan(state.turn, state.acting.seat, state.acting.colour, command.dice),)

    @staticmethod
    def view(state: State, seat: Seat) -> View:
        return view(in_trembling_hand(state), seat)

    @staticmethod
    def evolve(state: State, event: Event) -> State:
        after = TurmBauerKit.evolve(state, event)
        if isinstance(event, TurnBegan) and event.dice != after.rolls[event.turn]:
            rolls = after.rolls
            after = replace(after, rolls=(*rolls[: event.turn], event.dice, *rolls[event.turn + 1 :]))
        return after


STUDIED = StudiedKit()
"""The kit of studies that begin anywhere."""


def begun_history(header: GameHeader, begun: State, commands: Iterable[Command] = ()) -> TurmHistory:
    """A game from a position with these commands, each given by the actor; raises `IllegalCommand`."""
    history = History(StudiedKit(begun), header)
    for command in commands:
        actor = history.state.actor
        assert actor is not None
        history.add(history.prepare(actor, command))
    return history


def studied_game(name: str, setup: Setup, begun: State) -> TurmGame:
    """A game of this ``name`` from a position, in memory, in which everything can be undone."""
    kit = StudiedKit(begun)
    return Game(History(kit, Header(kit.format, kit.versions[-1], name, timestamp(), setup, Chance((), (), 0))))
