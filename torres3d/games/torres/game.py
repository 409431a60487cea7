"""The declaration of Torres."""

from torres3d.base.lazy import Lazy
from torres3d.engine.file_type_declaration import FileType
from torres3d.games.game import STUDY_COMMAND, STUDY_FILES, CommandOption, ExtraCommand, Game

GAME = Game(
    id="torres",
    title="Torres",
    log=FileType(".torres", "torres3d-torres", "desktop-kind-torres"),
    kit=Lazy("torres3d.games.torres.kit.engine_adapter:TORRES"),
    bots=Lazy("torres3d.games.torres.bots.registry:BOTS"),
    words=Lazy("torres3d.games.torres.words.words_declaration:WORDS"),
    scene=Lazy("torres3d.games.torres.scene.scene_declaration:SCENE"),
    hud=Lazy("torres3d.games.torres.hud.hud_declaration:HUD"),
    app=Lazy("torres3d.games.torres.app.app_declaration:APP"),
    terminal=Lazy("torres3d.games.torres.commands.terminal_declaration:TERMINAL"),
    other_files=(STUDY_FILES,),
    compiled="torres3d.games.torres.rules.squares",
    textures="games/torres/textures",
    options=(CommandOption("edition", "The edition's id"), CommandOption("mode", "basic, variant or master")),
    commands=(
        STUDY_COMMAND,
        ExtraCommand(
            "conduct",
            Lazy("torres3d.games.torres.commands.conduct_command:conduct"),
            help="Let levels of bots play games of Torres and count how they play: points, AP, cards, castles, king.",
            group="Bots",
        ),
        ExtraCommand(
            "puzzles",
            Lazy("torres3d.games.torres.commands.puzzle_mining_commands:puzzles"),
            help="Puzzles of Torres: solve them in the terminal (--text); find and prove new ones.",
            group="Play",
        ),
    ),
)
