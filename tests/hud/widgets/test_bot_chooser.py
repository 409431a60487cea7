"""Who plays a seat is chosen on a slider: by drag, click, wheel, arrows and page keys; a press on the name changes
between person and bot."""

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.hud.conftest import Player
from tests.hud.examples import SETUP
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import SeatGiven
from torres3d.hud.models.page_models import BranchModel
from torres3d.hud.models.setup_models import BotChoice, CharacterChoice, Draft, SetupChanged, StartGame
from torres3d.hud.widgets.bot_chooser import in_character, leapt, name_of, stepped

BOTS = tuple(
    BotChoice(name, name.capitalize(), "About it.", name.partition("-")[0], 100 * number)
    for number, name in enumerate(("easy", "easy-2", "easy-3", "medium", "medium-2", "expert"))
)


def shown(player: Player, *bots: str | None) -> None:
    """A set-up with these players."""
    rows = (Draft("Ana", "red", bots[0]), Draft("Otto", "blue", bots[1]))
    player.hud.update(HudModel(screen=replace(SETUP, bots=BOTS, draft=replace(SETUP.draft, players=rows))))
    player.told.clear()


def given(player: Player) -> list[str | None]:
    """Who plays the second seat in what was sent; what was sent again before an answer counts once."""
    found = [told.draft.players[1].bot for told in player.told if isinstance(told, SetupChanged)]
    return [bot for number, bot in enumerate(found) if number == 0 or bot != found[number - 1]]


def at(player: Player, share: float) -> tuple[float, float]:
    """The pixel at a share of the second seat's slider."""
    spot = player.hud.spot("strength:1")
    x, y = player.hud.spot_pixels("strength:1")
    return x + (share - 0.5) * (spot.rect.w - 18), y


def test_enter_on_the_slider_begins_the_game(player: Player) -> None:
    shown(player, None, "medium")
    hud = player.hud
    hud.press_key("tab")
    panel = next(panel for panel in hud.panels if panel.spot_named("strength:1"))
    panel.focus = "strength:1"
    hud.press_key("space")
    assert not player.told
    hud.press_key("enter")
    assert [type(told) for told in player.told] == [StartGame]


def test_enter_on_the_slider_tells_why_the_game_cannot_begin(player: Player) -> None:
    rows = (Draft("", "red"), Draft("Otto", "blue", "medium"))
    draft = replace(SETUP.draft, players=rows)
    screen = replace(SETUP, bots=BOTS, draft=draft, problems=((0, "Player 1 has no name."),))
    player.hud.update(HudModel(screen=screen))
    player.told.clear()
    hud = player.hud
    assert not hud.spot("start").enabled
    hud.press_key("tab")
    panel = next(panel for panel in hud.panels if panel.spot_named("strength:1"))
    panel.focus = "strength:1"
    hud.press_key("enter")
    assert not player.told
    assert panel.focus == "start"


@pytest.mark.parametrize(("share", "wanted"), [(0.0, "easy"), (0.42, "easy-3"), (0.6, "medium"), (1.0, "expert")])
def test_a_click_on_the_slider_chooses_the_nearest_level(player: Player, share: float, wanted: str) -> None:
    shown(player, None, "medium-2")
    player.screen.move(*at(player, share))
    player.step()
    player.press()
    player.release()
    assert given(player) == [wanted]


def test_the_slider_makes_a_bot_of_a_person(player: Player) -> None:
    shown(player, None, None)
    player.screen.move(*at(player, 0.2))
    player.step()
    player.press()
    player.release()
    assert given(player) == ["easy-2"]


def test_dragging_passes_the_levels_one_by_one(player: Player) -> None:
    shown(player, None, "easy")
    player.screen.move(*at(player, 0.0))
    player.step()
    player.press()
    for number, bot in enumerate(BOTS[1:], 1):
        player.screen.move(*at(player, number / 5))
        player.step()
        shown_bot = given(player)[-1]
        assert shown_bot == bot.id
        rows = (Draft("Ana", "red"), Draft("Otto", "blue", shown_bot))
        player.hud.update(HudModel(screen=replace(SETUP, bots=BOTS, draft=replace(SETUP.draft, players=rows))))
    player.release()
    assert given(player) == [bot.id for bot in BOTS[1:]]


def test_the_wheel_over_the_slider_and_nowhere_else(player: Player) -> None:
    shown(player, None, "medium")
    for wheel, wanted in ((MouseButton.wheel_up(), "medium-2"), (MouseButton.wheel_down(), "medium")):
        player.point("strength:1")
        player.screen.press(wheel)
        player.step()
        player.screen.release(wheel)
        player.step()
        assert given(player) == [wanted]
        player.told.clear()
        player.point("who:1:value")
        player.screen.press(wheel)
        player.step()
        player.screen.release(wheel)
        player.step()
        assert not player.told


def test_keys_move_the_slider_that_has_the_focus(player: Player) -> None:
    shown(player, None, "medium")
    hud = player.hud
    panel = next(panel for panel in hud.panels if panel.spot_named("strength:1"))
    bot: str | None = "medium"
    for key, wanted in (
        ("arrow_right", "medium-2"),
        ("arrow_left", "medium"),
        ("page_up", "expert"),
        ("page_down", "medium"),
        ("home", "easy"),
        ("end", "expert"),
    ):
        shown(player, None, bot)
        hud.press_key("tab")
        panel.focus = "strength:1"
        player.step()
        assert panel.ringed == "strength:1"
        hud.press_key(key)
        assert given(player) == [wanted], key
        bot = wanted


def test_page_keys_go_where_a_stage_begins() -> None:
    course = []
    bot: str | None = "easy"
    while bot != "expert":
        bot = leapt(BOTS, bot, "page_up")
        course.append(bot)
    assert course == ["medium", "expert"]
    assert leapt(BOTS, "easy-3", "page_down") == "easy"
    assert leapt(BOTS, "expert", "page_up") == "expert"
    assert leapt(BOTS, None, "end") == "expert"
    assert leapt(BOTS, "easy", "space") is None
    assert [stepped(BOTS, BOTS[0], -1), stepped(BOTS, BOTS[-1], 1), stepped(BOTS, None, 1)] == [
        "easy",
        "expert",
        "easy",
    ]


def test_a_press_on_the_name_changes_between_person_and_the_bot_there_was(player: Player) -> None:
    shown(player, None, "medium-2")
    player.click("who:1:value")
    assert given(player) == [None]
    shown(player, None, None)
    player.click("who:1:value")
    assert given(player) == ["medium-2"]
    player.told.clear()
    player.click("who:0:value")
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    assert told.draft.players[0].bot in {bot.id for bot in BOTS}


def test_the_page_of_playing_on_has_it_too(player: Player) -> None:
    rows = (Draft("Ana", "red"), Draft("Otto", "blue", "easy"))
    player.hud.update(HudModel(screen=BranchModel("Year 2", rows, BOTS)))
    player.screen.move(*at(player, 1.0))
    player.step()
    player.press()
    player.release()
    assert player.told
    assert all(told == SeatGiven(1, "expert") for told in player.told)


def test_a_star_on_the_slider_says_whom_a_level_fits(player: Player) -> None:
    starred = tuple(replace(bot, fits="A good opponent for Ana") if bot.id == "medium" else bot for bot in BOTS)
    rows = (Draft("Ana", "red"), Draft("Otto", "blue", "easy"))

    def pixels(bots: tuple[BotChoice, ...], rows: tuple[Draft, ...]) -> bytes:
        player.hud.update(HudModel(screen=replace(SETUP, bots=bots, draft=replace(SETUP.draft, players=rows))))
        player.step()
        spot = player.hud.spot("strength:1")
        canvas = Canvas(spot.rect, 1.0, player.hud._kit.fonts, player.hud._kit.icons)  # noqa: SLF001  # what paints
        spot.draw(canvas, "normal")
        return canvas.image.tobytes()

    plain = pixels(BOTS, rows)
    assert pixels(starred, rows) != plain
    tip = player.hud.spot("strength:1").tip
    assert tip is not None
    assert "A good opponent for Ana" in tip.lines
    on_it = (rows[0], Draft("Otto", "blue", "medium"))
    assert pixels(starred, on_it) != pixels(BOTS, on_it), "on the handle, too"
    nobody = (rows[0], Draft("Ben", "blue"))
    assert pixels(starred, nobody) == pixels(BOTS, nobody), "a person needs no opponent of his own"


def with_characters() -> tuple[BotChoice, ...]:
    """The bots, those from medium on with two characters."""
    return tuple(
        replace(
            bot,
            characters=tuple(
                CharacterChoice(f"{bot.id}+{name}", name, called, name, "About it.")
                for name, called in (("builder", "Gaspar"), ("royalist", "Leonor"))
            ),
        )
        if number >= 3
        else bot
        for number, bot in enumerate(BOTS)
    )


def test_the_face_goes_from_character_to_character_and_names_follow(player: Player) -> None:
    rows = (Draft("Ana", "red"), Draft("Medium", "blue", "medium"))
    seen = []
    for _ in range(3):
        model = replace(SETUP, bots=with_characters(), draft=replace(SETUP.draft, players=rows))
        player.hud.update(HudModel(screen=model))
        player.told.clear()
        player.click("face:1")
        told = player.told[-1]
        assert isinstance(told, SetupChanged)
        rows = (told.draft.players[0], told.draft.players[1])
        seen.append((rows[1].bot, rows[1].name))
    assert seen == [("medium+builder", "Gaspar"), ("medium+royalist", "Leonor"), ("medium", "Medium")]


def test_a_character_stays_as_long_as_the_level_has_it() -> None:
    bots = with_characters()
    assert in_character(bots, "expert", "medium+royalist") == "expert+royalist"
    assert in_character(bots, "easy", "medium+royalist") == "easy"
    assert in_character(bots, "expert", "medium") == "expert"
    assert in_character(bots, None, "medium+royalist") is None
    assert name_of(bots, "medium+royalist") == "Leonor"
    assert name_of(bots, "medium") == "Medium"
    assert name_of(bots, None) is None


def test_a_weak_level_has_a_face_that_says_from_where_on_there_are_characters(player: Player) -> None:
    rows = (Draft("Ana", "red"), Draft("Easy", "blue", "easy"))
    model = replace(SETUP, bots=with_characters(), draft=replace(SETUP.draft, players=rows))
    player.hud.update(HudModel(screen=model))
    spot = player.hud.spot("face:1")
    assert not spot.enabled
    assert spot.tip is not None
    assert "Medium" in spot.tip.lines[0]
    assert not any(each.name == "face:0" for panel in player.hud.panels for each in panel.spots)


APART = tuple(BotChoice(name, name.capitalize(), apart=True) for name in ("random", "greedy"))


def test_bots_of_no_known_strength_stand_beside_the_slider(player: Player) -> None:
    """Their button brings one after the other; the slider goes on from its weakest, and its end is the strongest."""
    seen: list[str | None] = ["easy"]
    for _ in range(3):
        rows = (Draft("Ana", "red"), Draft("Otto", "blue", seen[-1]))
        player.hud.update(HudModel(screen=replace(SETUP, bots=BOTS + APART, draft=replace(SETUP.draft, players=rows))))
        player.told.clear()
        player.click("others:1")
        seen.append(given(player)[-1])
    assert seen[1:] == ["random", "greedy", "random"]
    player.told.clear()
    player.screen.move(*at(player, 1.0))
    player.step()
    player.press()
    player.release()
    assert given(player)[-1] == "expert"
    assert stepped(BOTS + APART, APART[1], 1) == "easy"
    assert leapt(BOTS + APART, "greedy", "end") == leapt(BOTS + APART, "hard", "end") == "expert"
    assert leapt(BOTS + APART, "medium-2", "page_up") == "expert"


def test_where_all_bots_have_their_place_the_slider_has_all_the_room(player: Player) -> None:
    shown(player, None, "easy")
    wide = player.hud.spot("strength:1").rect.w
    assert not any(each.name == "others:1" for panel in player.hud.panels for each in panel.spots)
    rows = (Draft("Ana", "red"), Draft("Otto", "blue", "easy"))
    model = replace(SETUP, bots=BOTS + APART, draft=replace(SETUP.draft, players=rows))
    player.hud.update(HudModel(screen=model))
    assert player.hud.spot("strength:1").rect.w < wide
    model = replace(SETUP, bots=APART, draft=replace(SETUP.draft, players=rows))
    player.hud.update(HudModel(screen=model))
    assert player.hud.spot("strength:1").rect.w == wide, "where none has a place there, all have"
