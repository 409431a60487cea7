"""What the rules' pages say is what the engine does: extra points, ties at 0, blocks that do not fit, order of scoring,
house rules without effect, and each sentence of a sheet that can be read in another way, in every language."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.torres.words.test_rulebook_sections import LANGUAGES, book, section, text
from torres3d.base import paths
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.board import EMPTY
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, PHASES, Mode
from torres3d.games.torres.rules.masters import EACH, FINAL, master_points
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import BORDER, MAIN_DIAGONALS, square_list
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.rulebook_sections import rulebook, without_effect
from torres3d.i18n.texts import Texts

Told = Mapping[str, str]
"""A piece of a sentence in each language."""


def say(language: str) -> Texts:
    """The program's words in a language."""
    return Texts(paths.config() / "locale", language)


def told(part: Told, sections: Any, name: str, language: str) -> bool:
    """Whether a section says this."""
    return part[language] in text(sections, name)


EXTRA = {"en": "2 / 5 / 10 extra", "de": "2 / 5 / 10 extra", "ro": "2 / 5 / 10 în plus"}
ALONE = {"en": "alone", "de": "allein", "ro": "singur"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "zone"), [("border", BORDER), ("diagonals", MAIN_DIAGONALS)])
def test_whoever_alone_has_most_gets_as_many_extra_as_the_card_says(card: Any, zone: int, language: str) -> None:
    first, second, third, *_ = (1 << square for square in square_list(zone))
    for phase, each in enumerate(EACH, 1):
        two_against_one = (first | second, third)
        assert master_points(card, phase, EMPTY, two_against_one, 0, "knights_on") == 2 * each + each
        assert master_points(card, phase, EMPTY, two_against_one, 1, "knights_on") == each
        assert master_points(card, phase, EMPTY, (first, third), 0, "knights_on") == each, "a tie"
    extra = " / ".join(map(str, EACH))
    for words in (say(language)(f"master-{card}-effect"), text(master(language), f"master-{card}")):
        assert extra in words
        assert EXTRA[language] in words
        assert ALONE[language] in words


def master(language: str) -> Any:
    """The rules of a master game."""
    return book(resolve("rio-grande-1999", "master", {}, 3), language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_master_card_says_which_cards_give_points_at_each_scoring(language: str) -> None:
    words = text(master(language), "master")
    for card in MASTER_CARDS:
        at_each = card not in FINAL
        name = say(language)(f"master-{card}")
        assert (name in words) == at_each, name
        points = [say(language)(f"master-{card}-points-{phase}") for phase in range(1, PHASES + 1)]
        assert (points[0] != say(language)("master-row-points-1")) == at_each


MARKER_MOVES: dict[tuple[str, Mode], int] = {
    ("ravensburger-1999", "basic"): 1,
    ("ravensburger-1999", "master"): 2,
    ("rio-grande-1999", "basic"): 2,
    ("rio-grande-1999", "master"): 3,
}
"""How often a marker moves at a scoring: for the castles, the king's bonus where it is apart, the master card."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "mode"), list(MARKER_MOVES))
def test_each_move_of_the_marker_at_a_scoring_is_told(edition: str, mode: Mode, language: str) -> None:
    # Besides the moves: what happens where it meets another one, and who is first.
    sections = book(resolve(edition, mode, {}, 3), language=language)
    paragraphs = section(sections, "order").paragraphs
    again = {"en": "again", "de": "noch einmal", "ro": "din nou"}[language]
    last = {"en": "once more", "de": "ein weiteres Mal", "ro": "încă o dată"}[language]
    only = {"en": "once for both", "de": "einmal für beides", "ro": "o dată pentru amândouă"}[language]
    words = " ".join(paragraphs)
    apart = resolve(edition, mode, {}, 3).king_bonus_scored == "after_castles"
    assert (again in words, last in words, only in words) == (apart, mode == "master", not apart)
    assert 1 + (again in words) + (last in words) == MARKER_MOVES[edition, mode]


LEFT = {"en": "turns left this year", "de": "in diesem Jahr übrig", "ro": "ture rămase în acest an"}
LEAST = {
    "en": ("at least two empty", "at least one on a diagonal"),
    "de": ("mindestens zwei leere", "schräg mindestens eines"),
    "ro": ("cel puțin două câmpuri goale", "cel puțin unul pe diagonală"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_left_and_the_least_distance_of_foundations_are_told(language: str) -> None:
    sections = master(language)
    assert told(LEFT, sections, "ending", language)
    for part in LEAST[language]:
        assert part in text(sections, "foundations")


LAST_AT_0 = {
    "en": "last with 0 points, the one whose turn came latest",
    "de": "mit 0 Punkten Letzte",
    "ro": "sunt ultimii cu 0 puncte",
}
ALL_SHARE = {
    "en": "if nobody has a point, all share the victory",
    "de": "teilen sich alle den Sieg",
    "ro": "toți împart victoria",
}
STAYS = {"en": "While everybody is at 0", "de": "Solange alle bei 0 stehen", "ro": "Cât timp toți sunt la 0"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_ties_at_0_are_told(edition: str, language: str) -> None:
    options = resolve(edition, "basic", {}, 3)
    sections = book(options, language=language)
    assert told(LAST_AT_0, sections, "king", language)
    assert told(ALL_SHARE, sections, "end", language)
    by_points = options.next_phase_start != "same"
    assert told(LAST_AT_0, sections, "starter", language) == by_points
    led = book(resolve(edition, "master", {}, 3), language=language)
    assert told(STAYS, led, "starter", language)
    assert not told(LAST_AT_0, led, "starter", language)
    assert told(LAST_AT_0, led, "king", language)


DOES_NOT_FIT = {"en": "does not fit", "de": "nicht passt", "ro": "nu încape"}
NOTHING_KEPT = {"en": "After the third year", "de": "Nach dem dritten Jahr", "ro": "După al treilea an"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_carried_blocks_that_do_not_fit_are_told(edition: str, language: str) -> None:
    options = resolve(edition, "basic", {}, 3)
    carried = options.leftover_blocks == "carry"
    sections = book(options, language=language)
    assert told(DOES_NOT_FIT, sections, "leftovers", language) == carried
    assert told(NOTHING_KEPT, sections, "leftovers", language) == carried


OTHER: dict[str, Any] = {
    "next_phase_start": "same",
    "castles_card": "all_knights_on",
    "returned_cards": "separately",
    "foundations": ("a1", "c1", "e1", "g1", "a8", "c8", "e8", "g8"),
}
IDLE: list[tuple[Mode, str, Any]] = [
    ("master", "next_phase_start", "same"),
    ("master", "foundations", OTHER["foundations"]),
    ("master", "returned_cards", "separately"),
    ("variant", "returned_cards", "separately"),
    ("basic", "castles_card", "all_knights_on"),
    ("variant", "castles_card", "all_knights_on"),
]


@pytest.mark.parametrize(("mode", "option", "value"), IDLE)
def test_a_house_rule_without_effect_is_neither_listed_nor_marked(mode: Mode, option: str, value: Any) -> None:
    """On the page of rules."""
    usual = resolve("rio-grande-1999", mode, {}, 3)
    options = replace(usual, **{option: value})
    assert option in without_effect(options)
    assert options != usual
    assert book(options, usual) == book(usual)


@pytest.mark.parametrize(
    ("mode", "option"),
    [("basic", "next_phase_start"), ("basic", "foundations"), ("basic", "returned_cards"), ("master", "castles_card")],
)
def test_the_same_house_rule_is_told_where_it_has_an_effect(mode: Mode, option: str) -> None:
    usual = resolve("rio-grande-1999", mode, {}, 3)
    sections = book(replace(usual, **{option: OTHER[option]}), usual)
    assert sections[0].id == "house-rules"
    assert len(sections[0].paragraphs) == 2
    assert [each.id for each in sections[1:] if each.changed] == [
        {"next_phase_start": "starter", "returned_cards": "deck", "castles_card": "master-castles"}.get(option, option)
    ]


def test_a_section_is_marked_only_where_it_reads_otherwise() -> None:
    usual = resolve("rio-grande-1999", "basic", {}, 4)
    lower: Options = replace(usual, stacks=((1, 2, 2, 2), (2, 2, 2), (2, 2, 2)))
    assert {each.id for each in book(lower, usual) if each.changed} == {"house-rules", "stacks"}
    shorter: Options = replace(usual, stacks=((2, 2, 2), (2, 2, 2), (2, 2, 2)))
    assert {each.id for each in book(shorter, usual) if each.changed} == {"house-rules", "stacks", "years"}


READINGS: dict[str, tuple[str, Mode, tuple[str, ...], str, Told]] = {
    "R-8.8 at any moment": (
        "card-shift",
        "basic",
        ("ravensburger-1999",),
        "",
        {"en": "Once the block stands in its new place", "de": "Steht er am neuen Platz", "ro": "stă la locul ei nou"},
    ),
    "R-5.8 may": (
        "ending",
        "basic",
        (),
        "",
        {"en": "as many as fit", "de": "so viele, wie passen", "ro": "câte încap"},
    ),
    "R-5.10 may": (
        "leftovers",
        "basic",
        ("romanian",),
        "",
        {"en": "as many as fit", "de": "so viele, wie passen", "ro": "câte încap"},
    ),
    "R-5.7 never more than three": (
        "build",
        "basic",
        (),
        "under",
        {"en": "are in addition", "de": "kommen dazu", "ro": "vin în plus"},
    ),
    "R-11.7 one of the main diagonals": (
        "master-diagonals",
        "master",
        (),
        "",
        {"en": "counted together", "de": "zählen zusammen", "ro": "se socotesc împreună"},
    ),
    "R-7.1 may move on": (
        "marker",
        "basic",
        (),
        "",
        {"en": "it always goes on", "de": "rückt immer weiter", "ro": "merge întotdeauna mai departe"},
    ),
    "R-9.3 may move on": (
        "order",
        "basic",
        (),
        "",
        {"en": "it always goes on", "de": "immer weiter", "ro": "întotdeauna mai departe"},
    ),
    "R-7.2 one marker a space": (
        "marker",
        "basic",
        ("ravensburger-1999",),
        "",
        {"en": "on another lap is not in the way", "de": "nicht im Weg", "ro": "nu stă în cale"},
    ),
    "R-8.9 several steps": (
        "card-recall",
        "basic",
        ("romanian",),
        "",
        {"en": "a single ordinary step", "de": "einen einzigen gewöhnlichen Schritt", "ro": "un singur pas obișnuit"},
    ),
    "R-8.2 a knight": (
        "card-under",
        "basic",
        (),
        "",
        {"en": "one of your knights", "de": "einen deiner Ritter", "ro": "unul dintre cavalerii tăi"},
    ),
    "R-5.8 a stack given up unbuilt": (
        "ending",
        "basic",
        (),
        "",
        {"en": "If you built from none", "de": "Hast du von keinem gebaut", "ro": "Dacă nu ai construit din niciunul"},
    ),
    "R-11.3 in a row": (
        "master-row",
        "master",
        (),
        "",
        {"en": "any diagonal", "de": "beliebige Diagonale", "ro": "orice diagonală"},
    ),
    "R-11.4 once": (
        "master-square",
        "master",
        (),
        "",
        {"en": "however many squares", "de": "mehreren Quadraten", "ro": "oricâte pătrate"},
    ),
    "R-11.4 tilted": (
        "master-square",
        "master",
        (),
        "",
        {"en": "any angle", "de": "auch eines gedrehten", "ro": "oricum rotit"},
    ),
    "R-11.8 neighbouring": (
        "master-neighbours",
        "master",
        (),
        "",
        {"en": "only at a corner", "de": "nur an einer Ecke", "ro": "numai la un colț"},
    ),
    "R-11.9 all": ("master", "master", (), "", {"en": "at least two", "de": "mindestens zwei", "ro": "cel puțin doi"}),
}
"""What a sheet leaves open, and the section that says how it is played here, in which editions (all where none is
named), with the name of a card in the sentence, and the sentence's piece."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", list(READINGS))
def test_what_a_sheet_leaves_open_is_told_on_the_page_of_its_edition(reading: str, language: str) -> None:
    name, mode, only, card, part = READINGS[reading]
    for edition in only or editions():
        sections = book(resolve(edition, mode, {}, 3), language=language)
        assert part[language] in text(sections, name), (edition, text(sections, name))
        assert not card or card_name(card, say(language)) in text(sections, name)


@pytest.mark.parametrize("edition", editions())
def test_the_marked_squares_are_named(edition: str) -> None:
    options = resolve(edition, "basic", {}, 2)
    for square in options.foundations:
        assert square in text(book(options), "foundations")
    tell = Texts(paths.config() / "guide", "en")
    assert rulebook(options, options, "Edition", say("en"), tell) == book(options)
