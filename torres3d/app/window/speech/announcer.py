"""Announcer: what is new on the screen and worth saying. Pure; gets what the panels show, and says nothing itself."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from torres3d.app.window.settings import SpeechLevel
from torres3d.hud.kit.toast_and_sound_effects import HudEffect, ToastSaid
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogLine, LogModel, LogTurn
from torres3d.hud.screen_texts import ScreenTexts
from torres3d.i18n.texts import Translate

SETTLED = 0.1
"""Seconds for which the mouse points at something before that is said: on its way it passes many things."""
WHOLE_PAGE = 12
"""Texts up to which a full screen is read when it opens, or where it changes; of one with more only the title is."""
MOST_LINES = 30
"""Lines of the log that are said at once."""

Pieces = list[str]


class News(NamedTuple):
    """Texts to say one after another, and whether they take the place of what is being said."""

    texts: tuple[str, ...]
    at_once: bool


class Announcer:
    """Remembers what was said; `news` gives what has come since."""

    def __init__(self) -> None:
        self._effects: int | None = None
        self._prompt = ""
        self._waited: list[str] = []
        """The prompts since somebody was asked for something."""
        self._page = ""
        self._words: tuple[str, ...] = ()
        self._read: dict[str, tuple[str, ...]] = {}
        self._log: tuple[int, int | None] | None = None
        self._tip: tuple[str, ...] = ()
        self._focus: tuple[tuple[str, str], tuple[str, ...]] = (("", ""), ())
        self._pointed: object = None
        self._rested = 0.0
        self._asked = self._opened = False
        """Whether the player pressed something, and whether a page opened, since something was said."""

    def note_input(self) -> None:
        """The player pressed or clicked something: what is said next answers that, and interrupts."""
        self._asked = True

    def news(self, model: HudModel, screen: ScreenTexts, say: Translate, level: SpeechLevel, seconds: float) -> News:
        """What to say now that ``seconds`` have passed; nothing that was said before and is only shown again."""
        everything = level == "all"
        told: Pieces = [*self._new_toasts(model.effects)]
        log = self._new_log(model.log, say)
        # The prompt of a bot's step says what the log does.
        told += [line for line in log if not any(_same(line, each) for each in self._waited)] if everything else []
        page = self._new_page(screen)
        told += page
        told += self._new_reading(screen)
        told += [each for each in self._new_prompt(screen) if not told or not _same(each, told[-1])]
        pointed = self._new_pointed(model, screen, seconds) if everything else []
        told += pointed
        # A page that opens puts the focus on a button, which follows its words.
        at_once = self._asked or (bool(pointed) and not self._opened)
        if told:
            self._asked, self._opened = False, bool(page)
        return News(tuple(told), at_once)

    def _new_toasts(self, effects: Sequence[HudEffect]) -> Iterator[str]:
        before, self._effects = self._effects, max((effect.number for effect in effects), default=self._effects or 0)
        for effect in effects:
            if before is not None and effect.number > before and isinstance(effect, ToastSaid):
                yield effect.text
                yield effect.more

    def _new_prompt(self, screen: ScreenTexts) -> Pieces:
        prompt, before = screen.prompt, self._prompt
        # What is hidden for a moment, while something moves, is not said again.
        if not prompt or prompt == before:
            return []
        self._prompt = prompt
        # A bot thinks and plays in turns.
        again = screen.waiting and prompt in self._waited
        self._waited = [*self._waited, prompt] if screen.waiting else []
        return [] if again else prompt.split("\n")

    def _new_page(self, screen: ScreenTexts) -> Pieces:
        before, self._page = self._page, screen.page
        words, self._words = self._words, screen.words
        if not screen.page:
            return []
        if screen.page == before:
            changed = [each for each in screen.words if each not in words]
            return changed if len(changed) <= WHOLE_PAGE else []
        self._prompt = ""  # once the page is gone, it is new again
        whole = "Dialog" in screen.page or len(screen.words) <= WHOLE_PAGE
        return list(screen.words if whole else screen.words[:1])

    def _new_reading(self, screen: ScreenTexts) -> Pieces:
        before, self._read = self._read, dict(screen.read)
        return [each for name, words in screen.read if before.get(name) != words for each in words]

    def _new_log(self, log: LogModel | None, say: Translate) -> Pieces:
        if log is None:
            self._log = None
            return []
        lines = [(turn, line) for turn in log.turns for line in turn.lines]
        before, self._log = self._log, (len(lines), log.now)
        if before is None:
            return []
        names = [player.called for player in log.players]
        found: list[tuple[LogTurn, LogLine]] = []
        if log.now is not None:
            found = [] if log.now == before[1] else [(turn, line) for turn, line in lines if line.at == log.now]
        elif before[1] is None:
            found = lines[before[0] :]
        return [line.whole(names, say) or line.brief(turn, names, say) for turn, line in found[-MOST_LINES:]]

    def _new_pointed(self, model: HudModel, screen: ScreenTexts, seconds: float) -> Pieces:
        """What is under the cursor or the mouse: a thing of the table with its tip, or a button."""
        tip = model.tooltip
        lines = () if tip is None or screen.page else tuple(each for each in (tip.title, *tip.lines) if each)
        focus = screen.focus, screen.focus_words
        by_keys = model.tip_at is not None and not screen.focus[1]
        pointed = lines, focus
        self._rested = self._rested + seconds if pointed == self._pointed else 0.0
        self._pointed = pointed
        if not (by_keys or self._asked) and self._rested < SETTLED:
            return []
        said_tip, self._tip = self._tip, lines or self._tip
        said_focus, self._focus = self._focus, focus
        found: Pieces = []
        if focus != said_focus and screen.focus[1]:
            if screen.focus[0] != said_focus[0][0]:
                found += screen.around
            found += screen.focus_words
        elif said_focus[0][1] and self._asked and not screen.page:
            found += lines or screen.prompt.split("\n")  # the board has the keys again
        # By itself, as while a bot plays, a thing that stays under the cursor only looks different.
        elif lines and not screen.focus[1] and lines != said_tip and (self._asked or lines[:1] != said_tip[:1]):
            found += lines
        return found


def _same(one: str, other: str) -> bool:
    return one.rstrip(".") == other.rstrip(".")
