"""A game that ends in the window counts for the strength of the persons in it, and the result says so; or why not."""

import errno
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.bots.ended_games import FOUR, KIND, PLAYED, Played, finish, nearly_over, won
from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.app.play.seated import seat, seat_in_turn
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.bots.rated_games import Kept, StrengthFile, read_strength, write_strength
from torres3d.engine.log_entries import timestamp
from torres3d.games.game import Game
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen as TurmScreen
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint as TurmHint
from torres3d.games.turm_bauer.hud.models.result_models import EndModel as TurmEnd
from torres3d.games.turm_bauer.rules.commands import Stay
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.models.page_models import StrengthModel

AnyEnd = EndModel | TurmEnd
"""The result of a game."""


@pytest.fixture(params=PLAYED, ids=lambda played: played.game.id)
def played(request: pytest.FixtureRequest) -> Played:
    """Each game."""
    chosen: Played = request.param
    return chosen


@pytest.fixture
def file(tmp_path: Path, played: Played) -> Path:
    """Its log, which lacks the last command."""
    return nearly_over(tmp_path / "games" / f"g{played.game.suffix}", played.players)


def strengths(player: Driver, game: Game = PLAYED[0].game) -> PlayerStrengths:
    """What the program keeps."""
    return player.program.services.strengths[game.id]


def top(player: Driver) -> BasePlayScreen:
    """The game on the screen."""
    screen = player.program.services.screens.top
    assert isinstance(screen, BasePlayScreen)
    return screen


def opened(player: Driver, file: Path) -> None:
    """A game opened from its log."""
    player.program.flow.open_game(file)
    player.rounds(4)


def end(player: Driver) -> AnyEnd:
    """Give the last command of the game, and read its result."""
    player.wait()
    screen = top(player)
    if isinstance(screen, TurmScreen):
        screen.controller.give(Stay())
    else:
        assert isinstance(screen, PlayScreen)
        player.give(next(each for each in screen.session.commands if isinstance(each, EndTurn)))
    for _ in range(600):
        if isinstance(player.program.hud.model.screen, AnyEnd):
            break
        if player.sees("scoring"):
            player.spot("scoring")
        player.program.press("skip")
        player.rounds()
    return result(player)


def result(player: Driver) -> AnyEnd:
    """The result on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, AnyEnd)
    return screen


def said(shown: AnyEnd) -> dict[str, str]:
    """What a result says of the strength of each player."""
    return {row.name: row.strength for row in shown.rows}


@pytest.mark.slow
def test_a_game_that_ends_counts_and_the_result_tells(player: Driver, played: Played, file: Path) -> None:
    opened(player, file)
    shown = end(player)
    (counted,) = strengths(player, played.game).strength_of("ana").played
    assert sorted(rival.bot for rival in counted.rivals) == played.known, "nobody has measured `random`"
    others = [each.game for each in PLAYED if each is not played]
    assert [strengths(player, other).persons() for other in others] == [[]], "each game has strengths of its own"
    told = said(shown)
    assert told.pop("Ana").startswith("Elo ")
    assert set(told.values()) == {""}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["", "g" * 300])
def test_a_game_with_any_id_costs_no_other_when_it_ends(player: Driver, tmp_path: Path, game: str) -> None:
    """Fifty rated games were set aside because of the line of one that ended."""
    file = nearly_over(tmp_path / "games" / "g.torres", FOUR)
    lines = lines_of(file)
    lines[0]["game"] = game
    write_lines(file, lines)
    kept = strengths(player)
    write_strength(
        kept.file, KIND, Kept(tuple(won("Ana", f"before{number}") for number in range(50)), {}, searched=True)
    )
    opened(player, file)
    assert said(end(player))["Ana"].startswith("Elo ")
    read = read_strength(kept.file, KIND)
    assert (len(read.played), read.faults) == (51, ())
    assert len(kept.strength_of("ana").played) == 51
    assert kept.fault is None


@pytest.mark.slow
def test_a_game_opened_at_its_end_again_counts_no_more(player: Driver, played: Played, file: Path) -> None:
    opened(player, file)
    told = said(end(player))
    player.spot("menu")
    opened(player, file)
    player.rounds(4)
    assert said(result(player)) == told, "it says what it said"
    assert len(strengths(player, played.game).strength_of("ana").played) == 1


def test_a_finished_game_from_elsewhere_does_not_count_when_it_is_looked_at(player: Driver, tmp_path: Path) -> None:
    player.rounds(20)
    file = nearly_over(tmp_path / "elsewhere" / "g.torres", FOUR)
    finish(file)
    opened(player, file)
    player.rounds(4)
    assert set(said(result(player)).values()) == {""}
    assert strengths(player).persons() == []


@pytest.mark.slow
def test_a_deleted_game_stays_counted(player: Driver, tmp_path: Path) -> None:
    file = nearly_over(tmp_path / "games" / "g.torres", FOUR)
    opened(player, file)
    end(player)
    player.spot("menu")
    player.program.services.shelf.remove(file)  # type: ignore[attr-defined]  # those of Torres
    assert len(strengths(player).strength_of("ana").played) == 1


@pytest.mark.slow
def test_a_game_with_a_hint_does_not_count_and_says_so(open_program: Opens, played: Played, file: Path) -> None:
    player = open_program()
    opened(player, file)
    player.wait()
    screen = top(player)
    if isinstance(screen, TurmScreen):
        screen.hints.begin(TurmHint((Stay(),), 0, 0.0, ()))
    else:
        assert isinstance(screen, PlayScreen)
        screen.controller.hints.begin(Hint(tuple(screen.session.commands[:1]), (), 0))
    player.rounds(2)
    assert any("will not count for your strength" in text for text in toasts(player))
    player.program.close()
    again = open_program()
    opened(again, file)
    assert said(end(again))["Ana"] == "not rated: hint"
    assert strengths(again, played.game).persons() == []


@pytest.mark.parametrize("earlier", [True, False])
def test_the_first_hint_of_a_game_that_counts_is_asked_for_twice(
    open_program: Opens, played: Played, file: Path, earlier: bool
) -> None:
    """The first game of somebody without a strength counts as well."""
    player = open_program()
    if earlier:
        strengths(player, played.game).remember([won("Ana", "earlier")])
    opened(player, file)
    player.wait()
    screen = top(player)
    assert isinstance(screen, PlayScreen | TurmScreen)
    hints = screen.hints if isinstance(screen, TurmScreen) else screen.controller.hints
    player.program.press("h")
    player.rounds(2)
    assert not hints.active
    assert any("Ask again" in text for text in toasts(player))
    assert strengths(player, played.game).why_out(screen.session.game.header.game) is None
    player.program.press("h")
    player.rounds(2)
    assert hints.active
    hints.close()


def toasts(player: Driver) -> list[str]:
    """The short messages that were shown."""
    effects = player.program.services.effects
    return [effect.text for effect in effects.recent if isinstance(effect, ToastSaid)]


@pytest.mark.slow
def test_a_hint_among_persons_says_nothing_of_strength(player: Driver) -> None:
    seat_in_turn(player)
    player.game.controller.hints.begin(Hint(tuple(player.game.session.commands[:1]), (), 0))
    assert (
        not strengths(player).file.exists() or strengths(player).why_out(player.game.session.game.header.game) is None
    )


@pytest.mark.slow
def test_a_game_in_which_a_person_went_on_for_a_bot_does_not_count(player: Driver) -> None:
    seat(player, (None, "easy"))
    game = player.game.session
    for _ in range(400):
        if game.bot_turns.thinking:
            game.bot_turns.stop_thinking()
            break
        if game.ready:
            player.give(game.commands[0])
        player.rounds()
    player.rounds(4)
    player.spot("answer:take_over")
    assert strengths(player).why_out(game.game.header.game) == "taken_over"


@pytest.mark.slow
def test_a_game_in_which_a_person_plays_for_a_bot_that_is_not_there_does_not_count(
    player: Driver, played: Played, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was rated as one against that bot."""
    bots = played.game.bots()
    left = tuple(level for level in bots.level_ids() if level != played.known[0])
    monkeypatch.setattr(bots, "level_ids", lambda: left)
    opened(player, file)
    assert strengths(player, played.game).why_out(top(player).session.game.header.game) == "taken_over"


@pytest.mark.slow
def test_a_game_that_goes_on_from_a_moment_of_another_does_not_count(
    player: Driver, played: Played, file: Path
) -> None:
    player.program.flow.open_replay(file)
    replay = player.program.services.screens.top
    assert isinstance(replay, BaseReplayScreen)
    replay.jump(300)
    player.rounds(2)
    player.spot("branch")
    player.rounds(2)
    player.spot("play_on")
    player.rounds(4)
    assert top(player).session.game.file != file
    assert said(end(player))["Ana"] == "not rated: continued"
    assert strengths(player, played.game).persons() == []


def test_games_finished_before_there_was_a_file_are_found_at_the_first_start(
    open_program: Opens, tmp_path: Path
) -> None:
    finish(nearly_over(tmp_path / "games" / "g.torres", FOUR))
    finish(nearly_over(tmp_path / "games" / "copied.torres", FOUR, at=timestamp()))
    player = open_program()
    while player.program.later:
        player.rounds()
    assert [played.game for played in strengths(player).strength_of("ana").played] != []
    assert len(strengths(player).strength_of("ana").played) == 1
    strengths(player).forget("ana")
    player.program.close()
    again = open_program()
    while again.program.later:
        again.rounds()
    assert strengths(again).persons() == [], "what was forgotten is not found again"


@pytest.mark.slow
def test_a_faulty_file_never_stops_the_start_and_is_told(open_program: Opens, tmp_path: Path) -> None:
    (tmp_path / KIND.name).write_text("nonsense")
    player = open_program()
    while player.program.later:
        player.rounds()
    player.rounds(2)
    dialog = player.program.hud.model.dialog
    assert dialog is not None
    assert dialog.title == "Your strength record cannot be used"
    player.spot("answer:ok")
    assert (tmp_path / f"{KIND.name}.old").read_text() == "nonsense"


@pytest.mark.slow
def test_a_file_of_a_later_version_is_told_and_stays(open_program: Opens, tmp_path: Path) -> None:
    later = f'{{"format":"{KIND.format}","version":99}}\n'
    (tmp_path / KIND.name).write_text(later)
    player = open_program()
    while player.program.later:
        player.rounds()
    player.rounds(2)
    dialog = player.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.lines[-1] == player.program.services.say("fault-strength-todo-later")
    player.spot("answer:ok")
    assert (tmp_path / KIND.name).read_text() == later
    assert not (tmp_path / f"{KIND.name}.old").exists()


def test_a_faulty_file_of_a_game_whose_logs_are_not_searched_is_told_with_its_page(
    open_program: Opens, tmp_path: Path
) -> None:
    kind = PLAYED[1].kind
    (tmp_path / kind.name).write_text("nonsense")
    player = open_program()
    player.spot("game:turm")
    while player.program.later:
        player.rounds()
    assert player.program.hud.model.dialog is None
    player.spot("strength")
    dialog = player.program.hud.model.dialog
    assert dialog is not None
    assert kind.name in dialog.lines[0]
    assert "continues to count" in dialog.lines[1]
    player.spot("answer:ok")
    assert (tmp_path / kind.name).read_text() == "nonsense", "nothing is written before there is something to keep"
    assert not strengths(player, PLAYED[1].game).searched


def test_no_log_is_read_for_a_game_without_elo_of_earlier_releases(
    open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(nearly_over(tmp_path / "games" / "g.turm", PLAYED[1].players))
    monkeypatch.setattr("torres3d.app.menus.strength_screens.earlier_records", None)
    player = open_program()
    strengths(player).take_earlier([])  # those of Torres
    player.spot("game:turm")
    while player.program.later:
        player.rounds()
    assert not (tmp_path / PLAYED[1].kind.name).exists()


@pytest.mark.slow
def test_a_full_disk_is_told_and_the_result_is_there(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: Path, _kind: StrengthFile, _kept: Kept) -> None:
        raise OSError(errno.ENOSPC, "no room")

    opened(player, nearly_over(tmp_path / "games" / "g.torres", FOUR))
    while player.program.later:
        player.rounds()
    monkeypatch.setattr("torres3d.bots.human_player_strengths.write_strength", full)
    assert set(said(end(player)).values()) == {""}
    dialog = player.program.hud.model.dialog
    assert dialog is not None
    assert KIND.name in dialog.lines[0]


@pytest.mark.slow
def test_while_a_game_is_played_earlier_ones_wait_for_the_page(open_program: Opens, tmp_path: Path) -> None:
    for number in range(3):
        finish(nearly_over(tmp_path / "games" / f"{number}.torres", FOUR))
    player = open_program()
    seat(player, (None, "easy"))
    while player.program.later:
        player.rounds()
    assert not strengths(player).searched
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("strength")
    player.rounds(6)
    screen = player.program.hud.model.screen
    assert isinstance(screen, StrengthModel)
    assert len(screen.course) == 3
