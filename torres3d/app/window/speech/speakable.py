"""Speakable text: signs become words or pauses, and nothing is left that a voice program could take for a command."""

import re
import unicodedata

from torres3d.i18n.texts import Translate

LONGEST = 2000
"""Characters of a text at most."""
ARROWS = {"←": "speech-left", "↑": "speech-up", "↓": "speech-down"}
_DIGITS = r"(?<=\d)\s*{}\s*(?=\d)"
_CHOICES = re.compile(r"\s*(?<!\S)\S*/\S*/\S*|\s*/\s*")
"""A slash between two things, or a path."""
_PAUSES = re.compile(r"[()\[\]{}<>·•|;]|\s[-–—]+\s|—|\.{3}|…")
_REMOVED = re.compile(r"[\\^~`*_\"“”„«»‹›]")
_SPACES = re.compile(r"\s+")
_EMPTY = re.compile(r"\s*,(?:\s*,)+|\s+(?=[,.:?!])")
_DOUBLE = re.compile(r"([.:?!]),|,\s*([.:?!])")
_LEADING = re.compile(r"^[,\s]+|[,\s]+$")


def speakable(text: str, say: Translate) -> str:
    """The text in one line of words: no controls, escape sequences, brackets or markup; dashes, arrows, × and / are
    spoken."""
    text = "".join(each if _is_seen(each) else " " for each in text[:LONGEST])
    text = re.sub(_DIGITS.format("[–-]"), f" {say('speech-to')} ", text)
    text = re.sub(r"←\s*/?\s*→", f"{say('speech-left')}, {say('speech-right')}", text)
    text = re.sub(r"^→|(?<=\+ )→", say("speech-right"), text)
    for arrow, word in ARROWS.items():
        text = text.replace(arrow, say(word))
    text = re.sub(r"\s*(?:→|⇒|->)\s*", f" {say('speech-to')} ", text)
    text = re.sub(r"\s*×\s*", f" {say('speech-times')} ", text)
    text = re.sub(_DIGITS.format("/"), f" {say('speech-of')} ", text)
    either = f" {say('speech-or')} "
    text = _CHOICES.sub(lambda found: found[0] if found[0].strip() != "/" else either, text)
    text = re.sub(r"(?<!\w)\+\s?(?=\d)", f" {say('speech-plus')} ", text)
    text = re.sub(r"(?<!\w)[−-]\s?(?=\d)|−", f" {say('speech-minus')} ", text)
    text = _PAUSES.sub(", ", text)
    text = _SPACES.sub(" ", _REMOVED.sub(" ", text))
    text = _EMPTY.sub(lambda found: "," if "," in found[0] else "", text)
    text = _DOUBLE.sub(lambda found: found[1] or found[2], text)
    return _LEADING.sub("", text)


def joined(pieces: list[str]) -> str:
    """The pieces as sentences: each ends with a stop, so that the voice pauses."""
    return " ".join(piece if piece.endswith((".", "!", "?", ":", ",")) else f"{piece}." for piece in pieces if piece)


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
