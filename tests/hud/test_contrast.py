"""Every text can be read: the contrast of each colour of the theme to its ground is at least 4.5 (WCAG 2, level AA)."""

import pytest

from torres3d.hud.kit import theme
from torres3d.hud.kit.theme import Colour

LEAST = 4.5


def light(colour: Colour) -> float:
    """The relative luminance of a colour."""
    parts = []
    for value in colour[:3]:
        share = value / 255
        parts.append(share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """From 1, the same, to 21, black on white."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def over(colour: Colour, ground: Colour) -> Colour:
    """What a colour that one sees through looks like on a ground."""
    return theme.mix(ground, colour, colour[3] / 255)


@pytest.mark.parametrize("ground", [theme.WOOD_TOP, theme.WOOD_LOW], ids=["above", "below"])
@pytest.mark.parametrize("colour", theme.ON_WOOD)
def test_texts_on_panels_can_be_read(colour: Colour, ground: Colour) -> None:
    assert contrast(colour, ground) >= LEAST


@pytest.mark.parametrize("ground", [theme.GLASS_TOP, theme.GLASS_LOW], ids=["above", "below"])
@pytest.mark.parametrize("colour", theme.ON_WOOD)
def test_texts_on_glass_can_be_read_over_the_brightest_table(colour: Colour, ground: Colour) -> None:
    assert contrast(colour, over(ground, theme.PARCHMENT_TOP)) >= LEAST


@pytest.mark.parametrize("colour", theme.ON_ROWS)
def test_texts_on_the_row_of_a_turn_can_be_read_also_under_the_pointer(colour: Colour) -> None:
    active = over(theme.ACTIVE, max(theme.WOOD_TOP, over(theme.GLASS_TOP, theme.STONE), key=light))
    assert contrast(colour, active) >= LEAST, "the +0 of the score panel among them"
    assert contrast(colour, over(theme.POINTED, active)) >= LEAST


@pytest.mark.parametrize("ground", [theme.PARCHMENT_TOP, theme.PARCHMENT_LOW], ids=["above", "below"])
@pytest.mark.parametrize("colour", theme.ON_PARCHMENT)
def test_texts_on_parchment_can_be_read(colour: Colour, ground: Colour) -> None:
    assert contrast(colour, ground) >= LEAST


@pytest.mark.parametrize("kind", theme.BUTTONS)
def test_labels_of_buttons_can_be_read(kind: theme.ButtonKind) -> None:
    top, low, _ = theme.BUTTONS[kind]
    ink = theme.INK if kind == "main" else theme.LIGHT
    assert min(contrast(ink, top), contrast(ink, low)) >= LEAST


def test_labels_of_what_cannot_be_pressed_can_be_read() -> None:
    assert contrast(theme.LIGHT_FAINT, theme.DISABLED) >= LEAST


def test_all_colours_of_text_are_among_these() -> None:
    texts = {name for name in vars(theme) if name.startswith(("LIGHT", "INK", "GOLD", "RED_B", "GREEN_B"))}
    told = {name for name in texts if getattr(theme, name) in (*theme.ON_WOOD, *theme.ON_PARCHMENT)}
    assert texts - told == {"GOLD_DIM"}, "which draws lines only"
