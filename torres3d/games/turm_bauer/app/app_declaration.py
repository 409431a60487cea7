"""Turm Bauer in the window."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.app.menus.app_declaration import GameApp
from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.window.key_bindings import FOLLOWING, VIEWS
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Progress
from torres3d.engine.log_entries import Undo
from torres3d.engine.studies.study_file import FOLDER
from torres3d.games.turm_bauer.app.presentation.sounds import GROUPS
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.kit.engine_adapter import as_command
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.hud.models.library_models import GameRow
from torres3d.i18n.texts import Translate

if TYPE_CHECKING:
    from torres3d.app.sharing.game_page import NamesIn
    from torres3d.app.sharing.page_content import PageContent
    from torres3d.games.turm_bauer.app.menus.game_menus import GameMenus
    from torres3d.games.turm_bauer.app.sharing.game_page import TurmBauerPage
    from torres3d.scene.colours_and_emblems import Palette


SWITCHED: tuple[str, ...] = ("levels", "stairs", "load", "xray", "map")
"""The overlays with a switch: named here once more, for what draws them is loaded when somebody plays."""
KEY_GROUPS: dict[str, tuple[str, ...]] = {
    "turn": ("end_turn", "undo", "hint"),
    "board": ("next_target", "previous_target"),
    "building": (
        "turn_block", "tip_block", "roll_block", "next_way", "previous_way", "raise_block", "lower_block", "take_next",
        "take_previous", "discard", "ring_free", "ring_pass", "ring_leap",
    ),
    "following": (*FOLLOWING, "study", "mark_step", "choose_dice"),
    "view": VIEWS,
    "overlays": tuple(f"overlay_{name}" for name in SWITCHED),
}  # fmt: skip


class TurmBauerApp(GameApp):
    """See `GameApp`."""

    icon = "tower"
    key_groups = KEY_GROUPS
    keys_file = "games/turm_bauer/keys.yaml"
    sounds = GROUPS
    bots = GAME.bots
    teaches = True
    has_hands = False
    folders = (FOLDER,)

    def menus(self, context: MenuContext) -> "GameMenus":
        from torres3d.games.turm_bauer.app.menus.game_menus import GameMenus

        return GameMenus(context)

    def resume_line(self, names: str, moment: Sequence[int], say: Translate) -> str:
        return say("turm-resume-line", names=names, turn=moment[0])

    def saved_game_row(self, setup: GameSetup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
        from torres3d.games.turm_bauer.app.menus.saved_game_row import saved_game_row

        return saved_game_row(as_setup(setup), progress, bare, say)

    def page(self, setup: GameSetup, names_in: "NamesIn", palette: "Palette") -> "TurmBauerPage":
        from torres3d.games.turm_bauer.app.sharing.game_page import TurmBauerPage

        return TurmBauerPage(as_setup(setup), names_in, palette.players)

    def takes(self, first: bytes) -> bool:
        from torres3d.games.turm_bauer.studies.study_file import STUDIES

        return STUDIES.lists(first)

    def check_file(self, file: Path) -> None:
        """Read a study through."""
        from torres3d.games.turm_bauer.studies.study_file import STUDIES

        STUDIES.read(file)

    def content_of(self, file: Path) -> "PageContent":
        """The content of a page of a study."""
        from torres3d.app.sharing.study_content import study_content
        from torres3d.games.turm_bauer.studies.study_file import STUDIES

        return study_content(STUDIES.read(file))

    def report_line(self, history: History[Any, Any], step: Step[Any, Any]) -> str:
        from torres3d.games.turm_bauer.rules.command_notation import command_text

        colours = [each.colour for each in history.start.sets]
        match step.command:
            case Undo():
                what = "undo"
            case Throw(dice):
                what = f"dice {dice}"
            case command:
                what = command_text(as_command(command), colours)
        return f"seat {step.by + 1}: {what}"

    def text_of(self, history: History[Any, Any]) -> str:
        from torres3d.games.turm_bauer.kit.game_notation import game_text

        return game_text(history)

    def read_text(self, text: str) -> object:
        from torres3d.games.turm_bauer.kit.game_notation import read_game

        return read_game(text)


APP = TurmBauerApp()
