"""Announcer: what is new on the screen and worth saying. Pure; gets what the panels show, and says nothing itself."""

from collections import defaultdict
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
Lines = list[tuple[LogTurn, LogLine]]


class News(NamedTuple):
    """Texts to say one after another, and whether they take the place of what is being said."""

    texts: tuple[str, ...]
    at_once: bool


class Announcer:
    """Remembers what was said; `news` gives what has come since."""

    def __init__(self) -> None:
        self._effects: int | None = None
        self._prompt = ""
        self._answers: tuple[str, ...] = ()
        self._waited: list[str] = []
        """The prompts since somebody was asked for something."""
        self._page = ""
        self._words: tuple[str, ...] = ()
        self._read: dict[str, tuple[str, ...]] = {}
        self._log: LogModel | None = None
        self._turn: tuple[str, ...] = ()
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
        toasts, log = list(self._new_toasts(model.effects)), self._new_log(model.log, say)
        # The prompt of a bot's step says what the log does.
        log = [line for line in log if not any(_same(line, each) for each in self._waited)]
        page, reading, turn = self._new_page(screen), self._new_reading(screen), self._new_turn(screen)
        prompt = self._new_prompt(model, screen, level)
        pointed = self._new_pointed(model, screen, say, seconds) if everything else []
        pointed = [each for each in pointed if not any(each in other for other in prompt)]
        page = [each for each in page if not any(each in other for other in pointed)]
        groups = (toasts, log, page, reading, turn, prompt, pointed) if everything else (toasts, page, reading, prompt)
        told: Pieces = []
        for group in groups:
            told += [each for each in group if each and not any(_same(each, other) for other in told)]
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

    def _new_prompt(self, model: HudModel, screen: ScreenTexts, level: SpeechLevel) -> Pieces:
        prompt, before = screen.prompt, self._prompt
        # What is hidden for a moment, while something moves, is not said again.
        if not prompt:
            return []
        answers, known = screen.answers, self._answers
        self._prompt, self._answers = prompt, answers
        # A bot thinks and plays in turns.
        again = prompt == before or (screen.waiting and prompt in self._waited)
        if prompt != before:
            self._waited = [*self._waited, prompt] if screen.waiting else []
        # One that only names another place needs no words beside that place.
        title = model.tooltip.title if level == "all" and model.tooltip is not None else ""
        if not again and title and self._tip and before.replace(self._tip[0], title) == prompt:
            again = True
        # One that goes on is continued.
        new = prompt.removeprefix(before).strip() if before else prompt
        found = [] if again else [new]
        return found if answers == known else found + [each for each in answers if each not in known]

    def _new_page(self, screen: ScreenTexts) -> Pieces:
        before, self._page = self._page, screen.page
        words, self._words = self._words, screen.words
        if not screen.page:
            return []
        if screen.page == before:
            changed = [each for each in screen.words if each not in words]
            return changed if screen.whole or len(changed) <= WHOLE_PAGE else []
        self._prompt, self._answers = "", ()  # once the page is gone, they are new again
        whole = screen.whole or len(screen.words) <= WHOLE_PAGE
        return list(screen.words if whole else screen.words[:1])

    def _new_reading(self, screen: ScreenTexts) -> Pieces:
        before, self._read = self._read, dict(screen.read)
        return [each for name, words in screen.read if before.get(name) != words for each in words]

    def _new_turn(self, screen: ScreenTexts) -> Pieces:
        """What changed about the turn, such as the action points left; nothing while somebody else acts."""
        if screen.waiting:
            self._turn = ()
        if screen.waiting or screen.page or not screen.prompt:
            return []
        before, self._turn = self._turn, screen.turn
        return [each for each in screen.turn[1:] if before[:1] != screen.turn[:1] or each not in before]

    def _new_log(self, log: LogModel | None, say: Translate) -> Pieces:
        before, self._log = self._log, log
        if log is None or before is None or log is before:
            return []
        lines, known = _lines(log), _lines(before)
        names = [player.called for player in log.players]

        def worded(found: Lines) -> Pieces:
            return [line.whole(names, say) or line.brief(turn, names, say) for turn, line in found[-MOST_LINES:]]

        if log.now is not None:
            return [] if log.now == before.now else worded([each for each in lines if each[1].at == log.now])
        if before.now is not None:
            return []
        if len(lines) < len(known) and self._asked:
            return [
                say("speech-taken-back", what=each.rstrip(".")) for each in reversed(worded(_without(known, lines)))
            ]
        # A line may come between others: an attempt comes after what stayed.
        return worded(_without(lines, known))

    def _new_pointed(self, model: HudModel, screen: ScreenTexts, say: Translate, seconds: float) -> Pieces:
        """What is under the cursor or the mouse: a thing of the table with its tip, or a button."""
        tip = model.tooltip
        lines = (
            () if tip is None or screen.page else tuple(each for each in (tip.title, *tip.heard, *tip.lines) if each)
        )
        focus = screen.focus, screen.focus_words
        by_keys = model.tip_at is not None and not screen.focus[1]
        pointed = lines, focus
        self._rested = self._rested + seconds if pointed == self._pointed else 0.0
        self._pointed = pointed
        if not (by_keys or self._asked) and self._rested < SETTLED:
            return []
        said_tip, self._tip = self._tip, lines or self._tip
        said_focus, self._focus = self._focus, focus
        if screen.focus[1]:
            return self._new_focus(screen, said_focus, say)
        if said_focus[0][1] and self._asked and not screen.page:
            return list(lines or (screen.prompt,))  # the board has the keys again
        if not lines or lines == said_tip:
            return []
        if self._asked or lines[:1] != said_tip[:1]:
            return list(lines)
        # By itself, as while a bot plays, a thing that stays under the cursor only looks different.
        new = [each for each in lines if each not in said_tip]
        return [lines[0], *new] if new and not screen.waiting else []

    @staticmethod
    def _new_focus(screen: ScreenTexts, said: tuple[tuple[str, str], tuple[str, ...]], say: Translate) -> Pieces:
        """The button with the keyboard or the mouse, after its panel; of the same as before only what is new."""
        (where, words), around = said, screen.around
        if screen.focus == where:
            # While something moves, nothing is available for a moment.
            chosen, unavailable = say("speech-chosen"), say("speech-unavailable")
            new = [each for each in screen.focus_words if each not in (*words, unavailable)]
            no_longer = chosen in words and not {chosen, unavailable} & set(screen.focus_words)
            return [*new, say("speech-not-chosen")] if no_longer else new
        return [*(around if screen.focus[0] != where[0] else ()), *screen.focus_words]


def _lines(log: LogModel) -> Lines:
    return [(turn, line) for turn in log.turns for line in turn.lines]


def _without(lines: Lines, known: Lines) -> Lines:
    """The lines that are not among the known ones."""
    old = defaultdict[int, list[LogLine]](list)
    for _, line in known:
        old[line.at].append(line)
    return [(turn, line) for turn, line in lines if line not in old[line.at]]


def _same(one: str, other: str) -> bool:
    return one.rstrip(".!") == other.rstrip(".!")
