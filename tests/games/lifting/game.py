"""The declaration of Lifting, the smallest game. Its menus and screens are not written yet."""

from torres3d.base.lazy import Lazy
from torres3d.engine.file_type_declaration import FileType
from torres3d.games.game import Game

GAME = Game(
    id="lifting",
    title="Lifting",
    log=FileType(".lift", "torres3d-lifting", "desktop-kind-lifting"),
    kit=Lazy("tests.games.lifting.engine_adapter:LIFTING"),
    bots=Lazy("tests.games.lifting.bots:BOTS"),
    words=Lazy("tests.games.lifting.words_declaration:WORDS"),
    scene=Lazy("tests.games.lifting.scene_declaration:SCENE"),
    hud=Lazy("tests.games.lifting.hud_declaration:HUD"),
    app=Lazy("tests.games.lifting.app_declaration:APP"),
    terminal=Lazy("tests.games.lifting.terminal_declaration:TERMINAL"),
)
