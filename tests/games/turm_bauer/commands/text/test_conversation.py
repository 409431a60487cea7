"""A game of Turm Bauer in the terminal: told and played by lines, saved at each; a block is let go after a yes."""

import json
import random
from pathlib import Path

import pytest

from tests.at_length import at_length
from tests.cli.running import run
from tests.games.torres.commands.text.speaking import Speaker, texts
from tests.games.turm_bauer.commands.text.speaking import NAMES, Dropping, building, chat
from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.commands.text.position_words import (
    built_lines,
    column_lines,
    field_lines,
    level_lines,
    part_words,
    standing_lines,
    tower_lines,
)
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import lying_way
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.judging.risk_estimate import final_figure, risk_figures
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import reach_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.games.turm_bauer.words.risk_sentences import risk_lines
from torres3d.i18n.fault_messages import undo_refusal
from torres3d.i18n.texts import language_ids

LANGUAGES = language_ids(paths.config() / "locale")
YES = {"en": "yes", "de": "ja", "ro": "da"}


def wanted(game: TurmGame, dice: random.Random) -> Choice:
    """Some choice: low places, high walks, rings now and then."""
    choices = legal(game.state)
    if dice.random() < 0.1:
        return dice.choice(choices)
    plain = [choice for choice in choices if getattr(choice, "ring", None) is None]
    moves = [choice for choice in plain if isinstance(choice, Move)]
    if moves:
        return max(moves, key=lambda move: level_of(move.to))
    builds = [choice for choice in plain if isinstance(choice, Placement)]
    if builds:
        some = dice.sample(builds, min(5, len(builds)))
        return min(some, key=lambda build: max(cell[2] for cell in build.cells))
    return dice.choice(plain or choices)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players", "seed"), [("de", 3, 4), *at_length(("en", 2, 3), ("ro", 4, 5))])
def test_a_whole_game_is_played_line_by_line(tmp_path: Path, language: str, players: int, seed: int) -> None:
    log = tmp_path / "g.turm"
    game = building(players, ("careless",), log, seed, hand="steady", wobble="gentle")
    dice, speaker, say = random.Random(seed), Speaker(), texts(language)
    asked: list[str] = []

    def answer() -> str | None:
        if speaker.asked[-1].endswith("?"):
            return YES[language]
        asked.append(choice_text(wanted(game, dice)))
        return asked[-1]

    heard = chat(game, [answer] * 1000, language, speaker, Dropping(0))
    assert game.state.stage == "over"
    assert len(asked) == 24 * (4 if players == 2 else players) * (players - 1) // players
    names = [player.name for player in game.header.setup.players]
    assert any(all(names[seat] in line for seat in game.state.winners) for line in heard.everything[-players - 3 :])
    for seat in range(players):
        assert heard.heard(say("text-turm-place", name=names[seat], level=level_sum(game.state, seat)))
    game.close()
    _, again = load_log(TURM, log)
    assert again.state == game.state
    assert len(log.read_text("utf-8").splitlines()) == game.n + 1
    assert not any("text-" in line or "turm-" in line for line in heard.everything), "every text has its words"


def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "g.turm"
    rules = ("--rules", "judge=statics,hand=steady")
    begin = ("--game", "turm", "--players", "Ana,Otto,Ioan", "--language", "en", "--log", str(log), *rules)
    asked = run("play", "--text", *begin, stdin="turn\nlegal m10/2\n")
    assert asked.status == 0
    assert "turn 1 of 36, thrown" in asked.out
    assert f"The game is saved in {log}." in asked.out
    _, history = load_log(TURM, log)
    build = next(choice for choice in legal(history.state) if isinstance(choice, Placement))
    typed = f"{choice_text(build)}\nno\n{choice_text(build)}\nyes\nstay\n"
    done = run("play", "--text", str(log), "--language", "en", stdin=typed)
    assert done.status == 0
    assert "The block is back in the supply." in done.out
    assert "turn 2 of 36" in done.out
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()[1:]]
    assert [entry["do"]["type"] for entry in entries] == ["build", "stay"]
    assert entries[0]["do"]["hand"] == {"dx": 0, "dy": 0, "yaw": 0, "push": 0}


def test_a_hand_with_a_mouse_is_drawn_here_and_bullet_judges(tmp_path: Path) -> None:
    log = tmp_path / "g.turm"
    options = ("--game", "turm", "--players", "Ana,Otto", "--language", "en", "--log", str(log))
    run("play", "--text", *options, stdin="")
    _, history = load_log(TURM, log)
    build = next(choice for choice in legal(history.state) if isinstance(choice, Placement))
    done = run("play", "--text", str(log), "--language", "en", stdin=f"{choice_text(build)}\nyes\n")
    assert done.status == 0
    do = json.loads(log.read_text("utf-8").splitlines()[1])["do"]
    assert do["hand"]["push"] >= 10, "a drawn hand pushes by ten at least"


def first_build(game: TurmGame) -> Placement:
    """Some block of two parts or more on the cornerstone."""
    builds = (choice for choice in legal(game.state) if isinstance(choice, Placement) and choice.ring is None)
    return next(build for build in builds if len(build.cells) > 1 and all(cell[2] for cell in build.cells))


def test_a_block_is_shown_in_the_hand_before_it_is_let_go() -> None:
    game = building()
    build = first_build(game)
    speaker = chat(game, [choice_text(build), "perhaps", choice_text(build)])
    assert game.n == 0, "nobody said yes"
    assert [line for line in speaker.asked if line == "Let it go, yes or no?"] == ["Let it go, yes or no?"] * 2
    held = next(line for line in speaker.everything if line.startswith("In the hand: "))
    reach = reach_with(game.state, build.block, build.cells)[0]
    assert any(line.startswith("You ") and f"level {reach.then}" in line for line in speaker.everything)
    assert held.count("/") == len(build.cells)
    assert held.count("plain") == sum(sum(cell) % 2 for cell in build.cells)
    told = risk_lines(final_figure(game.state, build, StaticsJudge()), texts("en"))
    assert set(told) <= set(speaker.everything)
    chat(game, [choice_text(build), "yes"], judge=Dropping(0))
    assert game.n == 1
    assert game.state.stage == "move"


def test_the_risk_is_told_as_a_range_first_and_then_as_the_judge_would_decide() -> None:
    game = building(judge="bullet")
    build = first_build(game)
    speaker = chat(game, [choice_text(build), "no"], judge=Dropping(0))
    first, *_, last = risk_figures(game.state, build, Dropping(0))
    assert first.falls > 0.5 > last.falls
    told = [*risk_lines(first, texts("en")), *risk_lines(last, texts("en"))]
    begun = speaker.everything.index(told[0])
    assert speaker.everything[begun : begun + len(told)] == told


def test_a_slip_asks_again_and_the_last_one_goes_into_the_box() -> None:
    game = building()
    text = choice_text(first_build(game))
    speaker = chat(game, [text, "yes", text, "yes", "turn"], judge=Dropping(9))
    assert game.state.slips == 2
    assert speaker.heard("slips from")
    assert not speaker.heard("The figure stands here")
    assert speaker.heard("2 slips in this turn")
    speaker = chat(game, [text, "yes"], judge=Dropping(9))
    assert speaker.heard("slipped too often and goes into the box")
    assert game.state.stage == "move"


def test_without_a_limit_a_block_that_slips_is_always_tried_again() -> None:
    game = building(slips="none")
    text = choice_text(first_build(game))
    speaker = chat(game, [*[text, "yes"] * 5, "turn"], judge=Dropping(9))
    assert (game.state.stage, game.state.slips) == ("build", 5)
    assert speaker.heard("5 slips in this turn, but you may keep trying.")


def test_a_collapse_ends_the_game_with_its_reason() -> None:
    game = building(2, collapse=2)
    text = choice_text(first_build(game))
    chat(game, [text, "yes", "stay"], judge=Dropping(0))
    build = first_build(game)
    first = game.state.blocks[0]
    mine = game.state.acting
    assert mine is not None

    class Felling(Dropping):
        def judge(self, state, placement, hand):  # type: ignore[no-untyped-def]
            rest = super().judge(state, placement, hand)
            return type(rest)(None, (), tuple(sorted([(first.colour, first.block), *rest.fell])))

    speaker = chat(game, [choice_text(build), "yes"], judge=Felling(1))
    assert game.state.stage == "over"
    assert speaker.heard("brings the tower down: 2 blocks fall")
    assert speaker.heard(f"{NAMES[game.state.winners[0]]} wins")
    assert speaker.heard(texts()("turm-won-collapse", name=NAMES[mine.seat]))


def test_several_meanings_are_listed_in_words_and_a_number_chooses() -> None:
    game = building()
    build = first_build(game)
    speaker = chat(game, [f"legal {choice_text(build).partition(':')[0]}", "2", "yes"], judge=Dropping(0))
    listed = [line for line in speaker.everything if line[:1].isdecimal()]
    say = texts()
    assert speaker.heard(f"{choice_in_words(build, 'house', say)}. How does it lie? Answer with a number.")
    assert listed[0] == f"1. {lying_way(build.cells, say)}"
    assert listed[1] == f"2. {lying_way(game.state.blocks[0].cells, say)}"
    assert not any(mark in line for line in listed for mark in "@/:")
    n = game.n
    chat(game, ["1"])
    assert game.n == n == 1, "a number counts only for the list that was said last"


def test_very_many_places_are_told_by_level_and_by_block() -> None:
    game = building()
    block = first_build(game).block
    places = [choice.cells for choice in legal(game.state) if isinstance(choice, Placement) and choice.block == block]
    speaker = chat(game, ["legal", f"legal {block}", "legal m10/2"])
    assert speaker.heard(f"{len(places)} places, levels 1 to 2")
    assert speaker.heard("Name a column, too")
    (level,) = [line for line in speaker.everything if line.startswith("Level 2: ") and "ways" in line]
    on_top = sum(min(cell[2] for cell in cells) == 1 for cells in places)
    assert sum(1 if "one way" in spot else int(spot.split()[1]) for spot in level[9:].split(", ")) == on_top


@pytest.mark.slow
def test_a_walk_and_its_ring_are_asked_about() -> None:
    game = building(4, seed=2)
    for _ in range(400):
        state = game.state
        rings = [choice for choice in legal(state) if isinstance(choice, Move) and choice.ring == "leap"]
        places = {choice.to for choice in rings if choice.to != "table"}
        if places:
            break
        choice = wanted(game, random.Random(game.n))
        chat(game, [choice_text(choice), "yes"], judge=Dropping(0))
    place = min(places)
    text = choice_text(Move(place, None))
    n = game.n
    rings_before = state.acting.rings if state.acting else 0
    assert state.acting is not None
    colour = state.acting.colour
    speaker = chat(game, ["turn", text, "no", text + "!leap"])
    highest = max(level_of(choice.to) for choice in rings)
    plain = [choice.to for choice in legal(state) if isinstance(choice, Move) and choice.ring is None]
    told = [line for line in speaker.everything if line.startswith("With a ring (two levels), !leap: Level ")]
    assert bool(told) == (highest > max(map(level_of, [*plain, state.set_of(colour).figure])))
    assert all(f"Level {highest}: " in line for line in told)
    assert any("Use the ring, yes or no?" in line for line in speaker.asked)
    assert speaker.heard("The ring is kept.")
    assert speaker.heard("uses a ring: two levels in one step")
    assert game.n == n + 1
    owner = next(each for each in game.state.sets if each.figure == place)
    assert owner.rings == rings_before - 1


@pytest.mark.long
def test_a_discard_is_taken_back_and_done_again_a_build_is_not() -> None:
    for seed in range(60):
        game = building(4, seed=seed)
        dice = random.Random(seed)
        while game.state.actor is not None and not any(isinstance(c, Discard) for c in legal(game.state)):
            chat(game, [choice_text(wanted(game, dice)), "yes"], judge=Dropping(0))
        if game.state.actor is not None:
            break
    assert isinstance(game.history.steps[-1].command, Move | Stay)
    block = next(choice.block for choice in legal(game.state) if isinstance(choice, Discard))
    before = game.state
    speaker = chat(game, [f"box {block}", "undo"])
    assert game.state == before
    assert speaker.heard("Taken back: put the ")
    speaker = chat(game, ["redo", "undo", "undo", f"box {block}", "stay", "undo"])
    assert speaker.heard("into the box")
    assert game.state.turn == before.turn + 1
    assert speaker.heard(undo_refusal("turn_ended", texts()))


def test_what_is_refused_says_why_and_what_means_nothing_says_so() -> None:
    game = building()
    speaker = chat(game, ["4l@m10/9:een", ">m10/1", "abracadabra", "legal z", "look", "yes"])
    assert game.n == 0
    say = texts()
    assert speaker.heard(say("turm-refusal-wrong_stage", stage="build"))
    assert speaker.heard(say("turm-refusal-not_thrown", one=game.state.dice[0], two=game.state.dice[1], ring="free"))
    assert len([line for line in speaker.everything if "abracadabra" in line]) == 1
    assert speaker.heard("Nothing that may be done now begins with “z”.")
    assert speaker.heard("Which column?")


def test_a_hint_is_a_turn_in_words_that_can_be_typed() -> None:
    game = building()
    speaker = chat(game, ["hint"])
    heard = speaker.everything
    begun = next(number for number, line in enumerate(heard) if line.startswith("A good turn: "))
    steps = [line.rsplit("  ", 1)[1] for line in heard[begun + 1 : begun + 3]]
    assert steps[0] in [choice_text(choice) for choice in legal(game.state)]
    chat(game, [steps[0], "yes"], judge=Dropping(0))
    assert steps[1] in [choice_text(choice) for choice in legal(game.state)]


def test_again_tells_what_the_others_did_and_bots_throw_aloud() -> None:
    game = building(3, ("careless", "careless"), hand="steady", wobble="gentle")
    dice = random.Random(1)
    speaker = Speaker()

    def answer() -> str | None:
        if speaker.asked[-1].endswith("?"):
            return "yes"
        return choice_text(wanted(game, dice))

    chat(game, [answer] * 6, speaker=speaker, judge=Dropping(0))
    assert game.state.actor == 0
    assert speaker.heard("Otto throws") or speaker.heard("Ioan throws")
    assert not speaker.heard("Ana throws"), "her dice stand in her prompt"
    heard = chat(game, ["again"])
    assert heard.heard("Otto")
    assert heard.heard("Ioan")
    assert not any(line.startswith("Ana:") and "on m" in line for line in heard.everything)


POSITION = """
##.
##b

rG.
..r
"""


def test_the_position_is_told_by_fields_levels_and_columns() -> None:
    say = texts()
    state = tower(POSITION, figures={"red": (0, 0, 0)})
    building = building_of(state)
    fields = field_lines(state, say)
    told = sum(line.count(",") + 1 for line in fields if line.startswith("Level"))
    assert told == sum(building.is_field(cell) for cell in building.owner)
    assert fields[0].startswith("Level 2: ")
    assert fields[-1] == "On the table: Blue"
    assert part_words(state, (0, 0, 0), say) == "cornerstone with the figure (Red)"
    assert level_lines(state, 1, say) == [
        "Level 1: m10 cornerstone with the figure (Red), m11 cornerstone, n10 cornerstone, n11 cornerstone, o10 Blue"
    ]
    assert level_lines(state, 7, say) == ["Nothing lies on level 7."]
    assert column_lines(state, (1, 1), say)[:2] == [
        "n11: level 1 cornerstone; level 2 plain with the figure (Green) 1c",
        "north: n12: nothing",
    ]
    assert column_lines(state, (1, 1), say)[3] == "south: n10: level 1 cornerstone"
    assert built_lines(state, say)[0] == "coloured cube, Blue, o10, level 1"
    assert tower_lines(state, NAMES[:3], say)[-1].endswith("A Ana (Red), B Otto (Blue), C Ioan (Green).")
    assert standing_lines(state, NAMES[:3], say)[0].startswith("Ana (Red): figure: m10, level 1. 12 blocks left")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    game = building(2, hand="steady")
    say = texts(language)
    words = [
        say(f"text-word-{word}").split(",")[0]
        for word in ("help", "tower", "level", "fields", "blocks", "points", "turn", "supply", "legal", "again",
                     "steady", "undo", "redo", "file", "box")
    ]  # fmt: skip
    text = choice_text(first_build(game))
    speaker = chat(game, [*words, text, YES[language], *words, f"{words[7]} Otto", f"{words[7]} X"], language)
    assert not any("text-" in line or "turm-" in line for line in speaker.everything)
    assert speaker.heard(say("text-both", name="Ana", total=0))
    assert len(speaker.everything) > 60


def test_who_leaves_in_the_middle_is_told_where_the_game_is(tmp_path: Path) -> None:
    game = building(3, (), tmp_path / "g.turm")

    def interrupted() -> str | None:
        raise KeyboardInterrupt

    speaker = Speaker()
    with pytest.raises(KeyboardInterrupt):
        chat(game, [interrupted], speaker=speaker)
    assert speaker.heard(f"The game is saved in {tmp_path / 'g.turm'}.")
