"""The judges for games that commands play: statics, or Bullet, which needs Panda3D (T-9)."""

from functools import cache

from torres3d.games.turm_bauer.bots.arena.match import Match, Result, play_judged
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.options import Options


def judge_for(options: Options) -> Judge:
    return bullet_judge() if options.judge == "bullet" else StaticsJudge()


@cache
def bullet_judge() -> Judge:
    """The judge by Bullet, one for each process. Arenas by statics do without Panda3D, so it is loaded here."""
    from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

    return BulletJudge()


def play_bullet_match(match: Match) -> Result:
    """Play a game of an arena that Bullet judges."""
    return play_judged(match, bullet_judge())
