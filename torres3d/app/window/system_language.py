"""Language of the machine, and the faults of a language of the program."""

import locale
import os
from collections.abc import Callable, Iterable, Sequence

from torres3d.base.faults import Fault, clip
from torres3d.i18n.fluent_texts import TextFault
from torres3d.i18n.texts import Texts

ASKING = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables for the user's language, the strongest first."""


def own_language(languages: Sequence[str], usual: str) -> str:
    """The language of the machine, if the program has it; otherwise the ``usual`` one."""
    try:
        # What the person asks for counts also where the system has no such locale; Windows calls languages by words.
        asked = [*(os.environ.get(name) for name in ASKING), locale.getlocale()[0]]
    except ValueError:
        return usual
    named = next((each for each in asked if each), "").replace("-", "_").partition("_")[0]
    short = locale.normalize(named).partition("_")[0].casefold()
    return next((language for language in languages if language.partition("-")[0].casefold() == short), usual)


def language_faults(texts: Texts, lacking: Callable[[Iterable[str]], str]) -> list[Fault]:
    """The faults of a language's texts, and its missing glyphs: ``lacking`` gives those of some letters."""
    faults = list(texts.faults)
    if letters := lacking(texts.letters):
        numbers = " ".join(f"U+{ord(letter):04X}" for letter in letters)  # they themselves cannot be shown
        faults.append(TextFault("text_letters", texts.folder, given=clip(numbers)))
    return faults
