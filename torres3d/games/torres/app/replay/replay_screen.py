"""The replay screen of Torres: with scorings, hands that are open or hidden, and a cursor on the board."""

import math
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from torres3d.app.screens.replay_screen import KEYS, BaseReplayScreen, LiveReplay
from torres3d.app.session.player_looks import names_of, winners_line
from torres3d.games.torres.app.log.log_and_recap import LogView
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import looked_at_turn, past_tip, score_panel
from torres3d.games.torres.app.presentation.playback import Playback, ToldEvent
from torres3d.games.torres.app.presentation.player_looks import who_played
from torres3d.games.torres.app.presentation.scoring_board import scoring_board
from torres3d.games.torres.hud.models.open_hand_models import HandsModel, OpenHand
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.setup_and_options import Setup, as_setup
from torres3d.games.torres.rules.events import CastlesScored, Event, TurnBegan
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import event_line
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.replay_models import Mark, ReplayChoice, ReplayModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Translate

CLOSED = -1
"""No hand is open."""


class OpenHands:
    """Open hands: `CLOSED`, a seat, or the number of players for all of them."""

    def __init__(self) -> None:
        self._eyes = CLOSED

    def turn(self, players: int) -> None:
        """The next player's, after the last all, then none."""
        self._eyes = self._eyes + 1 if self._eyes < players else CLOSED

    def owner_note(self, players: Sequence[PlayerLook], say: Translate) -> str:
        """The owner of the open hands, in words."""
        if self._eyes in (CLOSED, len(players)):
            return say("replay-eyes-closed" if self._eyes == CLOSED else "replay-eyes-all")
        return say("replay-eyes-of", name=players[self._eyes].name)

    def hands(self, state: State, players: Sequence[PlayerLook], say: Translate) -> HandsModel | None:
        """The hands that are open, with what was bought this turn; None while all are closed."""
        if self._eyes == CLOSED:
            return None
        found = []
        for seat, player in enumerate(players):
            if self._eyes in (seat, len(players)):
                held = Counter(sorted([*state.hands[seat], *(state.bought if state.actor == seat else ())]))
                cards = ", ".join(card_name(card, say) for card in held.elements())
                text = cards or say("replay-no-cards")
                cards_held = tuple(held.items())
                found.append(
                    OpenHand(player.name, player.colour, text, seat, player.emblem, cards_held, player.character)
                )
        return HandsModel(tuple(found))


READING = 4.0
"""Seconds that a scoring stays on the screen while the replay plays, at pace 1."""


class ReplayScreen(BaseReplayScreen[State, Event]):
    """A `Screen` that replays a game of Torres; see `BaseReplayScreen`. ``study`` opens the position shown as a study,
    told whether the game is over: only then may it show everything."""

    most_shown = 12
    _parts: GameServices
    playback: Playback
    log_view: LogView

    def __init__(
        self,
        parts: GameServices,
        history: TorresHistory,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
        branch: Callable[[int], None] | None = None,
        watching: LiveReplay | None = None,
        study: Callable[[State, bool], None] | None = None,
    ) -> None:
        services = parts.services
        playback = Playback(parts.table, services.effects, history.start, changed=self._mark_stale)
        overlays = OverlaySwitches(parts.table, services.keys)
        book = LogView(history.start)
        super().__init__(parts, history, playback, book, overlays, close, analyse, branch, watching)
        self._hands = OpenHands()
        self._study = study
        self._pointed: Pick | None = None
        self.cursor = BoardCursor(parts)

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return who_played(self.setup, self._services.say)

    @property
    def setup(self) -> Setup:
        return as_setup(self.history.header.setup)

    def enter(self) -> None:
        self._parts.table.marks.clear()
        self._parts.table.ghosts.clear()
        super().enter()
        self._light()
        self.cursor.enter()

    def leave(self) -> None:
        self.cursor.leave()
        self._parts.table.trails.clear()
        self._parts.table.skip()
        super().leave()

    def step(self, seconds: float) -> bool:
        self.playback.reading_time = READING if self.playing or self._live else math.inf
        return super().step(seconds)

    def model(self) -> HudModel:
        say, players, playback = self._services.say, self.players, self.playback
        # No hands here: in a game that is still going on they are secret, and the bar needs the room.
        return HudModel(
            panels={
                "score": replace(score_panel(playback.shown, players, say), menu=False),
                "turn": looked_at_turn(playback.shown, players, say) if playback.scoring is None else None,
                "scoring": scoring_board(playback.scoring, players) if playback.scoring is not None else None,
            },
            prompt=self._summed_up(self._won(players)),
            log=self.log_view.model(players, say, self._services.keys, now=len(playback.log) - 1),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(),
            tip_at=self.cursor.pixel,
            replay=self._bar(),
        )

    def _won(self, players: Sequence[PlayerLook]) -> PromptModel | None:
        """Who has won, at the end of the game."""
        winners, scored = self.playback.shown.winners, self.playback.scoring
        return winners_line([players[seat] for seat in winners], self._services.say) if winners and not scored else None

    def intent(self, intent: Intent) -> None:
        super().intent(intent)
        if isinstance(intent, Answer) and intent.id == "scoring":
            self.playback.go_on()

    def point(self, pick: Pick | None) -> None:
        if pick != self._pointed:
            self._pointed = pick
            self.cursor.see_mouse()
            self._mark_stale()

    def _bar(self) -> ReplayModel:
        """The replay bar, with the hands that are open: those of a game that goes on are secret."""
        say, players = self._services.say, self.players
        choices, hands = [], None
        if self._finished:
            hands = self._hands.hands(self.playback.shown, players, say)
            choices.append(ReplayChoice("eyes", self._hands.owner_note(players, say), say("replay-eyes-about")))
        if self._study is not None:
            choices.append(ReplayChoice("study", say("replay-study"), say("replay-study-about")))
        bar = super()._bar()
        return replace(bar, choices=(*choices, *bar.choices), extra=hands)

    def _own_key(self, action: str) -> bool:
        if action == "cancel":
            return self.cursor.hide()
        if action == "study":
            self._go("study")
            return True
        return super()._own_key(action) or (action not in KEYS and self.cursor.key(action))

    def _go(self, what: str) -> None:
        if what == "eyes" and self._finished:
            self._hands.turn(len(self.players))
        elif what == "study" and self._study is not None:
            self.playing = False
            self.playback.finish()
            self._study(self.state, self._finished)
        else:
            super()._go(what)

    def _light(self) -> None:
        self._parts.table.trails.show(self.log_view.lit_places(self.log_view.pointed))

    def _line(self, told: ToldEvent) -> str | None:
        line = event_line(told.event, names_of(self.players), self._services.say)
        return None if line is None else line[0]

    def _marked(self) -> tuple[Mark, ...]:
        players = self.players
        marks: list[Mark] = []
        for number, step in enumerate(self.steps, 1):
            turns = [event.seat for event in step.events if isinstance(event, TurnBegan)]
            marks += [Mark(number, "turn", players[seat].colour, players[seat].emblem) for seat in turns]
            if any(isinstance(event, CastlesScored) for event in step.events):
                marks.append(Mark(number, "milestone"))
        return tuple(marks)

    def _tooltip(self) -> TooltipModel | None:
        hover = self.cursor.explained(self._pointed)
        return past_tip(self.playback.shown, self.players, self._services.say, hover)
