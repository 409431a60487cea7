"""Laws: a hurried player loses no turn unasked and no key, and sees no hand of another."""

import random

import pytest
from panda3d.core import MouseButton

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.app.play.seated import END, seat_in_turn
from torres3d.app.window.settings import Settings
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.hud.models.turn_models import EndAnyway
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import square_list

KEYS = (
    "enter", "enter", "enter", END, END, END, "space", "escape", "tab", "1", "2", "k", "b", "s", "z", "y", "h",
    "backspace", "n", "arrow_left", "arrow_up",
)  # fmt: skip
ON_THE_BOARD = ("enter", "enter", "enter", "escape", "n", "n", "1", "2", "k", "arrow_up", "arrow_left", "z")
"""Keys that give commands, lead and let go, none of which ends a turn or opens a dialog."""
HURRY = 3
"""Rounds at most between two presses of somebody in a hurry."""


class Hurried:
    """Somebody who presses and clicks at random, most things twice or more; keeps what goes wrong."""

    def __init__(self, player: Driver, seed: int) -> None:
        self.player = player
        self.rng = random.Random(seed)
        self.asked = 0
        """How often the question was answered with the end of the turn."""
        self.lost: list[TorresStep] = []
        self.ended = 0
        self.seen: list[str] = []
        player.game.session.game.listen(self._heard)
        send = player.program.intent

        def intent(wish: object) -> None:
            if isinstance(wish, EndAnyway):
                self.asked += 1
                wish = EndAnyway()  # the question itself must stay
            send(wish)

        for panel in player.program.hud.panels:
            panel.kit.send = intent

    def go(self, presses: int) -> None:
        """Press and click so often."""
        for _ in range(presses):
            act = self.rng.choice((self._key, self._key, self._spot, self._square, self._wait))
            act()
            if not isinstance(self.player.program.services.screens.top, PlayScreen):
                self.player.program.services.screens.pop()
                self.player.rounds(2)
            self._look()

    def _heard(self, step: TorresStep) -> None:
        if not isinstance(step.command, c.EndTurn):
            return
        self.ended += 1
        if loss(step.before, legal(step.before), step.command):
            if self.asked:
                self.asked = 0
            else:
                self.lost.append(step)

    def _look(self) -> None:
        """Note a hand that somebody else sees, or before its owner has said so."""
        game = self.player.program.services.screens.top
        if not isinstance(game, PlayScreen):
            return
        model = self.player.program.hud.model
        hand, turn = model.panels.get("hand"), model.panels.get("turn")
        if game.session.awaited is not None and (hand is not None or turn is not None) and model.cover:
            self.seen.append("panels over the cover")
        if hand is not None:
            open_cards = [card for card in hand.cards if card.card != "hidden"]
            if open_cards and hand.owner.seat != game.session.viewer:
                self.seen.append(f"the hand of {hand.owner.name}")

    def _pause(self) -> None:
        self.player.rounds(self.rng.randint(1, HURRY))

    def _key(self) -> None:
        key = self.rng.choice(KEYS)
        for _ in range(self.rng.choice((1, 2, 2, 3, 8))):
            self.player.program.press(key)
            self._pause()

    def _spot(self) -> None:
        names = [
            spot.name
            for panel in self.player.program.hud.panels
            for spot in panel.spots
            if spot.name not in ("menu", "cover:menu", "never_again")
        ]
        if names:
            self._click(*self.player.program.hud.spot_pixels(self.rng.choice(names)))

    def _square(self) -> None:
        state = self.player.game.session.state
        squares = square_list(state.knights[state.actor]) if state.actor is not None else []
        square = self.rng.choice([*squares, self.rng.randrange(64)])
        place = self.player.seen(square)
        if place is not None:
            self._click(*place)

    def _click(self, x: float, y: float) -> None:
        self.player.move(x, y)
        for _ in range(self.rng.choice((1, 2, 2, 3))):
            self.player.screen.press(MouseButton.one())
            self._pause()
            self.player.screen.release(MouseButton.one())
            self._pause()

    def _wait(self) -> None:
        self.player.rounds(self.rng.randint(1, 40))


SEEDS = [1, *at_length(*range(2, 9))]


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_hurried_player_loses_no_turn_and_sees_no_hand(open_program: Opens, seed: int) -> None:
    player = open_program(Settings(quality="low", reduced_motion=True))
    seat_in_turn(player)
    hurried = Hurried(player, seed)
    for _ in range(8):
        hurried.go(20)
    assert hurried.lost == []
    assert hurried.seen == []


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_enter_does_what_the_tip_says_whatever_was_pressed_before(open_program: Opens, seed: int) -> None:
    """Only Enter pressed twice may do nothing: the second one would do the same again or let go."""
    player = open_program(Settings(quality="low", reduced_motion=True))
    seat_in_turn(player)
    rng = random.Random(seed)
    game = player.game
    told = done = 0
    twice = False
    for _ in range(300):
        key = rng.choice(ON_THE_BOARD)
        if key == "escape" and game.controller.selection.kind == "none":
            continue
        model = player.program.hud.model
        said = model.tooltip.lines if model.tooltip is not None and model.tip_at is not None else ()
        before = game.session.game.n, game.controller.selection
        player.program.press(key)
        if key == "enter" and any(line.startswith("Enter:") for line in said) and not twice:
            told += 1
            done += (game.session.game.n, game.controller.selection) != before
        # Once it gave something, the next Enter does something else or the same again.
        twice = key == "enter" and (game.session.game.n == before[0] or isinstance(last(game), c.Build))
        player.rounds(rng.choice((1, 1, 2)))
    assert done == told > 10


def last(game: PlayScreen) -> c.Command:
    """What was given last."""
    return game.session.game.history.steps[-1].command


@pytest.mark.slow
def test_the_law_can_fail(open_program: Opens) -> None:
    """Without the question somebody in a hurry does lose turns."""
    player = open_program(Settings(quality="low", reduced_motion=True, ask_before_ending=False))
    seat_in_turn(player)
    hurried = Hurried(player, 2)
    for _ in range(40):
        hurried.go(10)
        if hurried.lost:
            break
    assert hurried.lost
