"""The panel of a study by mouse and keys: lines gone through, a comment and a name typed, what was found shown."""

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton, PNMImage

from tests.games.torres.hud.study.study_examples import EMPTY, FOUND, STUDY, study_rows
from tests.hud.conftest import Player
from tests.hud.examples import LONG, PLAY, SCORE, with_panels
from torres3d.base import paths
from torres3d.engine.studies.study import Mark
from torres3d.games.torres.hud.panels.score_panel import ScorePanel
from torres3d.games.torres.hud.study.study_panel import StudyPanel
from torres3d.hud.kit.layout import WIDEST, Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.study_models import (
    CommentWritten,
    GoToNode,
    Marked,
    ShowFound,
    StudyDo,
    StudyModel,
    StudyNamed,
    StudyWidened,
    TurnUnfolded,
)
from torres3d.hud.panels.study.mark_menu import MARK_NAMES
from torres3d.hud.panels.study.width_handle import STEP
from torres3d.i18n.texts import language_ids

SHORT = replace(STUDY, rows=study_rows(2), node=3, line=frozenset({1, 2, 3}), comment="So far.", name="Study")


def shown(player: Player, model: StudyModel) -> StudyPanel:
    """The panel with a model, beside a table."""
    player.hud.update(HudModel(panels={"score": SCORE, "study": model}))
    player.step()
    return next(panel for panel in player.hud.panels if isinstance(panel, StudyPanel))


def in_sight(panel: StudyPanel) -> list[str]:
    return [name for name, _ in panel.rows.visible_rows]


def free_area(player: Player) -> Rect:
    """What the panels leave to the table, in pixels."""
    free = player.hud.free_area
    assert free is not None
    return free


class TestLines:
    """The lines that were tried."""

    def test_a_press_shows_the_position_after_a_turn_or_a_step(self, player: Player) -> None:
        shown(player, replace(SHORT, found=None, rows=study_rows(2, (5,))))
        for name in ("study:turn:1", "study:move:6", "study:comment:8"):
            player.click(name)
        assert player.told == [GoToNode(4), GoToNode(6), GoToNode(8)]

    def test_the_row_of_the_position_shown_is_scrolled_to(self, player: Player) -> None:
        panel = shown(player, STUDY)
        assert "study:move:50" in in_sight(panel)
        assert "study:turn:1" not in in_sight(panel)
        shown(player, replace(STUDY, node=2))
        assert "study:turn:1" in in_sight(panel), "the turn in which it is"
        shown(player, replace(STUDY, node=118))
        assert "study:turn:117" in in_sight(panel)
        shown(player, replace(STUDY, node=0))
        assert in_sight(panel)[0] == "study:turn:1", "where the study begins"

    def test_a_turn_is_unfolded_by_its_sign_and_by_a_second_press(self, player: Player) -> None:
        shown(player, SHORT)
        player.click("study:fold:1")
        shown(player, replace(SHORT, rows=study_rows(2, (1,))))
        player.click("study:fold:1")
        shown(player, replace(SHORT, node=4))
        player.click("study:turn:1")
        assert player.told == [TurnUnfolded(1, True), TurnUnfolded(1, False), TurnUnfolded(1, True)]

    def test_a_turn_is_unfolded_by_arrow_keys(self, player: Player) -> None:
        panel = shown(player, SHORT)
        while not player.hud.focused.startswith("study:"):
            player.hud.press_key("tab")
        panel.focus = "study:turn:1"
        player.hud.press_key("arrow_left")
        assert player.told == [], "it is folded"
        player.hud.press_key("arrow_right")
        shown(player, replace(SHORT, rows=study_rows(2, (1,))))
        for _ in range(2):
            player.hud.press_key("arrow_down")
        assert player.hud.focused == "study:move:2"
        player.hud.press_key("arrow_left")
        assert player.told == [TurnUnfolded(1, True), TurnUnfolded(1, False)]
        assert player.hud.focused == "study:turn:1"

    def test_a_folded_turn_lights_the_step_that_is_shown(self, player: Player) -> None:
        def gold(node: int) -> list[int]:
            shown(player, replace(SHORT, node=node, found=None))
            box = player.hud.spot("study:turn:1").rect
            player.screen.move(700, 300)
            player.step()
            player.screen.draw()
            picture = PNMImage()
            player.screen.base.win.get_screenshot(picture)
            across, down = range(round(box.x) + 70, round(box.right)), range(round(box.y), round(box.bottom))
            lit = [(x, picture.get_red(x, y) - picture.get_blue(x, y)) for x in across for y in down]
            most = max(by for _, by in lit)
            return [x for x, by in lit if by > 0.9 * most]

        first, last = gold(1), gold(4)
        assert max(first) < min(last)

    def test_the_position_shown_stays_in_sight_when_a_turn_above_is_unfolded(self, player: Player) -> None:
        model = replace(STUDY, rows=study_rows(30), node=20, found=None)
        panel = shown(player, model)
        assert "study:turn:17" in in_sight(panel)
        shown(player, replace(model, rows=study_rows(30, (1, 5, 9, 13))))
        assert "study:turn:17" in in_sight(panel)

    def test_rows_have_names_of_their_own(self, player: Player) -> None:
        panel = shown(player, STUDY)
        assert len(panel.rows.numbers) == len(STUDY.rows)

    def test_what_somebody_scrolled_to_stays_while_the_analysis_goes_on(self, player: Player) -> None:
        panel = shown(player, STUDY)
        player.point("study:move:50")
        for _ in range(40):
            player.screen.press(MouseButton.wheel_up())
            player.step()
            player.screen.release(MouseButton.wheel_up())
            player.step()
        assert in_sight(panel)[0] == "study:turn:1"
        shown(player, replace(STUDY, found=replace(FOUND, effort=4)))
        assert in_sight(panel)[0] == "study:turn:1"

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
        before = panel.rows.numbers[panel.focus]
        for _ in range(5):
            player.hud.press_key("arrow_down")
        assert panel.rows.numbers[player.hud.focused] == before + 5
        assert player.hud.focused in in_sight(panel)
        player.hud.press_key("enter")
        assert isinstance(player.told[-1], GoToNode)

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
    @pytest.mark.parametrize(
        "what",
        ["toggle", "list", "analysis", "mark", "set_up", "players", "promote", "delete", "copy", "copy_study", "share"],
    )
    def test_each_tells_what_it_is_for(self, player: Player, what: str) -> None:
        shown(player, STUDY)
        player.click(f"study:{what}")
        assert [told.what for told in player.told if isinstance(told, StudyDo)] == [what]

    @pytest.mark.parametrize("what", ["promote", "delete", "mark"])
    def test_what_cannot_be_done_says_why(self, player: Player, what: str) -> None:
        shown(player, replace(STUDY, can_promote=False, can_delete=False, node=0))
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


class TestMarks:
    """The menu of marks."""

    def test_a_mark_is_chosen_by_mouse(self, player: Player) -> None:
        shown(player, replace(SHORT, marking=True))
        assert set(MARK_NAMES) == set(get_args(Mark))
        for name in ("good", "blunder", "none"):
            player.click(f"study:mark:{name}")
        assert player.told == [Marked("!"), Marked("??"), Marked("")]

    def test_a_mark_is_chosen_by_keys(self, player: Player) -> None:
        shown(player, replace(SHORT, marking=True, mark="!"))
        for key in ("3", "7", "arrow_right", "arrow_right", "enter", "arrow_left", "enter", "escape"):
            assert player.hud.press_key(key), key
        assert player.told == [Marked("!?"), Marked(""), Marked("?!"), Marked("!?"), StudyDo("mark")]
        assert not player.hud.press_key("z"), "other keys do what they always do"
        shown(player, SHORT)
        assert not player.hud.press_key("3")

    def test_a_comment_typed_meanwhile_has_the_digits(self, player: Player) -> None:
        shown(player, replace(SHORT, marking=True))
        player.click("study:comment")
        player.hud.press_key("3")
        player.hud.type_text("3")
        player.hud.press_key("enter")
        assert player.told == [CommentWritten("So far.3")]
        assert player.hud.press_key("3")


class TestWidth:
    """The panel is dragged wider."""

    def drag(self, player: Player, by: float) -> None:
        x, y = player.point("study:width")
        handle = player.hud.spot("study:width").clip
        assert handle is not None
        px = player.hud.pixels_per_unit
        x, y = handle.middle[0] * px, handle.middle[1] * px
        player.screen.move(x, y)
        player.step()
        player.press()
        player.screen.move(min(max(x + by * px, 1), 1279), y)
        player.step()
        player.step()

    @pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
    def test_by_mouse(self, make_hud: Callable[..., Player], scale: float) -> None:
        player = make_hud("en", (1280, 720), scale)
        panel = shown(player, STUDY)
        before, room = panel.rect, free_area(player)
        self.drag(player, 60)
        assert player.told == []
        assert panel.rect.w == pytest.approx(before.w + 60, abs=6), "it follows the pointer"
        assert free_area(player) == room, "the table keeps still until it is let go"
        player.release()
        (told,) = player.told
        assert isinstance(told, StudyWidened)
        shown(player, replace(STUDY, width=told.width))
        assert panel.rect.w == pytest.approx(told.width)
        assert free_area(player).x >= panel.rect.right * player.hud.pixels_per_unit - 1
        score = player.hud.rect_of(ScorePanel)
        assert score is not None
        assert not panel.rect.overlaps(score)

    def test_no_further_than_the_board_needs(self, player: Player) -> None:
        panel = shown(player, STUDY)
        usual = panel.rect.w
        self.drag(player, 2000)
        player.release()
        assert panel.rect.w == pytest.approx(1280 * WIDEST, abs=1)
        shown(player, replace(STUDY, width=4000.0))
        assert panel.rect.w == 1280 * WIDEST
        self.drag(player, -2000)
        player.release()
        assert player.told == [StudyWidened(round(1280 * WIDEST)), StudyWidened(usual)]

    def test_by_keys(self, player: Player) -> None:
        panel = shown(player, STUDY)
        usual = panel.rect.w
        while player.hud.focused != "study:width":
            player.hud.press_key("tab")
            if player.hud.focused.startswith("study:"):
                panel.focus = "study:width"
        player.hud.press_key("arrow_right")
        shown(player, replace(STUDY, width=usual + STEP))
        assert panel.rect.w == usual + STEP
        player.hud.press_key("arrow_left")
        assert player.told == [StudyWidened(usual + STEP), StudyWidened(usual)]
        assert player.hud.focused == "study:width"

    def test_larger_windows_show_more_rows(self, make_hud: Callable[..., Player]) -> None:
        rooms = [len(shown(make_hud("en", size), STUDY).rows.visible_rows) for size in ((1280, 720), (1920, 1080))]
        assert rooms[0] >= 5
        assert rooms[1] > rooms[0]
