"""Names in any script are drawn as they are read, and no text at all keeps anything from being drawn."""

from functools import lru_cache

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from torres3d.base import paths
from torres3d.base.sanitise import clusters
from torres3d.hud.kit.canvas import BODY, HEADING, TITLE, Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.text import font_fallback
from torres3d.hud.text import fonts as letter_fonts
from torres3d.hud.text.bidi_order import join_letters, levels, seen_order
from torres3d.hud.text.font_fallback import MOST_ASKED, SystemFonts
from torres3d.hud.text.fonts import Fonts

EVERY = st.text(st.characters(codec=None, categories=None), max_size=12)
NAMES = ["Ἀθηνᾶ", "Владислав", "王小明", "さくら", "サクラ", "김철수", "محمد علي", "שרה", "👑 Königin", "Nguyễn Văn"]


@lru_cache(maxsize=1)
def shipped() -> Fonts:
    """The fonts of the game, none of the machine."""
    return Fonts(paths.assets() / "fonts")


def drawn(text: str, style: TextStyle = BODY, width: float | None = None) -> np.ndarray:
    """Where there is ink when a text is drawn."""
    canvas = Canvas(Rect(0, 0, 420, 44), 1.0, shipped(), Icons(paths.assets()))
    canvas.text(4, 22, text, style, width=width)
    return np.asarray(canvas.image)[..., 3]


def strokes(ink: np.ndarray) -> int:
    """How many pieces stand beside one another."""
    return int((np.diff(ink.any(axis=0).astype(int)) == 1).sum())


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(EVERY)
@example("A\nB\r\x1c\x1d\x1e\x85\u2028\u2029\ud800\u202e\u2068")
def test_every_text_is_drawn(text: str) -> None:
    assert drawn(f"a{text}b", width=180).any()
    canvas = Canvas(Rect(0, 0, 200, 200), 1.0, shipped(), Icons(paths.assets()))
    assert canvas.paragraph(4, 4, 120, text, BODY, 3) > 0
    canvas.text(4, 20, text, TITLE)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.characters(codec=None, categories=None))
@example("\u200d")
@example("\u2800")
@example("\u3164")
def test_every_code_point_is_seen_between_letters(char: str) -> None:
    if char.isspace() and char not in "\n\r\t\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029":
        return
    assert not np.array_equal(drawn(f"a{char}b"), drawn("ab"))


@pytest.mark.parametrize("style", [BODY, HEADING, TITLE], ids=["medium", "bold", "title"])
@pytest.mark.parametrize("name", NAMES)
def test_names_in_these_scripts_have_pictures_of_their_own(name: str, style: TextStyle) -> None:
    nothing = drawn("\u0378", style)
    for cluster in clusters(name):
        assert cluster == " " or not np.array_equal(drawn(cluster, style), nothing), cluster
    assert not any("□" in run.text for run in shipped().runs(name, style.face, 16))
    masks = [drawn(cluster, style).tobytes() for cluster in dict.fromkeys(clusters(name)) if cluster != " "]
    assert len(set(masks)) == len(masks), "each letter has a picture of its own"


def test_arabic_letters_are_joined() -> None:
    assert strokes(drawn("م ح م د")) == 4
    assert strokes(drawn("محمد")) == 1


@pytest.mark.parametrize("text", ["محمد علي", "שרה כהן"])
def test_arabic_and_hebrew_run_from_right_to_left(text: str) -> None:
    first, last = text.split()
    whole = drawn(text)
    wide = int(shipped().width(f"{last} ", "medium", 15))
    right = np.flatnonzero(whole.any(axis=0)).max()
    alone = np.flatnonzero(drawn(first).any(axis=0))
    assert (whole[:, right - (alone.max() - alone.min()) : right + 1] > 0).sum() == pytest.approx(
        (drawn(first) > 0).sum(), rel=0.1
    )
    assert right > wide


def test_a_name_from_the_right_turns_nothing_beside_it() -> None:
    line = "\u2068محمد\u2069: 3 Punkte"
    found = [run.text for run in shipped().runs(line, "medium", 16) if run.text]
    assert found == ["محمد", ":", "3", "Punkte"]
    order = [line[place] for place in seen_order(levels(line)) if line[place] not in "\u2068\u2069"]
    assert "".join(order) == "دمحم: 3 Punkte"


def test_figures_and_latin_letters_keep_their_direction_in_a_name_from_the_right() -> None:
    line = "שרה ABC 12"
    assert "".join(line[place] for place in seen_order(levels(line))) == "ABC 12 הרש"


def test_cutting_and_breaking_keep_letters_whole() -> None:
    family, fonts = "👨\u200d👩\u200d👧", shipped()
    cut = fonts.cut(family * 30, "medium", 16, 200)
    assert set(clusters(cut)) == {family, "…"}
    lines = fonts.lines("e\u0301" * 200, "medium", 16, 150, most=4)
    assert len(lines) == 4
    assert all(line.startswith("e\u0301") for line in lines)
    assert all(fonts.width(line, "medium", 16) <= 150 for line in lines)


def test_the_canvas_measures_what_it_draws() -> None:
    for name in NAMES:
        ink = np.flatnonzero(drawn(name).any(axis=0))
        assert ink.max() - ink.min() == pytest.approx(shipped().width(name, "medium", 16), abs=5), name


def test_without_shaping_letters_are_joined_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert join_letters("محمد") == "\ufeaa\ufee4\ufea4\ufee3"
    assert join_letters("(שר)") == "(רש)"
    plain = ImageFont.truetype

    def basic(font: str, size: float, member: int = 0, **more: object) -> ImageFont.FreeTypeFont:
        return plain(font, size, member, layout_engine=ImageFont.Layout.BASIC)

    monkeypatch.setattr(letter_fonts, "SHAPES", False)
    monkeypatch.setattr(letter_fonts, "FEATURES", None)
    monkeypatch.setattr(font_fallback.ImageFont, "truetype", basic)
    fonts = Fonts(paths.assets() / "fonts")
    canvas = Canvas(Rect(0, 0, 420, 44), 1.0, fonts, Icons(paths.assets()))
    canvas.text(4, 22, "محمد", BODY)
    assert strokes(np.asarray(canvas.image)[..., 3]) == 1
    for name in NAMES:
        canvas.text(4, 22, name, TITLE)


def test_a_font_of_the_machine_is_asked_for_what_ours_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    folder = paths.assets() / "fonts"

    def propose(letter: str) -> tuple[font_fallback.FontFile, ...]:
        asked.append(letter)
        return (font_fallback.FontFile(folder / "missing.ttf"), font_fallback.FontFile(folder / "NotoEmoji.ttf"))

    fonts = Fonts(folder, propose)
    fonts.runs("Ana 王 محمد ა ა", "text", 16)
    assert asked == ["ა"], "only for what ours lack, and once"
    system = SystemFonts()
    monkeypatch.setattr("torres3d.hud.text.font_fallback.output_of", lambda *_: None)
    assert all(system(chr(0x1000 + number)) == () for number in range(MOST_ASKED + 1))
