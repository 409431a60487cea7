"""Lifting brings nothing to the HUD yet."""

from torres3d.hud.game_hud import GameHud

HUD = GameHud()
