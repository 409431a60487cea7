"""The panel of a study by mouse and keys: lines gone through, a comment and a name typed, what was found shown."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton, PNMImage

from tests.games.torres.hud.study.study_examples import EMPTY, FOUND, STUDY, study_rows
from tests.hud.conftest import Player
from tests.hud.examples import LONG, PLAY, SCORE, with_panels
from torres3d.base import paths
from torres3d.games.torres.hud.models.study_models import (
    CommentWritten,
    GoToNode,
    ShowFound,
    StudyDo,
    StudyModel,
    StudyNamed,
    StudyRow,
)
from torres3d.games.torres.hud.panels.score_panel import ScorePanel
from torres3d.games.torres.hud.study.study_panel import StudyPanel
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import language_ids

SHORT = replace(STUDY, rows=study_rows(2, 3), comment="So far.", name="Study")


def shown(player: Player, model: StudyModel) -> StudyPanel:
    """The panel with a model, beside a table."""
    player.hud.update(HudModel(panels={"score": SCORE, "study": model}))
    player.step()
    return next(panel for panel in player.hud.panels if isinstance(panel, StudyPanel))


def in_sight(panel: StudyPanel) -> list[str]:
    return [name for name, _ in panel.rows.visible_rows]


class TestLines:
    """The lines that were tried."""

    def test_a_press_shows_the_position_after_a_move_or_before_a_turn(self, player: Player) -> None:
        shown(player, replace(SHORT, found=None))
        for name in ("study:move:2", "study:turn:0", "study:comment:4"):
            player.click(name)
        assert player.told == [GoToNode(2), GoToNode(0), GoToNode(4)]

    def test_the_row_of_the_position_shown_is_scrolled_to(self, player: Player) -> None:
        panel = shown(player, STUDY)
        assert "study:move:50" in in_sight(panel)
        assert "study:move:1" not in in_sight(panel)
        shown(player, replace(STUDY, rows=study_rows(30, 1)))
        assert "study:move:1" in in_sight(panel)
        shown(player, replace(STUDY, rows=study_rows(30)))
        assert in_sight(panel)[0] == "study:turn:0", "where the study begins"

    def test_what_somebody_scrolled_to_stays_while_the_analysis_goes_on(self, player: Player) -> None:
        panel = shown(player, STUDY)
        player.point("study:move:50")
        for _ in range(40):
            player.screen.press(MouseButton.wheel_up())
            player.step()
            player.screen.release(MouseButton.wheel_up())
            player.step()
        assert in_sight(panel)[0] == "study:turn:0"
        shown(player, replace(STUDY, found=replace(FOUND, effort=4)))
        assert in_sight(panel)[0] == "study:turn:0"

    def test_the_bar_is_dragged_to_the_end(self, player: Player) -> None:
        panel = shown(player, STUDY)
        player.point("study:bar")
        player.press()
        bar, px = player.hud.spot("study:bar").rect, player.hud.pixels_per_unit
        player.screen.move(bar.middle[0] * px, (bar.bottom - 1) * px)
        player.step()
        player.release()
        assert in_sight(panel)[-1] == "study:comment:120"

    def test_arrows_go_on_beyond_what_is_in_sight(self, player: Player) -> None:
        panel = shown(player, STUDY)
        for _ in range(60):
            player.hud.press_key("tab")
            if player.hud.focused.startswith("study:"):
                break
        panel.focus = in_sight(panel)[-1]
        before = panel.rows.names.index(panel.focus)
        for _ in range(5):
            player.hud.press_key("arrow_down")
        assert panel.rows.names.index(player.hud.focused) == before + 5
        assert player.hud.focused in in_sight(panel)
        player.hud.press_key("enter")
        assert isinstance(player.told[-1], GoToNode)

    def test_rows_of_one_node_have_names_of_their_own(self, player: Player) -> None:
        rows = (StudyRow("turn", 4, "A"), StudyRow("turn", 4, "B", 1))
        shown(player, replace(EMPTY, rows=rows))
        assert player.hud.spot("study:turn:4").rect != player.hud.spot("study:turn:4:1").rect

    def test_without_lines_it_says_how_there_will_be_some(self, player: Player) -> None:
        panel = shown(player, EMPTY)
        assert not panel.rows.visible_rows
        assert not [spot for spot in panel.spots if spot.name.startswith("study:move")]
        assert player.hud.spot("study:comment")


class TestFound:
    """What the analysis found."""

    def test_a_turn_that_was_found_is_shown(self, player: Player) -> None:
        shown(player, STUDY)
        player.click("study:found:1")
        assert player.told == [ShowFound(1)]
        spot = player.hud.spot("study:found:0")
        assert spot.tip is not None
        assert "+12 e5" in spot.tip.lines

    def test_without_an_analysis_there_is_none(self, player: Player) -> None:
        panel = shown(player, replace(STUDY, found=None))
        names = {spot.name for spot in panel.spots}
        assert not [name for name in names if name.startswith(("study:found", "study:standing"))]

    def test_many_players_and_long_turns_leave_rows_in_sight(self, make_hud: Callable[..., Player]) -> None:
        for scale in (1.0, 2.0):
            player = make_hud("de", (1280, 720), scale)
            panel = shown(player, STUDY)
            assert len(panel.rows.visible_rows) >= 3
            score = player.hud.rect_of(ScorePanel)
            assert score is not None
            assert not panel.rect.overlaps(score)

    def test_the_bar_grows_with_what_was_searched(self, player: Player) -> None:
        def bright(effort: int) -> int:
            shown(player, replace(STUDY, found=replace(FOUND, effort=effort, efforts=4)))
            bar = player.hud.spot("study:standing").rect
            player.screen.draw()
            picture = PNMImage()
            player.screen.base.win.get_screenshot(picture)
            y = round(bar.y + 2)
            return sum(picture.get_red(x, y) > 0.6 for x in range(round(bar.x), round(bar.right)))

        few, half, all_of_it = bright(1), bright(2), bright(4)
        assert few < half < all_of_it
        assert all_of_it > 200


class TestTyping:
    """A comment and the name are typed where they stand."""

    def test_a_comment_is_told_at_enter(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        assert player.hud.typing
        player.hud.type_text(" Well")
        assert player.told == []
        assert player.hud.press_key("enter")
        assert player.told == [CommentWritten("So far. Well")]
        assert not player.hud.typing

    def test_letters_and_keys_are_no_bindings_meanwhile(self, player: Player) -> None:
        shown(player, SHORT)
        assert not player.hud.press_key("z")
        player.click("study:comment")
        for key in ("z", "f4", "control-z", "space", "arrow_up"):
            assert player.hud.press_key(key), key
        player.hud.press_key("escape")
        assert not player.hud.press_key("z")

    def test_escape_gives_up(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("x")
        player.hud.press_key("escape")
        assert player.told == []
        assert not player.hud.typing

    def test_a_press_elsewhere_keeps_what_was_typed_and_is_done(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("!")
        player.click("study:copy")
        assert player.told == [CommentWritten("So far.!"), StudyDo("copy")]

    def test_a_press_on_the_table_keeps_it_too(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("!")
        player.screen.move(700, 300)
        player.step()
        player.press()
        player.release()
        assert player.told == [CommentWritten("So far.!")]

    def test_a_press_into_the_field_goes_on_with_it(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("!")
        player.click("study:comment")
        assert player.hud.typing
        assert player.told == []

    def test_nothing_is_told_of_what_was_not_changed(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.press_key("tab")
        assert player.told == []
        assert not player.hud.typing

    def test_a_comment_has_three_hundred_characters_at_most(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("x" * 400)
        player.hud.press_key("enter")
        (told,) = player.told
        assert isinstance(told, CommentWritten)
        assert len(told.text) == 300
        assert player.hud.toast

    def test_in_a_long_comment_up_and_down_lead_from_line_to_line(self, player: Player) -> None:
        shown(player, replace(SHORT, comment="one two three four five six seven eight nine ten eleven twelve thirteen"))
        player.click("study:comment")
        player.hud.press_key("arrow_up")
        player.hud.type_text("#")
        player.hud.press_key("enter")
        (told,) = player.told
        assert isinstance(told, CommentWritten)
        place = told.text.index("#")
        assert 10 < place < len(told.text) - 10, "in the line above the end"

    def test_typing_goes_on_while_the_analysis_does(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.type_text("!")
        shown(player, replace(SHORT, found=replace(FOUND, effort=5)))
        player.hud.press_key("enter")
        assert player.told == [CommentWritten("So far.!")]

    def test_the_name_is_typed(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:name")
        player.hud.type_text("ș și")
        player.hud.press_key("enter")
        assert player.told == [StudyNamed("ș și")]

    def test_a_study_is_not_left_without_a_name(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:name")
        player.hud.press_key("backspace")
        player.hud.press_key("enter")
        assert player.told == []

    def test_by_keys_alone(self, player: Player) -> None:
        shown(player, SHORT)
        while player.hud.focused != "study:name":
            player.hud.press_key("tab")
        player.hud.press_key("enter")
        assert player.hud.typing
        player.hud.type_text("X")
        player.hud.press_key("enter")
        assert player.told == [StudyNamed("X")]
        assert player.hud.focused == "study:name", "the ring stays where it was"

    def test_what_goes_away_types_no_more(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:comment")
        player.hud.update(HudModel(panels={"score": SCORE}))
        assert not player.hud.typing
        assert not player.hud.press_key("z")


class TestButtons:
    """What can be done with a study."""

    @pytest.mark.slow
    @pytest.mark.parametrize("what", ["toggle", "list", "analysis", "set_up", "players", "promote", "delete", "copy"])
    def test_each_tells_what_it_is_for(self, player: Player, what: str) -> None:
        shown(player, STUDY)
        player.click(f"study:{what}")
        assert [told.what for told in player.told if isinstance(told, StudyDo)] == [what]

    @pytest.mark.parametrize("what", ["promote", "delete"])
    def test_what_cannot_be_done_says_why(self, player: Player, what: str) -> None:
        shown(player, replace(STUDY, can_promote=False, can_delete=False))
        player.click(f"study:{what}")
        assert player.told == []
        assert player.hud.toast

    def test_closed_there_is_only_its_title(self, player: Player) -> None:
        panel = shown(player, STUDY)
        high = panel.rect.h
        shown(player, replace(STUDY, open=False))
        assert panel.rect.h < high / 4
        assert {spot.name for spot in panel.spots} == {"study:name", "study:list", "study:toggle"}

    def test_it_lies_in_the_place_of_the_log(self, player: Player) -> None:
        player.hud.update(with_panels(PLAY, study=STUDY))
        assert not player.hud.log_lines
        assert player.hud.rect_of(StudyPanel) is not None

    @pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
    def test_each_button_has_a_tip_with_its_key(self, make_hud: Callable[..., Player], language: str) -> None:
        player = make_hud(language)
        shown(player, replace(STUDY, name=LONG, keys=(("analysis", "f4"),)))
        tip = player.hud.spot("study:analysis").tip
        assert tip is not None
        assert tip.title
        assert any("F4" in line for line in tip.lines)
        name = player.hud.spot("study:name").tip
        assert name is not None
        assert name.title == LONG, "what has no room in the title is in its tip"
