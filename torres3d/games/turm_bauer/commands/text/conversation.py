"""Conversation about a game of Turm Bauer.

A block is held in the hand first: the conversation says how it would lie and how steady the tower would be, and lets go
only after a yes, since that cannot be undone. Without a mouse the hand is random (T-9.5).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.turm_bauer.bots.hint import best_turn
from torres3d.games.turm_bauer.bots.registry import ADVISER, BOTS
from torres3d.games.turm_bauer.commands.text import own_figures, position_words
from torres3d.games.turm_bauer.commands.text import typed_and_listed_choices as typed
from torres3d.games.turm_bauer.commands.text.stair_places import stair_lines, stair_places
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import grade
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame, TurmStep
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat, level_of, low_cell
from torres3d.games.turm_bauer.rules.command_notation import choice_text, read_choice
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.decide import check
from torres3d.games.turm_bauer.rules.judging.judge import Judge, command_for
from torres3d.games.turm_bauer.rules.judging.risk_estimate import final_figure, risk_figures
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import reach_with
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words, event_line, refusal
from torres3d.games.turm_bauer.words.names import actor_name, ring_name
from torres3d.games.turm_bauer.words.outcome import why_won
from torres3d.games.turm_bauer.words.reach_sentences import reach_lines
from torres3d.games.turm_bauer.words.risk_sentences import risk_lines
from torres3d.i18n.fault_messages import undo_refusal
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import LONGEST_SPOKEN, Asked
from torres3d.terminal.error_exit import isolated


def step_lines(step: TurmStep, names: Sequence[str], say: Translate, prompted: Sequence[Seat] = ()) -> list[str]:
    """The lines of a step, without the dice of players who are ``prompted`` with them, and without the winner."""
    lines = []
    for event in step.events:
        if isinstance(event, e.GameEnded) or (isinstance(event, e.TurnBegan) and event.seat in prompted):
            continue
        told = event_line(event, names, step.before.options.blocks, say)
        if told is None:
            continue
        line = told[0]
        if isinstance(event, e.BlockBuilt) and event.cells[1:] and not event.fell:
            line += f": {typed.lying_way(event.cells, say)}"
        lines.append(line)
    return lines


class Conversation(BaseConversation[Choice]):
    """A conversation; ``judge`` decides what happens to a block."""

    help_keys: ClassVar[tuple[str, ...]] = ("text-turm-help",)
    topics: ClassVar[tuple[str, ...]] = ("tower", "placing", "walking", "line", "game")
    turn_ends = (Move, Stay)
    _game: TurmGame

    def __init__(
        self,
        game: TurmGame,
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
        judge: Judge,
    ) -> None:
        words = typed.game_vocabulary(say, self.words_of(typed.WORDS))
        super().__init__(game, terminal, say, names, BOTS, bots, words)
        self._judge = judge
        self._kind = game.state.options.blocks
        self._announced: tuple[int, str, int] | None = None
        """Turn, stage and slips for which the actor has heard what to do."""
        self._answers |= {
            "tower": lambda rest: position_words.tower_lines(game.state, self._names, say),
            "level": self._level,
            "fields": lambda rest: position_words.field_lines(game.state, say),
            "blocks": lambda rest: position_words.built_lines(game.state, say),
            "points": lambda rest: position_words.standing_lines(game.state, self._names, say),
            "turn": lambda rest: position_words.turn_lines(game.state, self._names, say),
            "supply": self._supply,
            "look": self._look,
            "around": self._around,
            "row": self._row,
            "column": self._column,
            "me": lambda rest: own_figures.figure_lines(game.state, self._names, say),
            "stairs": self._stairs,
            "steady": lambda rest: [say("text-steady-now", grade=self._grade(game.state))],
        }

    @property
    def _game_words(self) -> GameWords:
        return GAME.words()

    def _asked(self) -> str | None:
        state = self._game.state
        moment = state.turn, state.stage, state.slips
        if self._announced != moment:
            begun = self._announced is None or self._announced[0] != state.turn
            self._announced = moment
            if begun or state.stage == "build":
                self._terminal.say(*([""] if begun else []), *self._turn())
            elif not self.brief:
                self._terminal.say(*position_words.walking_lines(state, self._say))
        return self._terminal.ask(self._prompt())

    def _turn(self) -> list[str]:
        lines = position_words.turn_lines(self._game.state, self._names, self._say)
        return lines[:1] if self.brief else lines

    def _prompt(self) -> str:
        """The actor and what counts: the dice, or the level of the figure that may walk."""
        state, say = self._game.state, self._say
        acting = state.to_act
        name = isolated(actor_name(self._names, acting.seat, acting.colour, say))
        if state.stage == "move":
            return say("text-prompt-walk", name=name, level=level_of(acting.figure))
        one, two = state.rolls[state.turn]
        return say("text-prompt-build", name=name, one=one, two=two)

    def _commands_in(self, line: str) -> list[Asked | str]:
        """All that a line asks for; ``^`` with a block lists its places that make a stair, and the line goes on."""
        first, *more = super()._commands_in(line)
        if isinstance(first, Asked) and first.word == "stairs" and first.rest:
            following = super()._commands_in(first.rest)
            if isinstance(following[0], str) and following[0].isdecimal():
                first, more = Asked("stairs"), following
        return [
            Asked("stairs", each[1:]) if isinstance(each, str) and each.startswith("^") else each
            for each in (first, *more)
        ]

    def _stairs(self, rest: str) -> list[str]:
        """The places that bring the actor's figure higher, of one block or of all, to choose from."""
        say, state = self._say, self._game.state
        if state.stage != "build":
            return [say("text-stairs-built")]
        if rest and rest not in state.to_act.supply:
            return [say("turm-refusal-not_in_supply", block=rest)]
        found = stair_places(self._risk_state(), self._kit.legal(state), rest or None)
        if not found:
            return [say("text-no-stairs")]
        self._list = self._game.n, [each.placement for each in found]
        return [] if self._number_next() else stair_lines(found, state, say)

    def _around(self, rest: str) -> list[str]:
        column = typed.column_named(rest)
        if column is None:
            return [self._say("text-which-column")]
        return position_words.around_lines(self._game.state, column, self._say)

    def _row(self, rest: str) -> list[str]:
        row = typed.row_named(rest)
        if row is None:
            return [self._say("text-which-turm-row")]
        return position_words.row_lines(self._game.state, row, self._say)

    def _column(self, rest: str) -> list[str]:
        """The columns of a letter; with a number, too, that one column."""
        letter = typed.letter_named(rest)
        if letter is not None:
            return position_words.letter_lines(self._game.state, letter, self._say)
        return self._look(rest) if typed.column_named(rest) is not None else [self._say("text-which-letter")]

    def _level(self, rest: str) -> list[str]:
        """The parts of a level; without a number those of all levels, the highest first."""
        state, say = self._game.state, self._say
        if rest.isdecimal() and len(rest) < 4:
            return position_words.level_lines(state, int(rest), say)
        top = max([1, *(cell[2] + 1 for block in state.blocks for cell in block.cells)])
        return [line for number in range(top, 0, -1) for line in position_words.level_lines(state, number, say)]

    def _supply(self, rest: str) -> list[str]:
        """The supply of the actor's colour, or of a player's colours."""
        state, say = self._game.state, self._say
        seat = self._seat_named(rest)
        found = [each for each in state.sets if (each.seat == seat if rest else each is state.acting)]
        lines: list[str] = []
        for each in found:
            lines += [
                f"{actor_name(self._names, each.seat, each.colour, say)}:",
                *position_words.supply_lines(state, each, say),
            ]
        return lines or [say("text-nobody", name=rest)]

    def _look(self, rest: str) -> list[str]:
        column = typed.column_named(rest)
        if column is None:
            return [self._say("text-which-column")]
        return position_words.column_lines(self._game.state, column, self._say)

    def _in_few_lines(self) -> list[str]:
        return typed.all_lines(self._kit.legal(self._game.state), self._kind, self._say)

    def _choice_lines(self, choices: Sequence[Choice]) -> list[str]:
        return typed.choice_lines(choices, self._kind, self._say)

    def _meant(self, text: str) -> list[Choice]:
        return typed.matching_choices(text, self._kit.legal(self._game.state))

    def _listed(self, choices: Sequence[Choice]) -> list[str]:
        """A numbered list of choices; of very many places only their fields."""
        builds = [choice for choice in choices if isinstance(choice, Placement)]
        if len(builds) > LONGEST_SPOKEN:
            fields = {low_cell(build.cells) for build in builds}
            if len(fields) > 1:
                return [*typed.place_lines(builds, self._say), self._say("text-say-field")]
            return [*typed.block_lines(builds, self._kind, self._say), self._say("text-say-block")]
        return super()._listed(choices)

    def _refuse(self, text: str) -> None:
        self._terminal.say(*self._why_not(text))

    def _why_not(self, text: str) -> list[str]:
        """Why a text is no legal choice, and what to type instead."""
        say, state = self._say, self._game.state
        if (text == ">") == (state.stage == "build") and typed.names_stage(text):
            return [f"{say('turm-refusal-wrong_stage', stage=state.stage)} {say('text-try-turn')}"]
        if text == ">":
            return [say("text-walks-nowhere")]
        try:
            choice = read_choice(text)
        except NotationFault:
            return [self._incomplete(text)]
        try:
            check(state, choice)
        except IllegalCommand as error:
            return [f"{refusal(error, say, self._kind)} {typed.what_to_type(error, choice, say)}"]
        return [say("text-not-understood", text=text)]

    def _incomplete(self, text: str) -> str:
        """The answer to a text that is no whole choice."""
        say, state = self._say, self._game.state
        block = text.partition("@")[0]
        if "@" in text and block not in state.to_act.supply:
            return f"{say('turm-refusal-not_in_supply', block=block)} {say('text-try-supply')}"
        if "@" in text and not any(choice_text(choice).startswith(f"{block}@") for choice in self._kit.legal(state)):
            return f"{say('text-not-now', block=block)} {say('text-try-turn')}"
        if "@" in text:
            return f"{say('text-nowhere-there', block=block)} {say('text-try-block', block=block)}"
        if text.startswith(">") and state.stage == "build":
            return f"{say('turm-refusal-wrong_stage', stage='build')} {say('text-try-turn')}"
        if text.startswith(">") or typed.column_named(text) is not None:
            return f"{say('text-nothing-at', place=text.lstrip('>'))} {say('text-try-turn')}"
        return say("text-not-understood", text=text)

    def _what(self, rest: str) -> list[str]:
        """What choices would bring; nothing is let go."""
        say = self._say
        lines: list[str] = []
        for text in self._words.commands(rest) if rest else []:
            chosen = self._numbered(text) if isinstance(text, str) else None
            found = self._meant(text) if isinstance(text, str) and chosen is None else [chosen] * (chosen is not None)
            if not found:
                return [*lines, *self._why_not(text if isinstance(text, str) else text.word)]
            if len(found) > 1:
                return [*lines, *self._listed([each for each in found if each is not None])]
            lines += self._foreseen(found[0])
        return lines or [say("text-what-of")]

    def _foreseen(self, choice: Choice | None) -> list[str]:
        """A choice in words; of a block how it would lie, who could then walk how high, and the risk."""
        if not isinstance(choice, Placement):
            return [] if choice is None else [typed.choice_words(choice, self._kind, self._say)]
        return [*self._lying(choice), *risk_lines(final_figure(self._risk_state(), choice, self._judge), self._say)]

    def _lying(self, choice: Placement) -> list[str]:
        say, state = self._say, self._game.state
        reach = reach_lines(state, reach_with(state, choice.block, choice.cells), self._names, say)
        return [*reach] if self.brief else [position_words.lying_words(state, choice, say), *reach]

    def _try(self, choice: Choice, text: str) -> None:
        """Do a choice. Asks before letting a block go, and before using a ring that the text does not name."""
        say = self._say
        if isinstance(choice, Placement):
            self._terminal.say(*self._lying(choice))
            self._tell_risk(choice)
            if choice.ring is not None:
                self._terminal.say(say("text-gives-ring", ring=ring_name(choice.ring, say)))
            if not self._agreed(say("text-let-go")):
                self._terminal.say(say("text-not-let-go"))
                return
        elif isinstance(choice, Move) and choice.ring is not None and "!" not in text:
            what = choice_in_words(choice, self._kind, say)
            if not self._agreed(say("text-give-ring", what=what)):
                self._terminal.say(say("text-ring-kept"))
                return
        self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        state = self._game.state
        step = self._game.submit(command_for(state, choice, self._judge))
        self._said(step)
        if any(isinstance(event, e.BlockSlipped) for event in step.events):
            self._break_off()  # what was meant to follow was meant for a block that stands

    def _step_lines(self, step: TurmStep) -> list[str]:
        return step_lines(step, self._names, self._say)

    def _new_lines(self, step: TurmStep) -> list[str]:
        return step_lines(step, self._names, self._say, self._persons)

    def _tell_risk(self, placement: Placement) -> None:
        """Tell the first figure of a place at once, and the last one when the judge was asked."""
        for figure in risk_figures(self._risk_state(), placement, self._judge):
            if figure.final or not figure.judged:
                self._terminal.say(*risk_lines(figure, self._say))

    def _risk_state(self) -> State:
        """The state by which the risk of a place is weighed."""
        return self._game.state

    def _grade(self, state: State) -> str:
        return self._say(f"turm-steadiness-{grade(steadiness(state)).name}")

    def _undone(self, rest: str) -> list[str]:
        game, say = self._game, self._say
        undone = game.can_undo()
        try:
            game.undo(game.state.actor)
        except UndoRefused as error:
            return [undo_refusal(error.reason, self._say)]
        assert undone is not None
        assert isinstance(undone.command, Discard)
        return [say("text-taken-back-one", what=choice_in_words(undone.command, self._kind, say))]

    def _hint(self) -> list[str]:
        say, state = self._say, self._game.state
        self._terminal.say(say("hint-thinking"))
        advice = best_turn(view(state, state.to_act.seat), ADVISER, self._seed)
        first = advice.choices[0]
        terms = advice.terms
        if isinstance(first, Placement):
            terms = advice.with_risk(final_figure(self._risk_state(), first, self._judge).falls)
        why = ", ".join(say(f"turm-term-{term.kind}", amount=term.amount, level=advice.level) for term in terms)
        return [
            say("text-good-turn", why=why),
            *(typed.told_choice(choice, self._kind, say) for choice in advice.choices),
        ]

    def _result(self) -> list[str]:
        state, say = self._game.state, self._say
        places = [say("text-turm-place", name=name, level=level) for name, level in self._ranked()]
        won = say("turm-log-winner", names=self._winners(), count=len(state.winners))
        return ["", won, *why_won(state, self._names, say), *places]
