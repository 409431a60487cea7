"""Faces of bots' characters wherever players are shown, in pixels: on panels, the result and in the list of games."""

from collections.abc import Callable

import numpy as np
import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import END, GAMES, LONG, PLAY, PLAYERS, log_turns, with_panels
from torres3d.base import paths
from torres3d.games.torres.bots.weights_by_grasp_and_character import CHARACTERS
from torres3d.games.torres.hud.models.dialog_models import StarterDialog
from torres3d.games.torres.hud.models.open_hand_models import HandsModel, OpenHand
from torres3d.games.torres.hud.models.score_models import ScoreModel, ScoreRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.page_models import AnalysisModel, CourseLine
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PastMomentModel, RecapModel, RecapPage
from torres3d.hud.models.replay_models import ReplayModel
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.hud.widgets.player_signs_and_badges import player_sign

FACES = ("games/torres/characters",)
SIZES = (24.0, 26.0, 34.0, 36.0)
"""Units: from a folded panel to the turn panel."""
Making = Callable[..., Player]


def painted(character: str, size: float, scale: float = 1.0, seat: int = 1, colour: str = "blue") -> np.ndarray:
    """A sign on wood, in pixels."""
    canvas = Canvas(
        Rect(0, 0, 2 * size, 2 * size),
        scale,
        Fonts(paths.assets() / "fonts", SystemFonts()),
        Icons(paths.assets(), FACES),
    )
    canvas.fill(Rect(0, 0, 2 * size, 2 * size), theme.WOOD_TOP)
    colours = Theme(paths.config() / "palettes.yaml", "standard")
    player_sign(canvas, colours, PlayerLook(seat, "", colour, character=character), size, size, size)
    return np.asarray(canvas.image.convert("RGB"), np.int16)


def apart(one: np.ndarray, other: np.ndarray) -> float:
    """The share of pixels in which two pictures differ."""
    return float((np.abs(one - other).max(axis=2) > 30).mean())


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_faces_are_told_apart_and_keep_letter_and_colour(size: float, scale: float) -> None:
    faces = {name: painted(name, size, scale) for name in ("", *CHARACTERS)}
    for name, face in faces.items():
        assert all(apart(face, other) > 0.06 for other_name, other in faces.items() if other_name != name), name
        assert apart(face, painted(name, size, scale, seat=2)) > 0.004, "the letter of the seat"
        assert apart(face, painted(name, size, scale, colour="green")) > 0.03, "the player's colour"


def test_a_character_without_a_picture_has_a_chip() -> None:
    assert (painted("nobody", 34.0) == painted("", 34.0)).all()


def shot(player: Player, name: str, model: HudModel) -> bytes:
    """What a spot paints, or the whole panel that has it."""
    player.hud.update(model)
    player.step()
    spot = player.hud.spot(name)
    canvas = Canvas(spot.rect, 1.0, player.hud._kit.fonts, player.hud._kit.icons)  # noqa: SLF001  # what paints
    spot.draw(canvas, "normal")
    return canvas.image.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_points_show_the_face_and_tell_what_it_is_after(make_hud: Making, scale: float) -> None:
    player = make_hud(ui_scale=scale)
    plain = replace(PLAYERS[1], name="Leonor", bot="Hard II, royalist")
    looks = [plain, replace(plain, character="royalist", about="Stays with the king.", grade="Hard II")]
    rows = [with_panels(PLAY, score=ScoreModel((ScoreRow(look, 3, 4, 5, 6, 7),))) for look in looks]
    assert shot(player, "score:1", rows[0]) != shot(player, "score:1", rows[1])
    tip = player.hud.spot("score:1").tip
    assert tip is not None
    assert tip.lines[0] == "Stays with the king."


def test_beside_a_long_name_stands_the_level_alone(make_hud: Making) -> None:
    """The face says the character; it is the same as with a level of that name."""
    player = make_hud()
    known = replace(PLAYERS[1], name=LONG, bot="Hard II, royalist", character="royalist", about="A", grade="Hard II")
    looks = (known, replace(known, bot="Hard II"))
    model, bare = (with_panels(PLAY, score=ScoreModel((ScoreRow(look, 3, 4, 5, 6, 7),))) for look in looks)
    assert shot(player, "score:1", model) == shot(player, "score:1", bare)


def test_beside_a_face_the_name_is_enough() -> None:
    """With level and character it has no room in a column of a scoring, nor at the largest scale while it thinks."""
    known = replace(PLAYERS[1], name="Leonor", bot="Hard II, royalist", full="Leonor (Hard II, royalist)")
    assert known.beside_face == "Leonor (Hard II, royalist)"
    assert replace(known, character="royalist").beside_face == "Leonor"
    assert PLAYERS[0].beside_face == LONG


def window(player: Player, model: HudModel) -> bytes:
    """The picture of the window."""
    player.hud.update(model)
    for _ in range(3):
        player.step()
        player.screen.draw()
    texture = player.screen.base.win.get_screenshot()
    return bytes(texture.get_ram_image_as("RGB"))


@pytest.mark.slow
@pytest.mark.parametrize("page", ["result", "games"])
def test_the_result_and_the_list_of_games_show_it(make_hud: Making, page: str) -> None:
    player = make_hud()
    row = replace(END.rows[0], bot="Hard II, builder")
    seat = replace(GAMES.rows[0].players[0], bot=True)

    def model(character: str) -> HudModel:
        if page == "result":
            return HudModel(screen=replace(END, rows=(replace(row, character=character),)))
        chosen = replace(GAMES.rows[0], players=(replace(seat, character=character),))
        return HudModel(screen=replace(GAMES, chosen=chosen))

    assert window(player, model("")) != window(player, model("builder"))


def around(character: str) -> dict[str, HudModel]:
    """What tells of a bot, by the panel that does."""
    who = replace(PLAYERS[1], name="Leonor", bot="Hard II, builder", character=character)
    page = RecapPage("Leonor", "year 1", (), who, 3)
    hand = OpenHand("Leonor", "blue", "Six", 1, held=(("six", 1),), character=character)
    return {
        "log": HudModel(log=LogModel(log_turns(3, 1), (PLAYERS[0], who, *PLAYERS[2:]))),
        "strip": HudModel(recap=RecapModel((page,))),
        "recap": HudModel(recap=RecapModel((page,), 0)),
        "looking": HudModel(past_moment=PastMomentModel("year 1", "Leonor builds", who)),
        "hands": HudModel(replay=ReplayModel(1, 9, False, 1.0, extra=HandsModel((hand,)))),
        "hands in words": HudModel(replay=ReplayModel(1, 9, False, 1.0, extra=HandsModel((hand,) * 6))),
        "starter": HudModel(dialog=StarterDialog(PLAYERS[0], (PLAYERS[0], who))),
        "analysis": HudModel(screen=AnalysisModel((CourseLine("Leonor", "blue", (0.0, 4.0), "3", 0, character),))),
    }


@pytest.mark.slow
@pytest.mark.parametrize("panel", around(""))
def test_what_tells_of_a_game_shows_it(make_hud: Making, panel: str) -> None:
    player = make_hud()
    assert window(player, around("")[panel]) != window(player, around("builder")[panel])


@pytest.mark.slow
@pytest.mark.parametrize("tab", ["castles", "uses", "course"])
def test_each_part_of_the_result_shows_it(make_hud: Making, tab: str) -> None:
    player = make_hud()
    row = replace(END.rows[0], bot="Hard II, builder", uses=(1,) * 6, course=(0, 4), castles=((),))

    def model(character: str) -> HudModel:
        return HudModel(screen=replace(END, rows=(replace(row, character=character),)))

    window(player, model(""))
    player.click(f"tab:{tab}")
    assert window(player, model("")) != window(player, model("builder"))


def test_in_the_log_a_face_takes_the_place_of_the_sign_of_bots(make_hud: Making) -> None:
    """In a replay no bot plays, but its face is shown."""
    player = make_hud()
    plain = replace(PLAYERS[1], name="Leonor")

    def log(who: PlayerLook) -> HudModel:
        return HudModel(log=LogModel(log_turns(3, 1), (PLAYERS[0], who, *PLAYERS[2:])))

    shown = [replace(plain, character=character) for character in ("", "builder")]
    assert window(player, log(shown[0])) != window(player, log(shown[1]))
