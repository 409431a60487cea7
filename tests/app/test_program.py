"""The program's screens by mouse and key: menus, settings, pause, continue, replay, hints, faults."""

import contextlib
import errno
import os
import signal
from pathlib import Path

import pytest
from panda3d.core import KeyboardButton

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.app.session.player_looks import names_of
from torres3d.app.window.settings import Settings
from torres3d.base.faults import system_reason
from torres3d.bots.background_bots import Thinker
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_writer import LogFile
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.replay import analysis_screen as analysis
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.app.study.better_turn_screen import BetterTurn
from torres3d.games.torres.hud.models.dialog_models import EndQuestion, EndTurnDialog
from torres3d.games.torres.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.torres.hud.panels.turn_panel import TurnPanel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.library_models import GamesModel
from torres3d.hud.models.page_models import AnalysisModel, MenuModel, PauseModel, SettingsModel
from torres3d.hud.models.setup_models import Draft


def shown(player: Driver) -> HudModel:
    """What lies on the screen."""
    return player.program.hud.model


def begin(player: Driver) -> None:
    """A new game of a person against a bot, up to the person's first turn."""
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    player.wait()
    player.give(player.game.session.commands[0])
    player.wait()
    while player.game.session.state.stage != "turn":
        player.give(player.game.session.commands[0])
        player.wait()


@pytest.mark.slow
def test_the_menu_leads_everywhere_and_back(player: Driver) -> None:
    for name, model in (("new", SetupModel), ("games", GamesModel), ("settings", SettingsModel)):
        player.spot(name)
        assert isinstance(shown(player).screen, model)
        player.spot("back")
        assert isinstance(shown(player).screen, MenuModel)
    player.spot("quit")
    assert player.program.services.quitting


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", *at_length("en", "ro")])
def test_no_text_is_missing(open_program: Opens, language: str) -> None:
    player = open_program(Settings(quality="low", language=language))
    missing: set[str] = set()
    say = player.program.services.say

    def heard(key: str, /, **values: object) -> str:
        if not say.has(key):  # type: ignore[attr-defined]  # a Texts
            missing.add(key)
        return say(key, **values)

    player.program.services.say = heard
    player.program.hud.set_texts(_Heard(heard))  # type: ignore[arg-type]  # stands in for Texts
    begin(player)
    player.spot("hint")
    player.spot("menu")
    player.spot("settings")
    assert not missing


class _Heard:
    def __init__(self, heard) -> None:  # type: ignore[no-untyped-def]  # a Say
        self._heard = heard
        self.language = "heard"

    def __call__(self, key: str, /, **values: object) -> str:
        return str(self._heard(key, **values))


@pytest.mark.slow
def test_settings_work_at_once_and_are_kept(player: Driver, tmp_path: Path) -> None:
    player.spot("settings")
    player.program.set_setting("language", "de")
    player.program.set_setting("ui_scale", "1.5")
    player.program.set_setting("quality", "medium")
    player.rounds(2)
    assert player.program.services.say("prompt-cancel") == "Abbrechen"
    assert player.torres.table.quality == "medium"
    assert "language: de" in (tmp_path / "settings.yaml").read_text("utf-8")


@pytest.mark.long
def test_a_game_is_left_in_mid_turn_and_continued(open_program: Opens) -> None:
    player = open_program()
    begin(player)
    build = next(command for command in player.game.session.commands if isinstance(command, c.Build))
    player.give(build)
    left = player.game.session.state
    player.program.close()
    again = open_program()
    again.spot("continue")
    again.rounds(3)
    again.wait()
    assert again.game.session.state == left
    last = again.game.session.game.can_undo()
    assert last is not None, "the turn can be taken back after a restart, too"
    assert (last.by, last.command) == (0, build)


@pytest.mark.slow
def test_pause_keeps_the_game_where_it_is(player: Driver) -> None:
    begin(player)
    state = player.game.session.state
    told = player.game.playback.log
    player.spot("menu")
    assert isinstance(shown(player).screen, PauseModel)
    player.spot("resume")
    assert player.game.session.state is state
    assert player.game.playback.log == told


@pytest.mark.slow
def test_replay_steps_jumps_and_comes_back(player: Driver) -> None:
    begin(player)
    player.spot("menu")
    player.spot("replay")
    screen = player.program.services.screens.top
    assert isinstance(screen, ReplayScreen)
    player.program.key("redo")
    assert screen.at == 1
    screen.jump(len(screen.steps))
    player.rounds()
    assert screen.state == screen.steps[-1].after
    player.program.key("cancel")
    player.rounds()
    assert isinstance(shown(player).screen, PauseModel)


def hinted(player: Driver) -> None:
    """Ask for a hint, twice: the game counts for a strength."""
    player.spot("hint")
    player.rounds(10)
    player.spot("hint")


@pytest.mark.slow
def test_a_hint_is_shown_and_taken_over(player: Driver) -> None:
    begin(player)
    n = player.game.session.game.n
    hinted(player)
    hints = player.game.controller.hints
    hints.worker.wait(60)
    player.rounds(3)
    steps = hints.steps
    assert steps
    assert player.game.session.game.n == n, "a hint gives nothing by itself"
    prompt, say = hints.prompt(), player.program.services.say
    assert prompt is not None
    assert in_words(player.game.session.state, steps[0], names_of(player.game.players), say) in prompt.text
    player.spot("prompt:hint_step")
    assert player.game.session.game.history.steps[-1].command == steps[0]
    if player.sees("prompt:hint_all"):
        player.spot("prompt:hint_all")
        taken = [step.command for step in player.game.session.game.history.steps[n : n + len(steps)]]
        assert taken == list(steps)[: len(taken)], "the steps of the hint and no others"
        assert len(taken) > 1


@pytest.mark.long
def test_a_hint_is_followed_by_hand(player: Driver) -> None:
    begin(player)
    hinted(player)
    hints = player.game.controller.hints
    hints.worker.wait(60)
    player.rounds(3)
    steps = hints.steps
    assert any(isinstance(step, c.AddKnight) for step in steps), "it cannot be done twice on one square"
    for done, step in enumerate(steps[:3], 1):
        player.game.controller.give(step)
        player.rounds(2)
        player.wait()
        assert hints.steps == steps[done:]


@pytest.mark.slow
def test_a_hint_can_be_refused(player: Driver) -> None:
    begin(player)
    hinted(player)
    assert player.game.controller.hints.thinking
    player.spot("prompt")
    assert not player.game.controller.hints.active


@pytest.mark.slow
def test_a_key_gives_a_command(player: Driver) -> None:
    begin(player)
    score = player.game.session.state.scores[0]
    player.program.press("s")
    player.rounds(2)
    assert player.game.session.state.scores[0] > score
    player.program.press("z")
    player.rounds(2)
    assert player.game.session.state.scores[0] == score


@pytest.mark.slow
def test_letters_of_a_name_are_no_commands(player: Driver) -> None:
    player.spot("new")
    player.spot("name:0")
    for letter in "zsb":
        key = KeyboardButton.ascii_key(letter)
        player.screen.press(key)
        player.rounds()
        player.screen.release(key)
        player.rounds()
    assert isinstance(shown(player).screen, SetupModel)


@pytest.mark.slow
def test_clicking_a_taken_square_says_why(player: Driver) -> None:
    begin(player)
    state = player.game.session.state
    own = (state.knights[0] & -state.knights[0]).bit_length() - 1
    taken = (state.knights[1] & -state.knights[1]).bit_length() - 1
    n = player.game.session.game.n
    player.square(own)
    player.square(taken)
    assert player.game.session.game.n == n
    toasts = [effect for effect in shown(player).effects if isinstance(effect, ToastSaid)]
    assert toasts[-1].kind == "refusal"
    assert "refusal" not in toasts[-1].text, "the words, not their key"
    assert player.program.hud.toast == toasts[-1].text


@pytest.mark.slow
def test_a_bot_that_dies_is_told_and_asked_again(player: Driver) -> None:
    begin(player)
    end = next(command for command in player.game.session.commands if isinstance(command, c.EndTurn))
    player.give(end)
    mind = player.torres.mind
    assert isinstance(mind, Thinker)
    for _ in range(400):
        player.rounds()
        if player.game.session.bot_turns.fault is not None:
            break
        if player.game.session.bot_turns.thinking and mind.pid is not None:  # it may be so quick that one answer comes
            with contextlib.suppress(ProcessLookupError):  # it is gone, and nobody has asked yet
                os.kill(mind.pid, signal.SIGKILL)
            mind.wait(10)
    dialog = shown(player).dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.id == "bot_fault"
    n = player.game.session.game.n
    player.spot("answer:again")
    player.wait()
    assert player.game.session.game.n > n


@pytest.mark.slow
def test_a_full_disk_loses_nothing(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(player)
    game = player.game.session.game
    state, n = game.state, game.n

    def full(log: LogFile, entry: object) -> None:
        raise WriteFault("not_written", game.file, why=system_reason(OSError(errno.ENOSPC, "No space left on device")))

    with monkeypatch.context() as patch:
        patch.setattr(LogFile, "append", full)
        player.spot("score")
        player.rounds(2)
    assert game.state is state
    assert game.n == n
    dialog = shown(player).dialog
    assert isinstance(dialog, ChoiceDialog)
    assert "the disk is full" in " ".join(dialog.lines)
    player.spot("answer:ok")
    player.spot("score")
    assert game.n == n + 1
    assert Game.open(TORRES, game.file).state == game.state  # type: ignore[arg-type]  # it has a file


@pytest.mark.slow
def test_a_faulty_log_is_told_and_its_good_part_opened(player: Driver, tmp_path: Path) -> None:
    begin(player)
    file = player.game.session.game.file
    assert file is not None
    player.program.services.screens.top.leave()
    broken = tmp_path / "games" / "broken.torres"
    lines = file.read_bytes().split(b"\n")
    # The sum's last digit is another one now.
    lines[2] = lines[2][:-3] + (b'1"}' if lines[2][-3:-2] == b"0" else b'0"}')
    broken.write_bytes(b"\n".join(lines))
    player.program.flow.open_game(broken)
    player.rounds(2)
    dialog = shown(player).dialog
    assert isinstance(dialog, ChoiceDialog)
    assert "broken.torres, line 3" in " ".join(dialog.lines)
    assert broken.read_bytes() == b"\n".join(lines), "the faulty file is never altered"
    player.spot("answer:salvage")
    player.rounds(3)
    assert isinstance(player.program.services.screens.top, PlayScreen)
    assert player.game.session.game.n >= 1


@pytest.mark.slow
def test_top_left_corner_of_a_panel_swallows_the_click(player: Driver) -> None:
    begin(player)
    panel = player.program.hud.rect_of(TurnPanel)
    assert panel is not None
    px = player.program.hud.pixels_per_unit
    n, selection = player.game.session.game.n, player.game.controller.selection
    player.click((panel.x + 4) * px, (panel.y + 4) * px)
    assert player.game.session.game.n == n
    assert player.game.controller.selection == selection
    assert player.game.view.hover is None


@pytest.mark.slow
def test_a_disabled_button_says_why(player: Driver) -> None:
    begin(player)
    for _ in range(5):
        player.spot("score")
        player.wait()
    player.spot("add_knight")
    assert "action points" in player.program.hud.toast


@pytest.mark.slow
def test_analysis_is_made_aside_and_leads_into_the_replay(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "ADVISER", "easy")  # the best one takes its time
    example = EXAMPLES / "015-romanian-variant-2p.torres"
    file = tmp_path / "games" / example.name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(example.read_bytes())
    player.program.flow.open_replay(file)
    player.rounds(2)
    player.spot("analyse")
    screen = player.program.services.screens.top
    assert isinstance(screen, AnalysisScreen)
    waiting = shown(player).screen
    assert isinstance(waiting, AnalysisModel)
    assert waiting.working
    screen.worker.wait(120)
    assert screen.worker.progress == 1.0
    player.rounds(2)
    page = shown(player).screen
    assert isinstance(page, AnalysisModel)
    assert [line.name for line in page.lines] == [p.name for p in Game.open(TORRES, example).header.setup.players]
    assert len(page.turning) == 3
    final = [line.points[-1] for line in page.lines]
    assert final == [float(score) for score in Game.open(TORRES, example).state.scores], (
        "in the end nothing is uncertain"
    )
    row = page.turning[0]
    assert row.better
    player.spot("turns:all")
    player.spot(f"turning:{row.turn}")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, BetterTurn)
    player.spot("prompt:game")
    player.rounds(2)
    replay = player.program.services.screens.top
    assert type(replay) is ReplayScreen
    assert replay.at == row.at


@pytest.mark.slow
def test_a_game_of_fewer_players_after_one_of_more(player: Driver) -> None:
    four = tuple(Draft(name, colour) for name, colour in zip("abcd", COLOURS, strict=False))
    for count in (4, 2, 3):
        player.torres_menus.flow.start_game(SetupDraft(four[:count], "rio-grande-1999", "basic"))
        player.rounds(3)
        assert player.game.session.state.players == count
        player.program.flow.open_menu()
        player.rounds(2)
        assert isinstance(shown(player).screen, MenuModel)


@pytest.mark.long
def test_a_replay_out_of_a_game_leaves_its_overlays_and_hint_alone(player: Driver) -> None:
    begin(player)
    table = player.torres.table
    player.spot("overlay:castles")
    hinted(player)
    player.game.controller.hints.worker.wait(60)
    player.rounds(3)
    shown = len(table.scene.ghostly.children)
    assert shown
    player.spot("menu")
    player.spot("replay")
    player.rounds()
    assert (table.overlays.active, len(table.scene.ghostly.children)) == (frozenset(), 0)
    player.spot("close")
    player.spot("resume")
    player.rounds()
    assert (table.overlays.active, len(table.scene.ghostly.children)) == ({"castles"}, shown)


@pytest.mark.slow
def test_the_replay_of_a_running_game_shows_no_hands(player: Driver) -> None:
    begin(player)
    assert shown(player).panels.get("hand") is not None
    player.spot("menu")
    player.spot("replay")
    player.program.services.screens.top.key("undo")
    player.rounds()
    assert shown(player).replay is not None
    assert shown(player).panels.get("hand") is None


@pytest.mark.slow
def test_what_happened_before_is_told_when_a_game_goes_on(open_program: Opens) -> None:
    player = open_program()
    begin(player)
    told = player.game.playback.log
    assert told
    player.program.close()
    again = open_program()
    again.spot("continue")
    again.rounds(3)
    assert again.game.playback.log == told


@pytest.mark.slow
def test_a_broken_game_in_the_list_leads_to_its_good_part(player: Driver) -> None:
    begin(player)
    file = player.game.session.game.file
    assert file is not None
    player.program.flow.open_menu()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:2], "no line of a game\n", *lines[2:]]), "utf-8")
    player.rounds()
    player.spot("games")
    player.spot("open")
    player.spot("answer:salvage")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, PlayScreen)
    assert player.game.session.game.file != file


@pytest.mark.slow
def test_a_refusal_goes_when_something_else_is_done(player: Driver) -> None:
    begin(player)
    hud = player.program.hud
    king = player.game.session.state.king.bit_length() - 1
    player.spot("stack:0")
    player.square(king)
    assert hud.toast
    player.spot("prompt")
    assert hud.toast, "letting go is not yet something else"
    player.spot("stack:0")
    assert not hud.toast


@pytest.mark.slow
def test_ending_a_turn_early_tells_what_is_lost(player: Driver) -> None:
    begin(player)
    player.spot("end_turn")
    question = shown(player).dialog
    assert isinstance(question, EndQuestion)
    assert question.lost == "5 AP and 3 blocks"
    player.spot("end_anyway")
    dialog = shown(player).dialog
    assert isinstance(dialog, EndTurnDialog)
    assert dialog.ap == player.game.session.state.ap == 5
    player.spot("cancel")
    assert shown(player).dialog is None


def test_automatic_quality_is_measured_again_when_it_is_chosen(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    player.rounds(5)
    measured: list[str] = []

    def choose() -> str:
        measured.append("medium")
        return "medium"

    monkeypatch.setattr(player.torres.table, "choose_quality", choose)
    player.rounds(3)
    assert not measured, "a quality that was chosen by hand stays"
    player.program.set_setting("quality", "auto")
    player.rounds(3)
    assert measured == ["medium"], "measured once, at any time"
    assert player.program.services.settings.measured_quality == "medium"
