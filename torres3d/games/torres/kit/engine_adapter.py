"""Kit of Torres for the engine, and short names for the engine's types with it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from torres3d.base.faults import Phrase
from torres3d.engine.history import History, Step
from torres3d.engine.kit import Command, GameSetup, Kit, Progress
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit import chance as chances
from torres3d.games.torres.kit.chance import Chance, as_chance
from torres3d.games.torres.kit.setup_and_options import (
    LOG_VERSION,
    Setup,
    SetupFault,
    as_setup,
    options_of,
    unknown_mode,
)
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event, TurnBegan
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import MODES, seat_letter
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import NAMES, Bitboard, square_list
from torres3d.games.torres.rules.state import State


def document(state: State, n: int) -> dict[str, Any]:
    return {
        "n": n,
        "stage": state.stage,
        "phase": state.phase,
        "round": state.round,
        "actor": state.actor,
        "start": state.start,
        "heights": {NAMES[square]: height for square, height in enumerate(state.board.heights) if height},
        "knights": [_names(knights) for knights in state.knights],
        "king": NAMES[state.king.bit_length() - 1] if state.king else None,
        "scores": state.scores,
        "stacks": state.stacks,
        "supply": state.supply,
        "hands": state.hands,
        "bought": state.bought,
        "decks": [len(deck) for deck in state.decks],
        "ap": state.ap,
        "stack": state.stack,
        "played": state.played,
        "offer": state.offer,
        "winners": state.winners,
    }


def _names(board: Bitboard) -> list[str]:
    return sorted(NAMES[square] for square in square_list(board))


class TorresKit(Kit[State, Event]):
    """Torres for the engine (LOG.md)."""

    title = "Torres"
    format = "torres-log"
    suffix = ".torres"
    versions = tuple(range(1, LOG_VERSION + 1))
    setup_type = Setup
    chance_type = Chance
    command_types = c.Command.__args__
    illegal = IllegalCommand
    turn_events = (TurnBegan,)
    # Undo stops at a card bought and at the turn's end (LOG.md).
    final: ClassVar[Mapping[type, str]] = {c.Buy: "card_seen", c.EndTurn: "turn_ended"}
    final_texts: ClassVar[Mapping[str, str]] = {
        "turn_ended": "the turn before has ended",
        "card_seen": "a card was bought, and what has been seen cannot be unseen",
    }
    evolve = staticmethod(evolve)
    legal = staticmethod(legal)
    view = staticmethod(view)
    document = staticmethod(document)

    def decide_for_actor(self, state: State, command: Command) -> tuple[Event, ...]:
        return decide(state, as_command(command))

    def draw(self, setup: GameSetup, seed: int | None) -> Chance:
        return chances.draw(options_of(as_setup(setup)), seed)

    def check(self, setup: GameSetup, version: int) -> None:
        options_of(as_setup(setup), version)

    def chance_error(self, setup: GameSetup, chance: object, version: int) -> Phrase | None:
        return chances.chance_error(options_of(as_setup(setup), version), as_chance(chance))

    def setup_fault(self, setup: object) -> SetupFault | None:
        mode = setup.get("mode") if isinstance(setup, dict) else None
        if isinstance(mode, str) and mode not in MODES:
            return unknown_mode(mode)
        return None

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        drawn = as_chance(chance)
        return opening(options_of(as_setup(setup), version), drawn.decks, drawn.master)

    def turn_text(self, state: State) -> str:
        return state.moment if state.actor is None else f"{state.moment} {seat_letter(state.actor)}"

    def command_text(self, state: State, command: Command) -> str:
        return command_text(as_command(command))

    def read_command(self, state: State, text: str) -> c.Command:
        return read_command(text)

    def progress(self, state: State, n: int) -> Progress:
        """``moment`` is phase and round."""
        return Progress(n, (state.phase, state.round), state.scores, state.winners)


TORRES = TorresKit()
"""The kit of Torres."""

TorresStep = Step[State, Event]
TorresHistory = History[State, Event]
TorresGame = Game[State, Event]


def as_command(command: Command) -> c.Command:
    assert isinstance(command, c.Command)
    return command
