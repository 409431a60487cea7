"""Game text of Torres: a header as YAML, then a line for each turn, undos included (docs/notation.md).

`torres3d.games.torres.kit.game_notation` parses it. Everything after a ``#`` follows from the commands and is there for
readers: points after a turn that moved a marker, the results of a scoring, the winners.
"""

from collections.abc import Iterator, Sequence

import msgspec

from torres3d.engine import game_notation as engine_text
from torres3d.engine.log_entries import GameHeader, Undo
from torres3d.games.torres.kit.chance import Chance, as_chance
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory, TorresStep, as_command
from torres3d.games.torres.kit.setup_and_options import Player, Setup, as_setup
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.events import CastlesScored, GameEnded, KingBonusScored, MasterScored
from torres3d.games.torres.rules.literal_types import SEAT_LETTERS, ActionCard, MasterCard, Mode, seat_letter


class PlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player in the header; one without a bot is human."""

    name: str
    colour: str
    bot: str | None = None


class HeaderForm(engine_text.BaseHeaderForm, frozen=True, kw_only=True):
    """Header with the fields of Torres."""

    edition: str
    mode: Mode
    rules: dict[str, object] = msgspec.field(default_factory=dict)
    players: tuple[PlayerForm, ...]
    master: MasterCard | None = None
    decks: tuple[tuple[ActionCard, ...], ...] = ()


def header_text(header: GameHeader) -> str:
    setup, chance = as_setup(header.setup), as_chance(header.chance)
    form = HeaderForm(
        **engine_text.header_fields(header),
        edition=setup.edition,
        mode=setup.mode,
        rules=setup.rules,
        players=tuple(PlayerForm(player.name, player.colour, player.bot) for player in setup.players),
        master=chance.master,
        decks=chance.decks,
    )
    return engine_text.format_header(form)


def read_header(text: str) -> GameHeader:
    """The header of YAML lines; raises as `parse_header` does."""
    return engine_text.parse_header(text, HeaderForm, TORRES, _meant, "decks and a master card that fit the set-up")


def _meant(form: HeaderForm) -> tuple[Setup, Chance]:
    players = tuple(Player(player.name, player.colour, player.bot) for player in form.players)
    return Setup(form.edition, form.mode, form.rules, players), Chance(form.decks, form.master)


def game_text(history: TorresHistory) -> str:
    return engine_text.format_game(header_text(history.header), history, line_start, _word, _told)


def _word(step: TorresStep) -> str:
    return command_text(as_command(step.standing_command))


def line_start(step: TorresStep) -> str:
    """The text before the colon of a step's line: its moment and its seat."""
    state = step.after if isinstance(step.command, Undo) else step.before
    return f"{state.moment} {seat_letter(step.by)}"


def _told(steps: Sequence[TorresStep]) -> engine_text.Comments:
    """The comments on a turn: results of a scoring and winners, or points after a turn that moved a marker."""
    last = steps[-1]
    after = list(_happened(last))
    points = last.after.scores
    moved = not after and points != steps[0].before.scores
    return engine_text.Comments(" ".join(map(str, points)) if moved else "", after)


def _happened(step: TorresStep) -> Iterator[str]:
    if any(isinstance(event, CastlesScored) for event in step.events):
        yield f"scoring {step.before.phase}"
    for event in step.events:
        if isinstance(event, CastlesScored | KingBonusScored | MasterScored):
            yield f"  {seat_letter(event.seat)} {_points_text(event)}: {event.before} to {event.after}"
        elif isinstance(event, GameEnded):
            yield f"won by {' '.join(map(seat_letter, event.winners))}"


def _points_text(event: CastlesScored | KingBonusScored | MasterScored) -> str:
    if isinstance(event, MasterScored):
        return f"{event.card} {event.points}"
    if isinstance(event, KingBonusScored):
        return f"king {event.bonus}"
    parts = [f"{castle.area}x{castle.level}" for castle in event.castles]
    if event.bonus:
        parts.append(f"king {event.bonus}")
    return " + ".join(parts) or "nothing"


_START = r"(?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]"
_A_START = "a moment and a seat, such as set-up A: or 2.3 B:"


def read_game(text: str) -> TorresHistory:
    """The game of a text, played by the rules; raises as `parse_game` does."""
    return engine_text.parse_game(text, TORRES, read_header, (_START, _A_START), _play)


def _play(history: TorresHistory, start: engine_text.LineStart, word: engine_text.Word) -> None:
    engine_text.play_word(history, SEAT_LETTERS.index(start.text[-1]), word, read_command)
    start.expect(line_start(history.steps[-1]))
