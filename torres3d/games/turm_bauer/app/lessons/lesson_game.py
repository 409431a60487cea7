"""The game of a lesson: starts with any position, and is not written to disk."""

from torres3d.app.screens.lesson.lesson_file import Chapter
from torres3d.engine.game import Game
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_entries import Header, timestamp
from torres3d.games.turm_bauer.app.lessons.lesson_file import LessonStep
from torres3d.games.turm_bauer.app.lessons.lesson_positions import COLOURS, played, read_position
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.kit import TurmBauerKit, TurmGame
from torres3d.games.turm_bauer.kit.setup import Player, Setup
from torres3d.games.turm_bauer.rules.state import State
from torres3d.i18n.default_names import player_name
from torres3d.i18n.texts import Translate


class LessonKit(TurmBauerKit):
    """Turm Bauer that starts with a position."""

    def __init__(self, begun: State) -> None:
        self._begun = begun

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        return self._begun


def lesson_setup(say: Translate) -> Setup:
    """The learner and two others, who wait."""
    players = tuple(Player(player_name(number, say), (colour,), None) for number, colour in enumerate(COLOURS, 1))
    return Setup({}, players)


def lesson_game(begun: State, say: Translate) -> TurmGame:
    """A game that begins with a position."""
    kit = LessonKit(begun)
    header = Header(kit.format, kit.versions[-1], "lesson", timestamp(), lesson_setup(say), Chance((), (), 0))
    return Game(History(kit, header))


def begun_with(chapter: Chapter[LessonStep], at: int) -> State:
    """The position a step of a chapter begins with, for somebody who did all before it as its models say.

    Raises `NotationFault` or `IllegalCommand` where the lesson is wrong.
    """
    return chapter.begun_with(at, read_position, lambda state, step: played(state, step.model, step.outcome))
