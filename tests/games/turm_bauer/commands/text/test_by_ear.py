"""A game of Turm Bauer that is only heard: stairs listed, several choices in a line, words that tell how blocks lie."""

import pytest

from tests.games.torres.commands.text.speaking import LANGUAGES, texts
from tests.games.turm_bauer.commands.text.speaking import Dropping, building, chat
from tests.games.turm_bauer.commands.text.test_conversation import first_build
from torres3d.games.turm_bauer.commands.text import own_figures, position_words
from torres3d.games.turm_bauer.commands.text.stair_places import stair_places
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import (
    game_vocabulary,
    lying_way,
    matching_choices,
)
from torres3d.games.turm_bauer.commands.text.typed_line import commands_in
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of, spot_name
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.commands import Move, Placement, Stay
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach, reach_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.rules.tower_picture import level_rows


def divided(line: str, language: str = "en") -> list[str]:
    """The choices of a line."""
    return commands_in(line, game_vocabulary(texts(language)).known)


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("4l m10", ["4l@m10/"]),
        ("4lm10", ["4l@m10/"]),
        ("4l m10/2", ["4l@m10/2"]),
        ("4l m10 2 een", ["4l@m10/2:een"]),
        ("4lm10een y >", ["4l@m10:een", "yes", ">"]),
        ("4l@m10/2:een!free yes stay", ["4l@m10/2:een!free", "yes", "stay"]),
        ("2y>", ["2", "yes", ">"]),
        ("2 y.", ["2", "yes", "stay"]),
        ("^ 2y", ["^", "2", "yes"]),
        ("^4l", ["^4l"]),
        ("> m10 3", [">m10/3"]),
        ("m10/3!leap", [">m10/3!leap"]),
        ("f10", ["f10"]),
        ("4l", ["4l"]),
        ("4l !free", ["4l"]),
        ("box 4l stay", ["box:4l", "stay"]),
        ("box:4l stay", ["box:4l", "stay"]),
        ("table", [">table"]),
        ("9l m10", ["9l", "m10"]),
    ],
)
def test_a_line_is_divided_into_choices(line: str, choices: list[str]) -> None:
    assert divided(line) == choices


def test_answers_of_the_language_follow_numbers() -> None:
    assert divided("2ja bleib", "de") == ["2", "yes", "stay"]
    assert divided("2da>", "ro") == ["2", "yes", ">"]


def with_stairs() -> TurmGame:
    """A game in which some block brings the actor's figure higher."""
    game = building()
    while not stair_places(game.state, legal(game.state)):
        text = choice_text(first_build(game))
        chat(game, [text, "yes", ">", "1", "stay"], judge=Dropping(0))
    return game


def test_places_that_make_a_stair_are_listed_and_a_number_takes_one() -> None:
    game = with_stairs()
    state = game.state
    places = stair_places(state, legal(state))
    assert len(places) <= 9
    for place in places:
        reach = _reach(state, place.placement)
        assert place.level == reach.then > reach.now
    block = places[0].placement.block
    assert all(each.placement.block == block for each in stair_places(state, legal(state), block))
    speaker = chat(game, ["^", "2y>"], judge=Dropping(0))
    assert speaker.heard(f"1. {texts()('turm-choose-build', block='', field='')[:5]}")
    assert speaker.heard("risk about")
    assert game.state.blocks[-1].cells == places[1].placement.cells
    assert not any("Let it go" in asked for asked in speaker.asked)
    assert game.state.turn > state.turn or speaker.heard("1. walk to")


def test_a_place_that_brings_nobody_higher_is_no_stair() -> None:
    state = with_stairs().state
    builds = [each for each in legal(state) if isinstance(each, Placement)]
    stairs = {each.placement for each in stair_places(state, builds)}
    flat = [each for each in builds if each not in stairs and _reach(state, each).then == _reach(state, each).now]
    assert flat
    assert stair_places(state, flat) == []


def _reach(state: State, build: Placement) -> NextReach:
    """What the actor's figure could reach with a block."""
    reaches = reach_with(state, build.block, build.cells)
    return next(each for each in reaches if each.colour == state.to_act.colour)


def test_the_highest_field_is_walked_to_by_one_sign() -> None:
    game = building()
    chat(game, [choice_text(first_build(game)), "yes"], judge=Dropping(0))
    top = max(level_of(each.to) for each in legal(game.state) if isinstance(each, Move) and each.ring is None)
    n = game.n
    chat(game, [">", "1"])
    moved = game.history.steps[n].command
    assert isinstance(moved, Move)
    assert level_of(moved.to) == top


def test_a_line_stops_at_a_slip() -> None:
    game = building()
    speaker = chat(game, [f"{choice_text(first_build(game))} yes >"], judge=Dropping(1))
    assert speaker.heard("slips from")
    assert speaker.heard("Not done: >")
    assert game.state.stage == "build"


def test_the_prompt_says_the_dice_and_then_the_level() -> None:
    game = building()
    one, two = game.state.rolls[0]
    speaker = chat(game, [choice_text(first_build(game)), "yes"], judge=Dropping(0))
    assert f", {one} and {two}>" in speaker.asked[0]
    assert speaker.asked[-1].endswith(", level 0, walk>")


def test_what_is_refused_says_what_to_type() -> None:
    game = building()
    speaker = chat(game, [">", "7", "yes", "again", "m10 zz", "3l z9", "what", "stairs 9z"])
    say = texts()
    assert speaker.heard(f"{say('turm-refusal-wrong_stage', stage='build')} {say('text-try-turn')}")
    assert speaker.heard("There is no list with a number 7 now.")
    assert speaker.heard("Nothing was asked.")
    assert speaker.heard("Nothing has happened since your last turn.")
    assert speaker.heard("Type what and a command.")
    assert speaker.heard(say("turm-refusal-not_in_supply", block="9z"))
    chat(game, [choice_text(first_build(game)), "yes"], judge=Dropping(0))
    speaker = chat(game, ["^", "4l m10", "stairs"])
    assert speaker.heard(say("turm-refusal-wrong_stage", stage="move"))
    assert speaker.heard(say("text-stairs-built"))


def test_what_a_place_would_bring_is_told_and_nothing_is_let_go() -> None:
    game = building()
    build = first_build(game)
    speaker = chat(game, [f"what {choice_text(build)}"])
    assert game.n == 0
    assert speaker.heard("In the hand: ")
    assert speaker.heard("You ")
    assert not any("Let it go" in asked for asked in speaker.asked)


def test_how_a_block_lies_is_told_in_words() -> None:
    say = texts()
    assert lying_way(((0, 0, 1), (1, 0, 1), (2, 0, 1), (2, 1, 1)), say) == "2 east, north"
    assert lying_way(((0, 0, 1), (0, 1, 1), (1, 0, 1)), say) == "east; from the first part north"
    assert lying_way(((0, 0, 1), (0, 0, 2)), say) == "up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_the_tower(language: str) -> None:
    game, say = building(), texts(language)
    chat(game, [choice_text(first_build(game)), "yes"], judge=Dropping(0))
    lines = position_words.tower_lines(game.state, ["Ana", "Otto", "Ioan"], say)
    assert not any("." in line for line in lines[:-1]), "no dots for what is not there"
    assert lines[0] == say("text-tower-level", level=level_rows(game.state.shown)[-1][0])
    around = " ".join(position_words.around_lines(game.state, (0, 0), say))
    assert all(spot_name((x, y)) in around for x in (-1, 0, 1) for y in (-1, 0, 1))
    assert len(own_figures.figure_lines(game.state, ["Ana", "Otto", "Ioan"], say)) >= 2


def test_the_picture_names_columns_and_rows() -> None:
    ((level, rows),) = level_rows(building().state.shown)
    assert level == 1
    assert rows == ["   m  n", "11 +  #", "10 #  +"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_help_has_five_lines_and_names_every_topic(language: str) -> None:
    say, game = texts(language), building()
    word = say("text-word-help").split(",")[0]
    page = say("text-turm-help").split("\n")
    assert len(page) == 5
    for topic in ("tower", "placing", "walking", "line", "game"):
        name = say(f"text-topic-{topic}").split(",")[0]
        assert f"{word} {name}" in page[-1]
        key = "text-help-game" if topic == "game" else f"text-turm-help-{topic}"
        assert say(key).split("\n")[0] in chat(game, [f"{word} {name}"], language).everything


def test_brief_says_no_explanations() -> None:
    game = building()
    build = first_build(game)
    speaker = chat(game, ["brief", f"{choice_text(build)} yes"], judge=Dropping(0))
    assert not speaker.heard("In the hand: ")
    assert not speaker.heard("The figure stands here")
    assert isinstance(build, Placement)
    assert any(isinstance(each, Stay) for each in legal(game.state))


def test_a_list_of_stairs_and_its_number_fit_in_a_line() -> None:
    game = with_stairs()
    place = stair_places(game.state, legal(game.state))[0]
    chat(game, ["^ 1y"], judge=Dropping(0))
    assert game.state.blocks[-1].cells == place.placement.cells


def test_what_follows_a_yes_is_done_and_what_is_no_answer_is_done_after_a_no() -> None:
    game = building()
    text = choice_text(first_build(game))
    speaker = chat(game, [text, "steady", text, "yes stay"], judge=Dropping(0))
    assert speaker.heard("The block is back in the supply.")
    assert speaker.heard("The tower now: ")
    assert len(game.state.blocks) == 1
    assert speaker.heard("the figure stays")


def test_a_walk_before_the_block_is_told_so() -> None:
    speaker = chat(building(), [">m10"])
    assert speaker.heard(texts()("turm-refusal-wrong_stage", stage="build"))


@pytest.mark.parametrize("typed", ["m10!pass", ">m10 !pass"])
def test_a_ring_is_added_to_a_walk_without_its_level(typed: str) -> None:
    with_ring, other, plain = Move((0, 0, 2), "pass"), Move((1, 0, 4), "pass"), Move((0, 0, 1), None)
    column = spot_name((0, 0))
    (text,) = divided(typed.replace("m10", column), "en")
    assert matching_choices(text, [plain, with_ring, other]) == [with_ring]
    assert matching_choices(*divided("> !pass", "en"), [plain, with_ring, other]) == [other]
