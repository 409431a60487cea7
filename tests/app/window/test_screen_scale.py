"""The scale of the screen: told by the system or the environment; the first window by it, and its size kept."""

from pathlib import Path

import msgspec
import pytest

from tests.app.windows import PATIENCE, Window, until, virtual_server
from torres3d.app.window import settings
from torres3d.app.window.screen_scale import USUAL_SIZE, Screen, asked_scale, rounded, system_screen, window_size
from torres3d.app.window.settings import Settings
from torres3d.app.window.x11.display_dpi import dots_an_inch


@pytest.mark.parametrize(
    ("screen", "window"),
    [
        (Screen(), USUAL_SIZE),
        (Screen((1280, 720)), (1280, 720)),
        (Screen((1920, 1080)), (1280, 720)),
        (Screen((1024, 768)), (1024, 576)),
        (Screen((3840, 2160)), (2560, 1440)),
        (Screen((3840, 2160), 2.0), (2560, 1440)),
        (Screen((3840, 2160), 2.5), (3200, 1800)),
        (Screen((1920, 1080), 2.0), (1920, 1080)),
        (Screen((5120, 1440)), (1707, 960)),
    ],
)
def test_the_first_window_fits_its_screen(screen: Screen, window: tuple[int, int]) -> None:
    assert screen.first_window == window


def test_a_kept_size_stays_within_the_screen() -> None:
    screen = Screen((1920, 1080))
    assert window_size((1600, 900), screen, fullscreen=False) == (1600, 900)
    assert window_size((3840, 2160), screen, fullscreen=False) == (1920, 1080), "of a larger screen"
    assert window_size((200, 100), screen, fullscreen=False) == (1024, 640), "panels need room"
    assert window_size((1600, 900), screen, fullscreen=True) == (1920, 1080)
    assert window_size(None, Screen(), fullscreen=True) == USUAL_SIZE, "nobody tells the screen's size"


@pytest.mark.parametrize(
    ("resources", "millimetres", "dpi"),
    [
        (b"Xft.antialias:\t1\nXft.dpi:\t192\n", 508, 192),
        (b"Xft.dpi: 120.5", 508, 120.5),
        (b"Xft.dpi:\tmany\n", 508, 96),
        (b"Xft.dpi:\t0\n", 254, 192),
        (b"MyXft.dpi:\t192\n", 508, 96),
        (b"", 0, 96),
        (b"", 160, 305),
    ],
)
def test_dots_an_inch_as_the_desktop_or_the_screen_tells(resources: bytes, millimetres: int, dpi: float) -> None:
    assert dots_an_inch(resources, 1920, millimetres) == pytest.approx(dpi, abs=0.5)


def test_scales_have_steps_and_limits() -> None:
    assert [rounded(scale) for scale in (0.3, 1.04, 1.46, 2.1, 99.0)] == [1.0, 1.0, 1.5, 2.0, 4.0]


@pytest.mark.parametrize(
    ("given", "scale"),
    [
        ({}, None),
        ({"GDK_SCALE": "2"}, 2.0),
        ({"QT_SCALE_FACTOR": "1.5"}, 1.5),
        ({"GDK_SCALE": "", "QT_SCALE_FACTOR": "1.25"}, 1.25),
        ({"GDK_SCALE": "0"}, None),
        ({"GDK_SCALE": "nan"}, None),
        ({"GDK_SCALE": "-2"}, None),
        ({"GDK_SCALE": "1e9"}, None),
    ],
)
def test_the_environment_asks_for_a_scale(given: dict[str, str], scale: float | None) -> None:
    assert asked_scale(given) == scale


@pytest.mark.parametrize(("dpi", "scale"), [(96, 1.0), (144, 1.5), (192, 2.0)])
def test_a_screen_tells_its_dots_an_inch(monkeypatch: pytest.MonkeyPatch, dpi: int, scale: float) -> None:
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        monkeypatch.delenv(name, raising=False)
    with virtual_server((3840, 2160), dpi) as (display, _):
        monkeypatch.setenv("DISPLAY", display)
        assert system_screen() == ((3840, 2160), scale)


def test_without_a_screen_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":4711")
    assert system_screen().size is None


def test_settings_of_old_keep_their_window(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text("window: [1600, 900]\n", "utf-8")
    assert settings.read(file).window == (1600, 900)
    file.write_text("window: null\n", "utf-8")
    assert settings.read(file).window is None
    assert msgspec.to_builtins(Settings())["window"] is None


@pytest.mark.slow
def test_a_window_on_a_fine_screen_is_large_and_keeps_its_size(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with virtual_server((3840, 2160), 192) as (display, _):
        with Window(display, home, tmp_path / "games") as window:
            window.until_drawn()
            assert window.size() == (2560, 1440)
            window.set_size((3000, 1700))
            until(
                lambda: len(window.picture().crop((2600, 1450, 3000, 1700)).getcolors(10**6) or ()) > 50, "its new part"
            )
            window.close_by_manager()
            window.process.wait(PATIENCE)
        kept = settings.read(home / ".config" / "torres3d" / "settings.yaml").window
        assert kept == (3000, 1700)
        with Window(display, home, tmp_path / "games") as window:
            window.until_drawn()
            assert window.size() == (3000, 1700)
