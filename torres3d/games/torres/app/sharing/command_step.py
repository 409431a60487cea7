"""Step of a command that is in no log: in a study, or in a better turn."""

from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.state import State


def command_step(number: int, before: State, command: Command) -> TorresStep:
    """The step of a command of the actor. Raises `IllegalCommand`."""
    assert before.actor is not None
    after = before
    happened = tuple([(event, after := evolve(after, event)) for event in decide(before, command)])
    return TorresStep(number, before.actor, command, before, happened, after)
