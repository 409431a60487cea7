"""The one list of bots: those without a level and those of config/games/torres/bots.yaml, also one that a person
added."""

from pathlib import Path

import pytest

from tests.games.torres.bots.test_levels import GOOD
from tests.games.torres.random_games import new_game
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.session.player_looks import bots_of
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.bot_files import read_levels
from torres3d.bots.registry import UnknownLevel
from torres3d.games.torres.app.menus.setup_screen import first_draft, setup_model
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import Player, Setup, seated
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.turm_bauer.bots.difficulty_levels import Level as TurmLevel
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS
from torres3d.i18n.player_level_and_key_names import level_name, step_of
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"
LANGUAGES = language_ids(LOCALE)


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level of a person's own, `mine`, beside those of the program."""
    (tmp_path / "bots.yaml").write_text(GOOD.replace("Mine", "The Miller"), "utf8")
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)


@pytest.mark.slow
def test_every_bot_stands_in_one_list() -> None:
    stages = [step_of(name)[0] for name in BOTS.level_ids() if name in BOTS.search_levels()]
    shipped = ["random", "greedy", "novice", "easy", "medium", "hard", "expert"]
    assert [name for name in BOTS.level_ids() if name in shipped] == shipped
    assert list(dict.fromkeys(stages)) == shipped[2:]
    assert BOTS.level_ids()[-1] == ADVISER
    assert set(BOTS.opponents()) - set(BOTS.level_ids()) == {"beginner"}
    state = new_game()
    for name in BOTS.opponents():
        assert BOTS.make_bot(name, 1).choose(view(state, 0)) in legal(state)


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match=r"there is no bot `grandmaster`; there are: random, .*greedy, .*expert"):
        BOTS.make_bot("grandmaster", 1)
    with pytest.raises(UnknownLevel, match=r"there is no bot `greedy`; there are: novice, .*easy"):
        BOTS.level_named("greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_comes_with_has_its_own_words(language: str) -> None:
    say = Texts(LOCALE, language)
    for level in BOTS.level_ids():
        assert level_name(level, "", say)
        assert say.has(f"bot-{step_of(level)[0]}-about")


def test_bots_of_no_known_strength_come_after_the_ladder() -> None:
    say = Texts(LOCALE, "en")
    shown = bot_choices(say, BOTS)
    apart = [choice.id for choice in shown if choice.apart]
    assert apart == [choice.id for choice in shown[-2:]] == ["random", "greedy"]
    elos = [choice.elo or 0 for choice in shown[:-2]]
    assert elos == sorted(elos)
    assert all(elos)
    assert not any(choice.apart for choice in bot_choices(say, TURM_BOTS))
    assert BOTS.is_apart("nobody")


@pytest.mark.usefixtures("added")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_added_level_is_shown_by_its_title(language: str) -> None:
    say = Texts(LOCALE, language)
    choice = setup_model(first_draft(say, "mine"), editions(), say, say).bots[-1]
    assert (choice.id, choice.name) == ("mine", "The Miller")
    assert "bots.yaml" in choice.about
    assert first_draft(say, "mine").players[1].name == "The Miller"
    setup = Setup("romanian", "basic", {}, (Player("Ada", "red", None), *seated(["mine", "mine", "easy"])[1:]))
    shown = players_by_seat(setup, bots_of(setup, BOTS), say)
    assert [player.bot for player in shown] == [None, "The Miller", say("bot-easy")]
    assert [player.name for player in shown] == ["Ada", "The Miller 2", say("bot-easy")]


@pytest.mark.usefixtures("added")
def test_an_added_level_plays_and_is_told_by_id_and_title() -> None:
    state = new_game()
    assert BOTS.make_bot("mine", 1).choose(view(state, 0)) in legal(state)
    assert [BOTS.label(level) for level in ("mine", "easy", "gone")] == ["mine (The Miller)", "easy", "gone"]
    assert BOTS.title_of("gone") == "gone"
    with pytest.raises(UnknownLevel, match=r"expert, .*mine \(The Miller\)"):
        BOTS.make_bot("gone", 1)


def test_an_id_that_is_taken_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(GOOD.replace("mine", "greedy"))
    with pytest.raises(FileFault, match="a key in `levels` cannot be `greedy`"):
        read_levels(file, Level, [plain.id for plain in BOTS.plain])


def test_only_what_was_measured_has_an_elo() -> None:
    known = [BOTS.elo_of(name) for name in BOTS.search_levels()]
    assert known == sorted(each for each in known if each is not None)
    assert BOTS.elo_of("random") is None
    ladder = [BOTS.elo_of(name) or 0 for name in ("novice", "greedy", "beginner", "expert")]
    assert ladder == sorted(ladder)
    assert ladder[1] > 0
    assert BOTS.elo_of("nobody") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_of_the_other_game_are_its_own_and_have_words(language: str) -> None:
    say = Texts(LOCALE, language)
    assert not set(TURM_BOTS.level_ids()) & set(BOTS.level_ids())
    for level in TURM_BOTS.level_ids():
        stage, _ = step_of(level)
        assert say.has(f"bot-{stage}")
        assert say.has(f"bot-{stage}-about")
        assert TURM_BOTS.title_of(level) == level_name(level, "", Texts(LOCALE, "en"))
        assert BOTS.title_of(level) == level
    with pytest.raises(
        UnknownLevel, match=r"there is no bot `expert`; there are: careless, .*careful, .*clever, .*master"
    ):
        TURM_BOTS.make_bot("expert", 1)


def test_a_level_of_turm_bauer_that_is_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bots-turm.yaml"
    shipped = (paths.config() / "games/turm_bauer/bots.yaml").read_text("utf8")
    file.write_text(shipped.replace("hands: 8", "hands: 0", 1), "utf8")
    with pytest.raises(FileFault, match=r"line \d+.*hands"):
        read_levels(file, TurmLevel)
    file.write_text(shipped.replace("careless:", "mine:", 1), "utf8")
    assert next(iter(read_levels(file, TurmLevel))) == "mine"
