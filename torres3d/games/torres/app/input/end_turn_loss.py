"""Loss at the end of a turn: unused action points, and blocks that could still be placed."""

from collections.abc import Iterable, Sequence

import msgspec

from torres3d.games.torres.rules.commands import AddKnight, Build, Buy, Command, EndTurn, Keep, Move, Play, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import left_over, lost_for_good, stacks_to_give
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.event_sentences import lost_in_words
from torres3d.i18n.texts import Translate

FORGIVEN = 1
"""AP that may be lost without a question."""


class EndTurnLoss(msgspec.Struct, frozen=True):
    """Loss: unused action points, and blocks that go back to the supply."""

    ap: int = 0
    blocks: int = 0

    def __bool__(self) -> bool:
        return bool(self.ap or self.blocks)

    def words(self, say: Translate) -> str:
        """The loss in words, such as "2 AP and 3 blocks"; empty for nothing."""
        return lost_in_words(self.ap, self.blocks, say)


def lost_blocks(state: State, ending: EndTurn) -> int:
    """The blocks lost by this end of the turn (R-5.8); those that can be carried over stay (R-5.10)."""
    return lost_for_good(state, left_over(state, ending.stack) - sum(ending.onto))


def least_loss_end(state: State, endings: Sequence[EndTurn]) -> EndTurn:
    """The end of the turn that loses the fewest blocks; the first of several."""
    return min(endings, key=lambda ending: lost_blocks(state, ending))


def loss(state: State, commands: Iterable[Command], ending: EndTurn) -> EndTurnLoss:
    """The avoidable loss of this end of the turn; ``commands`` are all legal ones.

    One AP is forgiven where no block is lost. Blocks count where one could be placed now, or after one further command:
    a card that gives AP, a knight that steps aside.
    """
    rest = [command for command in commands if not isinstance(command, EndTurn)]
    usable = any(isinstance(command, Move | AddKnight | Build | Buy | Score) for command in rest)
    ap = state.ap if usable else 0
    blocks = lost_blocks(state, ending)
    if blocks and not _placeable(state, rest):
        blocks = 0
    return EndTurnLoss(ap, blocks) if blocks or ap > FORGIVEN else EndTurnLoss()


def saving_cards(state: State, commands: Iterable[Command]) -> tuple[ActionCard, ...]:
    """The cards that would let a block be placed without AP, in their order; none while there are AP."""
    if state.ap:
        return ()
    plays = [command for command in commands if isinstance(command, Play)]
    saving = {play.card for play in plays if _placeable(state, [play])}
    return tuple(card for card in ACTION_CARDS if card in saving)


def may_give(state: State) -> tuple[int, ...]:
    """The stacks that can be given up; empty where none has to be (R-5.8)."""
    return tuple(index for index in stacks_to_give(state) if index is not None)


def _places(command: Command) -> bool:
    return isinstance(command, Build) or (isinstance(command, Play) and isinstance(command.stack, int))


def _placeable(state: State, commands: Sequence[Command]) -> bool:
    if any(_places(command) for command in commands):
        return True
    # What a purchase brings nobody can know.
    known = (command for command in commands if not isinstance(command, Buy | Keep | Score))
    return any(any(_places(after) for after in legal(apply(state, command))) for command in known)
