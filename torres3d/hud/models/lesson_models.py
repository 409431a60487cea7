"""Lessons and puzzles on the screen: the panel of a step, the pages of chapters and of puzzles, the welcome; and what
comes back of them."""

from typing import Literal

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent

LessonWay = Literal["next", "back", "skip", "chapters", "rules", "play"]
"""Next, back, do it for me, the list of chapters, the rule behind the step; play a game of your own."""


class LessonModel(msgspec.Struct, frozen=True):
    """A step of a lesson, ``at`` counted from 0. ``text`` says what to do; with ``told`` it answers what was done.
    ``button`` is the way that is asked for, empty where something else is to be done. Of the ``choices`` those in
    ``wrong`` were tried. ``points`` are the names of highlighted spots or panels; ``by_keys`` the keys that do the
    step, in order; ``over`` if a dialog would take the keys."""

    heading: str
    text: str
    at: int
    steps: int
    told: bool = False
    button: Literal["", "next", "play"] = ""
    choices: tuple[str, ...] = ()
    wrong: tuple[int, ...] = ()
    can_go_back: bool = True
    points: tuple[str, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    by_keys: tuple[str, ...] = ()
    over: bool = False


class LessonRow(msgspec.Struct, frozen=True):
    """A chapter in the list: ``done`` if it was gone through, ``present`` if it is where one goes on."""

    title: str
    done: bool = False
    present: bool = False


class LessonsModel(ScreenModel, frozen=True):
    """The list of chapters; ``begun`` if closing it returns to a lesson. ``game`` is the name of the game to learn."""

    rows: tuple[LessonRow, ...]
    begun: bool = False
    game: str = ""


class WelcomeGame(msgspec.Struct, frozen=True):
    """A game with lessons at the first start: id, name and icon."""

    id: str
    title: str
    icon: str


class WelcomeModel(ScreenModel, frozen=True):
    """The first start: languages by id and name, the present one's id, and the games below them: each is learned
    (`MenuChoice` ``learn-ID``) or played at once (``play-ID``), or the menu comes (``known``)."""

    languages: tuple[tuple[str, str], ...]
    language: str
    games: tuple[WelcomeGame, ...]


class GoInLesson(Intent, frozen=True):
    """A button of the lesson was pressed."""

    way: LessonWay


class AnswerLesson(Intent, frozen=True):
    """An answer was chosen, counted from 0."""

    number: int


class OpenChapter(Intent, frozen=True):
    """A chapter of the list was chosen, counted from 0."""

    number: int
