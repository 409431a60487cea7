"""External bots play; a faulty one ends with a message."""

import logging
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.games.torres.random_games import new_game
from tests.games.turm_bauer.random_games import built, opened
from torres3d.bots.protocol import external_bot
from torres3d.bots.protocol.external_bot import ExternalBot, ExternalBotFault, ExternalProgram
from torres3d.bots.protocol.messages import InfoLine
from torres3d.games.torres.bots.protocol import PROTOCOL as TORRES_PROTOCOL
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.turm_bauer.bots.protocol import PROTOCOL as TURM_PROTOCOL
from torres3d.games.turm_bauer.rules import decide as turm_decide
from torres3d.games.turm_bauer.rules import legal as turm_legal
from torres3d.games.turm_bauer.rules import seat_view as turm_view
from torres3d.games.turm_bauer.rules.commands import Placement

PROTOCOLS = {each.name: each for each in (TORRES_PROTOCOL, TURM_PROTOCOL)}
BOT = Path(__file__).with_name("scripted_bot.py")
GRACE = 0.2
FAREWELL = 0.2

Makes = Callable[..., ExternalBot]


@pytest.fixture
def make() -> Iterator[Makes]:
    """Makes bots that do what a word says; all are ended with the test."""
    made: list[ExternalBot] = []

    def bot(*words: str, seconds: float = 20.0, start: float = 20.0, game: str = "torres") -> ExternalBot:
        command = (sys.executable, "-S", str(BOT), *words)
        program = ExternalProgram("Any", ("torres", "turm"), command, seconds, start)
        made.append(ExternalBot("mine", program, PROTOCOLS[game], 1, GRACE, FAREWELL))
        return made[-1]

    yield bot
    for each in made:
        each.close()


def test_a_program_plays_torres(make: Makes) -> None:
    bots = [make("plays"), make("plays")]
    heard: list[InfoLine] = []
    bots[0].listen = heard.append
    state = new_game()
    while state.actor is not None:
        command = bots[state.actor].choose(view(state, state.actor))
        assert command == legal(state)[-1]
        state = apply(state, command)
    assert len(heard) > 10
    assert heard[9] == InfoLine("thinking", 10, 0.5)


def test_a_program_plays_turm_bauer(make: Makes) -> None:
    bot, state = make("plays", game="turm"), opened()
    for _ in range(12):
        assert state.actor is not None
        choice = bot.choose(turm_view.view(state, state.actor))
        assert choice == turm_legal.legal(state)[-1]
        state = turm_decide.apply(state, built(choice) if isinstance(choice, Placement) else choice)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "reason", "said"),
    [
        ("dies_at_start", "foreign_ended", "status 1); its last output: “no brain found”"),
        ("dies", "foreign_ended", "status 1); its last output: “KeyError: 'tower'”"),
        ("closes", "foreign_closed", "of the bot `mine` closed its output"),
        ("never_ready", "foreign_no_start", "not ready after 0.3 seconds"),
        ("silent", "foreign_late", "no answer within 0.3 seconds"),
        ("other_version", "foreign_version", "speaks version 7 of the protocol; this program speaks 1"),
        ("other_game", "foreign_game", "does not play `torres`; it plays: “chess”"),
        ("illegal", "foreign_illegal", 'chose an illegal command: “{"type":"found","at":"a1"}”'),
        ("no_command", "foreign_garbled", "castle"),
        ("none", "foreign_garbled", 'sent “{"type": "commands", "id": 1, "commands": []}”'),
        ("other_id", "foreign_garbled", "commands, id 1"),
        ("garbled", "foreign_garbled", "sent “I move to c4␛[2J”"),
        ("deep", "foreign_garbled", "[[[["),
        ("bytes", "foreign_garbled", "sent “"),
        ("talks", "foreign_talks", "more than 1000 messages"),
        ("huge", "foreign_too_long", "a line of more than 1048576 bytes"),
        ("endless", "foreign_too_long", "a line of more than 1048576 bytes"),
        ("gives_up", "foreign_gave_up", "gave up: “too hard for me”"),
    ],
)
def test_what_is_wrong_is_told_and_the_program_ended(
    make: Makes, what: str, reason: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_bot, "MAX_ATTEMPTS", 1)
    timed = 0.3 if what in ("silent", "never_ready") else 20.0
    bot, state = make(what, seconds=timed, start=timed), new_game()
    started = watched(monkeypatch)
    with pytest.raises(ExternalBotFault) as told:
        bot.choose(view(state, 0))
    assert told.value.reason == reason
    assert said in str(told.value)
    assert "`mine`" in str(told.value)
    assert len(started) == 1
    assert started[0].has_ended(20)


def watched(monkeypatch: pytest.MonkeyPatch) -> list[external_bot.LineProgram]:
    """All programs that are started from now on."""
    found: list[external_bot.LineProgram] = []
    start = external_bot.LineProgram

    def noted(*given: object) -> external_bot.LineProgram:
        found.append(start(*given))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(external_bot, "LineProgram", noted)
    return found


def test_a_program_that_cannot_be_started_is_told(make: Makes, tmp_path: Path) -> None:
    program = ExternalProgram("Gone", ("torres",), ("./gone", "now"), folder=str(tmp_path))
    bot = ExternalBot("gone", program, TORRES_PROTOCOL, 1, GRACE, FAREWELL)
    with pytest.raises(ExternalBotFault, match=r"the program of the bot `gone` cannot be started: .*gone.*`command`"):
        bot.choose(view(new_game(), 0))


def test_a_program_that_dies_once_is_started_anew_and_its_fault_told(
    make: Makes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts, state = tmp_path / "starts", new_game()
    bot = make("dies_once", str(starts))
    with caplog.at_level(logging.WARNING):
        assert bot.choose(view(state, 0)) == legal(state)[-1]
    assert starts.read_text().count("started") == 2
    assert "the program of the bot `mine` ended (status 4)" in caplog.text


def test_after_three_faults_in_a_row_it_is_given_up(make: Makes, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    bot = make("gives_up", str(starts))
    with pytest.raises(ExternalBotFault, match="too hard for me"):
        bot.choose(view(new_game(), 0))
    assert starts.read_text().count("started") == 3


@pytest.mark.parametrize("hurried", [True, False])
def test_who_is_told_to_stop_still_answers(make: Makes, hurried: bool) -> None:
    bot, state = make("when_stopped", seconds=20.0 if hurried else 0.1), new_game()
    assert bot.choose(view(state, 0), lambda: hurried) == legal(state)[-1]


def test_a_program_that_does_not_quit_is_ended(make: Makes, monkeypatch: pytest.MonkeyPatch) -> None:
    started = watched(monkeypatch)
    bot = make("stays")
    bot.choose(view(new_game(), 0))
    bot.close()
    assert started[0].has_ended(20)


def test_a_program_ends_with_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    started = watched(monkeypatch)
    program = ExternalProgram("Any", ("torres",), (sys.executable, "-S", str(BOT), "stays"))
    bot = ExternalBot("mine", program, TORRES_PROTOCOL, 1, GRACE, FAREWELL)
    bot.choose(view(new_game(), 0))
    running = started.pop()
    process = running._process  # noqa: SLF001  # what is left when nobody holds the program
    del bot, running
    assert process.wait(20) is not None


def test_what_was_planned_is_done_while_nothing_unforeseen_happens() -> None:
    lines, state = TORRES_PROTOCOL, new_game(seed=3)
    rng = random.Random(1)
    kept = dropped = 0
    while state.actor is not None:
        seat = state.actor
        command = rng.choice(legal(state))
        before, state = state, apply(state, command)
        planned = lines.as_planned(view(before, seat), command, view(state, seat))
        if command.__struct_config__.tag in ("buy", "keep"):
            assert not planned
            dropped += 1
        elif command.__struct_config__.tag in ("move", "build", "score"):
            assert planned
            kept += 1
    assert kept > 20
    assert dropped > 2
