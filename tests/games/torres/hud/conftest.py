"""The HUD in the offscreen window, as the tests of `tests.hud` have it."""

from tests.hud.conftest import make_hud, player

__all__ = ["make_hud", "player"]
