"""Pages of studies of towers: lines, comments, marks and chosen dice, in all languages."""

from pathlib import Path

import pytest

from tests.games.turm_bauer.studies.examples import by_chance
from torres3d.app.sharing.written_page import written_page
from torres3d.engine.studies.study import with_comment, with_mark, with_move
from torres3d.games.turm_bauer.app.app_declaration import APP
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.studies.study_file import STUDIES
from torres3d.hud.kit.theme import PALETTES


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_a_page_of_a_study_is_written(tmp_path: Path, language: str) -> None:
    study, node = with_move(by_chance(3, 6), 0, Throw((6, 5)))
    study = with_mark(with_comment(study, node, "what if?"), node, "!?")
    file = tmp_path / "one.study"
    STUDIES.write(study, file)
    content = APP.content_of(file)
    assert len(content.moments) == len(study.moves) + 1
    text = written_page(APP, GAME.id, content, language, PALETTES[0]).decode()
    assert "!? what if?" in text
    assert "6+5" in text
