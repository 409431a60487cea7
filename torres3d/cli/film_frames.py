"""Frames of a film: the table of its game, the strip below it, playback of events, and longer moments."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from torres3d.base import paths
from torres3d.cli.film_caption import Caption
from torres3d.cli.picture_options import palette_named
from torres3d.engine.kit import GameSetup
from torres3d.games.game import Game
from torres3d.hud.kit.theme import PALETTES
from torres3d.i18n.texts import Texts
from torres3d.scene.game_scene import Weight
from torres3d.scene.render.quality import QualityName
from torres3d.scene.studio import Studio

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Filmed:
    """A game before the camera: ``studio`` takes its pictures, ``caption`` writes below them, ``playback`` plays steps
    from a state on, ``weight`` says how long the outcome of a command with these events is shown."""

    studio: Studio[Any, Any]
    caption: Caption
    playback: Callable[[Any], Any]
    weight: Callable[[Iterable[object]], Weight]


def begin_film(
    game: Game, setup: GameSetup, size: Size, table: Size, quality: QualityName, colours: str, plain: bool
) -> Filmed:
    """Open a studio for a film of one size, with a table of another size in it."""
    scene, terminal = game.scene(), game.terminal()
    studio = scene.studio(setup, palette_named(colours), table, quality, plain_stone=plain)
    return Filmed(
        studio,
        caption_of(game, setup, size, colours),
        lambda state: terminal.film_playback(studio.table, state),
        scene.weight,
    )


def caption_of(game: Game, setup: GameSetup, size: Size, colours: str = PALETTES[0]) -> Caption:
    """The strip below a film of this size, with the strip in it."""
    scene, say = game.scene(), Texts(paths.config() / "locale")
    players = game.terminal().players(setup, say)
    return Caption(players, lambda state: scene.caption(state, say), paths.assets(), paths.config(), size, colours)
