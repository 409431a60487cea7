"""The panels of Turm Bauer: where they lie, what a click means, what is said of what cannot be done."""

from collections.abc import Callable
from itertools import pairwise, product
from statistics import median

import pytest
from msgspec.structs import replace
from PIL import Image

from tests.games.turm_bauer.hud.examples import (
    BOXING,
    BUILDING,
    DISCARD,
    DISCARDING,
    EMPTY_HANDED,
    GAME,
    GAMES,
    LATE,
    PANELS,
    SHAPES,
    TURN,
    TWO,
    WALK,
    WALK_RINGS,
    WHY,
    actions,
    standing,
    supply,
)
from tests.hud.conftest import Player
from tests.hud.examples import LONG, PLAYERS
from tests.hud.test_scales import ALWAYS, SCALES, SIZES, SPOKEN, checked, cut
from torres3d.base import paths
from torres3d.games.turm_bauer.app.input.prompts import ICONS
from torres3d.games.turm_bauer.hud.models.turn_models import (
    DoBuilding,
    PickBlock,
    RingUse,
    ShowSupply,
    SteadinessModel,
    Task,
    TurnModel,
    UseRing,
)
from torres3d.games.turm_bauer.hud.panels.standing_panel import StandingPanel
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import (
    FINDING_OUT,
    GRADES,
    SteadinessPanel,
    grade,
    grade_of_figure,
    grade_of_risk,
    level,
    level_of_risk,
    stripes,
)
from torres3d.games.turm_bauer.hud.panels.supply_panel import SupplyPanel
from torres3d.games.turm_bauer.hud.panels.turn_panel import TurnPanel, empty_handed, may_build
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.hud.kit.keyboard_focus import stops
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Unavailable
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import OpenMenu
from torres3d.hud.models.replay_models import Mark, ReplayModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.hud.panels.replay_bar import ReplayBar
from torres3d.i18n.texts import Texts

__all__ = ["cut"]
MARKED = [
    pytest.param(
        *each,
        id=f"{each[0][0]} {each[1]:.0%} {each[2]}",
        marks=() if (each[0][0], *each[1:]) in ALWAYS else pytest.mark.long,
    )
    for each in product(SIZES, SCALES, SPOKEN)
]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale", "language"), MARKED)
def test_panels_are_whole_and_leave_the_building_room(
    make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
) -> None:
    hud = make_hud(language, size, scale).hud
    for name, model in GAMES.items():
        for told in (model, replace(model, log=None, prompt=None)):
            hud.update(told)
            checked(hud, name)
            panels = hud.panels
            for number, one in enumerate(panels):
                for other in panels[number + 1 :]:
                    assert not one.rect.overlaps(other.rect), f"{name}: {one} {one.rect} over {other} {other.rect}"
        free = hud.free_area
        assert free is not None
        assert free.w >= 0.35 * size[0], name
        assert free.h >= 0.35 * size[1], name
    assert cut == set()


def test_what_may_be_built_is_taken_by_a_click(player: Player) -> None:
    player.hud.update(GAME)
    player.click("block:2a")
    player.click("block:5p")
    player.click("ring:free")
    player.click("let_go")
    player.click("next_way")
    player.click("turn")
    player.click("hint")
    player.click("standing:green")
    player.click("menu")
    assert player.told == [
        PickBlock("2a"),
        PickBlock("5p"),
        UseRing("free"),
        DoBuilding("let_go"),
        DoBuilding("next_way"),
        DoBuilding("turn"),
        DoBuilding("hint"),
        ShowSupply("green"),
        OpenMenu(),
    ]


def test_a_block_that_the_dice_do_not_allow_says_why(player: Player) -> None:
    player.hud.update(GAME)
    player.click("block:6s")
    assert player.told == [Unavailable(WHY, "T-4.2")]
    spot = player.hud.spot("block:6s")
    assert spot.tip is not None
    assert WHY in spot.tip.lines


@pytest.mark.parametrize("players", [2, 4])
def test_the_reach_of_figures_is_painted_where_there_was_room_and_told_in_tips(player: Player, players: int) -> None:
    before, after = (replace(GAME, panels={"standing": standing(PLAYERS[:players], tried=tried)}) for tried in (0, 1))
    assert picture(player, StandingPanel, "standing:blue", before) != picture(
        player, StandingPanel, "standing:blue", after
    )
    place = player.hud.rect_of(StandingPanel)
    tip = player.hud.spot("standing:blue").tip
    assert tip is not None
    assert "Highest level in reach: 13, with the block 13" in tip.lines
    player.hud.update(before)
    assert player.hud.rect_of(StandingPanel) == place


def test_what_cannot_be_done_says_why(player: Player) -> None:
    player.hud.update(LATE)
    player.click("ring:leap")
    assert player.told == [Unavailable(WHY, "T-4.7")]
    player.click("undo")
    assert player.hud.toast == "No."


def test_a_block_that_is_gone_is_told_and_not_taken(player: Player) -> None:
    player.hud.update(LATE)
    for block, words in (("block:1c", "Built"), ("block:6t", "In the box")):
        player.click(block)
        spot = player.hud.spot(block)
        assert spot.tip is not None
        assert words in spot.tip.lines
    assert not [told for told in player.told if isinstance(told, PickBlock)]


def picture(player: Player, kind: type[Panel[object]], name: str, shown: HudModel) -> list[int]:
    """How bright the pixels of a spot are."""
    player.hud.update(shown)
    panel = next(panel for panel in player.hud.panels if isinstance(panel, kind))
    canvas = panel.kit.canvas(panel.rect)
    assert panel.model is not None
    panel.spots = []
    panel.paint(canvas, panel.model)
    part, _, _ = canvas.within(player.hud.spot(name).rect)
    return list(part.convert("L").tobytes())


def test_blocks_that_may_be_built_are_brighter_and_framed(player: Player) -> None:
    def bright(sizes: tuple[int, ...]) -> float:
        shown = replace(GAME, panels={**PANELS, "supply": supply(sizes)})
        seen = picture(player, SupplyPanel, "block:4s", shown)
        return sum(seen) / len(seen)

    assert bright((4,)) > 1.3 * bright((2,))


def test_all_blocks_lie_on_their_shelf_in_every_set(player: Player) -> None:
    for blocks in SHAPES:
        player.hud.update(replace(GAME, panels={**PANELS, "supply": supply(blocks=blocks)}))
        shelf = player.hud.rect_of(SupplyPanel)
        assert shelf is not None
        rects = [player.hud.spot(f"block:{block}").rect for block in SHAPES[blocks]]
        assert len(rects) == 12
        assert all(shelf.x <= rect.x and rect.right <= shelf.right for rect in rects)
        assert all(one.right <= other.x + 0.01 for one, other in pairwise(rects))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("told", [True, False], ids=["with the log", "alone"])
def test_at_the_largest_scale_blocks_are_large_enough_to_be_clicked(
    make_hud: Callable[..., Player], size: tuple[int, int], told: bool
) -> None:
    player = make_hud("en", size, 2.0)
    hud = player.hud
    hud.update(GAME if told else replace(GAME, log=None, prompt=None))
    shelf = hud.rect_of(SupplyPanel)
    assert shelf is not None
    rects = [hud.spot(f"block:{block}").rect for block in SHAPES["house"]]
    assert all(shelf.x <= each.x and each.right <= shelf.right for each in rects)
    assert all(shelf.y <= each.y and each.bottom <= shelf.bottom for each in rects)
    assert not any(one.overlaps(other) for number, one in enumerate(rects) for other in rects[:number])
    assert min(each.w for each in rects) * hud.pixels_per_unit >= 32, "pixels across a single cube"
    if size == (player.screen.width, player.screen.height):
        player.click("block:2a")
        player.click("block:5p")
        assert player.told == [PickBlock("2a"), PickBlock("5p")]


def test_at_the_largest_scale_blocks_that_nobody_takes_leave_the_tower_more_room(
    make_hud: Callable[..., Player],
) -> None:
    hud = make_hud("en", (1280, 720), 2.0).hud
    high = []
    for sizes in ((2,), ()):
        hud.update(replace(GAME, panels={**PANELS, "supply": supply(sizes)}))
        shelf = hud.rect_of(SupplyPanel)
        assert shelf is not None
        high.append(shelf.h)
        rects = [hud.spot(f"block:{block}").rect for block in SHAPES["house"]]
        assert all(shelf.y <= each.y and each.bottom <= shelf.bottom for each in rects)
        assert all(shelf.x <= each.x and each.right <= shelf.right for each in rects)
    assert high[1] < 0.6 * high[0]


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (TURN, "Build a block of 2 or 5"),
        (replace(TURN, sizes=(5,)), "Build a block of 5"),
        (replace(TURN, task="doubles", dice=(4, 4)), "Doubles: build any block"),
        (DISCARD, "No block for these dice: one goes into the box"),
        (replace(DISCARD, task="stuck"), "No place for these blocks: one goes into the box"),
        (WALK, "Now the figure may walk"),
    ],
)
def test_the_dice_are_put_into_words(turn: TurnModel, words: str) -> None:
    assert may_build(turn, Texts(paths.config() / "locale", "en")) == words


def test_who_has_no_ring_is_not_told_to_give_one_and_who_has_chosen_not_to_choose() -> None:
    say = Texts(paths.config() / "locale", "en")
    choosing = replace(DISCARD, actions=actions(DISCARDING, ("discard",)))
    assert empty_handed(choosing, say) == "Choose a block below for the box, or use a ring."
    assert empty_handed(DISCARD, say) == "Put this block into the box, or use a ring and build."
    none = (RingUse("free", reason=WHY, rule="T-4.7"),)
    assert empty_handed(replace(choosing, uses=none), say) == "Choose a block below for the box."
    chosen = replace(DISCARD, task="stuck", uses=none)
    assert empty_handed(chosen, say) == "Now put this block into the box, or choose another one."


@pytest.mark.parametrize("task", ["discard", "stuck"])
def test_the_tip_of_the_dice_speaks_of_a_ring_where_one_helps(player: Player, task: Task) -> None:
    for uses, told in ((DISCARD.uses, True), (WALK_RINGS, False)):
        player.hud.update(replace(GAME, panels={**PANELS, "turn": replace(DISCARD, task=task, uses=uses)}))
        tip = player.hud.spot("dice").tip
        assert tip is not None
        assert ("ring" in " ".join(tip.lines)) == told


def test_a_ring_that_cannot_be_used_looks_so(player: Player) -> None:
    def brightest(use: RingUse) -> int:
        turn = replace(DISCARD, uses=(use, *WALK_RINGS))
        return max(picture(player, TurnPanel, "ring:free", replace(GAME, panels={**PANELS, "turn": turn})))

    assert brightest(RingUse("free", reason=WHY, rule="T-4.7")) < 0.6 * brightest(RingUse("free", enabled=True))


@pytest.mark.parametrize(
    ("turn", "main"),
    [
        (TURN, "let_go"),
        (replace(DISCARD, task="giving"), "let_go"),
        (replace(DISCARD, task="stuck"), "discard"),
        (DISCARD, "discard"),
    ],
)
def test_only_what_the_player_is_about_to_do_is_the_main_button(player: Player, turn: TurnModel, main: str) -> None:
    both = replace(turn, chosen=TURN.chosen, actions=actions(("let_go", *BUILDING[1:5], "discard", "hint")))
    shown = replace(GAME, panels={**PANELS, "turn": both})
    light = {name: median(picture(player, TurnPanel, name, shown)) for name in ("let_go", "discard")}
    other = "discard" if main == "let_go" else "let_go"
    assert light[main] > 2 * light[other], "gold"


def test_only_dice_that_count_are_bright(player: Player) -> None:
    def light(turn: TurnModel) -> int:
        return sum(picture(player, TurnPanel, "dice", replace(GAME, panels={**PANELS, "turn": turn})))

    both, one = light(TURN), light(replace(TURN, sizes=(5,)))
    assert both > one > light(WALK)


def test_the_turn_is_as_high_whatever_there_is_to_do(make_hud: Callable[..., Player]) -> None:
    for scale in (1.0, 2.0):
        hud = make_hud(ui_scale=scale).hud
        heights = set()
        for turn in (TURN, EMPTY_HANDED, DISCARD, WALK):
            hud.update(replace(GAME, panels={**PANELS, "turn": turn}))
            rect = hud.rect_of(TurnPanel)
            assert rect is not None
            heights.add(rect.h)
        assert len(heights) == 1, "the board does not move with each step of a turn"


def test_an_answer_whose_word_has_no_room_is_a_sign_with_the_word_in_its_tip(make_hud: Callable[..., Player]) -> None:
    word = "Bauring: fremde Felder"
    more = (("ring_pass", word), ("ring_leap", "Bauring: zwei Stufen"))
    prompt = PromptModel("Ida, wohin geht die Spielfigur?", "Stehen bleiben", "stay", more, icons=ICONS)
    tips = []
    for scale in (1.0, 2.0):
        hud = make_hud("de", ui_scale=scale).hud
        hud.update(replace(GAME, prompt=prompt))
        tips.append(hud.spot("prompt:ring_pass").tip)
    whole, sign = tips
    assert whole is None
    assert sign is not None
    assert sign.lines == (word,)


def test_two_colours_are_summed_up(player: Player) -> None:
    player.hud.update(TWO)
    tip = player.hud.spot("standing:red").tip
    assert tip is not None
    assert tip.title == LONG
    assert any("12 + 14" in line and "26" in line for line in tip.lines)
    assert player.hud.spot("standing:0").tip is not None
    leader = player.hud.spot("standing:yellow").tip
    assert leader is not None
    assert any("would win" in line for line in leader.lines)


def test_steadiness_is_told_by_word_and_sign_as_well() -> None:
    assert [grade(share).name for share in (1.0, 0.4, 0.38, 0.29, 0.16, 0.0)] == [
        "rock", "rock", "firm", "shaky", "hanging", "hanging",
    ]  # fmt: skip
    assert [grade_of_risk(falls).name for falls in (0.0, 0.04, 0.2, 0.5, 0.61, 1.0)] == [
        "rock", "firm", "shaky", "hanging", "falling", "falling",
    ]  # fmt: skip
    assert len({each.sign for each in GRADES}) == len(GRADES)


def test_a_bar_more_is_full_for_each_grade() -> None:
    assert [level(each.least) for each in GRADES] == pytest.approx([0.8, 0.6, 0.4, 0.2, 0.0])
    assert [level_of_risk(each.falls) for each in GRADES] == pytest.approx([0.8, 0.6, 0.4, 0.2, 0.0])
    assert level(1.0) == level_of_risk(0.0) == 1.0
    shares = [level(number / 100) for number in range(71)]
    assert shares == sorted(set(shares)), "what is steadier is seen to be"


def test_a_grade_is_only_as_good_as_the_upper_end_of_the_range() -> None:
    ranges = ((0.0, 0.02), (0.0, 0.09), (0.09, 0.27), (0.2, 0.4), (0.0, 0.25), (0.0, 0.34), (0.3, 1.0))
    told = [grade_of_figure(RiskFigure(low, 0.0, low, high, final=False)).name for low, high in ranges]
    assert told == ["rock", "firm", "shaky", "hanging", "", "", ""]
    assert grade_of_figure(RiskFigure(0.02, 0.0, 0.0, 0.34)).name == "rock", "a final one has its number's grade"
    assert grade_of_figure(None) is FINDING_OUT


def test_the_meter_says_whether_it_is_about_the_tower_or_about_letting_go(player: Player) -> None:
    wide = RiskFigure(0.5, 0.0, 0.0, 1.0, final=False)
    asking = SteadinessModel(0.2, asking=True)
    for model, about, words in (
        (SteadinessModel(0.2), "The tower now", "shaky"),
        (asking, "If you let go here", "…"),
        (SteadinessModel(0.2, wide), "If you let go here", "…"),
        (SteadinessModel(0.2, replace(wide, low=0.02, high=0.34)), "If you let go here", "falls 2–34 %"),
        (SteadinessModel(0.2, RiskFigure(0.0, 0.0, 0.0, 0.02)), "If you let go here", "safe · falls 0 %"),
    ):
        player.hud.update(with_meter(model))
        panel = next(panel for panel in player.hud.panels if isinstance(panel, SteadinessPanel))
        assert panel.words == (about, words)
    for model in (asking, SteadinessModel(0.2, wide)):
        player.hud.update(with_meter(model))
        tip = player.hud.spot("steadiness").tip
        assert tip is not None
        assert tip.lines == (
            "The tower now: shaky.",
            "The program is still working out how often something falls there.",
        )


FIRST, LAST = RiskFigure(0.18, 0.01, 0.09, 0.27, final=False), RiskFigure(0.21, 0.02, 0.16, 0.26, 20)


def with_meter(model: SteadinessModel) -> HudModel:
    return replace(GAME, panels={**PANELS, "steadiness": model})


def test_the_tip_tells_how_often_something_falls(player: Player) -> None:
    for figure, told in (
        (FIRST, ("In 100 tries, something falls 9 to 27 times.",)),
        (
            LAST,
            ("In 100 tries, something falls about 21 times.", "20 tries were judged the way this game judges them."),
        ),
    ):
        player.hud.update(with_meter(SteadinessModel(0.9, figure)))
        tip = player.hud.spot("steadiness").tip
        assert tip is not None
        assert tip.lines == ("The tower now: rock-solid.", "If you let go here: risky.", *told)


def test_the_meter_warns_where_the_tower_is_less_than_firm_afterwards(player: Player) -> None:
    def told(figure: RiskFigure) -> tuple[str, str, bool]:
        player.hud.update(with_meter(SteadinessModel(0.9, figure)))
        panel = next(panel for panel in player.hud.panels if isinstance(panel, SteadinessPanel))
        tip = player.hud.spot("steadiness").tip
        assert tip is not None
        return (*panel.words, tip.lines[-1].startswith("The tower then: "))

    safe, lost = RiskFigure(0.0, 0.0, 0.0, 0.02), RiskFigure(1.0, 0.0, 0.98, 1.0)
    for after, about in (
        (0.9, "If you let go here"),
        (0.3, "If you let go here"),
        (0.2, "Here; then the tower is shaky"),
        (0.1, "Here; then the tower is on the edge"),
    ):
        assert told(replace(safe, after=after)) == (about, "safe · falls 0 %", True)
    assert told(safe) == ("If you let go here", "safe · falls 0 %", False)
    assert told(replace(lost, after=0.0)) == ("If you let go here", "reckless · falls 100 %", False)


def test_a_tower_that_stands_is_never_said_to_fall(player: Player) -> None:
    player.hud.update(with_meter(SteadinessModel(0.0)))
    tip = player.hud.spot("steadiness").tip
    assert tip is not None
    assert tip.lines[0] == "The tower now: on the edge."


def test_the_meter_shows_where_the_block_would_lead(player: Player) -> None:
    models = [SteadinessModel(0.9), SteadinessModel(0.4), SteadinessModel(0.9, FIRST), SteadinessModel(0.9, LAST)]
    pictures = [tuple(picture(player, SteadinessPanel, "steadiness", with_meter(model))) for model in models]
    assert len(set(pictures)) == len(models)


def test_the_vial_has_the_colour_of_the_grade_and_as_many_stripes_as_it_warns(player: Player) -> None:
    assert [stripes(each) for each in (*GRADES, FINDING_OUT)] == [0, 0, 2, 4, 6, 0]
    seen = []
    for falls in (0.0, 0.2, 0.45, 1.0):
        figure = RiskFigure(falls, 0.0, falls, falls)
        player.hud.update(replace(GAME, panels={**PANELS, "steadiness": SteadinessModel(0.5, figure)}))
        panel = next(panel for panel in player.hud.panels if isinstance(panel, SteadinessPanel))
        canvas = panel.kit.canvas(panel.rect)
        assert panel.model is not None
        panel.spots = []
        panel.paint(canvas, panel.model)
        vial = Rect(panel.rect.x + 60, panel.rect.y + 52, 24, 6)  # right of the stripes, left of the bubbles
        red, green, _, _ = canvas.within(vial)[0].resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        left = canvas.within(Rect(panel.rect.x + 24, panel.rect.y + 52, 40, 6))[0].convert("L")
        seen.append((red - green, sum(value < 80 for value in left.tobytes())))
    tones, dark = zip(*seen, strict=True)
    assert tones[0] < 0 < 20 < tones[1] < tones[2]
    assert list(dark) == sorted(set(dark)), "grades differ in grey, too"


def test_the_keyboard_goes_through_all_panels(player: Player) -> None:
    player.hud.update(GAME)
    seen: list[str] = []
    for _ in range(40):
        player.hud.press_key("tab")
        player.step()
        if not player.hud.focused:
            break
        seen.append(player.hud.focused)
    panels = [type(panel) for panel in player.hud.panels for name in seen if panel.spot_named(name)]
    assert {TurnPanel, SupplyPanel, SteadinessPanel, StandingPanel} <= set(panels)


def test_a_block_is_taken_by_keys_with_a_ring_around_it(player: Player) -> None:
    player.hud.update(GAME)
    for _ in range(20):
        player.hud.press_key("tab")
        player.step()
        if player.hud.focused.startswith("block:"):
            break
    shelf = next(panel for panel in player.hud.panels if isinstance(panel, SupplyPanel))
    assert len(stops(shelf)) == 12
    while player.hud.focused != "block:2a":
        before = player.hud.focused
        player.hud.press_key("arrow_right")
        player.step()
        assert player.hud.focused != before
    assert player.hud.ring == "block:2a"
    player.hud.press_key("enter")
    assert player.told[-1] == PickBlock("2a")


def test_a_tip_hides_no_button_of_its_panel(player: Player) -> None:
    for name in ("block:2a", "dice", "let_go", "standing:red", "steadiness"):
        player.hud.update(GAME)
        player.screen.move(640, 360)
        player.step()
        player.point(name)
        player.step(1.0)
        tip = player.hud.rect_of(Tooltip)
        assert tip is not None, name
        panel = next(panel for panel in player.hud.panels if panel.spot_named(name))
        assert not tip.overlaps(panel.rect), name


def test_nothing_of_it_is_shown_with_another_game(player: Player) -> None:
    player.hud.update(GAME)
    player.hud.update(HudModel())
    kinds = (StandingPanel, TurnPanel, SupplyPanel, SteadinessPanel)
    assert [kind for kind in kinds if player.hud.rect_of(kind)] == []


def test_a_standing_alone_keeps_the_table_in_sight(player: Player) -> None:
    player.hud.update(HudModel(panels={"standing": standing(PLAYERS[:2])}))
    assert player.hud.free_area is not None
    player.hud.update(BOXING)
    assert player.hud.free_area is not None


def test_slips_and_the_collapse_are_marked_in_a_replay(player: Player) -> None:
    def seen(*marks: Mark) -> bytes:
        shown = HudModel(panels=PANELS, replay=ReplayModel(0, 60, playing=False, speed=1.0, marks=marks))
        return bytes(picture(player, ReplayBar, "scrubber", shown))

    turn = Mark(30, "turn", "red", 1)
    plain, slip, collapse = seen(turn), seen(turn, Mark(30, "mishap")), seen(turn, Mark(30, "disaster"))
    assert len({plain, slip, collapse}) == 3
    assert player.hud.rect_of(SupplyPanel) is None, "the bar lies where the blocks do"


def test_blocks_of_somebody_who_is_not_at_turn_lie_there_neither_framed_nor_dark(player: Player) -> None:
    def bright(shown: HudModel) -> float:
        seen = picture(player, SupplyPanel, "block:4s", shown)
        return sum(seen) / len(seen)

    watched = bright(replace(GAME, panels={**PANELS, "supply": supply(())}))
    refused = bright(replace(GAME, panels={**PANELS, "supply": supply((2,))}))
    framed = bright(replace(GAME, panels={**PANELS, "supply": supply((4,))}))
    assert refused < watched < framed


def test_slips_say_at_which_one_the_block_goes_into_the_box_or_that_none_does(player: Player) -> None:
    two = replace(TURN, slips=2)
    for turn, told in (
        (two, "2 slips in this turn: at 3 the block goes into the box."),
        (replace(two, slips_most="none"), "2 slips in this turn, but you may keep trying."),
    ):
        player.hud.update(replace(GAME, panels={**PANELS, "turn": turn}))
        tip = player.hud.spot("slips").tip
        assert tip is not None
        assert tip.lines == (told,)
