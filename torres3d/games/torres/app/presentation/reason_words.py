"""Reasons why one turn is better than another, in words."""

from collections.abc import Sequence
from typing import Protocol

from torres3d.games.torres.bots.hint_and_analysis_types import Reason
from torres3d.games.torres.rules.commands import SQUARE_NAMES
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.texts import Translate

MINUS = "−"


class Advised(Protocol):
    """A turn of a hint or an analysis."""

    @property
    def gains(self) -> tuple[Reason, ...]:
        """What it brings against the position before it."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What makes it better than another turn."""


def points_and_words(
    reasons: Sequence[Reason], seat: Seat, names: Sequence[str], say: Translate
) -> tuple[tuple[str, str], ...]:
    """The points of each reason with their sign, and what it is, for the turn of ``seat``."""
    return tuple((signed(reason.points), reason_text(reason, seat, names, say)) for reason in reasons)


def gain_and_reasons(
    found: Advised, seat: Seat, names: Sequence[str], say: Translate, why: str
) -> tuple[ReasonGroup, ...]:
    """What a turn of ``seat`` gains, and below the text of the id ``why`` what makes it better than another one."""
    groups = (
        (say("gain-lead", points=signed(sum(gain.points for gain in found.gains))), found.gains),
        (say(why), found.reasons),
    )
    return tuple(ReasonGroup(lead, points_and_words(of, seat, names, say)) for lead, of in groups if of)


def gain_and_reason_lines(
    found: Advised, seat: Seat, names: Sequence[str], say: Translate, why: str
) -> tuple[str, ...]:
    """The same as lines."""
    return tuple(
        line
        for group in gain_and_reasons(found, seat, names, say, why)
        for line in (group.lead, *_lines(group.reasons, say))
    )


def reason_lines(reasons: Sequence[Reason], seat: Seat, names: Sequence[str], say: Translate) -> tuple[str, ...]:
    """A line for each reason, such as "+9: level 3, not 2, in the castle of 9 at d4", for the turn of ``seat``."""
    return _lines(points_and_words(reasons, seat, names, say), say)


def _lines(reasons: Sequence[tuple[str, str]], say: Translate) -> tuple[str, ...]:
    return tuple(say("reason-line", points=points, what=what) for points, what in reasons)


def signed(points: float) -> str:
    whole = round(points)
    return f"{MINUS}{-whole}" if whole < 0 else f"+{whole}"


def reason_text(reason: Reason, seat: Seat, names: Sequence[str], say: Translate) -> str:
    """The difference, without its points."""
    whose = "own" if reason.seat == seat else "other"
    after, before = reason.counts
    how = _of_castle(reason, seat)
    if how and reason.square is not None:
        which = f"{whose}-{how}"
        return say(
            f"reason-{which}",
            name=names[reason.seat],
            square=SQUARE_NAMES[reason.square],
            level=reason.better.level,
            was=reason.other.level,
            area=reason.better.area,
            had=reason.other.area,
        )
    # Where being in a castle is worse than being elsewhere, it is the knights that stand better.
    kind = "knights" if reason.kind == "castle" else reason.kind
    how = _of_king(reason, seat) if kind == "king" else _of_number(reason, seat)
    differs = abs(after - before) if kind in ("blocks", "hand", "marker") else after
    which = f"{whose}-{kind}-{how}"
    return say(f"reason-{which}", name=names[reason.seat], count=differs, had=before)


def _gains(reason: Reason, seat: Seat) -> bool:
    """Whether whose it is has more of it after the better turn."""
    return (reason.points > 0) == (reason.seat == seat)


def _of_castle(reason: Reason, seat: Seat) -> str:
    """The change of a player's position in a castle; empty for no castle, or a gain by leaving it."""
    after, before = reason.better, reason.other
    gains = _gains(reason, seat)
    if reason.kind != "castle" or not (after if gains else before).area:
        return ""
    if gains:
        if not before.area:
            return "entered"
        if after.level > before.level:
            return "higher"
        return "larger" if after.area > before.area else "room"
    if not after.area:
        return "left"
    if after.level < before.level:
        return "lower"
    return "smaller" if after.area < before.area else "tighter"


def _of_king(reason: Reason, seat: Seat) -> str:
    after, before = reason.counts
    if _gains(reason, seat):
        return "won" if after > before else "nearer"
    return "lost" if after < before else "farther"


def _of_number(reason: Reason, seat: Seat) -> str:
    """More or fewer; of one's own knights and cards better or worse where that is not what their number says."""
    after, before = reason.counts
    gains = _gains(reason, seat)
    told = reason.seat == seat and after != before and (after > before) == gains
    if reason.kind in ("castle", "knights", "hand") and not told:
        return "better" if gains else "worse"
    return "more" if gains else "fewer"
