"""Games of an arena that Bullet judges (T-9), which needs Panda3D."""

from torres3d.games.turm_bauer.bots.arena.arena_game import Match, Result, play_judged
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of


def play_bullet_match(match: Match) -> Result:
    """Play a game of an arena that Bullet judges."""
    return play_judged(match, judge_of("bullet"))
