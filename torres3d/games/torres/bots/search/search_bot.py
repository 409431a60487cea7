"""Search bot of a level: plans a whole turn and gives it out command by command; samples hidden cards."""

import random
import zlib

from msgspec.structs import replace

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.bots.deliberate_oversights import misjudgement_of, sight_of, whims_of
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import later_turns
from torres3d.games.torres.bots.search.foundation_and_king_choices import foreseen, place
from torres3d.games.torres.bots.search.turn_choice import Stand, Turn, as_good, best_turn_of, is_opening
from torres3d.games.torres.bots.search.unsearched_choices import best_carry, best_ending, best_keep
from torres3d.games.torres.rules.commands import Buy, Command, Score
from torres3d.games.torres.rules.decide import IllegalCommand, apply, decide
from torres3d.games.torres.rules.literal_types import TURN_AP, Card
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.state import State


def sample_cards(view: View, chance: random.Random) -> State:
    """The view's state with hidden hands and decks filled from ``view.unseen`` at random."""
    state = view.state
    pools = [list(cards) for cards in view.unseen]
    for pool in pools:
        chance.shuffle(pool)
    common = state.options.deck == "common"

    def draw(seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        pool = pools[0 if common else seat]
        return tuple(pool.pop() if card == "hidden" else card for card in cards)

    hands = tuple(tuple(sorted(draw(seat, hand))) for seat, hand in enumerate(state.hands))
    actor = view.seat if state.actor is None else state.actor
    bought, offer = draw(actor, state.bought), draw(actor, state.offer)
    decks = tuple(draw(seat, deck) for seat, deck in enumerate(state.decks))
    return replace(state, hands=hands, bought=bought, offer=offer, decks=decks)


def chance_for(seed: int, state: State) -> random.Random:
    """The bot's random numbers in a state: the same for the same seed, whatever was asked before."""
    text = repr(
        (seed, state.stage, state.phase, state.round, state.actor, state.ap, state.board.heights, state.knights)
    )
    return random.Random(zlib.crc32(text.encode()))


def settle(view: View, level: Level, known: Weights, chance: random.Random, hurry: Hurry = unhurried) -> Command:
    """A level's command in every stage except the turn, where it chooses a single command."""
    state = view.state
    if state.stage == "keep":
        return best_keep(state, known, later_turns(state, view.seat))
    if state.stage == "carry":
        return best_carry(state)
    if level.replies:
        guessed = sample_cards(view, chance)
        choices = foreseen(guessed, view.seat, known, chance, hurry)
        if level.variety and is_opening(state):
            return as_good(choices, level.variety, chance)[1]
        return choices[0][1]
    return place(state, view.seat, known, chance)


class SearchBot:
    """Bot that searches within the limits of its level."""

    def __init__(self, level: Level, known: Weights, seed: int) -> None:
        self.level = level
        self.known = known
        self.seed = seed
        self.visited = 0
        self._plan: list[Command] = []
        self._turn: Turn | None = None
        self._buys = 0
        self._expected: tuple[object, ...] = ()
        self._been: set[Stand] = set()

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        state = view.state
        if state.stage != "turn":
            return settle(view, self.level, self.known, chance_for(self.seed, state), hurry)
        command = self._in_turn(view, hurry)
        # What a purchase brings is unknown here, but not where it leaves the turn.
        self._expected = _after_buying(state) if isinstance(command, Buy) else _mark(apply(state, command))
        return command

    def _in_turn(self, view: View, hurry: Hurry) -> Command:
        state = view.state
        fresh = self._turn is None or self._expected != _mark(state)
        if fresh:
            self._been.clear()
        if self.level.depth < TURN_AP:
            self._been.add((state.board.heights, state.knights[view.seat]))
        if fresh:
            self._think(view, hurry)
        while True:
            assert self._turn is not None
            if self._plan:
                command = self._plan.pop(0)
                if _is_legal(state, command):
                    return command
            elif self._turn.finished or not state.ap:
                return self._at_the_end(state)
            self._think(view, hurry)

    def _at_the_end(self, state: State) -> Command:
        """Use spare AP: cards first, then the marker; then end the turn."""
        if state.ap:
            if self._buys > 0 and _is_legal(state, Buy()):
                self._buys -= 1
                return Buy()
            return Score()
        self._turn = None
        return best_ending(state)

    def _known(self, view: View) -> Weights:
        if not self.level.whim:
            return self.known
        return self.known.leaning(whims_of(view.state, view.seat, self.level.whim, self.seed, self.known.features))

    def _think(self, view: View, hurry: Hurry) -> None:
        chance = chance_for(self.seed, view.state)
        state, level, known = sample_cards(view, chance), self.level, self._known(view)
        errs = misjudgement_of(state, view.seat, level.error, self.seed)
        sight = sight_of(state, view.seat, level.notice, self.seed)
        self._turn = best_turn_of(state, level, known, chance, hurry, sight, errs, self._been)
        if sight is not None and not self._turn.commands:
            # Who sees nothing to do looks once more, and at everything: nobody passes the time.
            self._turn = best_turn_of(state, level, known, chance, hurry, None, errs, self._been)
        self._plan = list(self._turn.commands)
        self._buys = self._turn.buys
        self.visited += self._turn.visited


def _is_legal(state: State, command: Command) -> bool:
    try:
        decide(state, command)
    except IllegalCommand:
        return False
    return True


def _mark(state: State) -> tuple[object, ...]:
    """The part of a view that tells whether the game went on as planned."""
    return (state.phase, state.round, state.actor, state.board, state.knights, state.ap, state.stacks, state.played)


def _after_buying(state: State) -> tuple[object, ...]:
    mark = list(_mark(state))
    mark[5] = state.ap - 1
    return tuple(mark)
