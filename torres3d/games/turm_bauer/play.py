"""The front door for programs to Turm Bauer, as `torres3d.play` is to Torres: games, bots, hints, without a window.

::

    from torres3d import play_turm

    game = play_turm.new_game("clever", "careful", "careful", seed=7)
    play_turm.let_bots_play(game)
    print(play_turm.tower_text(game.state))
    print(game.state.winners, game.state.collapse)

A game is a `torres3d.engine.logged_game.Game`, as in `torres3d.play`; docs/api.md is a tour of both. What a player
chooses is a `Placement`, `Discard`, `Move` or `Stay`, as `legal` lists them; `let_go` asks a judge what becomes of a
block that is built, and gives the command to submit. `Game.submit` does both with the text of a choice. The judge is
statics unless another one is given, such as the window's. Faults are those of `torres3d.play`. Choices, commands and
whole games have short text forms (docs/turm-bauer-notation.md).
"""

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.bots.registry import UnknownLevel
from torres3d.bots.turning_points import NotFinished
from torres3d.engine.log_errors import LogFault, UndoRefused, WriteFault
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.bots.game_analysis import analyse
from torres3d.games.turm_bauer.bots.hint import best_turn
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, Hint
from torres3d.games.turm_bauer.bots.registry import ADVISER, BOTS, Bot
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame, TurmHistory
from torres3d.games.turm_bauer.kit.game_notation import game_text, read_game
from torres3d.games.turm_bauer.kit.position_text import position_text, read_position
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, colours_by_seat, resolve, seated
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.command_notation import choice_text, command_text, read_choice, read_command
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Discard, Hand, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.decide import apply, check, decide
from torres3d.games.turm_bauer.rules.judging import judge as judging
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.rules.lattice.walking import reachable, way
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.position_facts import Block, Field, blocks, fields, legal_texts, points_now, svg
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.seat_view import View, view
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.rules.tower_text_picture import tower_text

__all__ = [
    "Analysis", "Block", "Bot", "Build", "Choice", "Command", "Discard", "Fault", "Field", "Game", "Hand", "Hint",
    "IllegalCommand", "Judge", "LogFault", "Move", "NotFinished", "NotationFault", "Placement", "State",
    "StaticsJudge", "Stay", "TurmGame", "TurmHistory", "UndoRefused", "UnknownLevel", "View", "WriteFault", "analysis",
    "apply", "blocks", "bot_turn", "check", "choice_text", "command_text", "decide", "fields", "game_text", "hint",
    "legal", "legal_texts", "let_bots_play", "let_go", "level_ids", "make_bot", "new_game", "open_game", "placements",
    "points_now", "position", "position_text", "reachable", "read_choice", "read_command", "read_game", "steadiness",
    "svg", "tower_text", "view", "way",
]  # fmt: skip


level_ids, make_bot = BOTS.level_ids, BOTS.make_bot


def new_game(
    *players: str | None, rules: Mapping[str, Any] | None = None, seed: int | None = None, log: Path | None = None
) -> TurmGame:
    """A new game for 2 to 4 ``players``, by seat: the level of a bot, None for whoever calls `Game.submit`.

    ``rules`` are options by name; the same ``seed`` throws the same dice; with ``log`` every command is written there.
    Raises `Fault` (a set-up that cannot be played), `UnknownLevel`, `WriteFault`.
    """
    for level in players:
        if level is not None:
            make_bot(level, 0)
    return Game.create(TURM, Setup(dict(rules or {}), seated(players)), log, seed)


def open_game(file: Path) -> TurmGame:
    """Go on with a logged game; raises `LogFault` with file and line."""
    return Game.open(TURM, file)


def let_go(state: State, placement: Placement, hand: Hand | None = None, judge: Judge | None = None) -> Build:
    """Let a block go at a legal place: the command with what becomes of it.

    ``hand`` is its error (T-7.1); without one it is drawn from the game's tremor, or none with `hand: steady`.
    """
    return judging.let_go(state, placement, judge or StaticsJudge(), hand)


def let_bots_play(game: TurmGame, seed: int = 0, turns: int | None = None, judge: Judge | None = None) -> TurmGame:
    """Let the bots of a game play until a person is to act, the game is over or ``turns`` turns have ended.

    The same ``seed`` gives the same choices. Returns the game.
    """
    bots: dict[Seat, Bot] = {}
    asked = judge or StaticsJudge()
    last = None if turns is None else game.state.turn + turns
    while (seat := game.state.actor) is not None and game.state.turn != last:
        level = game.header.setup.players[seat].bot
        if level is None:
            break
        if seat not in bots:
            bots[seat] = make_bot(level, _own_seed(seed, seat))
        choice = bots[seat].choose(view(game.state, seat))
        game.submit(judging.command_for(game.state, choice, asked), seat)
    return game


def bot_turn(state: State, level: str, seed: int = 0, judge: Judge | None = None) -> tuple[Command, ...]:
    """The commands of a bot of a level in a state, up to the end of its turn; blocks are let go as in `let_go`.

    It sees only what the actor may see. Empty when the game is over. Raises `UnknownLevel`.
    """
    seat = state.actor
    if seat is None:
        return ()
    bot, asked, turn = make_bot(level, _own_seed(seed, seat)), judge or StaticsJudge(), state.turn
    found: list[Command] = []
    while state.actor == seat and state.turn == turn:
        found.append(judging.command_for(state, bot.choose(view(state, seat)), asked))
        state = apply(state, found[-1])
    return tuple(found)


def position(text: str, *, players: int = 3, rules: Mapping[str, Any] | None = None) -> State:
    """The position of a text by `position_text`, played by these rules by players of the usual colours.

    Raises `NotationFault` with the line, and `Fault` for rules that cannot be played.
    """
    return read_position(text, resolve(rules or {}), colours_by_seat(players))


def hint(state: State, level: str = ADVISER, seed: int = 0) -> Hint:
    """A good turn for the actor of a state, with its reasons; ValueError when the game is over."""
    if state.actor is None:
        raise ValueError("the game is over: there is no turn to advise")
    return best_turn(view(state, state.actor), level, seed)


def analysis(game: TurmGame, level: str = ADVISER, seed: int = 1, judge: Judge | None = None) -> Analysis:
    """A finished game turn by turn; with a ``judge`` risks are refined by it. Raises `NotFinished`."""
    return analyse(game.history, level, seed, judge=judge)


def _own_seed(seed: int, seat: Seat) -> int:
    """Seats with the same level do not play alike."""
    return zlib.crc32(f"{seed}/{seat}".encode())
