"""Choices without a search: blocks left over, the card to keep, the end of a turn."""

from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.rules.buying import ways_to_keep
from torres3d.games.torres.rules.commands import Carry, Command, EndTurn, Keep
from torres3d.games.torres.rules.ending import other_stacks, ways_to_carry_over, ways_to_end
from torres3d.games.torres.rules.state import State


def best_ending(state: State) -> EndTurn:
    """The end of the turn that keeps most blocks, on stacks as equal as possible."""

    def kept(command: Command) -> tuple[int, int]:
        assert isinstance(command, EndTurn)
        others = other_stacks(state, command.stack)
        after = [held + more for held, more in zip(others, command.onto, strict=True)]
        return sum(after), -sum(blocks * blocks for blocks in after)

    best = max(ways_to_end(state), key=kept)
    assert isinstance(best, EndTurn)
    return best


def best_carry(state: State) -> Carry:
    """The blocks of the last phase on stacks as equal as possible."""
    assert state.actor is not None
    stacks = state.stacks[state.actor]

    def unequal(command: Command) -> int:
        assert isinstance(command, Carry)
        return sum((held + more) ** 2 for held, more in zip(stacks, command.onto, strict=True))

    best = min(ways_to_carry_over(state), key=unequal)
    assert isinstance(best, Carry)
    return best


def best_keep(state: State, known: Weights, turns: int) -> Keep:
    """The card of the offer with the highest value; the others go back on top if better than the rest of the deck."""
    return max(kept(state, known, turns), key=lambda each: each[0])[1]


def kept(state: State, known: Weights, turns: int) -> list[tuple[float, Keep]]:
    """All cards of the offer that can be kept, with their values."""
    usual = known.unknown_card(state.phase, turns)
    found: list[tuple[float, Keep]] = []
    for command in ways_to_keep(state):
        assert isinstance(command, Keep)
        # A good card returned to the top comes again soon, the better the sooner; a poor one should not.
        again = sum(
            (known.card(card, state.phase, turns) - usual) / (place + 2) for place, card in enumerate(command.top)
        )
        found.append((known.card(command.card, state.phase, turns) + 0.1 * again, command))
    return found
