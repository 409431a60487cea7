"""Whole games of bots, as the analysis gets them."""

from torres3d.engine.history import History
from torres3d.engine.log_entries import Header, Undo
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.commands import EndTurn, Score
from torres3d.games.torres.rules.seat_view import view


def begun_history_of_bots(levels: tuple[str, ...], seed: int = 1) -> TorresHistory:
    """A game of these levels in which nothing has been done; ``seed`` is that of its cards."""
    players = tuple(Player(name, f"colour {seat}", name) for seat, name in enumerate(levels))
    setup = Setup("rio-grande-1999", "basic", {}, players)
    chance = draw(options_of(setup), seed)
    return History(TORRES, Header(TORRES.format, TORRES.versions[-1], "test", "2026-01-31T20:15:00Z", setup, chance))


def history_of_bots(levels: tuple[str, ...], seed: int = 1, undos: bool = False) -> TorresHistory:
    """A game of these levels; with ``undos`` the marker's first step of each turn is taken back once."""
    history = begun_history_of_bots(levels, seed)
    bots = [BOTS.make_bot(level, seat + 8 * (seed - 1)) for seat, level in enumerate(levels)]
    taken_back = False
    while (seat := history.state.actor) is not None:
        if undos and not taken_back and history.state.stage == "turn" and history.state.ap == 5:
            history.add(history.prepare(seat, Score()))
            history.add(history.prepare(seat, Undo()))
            taken_back = True
        command = bots[seat].choose(view(history.state, seat))
        taken_back = taken_back and not isinstance(command, EndTurn)
        history.add(history.prepare(seat, command))
    return history
