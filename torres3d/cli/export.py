"""``torres3d export``: a position as a model for viewers (glTF) or for 3D printing (STL)."""

from pathlib import Path

from torres3d import __version__
from torres3d.base import paths
from torres3d.cli.open_log import number, open_log
from torres3d.cli.pictures.graphics_errors import drawing
from torres3d.cli.show import check_names
from torres3d.engine.kit import GameSetup
from torres3d.games.registered import kit_of
from torres3d.games.torres.kit.setup import as_setup
from torres3d.games.torres.rules.state import State
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.games.turm_bauer.kit.setup import as_setup as as_turm_setup
from torres3d.games.turm_bauer.rules.state import State as TurmState
from torres3d.terminal.output_files import check_output, write_output

ENDINGS = (".glb", ".stl")


def export_position(file: Path, output: Path, at: int | None, colours: str, plain: bool) -> None:
    """Write the position after command ``at`` to ``output``, with players of a palette; ``plain``: towers of one
    stone."""
    check_output("model", output, ENDINGS)
    kit = kit_of(file)
    history = open_log(kit, file)
    state = history.state_at(number(history, at))
    with drawing():
        from torres3d.hud.kit.theme import PALETTES

        check_names("palette", [colours], PALETTES)
        model = _turm_model if kit is TURM else _torres_model
        content = model(state, history.header.setup, output.suffix.lower(), colours, plain)
    write_output("model", output, lambda part: part.write_bytes(content))


def _torres_model(state: State, setup: GameSetup, ending: str, colours: str, plain: bool) -> bytes:
    from torres3d.app.session.seat_colours import palette, roof_colours
    from torres3d.games.torres.scene.seat_looks import seat_looks

    palettes = paths.config() / "palettes.yaml"
    looks = seat_looks(as_setup(setup), palette(palettes, colours))
    if ending == ".stl":
        from torres3d.games.torres.scene.export.position_stl import position_stl

        return position_stl(state, looks)
    from torres3d.engine.players import display_colours
    from torres3d.games.torres.scene.assets import load_assets
    from torres3d.games.torres.scene.export.position_glb import position_glb

    roofs = () if plain else roof_colours(palettes)
    return position_glb(
        state,
        load_assets(paths.assets()),
        looks,
        display_colours([player.colour for player in as_setup(setup).players]),
        f"torres3d {__version__}",
        roofs,
    )


def _turm_model(state: TurmState, setup: GameSetup, ending: str, colours: str, plain: bool) -> bytes:
    """A tower of Turm Bauer; nothing in it is of stone."""
    from torres3d.app.session.seat_colours import palette
    from torres3d.games.turm_bauer.scene.colour_looks import looks_of

    looks = looks_of(as_turm_setup(setup), palette(paths.config() / "palettes.yaml", colours))
    if ending == ".stl":
        from torres3d.games.turm_bauer.scene.export.tower_stl import tower_stl

        return tower_stl(state, looks)
    from torres3d.games.turm_bauer.scene.export.tower_glb import tower_glb

    return tower_glb(state, paths.assets(), looks, f"torres3d {__version__}")
