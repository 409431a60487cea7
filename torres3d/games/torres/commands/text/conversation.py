"""Conversation about a game of Torres. Hands are said only to a player who has confirmed to be there."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.input.cheapest_knight_walks import Walk
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.app.presentation.reason_words import gain_and_reason_lines
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.commands.text import board_words, own_knights, position_words
from torres3d.games.torres.commands.text import typed_and_listed_choices as choice_text
from torres3d.games.torres.commands.text.choice_outcomes import distinct, kept_words
from torres3d.games.torres.commands.text.command_effects import effect_lines, what_to_type
from torres3d.games.torres.commands.text.kept_card import kept_card, offer_lines
from torres3d.games.torres.commands.text.typed_line import cards_named
from torres3d.games.torres.game import GAME
from torres3d.games.torres.kit.engine_adapter import TorresGame, TorresStep, as_command
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import Buy, Command, EndTurn, Keep
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.events import CardDrawn, CastlesScored, Event, GameEnded
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Seat
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import INDEX, NAMES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import event_line, in_words, refusal
from torres3d.i18n.fault_messages import undo_refusal
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import LONGEST_SPOKEN, Asked
from torres3d.terminal.error_exit import isolated


def event_lines(event: Event, names: Sequence[str], say: Translate) -> list[str]:
    """The lines of an event; none for one without a sentence, nor for the end of the game, which the result tells."""
    if isinstance(event, GameEnded):
        return []
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

    help_keys: ClassVar[tuple[str, ...]] = ("text-help",)
    topics: ClassVar[tuple[str, ...]] = ("board", "move", "build", "cards", "turn", "line", "game")
    turn_ends = (EndTurn,)
    _game: TorresGame

    def __init__(
        self, game: TorresGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> None:
        super().__init__(
            game, terminal, say, names, BOTS, bots, choice_text.game_vocabulary(say, self.words_of(choice_text.WORDS))
        )
        self._there: Seat | None = self._persons[0] if len(self._persons) == 1 else None
        """The person who has confirmed to be there: only their cards may be printed."""
        self._announced: tuple[Seat, State] | None = None
        """The actor whose turn was announced, and the state it began in."""
        self._cards = choice_text.card_words(say)
        told: dict[str, Callable[[str], Sequence[str]]] = {
            "board": lambda rest: board_words.board_lines(game.state, self._names, say),
            "picture": lambda rest: position_words.picture_lines(game.state, self._names, say),
            "castles": lambda rest: position_words.castle_lines(game.state, self._names, say),
            "points": lambda rest: position_words.point_lines(game.state, self._names, say),
            "me": lambda rest: own_knights.knight_lines(game.state, self._actor, say),
            "row": lambda rest: board_words.row_lines(game.state, rest, self._names, say),
            "column": lambda rest: board_words.column_lines(game.state, rest, self._names, say),
            "roofs": lambda rest: board_words.roof_lines(game.state, self._names, say),
            "grow": lambda rest: board_words.growth_lines(game.state, self._names, say),
        }
        self._answers |= told
        self._answers |= {
            "turn": lambda rest: self._turn(),
            "hand": lambda rest: position_words.hand_lines(game.state, self._actor, say) if self._may_act() else [],
            "look": lambda rest: self._at_square("look", rest, position_words.look_lines),
            "around": lambda rest: self._at_square("around", rest, board_words.around_lines),
            "exits": self._exits,
            "card": self._card,
            "reset": lambda rest: self._reset(),
        }

    @property
    def _game_words(self) -> GameWords:
        return GAME.words()

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
        return self._terminal.ask(self._prompt())

    def _prompt(self) -> str:
        """The actor and what counts: the AP and blocks of a turn, otherwise what is to be done."""
        state, name = self._game.state, isolated(self._names[self._actor])
        if state.stage == "turn":
            blocks = position_words.blocks_to_build(state)
            return self._say("text-prompt-turn", name=name, ap=state.ap, blocks=blocks)
        return self._say("text-prompt", name=name, task=self._say(f"text-task-{state.stage.replace('_', '-')}"))

    def _commands_in(self, line: str) -> list[Asked | str]:
        asked = super()._commands_in(line)
        if self._game.state.stage != "keep" or isinstance(asked[0], Asked) or self._hidden():
            return asked
        words = re.sub(r"([.*+>])", r" \1", line).split()
        for length in range(len(words), 0, -1):  # what follows the card and the places of the others is done after it
            keep = kept_card(" ".join(words[:length]), self._game.state, self._cards, self._say)
            if keep is not None:
                rest = " ".join(words[length:])
                return [command_text(keep), *(super()._commands_in(rest) if rest else [])]
        return asked

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
        state = view(self._game.state, self._actor).state
        if state.stage == "keep":
            return offer_lines(state, self._say, self.brief)
        return position_words.turn_lines(state, self._actor, self._names, self._say, self.brief)

    def _at_square(self, word: str, rest: str, lines: Callable[..., list[str]]) -> list[str]:
        at = INDEX.get(choice_text.tidied(rest))
        if at is None:
            return [self._which_square(word)]
        return lines(self._game.state, at, self._names, self._say)

    def _exits(self, rest: str) -> list[str]:
        at = INDEX.get(choice_text.tidied(rest))
        if rest and at is None:
            return [self._which_square("exits")]
        return board_words.door_lines(self._game.state, self._actor, at, self._say)

    def _which_square(self, word: str) -> str:
        return self._say("text-which-square", word=self._words.shown(Asked(word)))

    def _card(self, rest: str) -> list[str]:
        known = cards_named(rest.casefold(), self._cards)
        lines = [position_words.card_line(card, self._say) for card in known or ACTION_CARDS]
        return [self._say("text-no-such-card", name=rest), *lines] if rest and not known else lines

    def _legal(self, rest: str) -> list[str]:
        if not self._may_act():
            return []
        return super()._legal(rest) if self._game.state.stage != "keep" else self._turn()

    def _in_few_lines(self) -> list[str]:
        state = self._game.state
        choices = distinct(state, self._kit.legal(state))
        if state.stage in ("starter", "carry"):
            return self._listed(choices)
        return choice_text.legal_lines(state, choices, self._names, self._say)

    def _about(self, text: str) -> list[str]:
        return choice_text.farther_lines(self._game.state, self._actor, text, self._say)

    def _listed(self, choices: Sequence[Command]) -> list[str]:
        """A numbered list of a few choices; more of them only by their squares."""
        if len(choices) <= LONGEST_SPOKEN:
            return super()._listed(choices)
        lines = choice_text.legal_lines(self._game.state, choices, self._names, self._say)
        return [*lines, self._say("text-say-square")]

    def _choice_lines(self, choices: Sequence[Command]) -> list[str]:
        return choice_text.choice_lines(self._game.state, choices, self._names, self._say)

    def _meant(self, text: str) -> list[Command]:
        state = self._game.state
        return distinct(state, choice_text.matching_commands(text, self._kit.legal(state)))

    def _command(self, text: str) -> None:
        if self._may_act():
            super()._command(text)

    def _what(self, rest: str) -> list[str]:
        """What commands would bring, one after another; nothing is done."""
        if not self._may_act():
            return []
        state, lines = self._game.state, list[str]()
        asked = self._words.commands(rest) if rest else []
        for text in asked:
            given, why = self._foreseen(state, text if isinstance(text, str) else text.word)
            if not given:
                return [*lines, *why]
            lines += [*why, *effect_lines(state, given, self._names, self._say)]
            if isinstance(given[-1], Buy | Keep | EndTurn):
                break  # what follows depends on the cards, or is another's
            for command in given:
                state = apply(state, command)
        return lines or [self._say("text-what-of")]

    def _foreseen(self, state: State, text: str) -> tuple[Sequence[Command], list[str]]:
        """The commands that a text means in a state, with the way of a walk; or none, with the reason."""
        say = self._say
        found = distinct(state, choice_text.matching_commands(text, self._kit.legal(state)))
        if len(found) == 1:
            return found, []
        if found:
            return (), self._listed(found) if state is self._game.state else self._several(state, text, found)
        walk = choice_text.walk_meant(state, self._actor, text)
        if len(walk) * STEP_COST > state.ap:
            return (), [say("text-too-far", way=choice_text.way_words(walk, say), ap=state.ap)]
        if walk:
            return walk, [choice_text.way_words(walk, say)] if walk[1:] else []
        return (), self._why_not(state, text)

    def _several(self, state: State, text: str, found: Sequence[Command]) -> list[str]:
        """The commands that a text can mean in a state to come, without numbers: those choose from the game's state."""
        told = choice_text.meaning_lines if len(found) <= LONGEST_SPOKEN else choice_text.legal_lines
        return [self._say("text-several", text=text), *told(state, found, self._names, self._say)]

    def _refuse(self, text: str) -> None:
        state = self._game.state
        walk = choice_text.walk_meant(state, self._actor, text)
        if walk:
            self._send(walk)
        elif text == "doors":
            self._terminal.say(*self._exits(""))  # without the card it asks where the doors lead
        else:
            self._terminal.say(*self._why_not(state, text))

    def _why_not(self, state: State, text: str) -> list[str]:
        """Why a text is no legal command, and what to type instead."""
        say = self._say
        if state.stage == "keep":
            return [say("text-keep-which"), *offer_lines(state, say, True)]
        if text.partition(":")[0] in ACTION_CARDS and not choice_text.names_all(text):
            return choice_text.card_refused(state, self._actor, text.partition(":")[0], say)
        if text.startswith(">"):
            return choice_text.nobody_sent(state, self._actor, text[1:], say)
        try:
            command = choice_text.completed(state, text)
        except NotationFault:
            return [say("text-not-understood", text=text)]
        try:
            apply(state, command)
        except IllegalCommand as error:
            return [f"{refusal(error, self._names, say)} {what_to_type(error, command, say)}"]
        return [say("text-not-understood", text=text)]

    def _no_number(self, text: str) -> list[str]:
        state = self._game.state
        return super()._no_number(text) if state.stage != "keep" else self._why_not(state, text)

    def _send(self, walk: Walk) -> None:
        """Walk the way to a far square step by step, if there are the AP."""
        say, ap, way = self._say, self._game.state.ap, choice_text.way_words(walk, self._say)
        if len(walk) * STEP_COST > ap:
            self._terminal.say(say("text-too-far", way=way, ap=ap))
            return
        if len(walk) > 1:
            self._terminal.say(say("text-walks", way=way))
        for move in walk:
            self._choose(move)

    def _try(self, choice: Command, text: str) -> None:
        """Give a command. Asks before the end of a turn that wastes something."""
        say = self._say
        if isinstance(choice, EndTurn):
            lost = loss(self._game.state, self._kit.legal(self._game.state), choice)
            if lost and not self._agreed(say("text-lost", what=lost.words(say))):
                self._terminal.say(say("text-not-ended"))
                return
        self._choose(choice)

    def _choose(self, choice: Command) -> None:
        self._said(self._game.submit(choice))

    def _said(self, step: TorresStep) -> None:
        super()._said(step)
        if isinstance(step.command, EndTurn) and len(self._persons) > 1:
            self._there = None

    def _new_lines(self, step: TorresStep) -> list[str]:
        """The lines of a step just done, with the cards that only the player at the terminal may hear of."""
        say, lines, command = self._say, self._step_lines(step), step.command
        if step.by in self._bots:
            return lines
        if isinstance(command, Keep):
            lines.append(kept_words(command, say))
        elif isinstance(command, Buy):
            drawn = [event.card for event in step.events if isinstance(event, CardDrawn)]
            lines += [say("text-drawn", card=position_words.card_line(card, say)) for card in drawn]
            lines += offer_lines(step.after, say, self.brief) if step.after.offer else []
        return lines

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
        if isinstance(given, Keep):
            what = self._say("text-keeps", name=self._names[undone.by], card=card_name(given.card, self._say))
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
