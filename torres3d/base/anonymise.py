"""Taking names of persons out of a text that is handed on: of the player, of the account, and of files of games."""

import getpass
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

HOME = "~"
"""What stands for the folder of the person."""
PLACEHOLDER = "…"
"""What stands for a name."""
SUFFIXES = ("torres", "turm", "study")
"""Endings of files that a person names, or that are named after the players."""
_FILE_OF_A_GAME = re.compile(rf"[^/\\'\"\n|]*(\.(?:{'|'.join(SUFFIXES)}))(?![\w.])")
_TRACED = re.compile(r'(File ")([^"\n]*)(", line \d+)')
_OPTION = re.compile(r"--?[a-z][a-z-]*")
_COMMAND = re.compile(r"[a-z]+")


def anonymise(text: str, names: Iterable[str] = ()) -> str:
    """A text without ``names``, each taken where it stands as a word of its own, without the folder of the person
    (`HOME`), the name of the account, and the names of files of games."""
    for name in sorted({name.strip() for name in names} - {""}, key=len, reverse=True):
        for written in {name, repr(name)[1:-1]}:
            text = re.sub(rf"(?<!\w){re.escape(written)}(?!\w)", PLACEHOLDER, text, flags=re.IGNORECASE)
    return _FILE_OF_A_GAME.sub(rf"{PLACEHOLDER}\1", without_home(text))


def without_home(text: str) -> str:
    """A text in whose paths `HOME` stands for the folder of the person, and nothing for the name of the account."""
    for folder in sorted(_homes(), key=len, reverse=True):
        for written in {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}:
            text = re.sub(rf"{re.escape(written)}(?![\w.-])", lambda _: HOME, text, flags=re.IGNORECASE)
    account = _account()
    return re.sub(rf"(?<=[/\\]){re.escape(account)}(?=[/\\])", PLACEHOLDER, text) if account else text


def anonymise_trace(text: str, names: Iterable[str] = ()) -> str:
    """A traceback as Python writes it, as `anonymise`; of the paths of modules that remains which is from which package
    on."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(f"{found[1]}{_below_packages(found[2])}{found[3]}")
        return f"\0{len(kept) - 1}\0"

    # The modules' paths are put aside meanwhile: a player may be called "app" or "py".
    cleaned = anonymise(_TRACED.sub(keep, text.replace("\0", "")), names)
    return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], cleaned)


def command_words(words: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """What a program was called with (its arguments), in two parts: the command and the options in one text, as far as
    they are ours, and all else, which may hold names: files, values, players."""
    ours, theirs = [], []
    for place, word in enumerate(words):
        option, _, value = word.partition("=")
        if _OPTION.fullmatch(option) or (place == 0 and _COMMAND.fullmatch(word)):
            ours.append(option)
            theirs.append(value)
        else:
            theirs.append(word)
    pieces = {part for word in theirs for part in (word, *word.split(","), Path(word).name, Path(word).stem)}
    return " ".join(ours), tuple(sorted(piece for piece in pieces if re.search(r"[^\W\d]", piece)))


def _below_packages(path: str) -> str:
    parts = re.split(r"[/\\]", path)
    for mark in ("site-packages", "dist-packages"):
        if mark in parts:
            return "/".join(parts[parts.index(mark) + 1 :])
    if "torres3d" in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index("torres3d") :])
    return parts[-1]


def _homes() -> set[str]:
    """The folder of the person as it may be written; one that is a root of the disk says nothing."""
    found = {os.environ.get(name, "") for name in ("HOME", "USERPROFILE")}
    try:
        home = Path.home()
        found |= {str(home), str(home.resolve())}
    except (OSError, RuntimeError):
        pass
    return {folder.rstrip("/\\") for folder in found if len(Path(folder).parts) > 1}


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
