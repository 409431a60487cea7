"""`torres3d.games.turm_bauer.play`, the front door for programs to Turm Bauer, under its public name."""

from torres3d.games.turm_bauer.play import *  # noqa: F403  # all that is public there
from torres3d.games.turm_bauer.play import Analysis, Hint, game_text, read_command, read_game

TurmAnalysis, TurmHint, turm_game_text, read_turm_command, read_turm_game = (
    Analysis, Hint, game_text, read_command, read_game,
)  # fmt: skip
"""Former names, from before the games had packages of their own."""
