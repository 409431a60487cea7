"""The program with Lifting among its games: ``python -m tests.games.lifting watch --game lifting …``."""

from tests.games.lifting.game import GAME
from torres3d.cli.main import main
from torres3d.games import registered

if __name__ == "__main__":
    registered.GAMES += (GAME,)
    main()
