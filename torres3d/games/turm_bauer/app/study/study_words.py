"""Texts of studies of Turm Bauer: the result of the analysis."""

from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint, LineFound, PositionReport
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.hud.models.study_models import FoundModel, FoundRow
from torres3d.i18n.texts import Translate

MINUS = "−"


def found_model(
    report: PositionReport | None, blocks: BlockSet, say: Translate, busy: bool = False, shown: int | None = None
) -> FoundModel:
    """The analysis of a position; ``shown`` is the turn that is on the table."""
    if report is None:
        return FoundModel(busy=busy)
    rows = tuple(
        FoundRow(_levels(found), turn_words(found.hint, blocks, say), reasons(found.hint, say), number == shown)
        for number, found in enumerate(report.lines)
    )
    return FoundModel(rows, report.effort + 1, report.efforts, busy)


def turn_words(hint: Hint, blocks: BlockSet, say: Translate) -> str:
    """A turn in a few words."""
    return " · ".join(choice_in_words(choice, blocks, say) for choice in hint.choices)


def reasons(hint: Hint, say: Translate) -> tuple[str, ...]:
    """The reasons for a turn, the weightiest first."""
    return tuple(say(f"turm-term-{term.kind}", amount=term.amount, level=hint.level) for term in hint.terms)


def line_of(report: PositionReport | None, number: int) -> LineFound | None:
    """A turn that was found, by its number from 0."""
    if report is None or not 0 <= number < len(report.lines):
        return None
    return report.lines[number]


def _levels(found: LineFound) -> str:
    """The worth of a turn in levels, with its sign."""
    worth = round(found.worth, 1)
    return f"{MINUS if worth < 0 else '+'}{abs(worth):.1f}"
