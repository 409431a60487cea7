"""How far the told risk is from the truth: python -m tests.games.turm_bauer.bench.risk.estimates [--refine MINUTES]

For each place whose true risk is known (`hands.jsonl`): the first figure, at once, and the one that Bullet refines.
What Bullet says of the hands that refine it is kept in `refined.jsonl`; it takes some 5 s a place.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median

import msgspec

from tests.games.turm_bauer.bench.risk.hands import COLLAPSE, NOTHING, Truth, outcome_of, read_truths
from tests.games.turm_bauer.bench.risk.positions import Position, read_positions
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES, grade_of_risk
from torres3d.games.turm_bauer.rules.judging.risk import Risk
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

FILE = Path(__file__).parent / "refined.jsonl"


def refined(file: Path = FILE) -> dict[int, str]:
    """What Bullet said of the first hands of each estimate, by position."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {each.position: each.outcomes for each in (msgspec.json.decode(line, type=Truth) for line in lines)}


def risks(outcomes: str) -> list[Risk]:
    return [Risk(each != NOTHING, each == COLLAPSE) for each in outcomes]


def refine(positions: Sequence[Position], known: Sequence[Truth], minutes: float) -> None:
    """Ask Bullet for further places."""
    until, done = time.monotonic() + 60 * minutes, refined()
    for truth in known:
        if truth.position in done or time.monotonic() > until:
            continue
        position = positions[truth.position]
        estimate = RiskEstimate(position.state, position.placement)
        found = "".join(outcome_of(BulletJudge(), position, hand) for hand in estimate.hands)
        with FILE.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(Truth(truth.position, found)).decode() + "\n")


def last_figure(estimate: RiskEstimate, judged: Sequence[Risk]) -> RiskFigure:
    """The figure after as many of these hands as it takes."""
    figures = (estimate.figure(judged[:count]) for count in range(len(judged) + 1))
    return next(figure for figure in figures if figure.final)


class Told(msgspec.Struct):
    """The figures told for a place, and the truth."""

    position: Position
    truth: Truth
    first: RiskFigure
    seconds: float
    better: RiskFigure | None


def told(positions: Sequence[Position], known: Sequence[Truth]) -> list[Told]:
    found, more = [], refined()
    for truth in known:
        position, begun = positions[truth.position], time.perf_counter()
        estimate = RiskEstimate(position.state, position.placement)
        first = estimate.figure()
        seconds = time.perf_counter() - begun
        better = last_figure(estimate, risks(more[truth.position])) if truth.position in more else None
        found.append(Told(position, truth, first, seconds, better))
    return found


def line(name: str, all_told: Sequence[Told], figure: Callable[[Told], RiskFigure | None], within: float) -> str:
    pairs = [(found, each.truth) for each in all_told if (found := figure(each)) is not None]
    if not pairs:
        return f"{name}: none"
    errors = [abs(found.falls - truth.falls) for found, truth in pairs]
    inside = sum(found.low <= truth.falls <= found.high for found, truth in pairs)
    off = sorted(((error, truth.position) for error, (_, truth) in zip(errors, pairs, strict=True)), reverse=True)
    return (
        f"{name}, {len(pairs)} places: within {within} in {sum(each <= within for each in errors) / len(errors):.3f}, "
        f"in its own range {inside / len(pairs):.3f}, mean error {sum(errors) / len(errors):.3f}, collapses "
        f"{sum(abs(found.collapses - truth.collapses) for found, truth in pairs) / len(pairs):.3f}; furthest off: "
        + ", ".join(f"{position} by {error:.2f}" for error, position in off[:8])
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--refine", type=float, default=0.0, metavar="MINUTES", help="ask Bullet for further places")
    parser.add_argument("--least", type=int, default=20, help="places with so many hands judged")
    given = parser.parse_args()
    positions = read_positions()
    known = [each for each in read_truths() if len(each.outcomes) >= given.least]
    refine(positions, known, given.refine)
    all_told = told(positions, known)
    for lost in (None, True, False):
        some = [each for each in all_told if lost is None or each.position.lost is lost]
        name = {None: "all", True: "given up by statics", False: "others"}[lost]
        print(line(f"{name}, first figure", some, lambda each: each.first, 0.2))
        print(line(f"{name}, refined", some, lambda each: each.better, 0.1))
    for name, figures in (
        ("first", [each.first for each in all_told]),
        ("refined", [each.better for each in all_told]),
    ):
        pairs = [(figure, each.truth) for figure, each in zip(figures, all_told, strict=True) if figure is not None]
        print(f"by the {name} figure, the share of hands that let something fall where the meter says ...")
        for grade in GRADES:
            some = [truth.falls for figure, truth in pairs if grade_of_risk(figure.falls) is grade]
            print(f"  {grade.name}: {fmean(some) if some else 0.0:.3f} at {len(some)} places")
    seconds = [each.seconds for each in all_told]
    print(f"the first figure takes {1000 * median(seconds):.0f} ms (median), {1000 * max(seconds):.0f} ms at most")


if __name__ == "__main__":
    main()
