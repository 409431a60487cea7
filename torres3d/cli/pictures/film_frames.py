"""What a film shows of each game: its table, the strip below it, how events are played, which moments are longer."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from torres3d.app.session.players import bots_of, people
from torres3d.app.session.seat_colours import level_colours, palette, roof_colours
from torres3d.app.window.effects import Effects
from torres3d.base import paths
from torres3d.bots.registry import level_ids
from torres3d.cli.pictures.film_caption import Caption, CaptionLine
from torres3d.games.torres.app.presentation.playback import Playback as Showing
from torres3d.games.torres.kit.kit import TORRES
from torres3d.games.torres.kit.setup import Setup
from torres3d.games.torres.rules import events as torres_events
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.views import PRESETS
from torres3d.games.torres.scene.overlays.declared import DRAWN
from torres3d.games.torres.scene.picture import Studio
from torres3d.games.torres.scene.seat_looks import seat_looks
from torres3d.games.turm_bauer.app.presentation.playback import Playback as TurmShowing
from torres3d.games.turm_bauer.app.presentation.players import people as turm_people
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.games.turm_bauer.kit.setup import Setup as TurmSetup
from torres3d.games.turm_bauer.rules import events as turm_events
from torres3d.games.turm_bauer.rules.state import State as TurmState
from torres3d.games.turm_bauer.scene.colour_looks import looks_of
from torres3d.games.turm_bauer.scene.interaction.views import PRESETS as TURM_PRESETS
from torres3d.games.turm_bauer.scene.overlays.declared import DECLARED
from torres3d.games.turm_bauer.scene.picture import Studio as TurmStudio
from torres3d.games.turm_bauer.words.outcome import height_of, turn_words
from torres3d.hud.kit.theme import PALETTES
from torres3d.i18n.texts import Texts
from torres3d.scene.render.quality import QualityName

Size = tuple[int, int]
Weight = Literal["step", "turn", "counting", "end"]
"""How long the outcome of a command is shown: a turn is over, points are counted or much has fallen, the end."""
COUNTED = (torres_events.CastlesScored, torres_events.KingBonusScored, torres_events.MasterScored)


@dataclass(frozen=True, slots=True)
class Filmed:
    """A game before the camera: ``studio`` takes its pictures, ``caption`` writes below them, ``showing`` plays steps
    from a state on, ``weight`` tells of a command's events how long their outcome is to be seen."""

    studio: Any
    caption: Caption
    showing: Callable[[Any], Any]
    weight: Callable[[Iterable[object]], Weight]


@dataclass(frozen=True, slots=True)
class Film:
    """How films of a game begin, with its views and overlays by name. ``begin`` takes the set-up, the sizes of the
    film and of the table in it, the quality, the palette's name, and whether towers are of plain stone."""

    views: Collection[str]
    overlays: Collection[str]
    begin: Callable[[Any, Size, Size, QualityName, str, bool], Filmed]


def _torres(setup: Setup, size: Size, table: Size, quality: QualityName, colours: str, plain: bool) -> Filmed:
    file = paths.config() / "palettes.yaml"
    looks = seat_looks(setup, palette(file, colours))
    studio = Studio(
        paths.assets(), table, looks, quality, level_colours(file), roofs=roof_colours(file), plain_stone=plain
    )

    def showing(state: State) -> Showing:
        shown = Showing(studio.table, Effects(), state)
        shown.scoring_pause = shown.reading_time = 0.0
        return shown

    return Filmed(studio, torres_caption(setup, size, colours), showing, _torres_weight)


def torres_caption(setup: Setup, size: Size, colours: str = PALETTES[0]) -> Caption:
    """The strip below a film of Torres, which is so large with it."""
    say = Texts(paths.config() / "locale")

    def told(state: State) -> CaptionLine:
        over = state.stage == "over"
        progress = say("game-progress", phase=state.phase, round=state.round).capitalize()
        when = say("phase", phase=state.phase) if over else progress
        points = tuple(state.scores) or (0,) * state.players
        return CaptionLine(points, state.actor, state.winners if over else (), when)

    players = people(setup, bots_of(setup, level_ids()), say)
    return Caption(players, told, paths.assets(), paths.config(), size, colours)


def _torres_weight(events: Iterable[object]) -> Weight:
    kinds = {type(event) for event in events}
    if torres_events.GameEnded in kinds:
        return "end"
    if kinds & set(COUNTED):
        return "counting"
    return "turn" if torres_events.TurnEnded in kinds else "step"


def _turm(setup: TurmSetup, size: Size, table: Size, quality: QualityName, colours: str, plain: bool) -> Filmed:
    file, say = paths.config() / "palettes.yaml", Texts(paths.config() / "locale")
    studio = TurmStudio(paths.assets(), table, looks_of(setup, palette(file, colours)), quality)

    def told(state: TurmState) -> CaptionLine:
        heights = tuple(height_of(state, seat) for seat in range(state.players))
        return CaptionLine(heights, state.actor, state.winners, turn_words(state.turn, len(state.sets), say))

    players = turm_people(setup, bots_of(setup, level_ids("turm")), say)
    caption = Caption(players, told, paths.assets(), paths.config(), size, colours)
    return Filmed(studio, caption, lambda state: TurmShowing(studio.table, Effects(), state), _turm_weight)


def _turm_weight(events: Iterable[object]) -> Weight:
    kinds = {type(event) for event in events}
    if turm_events.GameEnded in kinds:
        return "end"
    if kinds & {turm_events.BlockSlipped, turm_events.TowerCollapsed}:
        return "counting"
    return "turn" if turm_events.TurnBegan in kinds else "step"


FILMS: dict[str, Film] = {
    TORRES.suffix: Film(PRESETS, DRAWN, _torres),
    TURM.suffix: Film(TURM_PRESETS, DECLARED.drawn, _turm),
}
"""By the ending of a log's name."""
