"""The practice table: a small tower, one block to let go, physics says what falls, and again as often as one likes.

The position is one of a played game; every try has it anew, with another hand. Nothing is written to any file.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import hypot, inf
from random import SystemRandom

import msgspec

from torres3d.base import paths
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import game_from
from torres3d.games.turm_bauer.app.play.block_in_hand import Pixel
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.hud.models.turn_models import DoBuilding, PickBlock, UseRing
from torres3d.games.turm_bauer.kit.chance import LARGEST_TREMOR, SIDES
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import spread
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.hud.kit.base_models import Answer, PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate
from torres3d.scene.camera.viewpoint import Viewpoint

GAME, BUILT = "games/turm_bauer/backdrop.turm", 7
"""The game, in the assets folder, whose tower one practises on, and how many blocks it has."""
SHOWN = ("turn", "supply", "steadiness")
GRADES = ((0.3, "sure"), (0.7, "steady"), (1.4, "usual"), (inf, "wild"))
"""How far the block was off at most, in sizes of the hand, and what that is called."""
OUTCOMES = ("stands", "slipped", "collapsed")
"""What came of a try."""
USUAL = 1.25
"""Sizes of the hand by which one is off on average who lets go at once."""
NOT_HERE = ("log", "recap", "pause", "undo", "end_turn", "stay")
"""Actions of a game that a practice lacks."""
AGAIN = ("choose", "skip", "take_next", "take_previous", "next_target", "previous_target")
"""Actions that begin anew after a try."""


def practised(tremor: int) -> State:
    """The position of each try, with this hidden tremor: whoever is to act may take any block."""
    history = load_log(TURM, paths.assets() / GAME)[1]
    states = (step.before for step in history.standing_steps())
    state = next(each for each in states if each.stage == "build" and len(each.blocks) == BUILT)
    double = ((SIDES, SIDES),) * len(state.rolls)
    return msgspec.structs.replace(state, options=Options(), rolls=double, tremor=tremor)


def practice_game(tremor: int, say: Translate) -> TurmGame:
    """A game without a file that begins with the position of a try."""
    begun = practised(tremor)
    players = tuple(Player(player_name(each.seat + 1, say), (each.colour,), None) for each in begun.sets)
    return game_from(begun, Setup({}, players), "practice")


def result(built: Build, state: State, say: Translate) -> str:
    """What came of a try, in words and numbers: the error as it was let go, and what fell."""
    size, hand = spread(state.options.wobble, built.placement), built.hand
    off = hypot(hand.dx, hand.dy) / 1000
    grade = next(name for most, name in GRADES if off <= most * size)
    fell = len(built.rest.fell)
    outcome = OUTCOMES[(fell > 0) + (fell >= state.options.collapse)]
    return say(
        "turm-practice-result",
        fell=say(f"turm-practice-{outcome}"),
        grade=say(f"turm-practice-{grade}"),
        shift=f"{round(100 * off)}",
        usual=f"{round(100 * USUAL * size)}",
        turn=round(abs(hand.yaw) / 10, 1),
    )


class OneTry:
    """Offers one block to be built, and nothing after it."""

    def __init__(self, game: TurmGame, say: Translate) -> None:
        self._game = game
        self._say = say

    def offers(self, choice: Choice) -> bool:
        return self._game.n == 0 and isinstance(choice, Placement) and choice.ring is None

    def why_not(self, choice: Choice) -> str:
        return "" if self.offers(choice) else self._say("turm-practice-again")


class PracticeScreen(PlayScreen):
    """A `Screen` for one try, which ``leave`` ends. ``tries`` counts them; ``again`` is what was built last time, which
    is in the hand again, and ``seen`` the view that the player had chosen."""

    around_one_table = False

    def __init__(
        self,
        parts: GameServices,
        leave: Callable[[], None],
        read: Callable[[GameSetup, str], None],
        tries: int = 1,
        again: Placement | None = None,
        seen: Viewpoint | None = None,
    ) -> None:
        game = practice_game(SystemRandom().randint(0, LARGEST_TREMOR), parts.services.say)
        super().__init__(parts, game, lambda: None, leave, partial(read, game.header.setup))
        self.session.guard = OneTry(game, parts.services.say)
        self._turm = parts
        self._rules = read
        self._tries = tries
        self._again = again
        self._view = seen
        self._panels: Mapping[str, PanelModel | None] = {}
        """The panels before the block was let go: they stay as they were, so that the table does."""
        self.playback.reading_time = 0.0  # the result appears beside the ruins
        self.view.messages.wanted = lambda: False
        # Blocks are taken from the panel, so that the tower is large.
        self.view.needed = lambda: ()

    @property
    def begun(self) -> bool:
        """Whether a block was let go, which came to rest or is still seen to fall."""
        return self.session.game.n > 0

    @property
    def built(self) -> Build | None:
        """What was let go and has come to rest; None before."""
        steps = self.session.game.history.standing_steps()
        done = steps and self.playback.idle and self.session.falling is None
        command = steps[0].command if done else None
        return command if isinstance(command, Build) else None

    # the Screen protocol

    def enter(self) -> None:
        super().enter()
        if self._view is not None:
            self._turm.table.camera.go(self._view, at_once=True)

    def step(self, seconds: float) -> bool:
        stale = super().step(seconds)
        if self._again is not None and self.session.ready:
            again, self._again = self._again, None
            self.controller.show_choice(again)
        if stale and self.built is not None:
            self.view.marks.clear()  # no figure walks here
        return stale

    def model(self) -> HudModel:
        shown, built, say = super().model(), self.built, self._services.say
        if not self.begun:
            self._panels = {slot: panel for slot, panel in shown.panels.items() if slot in SHOWN}
        prompt, leave = shown.prompt, (say("turm-practice-leave"), "leave")
        if built is not None:
            told = result(built, self.session.game.history.start, say)
            prompt = PromptModel(told, *leave, (("again", say("turm-practice-again")),))
        elif not self.begun and self.controller.selection.block is None:
            prompt = PromptModel(say("turm-practice-begin", number=self._tries), *leave)
        return msgspec.structs.replace(shown, panels=self._panels, prompt=prompt, log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        match intent:
            case Answer("prompt", "leave"):
                self._menu()
            case Answer("prompt", "again"):
                self._begin_anew()
            case PickBlock() | DoBuilding() | UseRing() if self.begun:
                self._begin_anew()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        if self.begun and action in AGAIN:
            self._begin_anew()
        elif self.built is not None and action == "cancel":
            self._menu()
        elif action not in NOT_HERE:
            super().key(action)

    def click(self, pick: Pick | None, second: bool) -> None:
        if not self.begun:
            super().click(pick, second)

    def grip(self, place: Pixel) -> bool:
        return not self.begun and super().grip(place)

    # from here on private

    def _begin_anew(self) -> None:
        """The next try, where the last one has come to rest."""
        built, camera = self.built, self._turm.table.camera
        if built is not None:
            seen = camera.goal if camera.view_name is None else None
            self._services.screens.go(
                PracticeScreen(self._turm, self._menu, self._rules, self._tries + 1, built.placement, seen)
            )
