"""The page of strengths: a number with its margin, the course, the last games, the next opponent; by mouse and keys."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.bots.ended_games import KIND, LATER, PLAYED, seats, won
from torres3d.app.menus import strength_model
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.bots.human_player_strengths import KnownStrength, PlayerStrengths
from torres3d.bots.rated_games import Kept, RatedGame, read_strength, write_strength
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel as TurmSetup
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.page_models import MenuModel, StrengthModel
from torres3d.i18n.texts import Texts, language_ids

LONG = "Maximiliane von Hohenlohe-Waldenburg"
GAMES = tuple(
    won(name, f"{name}{day}", 1340, float(day % 3 > 0), f"2026-03-{day + 1:02}T{hour}:00:00Z")
    for day in range(20)
    for hour, name in ((10, "Player 1"), (11, LONG))
)


def keep(folder: Path, *games: object) -> None:
    """Games that were played before the program is opened."""
    write_strength(folder / KIND.name, KIND, Kept(games or GAMES, {}, searched=True))  # type: ignore[arg-type]  # records


def page(player: Driver) -> StrengthModel:
    """The page on the screen."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, StrengthModel), screen
    return screen


def test_who_never_played_is_told_what_the_page_is_for(player: Driver) -> None:
    player.spot("strength")
    shown = page(player)
    assert (shown.persons, shown.course, shown.games) == ((), (), ())
    assert shown.offer is not None
    assert not player.sees("forget")
    player.spot("back")
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_the_number_its_course_and_the_last_games(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path)
    player = open_program()
    player.spot("strength")
    shown = page(player)
    assert [name for _, name in shown.persons] == [LONG, "Player 1"], "whoever played last in front"
    assert len(shown.course) == 20
    assert [game.change for game in shown.games] == [
        shown.course[-1 - n].value - shown.course[-2 - n].value for n in range(len(shown.games))
    ]
    assert shown.games[0].against == "Easy"
    assert shown.games[0].value == shown.course[-1].value
    for point in shown.course:
        assert point.low < point.value < point.high


@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_margin_and_interval_say_the_same_and_a_first_game_changed_nothing(language: str, tmp_path: Path) -> None:
    # A first game that is won: the page said "1487 ± 790" beside "between 793 and 2371", and "+487".
    say = Texts(paths.config() / "locale", language)

    def page_of(*games: RatedGame) -> tuple[StrengthModel, KnownStrength]:
        write_strength(tmp_path / KIND.name, KIND, Kept(games, {}, searched=True))
        strengths = PlayerStrengths(tmp_path, KIND, dict, lambda _bot: 1340)
        return strength_model.strength_model(strengths, "ana", (), say, BOTS), strengths.strength_of("ana")

    shown, standing = page_of(won("Ana", "a", 1340))
    (last,) = shown.course
    line = strength_model.strength_line(standing, say)
    margin = strength_model.rounded_margin(standing.belief.estimate)
    assert (last.value - last.low, last.high - last.value) == (margin, margin)
    assert f"{last.value} ± {margin}" in line
    assert "(" not in line, "nothing was known before the first game"
    assert [game.change for game in shown.games] == [None]
    again, standing = page_of(won("Ana", "a", 1340), won("Ana", "b", 1340, 0.0, "2026-02-01T10:00:00Z"))
    before, after = again.course
    assert [game.change for game in again.games] == [after.value - before.value, None]
    assert "(" in strength_model.strength_line(standing, say)


def test_steps_between_stages_are_lines_but_for_the_one_that_is_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elos = {"easy": 700, "easy-2": 900, "easy-3": 1000, "medium": 1200, "odd": None}
    monkeypatch.setattr(BOTS, "elo_of", elos.get)
    monkeypatch.setattr(strength_model, "bot_name", lambda level, _say, _bots: level.upper())
    strengths = PlayerStrengths(tmp_path, KIND, dict, elos.get)
    shown = strength_model.strength_model(strengths, "", tuple(elos), lambda key, /, **_: key, BOTS)
    assert shown.offer is not None
    assert shown.offer.bot == "easy-2"
    assert shown.bots == (("EASY", 700), ("EASY-2", 900), ("", 1000), ("MEDIUM", 1200))


def test_another_person_is_chosen(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path, *GAMES, won("Ana", "a", 300, 0.0, "2025-01-01T10:00:00Z"))
    player = open_program()
    player.spot("strength")
    player.spot("person:ana")
    assert (page(player).chosen, len(page(player).course)) == ("ana", 1)
    player.spot("person:#1")
    assert len(page(player).course) == 20


def test_many_persons_are_gone_through(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path, *(won(name, name, when=f"2026-01-0{day}T10:00:00Z") for day, name in enumerate("ABCDE", 1)))
    player = open_program()
    player.spot("strength")
    seen = []
    for _ in range(5):
        seen.append(page(player).chosen)
        player.spot("person:next")
    assert seen == ["e", "d", "c", "b", "a"]
    player.spot("person:prev")
    assert page(player).chosen == "a"


def test_the_opponent_offered_is_set_up(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path)
    player = open_program()
    player.spot("strength")
    offer = page(player).offer
    assert offer is not None
    player.spot("play")
    setup = player.program.hud.model.screen
    assert isinstance(setup, SetupModel)
    assert [(row.name, row.bot) for row in setup.draft.players] == [(LONG, None), (offer.name, offer.bot)]
    assert setup.problems == ()
    player.spot("back")
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_to_forget_asks_and_can_be_taken_back(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path)
    player = open_program()
    player.spot("strength")
    player.spot("forget")
    assert isinstance(player.program.hud.model.dialog, ChoiceDialog)
    player.spot("answer:keep")
    assert len(read_strength(tmp_path / KIND.name, KIND).played) == 40
    player.spot("forget")
    player.spot("answer:forget")
    assert page(player).forgotten == LONG
    assert {played.name for played in read_strength(tmp_path / KIND.name, KIND).played} == {"Player 1"}
    player.spot("remember")
    assert (page(player).forgotten, len(page(player).course)) == ("", 20)
    assert len(read_strength(tmp_path / KIND.name, KIND).played) == 40


def test_the_last_one_who_is_forgotten_can_be_brought_back(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path, won("Ana", "a"))
    player = open_program()
    player.spot("strength")
    player.spot("forget")
    player.spot("answer:forget")
    assert page(player).persons == ()
    player.spot("remember")
    assert page(player).chosen == "ana"
    player.spot("forget")
    player.spot("answer:forget")
    player.spot("back")
    player.spot("strength")
    assert not player.sees("remember"), "who has left the page meant it"


@pytest.mark.slow
def test_by_keys_alone(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path)
    player = open_program()
    keys = Keys(player.program, player.screen)
    keys.spot("strength")
    keys.spot("person:#1")
    assert page(keys).chosen == "#1"
    keys.spot("forget")
    keys.spot("answer:forget")
    keys.spot("remember")
    keys.key("escape")
    keys.rounds(2)
    assert isinstance(keys.program.hud.model.screen, MenuModel)
    keys.spot("strength")
    keys.key("enter")
    keys.rounds(2)
    assert isinstance(keys.program.hud.model.screen, SetupModel), "Enter plays the opponent that is offered"


@pytest.mark.slow
def test_each_game_has_a_page_of_its_own(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path, won("Ana", "a", 1340))
    kind = PLAYED[1].kind
    write_strength(tmp_path / kind.name, kind, Kept((won("Cleo", "t", 300), won("Ben", "u", 300))))
    player = open_program()
    player.spot("strength")
    assert (page(player).game, page(player).persons) == ("Torres", (("ana", "Ana"),))
    player.spot("back")
    player.spot("game:turm")
    player.rounds(2)
    player.spot("strength")
    assert (page(player).game, page(player).persons) == ("Turm Bauer", (("ben", "Ben"), ("cleo", "Cleo")))
    assert len(page(player).bots) == len(player.turm.levels)
    player.spot("play")
    setup = player.program.hud.model.screen
    assert isinstance(setup, TurmSetup)
    assert [row.name for row in setup.draft.players][:1] == ["Ben"]
    assert [row.bot is None for row in setup.draft.players] == [True, False]
    colours = [colour for row in setup.draft.players for colour in (row.colour, row.second)]
    assert (len(set(colours)), setup.problems) == (4, ())
    starred = [bot.id for bot in setup.bots if bot.fits]
    assert starred == [setup.draft.players[1].bot]


@pytest.mark.long
@pytest.mark.parametrize(("scale", "language"), [(1.0, "ro"), (2.0, "de")])
def test_everything_is_within_the_window(open_program: Opens, tmp_path: Path, scale: float, language: str) -> None:
    keep(tmp_path)
    player = open_program(Settings(quality="low", language=language, ui_scale=scale))
    player.spot("strength")
    hud = player.program.hud
    back, forget = hud.spot("back").rect, hud.spot("forget").rect
    assert back.right < forget.x
    px = hud.pixels_per_unit
    assert (forget.right * px < player.screen.width, forget.bottom * px < player.screen.height) == (True, True)
    player.spot("play")
    assert isinstance(player.program.hud.model.screen, SetupModel)


@pytest.mark.slow
def test_a_set_up_for_four_becomes_one_for_two(player: Driver) -> None:
    from torres3d.games.torres.app.menus.setup_screen import to_draft
    from torres3d.games.torres.kit.setup_and_options import Setup
    from torres3d.hud.models.setup_models import SetupChanged

    four = seats(("A", "hard"), ("Ana", None), ("Ben", None), ("C", "easy"))
    player.spot("new")
    player.program.intent(SetupChanged(to_draft(Setup("rio-grande-1999", "master", {}, four))))
    player.rounds(2)
    player.spot("back")
    player.spot("strength")
    player.spot("play")
    setup = player.program.hud.model.screen
    assert isinstance(setup, SetupModel)
    assert setup.draft.players[0].name == "Ana"
    assert (len(setup.draft.players), setup.draft.mode, setup.problems) == (2, "master", ())


@pytest.mark.slow
def test_the_set_up_marks_a_good_opponent_for_who_is_known(open_program: Opens, tmp_path: Path) -> None:
    keep(tmp_path, *(won("Player 1", str(day), 1340, float(day % 2), LATER) for day in range(12)))
    player = open_program()
    player.spot("strength")
    offer = page(player).offer
    assert offer is not None
    player.spot("back")
    player.spot("new")
    setup = player.program.hud.model.screen
    assert isinstance(setup, SetupModel)
    starred = {bot.id: bot.fits for bot in setup.bots if bot.fits}
    assert list(starred) == [offer.bot]
    assert "Player 1" in starred[offer.bot]
    assert f"{offer.chance} % of games" in starred[offer.bot]


def test_the_set_up_marks_nothing_for_who_is_not_known(player: Driver) -> None:
    player.spot("new")
    setup = player.program.hud.model.screen
    assert isinstance(setup, SetupModel)
    assert [bot.id for bot in setup.bots if bot.fits] == []
