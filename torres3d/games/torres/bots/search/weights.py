"""The weights of the evaluation, as self-play found them (config/games/torres/weights.json)."""

import math
from collections.abc import Mapping
from functools import cache
from operator import add
from pathlib import Path
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read
from torres3d.games.torres.bots.search.features import FEATURES, Moment
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.kinds import PHASES, ActionCard, Card

FILE = "games/torres/weights.json"
WAIT = 0.85
"""What is left of a card's worth with each better one before it."""


class CardWorth(msgspec.Struct, frozen=True):
    """What a card was worth in the turns it was tried in, in points: on average, and in the better
    quarter of them (which somebody who can wait for his moment comes near to)."""

    mean: float
    best: float


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much the points of several opponents count against one's own (with one opponent: as much).

    ``each`` of them counts so much, and ``together`` so much more is shared out by how likely each is to come first
    among them, when the points still to come spread so widely as ``spread`` says: at the end of the game, and by each
    turn one has left, their squares added up (points both).
    """

    each: float = 0.05
    together: float = 0.0
    spread: tuple[float, float] = (6.0, 8.0)

    def temperature(self, turns: int) -> float:
        """How many points more make somebody e times as likely to come first, with so many turns left."""
        end, turn = self.spread
        return math.sqrt(end * end + turn * turn * turns)


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is fond of, in points that he takes more things to be worth than they are: for each point that he
    stands to have from the ``kings`` castle, and for each field of a castle in which he is ``alone``."""

    kings: float = 0.0
    alone: float = 0.0


INDIFFERENT = Taste()
"""Who goes by what things are worth alone."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``features``: the names of the columns. ``turns[players][phase - 1][turns left]``: a row of weights.
    ``cards[phase - 1][card]``: the worth of a card played in that phase. ``aim``: what opponents' points count;
    ``rivals`` times that, with one opponent too. ``taste``: what is liked beyond that, until the game's last turn."""

    features: tuple[str, ...]
    turns: dict[int, tuple[tuple[tuple[float, ...], ...], ...]]
    cards: tuple[dict[ActionCard, CardWorth], ...]
    rivals: float = 1.0
    aim: Objective = Objective()
    taste: Taste = INDIFFERENT

    def row(self, moment: Moment) -> tuple[float, ...]:
        """The weights for a moment; house rules with longer phases use those of the longest known."""
        rows = self.turns[moment.players][moment.phase - 1]
        return rows[min(moment.turns, len(rows) - 1)]

    def taste_at(self, moment: Moment) -> Taste:
        """What is liked at a moment: after the last turn of the game only points."""
        return INDIFFERENT if moment.phase == PHASES and moment.turns == 0 else self.taste

    def leaning(self, factors: Mapping[str, float]) -> "Weights":
        """These weights for somebody to whom features count ``factors`` times as much. Raises `KeyError` for a feature
        there is none of."""
        times = [1.0] * len(self.features)
        for name, factor in factors.items():
            if name not in self.features:
                raise KeyError(name)
            times[self.features.index(name)] = factor
        turns = {
            players: tuple(
                tuple(tuple(value * by for value, by in zip(row, times, strict=True)) for row in rows)
                for rows in phases
            )
            for players, phases in self.turns.items()
        }
        return replace(self, turns=turns)

    def liking(self, likes: Mapping[str, float]) -> "Weights":
        """These weights for somebody to whom features count so many points more, but after the last turn of the game.
        Raises `KeyError` for a feature there is none of."""
        unknown = likes.keys() - set(self.features)
        if unknown:
            raise KeyError(*unknown)
        more = [likes.get(name, 0.0) for name in self.features]
        turns = {
            players: tuple(
                tuple(
                    row if phase == PHASES and left == 0 else tuple(map(add, row, more))
                    for left, row in enumerate(rows)
                )
                for phase, rows in enumerate(phases, 1)
            )
            for players, phases in self.turns.items()
        }
        return replace(self, turns=turns)

    def card(self, card: Card, phase: int, turns: int) -> float:
        """What holding a card is worth with ``turns`` turns left in the whole game."""
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
        """What a hand is worth: one card can be played in a turn, so only as many count as turns are left."""
        if not hand or turns <= 0:
            return 0.0
        # The second best card waits for a second turn, and so on.
        found = sorted((self.card(card, phase, turns) for card in hand), reverse=True)
        return sum(worth * WAIT**place for place, worth in enumerate(found[:turns]))

    def unknown_card(self, phase: int, turns: int) -> float:
        """What a card nobody has seen is worth."""
        cards = self.cards[min(phase, PHASES) - 1]
        known = [card for card in DECK if card in cards]
        return sum(self.card(card, phase, turns) for card in known) / max(len(known), 1)


class WeightsFault(FileFault):
    """The file of weights is one of another program."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "other_features": (
            "the weights are for other features than the program has now",
            "make them anew with `python -m torres3d.games.torres.bots.arena.weight_tuning`",
        )
    }


def read_weights(file: Path) -> Weights:
    """The weights of a file; raises `FileFault` with its name and what is wrong."""
    found = read(file, Weights)
    rows = [row for phases in found.turns.values() for phase in phases for row in phase]
    if found.features != FEATURES or any(len(row) != len(FEATURES) for row in rows):
        raise WeightsFault("other_features", file)
    return found


@cache
def weights() -> Weights:
    """The weights that come with the program."""
    return read_weights(paths.config() / FILE)
