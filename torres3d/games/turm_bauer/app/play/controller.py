"""Controller: turns the clicks, keys and buttons of a player into choices, or says why they cannot be made."""

from collections.abc import Callable, Sequence

from torres3d.app.screens.input_guard import NO_CHOICE_SECONDS, InputGuard
from torres3d.games.turm_bauer.app.input import click_to_command as clicks
from torres3d.games.turm_bauer.app.play.block_in_hand import TURNS, WAYS, BlockInHand, Pixel
from torres3d.games.turm_bauer.app.play.game_dialogs import GameDialogs
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.app.play.panels import RINGS, InHand
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place
from torres3d.games.turm_bauer.rules.commands import Choice, Hand, Placement, Ring
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import Direction, in_order, next_of, next_place
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.scene.interaction.snapping import shape_of
from torres3d.games.turm_bauer.scene.measures import field
from torres3d.hud.models.player_look import PlayerLook
from torres3d.scene.shapes.axis_conventions import Point

NOT_REPEATED = ("discard", "stay", "let_go", "choose")
"""Actions that a double click or a key pressed twice by mistake does only once."""
AFTER_SLIP = 1.2
"""Seconds after a slip was shown in which the block cannot be let go again: so long people take it for built, and their
next click is meant for the figure."""
BEFORE: Point = (0.0, -2.5, 0.0)
"""The table, as a place that keys go to: a step before the cornerstone."""
RING_ACTIONS: dict[str, Ring] = {f"ring_{ring}": ring for ring in RINGS}


def spot_of(place: Place) -> Point:
    """The place of a field in space; the table itself is before the cornerstone."""
    return BEFORE if place == TABLE else field(place)


class Controller:
    """Turns input into choices: keeps the selection, the ghost, and the block in the hand."""

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        players: Callable[[], Sequence[PlayerLook]],
        changed: Callable[[], None],
        input_guard: InputGuard,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._session = session
        self._changed = changed
        self._input_guard = input_guard
        self.dialogs = GameDialogs(parts, session, players)
        self.selection: clicks.Selection = clicks.NO_SELECTION
        self.hand = BlockInHand(parts.table)
        """The block in the hand."""
        self.goal: Place | None = None
        """The field that keys chose last for the figure."""
        self._kept_at = -1

    @property
    def choices(self) -> clicks.LegalChoices:
        """The choices of the person at the screen."""
        return self._session.choices

    @property
    def in_hand(self) -> InHand | None:
        """The block in the hand for the panels."""
        trial, block = self.hand.trial, self.selection.block
        if trial is None or block is None:
            return None
        # Where it is nowhere yet, it has the colours that it would have.
        cells = trial.painted or next(iter(trial.offer.of_shape(trial.lies)), trial.lies)
        return InHand(block, cells, trial.way, len(trial.ways), trial.fits)

    def follow(self) -> None:
        """The game may have gone on: let go what cannot be chosen any more, keep what slipped in the hand."""
        session = self._session
        if not session.ready:
            self.hand.release_grip()
            if session.state.stage == "over":
                self.select(clicks.NO_SELECTION)
            return
        if self._kept_at != session.game.n:
            begins, self._kept_at = self._kept_at < 0, session.game.n
            self.goal = None
            if not begins:
                self._input_guard.note_gone_on(AFTER_SLIP if self._slipped else NO_CHOICE_SECONDS)
            self.select(clicks.kept(session.state, self.choices, self.selection))

    def select(self, selection: clicks.Selection) -> None:
        """This is chosen now: its ghost is looked for where the pointer is."""
        same = selection.block == self.selection.block and self.hand.trial is not None
        self.selection = selection
        places = clicks.places_for(self.choices, selection)
        if selection.block is None or not places:
            self.hand.empty()
            return
        kind = self._session.state.options.blocks
        self.hand.take(places, shape_of(block_sets()[kind][selection.block].cells), same)

    # what the mouse does, or a key that is held

    def grip(self, pixel: Pixel | None) -> bool:
        """Take hold of the block where its ghost is, by the mouse on a pixel or by a key, if a person's hand lets it
        go (T-7.1, hand)."""
        if self.hand.holding is not None:
            return False
        if pixel is not None:
            self.hand.aim_at(pixel)
        session, trial = self._session, self.hand.trial
        if session.state.options.hand != "mouse" or not session.ready or trial is None or not trial.fits:
            return False
        if self._input_guard.settling:
            return False
        assert trial.cells is not None
        outcome = clicks.chosen_by(session.state, self.choices, self.selection, clicks.OnPlace(trial.cells))
        if not isinstance(outcome, clicks.Commanded) or not isinstance(outcome.choice, Placement):
            return False
        self.hand.grip(session.state, outcome.choice, pixel)
        self._services.effects.clear_refusal()
        self._changed()
        return True

    def hold(self, pixel: Pixel | None) -> None:
        """The pointer is here while the block is held."""
        if self.hand.holding is not None:
            self.hand.holding.point(pixel)

    def release(self, by_key: bool = False) -> None:
        """The button went up, or the key: what it held is let go with the error of this moment."""
        holding = self.hand.holding
        if holding is not None and holding.by_key == by_key:
            self.hand.holding = None
            self.give(holding.placement, holding.hand.error())

    def put_back(self) -> bool:
        """Let the grip go without letting the block go (T-5.10, trying out); False where there is none."""
        if self.hand.holding is None:
            return False
        self.hand.release_grip()
        self._changed()
        return True

    def step(self, seconds: float) -> bool:
        """Let the hand tremble on; whether something is held."""
        if self.hand.holding is None:
            return False
        self.hand.holding.step(seconds)
        return True

    def click_on(self, pick: Pick | None) -> None:
        if pick is None:
            return
        acting = self._session.state.acting
        if pick.kind == "heap" and pick.block is not None and acting is not None and pick.colour == acting.colour:
            self.click(clicks.OnBlock(pick.block))
        elif pick.kind == "ring" and acting is not None and pick.colour == acting.colour:
            self._use_next_ring()
        elif self._session.state.stage == "build":
            trial = self.hand.trial
            if trial is not None and trial.fits and self._session.state.options.hand == "mouse":
                # A person's own hand lets go by a grip; this button went down when there was none.
                if self._now():
                    self._tell_too_quick()
            elif trial is not None and trial.cells is not None:
                self.click(clicks.OnPlace(trial.cells))
            elif pick.kind in ("part", "figure", "table"):
                self.click(clicks.OnPlace(()))
        elif pick.field is not None:
            self.click(clicks.OnField(pick.field))

    # what buttons and keys do

    def click(self, at: clicks.Click) -> None:
        """Something that can be chosen was clicked, on the table or in a panel; a double click counts once."""
        if self.hand.holding is not None:
            return
        if self._input_guard.is_repeat(at):
            self._input_guard.note_hurried_choice()  # who clicks on and on has still not looked
            return
        if not self._now():
            return
        self._carry_out(self._outcome(at))

    def do(self, action: str) -> None:
        if self.hand.holding is not None:
            self.hand.turn(action)
            return
        # A second press of Enter may answer what is asked since the first.
        meant = ("let_go", self.selection) if action in ("let_go", "choose") else action
        if action in NOT_REPEATED and self._input_guard.is_repeat(meant):
            return
        if not self._now():
            return
        match action:
            case "let_go" | "choose":
                self.let_go_here(holds=action == "choose")
            case "discard":
                self._carry_out(self._outcome(clicks.OnBox()))
            case "stay" | "end_turn":
                self._carry_out(self._outcome(clicks.OnStay()))
            case "undo":
                with self.dialogs.errors.shown():
                    self._session.take_back()
            case "ring_free" | "ring_pass" | "ring_leap":
                self.click(clicks.OnRing(RING_ACTIONS[action]))
            case _ if action in (*TURNS, *WAYS):
                self._turn(action)
        self._changed()

    def let_go_here(self, holds: bool) -> None:
        """Let the block go where its ghost is, or send the figure to the field that keys chose. A key that ``holds``
        grips the block until it goes up; by a button the hand is drawn, as a bot's is (T-9.5, drawn hand). Where the
        prompt asks whether a ring is given, or whether the block goes into the box, this is the answer."""
        choices, selection = self.choices, self.selection
        at: clicks.Click
        if self._session.state.stage == "move":
            if self.goal is None:
                self._carry_out(clicks.Advised("turm-advise-choose-field"))
                return
            at = clicks.OnField(self.goal)
        elif clicks.waits_for_ring(choices, selection):
            at = clicks.OnRing("free")
        elif selection.block in choices.discards and self.hand.trial is None:
            at = clicks.OnBox()
        elif holds and self.grip(None):
            return
        else:
            at = clicks.OnPlace((self.hand.trial.cells if self.hand.trial is not None else None) or ())
        self._carry_out(self._outcome(at))

    def take_next(self, back: bool = False) -> None:
        """Take the next block of the supply that can be taken, going round."""
        acting = self._session.state.acting
        if acting is None or self.hand.holding is not None or not self._now():
            return
        choices = self.choices
        if self._session.state.stage != "build":
            self._carry_out(clicks.Advised("turm-advise-walk"))
            return
        blocks = [
            block
            for block in acting.supply
            if choices.buildable(block)
            or block in choices.discards
            or (self.selection.ring == "free" and choices.opened_by_ring(block))
        ]
        if blocks:
            step = -1 if back else 1
            held = self.selection.block
            number = blocks.index(held) + step if held in blocks else (-1 if back else 0)
            self._carry_out(self._outcome(clicks.OnBlock(blocks[number % len(blocks)])))
            self.hand.settle()

    def lead(self, direction: Direction) -> None:
        """Lead the block, or the choice of a field, on in a direction of the picture."""
        if not self._own_turn():
            return
        self._input_guard.note_led()
        view, nowhere = self._parts.table.camera.goal, False
        if self.hand.trial is not None:
            cells = self.hand.trial.cells
            self.hand.lead(direction)
            nowhere = self.hand.holding is None and cells is not None and self.hand.trial.cells == cells
        elif self._session.state.stage == "move":
            fields, goal = self._fields(), self.goal
            start = goal if goal is not None else self._session.state.to_act.figure
            found = next_place(fields, spot_of(start), direction, view)
            self.goal = found if found is not None else goal or next_of(in_order(fields, view), None)
            nowhere = goal is not None and self.goal == goal
        if nowhere:
            self._carry_out(clicks.Advised("turm-advise-nothing-that-way"))
        self._changed()

    def step_on(self, back: bool = False) -> None:
        """The next place for the block, or the next field, one after another."""
        if self.hand.holding is not None or not self._own_turn():
            return
        self._input_guard.note_led()
        only_place = False
        if self.hand.trial is not None:
            cells = self.hand.trial.cells
            self.hand.step_on(back)
            only_place = cells is not None and self.hand.trial.cells == cells
        elif self._session.state.stage == "move":
            goal = self.goal
            self.goal = next_of(in_order(self._fields(), self._parts.table.camera.goal), goal, back)
            only_place = self.goal == goal
        elif self._session.state.stage == "build":
            self.take_next(back)
        if only_place:
            self._carry_out(clicks.Advised("turm-advise-no-other-place"))
        self._changed()

    def wheel(self, steps: float) -> bool:
        """Turn the block to the next way that fits, a held one by a little, as keys and buttons do; False with an empty
        hand."""
        if not self._session.ready or self.hand.trial is None:
            return False
        self._turn("previous_way" if steps < 0 else "next_way")
        self._changed()
        return True

    def show_choice(self, choice: Choice) -> None:
        """Take what a hint says into the hand, so that it only has to be let go."""
        if isinstance(choice, Placement):
            self.select(clicks.Selection(choice.block, choice.ring))
            self.hand.show_at(choice.cells)
            self._input_guard.note_led()  # it was asked for
        self._changed()

    def give(self, choice: Choice, hand: Hand | None = None) -> None:
        """Give a choice made on what is shown now, or say why it cannot be."""
        self._carry_out(clicks.Commanded(choice), hand, meant=True)

    def take_advice(self, choice: Choice) -> None:
        """Give what a hint says, by a click or key, unless that comes too quickly."""
        self._carry_out(clicks.Commanded(choice))

    def let_be(self) -> bool:
        """Put back what is held, then lay down what was chosen; False if there was nothing."""
        if self.put_back():
            return True
        was = self.selection != clicks.NO_SELECTION or self.goal is not None
        self.goal = None
        self.select(clicks.NO_SELECTION)
        return was

    # from here on private

    def _turn(self, action: str) -> None:
        """Turn the block in the hand, or say why it lies as before."""
        if self.hand.trial is None:
            self._carry_out(clicks.Advised("turm-advise-take-first"))
        elif not self.hand.turn(action):
            self._carry_out(clicks.Advised("turm-advise-no-other-way"))

    def _now(self) -> bool:
        """Whether a person may choose now, with what is still being shown brought to its end; otherwise it is said who
        plays."""
        if not self._session.hurry():
            self.dialogs.tell_not_now()
            return False
        self.follow()
        return True

    @property
    def _slipped(self) -> bool:
        """Whether a block has slipped in this turn and is to be built again."""
        return self._session.state.stage == "build" and self._session.state.slips > 0

    def _tell_too_quick(self) -> None:
        """Say why a click or key let nothing go and chose nothing."""
        self._input_guard.note_hurried_choice()
        self._services.toast(self._services.say("turm-advise-slipped" if self._slipped else "turm-advise-too-quick"))

    def _own_turn(self) -> bool:
        """Like `_now`, for keys that only lead on: while a bot plays they neither hurry it nor say anything."""
        return self._session.state.actor not in self._session.bots and self._now()

    def _fields(self) -> dict[Place, Point]:
        return {place: spot_of(place) for place in clicks.walks_for(self.choices, self.selection)}

    def _use_next_ring(self) -> None:
        """A ring on the table was clicked: use it for the first thing that it opens."""
        choices = self.choices
        opened: list[Ring] = ["free"] if any(ring == "free" for _, ring in choices.places) else []
        opened += [ring for ring in choices.walks if ring is not None]
        if opened:
            number = opened.index(self.selection.ring) + 1 if self.selection.ring in opened else 0
            self.click(clicks.OnRing(opened[number] if number < len(opened) else opened[-1]))
        else:
            self._services.toast(self._services.say("turm-advise-ring-opens-nothing"))

    def _outcome(self, at: clicks.Click) -> clicks.Outcome:
        return clicks.chosen_by(self._session.state, self.choices, self.selection, at)

    def _carry_out(self, outcome: clicks.Outcome, hand: Hand | None = None, meant: bool = False) -> None:
        """Do what a click or a key comes to; a block is let go with this ``hand``. Nothing is chosen too quickly unless
        it is ``meant``."""
        services = self._services
        match outcome:
            case clicks.Selected(selection):
                self.select(selection)
                services.effects.clear_refusal()
                services.effects.sound("click")
            case clicks.Commanded() if self._input_guard.settling and not meant:
                self._tell_too_quick()
            case clicks.Commanded(choice):
                with self.dialogs.errors.shown() as attempt:
                    self._session.give(choice, self._session.game.n, hand)
                if attempt.went_well:
                    services.effects.clear_refusal()
            case clicks.Refused(error):
                self.dialogs.errors.refuse(error)
            case clicks.Advised(key):
                services.toast(services.say(key))
        self._changed()
