"""What others did since one's last turn: with three bots and a person, and after each scoring."""

import random
from itertools import pairwise

import pytest

from tests.games.torres.logged_games import setup
from torres3d.app.session.log_and_recap import Recap
from torres3d.app.session.playback import shown_events
from torres3d.base import paths
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.log.log_and_recap import page, since, trails
from torres3d.games.torres.app.log.turn_log import LoggedTurn, TurnLog, turn_actions
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.scene.interaction.trails import SiteTrail, WalkTrail
from torres3d.i18n.texts import Texts

BOTS = {1: "expert", 2: "medium", 3: "easy"}
PERSON = 0


@pytest.fixture(scope="module")
def game() -> TorresGame:
    """A game of a person and three bots, who all play at random, to its end."""
    played = Game.create(TORRES, setup("rio-grande-1999", "variant", 4, BOTS), seed=5)
    rng = random.Random(5)
    while played.state.stage != "over":
        played.submit(rng.choice(legal(played.state)))
    return played


def at_turns_of(game: TorresGame, seat: int) -> list[TurnLog]:
    """The turn log at each beginning of a turn of a seat."""
    steps = game.history.standing_steps()
    starts = [
        number
        for number, step in enumerate(steps, 1)
        if any(isinstance(event, e.TurnBegan) and event.seat == seat for event in step.events)
    ]
    return [TurnLog(game.history.start).updated_to(shown_events(steps[:number])) for number in starts]


def walked(turn: LoggedTurn) -> set[int]:
    return {
        square for deed in turn_actions(turn) for t in deed.trails if isinstance(t, WalkTrail) for square, _ in t.way
    }


def test_the_recap_tells_each_bots_walks_blocks_cards_and_points(game: TorresGame) -> None:
    seen = set[type]()
    for held in at_turns_of(game, PERSON)[1:]:
        turns = since(held, PERSON)
        assert [turn.log.seat for turn in turns if turn.log.kind == "turn"], "others have played"
        assert PERSON not in {turn.log.seat for turn in turns}
        for turn in turns:
            done = turn_actions(turn)
            told = [event for deed in done for event in deed.events]
            for each in turn.told:
                event = each.event
                seen.add(type(event))
                if isinstance(event, e.KnightMoved | e.BlockBuilt | e.KnightAdded | e.CardPlayed | e.MarkerMoved):
                    assert event in told
                if isinstance(event, e.KnightMoved):
                    assert {event.source, event.at} <= walked(turn), "its walk is a path"
                if isinstance(event, e.BlockBuilt):
                    sites = [t for deed in done for t in deed.trails if isinstance(t, SiteTrail) and t.block]
                    assert event.at in {site.square for site in sites}, "the new block is marked"
            gained = turn.after.scores[turn.log.seat or 0] - turn.before.scores[turn.log.seat or 0]
            assert turn.log.seat is None or turn.log.points == gained
    assert {e.KnightMoved, e.BlockBuilt, e.KnightAdded, e.CardPlayed, e.MarkerMoved} <= seen


def test_a_walk_is_one_deed_and_numbers_count_what_is_on_the_board(game: TorresGame) -> None:
    longest = 0
    for turn in TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps())).turns:
        done = turn_actions(turn)
        assert [deed.number for deed in done if deed.trails] == list(range(1, 1 + sum(bool(d.trails) for d in done)))
        for deed, following in pairwise(done):
            if isinstance(deed.event, e.KnightMoved):
                longest = max(longest, len(deed.squares))
                one, other = deed.event, following.event
                assert not (isinstance(other, e.KnightMoved) and other.source == one.at and other.seat == one.seat)
    assert longest >= 3


@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_a_page_says_who_is_a_bot_and_of_which_level_and_every_line_has_words(game: TorresGame, language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    players = players_by_seat(game.header.setup, BOTS, say)
    held = at_turns_of(game, PERSON)[-1]
    pages = [page(turn, players, say) for turn in since(held, PERSON)]
    for shown in pages:
        assert shown.title
        assert all(line.text and "-" not in line.text[:6] for line in shown.lines)
        if shown.player is not None:
            assert shown.player.bot is not None
            assert shown.title == shown.player.called != shown.player.name, "the level is said"


def test_a_walk_reads_as_its_squares(game: TorresGame) -> None:
    say = Texts(paths.config() / "locale", "en")
    players = players_by_seat(game.header.setup, BOTS, say)
    for turn in TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps())).turns:
        for deed, line in zip(turn_actions(turn), page(turn, players, say).lines, strict=True):
            if isinstance(deed.event, e.KnightMoved):
                assert line.text == " → ".join(NAMES[square] for square in deed.squares)
                assert line.number == deed.number > 0


def test_the_scoring_between_years_is_a_page_of_its_own(game: TorresGame) -> None:
    say = Texts(paths.config() / "locale", "en")
    players = players_by_seat(game.header.setup, BOTS, say)
    kinds = [[turn.log.kind for turn in since(held, PERSON)] for held in at_turns_of(game, PERSON)]
    assert any("between" in each for each in kinds)
    held = next(each for each, kind in zip(at_turns_of(game, PERSON), kinds, strict=True) if "between" in kind)
    scoring = next(turn for turn in since(held, PERSON) if turn.log.kind == "between")
    shown = page(scoring, players, say)
    assert shown.title == "Scoring of year 1"
    assert len([line for line in shown.lines if line.text.startswith("castles + ")]) == 4
    assert {line.player.seat for line in shown.lines if line.player is not None} == {0, 1, 2, 3}


def test_it_is_stepped_through_or_closed_and_shows_the_position_after_each_turn(game: TorresGame) -> None:
    turns = since(at_turns_of(game, PERSON)[2], PERSON)
    assert len(turns) == 3
    recap = Recap[LoggedTurn]()
    recap.offer(turns)
    assert recap.offered
    assert recap.shown is None, "the strip leaves the game on the table"
    assert trails(recap), "and draws on it what was done"
    assert all(not trail.label for trail in trails(recap))
    recap.open(turns)
    for turn in turns:
        assert recap.shown is turn
        assert trails(recap) == tuple(trail for deed in turn_actions(turn) for trail in deed.trails)
        recap.step("next")
    assert recap.shown is None, "after the last turn it is done"
    recap.open(turns)
    recap.step("next")
    recap.step("back")
    assert recap.at == 0
    recap.step("close")
    assert not recap.turns


def test_before_ones_first_turn_the_turns_of_those_before_are_told(game: TorresGame) -> None:
    first = at_turns_of(game, 2)[0]
    assert [turn.log.seat for turn in since(first, 2)] == [
        turn.log.seat for turn in first.turns if turn.log.kind == "turn" and turn.log.seat != 2
    ]
