"""Dialogue about a game: says what happens and does what is typed, until the game is over or somebody leaves.

Every command is logged before it is said, so leaving, or the end of the input, loses nothing.
"""

import zlib
from collections.abc import Mapping, Sequence

from torres3d.base.short_text import NotationFault
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.app.input.far_moves import Walk
from torres3d.games.torres.app.presentation.reason_words import reason_lines
from torres3d.games.torres.bots.bot import Bot
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.commands.text.choice_words import choice_lines, course_lines, legal_lines
from torres3d.games.torres.commands.text.event_lines import step_lines
from torres3d.games.torres.commands.text.far_moves import farther_lines, sent, way_words
from torres3d.games.torres.commands.text.position_words import (
    board_lines,
    card_line,
    castle_lines,
    hand_lines,
    look_lines,
    point_lines,
    turn_lines,
)
from torres3d.games.torres.commands.text.typed_input import Asked, game_vocabulary, meant, tidied, understood
from torres3d.games.torres.kit.kit import TorresGame, TorresStep, as_command
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.kinds import ACTION_CARDS, Seat
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.notation import command_text, read_command
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import view
from torres3d.games.torres.words.phrases import in_words, refusal
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.errors import named
from torres3d.terminal.rated_game import RatedTextGame


class Conversation(Dialogue[Command]):
    """A game and the players at a terminal. ``bots`` are the seats that bots play, with their levels; ``counting``
    rates the game, None for a game that does not count."""

    def __init__(
        self,
        game: TorresGame,
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
        counting: RatedTextGame | None = None,
    ) -> None:
        super().__init__(terminal, say, names, game_vocabulary(say), game.file)
        self._game = game
        self._counting = counting
        seed = zlib.crc32(game.header.game.encode())
        self._bots: dict[Seat, Bot] = {seat: BOTS.make_bot(level, seed) for seat, level in bots.items()}
        self._persons = [seat for seat in range(len(names)) if seat not in bots]
        self._there: Seat | None = self._persons[0] if len(self._persons) == 1 else None
        """Who has said to be there: the only one whose cards may be said."""
        self._announced: tuple[Seat, State] | None = None
        """The actor whose turn was announced, and the state it began in."""

    def _talk(self) -> None:
        while (actor := self._game.state.actor) is not None:
            if actor in self._bots:
                self._give(self._bots[actor].choose(view(self._game.state, actor)), actor)
                continue
            line = self._asked(actor)
            if line is None:
                self._leave()
                return
            if line and not self._answered(line, actor):
                self._leave()
                return
        self._terminal.say(*self._result())
        if self._counting is not None:
            self._counting.ended()

    def _asked(self, actor: Seat) -> str | None:
        """The next line that the actor types. Announces the turn first, and the hand-over between persons."""
        state, say = self._game.state, self._say
        if state.stage in ("turn", "keep") and self._there != actor:
            self._there = None
            self._terminal.sweep()
            self._terminal.say(say("text-pass", name=self._names[actor]))
            line = self._terminal.ask(say("text-pass-prompt", name=self._names[actor]))
            if line:
                # What is said before the hand is shown is about other things, such as another player's undo.
                return line
            if line is None:
                return None
            self._there = actor
        if self._announced != (actor, self._game.turn_start):
            self._announced = (actor, self._game.turn_start)
            self._terminal.say("", *turn_lines(view(state, actor).state, actor, self._names, say))
        return self._terminal.ask(f"{named(self._names[actor])}>")

    def _answered(self, line: str, actor: Seat) -> bool:
        """Do what a line asks for; False if it asks to leave."""
        asked = understood(line, self._words)
        if isinstance(asked, Asked):
            if asked.word == "quit":
                return False
            self._tell(asked, actor)
        elif self._may_act(actor):
            self._command(asked, actor)
        return True

    def _may_act(self, actor: Seat) -> bool:
        """Whether the actor has confirmed to be there; says so if not."""
        hidden = self._game.state.stage in ("turn", "keep") and self._there != actor
        if hidden:
            self._terminal.say(self._say("text-pass-first", name=self._names[actor]))
        return not hidden

    def _tell(self, asked: Asked, actor: Seat) -> None:
        """Answer a word such as ``board``."""
        state, say, names = self._game.state, self._say, self._names
        match asked.word:
            case "help":
                lines = say("text-help").split("\n")
            case "board":
                lines = board_lines(state, names, say)
            case "castles":
                lines = castle_lines(state, names, say)
            case "points":
                lines = point_lines(state, names, say)
            case "turn":
                lines = turn_lines(view(state, actor).state, actor, names, say)
            case "hand":
                lines = hand_lines(state, actor, say) if self._may_act(actor) else []
            case "legal":
                lines = self._legal(asked.rest, actor)
            case "look":
                at = INDEX.get(tidied(asked.rest))
                lines = [say("text-which-square")] if at is None else look_lines(state, at, names, say)
            case "card":
                known = [card for card in ACTION_CARDS if not asked.rest or card == asked.rest.casefold()]
                lines = [card_line(card, say) for card in known or ACTION_CARDS]
            case "again":
                lines = self._since(actor)
            case "hint":
                lines = self._hint(actor)
            case "undo" | "redo" | "reset":
                self._go_back(asked, actor)
                lines = []
            case _:
                lines = [say("text-saved-as", file=str(self._game.file or "-"))]
        self._terminal.say(*lines)

    def _legal(self, rest: str, actor: Seat) -> list[str]:
        """All legal commands, or a numbered list of those that begin with a text or are about a square."""
        if not self._may_act(actor):
            return []
        commands = legal(self._game.state)
        if not rest:
            return legal_lines(commands, self._names, self._say)
        found = meant(tidied(rest), commands)
        farther = farther_lines(self._game.state, actor, tidied(rest), self._say)
        return [*farther, *self._listed(found)] if found else farther or [self._say("text-nothing-there", text=rest)]

    def _listed(self, commands: list[Command]) -> list[str]:
        self._list = (self._game.n, commands)
        return choice_lines(self._game.state, commands, self._names, self._say)

    def _command(self, text: str, actor: Seat) -> None:
        """Give the one command that a text means. Lists several; says why if there is none."""
        commands = legal(self._game.state)
        chosen = self._numbered(text, self._game.n)
        if chosen is not None:
            self._try(chosen, actor)
            return
        found = meant(text, commands)
        if len(found) == 1:
            self._try(found[0], actor)
        elif found:
            self._terminal.say(*self._listed(found))
        else:
            try:
                command = read_command(text)
            except NotationFault:
                self._not_understood(text)
                return
            walk = sent(self._game.state, actor, command)
            if len(walk) > 1:
                self._send(walk, actor)
            else:
                self._try(command, actor)

    def _send(self, walk: Walk, actor: Seat) -> None:
        """Offer the way to a far square, and walk it step by step if the player agrees and has the AP."""
        say, ap, way = self._say, self._game.state.ap, way_words(walk, self._say)
        if len(walk) * STEP_COST > ap:
            self._terminal.say(say("text-too-far", way=way, ap=ap))
        elif self._agreed(say("text-walk", way=way)):
            for move in walk:
                self._give(move, actor)
        else:
            self._terminal.say(say("text-not-walked"))

    def _try(self, command: Command, actor: Seat) -> None:
        """Give a command, or say why it is refused. Asks before the end of a turn that wastes something."""
        say = self._say
        if isinstance(command, EndTurn):
            lost = loss(self._game.state, legal(self._game.state), command)
            if lost and not self._agreed(say("text-lost", what=lost.words(say))):
                self._terminal.say(say("text-not-ended"))
                return
        try:
            self._give(command, actor)
        except IllegalCommand as error:
            self._terminal.say(refusal(error, self._names, say))

    def _give(self, command: Command, actor: Seat) -> None:
        self._said(self._game.submit(command, actor))

    def _said(self, step: TorresStep) -> None:
        self._say_rewritten(self._game.written_anew())
        self._terminal.say(*step_lines(step, self._names, self._say))
        if isinstance(step.command, EndTurn) and len(self._persons) > 1:
            self._there = None

    def _go_back(self, asked: Asked, actor: Seat) -> None:
        """Undo, redo or reset. Undoing another player's command needs that player's name."""
        game, say = self._game, self._say
        if asked.word == "redo":
            step = game.redo() if game.can_redo() else None
            if step is None:
                self._terminal.say(say("advise-nothing-to-redo"))
            else:
                self._said(step)
            return
        undone = game.can_undo()
        if asked.word == "reset":
            back = game.undo_turn()
            self._terminal.say(say("text-taken-back", count=len(back)) if back else self._nothing_back(actor))
            return
        whose = actor if not asked.rest else self._seat_named(asked.rest)
        if undone is None or undone.by != whose or undone.by in self._bots:
            self._terminal.say(self._nothing_back(actor))
            return
        game.undo(whose)
        given = as_command(undone.given)
        what = in_words(undone.before, given, self._names, say) or command_text(given)
        self._terminal.say(say("text-taken-back-one", what=what))

    def _nothing_back(self, actor: Seat) -> str:
        """Why nothing is taken back. If another person may undo, says what to type."""
        undone, say = self._game.can_undo(), self._say
        if undone is None:
            try:
                self._game.history.check_undo()
            except UndoRefused as error:
                return self._undo_refusal(error)
        if undone is None or undone.by == actor or undone.by in self._bots:
            return say("undo-not-yours")
        return say("text-undo-of", name=self._names[undone.by])

    def _since(self, actor: Seat) -> list[str]:
        """The events since the end of the actor's last turn, or since the beginning."""
        steps = self._game.history.live()
        ended = [number for number, step in enumerate(steps) if step.by == actor and isinstance(step.command, EndTurn)]
        first = ended[-1] + 1 if ended else 0
        return [line for step in steps[first:] for line in step_lines(step, self._names, self._say)]

    def _hint(self, actor: Seat) -> list[str]:
        """A good turn in words and notation."""
        if not self._may_act(actor):
            return []
        if self._counting is not None:
            self._counting.leave_out("hint")
        say, state = self._say, self._game.state
        self._terminal.say(say("hint-thinking"))
        advice = best_turn(view(state, actor), ADVISER, zlib.crc32(self._game.header.game.encode()))
        lines = [say("text-hint", points=advice.now), *course_lines(state, advice.commands, self._names, say)]
        return [*lines, *reason_lines(advice.reasons, actor, self._names, say)]

    def _result(self) -> list[str]:
        state, say = self._game.state, self._say
        winners = ", ".join(self._names[seat] for seat in state.winners)
        order = sorted(range(state.players), key=lambda seat: -state.scores[seat])
        places = [say("text-place", name=self._names[seat], points=state.scores[seat]) for seat in order]
        return ["", say("log-winner", name=winners), *places]

    def _leave(self) -> None:
        if self._there is not None and len(self._persons) > 1:
            self._terminal.sweep()  # the cards that were said are not for who comes next
        super()._leave()
