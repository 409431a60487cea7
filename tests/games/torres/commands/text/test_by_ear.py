"""A game that is only heard: several commands in a line, what they would bring, cards on offer, the board in words."""

import pytest

from tests.games.torres.commands.text.speaking import LANGUAGES, NAMES, persons, talk, texts, to_first_turn
from torres3d import play
from torres3d.engine.history import History
from torres3d.engine.log_entries import Header
from torres3d.engine.logged_game import Game
from torres3d.games.torres.commands.text import board_words, own_knights
from torres3d.games.torres.commands.text.choice_outcomes import distinct, stacks_after
from torres3d.games.torres.commands.text.kept_card import kept_card
from torres3d.games.torres.commands.text.typed_and_listed_choices import card_words
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.rules.commands import Build, Buy, EndTurn, Keep, Move, Play
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.terminal.dialogue import LONGEST_SPOKEN

ALONE = ("random",)
BOARD = "moment: 2.1\nap: 5\nstacks: 3332 333\n.  2  1K .\n1A 2  .  .\n.  .  1  1B"


def at(state: State) -> TorresGame:
    """A game that stands at a position."""
    header = persons(2, None, "basic", ALONE).header
    history: History[State, object] = History(
        TORRES, Header(header.format, header.version, "g", "", header.setup, header.chance)
    )
    history.start = state
    return Game(history)  # type: ignore[arg-type]


def alone() -> TorresGame:
    """A person among bots, on their first turn."""
    game = to_first_turn(persons(2, None, "basic", ALONE))
    while game.state.actor != 0:
        play.let_bots_play(game)
    return game


def test_several_commands_of_a_line_are_done_one_after_another() -> None:
    game = alone()
    build = next(each.at for each in legal(game.state) if isinstance(each, Build))
    talk(game, [f"+{build}**"])
    assert game.state.ap == 2
    assert game.state.scores[0] == 2
    assert game.state.board.heights[INDEX[build]] >= 1


def test_a_line_stops_where_something_cannot_be_done_and_says_what_is_left() -> None:
    game = alone()
    speaker = talk(game, ["* +a8/9 * *"])
    assert game.state.ap == 4
    assert speaker.heard("Not done: * *")


def test_a_question_within_a_line_is_answered_in_it() -> None:
    game = alone()
    speaker = talk(game, ["end no"])
    assert game.state.actor == 0
    assert speaker.heard("The turn continues.")
    n = game.n
    speaker = talk(game, ["* end yes * *"])
    assert any(isinstance(step.command, EndTurn) for step in game.history.steps[n:])
    assert speaker.heard("Not done: * *"), "the line ends with the turn"
    assert not any("lose" in asked for asked in speaker.asked)


def test_the_prompt_says_action_points_and_blocks() -> None:
    game = alone()
    build = next(each.at for each in legal(game.state) if isinstance(each, Build))
    speaker = talk(game, [f"+{build}"])
    assert speaker.asked[:2] == ["Ana, 5 AP, 3 blocks>", "Ana, 4 AP, 2 blocks>"]


def test_equal_stacks_are_one() -> None:
    state = play.position(BOARD)
    builds = [each for each in legal(state) if isinstance(each, Build) and each.at == "d3"]
    assert len(builds) == 4
    assert [state.stacks[0][each.stack] for each in distinct(state, builds)] == [3, 2]
    game = at(state)
    speaker = talk(game, ["legal +", "+d3", "2", "."])
    assert speaker.heard("1. Ana builds on d3, from a stack of 3")
    assert speaker.heard("2. Ana builds on d3, from a stack of 2")
    assert game.state.stacks[0][3] == 1


def test_ends_of_a_turn_are_told_apart_by_the_stacks_kept() -> None:
    state = play.position(BOARD.replace("stacks: 3332 333", "stacks: 3321 333\nused: 3\nap: 0").replace("\nap: 5", ""))
    ends = [each for each in legal(state) if isinstance(each, EndTurn)]
    kept = [stacks_after(state, each) for each in distinct(state, ends) if isinstance(each, EndTurn)]
    assert kept == [(3, 3, 3)]


def test_what_a_command_would_bring_is_told_and_nothing_is_done() -> None:
    game = at(play.position(BOARD))
    state = game.state
    speaker = talk(game, ["what +a1 3", "what +b1", "what a2-b2 *", "what a2-d2", "what d1-d2", "what"])
    assert game.state is state
    assert speaker.heard("from a stack of")
    assert speaker.heard("Level 2, before 1.")
    assert speaker.heard("Ana if scored now:")
    assert speaker.heard("Ana: marker to 1"), "one after another"
    assert speaker.everything[speaker.everything.index("Ana: marker to 1") + 1] == "1 AP."
    assert speaker.heard(" for 2 AP"), "the way of a walk"
    say = texts()
    assert speaker.heard(f"{say('refusal-no_own_knight', at='d1')} {say('text-try-me')}")
    assert speaker.heard("Type what and a command.")


def test_a_block_on_a_square_with_a_piece_is_refused_with_the_reason() -> None:
    game = at(play.position(BOARD))
    speaker = talk(game, ["+c3", "+h8", "yes", "again", "a h8", "climb a2 b2", "keep seven"])
    say = texts()
    assert speaker.heard(f"{say('refusal-square_taken', at='c3')} {say('text-try-build')}")
    assert speaker.heard(f"{say('refusal-beside_no_castle', at='h8')} {say('text-try-build')}")
    assert speaker.heard("Nothing was asked.")
    assert speaker.heard("Nothing has happened since your last turn.")
    assert speaker.heard(f"{say('refusal-no_knight_beside', at='h8')} {say('text-try-add')}")
    assert speaker.heard(f"{say('refusal-card_not_in_hand')} {say('text-try-hand')}")


def test_a_knight_is_sent_to_a_square_by_its_target_alone() -> None:
    game = at(play.position(BOARD))
    talk(game, [">b2"])
    assert game.state.knights[0] == 1 << INDEX["b2"]
    speaker = talk(game, [">h8", ">"])
    assert speaker.heard("None of your knights can get to h8")
    assert speaker.heard("Where to?")


def test_own_knights_tell_what_they_score_and_what_a_step_up_needs() -> None:
    state = play.position(BOARD)
    lines = own_knights.knight_lines(state, 0, texts())
    assert lines[0].startswith("a2, level 1, castle of area 4 and height 2. Scores 4 points. To level 2: b2, 1 AP.")
    assert lines[1].startswith("If scored now: 4 points.")
    stuck = play.position(BOARD.replace("1A 2  .", "1A 1  .").replace(".  2  1K", ".  1  1K"))
    assert "To level 2: a block on b2 and a step, 2 AP." in own_knights.knight_lines(stuck, 0, texts())[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_the_board_in_words(language: str) -> None:
    state, say, names = play.position(BOARD), texts(language), NAMES[:2]
    (row,) = board_words.row_lines(state, "2", names, say)
    assert all(part in row for part in ("a2", "b2", "Ana"))
    assert "c2" not in row
    assert board_words.row_lines(state, "9", names, say) == [say("text-which-row")]
    (column,) = board_words.column_lines(state, "b", names, say)
    assert all(part in column for part in ("b2", "b3"))
    assert board_words.column_lines(state, "x", names, say) == [say("text-which-file")]
    around = " ".join(board_words.around_lines(state, INDEX["b2"], names, say))
    assert all(square in around for square in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"))
    roofs = board_words.roof_lines(state, names, say)
    assert [("b2" in line, "d1" in line) for line in roofs] == [(True, False), (False, True)]
    growth = board_words.growth_lines(state, names, say)
    assert len(growth) == 2
    assert all("–" not in line for line in growth)
    assert board_words.door_lines(state, 0, None, say)[0].startswith("a2")


def test_growth_is_where_blocks_may_go() -> None:
    state = play.position(BOARD)
    told = " ".join(board_words.growth_lines(state, NAMES[:2], texts()))
    for square in {each.at for each in legal(state) if isinstance(each, Build)}:
        assert square in told


def buying() -> TorresGame:
    """A person looks at three cards."""
    game = alone()
    game.submit(Buy())
    assert len(game.state.offer) == 3
    return game


def test_cards_on_offer_are_read_out_with_what_they_do_and_confirmed() -> None:
    game = alone()
    speaker = talk(game, ["buy"])
    for number, card in enumerate(game.state.offer, 1):
        assert speaker.heard(f"{number}. {texts()(f'card-{card}')}. {texts()(f'card-{card}-effect')}")
    first, second, third = game.state.offer
    speaker = talk(game, ["9", "2"])
    assert speaker.heard("Which card do you keep?")
    assert game.state.bought == (second,)
    names = [texts()(f"card-{card}") for card in (first, second, third)]
    assert speaker.heard(f"You keep {names[1]}. To the bottom of the deck: {names[0]}, {names[2]}.")


def test_a_card_is_kept_by_number_or_name_and_the_others_go_where_one_says() -> None:
    state = buying().state
    first, second, third = state.offer
    say = texts()
    cards = card_words(say)
    for line, keep in {
        "1": Keep(first, (), (second, third)),
        "keep 2 top": Keep(second, (first, third), ()),
        f"keep {say(f'card-{third}')}, others bottom": Keep(third, (), (first, second)),
        f"{third} t": Keep(third, (first, second), ()),
        "1_32": Keep(first, (), (third, second)),
        "1^32": Keep(first, (third, second), ()),
        "1 bottom 3 2": Keep(first, (), (third, second)),
    }.items():
        assert kept_card(line, state, cards, say) == keep, line
        assert keep in legal(state)
    for line in ("4", "0", "nothing", "1 1", "1 top bottom", ""):
        assert kept_card(line, state, cards, say) is None, line


def test_after_a_card_the_line_goes_on() -> None:
    game = buying()
    talk(game, ["1 b**"])
    assert game.state.scores[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_help_has_five_lines_and_names_every_topic(language: str) -> None:
    say = texts(language)
    game = alone()
    word = say("text-word-help").split(",")[0]
    speaker = talk(game, [word], language)
    page = say("text-help").split("\n")
    assert len(page) == 5
    assert page == speaker.everything[-7:-2] or all(line in speaker.everything for line in page)
    for topic in ("board", "move", "build", "cards", "turn", "line", "game"):
        name = say(f"text-topic-{topic}").split(",")[0]
        assert f"{word} {name}" in page[-1]
        heard = talk(game, [f"{word} {name}"], language)
        own = say(f"text-help-{topic}")
        assert own.split("\n")[0] in heard.everything
    assert talk(game, [f"{word} xyzzy"], language).heard("xyzzy")


def test_brief_says_no_explanations() -> None:
    game = alone()
    speaker = talk(game, ["brief", "buy"])
    assert speaker.heard("Brief:")
    assert not speaker.heard(texts()("text-offer-how"))
    assert speaker.heard("3 cards are on offer:")


CARDS = """moment: 2.1
ap: 5
stacks: 3332 333
hand A: under shift
1 . 1 . 1K
. . . . .
1 . 1 . 1
. . . . .
1A 1 . . 1B"""


def test_many_pairs_of_squares_are_told_by_the_first_and_then_by_the_second() -> None:
    game = at(play.position(CARDS))
    shifts = [each for each in legal(game.state) if isinstance(each, Play) and each.card == "shift"]
    assert len(shifts) > LONGEST_SPOKEN
    sources = list(dict.fromkeys(str(each.from_) for each in shifts))
    speaker = talk(game, ["legal shift", f"legal shift {sources[-1]}"])
    first = f"play Rebuild, shift, from {', '.join(sources)}. legal shift {sources[0]} tells where to."
    targets = ", ".join(str(each.to) for each in shifts if each.from_ == sources[-1])
    for line in (first, f"play Rebuild, shift, {sources[-1]} to: {targets}"):
        assert speaker.everything.count(line) == 1


def test_several_meanings_of_a_later_command_are_told() -> None:
    game = at(play.position(CARDS))
    speaker = talk(game, ["what * under a1"])
    at_several = speaker.everything.index("“under:a1” can mean several things there:")
    told = speaker.everything[at_several + 1 : at_several + 3]
    assert all("Lift" in line and "from a stack of" in line and "  under:a1/" in line for line in told)


def test_a_kept_card_is_taken_back_in_words() -> None:
    game = buying()
    card = texts()(f"card-{game.state.offer[1]}")
    speaker = talk(game, ["2", "undo"])
    assert speaker.heard(f"Taken back: Ana keeps {card}")


def test_a_square_that_is_missing_is_asked_for_with_the_word_typed() -> None:
    speaker = talk(alone(), ["around", "look z9", "exits z9"])
    told = [line for line in speaker.everything if line.startswith("Which square?")]
    assert [line.split()[3] for line in told] == ["around", "look", "exits"]


def test_a_card_that_there_is_not_is_told_before_all_cards() -> None:
    speaker = talk(alone(), ["card nonsense"])
    assert speaker.heard("There is no card “nonsense”.")


def test_a_number_after_a_hint_chooses_nothing_from_an_older_list() -> None:
    game = alone()
    knight = next(each.from_ for each in legal(game.state) if isinstance(each, Move))
    n = game.n
    speaker = talk(game, [knight, "hint", "1"])
    assert game.n == n
    assert speaker.heard("There is no list with a number 1 now.")


def test_a_line_that_does_not_answer_a_question_means_no_and_is_done() -> None:
    game = alone()
    speaker = talk(game, ["end", "points"])
    assert speaker.heard("The turn continues.")
    assert sum("If scored now: " in line for line in speaker.everything) == len(game.header.setup.players)


def test_what_follows_a_yes_is_done() -> None:
    game = persons()
    to_first_turn(game)
    actor = game.state.actor
    speaker = talk(game, ["", "end", "yes hand"])
    assert game.state.actor != actor
    assert speaker.heard("Not done: hand"), "the turn is over"
