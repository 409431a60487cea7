"""`torres3d.games.turm_bauer.play`, the front door for programs to Turm Bauer, under its public name."""

from torres3d.games.turm_bauer.play import *  # noqa: F403  # all that is public there
from torres3d.games.turm_bauer.play import __all__  # noqa: F401  # with all its names
