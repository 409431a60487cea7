"""Every refusal of Turm Bauer is said in one kind sentence or two, and leads to the rules behind it."""

from typing import Any

import pytest

from torres3d.base import paths
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.refusals import REASONS, IllegalCommand
from torres3d.games.turm_bauer.words.event_sentences import refusal
from torres3d.games.turm_bauer.words.rulebook_sections import rule_sections
from torres3d.i18n.texts import Texts, guide, language_ids

LOCALE = paths.config() / "locale"
LANGUAGES = language_ids(LOCALE)
VALUES: dict[str, Any] = {
    "at": (0, 0, 3), "colour": "red", "block": "4l", "first": "2a", "dice": (2, 5), "stage": "move", "command": "build",
    "overhang": "row", "cells": ((0, 0, 0),), "hand": None,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_is_said_in_words(language: str, reason: str) -> None:
    say = Texts(LOCALE, language)
    for ring in (None, "free", "pass", "leap"):
        said = refusal(IllegalCommand(reason, **VALUES, ring=ring), say, "house")
        assert said != f"turm-refusal-{reason}"
        assert "{" not in said
        assert "T-" not in said, "nobody can look the number up"
        assert said.endswith(".")
        assert len(said) <= 130


@pytest.mark.parametrize("players", [2, 3])
def test_every_refusal_leads_to_a_section(players: int) -> None:
    told = {rule for each in rule_sections(Options(), players, Texts(LOCALE), guide("en")) for rule in each.rules}
    assert set(REASONS.values()) - told == set()


def test_values_are_called_by_their_names() -> None:
    say = Texts(LOCALE, "en")
    assert refusal(IllegalCommand("place_taken", at=(0, 0, 3), colour=None), say) == (
        "There is no room: another part is at m10, level 4."
    )
    assert refusal(IllegalCommand("walls_in", colour="blue"), Texts(LOCALE, "de")) == (
        "Der Baustein würde eine Figur einschließen (Blau): Ihr muss ein freier Weg bleiben."
    )
    assert "angle of four" in refusal(IllegalCommand("wrong_shape", block="4l"), say, "house")
    assert "5p" in refusal(IllegalCommand("wrong_shape", block="5p"), say)
    assert "2 and 5" in refusal(IllegalCommand("not_thrown", block="4l", dice=(2, 5)), say, "house")


def test_a_single_cube_is_told_what_the_pattern_needs_there() -> None:
    for language in LANGUAGES:
        said = {
            refusal(IllegalCommand("wrong_pattern", block="1n", kind=kind), Texts(LOCALE, language))
            for kind in ("plain", "cube", "pattern")
        }
        assert len(said) == 3
        assert max(map(len, said)) <= 130
    plain = refusal(IllegalCommand("wrong_pattern", block="1n", kind="plain"), Texts(LOCALE, "en"), "house")
    assert "turn it" not in plain
    assert "plain" in plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "ring"), [("not_thrown", "free"), ("other_colour", "pass")])
def test_only_whom_a_ring_helps_is_told_of_it(language: str, reason: str, ring: str) -> None:
    say = Texts(LOCALE, language)
    ring_word = {"en": "ring", "de": "Bauring", "ro": "inel"}[language]
    assert ring_word in refusal(IllegalCommand(reason, **VALUES, ring=ring), say, "house")
    assert ring_word not in refusal(IllegalCommand(reason, **VALUES, ring=None), say, "house")


def test_why_no_steps_lead_somewhere_depends_on_the_ring() -> None:
    say = Texts(LOCALE, "ro")
    said = {refusal(IllegalCommand("no_steps_there", at="table", ring=ring), say) for ring in (None, "pass", "leap")}
    assert len(said) == 3
