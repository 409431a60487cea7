"""How long games of Turm Bauer last on a calm table: python -m tests.games.turm_bauer.bench.game_lengths GAMES

A person who builds firmly, in the window's tests (`tests.games.turm_bauer.app.whole_games.wanted`), and two bots; hands
are drawn, Bullet judges, five blocks have to fall. Printed: how many games came down, and after how many blocks."""

import random
import sys

from tests.games.turm_bauer.app.whole_games import wanted
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge
from torres3d.play_turm import let_bots_play, new_game

CALM = {"collapse": 5, "wobble": "gentle"}
SOON = 24


def blocks_of(seed: int) -> tuple[int, bool]:
    """The blocks that were let go in a game, and whether its tower came down."""
    judge, rng, rings = BulletJudge(), random.Random(2), set[str]()
    game = new_game(None, "careless", "careful", seed=seed, rules=CALM)
    while True:
        let_bots_play(game, seed=seed, judge=judge)
        if game.state.actor is None:
            break
        choice = wanted(game.state, rng, rings, firm=True)[0]
        rings |= {ring for ring in [getattr(choice, "ring", None)] if ring}
        game.submit(command_for(game.state, choice, judge), game.state.actor)
    built = sum(isinstance(step.command, Build) for step in game.history.standing_steps())
    return built, game.state.collapse is not None


def main() -> None:
    """Play and print."""
    played = [blocks_of(seed) for seed in range(int(sys.argv[1]))]
    fallen = [built for built, fell in played if fell]
    whole = [built for built, fell in played if not fell]
    print(f"{len(fallen)} of {len(played)} came down, {sum(built <= SOON for built in fallen)} within {SOON} blocks")
    print(f"fewest blocks of the others: {min(whole)}")


if __name__ == "__main__":
    main()
