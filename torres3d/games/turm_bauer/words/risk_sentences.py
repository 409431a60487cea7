"""The risk of a place in words."""

from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.i18n.texts import Translate


def risk_lines(figure: RiskFigure, say: Translate) -> tuple[str, ...]:
    """How often something falls at a place, the range while it is not final, and what the figure rests on."""
    if not figure.final:
        return (say("turm-risk-range", low=_percent(figure.low), high=_percent(figure.high)),)
    told = say("turm-risk", falls=_percent(figure.falls))
    return (told, say("turm-risk-judged", hands=figure.judged)) if figure.judged else (told,)


def short_risk(figure: RiskFigure, say: Translate) -> str:
    """The same in figures alone."""
    if figure.final:
        return say("turm-risk-short", falls=_percent(figure.falls))
    return say("turm-risk-short-range", low=_percent(figure.low), high=_percent(figure.high))


def _percent(share: float) -> int:
    return round(100 * share)
