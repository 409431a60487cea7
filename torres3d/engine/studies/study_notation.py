"""Study text: a header as YAML, the beginning, and the tree of its lines with comments and marks
(docs/notation.md). Variations stand in brackets after the step they replace, as in chess.

A game gives header, beginning and the notation of its commands (`StudyNotation`).
"""

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Literal, NamedTuple, get_args

from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.engine import game_notation as engine_text
from torres3d.engine.kit import EventT, Kit, StateT
from torres3d.engine.studies.study import BEGINNING, Mark, PlayedStudy, Study, StudyT, TriedMove
from torres3d.engine.studies.study_file import COMMENT, MOST_MOVES, AnyFormat

VERSIONS = (1, 2)
MARKS: dict[str, Mark] = {mark: mark for mark in get_args(Mark)}
ESCAPES = {"n": "\n", **{letter: letter for letter in "\\{}"}}
LAST_LETTER = 0x10FFFF
DEEPEST = 20
"""Variations up to this depth are set in further."""


class StudyParts(NamedTuple):
    """The parts of a text: header, beginning and tree, and the number of lines before the tree."""

    header: str
    beginning: str
    tree: str
    first: int


class StudyNotation(ABC, Generic[StudyT, StateT, EventT]):
    """The text of one game's studies. ``files`` is the form of its files, with the notation of its commands.

    ``label`` is the pattern of a turn's beginning without its colon, ``a_step`` says what a step is.
    """

    files: ClassVar[AnyFormat]
    played_type: type[PlayedStudy[StateT, EventT]]
    label: ClassVar[str]
    a_step: ClassVar[str]

    # what differs from game to game

    @abstractmethod
    def header(self, study: StudyT) -> engine_text.BaseHeaderForm:
        """The header."""

    @abstractmethod
    def beginning(self, study: StudyT) -> str:
        """The lines of the beginning, each with its line feed; the parts before and after it are divided off."""

    @abstractmethod
    def begun(self, parts: StudyParts) -> StudyT:
        """The study of header and beginning, without moves.

        Raises `NotationFault` with line and column; for the header `FileFault` or the `Fault` of a set-up.
        """

    @abstractmethod
    def label_of(self, state: StateT) -> str:
        """The moment and who is to act, such as ``2.3 B``."""

    # what is the same

    def is_text(self, text: str) -> bool:
        """Whether a text has the header of a study of this game."""
        return re.search(rf"^\s*format:\s*{self.files.format}\s*$", text, re.MULTILINE) is not None

    def text(self, study: StudyT) -> str:
        """A study as text. `read` gives it back, its nodes numbered in reading order."""
        divider = engine_text.DIVIDER + "\n"
        header = engine_text.format_header(self.header(study))
        return header + divider + self.beginning(study) + divider + self.tree(study)

    def read(self, text: str) -> StudyT:
        """The study of a text, played by the rules.

        Raises `NotationFault` with line and column for a beginning or a tree that cannot be read, or a step that is
        illegal; for the header `FileFault` or the `Fault` of a set-up.
        """
        parts = _parts(text)
        begun = self.begun(parts)
        comment, moves = self.read_tree(parts.tree, parts.first, begun)
        return replace(begun, comment=comment, moves=moves)

    def tree(self, study: StudyT) -> str:
        """The lines of a study, each with its line feed."""
        return _tree(study, self)

    def read_tree(self, text: str, first: int, begun: StudyT) -> tuple[str, tuple[TriedMove, ...]]:
        """The comment on the beginning, and the steps of lines after ``first`` others; raises `NotationFault`."""
        return _Reader(text, first, begun, self).read()

    def check_header(self, form: engine_text.BaseHeaderForm) -> None:
        """Raise `NotationFault` for a header of another format or version."""
        if form.format != self.files.format or form.version not in VERSIONS:
            known = f"{self.files.format} of version {' or '.join(map(str, VERSIONS))}"
            raise NotationFault(f"{form.format} {form.version}", known, line=1)


AnyNotation = StudyNotation[Any, Any, Any]


# writing


def _tree(study: Study, form: AnyNotation) -> str:
    """The lines of the tree: a new one for each turn, and where a variation begins or ends."""
    states, following = [node.state for node in form.played_type(study).nodes], study.children()
    lines: list[str] = [_comment(study.comment)] if study.comment else []
    label = ""
    # What to write next, last first.
    todo = [_Part("rest", BEGINNING, 0)]
    while todo:
        part = todo.pop()
        if part.kind == "end":
            lines[-1] += ")"
            label = ""
        elif part.kind == "rest":
            todo += _rest(part, following)
        else:
            move = study.moves[part.node - 1]
            now = f"{form.label_of(states[move.after])}:"
            if part.kind == "variation" or now != label:
                lines.append("  " * min(part.depth, DEEPEST) + ("(" if part.kind == "variation" else "") + now)
                label = now
            lines[-1] += f" {form.files.word(move.command, study)}{move.mark}"
            if move.comment:
                lines[-1] += f" {_comment(move.comment)}"
    return "".join(f"{line}\n" for line in lines)


class _Part(NamedTuple):
    """A part of the tree to be written: a step, the first step of a variation, all after a node, a closing bracket."""

    kind: Literal["step", "variation", "rest", "end"]
    node: int
    depth: int


def _rest(part: _Part, following: list[list[int]]) -> list[_Part]:
    """The parts after a node, last first: the main line's step, variations from it, the main line's rest."""
    if not following[part.node]:
        return []
    main, *others = following[part.node]
    parts = [_Part("rest", main, part.depth)]
    for other in reversed(others):
        depth = part.depth + 1
        parts += [_Part("end", other, depth), _Part("rest", other, depth), _Part("variation", other, depth)]
    return [*parts, _Part("step", main, part.depth)]


def _comment(text: str) -> str:
    return "{" + "".join(map(_escaped, text)) + "}"


def _escaped(letter: str) -> str:
    """A letter of a comment: what pages and clipboards change, or the notation means otherwise, by an escape."""
    if letter == "\n":
        return r"\n"
    if letter in "\\{}":
        return "\\" + letter
    return letter if letter.isprintable() else rf"\u{ord(letter):06x}"


# reading


def _parts(text: str) -> StudyParts:
    """The parts of a text; raises `NotationFault` without the lines between them."""
    lines = text.split("\n")
    dividers = [number for number, line in enumerate(lines) if line.strip() == engine_text.DIVIDER][:2]
    if len(dividers) < 2:
        raise NotationFault(
            "", f"the line {engine_text.DIVIDER} after the header, and after the position", line=len(lines)
        )
    one, other = dividers
    return StudyParts(
        "\n".join(lines[:one]), "\n".join(lines[one + 1 : other]), "\n".join(lines[other + 1 :]), other + 1
    )


_WORDS = (
    r"(?P<blank>\s+|\#[^\n]*)"
    r"|(?P<comment>\{(?:[^\\{}]|\\.)*\})"
    r"|(?P<bracket>[()])"
    r"|(?P<label>(?:%s):)"
    r"|(?P<step>[^\s(){}]+)"
    r"|(?P<other>.)"
)
_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{6})|(.))", re.DOTALL)
_MARK = re.compile(r"[!?]+$")


class _Reader:
    """Reads a tree of a study that is ``begun``. ``first`` lines are before it."""

    def __init__(self, text: str, first: int, begun: Study, form: AnyNotation) -> None:
        self._text = text
        self._first = first
        self._begun = begun
        self._form = form
        self._kit: Kit[Any, Any] = form.played_type.kit
        self._states = [begun.begun]
        self._moves: list[TriedMove] = []
        self._comment = ""
        self._node = BEGINNING
        self._fresh = False
        """Whether a variation has just begun, and its first step comes next."""
        self._open: list[tuple[int, int]] = []
        """For each open bracket the node to go on from, and the place of the bracket."""

    def read(self) -> tuple[str, tuple[TriedMove, ...]]:
        """The comment on the position, and the steps."""
        for match in re.finditer(_WORDS % self._form.label, self._text, re.DOTALL):
            match match.lastgroup:
                case "comment":
                    self._comments(match)
                case "bracket" if match[0] == "(":
                    self._begin(match)
                case "bracket":
                    self._end(match)
                case "label":
                    self._check(match)
                case "step":
                    self._step(match)
                case "other":
                    wanted = "a comment that ends with }" if match[0] == "{" else self._form.a_step
                    raise self._fault(match.start(), match[0], wanted)
        if self._open:
            raise self._fault(self._open[-1][1], "(", "a variation that ends with )")
        return self._comment, tuple(self._moves)

    def _fault(self, at: int, found: str, expected: str) -> NotationFault:
        line = self._text.count("\n", 0, at)
        return NotationFault(found, expected, line=self._first + line + 1, column=at - self._text.rfind("\n", 0, at))

    def _begin(self, match: re.Match[str]) -> None:
        if self._fresh or self._node == BEGINNING or len(self._open) > MOST_MOVES:
            raise self._fault(match.start(), "(", "a step, which a variation in brackets may follow")
        self._open.append((self._node, match.start()))
        self._node, self._fresh = self._moves[self._node - 1].after, True

    def _end(self, match: re.Match[str]) -> None:
        if self._fresh or not self._open:
            raise self._fault(match.start(), ")", self._form.a_step)
        self._node, _ = self._open.pop()

    def _check(self, match: re.Match[str]) -> None:
        state = self._states[self._node]
        if state.actor is None:
            raise self._fault(match.start(), match[0], "nothing more: the game is over")
        now = f"{self._form.label_of(state)}:"
        if match[0] != now:
            raise self._fault(match.start(), match[0], f"a moment and a seat: here {now}")

    def _comments(self, match: re.Match[str]) -> None:
        if self._fresh:
            raise self._fault(match.start(), match[0], self._form.a_step)
        text = _ESCAPE.sub(lambda found: self._meant(found, match.start()), match[0][1:-1])
        node = self._node
        before = self._moves[node - 1].comment if node else self._comment
        text = f"{before}\n{text}" if before else text
        if len(text) > COMMENT:
            raise self._fault(match.start(), match[0][:20], f"a comment of at most {COMMENT} characters")
        if node:
            self._moves[node - 1] = replace(self._moves[node - 1], comment=text)
        else:
            self._comment = text

    def _meant(self, found: re.Match[str], at: int) -> str:
        code = int(found[1], 16) if found[1] else -1
        letter = ESCAPES.get(found[2] or "") if code < 0 else chr(code) if code <= LAST_LETTER else None
        if letter is None:
            raise self._fault(at + 1 + found.start(), found[0], r"a comment with \n, \\, \{, \} or \u and six digits")
        return letter

    def _step(self, match: re.Match[str]) -> None:
        found = _MARK.search(match[0])
        word, sign = (match[0][: found.start()], found[0]) if found else (match[0], "")
        mark = MARKS.get(sign)
        if mark is None:
            raise self._fault(match.start() + len(word), sign, f"a mark: {', '.join(filter(None, MARKS))}")
        if not word:
            self._mark(match, mark)
            return
        if len(self._moves) >= MOST_MOVES:
            raise self._fault(match.start(), word, f"no more than {MOST_MOVES} steps")
        try:
            command = self._form.files.read_word(word, self._begun)
        except NotationFault as fault:
            at = match.start() + (fault.column or 1) - 1
            raise self._fault(at, fault.found, fault.expected) from None
        state = self._states[self._node]
        if state.actor is None:
            raise self._fault(match.start(), word, "nothing more: the game is over")
        try:
            events = self._kit.decide_for_actor(state, command)
        except self._kit.illegal as illegal:
            raise self._fault(match.start(), word, f"a command that is legal: {illegal}") from illegal
        for event in events:
            state = self._kit.evolve(state, event)
        self._moves.append(TriedMove(self._node, command, mark=mark))
        self._states.append(state)
        self._node, self._fresh = len(self._moves), False

    def _mark(self, match: re.Match[str], mark: Mark) -> None:
        """A mark after a blank."""
        if self._fresh or not self._node or self._moves[self._node - 1].mark:
            raise self._fault(match.start(), match[0], self._form.a_step)
        self._moves[self._node - 1] = replace(self._moves[self._node - 1], mark=mark)
