"""The risk of a place in words."""

from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.i18n.texts import Translate

KNOWN = 0.6
"""A range wider than this says nothing yet."""


def is_known(figure: RiskFigure) -> bool:
    """Whether a figure is final, or its range narrow enough to be shown."""
    return figure.final or figure.high - figure.low <= KNOWN


def risk_lines(figure: RiskFigure, say: Translate) -> tuple[str, ...]:
    """How often something falls at a place, the range while it is not final, and what the figure rests on; while the
    range says nothing, that it is being worked out."""
    if not is_known(figure):
        return (say("turm-risk-unknown"),)
    if not figure.final:
        return (say("turm-risk-range", low=_percent(figure.low), high=_percent(figure.high)),)
    told = say("turm-risk", falls=_percent(figure.falls))
    return (told, say("turm-risk-judged", hands=figure.judged)) if figure.judged else (told,)


def short_risk(figure: RiskFigure, say: Translate) -> str:
    """The same in figures alone."""
    if not is_known(figure):
        return "…"
    if figure.final:
        return say("turm-risk-short", falls=_percent(figure.falls))
    return say("turm-risk-short-range", low=_percent(figure.low), high=_percent(figure.high))


def _percent(share: float) -> int:
    return round(100 * share)
