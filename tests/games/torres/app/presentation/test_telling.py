"""What the program tells while a game or a replay is shown: sounds, log, scoring board, in any language, once each."""

from collections.abc import Iterator

import pytest

from tests.app.driver import Driver
from tests.app.test_program import begin, shown
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.screens.replay_screen import STEP_PAUSE
from torres3d.games.torres.app.replay.replay_screen import READING, ReplayScreen
from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import events as e
from torres3d.hud.kit.toast_and_sound_effects import HudEffect, SoundPlayed, ToastSaid
from torres3d.hud.models.hud_model import HudModel

EXAMPLE = EXAMPLES / "015-romanian-variant-2p.torres"


@pytest.fixture
def replay(player: Driver) -> ReplayScreen:
    """The replay of an example."""
    player.program.flow.open_replay(EXAMPLE)
    player.rounds(2)
    screen = player.program.services.screens.top
    assert isinstance(screen, ReplayScreen)
    return screen


def new_effects(player: Driver, since: int) -> list[HudEffect]:
    """The effects in the model after the number ``since``."""
    return [effect for effect in shown(player).effects if effect.number > since]


def to_scoring(replay: ReplayScreen) -> int:
    """Jump to just before the first scoring; how many commands have been given then."""
    scored = next(n for n, step in enumerate(replay.steps) if any(isinstance(v, e.CastlesScored) for v in step.events))
    replay.jump(scored)
    return scored


def play_on(player: Driver, rounds: int) -> Iterator[HudModel]:
    """What lies on the screen in each of some rounds."""
    for _ in range(rounds):
        player.rounds()
        yield shown(player)


@pytest.mark.slow
def test_a_replay_is_heard_logged_and_scored_like_a_game(player: Driver, replay: ReplayScreen) -> None:
    at = to_scoring(replay)
    player.rounds(2)
    heard = player.program.services.effects.last
    before = replay.playback.log
    player.spot("replay:forward")
    boards = [model.panels.get("scoring") for model in play_on(player, 400) if model.panels.get("scoring") is not None]
    assert boards[-1].done
    assert [column.after for column in boards[-1].columns] == list(replay.steps[at].after.scores)
    assert any(column.after is None for column in boards[0].columns), "column by column"
    sounds = [effect.name for effect in new_effects(player, heard) if isinstance(effect, SoundPlayed)]
    assert sounds.count("score") >= 2
    player.spot("scoring")
    player.rounds(40)
    assert shown(player).panels.get("scoring") is None
    told = tuple(told.event for told in replay.playback.log)
    assert told[-len(replay.steps[at].events) :] == replay.steps[at].events
    assert replay.playback.log != before


@pytest.mark.slow
def test_a_playing_replay_goes_on_after_a_scoring_and_jumps_in_silence(player: Driver, replay: ReplayScreen) -> None:
    at = to_scoring(replay)
    player.program.set_setting("reduced_motion", "true")
    player.spot("replay:play")
    seen = 0
    for model in play_on(player, round((READING + 30 + 3 * STEP_PAUSE) / 0.05)):
        seen += model.panels.get("scoring") is not None and model.panels["scoring"].done
    assert seen > READING / 0.05 / 2, "there is time to read"
    assert replay.at > at + 1, "and then it goes on by itself"
    player.spot("replay:pause")
    player.rounds(2)
    heard = player.program.services.effects.last
    replay.jump(10)
    player.rounds(3)
    assert not new_effects(player, heard)
    assert not player.torres.table.animating
    assert replay.playback.log[-1].event == replay.steps[9].events[-1]


@pytest.mark.slow
def test_a_card_played_in_a_replay_turns_over(player: Driver, replay: ReplayScreen) -> None:
    played = next(n for n, step in enumerate(replay.steps) if isinstance(step.command, c.Play))
    replay.jump(played)
    heard = player.program.services.effects.last
    replay.forward()
    player.rounds()
    command = replay.steps[played].command
    assert isinstance(command, c.Play)
    (turned,) = [effect for effect in new_effects(player, heard) if isinstance(effect, CardTurned)]
    assert turned.card == command.card
    assert turned.seat == replay.steps[played].by
    assert turned.near == (turned.seat == player.torres.table.near)


@pytest.mark.slow
def test_a_replay_says_who_won_when_its_end_is_reached(player: Driver, replay: ReplayScreen) -> None:
    replay.jump(len(replay.steps) - 1)
    player.rounds(2)
    assert shown(player).prompt is None
    replay.jump(len(replay.steps))
    player.rounds(2)
    prompt = shown(player).prompt
    assert prompt is not None
    winners = [replay.players[seat].name for seat in replay.state.winners]
    assert winners
    assert all(name in prompt.text for name in winners)


@pytest.mark.slow
def test_another_language_rewords_what_was_logged(player: Driver) -> None:
    begin(player)
    player.give(next(command for command in player.game.session.commands if isinstance(command, c.Build)))
    log = shown(player).log
    assert log is not None
    hud = player.program.hud
    english = hud.log_lines
    player.program.set_setting("language", "de")
    player.rounds(2)
    german = hud.log_lines
    assert len(german) == len(english) > 2
    assert not set(german) & set(english)
    assert "Spieler 1" in german
    assert shown(player).log is not None
    assert shown(player).log.turns == log.turns  # type: ignore[union-attr]  # asserted above
    names = [look.name for look in shown(player).log.players]  # type: ignore[union-attr]
    assert names == ["Spieler 1", "Leicht"], "names nobody has written are said in German, too"
    score = shown(player).panels.get("score")
    assert score is not None
    assert [row.player.name for row in score.rows] == names


@pytest.mark.slow
def test_an_effect_is_performed_once(player: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(player)
    played: list[str] = []
    monkeypatch.setattr(player.program.services.sounds, "play", played.append)
    hud, services = player.program.hud, player.program.services
    services.toast("Seen.")
    services.effects.sound("marker")
    player.rounds(1)
    assert hud.toast == "Seen."
    assert played == ["marker"]
    player.rounds(60)
    for _ in range(3):
        services.screens.changed = True
        player.rounds()
    assert any(isinstance(effect, ToastSaid) for effect in shown(player).effects), "it is still in the model"
    assert hud.toast == "", "it faded and did not come again"
    assert played == ["marker"]


@pytest.mark.slow
def test_several_things_in_one_round_bring_the_screen_up_to_date_once(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(player)
    table = player.torres.table
    player.program.set_setting("reduced_motion", "true")
    player.rounds(3)
    shows: list[object] = []
    show = table.marks.show
    monkeypatch.setattr(table.marks, "show", lambda marks: (shows.append(marks), show(marks)))
    game = player.game
    builds = [command for command in game.session.commands if isinstance(command, c.Build)]
    game.controller.give(builds[0])
    game.key("undo")
    game.key("redo")
    game.key("stack_1")
    assert not shows, "nothing is brought up to date in between"
    player.rounds()
    assert len(shows) == 1
    player.rounds(3)
    assert len(shows) <= 2, "once more when everything was shown"
