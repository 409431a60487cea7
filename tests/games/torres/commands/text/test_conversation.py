"""A game in the terminal: told in lines, played by lines, saved at each, with hands that only their owners hear."""

import json
import random
import shutil
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.games.torres.commands.text.speaking import LANGUAGES, NAMES, Speaker, persons, talk, texts, to_first_turn
from torres3d import play
from torres3d.base.sanitise import END, ISOLATE, has_right_to_left
from torres3d.games.torres.app.input.cheapest_knight_walks import walks
from torres3d.games.torres.commands.text.board_words import board_lines
from torres3d.games.torres.commands.text.position_words import (
    castle_lines,
    hand_lines,
    look_lines,
    picture_lines,
    point_lines,
)
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import Buy, EndTurn, Keep, Move, PlaceKing
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX, square_list
from torres3d.games.torres.words.card_and_edition_names import card_name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_line_by_line(tmp_path: Path, language: str) -> None:
    log = tmp_path / "g.torres"
    game = persons(2, log, "master", ("random",))
    dice = random.Random(3)
    speaker = Speaker()

    def answer() -> str | None:
        if speaker.asked[-1].endswith("?"):
            return "yes"
        commands = legal(game.state)
        rest = [command for command in commands if not isinstance(command, EndTurn | Buy)]
        return command_text(dice.choice(rest or commands))

    heard = talk(game, [answer] * 3000, language, speaker)
    assert game.state.stage == "over"
    say = texts(language)
    winners = ", ".join(NAMES[seat] for seat in game.state.winners)
    assert heard.heard(say("log-winner", name=winners))
    for seat in (0, 1):
        assert heard.heard(say("text-place", name=NAMES[seat], points=game.state.scores[seat]))
    lines = log.read_text("utf-8").splitlines()
    assert len(lines) == game.n + 1
    assert heard.heard(say("log-year", phase=2))


def test_what_is_over_the_input_is_saved_and_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "g.torres"
    options = ("--players", "Ana,Otto", "--language", "en", "--log", str(log))
    begun = run("play", "--text", *options, stdin="legal N\n1\n")
    assert begun.status == 0
    assert str(log) in begun.out
    done = run("play", "--text", str(log), "--language", "en", stdin="board\nundo\nundo ana\n")
    assert done.status == 0
    assert "Ana may take it back by: undo Ana" in done.out
    assert "Taken back: Ana" in done.out
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()[1:]]
    assert [entry["do"]["type"] for entry in entries] == ["place_knight", "undo"]


def test_a_log_that_was_deleted_is_written_anew_and_told(tmp_path: Path) -> None:
    log = tmp_path / "games" / "g.torres"
    game = persons(2, log)
    shutil.rmtree(log.parent)
    speaker = talk(game, [command_text(legal(game.state)[0])])
    assert speaker.heard(texts()("fault-log-anew", file=str(log)))
    assert len(log.read_text("utf-8").splitlines()) == game.n + 1


def test_a_hand_is_said_only_to_whoever_is_there() -> None:
    game = to_first_turn(persons(2, None, "master"))
    say = texts()
    name = NAMES[game.state.actor or 0]
    other = NAMES[1 - (game.state.actor or 0)]
    card = card_name(game.state.hands[game.state.actor or 0][0], say)
    speaker = talk(game, ["hand", "legal", "buy", "hint", ""])
    assert not speaker.heard(card)
    assert speaker.heard(say("text-pass", name=name))
    assert game.state.actor == NAMES.index(name)
    assert speaker.heard(say("text-pass-first", name=name))
    speaker = talk(game, ["", "hand", "end", "yes", "hand"])
    assert speaker.heard(card)
    assert game.state.actor == NAMES.index(other)
    assert not any(card in line for line in speaker.said), "what was said before the hand-over was swept away"


def test_a_person_among_bots_needs_no_hand_over() -> None:
    game = to_first_turn(persons(3, None, "master", ("random", "random")))
    while game.state.actor != 0:
        play.let_bots_play(game)
    speaker = talk(game, ["hand"])
    assert speaker.heard(card_name(game.state.hands[0][0], texts()))
    assert not speaker.heard("Please pass")


def test_the_end_of_a_turn_that_loses_something_is_asked_about() -> None:
    game = to_first_turn(persons())
    speaker = talk(game, ["", "end", "no", "end/0>" + "0" * (len(game.state.stacks[0]) - 1)])
    question = next(asked for asked in speaker.asked if "lose" in asked)
    assert "5 AP" in question
    assert speaker.heard("The turn continues.")
    assert game.state.ap == 5, "nobody said yes"


def test_several_meanings_are_listed_in_words_and_a_number_chooses() -> None:
    game = to_first_turn(persons())
    first, second, *_ = (command for command in legal(game.state) if isinstance(command, Move))
    assert first.from_ == second.from_
    speaker = talk(game, ["", first.from_, "2"])
    listed = [line for line in speaker.everything if line[:1].isdecimal() and line[1] == "."]
    assert listed[0] == f"1. Ana: {first.from_} to {first.to}"
    assert not any(mark in line for line in listed for mark in "+/*-"), "words only"
    assert game.history.steps[-1].command == second
    # A number counts only for the list that was said last.
    n = game.n
    speaker = talk(game, ["", "1"])
    assert game.n == n
    assert speaker.heard("There is no list with a number 1 now.")


def test_what_is_refused_says_why_and_what_means_nothing_says_so() -> None:
    game = to_first_turn(persons())
    speaker = talk(game, ["", "+a8/9", "Kd4", "abracadabra", "d9", "legal z"])
    assert game.state.ap == 5
    assert len([line for line in speaker.everything if "abracadabra" in line]) == 1
    assert speaker.heard("Nothing that may be done now begins with “z”.")


def test_undo_redo_reset() -> None:
    game = to_first_turn(persons())
    start = game.state
    speaker = talk(game, ["", "*", "*", "undo", "redo", "undo", "undo", "undo"])
    assert game.state == start
    assert speaker.heard("Taken back: Ana: marker to 1")
    talk(game, ["", "*", "*", "reset"])
    assert game.state == start


def test_another_players_king_is_taken_back_by_name_only() -> None:
    game = persons()
    while game.state.stage != "king":
        game.submit(legal(game.state)[0])
    king = game.submit(next(command for command in legal(game.state) if isinstance(command, PlaceKing)))
    owner, actor = NAMES[king.by], NAMES[game.state.actor or 0]
    assert owner != actor
    n = game.n
    speaker = talk(game, ["undo", "", "undo"])
    assert game.n == n
    assert speaker.heard(f"undo {owner}")
    talk(game, [f"undo {owner.casefold()}"])
    assert game.state.stage == "king"


def test_keeping_a_card_is_chosen_from_what_was_offered() -> None:
    game = to_first_turn(persons())
    talk(game, ["", "buy"])
    assert game.state.stage == "keep"
    kept = game.state.offer[0]
    speaker = talk(game, ["", "hand", "legal", f"keep:{kept}", "1"])
    assert speaker.heard("on offer")
    assert game.state.stage == "turn"
    assert kept in game.state.bought
    assert any(isinstance(step.command, Keep) for step in game.history.steps)


def test_a_hint_is_a_turn_in_words() -> None:
    game = to_first_turn(persons())
    speaker = talk(game, ["", "hint"])
    heard = speaker.everything
    begun = next(number for number, line in enumerate(heard) if line.startswith("A good turn"))
    assert not heard[begun + 1].startswith("1"), "a number would choose nothing"
    first = heard[begun + 1].rsplit("  ", 1)[1]
    assert first in [command_text(command) for command in legal(game.state)]


def test_again_tells_what_the_others_did() -> None:
    game = to_first_turn(persons(2, None, "basic", ("random",)))
    while game.state.actor != 0:
        play.let_bots_play(game)
    for _ in range(2):
        ends = [command for command in legal(game.state) if isinstance(command, EndTurn)]
        game.submit(ends[0])
        play.let_bots_play(game)
    speaker = talk(game, ["again"])
    assert speaker.heard("Otto ends the turn")
    assert not speaker.heard("Ana ends the turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_in_lines(language: str) -> None:
    say = texts(language)
    state = play.position("hand A: leap\n1A 2  .\n.  3K B")
    picture = picture_lines(state, NAMES[:2], say)
    assert len(picture) == 10
    assert [line.split()[0] for line in picture[:8]] == list("87654321")
    assert picture[8].split() == list("abcdefgh")
    board = board_lines(state, NAMES[:2], say)
    assert len(board) == 2, "rows with nothing in them are not said"
    assert "." not in "".join([*picture[:9], *board]), "no lines of dots"
    assert all(square in board[0] for square in ("a2", "b2"))
    assert all(square in board[1] for square in ("b1", "c1"))
    castles = castle_lines(state, NAMES[:2], say)
    assert len(castles) == 2
    assert castles[0].startswith(say("text-castle", area=3, top=3, squares="").partition(":")[0])
    assert all(name in "".join(castles) for name in ("Ana", "Otto", "a2", "b1", "c1"))
    look = look_lines(state, INDEX["b2"], NAMES[:2], say)
    assert len(look) == 6
    assert "a2" in look[-1]
    assert "3" in say("break-castle", square="a2", area=3, level=1, points=3)
    points = point_lines(state, NAMES[:2], say)
    assert "Ana" in points[0]
    assert "a2" in points[1]
    assert hand_lines(state, 0, say)[0].startswith("leap: ")


def test_a_move_is_told_with_its_squares() -> None:
    game = to_first_turn(persons())
    move = next(command for command in legal(game.state) if isinstance(command, Move))
    speaker = talk(game, ["", f"{move.from_} {move.to}"])
    assert speaker.heard(f"Ana: {move.from_} to {move.to}")


def far(game: TorresGame) -> tuple[str, str]:
    """A knight of the actor, and a square it reaches in three steps."""
    assert game.state.actor is not None
    knight = next(iter(square_list(game.state.knights[game.state.actor])))
    walk = next(walk for walk in walks(game.state, knight, game.state.ap).values() if len(walk) == 3)
    return walk[0].from_, walk[-1].to


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_knight_is_sent_to_a_far_square_and_its_way_is_said(language: str) -> None:
    game = to_first_turn(persons())
    start, target = far(game)
    n = game.n
    speaker = talk(game, ["", f"{start} {target}"], language)
    moves = [step.command for step in game.history.steps[n:]]
    assert len(moves) == 3
    assert all(isinstance(move, Move) for move in moves)
    way = ", ".join([start, *(move.to for move in moves if isinstance(move, Move))])
    assert speaker.heard(texts(language)("text-walks", way=texts(language)("text-way", way=way, ap=3)))
    assert game.state.ap == 2
    talk(game, ["", "undo"], language)
    assert game.state.ap == 3, "one step at a time is taken back"


def test_a_knight_that_cannot_go_so_far_is_told_the_cost() -> None:
    game = to_first_turn(persons())
    start, target = far(game)
    speaker = talk(game, ["", "*", "*", "*", f"{start}-{target}"])
    assert speaker.heard("2 AP are left.")
    assert game.state.ap == 2


def test_what_may_be_done_with_a_knight_tells_how_far_it_may_go() -> None:
    game = to_first_turn(persons())
    start, target = far(game)
    speaker = talk(game, ["", f"legal {start}"])
    line = next(line for line in speaker.everything if line.startswith("For 3 AP it can get to "))
    assert target in line


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["محمد علي", "שרה", "王小明", "می\u200cخواهم", "Ἀθηνᾶ"])
def test_names_in_any_script_are_said_as_they_are_written(tmp_path: Path, name: str, language: str) -> None:
    options = ("--players", f"{name},Otto", "--language", language, "--log", str(tmp_path / "g.torres"))
    done = run("play", "--text", *options, stdin="board\nlegal N\n1\n")
    assert done.status == 0
    assert "\\u" not in done.out
    lines = [line for line in done.out.splitlines() if name in line]
    assert len(lines) > 5
    beside = {line[line.index(name) - 1 : line.index(name)] + line.partition(name)[2][:1] for line in lines}
    if has_right_to_left(name):
        assert all(ISOLATE in line and END in line for line in lines), "it does not turn what lies beside it"
    else:
        assert not any(sign in part for part in beside for sign in (ISOLATE, END))
    told = run("replay", str(tmp_path / "g.torres"))
    assert name in told.out
    assert "\\u" not in told.out
