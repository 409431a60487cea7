"""Choice of the judge for games of bots: statics, or Bullet (T-9), which needs Panda3D."""

from collections.abc import Callable, Mapping
from typing import Any

from torres3d.games.turm_bauer.bots.arena.arena_game import Match, Result, play_judged, play_match
from torres3d.games.turm_bauer.kit.setup_and_options import resolve
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of


def play_bullet_match(match: Match) -> Result:
    """Play a game of an arena that Bullet judges."""
    return play_judged(match, judge_of("bullet"))


def play_by(rules: Mapping[str, Any]) -> Callable[[Match], Result]:
    """The function that plays a game with the judge of these rules. Raises a fault for rules that cannot be played."""
    return play_bullet_match if resolve(rules).judge == "bullet" else play_match
