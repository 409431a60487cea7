"""Numbers of the judges, read from config/games/turm_bauer/physics.yaml, which gives their reasons (T-9)."""

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.base import paths
from torres3d.base.read_document import read
from torres3d.games.turm_bauer.rules.options import Wobble

FILE = "games/turm_bauer/physics.yaml"

Some = Annotated[float, Meta(gt=0, le=1000)]
NoneOrMore = Annotated[float, Meta(ge=0, le=1000)]
Edges = Annotated[float, Meta(ge=0, le=1)]
ByWobble = Annotated[dict[Wobble, Edges], Meta(min_length=3)]
Count = Annotated[int, Meta(ge=1, le=1000)]


class HandNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The distribution of drawn hands (T-9.5): edges, degrees and pushes."""

    error: Edges
    per_part: NoneOrMore
    per_level: NoneOrMore
    yaw: NoneOrMore
    push_least: Annotated[int, Meta(ge=0, le=100)]
    push_range: Annotated[int, Meta(ge=1, le=101)]


class WobbleNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effect of a ``wobble``: the factor of the hand's error, the bump's lean (parts of g), the shrinking (edges)."""

    hand: NoneOrMore
    lean: Edges
    shrink: Edges


class WobbleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of each ``wobble``."""

    usual: WobbleNumbers
    gentle: WobbleNumbers
    windy: WobbleNumbers

    def numbers_of(self, wobble: Wobble) -> WobbleNumbers:
        return {"usual": self.usual, "gentle": self.gentle, "windy": self.windy}[wobble]


class PushNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effect of a push (T-9.1)."""

    still: NoneOrMore
    hard: Some

    def factor(self, push: int) -> float:
        """The factor of lean and shrinking for this push, 0 to 100."""
        return self.still + push / self.hard


class FallenNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thresholds for a fallen block: its distance (edges), or its lean (degrees) (T-7.3)."""

    shift: Some
    lean: Annotated[float, Meta(gt=0, le=90)]


class BulletNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """World of Bullet (T-9.4); ``step`` is the number of steps in a second."""

    gravity: Some
    friction: NoneOrMore
    restitution: Edges
    damping: Edges
    margin: Edges
    step: Count
    iterations: Count


class CourseNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Course of a verdict by Bullet (T-9.1, T-9.2): edges, seconds, edges and radians a second."""

    drop: Edges
    settle: Some
    bump: Some
    rest: Some
    speed: Some
    turning: Some
    calm: Some
    collapse: Some
    doublings: Annotated[int, Meta(ge=1, le=20)]


class EstimateNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimate of what Bullet will say: edges, parts of the bump's lean, shares."""

    shrink: ByWobble
    dropped: Edges
    friction: NoneOrMore
    lean: ByWobble
    lean_width: Some
    bare: Edges
    collapses: Edges
    toppled: Edges


class Physics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content of the file; it explains the fields."""

    width: Annotated[float, Meta(gt=0, le=1)]
    hand: HandNumbers
    wobble: WobbleTable
    push: PushNumbers
    fallen: FallenNumbers
    moved: Edges
    bullet: BulletNumbers
    course: CourseNumbers
    estimate: EstimateNumbers
    careful: EstimateNumbers
    steadiest: Annotated[float, Meta(gt=0, le=0.48)]


@cache
def physics(file: Path | None = None) -> Physics:
    """The numbers of config/games/turm_bauer/physics.yaml, or of another file. Raises `FileFault`."""
    return read(file or paths.config() / FILE, Physics)
