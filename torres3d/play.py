"""`torres3d.games.torres.play`, the front door for programs to Torres, under its public name."""

from torres3d.games.torres.play import *  # noqa: F403  # all that is public there
from torres3d.games.torres.play import __all__  # noqa: F401  # with all its names
