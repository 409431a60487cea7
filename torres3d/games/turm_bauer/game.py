"""The declaration of Turm Bauer."""

from torres3d.base.lazy import Lazy
from torres3d.engine.file_type_declaration import FileType
from torres3d.games.game import STUDY_COMMAND, STUDY_FILES, ExtraCommand, Game

GAME = Game(
    id="turm",
    title="Turm Bauer",
    log=FileType(".turm", "torres3d-turm", "desktop-kind-turm"),
    kit=Lazy("torres3d.games.turm_bauer.kit.engine_adapter:TURM"),
    bots=Lazy("torres3d.games.turm_bauer.bots.registry:BOTS"),
    words=Lazy("torres3d.games.turm_bauer.words.words_declaration:WORDS"),
    scene=Lazy("torres3d.games.turm_bauer.scene.scene_declaration:SCENE"),
    hud=Lazy("torres3d.games.turm_bauer.hud.hud_declaration:HUD"),
    app=Lazy("torres3d.games.turm_bauer.app.app_declaration:APP"),
    terminal=Lazy("torres3d.games.turm_bauer.commands.terminal_declaration:TERMINAL"),
    other_files=(STUDY_FILES,),
    commands=(
        STUDY_COMMAND,
        ExtraCommand(
            "turm-puzzles",
            Lazy("torres3d.games.turm_bauer.commands.puzzle_mining_commands:puzzles"),
            help="Puzzles of Turm Bauer: solve them in the terminal (--text); find and prove new ones.",
            group="Play",
        ),
    ),
)
