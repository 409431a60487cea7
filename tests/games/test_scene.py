"""What every game offers for pictures, films and models."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.golden import GOLDEN_LOGS
from torres3d.app.session.seat_colours import table_palette
from torres3d.base import paths
from torres3d.engine.log_replay import load
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.i18n.texts import Texts
