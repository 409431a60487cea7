"""Content of a page of a study: its lines as a tree, with their comments."""

from functools import partial
from typing import Any

from torres3d.app.sharing.page_content import Moment, PageContent
from torres3d.app.sharing.page_texts import Tell
from torres3d.engine.studies.study import BEGINNING, PlayedStudy
from torres3d.i18n.texts import Translate


def study_content(played: PlayedStudy[Any, Any]) -> PageContent:
    """The content of a study. Its hands are open, as on the study table; a page begins with its position."""
    study = played.study
    moments = [Moment(study.begun, note=_comment(study.comment))]
    for number, move in enumerate(study.moves, 1):
        step = played.step(number)
        note = " ".join(filter(None, (move.mark, move.comment)))
        moments.append(Moment(step.after, step, move.after, _comment(note)))
    return PageContent(study.setup, moments, title=study.name, start=BEGINNING)


def _comment(text: str) -> Tell | None:
    return partial(_said, text) if text.strip() else None


def _said(text: str, _say: Translate) -> str:
    return text
