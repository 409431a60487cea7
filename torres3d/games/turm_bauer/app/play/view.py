"""The view of a game of Turm Bauer: all panels, the steadiness meter, the block in the hand, and the marks."""

from collections.abc import Callable, Collection, Sequence

from torres3d.app.screens.game_pace import Pace
from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.input.click_to_command import LegalChoices, Selection
from torres3d.games.turm_bauer.app.input.prompts import ByKeys, prompt_text
from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap
from torres3d.games.turm_bauer.app.log.turn_log import LitPlaces
from torres3d.games.turm_bauer.app.play.block_in_hand import Holding
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.app.play.hints import Hints
from torres3d.games.turm_bauer.app.play.overlay_switches import OverlaySwitches
from torres3d.games.turm_bauer.app.play.panels import (
    BuildingFacts,
    building_turn,
    end_line,
    standing_panel,
    supply_panel,
)
from torres3d.games.turm_bauer.app.play.risk_meter import RiskMeter
from torres3d.games.turm_bauer.app.play.risk_tone import RiskTone
from torres3d.games.turm_bauer.app.play.table_marks import TableMarks, build_tip, field_tip, tip_text
from torres3d.games.turm_bauer.app.play.table_messages import TableMessages
from torres3d.games.turm_bauer.app.presentation.player_looks import acting_look, players_by_seat
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, Place
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Placement
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach, reach_with
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, looks_of, shown_as
from torres3d.games.turm_bauer.scene.interaction.camera_views import close_view
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.scene.interaction.snapping import shape_of
from torres3d.games.turm_bauer.words.event_sentences import deed
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel

Tried = tuple[str, Cells]
"""A block and the cells it would fill."""


class View:
    """Shows one game of Turm Bauer; see `torres3d.app.screens.play_screen.BaseView`. ``looked_at`` is the colour whose
    supply is shown instead of that of the player to act; ``pointed`` is what is under the mouse; ``keyed`` is True
    while the keys, not the mouse, moved last. ``needed`` gives the colours whose supplies have to be visible, ``lit``
    the places of a lesson."""

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        controller: Controller,
        log_and_recap: LogAndRecap,
        pace: Pace,
        overlays: OverlaySwitches,
        hints: Hints,
    ) -> None:
        self._services = parts.services
        self._table = parts.table
        self._setup = as_setup(session.game.header.setup)
        self._session = session
        self._controller = controller
        self._log_and_recap = log_and_recap
        self._pace = pace
        self._overlays = overlays
        self._hints = hints
        self.marks = TableMarks(parts.table, controller, session)
        self.meter = RiskMeter(parts.risk)
        self._risk_tone = RiskTone(parts.services.sounds.play, lambda: parts.services.settings)
        hints.figure_of = self.meter.figure_of
        self._reaches: tuple[object, tuple[NextReach, ...]] = (None, ())
        self.looked_at: Colour | None = None
        self.pointed: Pick | None = None
        self.keyed = False
        self.messages = TableMessages(
            session.playback, parts.services.effects, lambda: names_of(self.players), lambda: parts.services.say
        )
        self.needed: Callable[[], Collection[Colour] | None] = self._taken_from
        self.lit: Callable[[], Sequence[Place]] | None = None
        self._entered = False
        self._brought_in = -1
        """The number of the command after which fields to walk to were brought into sight last."""
        self._falling: Placement | None = None
        self._leaning: Holding | None = None
        """The grip for which one looks from nearer."""

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return players_by_seat(self._setup, self._session.bots, self._services.say)

    @property
    def tried_block(self) -> Tried | None:
        """The block that is tried out where it may be built."""
        trial, block = self._controller.hand.trial, self._controller.selection.block
        if trial is None or block is None or not trial.fits or trial.cells is None:
            return None
        return block, trial.cells

    @property
    def reaches(self) -> tuple[NextReach, ...]:
        """How high all figures could walk next with the block that is tried out; none without one."""
        state = self._session.state
        tried = self.tried_block if state.stage == "build" else None
        question = (self._session.game.n, tried)
        if question != self._reaches[0]:
            self._reaches = (question, () if tried is None else reach_with(state, *tried))
        return self._reaches[1]

    def look_at(self, colour: Colour) -> None:
        """Look at the supply of a colour; once more: at that of the one to act again."""
        named = {name: each for each, name in shown_as(self._setup).items()}
        wanted = named.get(colour, colour)
        self.looked_at = None if wanted == self.looked_at else wanted

    def model(self) -> HudModel:
        past, players = self._log_and_recap.past_state, self.players
        if self._log_and_recap.blocks_commands and past is not None:
            return self._looking_back(past, players)
        services, playback, session = self._services, self._session.playback, self._session
        say, keys = services.say, services.keys
        facts = self._facts(playback.shown, players)
        # What was let go has left the hand, and its place with it.
        tip = None if playback.busy or session.falling is not None else self._tip(facts)
        return HudModel(
            panels={
                "standing": standing_panel(facts),
                "turn": building_turn(facts, say),
                "supply": supply_panel(facts, say),
                "steadiness": None if past is not None or playback.shown.ruin else self.meter.model(playback.shown),
            },
            prompt=self._prompt(players),
            thinking=self._thinking(players),
            log=self._log_and_recap.log(players, say, keys, session.follower),
            recap=self._log_and_recap.recap_model(players, say, keys),
            pace=self._pace.model(keys),
            overlays=self._overlays.model(),
            tooltip=tip,
            tip_at=self.marks.pixel if self.keyed or self._at_hint else None,
            choosing=self._controller.selection.block or self._controller.selection.ring or "",
            dialog=self._controller.dialogs.model(),
        )

    def _thinking(self, players: tuple[PlayerLook, ...]) -> ThinkingModel | None:
        bots, state = self._session.bot_turns, self._session.state
        if not bots.thinking or state.acting is None:
            return None
        return ThinkingModel(acting_look(players, state.acting.colour, state), said=bots.thoughts)

    @property
    def _at_hint(self) -> bool:
        """Whether the block is where a hint put it, and not where the pointer is."""
        trial = self._controller.hand.trial
        return trial is not None and trial.cells is not None and trial.cells == self._hints.place

    def _tip(self, facts: BuildingFacts) -> TooltipModel | None:
        """The tooltip for the target of the mouse, or of keys: a resting mouse does not count while keys lead."""
        if self.keyed:
            if self._controller.hand.trial is not None:
                return build_tip(self._controller, facts, self._services.say)
            return field_tip(self._controller.goal, facts, self._services.say)
        return tip_text(self.pointed, facts, self._controller, self._services.say)

    def _looking_back(self, past: State, players: tuple[PlayerLook, ...]) -> HudModel:
        say, keys = self._services.say, self._services.keys
        return HudModel(
            log=self._log_and_recap.log(players, say, keys, self._session.follower),
            past_moment=self._log_and_recap.banner(players, say, keys),
            pace=self._pace.model(keys),
            overlays=self._overlays.model(),
            dialog=self._controller.dialogs.model(),
            panels={"standing": standing_panel(self._facts(past, players))},
        )

    def _facts(self, shown: State, players: tuple[PlayerLook, ...]) -> BuildingFacts:
        controller, setup = self._controller, self._setup
        return BuildingFacts(
            shown,
            players,
            emblems_of(setup),
            shown_as(setup),
            self._services.keys,
            controller.choices if shown is self._session.state else LegalChoices(),
            controller.selection,
            controller.in_hand,
            self.looked_at,
            self._session.why_no_undo,
            self._session.human_seats[0] if len(self._session.human_seats) == 1 else None,
            shown.actor in self._session.human_seats,
            self.reaches if shown is self._session.state else (),
            self.meter.figure,
            self._let_go,
        )

    @property
    def _let_go(self) -> tuple[Colour, BlockId] | None:
        """The block that was let go and is not seen to lie yet."""
        session = self._session
        if session.falling is not None:
            return session.state.to_act.colour, session.falling.block
        let_go = session.playback.in_the_air
        return None if let_go is None else (let_go.colour, let_go.block)

    def _prompt(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        controller, say, session = self._controller, self._services.say, self._session
        if session.playback.at_moment:
            return end_line(session.playback.shown, players, say, session.playback.reading)
        if session.bot_turns.thinking:
            return None
        deed_of_bot = self._deed(players)
        if deed_of_bot is not None or session.playback.busy:
            return deed_of_bot
        if session.falling is not None:
            return None if session.state.actor in session.bots else PromptModel(say("turm-prompt-falling"))
        told = self._log_and_recap.recap_told(players, say)
        if told:
            return PromptModel(told)
        hint = self._hints.prompt()
        if hint is not None and not self.led_elsewhere:
            return hint
        trial = controller.hand.trial
        ghost = None if trial is None or trial.cells is None else (trial.cells, trial.fits)
        held = controller.hand.holding is not None
        bound = self._services.keys
        ways = bound.get("next_way", ""), bound.get("previous_way", "")
        led = ByKeys(bound.get("next_target", ""), *ways, controller.goal, self._services.on_enter())
        keys = led if self.keyed else None
        return prompt_text(
            session.playback.shown, players, say, controller.choices, controller.selection, ghost, held, keys
        )

    @property
    def led_elsewhere(self) -> bool:
        """Whether the player does something else than the hint says: holds a block, has taken another one or turned it,
        has chosen a ring, or leads away from its place by keys."""
        advised, hand, selection = self._hints.advised, self._controller.hand, self._controller.selection
        if advised is None:
            return False
        ring = advised.ring if isinstance(advised, Placement | Move) else None
        if hand.holding is not None or selection.ring not in (None, ring):
            return True
        if isinstance(advised, Placement) and hand.trial is not None:
            turned = hand.trial.wanted != shape_of(advised.cells)
            away = self.keyed and hand.trial.cells not in (None, advised.cells)
            return selection != Selection(advised.block, advised.ring) or turned or away
        if isinstance(advised, Placement | Discard):
            return selection.block not in (None, advised.block)
        return self.keyed and isinstance(advised, Move) and self._controller.goal not in (None, advised.to)

    def _deed(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        """What a bot is about to do or has just done, with its face, as long as it acts."""
        if self._session.bots_plan is None:
            return None
        plan = self._session.bots_plan[1]
        text = deed(plan.events, names_of(players), plan.after.options.blocks, self._services.say)
        acting = plan.before.acting
        if not text or acting is None:
            return None
        return PromptModel(text, player=acting_look(players, acting.colour, plan.before), waiting=True)

    def enter(self) -> None:
        self._table.set_looks(looks_of(self._setup, self._services.colours))
        if not self._entered:
            self._entered = True
            self._table.camera.preset("iso")

    def leave(self) -> None:
        self._controller.let_be()
        self._lean()
        self._hints.close()
        self.marks.clear()
        self._table.sight.keep(None)
        self._services.cursor = False

    def step(self, seconds: float) -> bool:
        """Advance hand, hint and meter; whether the panels have to be updated."""
        if self._controller.step(seconds):
            self.marks.show_held()
        holding = self._controller.hand.holding
        figure = None if holding is None else self.meter.figure_of(holding.placement)
        self._risk_tone.step(holding is not None, figure, seconds)
        self._lean()
        hinted = self._hints.step()
        fell, self._falling = self._falling is not self._session.falling, self._session.falling
        if self._controller.hand.trial is not None:
            self.meter.prepare()
        tried = self.tried_block
        place = None if tried is None else Placement(*tried, None)
        return self.meter.step(self._session.playback.shown, place, seconds) or hinted or fell

    def _lean(self) -> None:
        """One looks from nearer while a block is held for longer than a click, and from where one was before after
        it."""
        holding, camera = self._controller.hand.holding, self._table.camera
        close = None if holding is None or holding.hand.at_once else holding
        if close is self._leaning:
            return
        self._leaning = close
        if close is None:
            camera.lean_back()
        else:
            camera.lean_in(close_view(camera.goal, close.placement.cells, camera.room, camera.aspect))

    def point(self, pick: Pick | None) -> bool:
        """The pointer is over this thing, which may have come to lie under a mouse that rests; whether it was over
        another one before."""
        was, self.pointed = self.pointed, pick
        return pick != was

    def refresh(self) -> None:
        controller, session, state = self._controller, self._session, self._session.state
        controller.follow()
        self._light_hint()
        begins = session.ready and state.stage == "build"
        self._log_and_recap.catch_up(session.playback.told, state.actor if begins else None, self._services)
        self._table.sight.keep(self.needed())
        self.messages.follow()
        keyed = self.keyed
        if self._log_and_recap.past_state is not None:
            self.marks.clear()
        else:
            self.marks.show(None if keyed else self.pointed, session.playback.busy, self._hints.walk, self.reaches)
            self._bring_in_fields()
        self._services.cursor = keyed and (controller.hand.trial is not None or controller.goal is not None)
        if self.lit is not None:
            self._table.lights.show((), self.lit())

    def _bring_in_fields(self) -> None:
        """Have the fields to walk to in sight once they can be chosen: nothing is under the pointer yet."""
        session = self._session
        if session.ready and session.state.stage == "move" and self._brought_in != session.game.n:
            self._brought_in = session.game.n
            self._table.show_places_to_choose()

    def _light_hint(self) -> None:
        """Light the place of a hint while the block in the hand is elsewhere, and not held."""
        trial, place = self._controller.hand.trial, self._hints.place
        there = self._controller.hand.holding is not None or (trial is not None and trial.cells == place)
        self._log_and_recap.advised = LitPlaces() if there else LitPlaces(place)

    def _taken_from(self) -> Collection[Colour] | None:
        """The colours whose supplies have to be in sight: that of a person who is to take a block."""
        shown = self._session.playback.shown
        takes = shown.stage == "build" and shown.actor not in self._session.bots
        return [shown.to_act.colour] if takes else []
