"""What is heard of a game of Turm Bauer: dice, places, refusals, falls, bots; and the tone of the risk in the hand."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.app.driver import button
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.whole_games import keys
from tests.voices import RecordingVoice
from torres3d.app.window.settings import Settings, SpeechLevel
from torres3d.app.window.sound import Sounds
from torres3d.games.turm_bauer.app.play.risk_meter import RiskMeter
from torres3d.games.turm_bauer.app.play.risk_tone import RiskTone
from torres3d.games.turm_bauer.app.presentation.sounds import RISK_TONE
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure

QUICK = Settings(quality="low", speech="all", instant=True, reduced_motion=True, recap="asked")
SECONDS, ROUND = 6.0, 0.02
Begins = Callable[..., Builder]
Played = list[tuple[str, float]]


@pytest.fixture
def begin(open_program: Opens, recorder: RecordingVoice) -> Begins:
    """Begins a game of three persons, with somebody at the keyboard; blocks at the given numbers slip."""

    def begun(
        settings: Settings = QUICK, levels: tuple[str | None, ...] = (None, None, None), **fate: object
    ) -> Builder:
        driver = open_program(settings)
        builder = Builder(Keys(driver.program, driver.screen))
        builder.begin(None, list(levels), judge=Fate(**fate), hand="mouse")  # type: ignore[arg-type]  # as given
        builder.wait()
        return builder

    return begun


def test_the_prompt_tells_the_dice_and_what_they_allow(begin: Begins, recorder: RecordingVoice) -> None:
    state = begin().state
    assert state.dice is not None
    first, second = state.dice
    told = recorder.wait_for("take a block" if first != second else "doubles")
    assert first == second or f"{first} and {second}" in told


def test_a_place_is_told_once_with_its_columns_and_what_it_opens(begin: Begins, recorder: RecordingVoice) -> None:
    builder = begin()
    keys(builder, "6")
    recorder.wait_for("N and the arrows lead it")
    keys(builder, "n")
    told = recorder.wait_for("Hold Enter to build")
    place = told.partition(" on ")[2].partition(".")[0]
    assert told.count(place) == 1, "the prompt names the place, too"
    trial = builder.top.controller.hand.trial
    assert trial is not None
    assert ("covers" in told) == (trial.cells is not None and len(trial.cells) > 1)
    before = len(recorder.texts)
    keys(builder, "n")
    assert "Hold Enter" not in recorder.wait_for("level", before), "only the place is another"


def test_with_prompts_only_the_place_is_in_the_prompt(begin: Begins, recorder: RecordingVoice) -> None:
    builder = begin(replace(QUICK, speech="prompts"))
    keys(builder, "6", "n")
    assert recorder.wait_for("Hold Enter").count(".") == 1


def test_a_refusal_says_why(begin: Begins, recorder: RecordingVoice) -> None:
    builder = begin()
    keys(builder, "8")
    assert builder.driver.program.hud.toast
    recorder.wait_for(builder.driver.program.hud.toast.rstrip("."))


def test_a_block_that_slips_is_told_with_the_tries_left(begin: Begins, recorder: RecordingVoice) -> None:
    builder = begin(slips=(1,))
    keys(builder, "6", "n", "enter")
    builder.wait()
    recorder.wait_for("slipped off. 2 more tries")
    recorder.wait_for(" slips from ")


def test_what_a_bot_does_is_told_line_by_line(begin: Begins, recorder: RecordingVoice) -> None:
    builder = begin(levels=(None, BOTS.level_ids()[0]))
    builder.wait_for_person()
    recorder.wait_for(" is thinking.")
    recorder.wait_for("Careless, bot, Blue: ")
    recorder.wait_for("Turn 2 of 48.")


# -- the tone -------------------------------------------------------------------------------------------------------


def tones(falls: float, speech: SpeechLevel = "all") -> Played:
    """What the tone plays while a block is held for some seconds at a place of this risk."""
    played: Played = []
    settings = replace(QUICK, speech=speech)
    tone = RiskTone(lambda name, pitch: played.append((name, pitch)), lambda: settings)
    for _ in range(round(SECONDS / ROUND)):
        tone.step(True, RiskFigure(falls, 0.0, falls, falls), ROUND)
    return played


def test_the_greater_the_risk_the_higher_and_quicker_is_the_tone() -> None:
    calm, doubtful, sure = (tones(falls) for falls in (0.0, 0.2, 1.0))
    assert {name for name, _ in (*calm, *sure)} == {RISK_TONE}
    assert calm[0][1] < doubtful[0][1] < sure[0][1]
    assert 0 < len(calm) < len(doubtful) < len(sure)


def test_without_speech_there_is_no_tone() -> None:
    assert tones(1.0, "off") == []
    assert tones(1.0, "prompts")


@pytest.mark.parametrize(("speech", "heard"), [("all", True), ("off", False)])
def test_the_tone_is_heard_while_a_block_is_held(
    begin: Begins, monkeypatch: pytest.MonkeyPatch, speech: SpeechLevel, heard: bool
) -> None:
    played: Played = []
    monkeypatch.setattr(Sounds, "play", lambda _sounds, name, pitch=1.0: played.append((name, pitch)))
    monkeypatch.setattr(RiskMeter, "figure_of", lambda _meter, _place: RiskFigure(0.3, 0.0, 0.2, 0.4))
    builder = begin(replace(QUICK, speech=speech))
    keys(builder, "6", "n")
    assert RISK_TONE not in dict(played), "it only lies there"
    builder.driver.down(button("enter"))
    builder.driver.rounds(20)
    assert (RISK_TONE in dict(played)) == heard
    builder.driver.up(button("enter"))
    builder.wait()
    played.clear()
    builder.driver.rounds(20)
    assert RISK_TONE not in dict(played)
