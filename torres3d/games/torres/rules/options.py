"""Options of one game (RULES.md section 12): the result of an edition, a mode and house rules."""

import msgspec

from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.squares import ADJACENT, INDEX

StackTable = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class EvenOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that an edition has in each of its games, whatever the mode and the number of players."""

    door_passage: lit.DoorPassage
    returned_cards: lit.ReturnedCards
    leap_over: lit.LeapOver
    recall_card: lit.RecallCard
    king_move: lit.KingMove
    king_bonus_scored: lit.KingBonusScored
    scoring_first: lit.ScoringFirst
    next_phase_start: lit.NextPhaseStart
    leftover_blocks: lit.LeftoverBlocks
    castles_card: lit.CastlesCard
    marker_spaces: lit.MarkerSpaces


class Options(EvenOptions, frozen=True, forbid_unknown_fields=True):
    """All rules that editions or house rules may change, for one game.

    ``stacks`` holds for each of the three phases the stacks that every player takes (R-4.2), and by their number the
    rounds of the phase (R-4.1); ``foundations`` the eight marked squares (R-3.1).
    """

    mode: lit.Mode
    players: int
    deck: lit.Deck
    stacks: StackTable
    foundations: tuple[str, ...]

    def rounds(self, phase: int) -> int:
        """The number of rounds of phase 1, 2 or 3 (R-4.1)."""
        return len(self.stacks[phase - 1])


class OptionsProblem(ValueError):
    """An option that makes the game unplayable, and the reason (``reason`` id and ``values``)."""

    def __init__(self, field: str, reason: str, **values: object) -> None:
        super().__init__(f"{field}: {reason} {values}")
        self.field = field
        self.reason = reason
        self.values = values


def check(options: Options) -> None:
    """Raise `OptionsProblem` when the options exceed the material (R-2.1, R-3.1, R-4.2)."""
    if not 2 <= options.players <= 4:
        raise OptionsProblem("players", "players_count", given=options.players)
    _check_foundations(options.foundations)
    for phase, stacks in enumerate(options.stacks, 1):
        if not stacks:
            raise OptionsProblem("stacks", "no_stacks", phase=phase)
        for blocks in stacks:
            if not 1 <= blocks <= lit.STACK_LIMIT:
                raise OptionsProblem("stacks", "stack_size", phase=phase, given=blocks)
    extra = 4 if options.deck == "common" else options.players
    needed = lit.FOUNDATIONS + options.players * sum(map(sum, options.stacks)) + extra
    if needed > lit.BLOCKS:
        raise OptionsProblem("stacks", "too_many_blocks", needed=needed, blocks=lit.BLOCKS)


def _check_foundations(names: tuple[str, ...]) -> None:
    if len(names) != lit.FOUNDATIONS or len(set(names)) != lit.FOUNDATIONS:
        raise OptionsProblem("foundations", "foundations_count", given=len(set(names)))
    for name in names:
        if name not in INDEX:
            raise OptionsProblem("foundations", "no_square", given=name)
    marked = sum(1 << INDEX[name] for name in names)
    for name in names:
        beside = ADJACENT[INDEX[name]] & marked
        if beside:
            other = next(other for other in names if beside >> INDEX[other] & 1)
            raise OptionsProblem("foundations", "foundations_adjacent", one=name, other=other)
