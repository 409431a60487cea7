"""Studies on pages: lines as a tree with comments; hands that are closed stay closed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.sharing.read_page import ReadPage
from tests.games.torres.app.sharing.pages import bytes_of
from tests.games.torres.studies.positions import POSITION, SETUP, by_chance, study
from torres3d.app.sharing.page_content import hiding
from torres3d.app.sharing.study_content import study_content
from torres3d.engine.studies.study import with_comment, with_move
from torres3d.games.torres.app.app_declaration import APP
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import options_of
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.studies.study import PlayedStudy, Study
from torres3d.games.torres.studies.study_file import write_study


def page_of(found: Study) -> ReadPage:
    """A study as a page."""
    return ReadPage(bytes_of(study_content(PlayedStudy(found))))


def branched() -> Study:
    """A study of two lines, with comments."""
    found = with_comment(study(), 0, "Where to?\nLook at f3.")
    found, first = with_move(found, 0, c.Move("d4", "d5"))
    found, _ = with_move(found, first, c.Score())
    found, other = with_move(found, 0, c.Score())
    found, last = with_move(found, other, c.Score())
    return with_comment(with_comment(found, other, "<b>one</b> point"), last, "two\u202e")


def test_lines_and_comments_are_a_tree() -> None:
    page = page_of(branched())
    assert [page.parent(step) for step in range(1, 5)] == [0, 1, 0, 3]
    assert [page.note(step) for step in range(5)] == ["Where to?\nLook at f3.", "", "", "<b>one</b> point", "two□"]
    assert page.document["start"] == 0
    assert page.text(page.document["title"]) == "An example"
    assert [step["n"] for step in page.steps] == [0, 1, 2, 3, 4]
    # The log has no headings in a variation: who acts is named where it begins.
    assert [page.told(step)[0].startswith("Otto: ") for step in (1, 3, 4)] == [False, True, False]


def test_a_study_of_five_hundred_lines_shows_each_of_its_positions() -> None:
    found = by_chance(1, 500)
    assert len(found.moves) >= 450
    played, page = PlayedStudy(found), page_of(found)
    assert len(page.steps) == len(found.moves) + 1
    for node in range(0, len(page.steps), 60):
        document, shown = TORRES.document(played.state(node), node), page.shown(node)
        assert tuple(shown.points) == document["scores"]
        assert len([cell for cell in shown.cells.values() if cell[0]]) >= len(document["heights"])
        assert sum(cell[1] >= 0 for cell in shown.cells.values()) == sum(map(len, document["knights"]))
        comment = " ".join(filter(None, (found.mark_at(node), found.comment_at(node))))
        assert page.note(node).split(": ä")[0] == comment.split(": ä")[0]


def test_an_empty_study_is_a_page() -> None:
    page = page_of(study())
    assert page.document["turns"] == []
    assert len(page.steps) == 1


def test_hands_are_open_as_on_the_table_unless_they_are_hidden() -> None:
    other_cards = POSITION.replace("hand B: climb diagonal", "hand B: shift leap").replace(
        "deck B: under extra doors six seven shift recall leap",
        "deck B: diagonal extra doors six climb seven recall under",
    )
    one, other = (
        study_content(PlayedStudy(replace(branched(), begun=from_diagram(text, options_of(SETUP)))))
        for text in (POSITION, other_cards)
    )
    assert one.moments[0].state.decks != other.moments[0].state.decks
    assert ReadPage(bytes_of(one)).facts(0)[1].endswith("cards 2: Ladder, Sidestep")
    assert bytes_of(hiding(one, [1])) == bytes_of(hiding(other, [1]))
    assert bytes_of(hiding(one, [0])) != bytes_of(hiding(other, [0]))


def test_cards_that_a_study_does_not_know_are_counted_alone() -> None:
    text = POSITION.replace("hand B: climb diagonal", "hand B: hidden diagonal")
    content = study_content(PlayedStudy(Study("", SETUP, from_diagram(text, options_of(SETUP)))))
    assert "cards 2: " in ReadPage(bytes_of(content)).facts(0)[1]
    assert "hidden" not in " ".join(ReadPage(bytes_of(content)).texts())


@pytest.mark.parametrize("hide", [(), (0, 1)])
def test_a_study_file_is_read_and_stays_as_it_is(tmp_path: Path, hide: tuple[int, ...]) -> None:
    file = tmp_path / "one.study"
    write_study(branched(), file)
    before = file.read_bytes()
    content = APP.content_of(file)
    assert bytes_of(hiding(content, hide)) == bytes_of(hiding(study_content(PlayedStudy(branched())), hide))
    assert file.read_bytes() == before
