"""The games there are, as the main menu offers them."""

from torres3d.hud.models.page_models import GameCard
from torres3d.i18n.texts import Translate

TORRES_GAME, TURM_GAME = "torres", "turm"
GAMES = (TORRES_GAME, TURM_GAME)
"""By the ids that settings have, the usual one first."""
ICONS = {TORRES_GAME: "crown", TURM_GAME: "tower"}


def game_cards(say: Translate) -> tuple[GameCard, ...]:
    """A card for each game."""
    return tuple(GameCard(game, say(f"game-{game}"), say(f"game-{game}-about"), ICONS[game]) for game in GAMES)


def game_of(setting: str) -> str:
    """The game that a setting means."""
    return setting if setting in GAMES else TORRES_GAME
