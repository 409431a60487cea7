"""The games as the window is handed them, for tests of its parts."""

from torres3d.app.menus.app_declaration import Games
from torres3d.games.registered import GAMES

WINDOW_GAMES = Games(GAMES)
ACTIONS = WINDOW_GAMES.actions
"""What keys can do in them."""
