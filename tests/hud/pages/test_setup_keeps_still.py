"""The set-up pages of all games keep their controls where they are, whatever is chosen on them."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from torres3d.base import paths
from torres3d.games.torres.app.menus import setup_screen as torres
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.turm_bauer.app.menus import setup_screen as turm
from torres3d.games.turm_bauer.bots.registry import BOTS as BUILDERS
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.setup_models import BaseSetupModel, Draft
from torres3d.i18n.texts import Texts, guide

Spots = dict[str, Rect]
Show = Callable[[tuple[Draft, ...] | None, tuple[tuple[str, str], ...]], BaseSetupModel]
"""Gives the model of a set-up with these players, the usual ones by default, and these options."""


def said(language: str) -> Texts:
    """The words of a language."""
    return Texts(paths.config() / "locale", language)


def of_torres(language: str) -> Show:
    """Set-ups of Torres."""
    usual = torres.first_draft(said(language), BOTS.level_ids()[0])

    def model(players: tuple[Draft, ...] | None, rules: tuple[tuple[str, str], ...]) -> BaseSetupModel:
        draft = replace(usual, players=players or usual.players, rules=rules)
        return torres.setup_model(draft, editions(), said(language), guide(language))

    return model


def of_turm(language: str) -> Show:
    """Set-ups of Turm Bauer."""
    usual = turm.first_draft(said(language), BUILDERS.level_ids())

    def model(players: tuple[Draft, ...] | None, rules: tuple[tuple[str, str], ...]) -> BaseSetupModel:
        draft = turm.coloured_draft(replace(usual, players=players or usual.players, rules=rules))
        return turm.setup_model(draft, said(language), guide(language))

    return model


GAMES = {"torres": (of_torres, ("players", "rules", "material")), "turm": (of_turm, ("players", "blocks", "rules"))}
"""The set-ups of a game, and its tabs."""
USUAL = ("players", "en", 1.0)
TABS = [
    pytest.param(
        game, tab, language, scale,
        # German has the longest words.
        marks=() if (tab, language, scale) == USUAL else pytest.mark.slow if language == "de" else pytest.mark.long,
    )
    for game, (_, tabs) in GAMES.items() for tab in tabs for language in ("en", "de", "ro") for scale in (1.0, 1.5)
]  # fmt: skip


def spots(player: Player, model: BaseSetupModel) -> Spots:
    """The controls of a set-up, and where they are."""
    player.hud.update(HudModel(screen=model))
    return {spot.name: spot.rect for panel in player.hud.panels for spot in panel.spots}


def chosen_otherwise(show: Show) -> Iterator[tuple[tuple[str, str], ...]]:
    """All single options that differ from the usual ones."""
    for rule in show(None, ()).rules:
        yield from (((rule.option, value),) for value in rule.values if value != rule.usual)


def numbered(show: Show, count: int) -> BaseSetupModel:
    """The set-up with so many players."""
    first, *_ = show(None, ()).draft.players
    more = ("blue", "green", "yellow")[: count - 1]
    return show((first, *(Draft(colour, colour, first.bot) for colour in more)), ())


@pytest.mark.parametrize("language", ["en", "de", "ro"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_control_moves(make_hud: Callable[..., Player], language: str, scale: float) -> None:
    hud = make_hud(language, ui_scale=scale)
    draft = torres.first_draft(said(language), BOTS.level_ids()[0])
    seen = []
    for edition in editions():
        for mode in MODES:
            chosen = replace(draft, edition=edition, mode=mode)
            seen.append(spots(hud, torres.setup_model(chosen, editions(), said(language), guide(language))))
    assert {"mode:basic", "edition:romanian", "start", "back", "name:0"} <= seen[0].keys()
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize(("game", "tab", "language", "scale"), TABS)
def test_no_option_moves_a_control(
    make_hud: Callable[..., Player], game: str, tab: str, language: str, scale: float
) -> None:
    hud = make_hud(language, ui_scale=scale)
    show = GAMES[game][0](language)
    spots(hud, show(None, ()))
    hud.click(f"tab:{tab}")
    usual = spots(hud, show(None, ()))
    for rules in chosen_otherwise(show):
        now = spots(hud, show(None, rules))
        assert usual.items() <= now.items(), rules
        # Only a button that resets the option may appear, in the room kept for it.
        assert all(name.startswith("usual:") for name in now.keys() - usual.keys()), rules


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", list(GAMES))
def test_another_number_of_players_moves_no_control(make_hud: Callable[..., Player], game: str, scale: float) -> None:
    hud = make_hud(ui_scale=scale)
    show = GAMES[game][0]("en")
    all_four, *fewer = (spots(hud, numbered(show, count)) for count in (4, 3, 2))
    for each in fewer:
        assert {"count:4", "start", "colour:1"} <= each.keys()
        for name, rect in each.items():
            # A second colour has its room from the name beside it, which ends where it ended.
            if name.startswith("name:"):
                assert (rect.right, rect.y) == (all_four[name].right, all_four[name].y)
            elif not name.startswith("second:"):
                assert rect == all_four[name], name
