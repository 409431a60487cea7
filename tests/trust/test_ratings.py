"""Ratings counted again from the saved games are those that are kept, whatever was done with them in between."""

import random
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest

from tests.at_length import at_length
from tests.bots.ended_games import KIND, LATER, seats
from tests.games.torres.recorded_games import examples
from torres3d.bots.human_player_strengths import strengths_in
from torres3d.bots.rated_games import read_strength
from torres3d.cli.file_check import Ends, checked_ratings
from torres3d.engine.history import branch
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import log_bytes
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.game import GAME
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.setup_and_options import Setup

PERSONS = ("Ana", "ana", "Zoë", "Player 1", "Otto")
START = datetime(2026, 1, 1, tzinfo=UTC)

Record = tuple[str, str, int, int, int, tuple[tuple[str, int, float], ...]]
"""A game's id, a person, how many played, place, points, and each bot with its Elo and the person's result."""


@cache
def recorded_to_the_end() -> list[TorresHistory]:
    """The recorded games that are over."""
    found = [load_log(TORRES, file)[1] for file in examples()]
    return [history for history in found if history.state.actor is None]


def played(file: Path, rng: random.Random) -> None:
    """A whole game of persons and bots, given at random, in a log: one of the recorded games, by other players."""
    history = rng.choice(recorded_to_the_end())
    old = history.header.setup
    names = rng.sample(PERSONS, len(old.players))
    who = [(name, rng.choice([None, rng.choice(BOTS.level_ids())])) for name in names]
    live = history.standing_steps()
    other = branch(history, len(live), Setup(old.edition, old.mode, old.rules, seats(*who)))
    file.write_bytes(log_bytes(other, LATER))


def said(file: Path) -> list[Record]:
    """What a log says of each person in it: read from its last state, by the words of docs/engine.md."""
    log, history = load_log(TORRES, file)
    players, state = log.header.setup.players, history.state
    rank = [(state.scores[seat], seat in state.winners) for seat in range(len(players))]
    found: list[Record] = []
    for seat, player in enumerate(players):
        bots = []
        for other, bot in enumerate(players):
            elo = None if bot.bot is None else BOTS.elo_of(bot.bot)
            if bot.bot is not None and elo is not None:
                bots.append((bot.bot, elo, 0.5 + 0.5 * ((rank[seat] > rank[other]) - (rank[seat] < rank[other]))))
        if player.bot is None and bots:
            place = sorted(rank, reverse=True).index(rank[seat]) + 1
            found.append((log.header.game, player.name, len(players), place, state.scores[seat], tuple(bots)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("games", [30, *at_length(600)])
def test_ratings_counted_again_from_the_games_are_those_kept(games: int, tmp_path: Path) -> None:
    rng = random.Random(games)
    windows = [strengths_in(tmp_path / "config", BOTS), strengths_in(tmp_path / "config", BOTS)]
    wanted: set[Record] = set()
    ends: dict[str, tuple[object, object]] = {}
    for number in range(games):
        file = tmp_path / "games" / f"{number}.torres"
        file.parent.mkdir(exist_ok=True)
        played(file, rng)
        log, history = load_log(TORRES, file)
        game, players = log.header.game, log.header.setup.players
        progress, when = TORRES.progress(history.state, history.n), START + timedelta(minutes=number)
        ends[game] = players, progress
        helped = rng.random() < 0.2
        if helped:
            rng.choice(windows).take_out(game, "hint")
        for window in rng.choices(windows, k=rng.choice([1, 2, 3])):  # a game that is opened again at its end
            window.count(game, players, progress, when.strftime("%Y-%m-%dT%H:%M:%SZ"))
        wanted.update(() if helped else said(file))
        if rng.random() < 0.2:
            window = rng.choice(windows)
            known = window.persons()
            if known:
                gone = window.forget(who := rng.choice(known))
                assert who not in window.persons()
                window.remember(gone)
    kept = read_strength(tmp_path / "config" / KIND.name, KIND)
    records = [
        (each.game, each.name, each.players, each.place, each.points,
         tuple((rival.bot, rival.elo, rival.result) for rival in each.rivals))
        for each in kept.played
    ]  # fmt: skip
    assert len(records) == len(set(records)), "each game once"
    assert set(records) == wanted
    assert len(wanted) > games / 2
    assert [each.when for each in kept.played] == sorted(each.when for each in kept.played)
    known_ends: Ends = ends  # type: ignore[assignment]  # players and progress of games
    assert checked_ratings(tmp_path / "config" / KIND.name, GAME, known_ends)[1:] == ((), None), (
        "doctor finds no difference"
    )
