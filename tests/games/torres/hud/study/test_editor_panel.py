"""The panel with which a position is set up: tools, facts, what the players have, what is wrong with it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.games.torres.hud.study.study_examples import ARRANGE, SEATS, SOUND, STUDY
from tests.hud.conftest import Player
from tests.hud.examples import PLAY, PLAYERS, SCORE, with_panels
from torres3d.base import paths
from torres3d.games.torres.hud.models.editor_models import (
    CardGiven,
    EditorDo,
    EditorModel,
    FactSet,
    MasterChosen,
    PlayedBy,
    SeatChosen,
    StackSet,
    TabChosen,
    ToolChosen,
)
from torres3d.games.torres.hud.panels.turn_panel import TurnPanel
from torres3d.games.torres.hud.study.editor_panel import EditorPanel
from torres3d.games.torres.hud.study.study_panel import StudyPanel
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import language_ids

MOMENT = replace(ARRANGE, tab="moment")
HAVING = replace(ARRANGE, tab="players")


def shown(player: Player, model: EditorModel) -> EditorPanel:
    """The panel with a model, beside a table."""
    player.hud.update(HudModel(panels={"score": SCORE, "editor": model}, overlays=PLAY.overlays))
    player.step()
    return next(panel for panel in player.hud.panels if isinstance(panel, EditorPanel))


def clicked(player: Player, *names: str) -> list[object]:
    """What the game receives when these spots are pressed one after the other."""
    player.told.clear()
    for name in names:
        player.click(name)
    return list(player.told)


class TestPieces:
    """What is put on the board."""

    def test_tools_are_chosen(self, player: Player) -> None:
        shown(player, ARRANGE)
        told = clicked(player, "tool:raise", "tool:lower", "tool:king", "tool:clear", "knight:2")
        assert told == [*(ToolChosen(tool) for tool in ("raise", "lower", "king", "clear")), ToolChosen("knight", 2)]

    def test_each_player_has_knights(self, player: Player) -> None:
        panel = shown(player, replace(ARRANGE, seats=SEATS[:3]))
        names = {spot.name for spot in panel.spots if spot.name.startswith("knight:")}
        assert names == {"knight:0", "knight:1", "knight:2"}
        tip = player.hud.spot("knight:1").tip
        assert tip is not None
        assert "5 of 6" in tip.lines

    def test_the_parts_are_chosen(self, player: Player) -> None:
        shown(player, ARRANGE)
        assert clicked(player, "tab:moment", "tab:players") == [TabChosen("moment"), TabChosen("players")]

    def test_the_panel_is_as_high_whichever_part_is_shown(self, player: Player) -> None:
        assert len({shown(player, replace(ARRANGE, tab=tab)).rect for tab in ("pieces", "moment", "players")}) == 1


class TestMoment:
    """When the position is."""

    def test_numbers_go_up_and_down(self, player: Player) -> None:
        shown(player, MOMENT)
        told = clicked(player, "phase:+1", "phase:-1", "round:+1", "round:-1", "ap:+1", "ap:-1")
        facts = [("phase", 3), ("phase", 1), ("round", 4), ("round", 2), ("ap", 5), ("ap", 3)]
        assert told == [FactSet(fact, value) for fact, value in facts]  # type: ignore[arg-type]  # these facts

    def test_not_beyond_what_there_is(self, player: Player) -> None:
        shown(player, replace(MOMENT, phase=3, round=1, ap=0))
        assert clicked(player, "phase:+1", "round:-1", "ap:-1") == []
        shown(player, replace(MOMENT, ap=None))
        assert clicked(player, "ap:-1", "ap:+1") == [], "nobody has any"

    def test_by_keys_a_number_changes_with_left_and_right(self, player: Player) -> None:
        shown(player, MOMENT)
        while player.hud.focused != "tab:pieces":
            player.hud.press_key("tab")
        for _ in range(30):
            if player.hud.focused == "phase":
                break
            player.hud.press_key("arrow_right")
        player.hud.press_key("arrow_right")
        player.hud.press_key("arrow_left")
        assert player.told == [FactSet("phase", 3), FactSet("phase", 1)]

    def test_seats_and_how_many_there_are(self, player: Player) -> None:
        shown(player, MOMENT)
        told = clicked(player, "actor:3", "start:2", "count:2")
        assert told == [FactSet("actor", 3), FactSet("start", 2), FactSet("players", 2)]

    def test_mode_edition_and_master_card(self, player: Player) -> None:
        shown(player, MOMENT)
        told = clicked(player, "mode:basic", "edition:next", "edition:prev", "master:next", "master:prev")
        assert told == [
            PlayedBy("romanian", "basic"),
            PlayedBy("rio-grande-1999", "master"),
            PlayedBy("rio-grande-1999", "master"),
            MasterChosen(MASTER_CARDS[1]),
            MasterChosen(MASTER_CARDS[-1]),
        ]
        panel = shown(player, replace(MOMENT, mode="basic", master=None))
        assert not [spot for spot in panel.spots if spot.name.startswith("master")]


class TestPlayers:
    """What the players have."""

    def test_a_player_is_chosen(self, player: Player) -> None:
        shown(player, HAVING)
        assert clicked(player, "seat:2") == [SeatChosen(2)]

    def test_points_by_one_and_by_ten(self, player: Player) -> None:
        shown(player, HAVING)
        told = clicked(player, "points:+1", "points:-1", "points:+10", "points:-10")
        assert told == [FactSet("points", value) for value in (235, 233, 244, 224)]
        shown(player, replace(HAVING, seats=(replace(SEATS[0], points=4), *SEATS[1:])))
        assert clicked(player, "points:-10") == [FactSet("points", 0)], "not below nothing"

    def test_a_stack_goes_round(self, player: Player) -> None:
        shown(player, HAVING)
        told = clicked(player, "stack:0", "stack:1", "stack:2", "stack:new")
        assert told == [StackSet(0, 0), StackSet(1, 3), StackSet(2, 2), StackSet(4, 1)]

    def test_cards_are_given_as_long_as_some_are_left_and_go_back(self, player: Player) -> None:
        cards = tuple((card, *held) for card, held in zip(ACTION_CARDS, ((0, 1), (2, 1), (2, 0), (0, 0)), strict=False))
        shown(player, replace(HAVING, seats=(replace(SEATS[0], cards=cards), *SEATS[1:])))
        names = [f"give:{card}" for card in ACTION_CARDS[:4]]
        assert clicked(player, *names) == [
            CardGiven(ACTION_CARDS[0], 1),
            CardGiven(ACTION_CARDS[1], 3),
            CardGiven(ACTION_CARDS[2], 0),
        ]
        assert player.hud.toast, "why there is none of the fourth"

    def test_what_the_chosen_player_has_is_shown(self, player: Player) -> None:
        shown(player, replace(HAVING, seat=1, seats=(SEATS[0], replace(SEATS[1], stacks=(2,)), *SEATS[2:])))
        panel = shown(player, replace(HAVING, seat=1, seats=(SEATS[0], replace(SEATS[1], stacks=(2,)), *SEATS[2:])))
        stacks = [spot.name for spot in panel.spots if spot.name.startswith("stack:")]
        assert stacks == ["stack:0", "stack:new"]


class TestWhole:
    """What is below each part."""

    @pytest.mark.slow
    @pytest.mark.parametrize("what", ["undo", "redo", "empty", "opening", "copy", "paste", "done", "cancel"])
    def test_each_button_tells_what_it_is_for(self, player: Player, what: str) -> None:
        shown(player, SOUND)
        told = clicked(player, f"arrange:{what}")
        assert [each.what for each in told if isinstance(each, EditorDo)] == [what]

    def test_a_position_with_flaws_says_all_of_them_and_can_be_asked_about(self, player: Player) -> None:
        flaws = ("The king is missing.", "Too many blocks.")
        shown(player, replace(ARRANGE, flaws=flaws))
        assert clicked(player, "arrange:done") == [EditorDo("done")]
        for name in ("arrange:flaws", "arrange:done"):
            tip = player.hud.spot(name).tip
            assert tip is not None
            assert tip.lines == flaws

    def test_undo_and_redo_only_where_there_is_something(self, player: Player) -> None:
        shown(player, replace(SOUND, can_undo=False, can_redo=False))
        assert clicked(player, "arrange:undo", "arrange:redo") == []

    def test_nobodys_turn_is_shown_meanwhile(self, player: Player) -> None:
        player.hud.update(with_panels(PLAY, editor=ARRANGE))
        assert player.hud.rect_of(TurnPanel) is None
        player.hud.update(PLAY)
        assert player.hud.rect_of(TurnPanel) is not None

    def test_the_table_is_seen_beside_it(self, player: Player) -> None:
        player.hud.update(HudModel(panels={"editor": ARRANGE}))
        clear, panel = player.hud.free_area, player.hud.rect_of(EditorPanel)
        assert clear is not None
        assert panel is not None
        assert clear.right <= panel.x

    def test_where_panels_are_folded_it_is_scrolled_and_its_end_stays(self, make_hud: Callable[..., Player]) -> None:
        player = make_hud("de", (1280, 720), 2.0)
        panel = shown(player, SOUND)
        assert clicked(player, "arrange:done") == [EditorDo("done")]
        high = player.hud.spot("arrange:copy").rect.y
        player.point("tool:raise")
        for _ in range(20):
            player.screen.press(MouseButton.wheel_down())
            player.step()
            player.screen.release(MouseButton.wheel_down())
            player.step()
        assert player.hud.spot("arrange:copy").rect.y < high
        assert clicked(player, "arrange:copy", "arrange:done") == [EditorDo("copy"), EditorDo("done")]
        shown(player, replace(SOUND, tab="moment"))
        assert panel.spot_named("tab:moment") is not None
        assert player.hud.spot("arrange:copy").rect.y == high, "another part begins at its top"

    def test_by_keys_what_has_the_focus_is_scrolled_into_sight(self, make_hud: Callable[..., Player]) -> None:
        player = make_hud("en", (1280, 720), 2.0)
        shown(player, SOUND)
        for _ in range(40):
            if player.hud.focused == "knight:3":
                break
            begun = player.hud.focused.startswith(("tab", "tool", "knight"))
            player.hud.press_key("arrow_down" if begun else "tab")
            player.step()
        spot = player.hud.spot("knight:3")
        assert player.hud.focused == "knight:3"
        assert spot.clip is not None
        assert spot.rect.bottom <= spot.clip.bottom

    def test_where_panels_are_folded_the_study_stands_aside(self, make_hud: Callable[..., Player]) -> None:
        player = make_hud("en", (1280, 720), 2.0)
        player.hud.update(HudModel(panels={"score": SCORE, "study": STUDY, "editor": ARRANGE}))
        assert player.hud.rect_of(StudyPanel) is None
        player.hud.update(HudModel(panels={"score": SCORE, "study": STUDY}))
        assert player.hud.rect_of(StudyPanel) is not None

    @pytest.mark.slow
    @pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
    def test_names_have_tips(self, make_hud: Callable[..., Player], language: str) -> None:
        player = make_hud(language)
        for tab, name in (("pieces", "knight:1"), ("moment", "actor:1"), ("players", "seat:1")):
            shown(player, replace(ARRANGE, tab=tab))
            tip = player.hud.spot(name).tip
            assert tip is not None
            assert tip.title == PLAYERS[1].called
