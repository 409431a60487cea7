"""Weights of the evaluation, found by self-play (config/games/torres/weights.json)."""

import math
from collections.abc import Callable, Mapping
from functools import cache
from operator import add
from pathlib import Path
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read
from torres3d.games.torres.bots.search.features import COMPANY, FEATURES, Moment, Row
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.literal_types import PHASES, ActionCard, Card

FILE = "games/torres/weights.json"
GAME_END = (PHASES, 0)
"""Phase and turns left after a player's last turn of the game."""
WAIT_FACTOR = 0.85
"""Factor of a card's value for each better one before it."""


class CardWorth(msgspec.Struct, frozen=True):
    """Value of a card in the turns of its trials, in points: on average, and in the better quarter of them.

    A player who can wait for the right moment comes near to the latter.
    """

    mean: float
    best: float


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weight of the points of several opponents against one's own (a single opponent: as much).

    ``each`` of them counts so much, and ``together`` is shared out by the chance of each to come first among them, when
    the points still to come spread by ``spread``: at the end of the game, and by each turn left, their squares added up
    (both in points).
    """

    each: float = 0.05
    together: float = 0.0
    spread: tuple[float, float] = (6.0, 8.0)

    def temperature(self, turns: int) -> float:
        """The points that make a player e times as likely to come first, with so many turns left."""
        end, turn = self.spread
        return math.sqrt(end * end + turn * turn * turns)


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Extra points for each point from the ``kings`` castle, and for each square of castles where he is ``alone``."""

    kings: float = 0.0
    alone: float = 0.0


INDIFFERENT = Taste()
"""Taste of a player without preferences."""


Table = dict[int, tuple[tuple[Row, ...], ...]]
"""Rows by number of players, phase and turns left."""


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the points that a seat will still win: ``own`` for its features, ``others`` for the sums of all
    others'.

    ``places[place][mover]``: points that come or go with the place of the seat in the round, where the one at ``mover``
    has just moved.
    """

    own: Row
    others: Row
    places: tuple[Row, ...]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the evaluation.

    ``features``: the names of the columns. ``turns[players][phase - 1][turns left]``: a row of weights. ``cards[phase -
    1][card]``: the value of a card played in that phase. ``aim``: the weight of opponents' points; ``rivals`` times
    that, with one opponent too. ``taste``: preferences beyond that, until the game's last turn. These rows are for
    choosing a turn. ``forecasts`` give the expected points at the end of the game, indexed as ``turns``. ``promise``:
    the weight of possible gains with the AP left, when the search picks the positions to continue from.
    """

    features: tuple[str, ...]
    turns: Table
    cards: tuple[dict[ActionCard, CardWorth], ...]
    rivals: float = 1.0
    aim: Objective = Objective()
    taste: Taste = INDIFFERENT
    promise: float = 0.55
    forecasts: dict[int, tuple[tuple[Forecast, ...], ...]] = {}

    def row(self, moment: Moment) -> Row:
        """The weights for a moment; house rules with longer phases use those of the longest known."""
        rows = self.turns[moment.players][moment.phase - 1]
        return rows[min(moment.turns, len(rows) - 1)]

    def row_alone(self, moment: Moment) -> Row:
        """The weights for a moment, without those of `COMPANY`."""
        return tuple(0.0 if name in COMPANY else w for name, w in zip(self.features, self.row(moment), strict=True))

    def forecast(self, moment: Moment) -> Forecast:
        """The forecast for a moment, as `row`; where nothing was learnt it is what `row` says."""
        phases = self.forecasts.get(moment.players)
        if phases is None:
            return Forecast(self.row(moment), (0.0,) * len(self.features), ())
        rows = phases[moment.phase - 1]
        return rows[min(moment.turns, len(rows) - 1)]

    def taste_at(self, moment: Moment) -> Taste:
        """The taste at a moment: after the last turn of the game only points count."""
        return INDIFFERENT if moment[1:] == GAME_END else self.taste

    def changed(self, change: Callable[[Row, Moment], Row]) -> "Weights":
        """These weights with ``change`` applied to the row of each moment."""
        turns = {
            players: tuple(
                tuple(change(row, Moment(players, phase, left)) for left, row in enumerate(rows))
                for phase, rows in enumerate(phases, 1)
            )
            for players, phases in self.turns.items()
        }
        return replace(self, turns=turns)

    def leaning(self, factors: Mapping[str, float]) -> "Weights":
        """These weights with features multiplied by ``factors``. Raises `KeyError` for an unknown feature."""
        times = self._by_feature(factors, 1.0)
        return self.changed(lambda row, _: tuple(value * by for value, by in zip(row, times, strict=True)))

    def liking(self, likes: Mapping[str, float]) -> "Weights":
        """These weights with points for features, except after the game's last turn. `KeyError` for an unknown one."""
        more = self._by_feature(likes, 0.0)
        return self.changed(lambda row, moment: row if moment[1:] == GAME_END else tuple(map(add, row, more)))

    def _by_feature(self, given: Mapping[str, float], otherwise: float) -> list[float]:
        unknown = given.keys() - set(self.features)
        if unknown:
            raise KeyError(*unknown)
        return [given.get(name, otherwise) for name in self.features]

    def card(self, card: Card, phase: int, turns: int) -> float:
        """The value of holding a card with ``turns`` turns left in the whole game."""
        if turns <= 0:
            return 0.0
        if card == "hidden":
            return self.unknown_card(phase, turns)
        worth = self.cards[min(phase, PHASES) - 1].get(card)
        if worth is None:
            return 0.0
        patience = min(turns, 4) / 4
        return worth.mean + (worth.best - worth.mean) * patience

    def hand(self, hand: tuple[Card, ...], phase: int, turns: int) -> float:
        """The value of a hand: one card can be played in a turn, so only as many count as turns are left."""
        if not hand or turns <= 0:
            return 0.0
        # The second best card waits for a second turn, and so on.
        found = sorted((self.card(card, phase, turns) for card in hand), reverse=True)
        return sum(worth * WAIT_FACTOR**place for place, worth in enumerate(found[:turns]))

    def unknown_card(self, phase: int, turns: int) -> float:
        cards = self.cards[min(phase, PHASES) - 1]
        known = [card for card in DECK if card in cards]
        return sum(self.card(card, phase, turns) for card in known) / max(len(known), 1)


class WeightsFault(FileFault):
    """A file of weights for another program version."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "other_features": (
            "the weights belong to other features than the program has now",
            "give each row a number for each feature, as torres3d/games/torres/bots/search/features.py lists them",
        )
    }


def read_weights(file: Path) -> Weights:
    """The weights of a file; raises `FileFault` with its name and what is wrong."""
    found = read(file, Weights)
    rows = [row for phases in found.turns.values() for phase in phases for row in phase]
    for phases in found.forecasts.values():
        rows += [row for phase in phases for told in phase for row in (told.own, told.others)]
    if found.features != FEATURES or any(len(row) != len(FEATURES) for row in rows):
        raise WeightsFault("other_features", file)
    return found


@cache
def weights() -> Weights:
    """The weights that come with the program."""
    return read_weights(paths.config() / FILE)
