"""Study text: a header as YAML, the diagram of the position, and the tree of its lines with comments and marks
(docs/notation.md). Variations stand in brackets after the step they replace, as in chess.
"""

import re
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_text
from torres3d.engine import game_notation as engine_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.games.torres.kit.game_notation import moment_text
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.command_notation import command_text, read_command, seat_letter
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.study import BEGINNING, Mark, Study, TriedMove
from torres3d.games.torres.studies.study_file import COMMENT, MOST_MOVES, NAME, StudyPlayer

FORMAT, VERSIONS = "torres3d-study", (1, 2)
MARKS: dict[str, Mark] = {mark: mark for mark in get_args(Mark)}
ESCAPES = {"n": "\n", **{letter: letter for letter in "\\{}"}}
LAST_LETTER = 0x10FFFF
DEEPEST = 20
"""Variations up to this depth are set in further."""


class StudyForm(engine_text.BaseHeaderForm, frozen=True, kw_only=True):
    """The header: what the first line of a study file says, except for the position and its comment."""

    name: str
    edition: str
    mode: Mode
    rules: dict[str, object] = msgspec.field(default_factory=dict)
    players: tuple[StudyPlayer, ...]


def is_study_text(text: str) -> bool:
    """Whether a text has the header of a study."""
    return re.search(rf"^\s*format:\s*{FORMAT}\s*$", text, re.MULTILINE) is not None


# writing


def study_text(study: Study) -> str:
    """A study as text. `read_study_text` gives it back, its nodes numbered in reading order."""
    setup = study.setup
    form = StudyForm(
        format=FORMAT,
        version=VERSIONS[-1],
        name=normalise_name(study.name, NAME),
        edition=setup.edition,
        mode=setup.mode,
        rules=setup.rules,
        players=tuple(StudyPlayer(player.name, player.colour) for player in setup.players),
    )
    divider = engine_text.DIVIDER + "\n"
    return engine_text.format_header(form) + divider + diagram(study.begun) + divider + _tree(study)


def _tree(study: Study) -> str:
    """The lines of the tree: a new one for each turn, and where a variation begins or ends."""
    states, following = _states(study), study.children()
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
            now = _label(states[move.after])
            if part.kind == "variation" or now != label:
                lines.append("  " * min(part.depth, DEEPEST) + ("(" if part.kind == "variation" else "") + now)
                label = now
            lines[-1] += f" {command_text(move.command)}{move.mark}"
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


def _states(study: Study) -> list[State]:
    """The state after each node."""
    states = [study.begun]
    for move in study.moves:
        states.append(apply(states[move.after], move.command))
    return states


def _label(state: State) -> str:
    """The moment and the seat to act."""
    assert state.actor is not None
    return f"{moment_text(state)} {seat_letter(state.actor)}:"


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


def read_study_text(text: str) -> Study:
    """The study of a text, played by the rules.

    Raises `NotationFault` with line and column for a position or a tree that cannot be read, or a step that is illegal;
    for the header `FileFault` or `SetupFault`.
    """
    header, position, tree, first = _parts(text)
    form = read_text(header, StudyForm, "the study's header")
    if form.format != FORMAT or form.version not in VERSIONS:
        known = f"{FORMAT} of version {' or '.join(map(str, VERSIONS))}"
        raise NotationFault(f"{form.format} {form.version}", known, line=1)
    players = tuple(Player(player.name, player.colour, None) for player in form.players)
    setup = Setup(form.edition, form.mode, form.rules, players)
    options, before = options_of(setup), header.count("\n") + 2
    try:
        begun = playable_diagram(position, options)
    except NotationFault as fault:
        raise fault.relocated(line=(fault.line or 1) + before, cell=fault.cell) from fault
    comment, moves = _Reader(tree, first, begun).read()
    return Study(normalise_name(form.name, NAME), setup, begun, comment, moves)


def _parts(text: str) -> tuple[str, str, str, int]:
    """Header, position and tree of a text, and the number of lines before the tree."""
    lines = text.split("\n")
    dividers = [number for number, line in enumerate(lines) if line.strip() == engine_text.DIVIDER][:2]
    if len(dividers) < 2:
        raise NotationFault(
            "", f"the line {engine_text.DIVIDER} after the header, and after the position", line=len(lines)
        )
    one, other = dividers
    return "\n".join(lines[:one]), "\n".join(lines[one + 1 : other]), "\n".join(lines[other + 1 :]), other + 1


_TOKEN = re.compile(
    r"(?P<blank>\s+|\#[^\n]*)"
    r"|(?P<comment>\{(?:[^\\{}]|\\.)*\})"
    r"|(?P<bracket>[()])"
    r"|(?P<label>(?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]:)"
    r"|(?P<step>[^\s(){}]+)"
    r"|(?P<other>.)",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{6})|(.))", re.DOTALL)
_MARK = re.compile(r"[!?]+$")
_A_STEP = "a command such as c4-d4 or end/0, or a moment and a seat such as 2.3 B:"


class _Reader:
    """Reads a tree. ``first`` lines are before it."""

    def __init__(self, text: str, first: int, begun: State) -> None:
        self._text = text
        self._first = first
        self._states = [begun]
        self._moves: list[TriedMove] = []
        self._comment = ""
        self._node = BEGINNING
        self._fresh = False
        """Whether a variation has just begun, and its first step comes next."""
        self._open: list[tuple[int, int]] = []
        """For each open bracket the node to go on from, and the place of the bracket."""

    def read(self) -> tuple[str, tuple[TriedMove, ...]]:
        """The comment on the position, and the steps."""
        for match in _TOKEN.finditer(self._text):
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
                    wanted = "a comment that ends with }" if match[0] == "{" else _A_STEP
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
            raise self._fault(match.start(), ")", _A_STEP)
        self._node, _ = self._open.pop()

    def _check(self, match: re.Match[str]) -> None:
        state = self._states[self._node]
        if state.actor is None:
            raise self._fault(match.start(), match[0], "nothing more: the game is over")
        now = _label(state)
        if match[0] != now:
            raise self._fault(match.start(), match[0], f"a moment and a seat: here {now}")

    def _comments(self, match: re.Match[str]) -> None:
        if self._fresh:
            raise self._fault(match.start(), match[0], _A_STEP)
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
            command = read_command(word)
        except NotationFault as fault:
            at = match.start() + (fault.column or 1) - 1
            raise self._fault(at, fault.found, fault.expected) from None
        state = self._states[self._node]
        if state.actor is None:
            raise self._fault(match.start(), word, "nothing more: the game is over")
        try:
            after = apply(state, command)
        except IllegalCommand as illegal:
            raise self._fault(match.start(), word, f"a command that is legal: {illegal}") from illegal
        self._moves.append(TriedMove(self._node, command, mark=mark))
        self._states.append(after)
        self._node, self._fresh = len(self._moves), False

    def _mark(self, match: re.Match[str], mark: Mark) -> None:
        """A mark after a blank."""
        if self._fresh or not self._node or self._moves[self._node - 1].mark:
            raise self._fault(match.start(), match[0], _A_STEP)
        self._moves[self._node - 1] = replace(self._moves[self._node - 1], mark=mark)
