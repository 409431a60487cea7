"""The declaration of Turm Bauer."""

from torres3d.base.lazy import Lazy
from torres3d.games.game import Game

GAME = Game(
    id="turm",
    suffix=".turm",
    kit=Lazy("torres3d.games.turm_bauer.kit.kit:TURM"),
    words=Lazy("torres3d.games.turm_bauer.words.game_words:WORDS"),
    scene=Lazy("torres3d.games.turm_bauer.scene.game_scene:SCENE"),
)
