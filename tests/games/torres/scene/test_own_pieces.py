"""A person's own pieces on the table: at the place of ours, with the owner seen, and in everything that moves."""

import shutil
from collections.abc import Callable, Iterator
from colorsys import rgb_to_hsv
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.games.torres.scene.lights import board
from tests.games.torres.scene.looking import Looking, changed
from tests.games.torres.scene.motion.test_motion import first_steps, playing
from tests.house.places import ROOT
from tests.panda import VirtualScreen
from tests.scene.own_pieces.gltf_files import BLOB, CORNERS, document, write_glb
from torres3d.app.session.palettes import table_palette
from torres3d.base import paths
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.measures import (
    BLOCK_HEIGHT,
    BLOCK_SIDE,
    KING_HEIGHT,
    KING_RADIUS,
    KNIGHT_HEIGHT,
    centre,
)
from torres3d.games.torres.scene.own_pieces import KNIGHTS, own_pieces, with_own_pieces
from torres3d.games.torres.scene.scene_declaration import SCENE
from torres3d.games.torres.scene.table import Table
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.quality import LEVELS
from torres3d.scene.shapes.mesh import Mesh

SAMPLE = ROOT / "docs/examples/pieces/torres"
Opens = Callable[[Assets], Looking]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    found = tmp_path / "pieces" / "torres"
    found.mkdir(parents=True)
    return found


@pytest.fixture
def sample(folder: Path, assets: Assets) -> Assets:
    """The models with the sample's pieces."""
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    own = own_pieces()
    assert set(own.models) == {"knight", "king", "block"}
    assert not own.faults
    return with_own_pieces(assets, own.models)


@pytest.fixture
def opens(screen: VirtualScreen) -> Iterator[Opens]:
    """Opens tables at low quality, one after another."""
    tables: list[Table] = []

    def opened(assets: Assets) -> Looking:
        while tables:
            tables.pop().close()
        table = Table(screen.base, assets, quality="low")
        tables.append(table)
        table.surface.set_quality(LEVELS["low"])
        table.camera.still = True
        return Looking(screen, table)

    yield opened
    while tables:
        tables.pop().close()


def bounds(mesh: Mesh) -> tuple[list[float], list[float]]:
    places = mesh.vertices["place"][mesh.triangles].reshape(-1, 3)
    return places.min(axis=0).tolist(), places.max(axis=0).tolist()


def test_each_piece_has_the_place_of_the_one_that_it_replaces(sample: Assets, assets: Assets) -> None:
    for name in KNIGHTS:
        base, figure = sample.models[name].parts
        ours = assets.models[name].parts[0]
        assert bounds(base.mesh)[0] == pytest.approx([*bounds(base.mesh)[0][:2], 0.0])
        assert base.texture is ours.texture
        low, high = bounds(figure.mesh)
        assert low[2] == pytest.approx(0.054, abs=1e-4)
        assert high[2] <= KNIGHT_HEIGHT + 1e-4
        assert np.linalg.norm(figure.mesh.vertices["place"][:, :2], axis=1).max() <= 0.2001
        # All of the base is visible around the figure: its shape tells the player without colour.
        foot = ours.mesh.vertices["place"]
        foot = foot[foot[:, 2] < 0.041]
        assert bounds(base.mesh)[1][:2] == pytest.approx(foot[:, :2].max(axis=0).tolist(), abs=1e-4)
    low, high = bounds(sample.models["king"].mesh)
    assert low[2] == pytest.approx(0)
    assert high[2] == pytest.approx(KING_HEIGHT, abs=1e-4)
    assert high[0] <= KING_RADIUS + 1e-4
    for name in ("block_a", "block_b", "block_c"):
        low, high = bounds(sample.models[name].mesh)
        assert low == pytest.approx([-BLOCK_SIDE / 2, -BLOCK_SIDE / 2, 0], abs=1e-5)
        assert high == pytest.approx([BLOCK_SIDE / 2, BLOCK_SIDE / 2, BLOCK_HEIGHT], abs=1e-5)
    assert sample.models["marker_1"] is assets.models["marker_1"]


def test_without_own_pieces_nothing_is_made_anew(assets: Assets) -> None:
    assert with_own_pieces(assets, {}) is assets


def test_a_player_may_have_a_knight_of_its_own(folder: Path, assets: Assets) -> None:
    write_glb(folder / "knight_2.glb", document())
    models = with_own_pieces(assets, own_pieces().models).models
    assert [len(models[name].parts) for name in KNIGHTS] == [1, 2, 1, 1]


def test_a_block_that_nothing_can_stand_on_is_told(folder: Path, assets: Assets) -> None:
    places = CORNERS.copy()
    places[places[:, 1] > 0] *= (0.1, 1, 0.1)
    file = write_glb(folder / "block.glb", document(), places.tobytes() + BLOB[96:])
    assert [(fault.reason, fault.file) for fault in SCENE.own_piece_faults()] == [("piece_top", file)]
    assert with_own_pieces(assets, own_pieces().models) is assets


NEAR = Viewpoint(0.5, -0.5, 0.4, 12.0, 60.0, 10.0)
PLAYERS = {4: ". A . B . C . D"}
STANDING = ("b4", "d4", "f4", "h4")
COLOURS = ("red", "blue", "green", "yellow")


def owned(looking: Looking, square: str) -> int:
    """How many pixels around a knight have its owner's hue."""
    colours = table_palette(paths.config() / "palettes.yaml", "standard").players
    wanted = rgb_to_hsv(*colours[COLOURS[STANDING.index(square)]])[0]
    found = [rgb_to_hsv(*pixel) for pixel in looking.part(square, 0.35, 34).reshape(-1, 3) / 255]
    return sum(strength > 0.45 and abs((hue - wanted + 0.5) % 1 - 0.5) < 0.06 for hue, strength, _ in found)


@pytest.mark.slow
def test_who_owns_a_knight_is_seen_with_and_without_the_material(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, assets: Assets, opens: Opens
) -> None:
    """A grey box on our bases, then the same box in the colour of its owner."""
    text = document()
    text["materials"][0]["pbrMetallicRoughness"]["baseColorFactor"] = [0.2, 0.2, 0.2, 1]
    seen = []
    for name in ("paint", "colour"):
        text["materials"][0]["name"] = name
        home = tmp_path / name
        (home / "pieces" / "torres").mkdir(parents=True)
        write_glb(home / "pieces" / "torres" / "knight.glb", text)
        monkeypatch.setattr(paths, "user_config", lambda home=home: home)
        looking = opens(with_own_pieces(assets, own_pieces().models))
        looking.table.show(board(PLAYERS))
        looking.table.camera.go(NEAR, at_once=True)
        seen.append({square: owned(looking, square) for square in STANDING})
    for square in STANDING:
        assert seen[0][square] > 100, f"{square}: the base is not seen ({seen})"
        assert seen[1][square] > seen[0][square] + 150, f"{square}: the figure has not its owner's colour ({seen})"


@pytest.mark.slow
def test_own_blocks_and_figures_are_seen_and_roofs_still_tell_levels(
    sample: Assets, assets: Assets, opens: Opens
) -> None:
    pictures, roofs = [], []
    for models in (assets, sample):
        looking = opens(models)
        looking.table.show(board({4: "1 A 2 B 3 K 4 D"}))
        looking.table.camera.go(NEAR, at_once=True)
        pictures.append(looking.pixels())
        roofs.append([looking.around(square) for square in ("a4", "c4", "e4", "g4")])
    assert changed(*pictures) > 4000
    for one, other in pairwise(roofs[1]):
        assert np.abs(one - other).max() > 20, roofs[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["KnightMoved", "KnightPlaced", "KingMoved", "BlockBuilt", "BlockPutUnder"])
def test_own_pieces_move_and_come_to_rest(sample: Assets, opens: Opens, name: str) -> None:
    looking = opens(sample)
    step = first_steps()[name]
    looking.table.camera.follow = False
    assert sum(1 for _ in playing(looking, step)) > 2
    played = looking.pixels()
    looking.table.show(step.after)
    assert (played == looking.pixels()).all()


@pytest.mark.slow
def test_own_figures_throw_shadows(folder: Path, assets: Assets, opens: Opens) -> None:
    """A low figure of the same width throws less: the ground beside the tall one is darker."""
    shutil.copy(SAMPLE / "king.glb", folder)
    looking = opens(with_own_pieces(assets, own_pieces().models))
    looking.table.show(board({4: ". . . K"}))
    looking.table.camera.go(Viewpoint(0.0, 0.0, 0.0, 0.0, 89.0, 12.0), at_once=True)
    x, y, _ = centre(INDEX["d4"])
    with_king = looking.pixels()
    looking.table.show(board({}))
    empty = looking.pixels()
    darker = (empty.sum(axis=2) - with_king.sum(axis=2)) > 30
    rows, columns = np.nonzero(darker)
    middle = looking.table.camera.pixel((x, y, 0.0))
    edge = looking.table.camera.pixel((x + KING_RADIUS, y, KING_HEIGHT))
    assert middle is not None
    assert edge is not None
    away = np.hypot(columns - middle[0], rows - middle[1])
    assert (away > 1.3 * abs(edge[0] - middle[0])).sum() > 60
