"""What goes wrong in a game is said once for all games: by words of the game's own rules, or those of any game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from torres3d.app.session.game_error_dialogs import ErrorMessages
from torres3d.app.session.game_session import NotWanted
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.services import Services
from torres3d.app.window.settings import Settings
from torres3d.app.window.sound import Sounds
from torres3d.base import paths
from torres3d.base.worker_processes import CallFailure
from torres3d.bots.human_player_strengths import strengths_in
from torres3d.engine.log_errors import StaleCommand, UndoRefused, WriteFault
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules import refusals as of_torres
from torres3d.games.torres.words.event_sentences import refusal
from torres3d.games.turm_bauer.rules import refusals as of_turm
from torres3d.games.turm_bauer.words.event_sentences import refusal as turm_refusal
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.i18n.texts import Texts

SAY = Texts(paths.config() / "locale", "en")
TORRES: Callable[[Any], str] = partial(refusal, names=(), say=SAY)
TURM: Callable[[Any], str] = partial(turm_refusal, say=SAY)


class Silence(Sounds):
    """Nothing is heard."""

    def __init__(self) -> None:
        pass


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(
        say=SAY,
        settings=Settings(),
        sounds=Silence(),
        languages=(),
        bindings=KeyBindings({}, {}),
        shelf=Shelf((), tmp_path),
        strengths={BOTS.game: strengths_in(tmp_path, BOTS)},
        colours={},
    )


@pytest.mark.parametrize(
    ("why", "error", "said", "rule"),
    [
        (TORRES, of_torres.IllegalCommand("no_such_stack", stack=2), "There is no stack 3.", "R-5.6"),
        (TURM, of_turm.IllegalCommand("no_field"), SAY("turm-refusal-no_field"), "T-6.1"),
        (TURM, NotWanted("Up to the lit field."), "Up to the lit field.", ""),
        (TORRES, StaleCommand(3, 4), "The position had already changed; nothing was done.", ""),
        (
            TORRES,
            UndoRefused("turn_ended", text="it has ended"),
            "The previous turn has ended and cannot be taken back.",
            "",
        ),
    ],
)
def test_what_is_refused_is_said_with_its_rule(
    services: Services, why: Callable[[Any], str], error: Exception, said: str, rule: str
) -> None:
    unwritten: list[WriteFault] = []
    with ErrorMessages(services, why, unwritten.append).shown() as attempt:
        raise error
    assert not attempt.went_well
    toast = services.effects.recent[0]
    assert isinstance(toast, ToastSaid)
    assert (toast.text, toast.kind, toast.link) == (said, "refusal", rule)
    assert unwritten == []


def test_a_log_that_cannot_be_written_is_told_to_who_asks(services: Services) -> None:
    fault = WriteFault("not_written", why="the disk is full")
    unwritten: list[WriteFault] = []
    errors = ErrorMessages(services, TURM, unwritten.append)
    with errors.shown() as attempt:
        raise fault
    assert not attempt.went_well
    assert unwritten == [fault]
    assert services.effects.recent == ()
    assert "Nothing can be written there: the disk is full." in " ".join(errors.of_log("x", fault).lines)


def test_what_can_be_done_is_done_in_silence(services: Services) -> None:
    done: list[int] = []
    unwritten: list[WriteFault] = []
    with ErrorMessages(services, TORRES, unwritten.append).shown() as attempt:
        done.append(1)
    assert attempt.went_well
    assert unwritten == []
    assert (done, services.effects.recent) == ([1], ())


def test_a_bot_that_was_stopped_is_no_fault_and_one_that_breaks_the_rules_says_which(services: Services) -> None:
    errors = ErrorMessages(services, TURM, [].append)
    stopped = errors.of_bot("x", CallFailure("stopped"), "Ada")
    assert len(stopped.lines) == 1
    wrong = errors.of_bot("x", of_turm.IllegalCommand("no_field"), "Ada")
    assert SAY("turm-refusal-no_field").rstrip(".") in wrong.lines[0]
    assert [answer for answer, _ in wrong.answers] == ["take_over", "again"]


def test_other_errors_are_not_kept_quiet(services: Services) -> None:
    with pytest.raises(ZeroDivisionError), ErrorMessages(services, TORRES, [].append).shown():
        raise ZeroDivisionError
