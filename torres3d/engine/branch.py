"""Branching: a new game that continues from a moment of another one, under a header of its own (LOG.md)."""

from uuid import uuid4

from torres3d.engine.history import History
from torres3d.engine.kit import EventT, GameSetup, StateT
from torres3d.engine.log_entries import Header, timestamp


def branch(history: History[StateT, EventT], at: int, setup: GameSetup) -> History[StateT, EventT]:
    """A new game with the first ``at`` standing commands of another one, which stays unchanged.

    Version and chance are those of the other game, since its commands depend on them; ``setup`` may name other players.
    Raises the kit's `Fault` for a set-up that cannot be played.
    """
    old = history.header
    history.kit.check(setup, old.version)
    header = Header(old.format, old.version, uuid4().hex, timestamp(), setup, old.chance)
    made = History(history.kit, header)
    for step in history.standing_steps()[:at]:
        made.add(made.prepare(step.by, step.standing_command))
    return made
