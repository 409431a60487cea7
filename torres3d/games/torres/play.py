"""The front door for programs: whole games, positions, bots and analyses in a few lines, without a window.

::

    from torres3d import play

    game = play.new_game("hard", "greedy", seed=7)
    play.let_bots_play(game)
    print(play.board_text(game.state))
    print(game.state.scores, game.state.winners)

A game is a `torres3d.engine.logged_game.Game`: `submit` gives it a command or its text (``"c4-d4"``), `undo` takes one
back, `state` is where it stands, `turns` what happened, `copy` another one to try things on. Everything else here are
functions over frozen values; docs/api.md is a tour. A set-up that cannot be played raises a `Fault`, a text that is no
command a `NotationFault`, a command the rules refuse an `IllegalCommand`, an unknown bot an `UnknownLevel`; each says
what would be allowed.
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
from torres3d.games.torres.bots.bot_type import Bot
from torres3d.games.torres.bots.game_analysis import analyse
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, Hint
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame, TorresHistory
from torres3d.games.torres.kit.game_notation import game_text, read_game
from torres3d.games.torres.kit.setup_and_options import Setup, resolve, seated
from torres3d.games.torres.rules.command_notation import command_text, read_command, read_turn, turn_text
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.decide import apply, decide
from torres3d.games.torres.rules.diagram import board_text, diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode, Seat
from torres3d.games.torres.rules.position_facts import Castle, Square, castles, legal_texts, points_now, squares, svg
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.seat_view import View, view
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State

__all__ = [
    "Analysis", "Bot", "Castle", "Command", "Fault", "Game", "Hint", "IllegalCommand", "LogFault", "NotFinished",
    "NotationFault", "Square", "State", "TorresGame", "TorresHistory", "UndoRefused", "UnknownLevel", "View",
    "WriteFault", "analysis", "apply", "board_text", "bot_turn", "castles", "command_text", "decide", "diagram",
    "game_text", "hint", "legal", "legal_texts", "let_bots_play", "level_ids", "make_bot", "new_game", "open_game",
    "points_now", "position", "read_command", "read_game", "read_turn", "squares", "svg", "turn_text", "view",
]  # fmt: skip


level_ids, make_bot = BOTS.level_ids, BOTS.make_bot


def new_game(
    *players: str | None,
    edition: str = "rio-grande-1999",
    mode: Mode = "basic",
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    log: Path | None = None,
) -> TorresGame:
    """A new game for 2 to 4 ``players``, by seat: the level of a bot, None for whoever calls `Game.submit`.

    ``rules`` are house rules by option; the same ``seed`` shuffles the same cards; with ``log`` every command is
    written there. Raises `Fault` (a set-up that cannot be played), `UnknownLevel`, `WriteFault`.
    """
    for level in players:
        if level is not None:
            make_bot(level, 0)
    return Game.create(TORRES, Setup(edition, mode, dict(rules or {}), seated(players)), log, seed)


def open_game(file: Path) -> TorresGame:
    """Go on with a logged game; raises `LogFault` with file and line."""
    return Game.open(TORRES, file)


def let_bots_play(game: TorresGame, seed: int = 0, turns: int | None = None) -> TorresGame:
    """Let the bots of a game play until a person is to act, the game is over or ``turns`` turns have ended.

    The same ``seed`` gives the same moves. Returns the game.
    """
    bots: dict[Seat, Bot] = {}
    left = turns
    while (seat := game.state.actor) is not None and left != 0:
        level = game.header.setup.players[seat].bot
        if level is None:
            break
        if seat not in bots:
            bots[seat] = make_bot(level, _own_seed(seed, seat))
        command = bots[seat].choose(view(game.state, seat))
        game.submit(command, seat)
        if left is not None and isinstance(command, EndTurn):
            left -= 1
    return game


def bot_turn(state: State, level: str, seed: int = 0) -> tuple[Command, ...]:
    """The commands of a bot of a level in a state, up to the end of its turn (or of its part in the set-up).

    It sees only what the actor may see. Cards it would buy are drawn from the decks of ``state``. Empty when the game
    is over. Raises `UnknownLevel`.
    """
    seat = state.actor
    if seat is None:
        return ()
    bot = make_bot(level, _own_seed(seed, seat))
    found: list[Command] = []
    stages = ("turn", "keep") if state.stage in ("turn", "keep") else (state.stage,)
    while state.actor == seat and state.stage in stages:
        command = bot.choose(view(state, seat))
        found.append(command)
        state = apply(state, command)
        if isinstance(command, EndTurn):
            break
    return tuple(found)


def position(
    text: str,
    *,
    players: int = 2,
    edition: str = "rio-grande-1999",
    mode: Mode = "basic",
    rules: Mapping[str, Any] | None = None,
) -> State:
    """The position of a diagram (docs/notation.md), played with the options of an edition and house rules.

    Raises `NotationFault` with line and cell, or with the flaw of a position from which play cannot go on, and `Fault`
    for options that cannot be played.
    """
    return playable_diagram(text, resolve(edition, mode, rules or {}, players))


def hint(state: State, level: str = ADVISER, seed: int = 0) -> Hint:
    """A good turn for the actor of a state, with the points to expect of it; ValueError when the game is over."""
    if state.actor is None:
        raise ValueError("the game is over: there is no turn to advise")
    return best_turn(view(state, state.actor), level, seed)


def analysis(game: TorresGame, level: str = ADVISER, seed: int = 1) -> Analysis:
    """A finished game turn by turn: what was expected, what could have been. Raises `NotFinished`."""
    return analyse(game.history, level, seed)


def _own_seed(seed: int, seat: Seat) -> int:
    """Seats with the same level do not play alike."""
    return zlib.crc32(f"{seed}/{seat}".encode())
