"""Game text of Turm Bauer: a header as YAML, then a line for each turn (docs/turm-bauer-notation.md).

Undos are included. `torres3d.games.turm_bauer.kit.game_notation` parses it. Everything after a ``#`` follows from the
commands and is there for readers: levels after a turn in which a figure climbed, the winners.

No physics is needed: the text has the outcome of every block.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from torres3d.base.notation_reader import NotationFault
from torres3d.engine import game_notation as base
from torres3d.engine.log_entries import GameHeader
from torres3d.games.turm_bauer.kit.chance import Chance, Throws, as_chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory, TurmStep, as_command
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, as_setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, Seat, level_of
from torres3d.games.turm_bauer.rules.command_notation import COLOUR_LETTERS, command_text, read_command
from torres3d.games.turm_bauer.rules.state import Dice, State

_ROLL = re.compile(r"[1-6]{2}")
_START = re.compile(r"[1-6]{2,4}")


class PlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player in the header; one without a bot is human."""

    name: str
    colours: tuple[Colour, ...]
    bot: str | None = None


class HeaderForm(base.BaseHeaderForm, frozen=True, kw_only=True):
    """Header with the fields of Turm Bauer.

    ``start`` and ``rolls`` are throws of dice separated by blanks, a digit for each die.
    """

    rules: dict[str, Any] = msgspec.field(default_factory=dict)
    players: tuple[PlayerForm, ...]
    start: str
    rolls: str
    tremor: int


def header_text(header: GameHeader) -> str:
    setup, chance = as_setup(header.setup), as_chance(header.chance)
    form = HeaderForm(
        **base.header_fields(header),
        rules=setup.rules,
        players=tuple(PlayerForm(player.name, player.colours, player.bot) for player in setup.players),
        start=throws_text(chance.start),
        rolls=throws_text(chance.rolls),
        tremor=chance.tremor,
    )
    return base.format_header(form)


def read_header(text: str) -> GameHeader:
    """The header of YAML lines; raises as `parse_header` does, and `NotationFault` for invalid dice."""
    return base.parse_header(text, HeaderForm, TURM, _meant, "dice and a tremor that fit the set-up")


def _meant(form: HeaderForm) -> tuple[Setup, Chance]:
    players = tuple(Player(player.name, player.colours, player.bot) for player in form.players)
    return Setup(form.rules, players), Chance(read_start(form.start), read_rolls(form.rolls), form.tremor)


def throws_text(throws: tuple[tuple[int, ...], ...]) -> str:
    """Throws of dice separated by blanks, a digit for each die."""
    return " ".join("".join(map(str, throw)) for throw in throws)


def read_start(text: str) -> tuple[Throws, ...]:
    """The throws for the start; raises `NotationFault`."""
    return _throws(text, _START)


def read_rolls(text: str) -> tuple[Dice, ...]:
    """The dice of all turns; raises `NotationFault`."""
    return tuple(map(_dice, _throws(text, _ROLL)))


def _throws(text: str, form: re.Pattern[str]) -> tuple[Throws, ...]:
    for word in text.split():
        if form.fullmatch(word) is None:
            raise NotationFault(word, "throws of dice, a digit from 1 to 6 for each die")
    return tuple(tuple(map(int, word)) for word in text.split())


def _dice(throw: Throws) -> Dice:
    one, two = throw
    return one, two


def game_text(history: TurmHistory) -> str:
    colours = [each.colour for each in history.start.sets]
    header = header_text(history.header)

    def word(step: TurmStep) -> str:
        return command_text(as_command(step.standing_command), colours)

    return base.format_game(header, history, lambda step: step.before.moment, word, _told)


def _told(steps: Sequence[TurmStep]) -> base.Comments:
    """The comments on a turn: levels if a figure climbed, the player who brought the tower down, the winners."""
    state = steps[-1].after
    levels = _levels(state)
    ends = []
    if state.collapse is not None:
        ends.append(f"brought down by {_letters(state, state.collapse)}")
    if state.winners:
        ends.append(f"won by {' '.join(_letters(state, seat) for seat in state.winners)}")
    return base.Comments("" if levels == _levels(steps[0].before) else levels, ends)


def _levels(state: State) -> str:
    return " ".join(str(level_of(each.figure)) for each in state.sets)


def _letters(state: State, seat: Seat) -> str:
    return "".join(letter for letter, each in zip(COLOUR_LETTERS, state.sets, strict=False) if each.seat == seat)


_TURN = r"[1-9][0-9]? [A-D] [1-6]\+[1-6]"
_A_TURN = "a turn, its colour and the dice, such as 7 C 2+3:"


def read_game(text: str) -> TurmHistory:
    """The game of a text, played by the rules; raises as `parse_game` does."""
    return base.parse_game(text, TURM, read_header, (_TURN, _A_TURN), _play)


def _play(history: TurmHistory, start: base.LineStart, word: base.Word) -> None:
    state = history.state
    if state.actor is None:
        raise NotationFault(word.text, "nothing more: the game is over", column=word.before + 1)
    start.expect(state.moment)
    colours = [each.colour for each in state.sets]
    base.play_word(history, state.actor, word, lambda text: read_command(text, colours))
