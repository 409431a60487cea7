"""Torres in the window."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from torres3d.app.menus.app_declaration import GameApp
from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.window.key_bindings import FOLLOWING, VIEWS
from torres3d.base import paths
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Progress
from torres3d.engine.log_entries import Undo
from torres3d.engine.studies.study_file import FOLDER
from torres3d.games.torres.app.presentation.sounds import GROUPS
from torres3d.games.torres.game import GAME
from torres3d.games.torres.hud.models.turn_models import ActionId
from torres3d.games.torres.kit.engine_adapter import as_command
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.scene.overlays.active_overlays import SWITCHES
from torres3d.hud.models.library_models import GameRow
from torres3d.hud.models.overlay_models import LegendEntry
from torres3d.hud.models.page_models import CostRow
from torres3d.i18n.texts import Translate

if TYPE_CHECKING:
    from torres3d.app.sharing.game_page import NamesIn
    from torres3d.app.sharing.page_content import PageContent
    from torres3d.games.torres.app.menus.game_menus import GameMenus
    from torres3d.games.torres.app.sharing.game_page import TorresPage
    from torres3d.scene.colours_and_emblems import Palette


KEY_GROUPS: dict[str, tuple[str, ...]] = {
    "turn": (
        "end_turn", "undo", "redo", "reset_turn", "stack_1", "stack_2", "stack_3", "stack_4", "add_knight", "buy",
        "score", "hint",
    ),
    "board": (
        "cursor_up", "cursor_down", "cursor_left", "cursor_right", "next_target", "previous_target", "cancel", "skip",
    ),
    "following": (*FOLLOWING, "open_hands", "study", "set_up", "study_mark"),
    "view": ("turn_left", "turn_right", "tilt_up", "tilt_down", "zoom_in", "zoom_out", *VIEWS),
    "overlays": tuple(f"overlay_{overlay.id}" for overlay in SWITCHES),
}  # fmt: skip


class TorresApp(GameApp):
    """See `GameApp`."""

    icon = "crown"
    key_groups = KEY_GROUPS
    keys_file = "games/torres/keys.yaml"
    sounds = GROUPS
    bots = GAME.bots
    teaches = True
    folders = (FOLDER,)

    def menus(self, context: MenuContext) -> "GameMenus":
        from torres3d.games.torres.app.menus.game_menus import GameMenus

        return GameMenus(context)

    def page(self, setup: GameSetup, names_in: "NamesIn", palette: "Palette") -> "TorresPage":
        from torres3d.games.torres.app.sharing.game_page import TorresPage
        from torres3d.games.torres.scene.assets import load_track

        track, rim = load_track(paths.assets() / "games/torres/models/track.json")
        return TorresPage(as_setup(setup), names_in, palette.players, track, rim)

    def content_of(self, file: Path) -> "PageContent":
        """The content of a page of a study."""
        from torres3d.app.sharing.study_content import study_content
        from torres3d.games.torres.studies.study_file import read_study

        return study_content(read_study(file))

    def takes(self, first: bytes) -> bool:
        from torres3d.games.torres.studies.study_file import STUDIES

        return STUDIES.lists(first)

    def resume_line(self, names: str, moment: Sequence[int], say: Translate) -> str:
        phase, round_ = moment
        return say("resume-line", names=names, phase=phase, round=round_)

    def saved_game_row(self, setup: GameSetup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
        from torres3d.games.torres.app.menus.saved_game_row import saved_game_row

        return saved_game_row(as_setup(setup), progress, bare, say)

    def report_line(self, history: History[Any, Any], step: Step[Any, Any]) -> str:
        from torres3d.games.torres.kit.game_notation import line_start
        from torres3d.games.torres.rules.command_notation import command_text

        what = "undo" if isinstance(step.command, Undo) else command_text(as_command(step.command))
        return f"{line_start(step)}: {what}"

    def text_of(self, history: History[Any, Any]) -> str:
        from torres3d.games.torres.kit.game_notation import game_text

        return game_text(history)

    def read_text(self, text: str) -> object:
        """A game, or a position."""
        from torres3d.games.torres.kit.pasted_text import read_pasted

        return read_pasted(text)

    def check_file(self, file: Path) -> None:
        """Read a study through; one that can only be opened where positions are set up has no fault."""
        from torres3d.games.torres.studies.study_file import StudyFlawed, read_study

        with contextlib.suppress(StudyFlawed):
            read_study(file)

    def action_label(self, action: str, say: Translate) -> str:
        if action in get_args(ActionId):
            return say(f"action-{action}")
        kind, _, number = action.partition("_")
        return say("does-stack", number=number) if kind == "stack" else ""

    def key_notes(self, setup: GameSetup | None, say: Translate) -> tuple[str, tuple[CostRow, ...]]:
        """The mode, and its costs."""
        from torres3d.games.torres.app.menus.help_action_costs import costs
        from torres3d.games.torres.kit.setup_and_options import options_of

        options = None if setup is None else options_of(as_setup(setup))
        return "" if options is None else say(f"mode-{options.mode}"), costs(options, say)

    def legend(self) -> tuple[LegendEntry, ...]:
        from torres3d.games.torres.app.presentation.roof_legend import roof_legend

        return roof_legend()


APP = TorresApp()
