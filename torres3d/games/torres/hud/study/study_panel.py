"""Panel of a study of Torres; see `torres3d.hud.panels.study.base_study_panel`."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.hud.models.study_models import StudyModel
from torres3d.hud.panels.study.base_study_panel import BaseStudyPanel


class StudyPanel(BaseStudyPanel[StudyModel]):
    """See `BaseStudyPanel`."""

    icons: ClassVar[Mapping[str, str]] = {
        "analysis": "search",
        "mark": "",
        "set_up": "set_up",
        "players": "person",
        "promote": "promote",
        "delete": "bin",
        "copy": "copy",
        "copy_study": "book",
        "share": "share",
    }
