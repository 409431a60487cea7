"""``torres3d film``: a whole game as a moving picture, drawn without a window."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from torres3d.cli.drawing_options_and_errors import check_names, drawing, palette_named, parse_size, report_own_pieces
from torres3d.cli.read_log_for_command import open_log
from torres3d.engine.history import History, Step
from torres3d.games.registered import game_of
from torres3d.terminal.error_exit import FAULTY_FILE, Stop, printable
from torres3d.terminal.output_files import check_folder, not_written

if TYPE_CHECKING:
    from PIL.Image import Image

    from torres3d.cli.film_frames_and_caption import Filmed
    from torres3d.scene.camera.viewpoint import Viewpoint
    from torres3d.scene.export.film_file import FilmFile
    from torres3d.scene.scene_declaration import Weight

AnyHistory = History[Any, Any]
AnyStep = Step[Any, Any]

SLOWEST, FASTEST = 0.25, 16.0
SCALES = {"low": 1.0, "medium": 1.25, "high": 1.75, "ultra": 2.5}
"""Factor by which each quality draws larger than the film: smooth edges that look the same in all frames."""
MOTION = 0.38
"""Seconds of the table's motion from one frame to the next at speed 1; a frame of motion is shown for `FRAME`."""
COUNTING = 0.16
"""The same at most while points are counted and the winners celebrated, at any speed: numbers have to be read."""
FRAME = 90
REST, TURN, SCORING, START, END = 260, 460, 1500, 1200, 4000
"""Milliseconds at speed 1: how long the outcome of a command, a turn, a scoring is shown; then the start, the end."""
SAMPLES = 6
"""Number of positions from which the colours of a GIF are taken."""


def make_film(
    file: Path,
    output: str,
    speed: float,
    size: str,
    view: str,
    overlays: list[str],
    quality: str,
    colours: str,
    plain: bool,
) -> None:
    """Write the film of a log's game to ``output``; commands that were taken back are left out."""
    pixels = parse_size(size)
    if not SLOWEST <= speed <= FASTEST:
        raise Stop(f"the speed {speed:g} is not possible; choose {SLOWEST:g} to {FASTEST:g} (default: 1)")
    target = check_target(output)
    check_names("quality", [quality], SCALES)
    game = game_of(file)
    history = open_log(game, file)
    with drawing():
        from torres3d.cli.film_frames_and_caption import begin_film, strip_height
        from torres3d.scene.render.quality import QUALITIES

        report_own_pieces()
        scene = game.scene()
        check_names("view", [view], scene.views)
        check_names("overlay", overlays, scene.overlays.drawn)
        palette_named(colours)
        level = next(name for name in QUALITIES if name == quality)
        table_size = (pixels[0], pixels[1] - strip_height(pixels[1]))
        filmed = begin_film(game, history.header.setup, pixels, table_size, level, colours, plain)
        try:
            filmed.studio.prepare_film(SCALES[quality])
            draw_film(history, target, filmed, filmed.studio.fitted_view(view, history.state), overlays, speed)
        finally:
            filmed.studio.close()


def check_target(output: str) -> Path:
    """The path of the film. Raises `Stop` before anything slow is done if it cannot be written."""
    from torres3d.scene.export.film_file import ENDINGS
    from torres3d.scene.export.video_film import CODECS, PROGRAM, encoder

    target = Path(output)
    folder = output.endswith(("/", "\\")) or not target.suffix
    ending = target.suffix.lower()
    if not folder and ending not in (*CODECS, *ENDINGS):
        endings = ", ".join((*CODECS, *ENDINGS))
        raise Stop(f"the film `{output}` needs one of the endings {endings}, or none for a folder of pictures")
    if not folder and ending in CODECS and encoder() is None:
        raise Stop(
            f"the film `{output}` needs {PROGRAM}, which is not installed (on Debian: apt install {PROGRAM}); "
            f"without it use *.gif"
        )
    check_folder("film", target)
    if folder and target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Stop(f"the film cannot be written to {output}: name a new folder or an empty one")
    if not folder and target.is_dir():
        raise Stop(f"the film cannot be written to {output}: this is a folder")
    if folder and target.suffix:
        raise Stop(f"the film cannot be written to {output}: name a folder without an ending")
    return target


def draw_film(
    history: AnyHistory, target: Path, filmed: "Filmed", view: "Viewpoint", overlays: Sequence[str], speed: float
) -> None:
    """Draw and write all frames, with a progress bar."""
    from torres3d.scene.export.film_file import drop_part
    from torres3d.scene.export.video_film import EncoderFailed

    steps = history.standing_steps()
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:3.0f} %"), *times)
    console = Console(stderr=True, highlight=False)
    reel: FilmFile | None = None
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("colours", total=len(steps) or 1)
            samples = [
                filmed.caption.draw_on(filmed.studio.picture(state, view, overlays), state)
                for state in sample_states(history, steps, SAMPLES if target.suffix.lower() == ".gif" else 1)
            ]
            reel = _reel(target, samples)
            for picture, milliseconds, done in frames(history, steps, filmed, view, overlays, speed):
                reel.add(picture, milliseconds)
                progress.update(bar, completed=done, description="drawing")
            progress.update(bar, description="writing")
            reel.finish(lambda done, of: progress.update(bar, completed=done, total=of))
            made, reel = reel, None
    except EncoderFailed as error:
        raise Stop(f"the film cannot be written to {target}: ffmpeg says: {error}", FAULTY_FILE) from error
    except OSError as error:
        raise not_written("film", target, error) from error
    finally:
        if reel is not None:
            reel.discard()
        # It may have been interrupted while the reel was made; a film that is whole has another name by now.
        drop_part(target)
    told = f"{target}: {made.frames} frames, {made.milliseconds / 1000:.0f} seconds"
    console.print(printable(told), markup=False, soft_wrap=True)


def _reel(target: Path, samples: Sequence["Image"]) -> "FilmFile":
    """The writer for a film of this name; ``samples`` look like its frames."""
    from torres3d.scene.export.film_file import reel_for
    from torres3d.scene.export.video_film import CODECS, VideoFilm, encoder

    program = encoder() if target.suffix.lower() in CODECS else None
    return reel_for(target, samples) if program is None else VideoFilm(target, samples[0].size, program)


def sample_states(history: AnyHistory, steps: Sequence[AnyStep], count: int) -> list[Any]:
    """States spread over the game, from the first to the last."""
    states = [history.start, *(step.after for step in steps)]
    return [states[round(number * (len(states) - 1) / max(count - 1, 1))] for number in range(count)]


def frames(
    history: AnyHistory,
    steps: Sequence[AnyStep],
    filmed: "Filmed",
    view: "Viewpoint",
    overlays: Sequence[str],
    speed: float,
) -> Iterator[tuple["Image", int, int]]:
    """All frames with their milliseconds and the number of commands shown so far."""
    from torres3d.cli.film_effects import WithEffects

    start, studio, caption = history.start, filmed.studio, filmed.caption
    table = studio.picture(start, view, overlays)
    yield caption.draw_on(table, start), round(START / speed), 0
    playback = filmed.playback(start)
    effects = filmed.effects(playback)
    for number, step in enumerate(steps, 1):
        moving = None
        playback.add(step)
        if studio.table.alike(step.before, step.after):
            playback.finish()
        weight = filmed.weight(step.events)
        apart = MOTION * speed if weight in ("step", "turn") else min(MOTION * speed, COUNTING)
        effects.step(0.0, speed)
        for picture in studio.motion(WithEffects(playback, effects, FRAME / 1000, speed), apart):
            if moving is not None:
                yield caption.draw_on(moving, step.before), FRAME, number
            moving = picture
        shown = effects.shows
        # A card is read to its end before the next command.
        while effects.shows:
            yield caption.draw_on(studio.frame(), step.before), FRAME, number
            effects.step(FRAME / 1000, speed)
        if shown:
            moving = studio.frame()
        table = moving or table
        yield caption.draw_on(table, step.after), frame_time(weight, speed), number


def frame_time(weight: "Weight", speed: float) -> int:
    """The time that the outcome of a step is shown, in milliseconds."""
    if weight == "end":
        return END
    return round({"counting": SCORING, "turn": TURN, "step": REST}[weight] / speed)
