"""Counter of play statistics: follows a game event by event, with the score that one more walk would bring."""

from collections import Counter

from msgspec.structs import asdict

from torres3d.games.torres.bots.arena.arena_game import Match, play_match
from torres3d.games.torres.bots.play_statistics.game_counts import IDLE, MEASURES, YEARS, CastleHeld, Counted, Measure
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.knights import STEP_COST, step_targets
from torres3d.games.torres.rules.literal_types import TURN_AP, Seat
from torres3d.games.torres.rules.masters import most_master_points
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, king_bonus
from torres3d.games.torres.rules.squares import FULL, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State


def worth(state: State, seat: Seat) -> int:
    """The score of a seat for castles and king's bonus if the year ended now."""
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat)


def outreach(state: State, seat: Seat) -> int:
    """The best score after a walk of one knight or none, for a seat whether or not it is to act.

    The walk goes as far as a turn's AP (R-5.3, R-5.4: steps and doors), without cards or blocks.
    """
    own = state.knights[seat]
    best = worth(state, seat)
    for source in square_list(own):
        rest = own & ~(1 << source)
        for target in _aims(state, _walked(state, source)):
            moved = rest | target
            best = max(
                best, castle_points(state.board, moved) + king_bonus(state.board, moved, state.king, state.phase)
            )
    return best


def _walked(state: State, source: Square) -> Bitboard:
    """The squares that a knight can reach within a turn."""
    found = fresh = 1 << source
    for _ in range(TURN_AP // STEP_COST):
        reached = 0
        for square in square_list(fresh):
            reached |= step_targets(state.board, square, FULL & ~state.pieces, state.options.door_passage)
        fresh = reached & ~found
        found |= fresh
    return found & ~(1 << source)


def _aims(state: State, squares: Bitboard) -> list[Bitboard]:
    """The squares that may be worth most: one of the highest of each castle, and one for the king's bonus."""
    board = state.board
    lie = ground(board.towers)
    found = []
    for castle in lie.castles:
        there = castle & squares
        if there:
            highest = there & board.higher_than(max(board.heights[square] for square in square_list(there)) - 1)
            found.append(highest & -highest)
    if state.king:
        court = lie.castle_at[state.king.bit_length() - 1] & squares
        level = court & board.higher_than(state.phase - 1) & ~board.higher_than(state.phase)
        found.append(level & -level)
    return [aim for aim in found if aim]


BlockEvent = e.Founded | e.BlockBuilt | e.BlockAdded | e.BlockPutUnder | e.BlockShifted


def play_counted(match: Match) -> Counted:
    counting = Counting(len(match.levels))
    result = play_match(match, counting.count)
    return Counted(**asdict(result), counts=counting.by_seat(), castles=counting.castles_held())


class Counting:
    """Counts so far of a game of so many players; `note` takes its events in their order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.found: Counter[tuple[Measure, Seat, int]] = Counter()
        self.castles: dict[tuple[Seat, int], tuple[CastleHeld, ...]] = {}
        self.worths: list[int] = []
        self.outreaches: list[int] = []
        self.steps = self.gained = 0
        self.builders: list[list[Seat]] = [[] for _ in range(64)]
        """The builders of each square's blocks, from the ground; earlier blocks are left out."""

    def by_seat(self) -> dict[Measure, tuple[tuple[int, ...], ...]]:
        return {
            measure: tuple(tuple(self.found[measure, seat, year] for year in YEARS) for seat in range(self.players))
            for measure in MEASURES
        }

    def castles_held(self) -> tuple[tuple[tuple[CastleHeld, ...], ...], ...]:
        """The castles of each seat by year's scoring; none for an unfinished year."""
        return tuple(tuple(self.castles.get((seat, year), ()) for year in YEARS) for seat in range(self.players))

    def count(self, before: State, event: e.Event, after: State) -> None:
        match event:
            case e.TurnBegan():
                self.worths = [worth(after, seat) for seat in range(self.players)]
                self.outreaches = [outreach(after, seat) for seat in range(self.players)]
                self.steps = self.gained = 0
            case e.TurnEnded(seat=seat):
                self._end_turn(before, event)
            case e.ApGained():
                self.gained += event.ap
            case e.MarkerMoved(seat=seat):
                self.steps += 1
                self._add("ap_marker", before, seat, event.ap)
                self._add("marker_points", before, seat, event.after - event.before)
                self._add("points", before, seat, event.after - event.before)
            case e.KnightAdded(seat=seat):
                self._add("ap_knights", before, seat, event.ap)
                self._enter(before, seat, before.knights[seat], event.at)
            case e.KnightMoved(seat=seat):
                self._add("ap_walk", before, seat, event.ap)
                self._enter(before, seat, before.knights[seat] & ~(1 << event.source), event.at)
            case e.Founded() | e.BlockBuilt() | e.BlockAdded() | e.BlockPutUnder() | e.BlockShifted():
                self._note_block(event, after)
            case e.CardsOffered(seat=seat) | e.CardDrawn(seat=seat):
                self._add("ap_cards", before, seat, event.ap)
                self._add("cards_bought", before, seat)
            case e.CardPlayed(seat=seat):
                self._add("cards_played", before, seat)
            case e.CastlesScored(seat=seat):
                self._score_castles(before, event)
            case e.KingBonusScored(seat=seat):
                self._add("bonus_points", before, seat, event.bonus)
                self._add("bonus_taken", before, seat)
                self._add("points", before, seat, event.after - event.before)
            case e.MasterScored(seat=seat):
                self._add("master_points", before, seat, event.points)
                self._add("points", before, seat, event.after - event.before)

    def _add(self, measure: Measure, state: State, seat: Seat, count: int = 1) -> None:
        self.found[measure, seat, state.phase] += count

    def _end_turn(self, state: State, event: e.TurnEnded) -> None:
        seat = event.seat
        self._add("ap_unspent", state, seat, event.unspent)
        self._add("turns", state, seat)
        self._add("marker_turns", state, seat, self.steps >= IDLE)
        self._add("cards_to_marker", state, seat, 0 < self.gained <= self.steps)
        self._add("blocks_unbuilt", state, seat, event.returned)
        gains = [worth(state, other) - begun for other, begun in enumerate(self.worths)]
        own = gains.pop(seat)
        self._add("own_gain", state, seat, own)
        self._add("others_gain", state, seat, sum(gains))
        self._add("others_loss", state, seat, sum(-gain for gain in gains if gain < 0))
        kept = [begun - outreach(state, other) for other, begun in enumerate(self.outreaches) if other != seat]
        self._add("others_kept", state, seat, sum(less for less in kept if less > 0))

    def _enter(self, state: State, seat: Seat, own: Bitboard, at: Square) -> None:
        """Count a knight's arrival at ``at``; ``own`` are the seat's others."""
        castle = ground(state.board.towers).castle_at[at]
        self._add("entered", state, seat, not own & castle and bool(_others(state, seat) & castle))

    def _note_block(self, event: BlockEvent, after: State) -> None:
        if isinstance(event, e.BlockShifted):
            # It stays its builder's; the lowest blocks are those that nobody built.
            source = self.builders[event.source]
            if source:
                self.builders[event.at].append(source.pop())
            return
        if isinstance(event, e.BlockBuilt):
            self._add("ap_build", after, event.seat, event.ap)
        if not isinstance(event, e.Founded):
            self._build(after, event.seat, event.at)
        # A block put under a knight lies lowest, but only how many of whom are on a square is asked later.
        self.builders[event.at].append(event.seat)

    def _build(self, state: State, seat: Seat, at: Square) -> None:
        castle = ground(state.board.towers).castle_at[at]
        own, others = state.knights[seat] & castle, _others(state, seat) & castle
        whose: Measure = "blocks_free"
        if own:
            whose = "blocks_shared" if others else "blocks_own"
        elif others:
            whose = "blocks_taken"
        self._add(whose, state, seat)
        self._add("blocks_court", state, seat, bool(state.king & castle))

    def _score_castles(self, state: State, event: e.CastlesScored) -> None:
        """Count the scoring of a seat's castles; the board is that of the year's last turn."""
        seat, own, others = event.seat, state.knights[event.seat], _others(state, event.seat)
        self.castles[seat, state.phase] = tuple(
            CastleHeld(castle.area, castle.level, (castle.squares & others).bit_count()) for castle in event.castles
        )
        for castle in event.castles:
            built = Counter(builder for square in square_list(castle.squares) for builder in self.builders[square])
            by_others = built.total() - built[seat]
            self._add("built_own", state, seat, built[seat])
            self._add("built_others", state, seat, by_others)
            if by_others > built[seat]:
                self._add("guests", state, seat, (castle.squares & own).bit_count())
        self._add("points", state, seat, event.after - event.before)
        self._add("castle_points", state, seat, sum(castle.points for castle in event.castles))
        self._add("bonus_points", state, seat, event.bonus)
        self._add("bonus_taken", state, seat, event.bonus > 0)
        court = _court(state)
        at_level = state.board.higher_than(state.phase - 1) & ~state.board.higher_than(state.phase)
        self._add("bonus_possible", state, seat, bool(own and court & at_level & ~others & ~state.king))
        self._add("knights", state, seat, own.bit_count())
        self._add("ground", state, seat, (own & ~state.board.towers).bit_count())
        self._add("court", state, seat, (own & court).bit_count())
        self._add("cards_left", state, seat, len(state.hands[seat]))
        if state.master is not None:
            self._add("master_most", state, seat, most_master_points(state.master, state.phase))


def _others(state: State, seat: Seat) -> Bitboard:
    return state.pieces & ~state.king & ~state.knights[seat]


def _court(state: State) -> Bitboard:
    return ground(state.board.towers).castle_at[state.king.bit_length() - 1] if state.king else 0
