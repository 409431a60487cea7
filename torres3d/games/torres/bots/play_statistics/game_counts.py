"""Counts of a game: the measures by seat and year, castles at the scorings, and the line of a file."""

from typing import Literal, get_args

import msgspec

from torres3d.bots.arena.results_file import Result
from torres3d.games.torres.bots.arena.arena_game import Heading
from torres3d.games.torres.rules.literal_types import PHASES

COUNTED_FORMAT = "torres3d-conduct"

Measure = Literal[
    "points",
    "castle_points",
    "bonus_points",
    "master_points",
    "master_most",
    "marker_points",
    "bonus_taken",
    "bonus_possible",
    "knights",
    "ground",
    "court",
    "cards_bought",
    "cards_played",
    "cards_left",
    "ap_marker",
    "ap_walk",
    "ap_knights",
    "ap_build",
    "ap_cards",
    "ap_unspent",
    "marker_turns",
    "turns",
    "cards_to_marker",
    "blocks_unbuilt",
    "blocks_own",
    "blocks_shared",
    "blocks_taken",
    "blocks_free",
    "blocks_court",
    "entered",
    "own_gain",
    "others_gain",
    "others_loss",
    "others_kept",
    "guests",
    "built_own",
    "built_others",
]
"""Counted by seat and year.

Points: all that were won; those of castles, of the king's bonus, of the master card (``most``: what it gives at most),
and those by AP on the marker. ``bonus_possible``: 1 where at the scoring the king's castle has a field of the year's
level on which no piece of anybody else stands, and the seat has a knight on the board; whether it could have got there
is not asked. At the scoring: ``knights`` on the board, of them on bare ``ground`` and in the king's castle (``court``);
``cards_left`` in the hand. ``ap_*``: AP by what they went to (``ap_walk`` are steps, cards aside). ``marker_turns``:
turns with `IDLE` steps of the marker and more, of all ``turns``; ``cards_to_marker``: turns in which a card was played
for AP of which the marker took at least as many; ``blocks_unbuilt``: blocks that went from a stack to the supply, or
wait for the next phase. Other ``blocks_*``: blocks built, by who had knights in the castle then: the
builder alone, he and others, others alone, nobody; ``court``: in the king's castle, whosever it is. ``entered``:
knights that came into a castle in which others stood and none of their own. ``*_gain``: by how much the seat's turns
changed what it, and what all others together, would be given if the year ended then (castles and king's bonus);
``others_loss``: the same of the others' losses alone, without their gains; ``others_kept``: what they are kept from, by
how much less each of the others than at the turn's beginning would be given if it might first walk a knight as far as
a turn goes (`outreach`). At the scoring, of the castles that give the seat points: ``built_own`` and ``built_others``
blocks by who built them (foundations too; nobody built those that no player placed), ``guests`` the knights in castles
of which others built more than oneself.

A file written before a measure was counted has none of it."""
MEASURES: tuple[Measure, ...] = get_args(Measure)
IDLE = 4


class CastleHeld(msgspec.Struct, frozen=True, array_like=True):
    """A castle that scored for a seat: ``area``, ``level`` of its highest knight, knights of ``others`` there."""

    area: int
    level: int
    others: int

    @property
    def points(self) -> int:
        """The score of the castle (R-9.1, area times level)."""
        return self.area * self.level


class Counted(Result, frozen=True):
    """A game, its ``counts`` of each measure by seat and year, and its ``castles`` by seat and year's scoring."""

    counts: dict[Measure, tuple[tuple[int, ...], ...]]
    castles: tuple[tuple[tuple[CastleHeld, ...], ...], ...]

    def count(self, measure: Measure, seat: int, phase: int) -> int:
        """A seat's count of a measure in a year, from 1."""
        return self.counts[measure][seat][phase - 1]

    def largest(self, seat: int) -> int:
        """The points of a seat from its best castle, summed over all scorings."""
        return sum(max((castle.points for castle in held), default=0) for held in self.castles[seat])

    def shared(self, seat: int, phase: int) -> int:
        """The points of a seat in a year from castles in which others had knights, too."""
        return sum(castle.points for castle in self.castles[seat][phase - 1] if castle.others)

    def held(self, seat: int, phase: int) -> tuple[CastleHeld, ...]:
        return self.castles[seat][phase - 1]

    def area(self, seat: int, phase: int) -> int:
        """The squares of all castles that scored for a seat in a year."""
        return sum(castle.area for castle in self.held(seat, phase))

    def largest_area(self, seat: int, phase: int) -> int:
        return max((castle.area for castle in self.held(seat, phase)), default=0)


class CountedHeading(Heading, frozen=True):
    """First line of a file: the games and what is counted."""

    def result_type(self) -> type[Counted]:
        return Counted


YEARS = tuple(range(1, PHASES + 1))
