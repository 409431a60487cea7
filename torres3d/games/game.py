"""What a game declares: one frozen value a game, in its ``game.py``, from which the program gets all it needs.

Nothing of a game is loaded by its declaration: each part is a `Lazy` that names a value of the game's package. What a
part has to do is said where it is asked for: `torres3d.engine.kit.Kit` for the engine, and so on in each room.
"""

from dataclasses import dataclass
from typing import Any

from torres3d.base.lazy import Lazy
from torres3d.engine.kit import Kit
from torres3d.i18n.game_words import GameWords
from torres3d.scene.game_scene import GameScene


@dataclass(frozen=True, slots=True)
class Game:
    """A game. ``id`` stands in settings, on the command line and in files of bots, ``suffix`` ends its logs' names."""

    id: str
    suffix: str
    kit: Lazy[Kit[Any, Any]]
    words: Lazy[GameWords]
    scene: Lazy[GameScene[Any]]
