"""What is worth saying: new things once, answers to the player at once, the mouse only where it rests."""

import pytest
from msgspec.structs import replace

from tests.house.places import ROOT
from torres3d.app.window.settings import SpeechLevel
from torres3d.app.window.speech.announcer import MOST_LINES, SETTLED, Announcer, News
from torres3d.hud.kit.toast_and_sound_effects import HudEffect, SoundPlayed, ToastSaid
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogLine, LogModel, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.screen_texts import ScreenTexts
from torres3d.i18n.texts import Texts

SAY = Texts(ROOT / "config/locale", "en", [])
TIP = HudModel(tooltip=TooltipModel(("A knight of Ana.",), "c3, level 1"), tip_at=(5, 5))


class Listener:
    """Asks an announcer round by round."""

    def __init__(self, level: SpeechLevel = "all") -> None:
        self.announcer = Announcer()
        self._level = level

    def news(self, model: HudModel, texts: ScreenTexts | None = None, seconds: float = 0.01) -> News:
        return self.announcer.news(model, texts or ScreenTexts(), SAY, self._level, seconds)

    def hears(self, model: HudModel, texts: ScreenTexts | None = None, seconds: float = 0.01) -> tuple[str, ...]:
        return self.news(model, texts, seconds).texts


def asked(prompt: str, *answers: str) -> ScreenTexts:
    return ScreenTexts(prompt, answers)


def log_of(*texts: str, now: int | None = None) -> HudModel:
    lines = tuple(LogLine(number, sentence=text) for number, text in enumerate(texts))
    return HudModel(log=LogModel((LogTurn(None, 0, lines),), (), now=now))


def test_a_prompt_is_said_once_and_after_a_pause_not_again() -> None:
    listener = Listener("prompts")
    assert listener.hears(HudModel(), asked("Choose.", "Leave the king")) == ("Choose.", "Leave the king")
    assert listener.hears(HudModel(), asked("Choose.", "Leave the king")) == ()
    assert listener.hears(HudModel(), ScreenTexts()) == ()
    assert listener.hears(HudModel(), asked("Choose.", "Leave the king")) == ()
    assert listener.hears(HudModel(), asked("Where to?")) == ("Where to?",)
    assert listener.hears(HudModel(), asked("Choose.", "Leave the king")) == ("Choose.", "Leave the king")


def test_a_bot_that_thinks_and_plays_in_turns_is_told_once() -> None:
    listener = Listener()
    heard = []
    for _ in range(3):
        for prompt in ("Easy is thinking", "Easy is playing"):
            heard += listener.hears(HudModel(), ScreenTexts(prompt, waiting=True))
    assert heard == ["Easy is thinking", "Easy is playing"]
    assert listener.hears(HudModel(), asked("Choose.")) == ("Choose.",)
    assert listener.hears(HudModel(), ScreenTexts("Easy is thinking", waiting=True)) == ("Easy is thinking",)


def test_only_what_answers_the_player_interrupts() -> None:
    listener = Listener()
    assert not listener.news(HudModel(), asked("Choose.")).at_once
    listener.announcer.note_input()
    assert listener.news(HudModel(), asked("Where to?")).at_once
    assert not listener.news(HudModel(), asked("Ben plays")).at_once


def test_toasts_and_refusals_are_said_once_with_their_rule() -> None:
    listener = Listener("prompts")
    old: tuple[HudEffect, ...] = (ToastSaid(1, "old"),)
    assert listener.hears(HudModel(effects=old)) == (), "what was there before speech began"
    now = HudModel(effects=(*old, SoundPlayed(2, "click"), ToastSaid(3, "Too high.", "refusal", "R-5", "Rule: F2")))
    assert listener.hears(now) == ("Too high.", "Rule: F2")
    assert listener.hears(now) == ()


def test_the_log_is_said_line_by_line_as_it_grows() -> None:
    listener = Listener()
    assert listener.hears(log_of("a", "b")) == (), "of a game that was begun before"
    assert listener.hears(log_of("a", "b", "c", "d")) == ("c", "d")
    assert listener.hears(log_of("a", "b")) == (), "taken back"
    assert listener.hears(log_of("a", "b", "e")) == ("e",)
    assert listener.hears(HudModel()) == ()
    assert listener.hears(log_of(*map(str, range(9)))) == (), "another game"
    assert len(listener.hears(log_of(*map(str, range(9 + 2 * MOST_LINES))))) == MOST_LINES


def test_what_log_prompt_and_message_say_together_is_said_once() -> None:
    listener = Listener()
    listener.hears(log_of())
    model = replace(log_of("Ana wins."), effects=(ToastSaid(1, "Ana wins!"),))
    assert listener.hears(model, asked("Ana wins")) == ("Ana wins!",)


def test_what_was_taken_back_is_named() -> None:
    listener = Listener()
    listener.hears(log_of("a", "b.", "c."))
    listener.announcer.note_input()
    assert listener.hears(log_of("a")) == ("Taken back: c.", "Taken back: b.")


def test_a_line_that_comes_between_others_is_said_and_those_are_not_again() -> None:
    listener = Listener()
    lines = [LogLine(number, sentence=text) for number, text in enumerate(("built", "slipped", "built here"))]
    first, then = (
        HudModel(log=LogModel((LogTurn(None, 0, each),), ())) for each in ((lines[1],), (lines[2], lines[1]))
    )
    listener.hears(log_of())
    assert listener.hears(first) == ("slipped",)
    assert listener.hears(then) == ("built here",)


def test_what_is_left_of_the_turn_is_said_where_it_changes() -> None:
    listener = Listener()
    turn = ScreenTexts("Choose.", turn=("Ana", "Round 1", "5 AP"))
    assert listener.hears(HudModel(), turn) == ("Round 1", "5 AP", "Choose.")
    assert listener.hears(HudModel(), turn._replace(turn=("Ana", "Round 1", "4 AP"))) == ("4 AP",)
    assert listener.hears(HudModel(), ScreenTexts("Ben plays", waiting=True, turn=("Ben", "Round 1", "3 AP"))) == (
        "Ben plays",
    )
    assert listener.hears(HudModel(), turn._replace(turn=("Ana", "Round 1", "4 AP")))[:2] == ("Round 1", "4 AP")


def test_answers_are_said_where_they_are_new_and_a_longer_prompt_is_continued() -> None:
    listener = Listener()
    assert listener.hears(HudModel(), asked("Where to?", "Stay")) == ("Where to?", "Stay")
    assert listener.hears(HudModel(), asked("To c3.", "Stay")) == ("To c3.",)
    assert listener.hears(HudModel(), asked("To c3. Press a key.", "Stay", "Ring")) == ("Press a key.", "Ring")


def test_a_prompt_that_only_names_another_place_is_not_said_beside_the_place() -> None:
    listener = Listener()
    for place, heard in (("c3", ("Build on c3.", "A tower.")), ("d3", ("d3", "A tower."))):
        listener.announcer.note_input()
        model = HudModel(tooltip=TooltipModel(("A tower.",), place), tip_at=(5, 5))
        assert listener.hears(model, asked(f"Build on {place}.")) == heard


def test_of_a_button_pressed_again_only_what_is_new_is_said() -> None:
    listener = Listener()
    texts = ScreenTexts(focus=("Page", "top"), focus_words=("Card", "Top"))
    for words, heard in ((("Card", "Top"), ("Card", "Top")), (("Card", "Top", "chosen"), ("chosen",))):
        listener.announcer.note_input()
        assert listener.hears(HudModel(), texts._replace(focus_words=words)) == heard
    listener.announcer.note_input()
    assert listener.hears(HudModel(), texts._replace(focus_words=("Card", "Top", "not available"))) == ()


def test_what_is_no_longer_chosen_is_said() -> None:
    listener, button = Listener(), ScreenTexts(focus=("Strip", "overlay:heights"))
    for words, heard in ((("Heights",), "Heights"), (("Heights", "chosen"), "chosen"), (("Heights",), "not chosen")):
        listener.announcer.note_input()
        assert listener.hears(HudModel(), button._replace(focus_words=words)) == (heard,)


def test_in_a_replay_the_line_of_the_moment_is_said() -> None:
    listener = Listener()
    listener.hears(log_of("a", "b", "c", now=0))
    assert listener.hears(log_of("a", "b", "c", now=1)) == ("b",)
    assert listener.hears(log_of("a", "b", "c", now=1)) == ()


def test_a_line_of_the_log_that_the_prompt_has_said_is_not_said_again() -> None:
    listener = Listener()
    listener.hears(log_of(), ScreenTexts("Easy builds on c3", waiting=True))
    assert listener.hears(log_of("Easy builds on c3."), ScreenTexts("Easy builds on c3", waiting=True)) == ()


def test_the_square_under_the_cursor_of_keys_is_said_at_once() -> None:
    listener = Listener()
    listener.announcer.note_input()
    heard = listener.news(TIP)
    assert (heard.texts, heard.at_once) == (("c3, level 1", "A knight of Ana."), True)
    assert listener.hears(TIP) == ()
    changed = replace(TIP, tooltip=TooltipModel(("The king.",), "c3, level 1"))
    assert listener.hears(changed, ScreenTexts(waiting=True)) == (), "while a bot plays it only looks different"
    more = replace(TIP, tooltip=TooltipModel(("The king.", "About 12 in 100 fall."), "c3, level 1"))
    assert listener.hears(more) == ("c3, level 1", "About 12 in 100 fall."), "what is known later"
    listener.announcer.note_input()
    changed = replace(TIP, tooltip=TooltipModel(("Nobody.",), "c3, level 1"))
    assert listener.hears(changed) == ("c3, level 1", "Nobody.")


def test_under_the_mouse_only_where_it_rests() -> None:
    listener = Listener()
    for square in ("a1", "b1", "c1"):
        assert listener.hears(HudModel(tooltip=TooltipModel((), square))) == ()
    assert listener.hears(HudModel(tooltip=TooltipModel((), "c1")), seconds=SETTLED / 2) == ()
    heard = listener.news(HudModel(tooltip=TooltipModel((), "c1")), seconds=SETTLED / 2)
    assert (heard.texts, heard.at_once) == (("c1",), True)


def test_a_button_with_the_keyboard_is_said_after_its_panel() -> None:
    listener = Listener()
    texts = ScreenTexts(focus=("TurnPanel", "stack:0"), focus_words=("3 blocks",), around=("Ana", "5 AP"))
    assert listener.hears(HudModel(), texts, SETTLED) == ()
    assert listener.hears(HudModel(), texts, SETTLED) == ("Ana", "5 AP", "3 blocks")
    beside = texts._replace(focus=("TurnPanel", "stack:1"), focus_words=("2 blocks",))
    listener.hears(HudModel(), beside, SETTLED)
    assert listener.hears(HudModel(), beside, SETTLED) == ("2 blocks",)
    listener.announcer.note_input()
    assert listener.hears(TIP) == ("c3, level 1", "A knight of Ana."), "the board has the keys again"


def test_a_page_is_read_when_it_opens_and_then_what_changes() -> None:
    listener = Listener("prompts")
    pause = ScreenTexts(page="PauseModel", words=("Pause", "The game is saved."))
    assert listener.hears(HudModel(), pause) == ("Pause", "The game is saved.")
    assert listener.hears(HudModel(), pause) == ()
    assert listener.hears(HudModel(), pause._replace(words=("Pause", "Not saved."))) == ("Not saved.",)
    long = ScreenTexts(page="KeysModel", words=tuple(map(str, range(60))))
    assert listener.hears(HudModel(), long) == ("0",), "of a long page the title"
    question = ScreenTexts(page="ChoiceDialog leave", words=tuple(map(str, range(60))), whole=True)
    assert listener.hears(HudModel(), question) == question.words, "a question is read to its end"


def test_after_a_page_its_first_button_follows_and_does_not_interrupt() -> None:
    listener = Listener()
    page = ScreenTexts(page="PauseModel", words=("Pause",), focus=("ScreenPanel", "resume"), focus_words=("Continue",))
    listener.announcer.note_input()
    assert listener.news(HudModel(), page._replace(focus=("", ""), focus_words=())).at_once
    listener.hears(HudModel(), page)
    heard = listener.news(HudModel(), page, SETTLED)
    assert (heard.texts, heard.at_once) == (("Continue",), False)


@pytest.mark.parametrize(("level", "heard"), [("prompts", ("Choose.",)), ("all", ("b", "Choose.", "c3, level 1"))])
def test_the_levels(level: SpeechLevel, heard: tuple[str, ...]) -> None:
    listener = Listener(level)
    listener.hears(log_of("a"))
    listener.announcer.note_input()
    model = replace(log_of("a", "b"), tooltip=TooltipModel((), "c3, level 1"), tip_at=(1, 1))
    assert listener.hears(model, asked("Choose.")) == heard


def test_a_line_names_its_player() -> None:
    listener = Listener()
    ana = PlayerLook(0, "Ana", "red")
    turn = LogTurn(0, 0, (LogLine(0, text="waits", seat=0),))
    listener.hears(HudModel(log=LogModel((), (ana,))))
    assert listener.hears(HudModel(log=LogModel((turn,), (ana,)))) == ("waits",)
