"""The smallest game a kit can be made for: everybody adds one or two blocks to one tower, and who reaches the height
that chance drew has won. It shows what docs/adding.md says a game needs, and that the engine knows no game.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from torres3d.base.faults import Fault, RefusedByRule
from torres3d.engine.kit import Command, GameSetup, Kit, Progress, Seat


class LiftPlayer(msgspec.Struct, frozen=True):
    """A player."""

    name: str
    bot: str | None = None


class LiftSetup(msgspec.Struct, frozen=True):
    """A set-up: two to four players."""

    players: tuple[LiftPlayer, ...]


class Lift(msgspec.Struct, frozen=True, tag_field="type", tag="lift", forbid_unknown_fields=True):
    """Add one or two blocks."""

    blocks: int


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """End the turn."""


class Lifted(msgspec.Struct, frozen=True):
    """Blocks were added."""

    blocks: int


class Passed(msgspec.Struct, frozen=True):
    """A turn ended and that of ``seat`` began."""

    seat: Seat


class LiftState(msgspec.Struct, frozen=True):
    """The tower, the height to reach, whose turn it is, and whether blocks were added in it."""

    players: int
    goal: int
    height: int
    actor: Seat | None
    done: bool
    winners: tuple[Seat, ...]


class LiftRefused(RefusedByRule):
    """The rules refuse a command."""

    rules = {"not_your_turn": "L-1", "not_now": "L-2"}  # noqa: RUF012


class LiftFault(Fault):
    """A set-up that cannot be played."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, **values)

    messages = {"too_many": ("{given} players; this game is for 2 to 4", "name 2, 3 or 4")}  # noqa: RUF012


def setup_of(players: Sequence[tuple[str, str | None]]) -> LiftSetup:
    """The set-up of these players, each a name and the level of a bot or None."""
    return LiftSetup(tuple(LiftPlayer(name, bot) for name, bot in players))


class LiftKit(Kit[LiftState, Lifted | Passed]):
    """The kit of the smallest game."""

    format = "lift-log"
    suffix = ".lift"
    versions = (1,)
    setup_type = LiftSetup
    chance_type = int
    command_types = (Lift, Pass)
    illegal = LiftRefused
    turn_events = (Passed,)
    final = {Pass: "turn_ended"}  # noqa: RUF012
    final_texts = {"turn_ended": "the turn has ended"}  # noqa: RUF012

    def draw(self, setup: GameSetup, seed: int | None) -> int:
        return random.Random(seed).randint(9, 15)

    def check(self, setup: GameSetup, version: int) -> None:
        if not 2 <= len(setup.players) <= 4:
            raise LiftFault("too_many", given=len(setup.players))

    def chance_error(self, setup: GameSetup, chance: object, version: int) -> str | None:
        assert isinstance(chance, int)
        return None if 9 <= chance <= 15 else f"a height of {chance}"

    def opening(self, setup: GameSetup, chance: object, version: int) -> LiftState:
        assert isinstance(chance, int)
        return LiftState(len(setup.players), chance, 0, 0, False, ())

    def decide_for_actor(self, state: LiftState, command: Command) -> tuple[Lifted | Passed, ...]:
        if state.actor is None or command not in self.legal(state):
            raise LiftRefused("not_now")
        if isinstance(command, Lift):
            return (Lifted(command.blocks),)
        return (Passed((state.actor + 1) % state.players),)

    def evolve(self, state: LiftState, event: Lifted | Passed) -> LiftState:
        if isinstance(event, Passed):
            return replace(state, actor=event.seat, done=False)
        height = state.height + event.blocks
        if height < state.goal:
            return replace(state, height=height, done=True)
        assert state.actor is not None
        return replace(state, height=height, done=True, actor=None, winners=(state.actor,))

    def legal(self, state: LiftState) -> Sequence[Lift | Pass]:
        if state.actor is None:
            return ()
        return (Pass(),) if state.done else (Lift(1), Lift(2))

    def document(self, state: LiftState, n: int) -> dict[str, Any]:
        return {"n": n, "height": state.height, "actor": state.actor}

    def progress(self, state: LiftState, n: int) -> Progress:
        return Progress(n, (state.height,), (0,) * state.players, state.winners)


LIFTING = LiftKit()
