"""Conversation about a game of Torres. Hands are said only to a player who has confirmed to be there."""

from collections.abc import Mapping, Sequence

from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.input.cheapest_knight_walks import Walk
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.app.presentation.reason_words import gain_and_reason_lines
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.commands.text import position_words
from torres3d.games.torres.commands.text import typed_and_listed_choices as choice_text
from torres3d.games.torres.kit.engine_adapter import TorresGame, TorresStep, as_command
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.events import CastlesScored, Event
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Seat
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import INDEX, NAMES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.event_sentences import event_line, in_words, refusal
from torres3d.i18n.fault_messages import undo_refusal
from torres3d.i18n.texts import Translate
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.console import Console
from torres3d.terminal.error_exit import isolated


def event_lines(event: Event, names: Sequence[str], say: Translate) -> list[str]:
    """The lines of an event; none for an event without a sentence."""
    told = event_line(event, names, say)
    lines = [told[0]] if told else []
    if isinstance(event, CastlesScored):
        for castle in event.castles:
            square = NAMES[castle.knight]
            text = say("break-castle", square=square, area=castle.area, level=castle.level, points=castle.points)
            lines.append(f"  {text}")
        if event.bonus:
            lines.append(f"  {say('break-king', points=event.bonus)}")
    return lines


class Conversation(BaseConversation[Command]):
    """A conversation; see `BaseConversation`."""

    help_key = "text-help"
    turn_ends = (EndTurn,)
    _game: TorresGame

    def __init__(
        self, game: TorresGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> None:
        super().__init__(game, terminal, say, names, BOTS, bots, choice_text.game_vocabulary(say))
        self._there: Seat | None = self._persons[0] if len(self._persons) == 1 else None
        """The person who has confirmed to be there: only their cards may be printed."""
        self._announced: tuple[Seat, State] | None = None
        """The actor whose turn was announced, and the state it began in."""
        self._answers |= {
            "board": lambda rest: position_words.board_lines(game.state, self._names, say),
            "castles": lambda rest: position_words.castle_lines(game.state, self._names, say),
            "points": lambda rest: position_words.point_lines(game.state, self._names, say),
            "turn": lambda rest: self._turn(),
            "hand": lambda rest: position_words.hand_lines(game.state, self._actor, say) if self._may_act() else [],
            "look": self._look,
            "card": self._card,
            "reset": lambda rest: self._reset(),
        }

    def _asked(self) -> str | None:
        say, actor = self._say, self._actor
        if self._hidden():
            self._there = None
            self._terminal.sweep()
            self._terminal.say(say("text-pass", name=self._names[actor]))
            line = self._terminal.ask(say("text-pass-prompt", name=self._names[actor]))
            if line or line is None:
                # What is said before the hand is shown is about other things, such as another player's undo.
                return line
            self._there = actor
        if self._announced != (actor, self._game.turn_start):
            self._announced = (actor, self._game.turn_start)
            self._terminal.say("", *self._turn())
        return self._terminal.ask(f"{isolated(self._names[actor])}>")

    def _hidden(self) -> bool:
        """Whether the hand may not be said, since the actor has not confirmed to be there."""
        return self._game.state.stage in ("turn", "keep") and self._there != self._actor

    def _may_act(self) -> bool:
        """Whether the actor has confirmed to be there; says so if not."""
        if self._hidden():
            self._terminal.say(self._say("text-pass-first", name=self._names[self._actor]))
            return False
        return True

    def _turn(self) -> list[str]:
        return position_words.turn_lines(view(self._game.state, self._actor).state, self._actor, self._names, self._say)

    def _look(self, rest: str) -> list[str]:
        at = INDEX.get(choice_text.tidied(rest))
        if at is None:
            return [self._say("text-which-square")]
        return position_words.look_lines(self._game.state, at, self._names, self._say)

    def _card(self, rest: str) -> list[str]:
        known = [card for card in ACTION_CARDS if card == rest.casefold()]
        return [position_words.card_line(card, self._say) for card in known or ACTION_CARDS]

    def _legal(self, rest: str) -> list[str]:
        return super()._legal(rest) if self._may_act() else []

    def _in_few_lines(self) -> list[str]:
        return choice_text.legal_lines(self._kit.legal(self._game.state), self._names, self._say)

    def _about(self, text: str) -> list[str]:
        return choice_text.farther_lines(self._game.state, self._actor, text, self._say)

    def _choice_lines(self, choices: Sequence[Command]) -> list[str]:
        return choice_text.choice_lines(self._game.state, choices, self._names, self._say)

    def _meant(self, text: str) -> list[Command]:
        return choice_text.matching_commands(text, self._kit.legal(self._game.state))

    def _command(self, text: str) -> None:
        if self._may_act():
            super()._command(text)

    def _refuse(self, text: str) -> None:
        command = read_command(text)
        walk = choice_text.far_move(self._game.state, self._actor, command)
        if len(walk) > 1:
            self._send(walk)
        else:
            self._try(command, text)

    def _send(self, walk: Walk) -> None:
        """Offer the way to a far square, and walk it step by step if the player agrees and has the AP."""
        say, ap, way = self._say, self._game.state.ap, choice_text.way_words(walk, self._say)
        if len(walk) * STEP_COST > ap:
            self._terminal.say(say("text-too-far", way=way, ap=ap))
        elif self._agreed(say("text-walk", way=way)):
            for move in walk:
                self._choose(move)
        else:
            self._terminal.say(say("text-not-walked"))

    def _try(self, choice: Command, text: str) -> None:
        """Give a command, or say why it is refused. Asks before the end of a turn that wastes something."""
        say = self._say
        if isinstance(choice, EndTurn):
            lost = loss(self._game.state, self._kit.legal(self._game.state), choice)
            if lost and not self._agreed(say("text-lost", what=lost.words(say))):
                self._terminal.say(say("text-not-ended"))
                return
        try:
            self._choose(choice)
        except IllegalCommand as error:
            self._terminal.say(refusal(error, self._names, say))

    def _choose(self, choice: Command) -> None:
        self._said(self._game.submit(choice))

    def _said(self, step: TorresStep) -> None:
        super()._said(step)
        if isinstance(step.command, EndTurn) and len(self._persons) > 1:
            self._there = None

    def _step_lines(self, step: TorresStep) -> list[str]:
        return [line for event in step.events for line in event_lines(event, self._names, self._say)]

    def _reset(self) -> list[str]:
        back = self._game.undo_turn()
        return [self._say("text-taken-back", count=len(back)) if back else self._nothing_back()]

    def _undone(self, rest: str) -> list[str]:
        """Undo the last command. Undoing another player's command needs that player's name."""
        undone = self._game.can_undo()
        whose = self._seat_named(rest) if rest else self._actor
        if undone is None or undone.by != whose or undone.by in self._bots:
            return [self._nothing_back()]
        self._game.undo(whose)
        given = as_command(undone.standing_command)
        what = in_words(undone.before, given, self._names, self._say) or command_text(given)
        return [self._say("text-taken-back-one", what=what)]

    def _nothing_back(self) -> str:
        """Why nothing is taken back. If another person may undo, says what to type."""
        undone, say = self._game.can_undo(), self._say
        if undone is None:
            try:
                self._game.history.check_undo()
            except UndoRefused as error:
                return undo_refusal(error.reason, self._say)
        if undone is None or undone.by == self._actor or undone.by in self._bots:
            return say("undo-not-yours")
        return say("text-undo-of", name=self._names[undone.by])

    def _hint(self) -> list[str]:
        if not self._may_act():
            return []
        say, state, actor = self._say, self._game.state, self._actor
        self._terminal.say(say("hint-thinking"))
        advice = best_turn(view(state, actor), ADVISER, self._seed)
        course = choice_text.course_lines(state, advice.commands, self._names, say)
        reasons = gain_and_reason_lines(advice, actor, self._names, say, "hint-why")
        return [say("text-hint", points=advice.now), *course, *reasons]

    def _result(self) -> list[str]:
        places = [self._say("text-place", name=name, points=points) for name, points in self._ranked()]
        return ["", self._say("log-winner", name=self._winners()), *places]

    def _leave(self) -> None:
        if self._there is not None and len(self._persons) > 1:
            self._terminal.sweep()  # the cards that were said are not for who comes next
        super()._leave()
