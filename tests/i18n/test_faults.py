"""Everything that can be wrong with a file is said in every language, with the same values."""

import ast
import errno
import importlib
import pkgutil
import string
from functools import cache
from pathlib import Path

import pytest

import torres3d
from tests.i18n.messages import LOCALE, messages
from torres3d.base.faults import SYSTEM, Fault, Phrase, system_reason
from torres3d.engine.log_errors import UNDO_TEXT, LogFault, UndoRefused
from torres3d.games.registered import GAMES
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import PROBLEMS
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand as IllegalInTurm
from torres3d.i18n.fault_messages import failure_reason, fault_message, phrase_text, system_message
from torres3d.i18n.texts import Texts, language_ids

LANGUAGES = language_ids(LOCALE)
PACKAGE = Path(torres3d.__file__).parent


WITHOUT_WINDOW = ("torres3d.bots.arena", "torres3d.cli", "torres3d.terminal")
"""Rooms that speak at the terminal only."""


@cache
def fault_classes() -> list[type[Fault]]:
    """Every class of faults that a window may have to tell."""
    for module in pkgutil.walk_packages([str(PACKAGE)], "torres3d."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found, todo = [], [Fault]
    while todo:
        kind = todo.pop()
        if not kind.__module__.startswith(WITHOUT_WINDOW):
            found.append(kind)
        todo += kind.__subclasses__()
    return found


@cache
def phrase_ids() -> set[str]:
    """Every id a `Phrase` is made with."""
    found = {*SYSTEM.values(), "os_other", "raised", "died"}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Phrase":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def values_of(template: str) -> set[str]:
    """The names of the values an English message has places for."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_every_fault_has_words(language: str) -> None:
    there = messages(language)
    reasons = {reason: "".join(both) for kind in fault_classes() for reason, both in kind.messages.items()}
    assert len(reasons) > 40
    for reason, both in reasons.items():
        assert f"wrong-{reason}" in there, f"{language}: {reason} has no words"
        assert f"todo-{reason}" in there, f"{language}: nobody says what to do about {reason}"
        for key in (f"wrong-{reason}", f"todo-{reason}"):
            assert there[key] <= values_of(both), f"{language}: {key} asks for values the fault does not have"
        said = fault_message(Fault(reason, **dict.fromkeys(values_of(both), 2)), Texts(LOCALE, language))
        assert "{" not in said.problem + said.remedy, f"{language}: {said}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_reasons_that_went(language: str) -> None:
    reasons = {reason for kind in fault_classes() for reason in kind.messages}
    phrases = phrase_ids() | {f"problem_{problem}" for problem in PROBLEMS}
    for key in messages(language):
        part, _, rest = key.partition("-")
        if part in ("wrong", "todo"):
            assert rest in reasons, key
        if part == "why":
            assert rest in phrases, key


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_among_the_values_has_words(language: str) -> None:
    for phrase in phrase_ids() | {f"problem_{problem}" for problem in PROBLEMS}:
        assert f"why-{phrase}" in messages(language), f"{language}: {phrase}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_undo_has_words(language: str) -> None:
    for reason in (*UNDO_TEXT, *TORRES.final_texts, *TURM.final_texts):
        assert f"undo-{reason.replace('_', '-')}" in messages(language)


def test_a_fault_says_where_what_and_what_to_do() -> None:
    fault = LogFault("number", Path("a.torres"), 1207, given=1205, expected=1206)
    assert fault_message(fault, Texts(LOCALE, "de")).lines == (
        "a.torres, Zeile 1207",
        "Die Zeile hat die Nummer 1205 statt 1206: Eine Zeile fehlt, ist doppelt oder steht am falschen Platz.",
        "Besorge die Datei noch einmal von dort, woher sie kam.",
    )
    assert fault_message(Fault("empty", Path("a.torres")), Texts(LOCALE, "ro")).where == "a.torres"


def test_a_refusal_within_a_fault_is_said_in_the_same_language() -> None:
    refusal = IllegalCommand("supply_empty")
    say = Texts(LOCALE, "de", [game.words for game in GAMES])
    illegal = LogFault("illegal", Path("a"), 3, player=Phrase("nobody", "nobody"), seat=9, why=refusal, refusal=refusal)
    assert fault_message(illegal, say).problem == "Unerlaubter Befehl von Niemand: Der Vorrat ist leer."
    overhang = IllegalInTurm("on_the_table")
    other = LogFault("illegal", Path("a"), 3, player=Phrase("nobody", "nobody"), seat=9, why=overhang, refusal=overhang)
    assert fault_message(other, say).problem.endswith("Auf den Tisch darf eine Farbe nur in ihrem ersten Zug bauen.")
    undo = UndoRefused("not_yours", 1)
    undone = LogFault("undo_refused", Path("a"), 3, why=undo, refusal=undo)
    assert fault_message(undone, Texts(LOCALE, "de")).problem == (
        "Hier wird etwas zurückgenommen, das endgültig ist: Der letzte Befehl stammt von einem anderen Spieler."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_refuses_is_said_in_our_words(language: str) -> None:
    say = Texts(LOCALE, language)
    assert system_message(OSError(errno.ENOSPC, "No space left on device"), say) == say("why-os_no_room")
    assert system_message(OSError(errno.EPIPE, "Broken pipe"), say) == say("why-os_other", name="EPIPE")
    assert system_message(TimeoutError(), say) == say("why-os_other", name="TimeoutError")
    assert system_reason(OSError(errno.ENOSPC, "No space left on device")) == "No space left on device"


def test_a_bot_or_a_calculation_that_failed_is_told_by_the_errors_name() -> None:
    say = Texts(LOCALE, "de")
    detail = "Traceback (most recent call last):\n  File …\nValueError: too many values\n"
    assert failure_reason("raised", detail, say) == "ein Fehler im Programm (ValueError)"
    assert failure_reason("died", "the process ended with the exit code -9", say) == "der Prozess dafür endete"


def test_a_phrase_nobody_has_words_for_is_said_in_english() -> None:
    assert phrase_text(Phrase("none_such", "in English"), Texts(LOCALE, "de")) == "in English"
