"""The declaration of Torres."""

from torres3d.base.lazy import Lazy
from torres3d.games.game import Game

GAME = Game(
    id="torres",
    suffix=".torres",
    kit=Lazy("torres3d.games.torres.kit.kit:TORRES"),
    words=Lazy("torres3d.games.torres.words.game_words:WORDS"),
    scene=Lazy("torres3d.games.torres.scene.game_scene:SCENE"),
)
