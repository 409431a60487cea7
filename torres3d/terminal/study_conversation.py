"""Conversation about a study of any game: commands become lines of a tree, which is walked, commented and marked."""

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Literal

from torres3d.app.screens.study.current_study import OpenStudy, go_to
from torres3d.engine.studies.study import BEGINNING, Mark, lines_left, off_main
from torres3d.engine.studies.study_notation import MARKS, AnyNotation
from torres3d.hud.models.study_models import MARK_NAMES, StudyRow
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.dialogue import Asked, ChoiceT, numbered_lines
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.output_files import check_output, write_output

Way = Literal["list", "quit"]
"""Ways out: the list of studies, out of the program."""
TEXT = ".txt"
ASKED_FROM = 2
"""Commands with which a line is deleted only when asked."""


class BaseStudyConversation(BaseConversation[ChoiceT]):
    """A study; the conversation of the game is its second base.

    ``book`` is the open study, whose lines follow what is done in the game in memory; ``way`` is the way out.
    """

    further_words: ClassVar[tuple[str, ...]] = (
        "next", "back", "first", "last", "lines", "comment", "mark", "delete", "main", "rename", "position", "text",
        "list",
    )  # fmt: skip
    words_left_out: ClassVar[tuple[str, ...]] = ("again", "reset")
    need_actor: ClassVar[tuple[str, ...]] = ("legal", "what", "hint", "turn", "me")
    """Words that say nothing once the game is over."""
    notation: ClassVar[AnyNotation]
    book: OpenStudy
    way: Way | None = None

    def open(self, book: OpenStudy) -> None:
        """Begin with a study, once the game's own words are known."""
        self.book = book
        self._followed = self._game.n
        self._nodes: tuple[int, Sequence[int]] = (-1, [])
        """The nodes of the last list of lines, and the number of commands after which they hold."""
        self._answers |= {
            "next": self._forward,
            "redo": self._forward,
            "back": self._backward,
            "undo": self._backward,
            "first": lambda rest: self._jump(BEGINNING),
            "last": lambda rest: self._jump(self._end_of_line()),
            "lines": lambda rest: self._lines(),
            "comment": self._comment,
            "mark": self._mark,
            "delete": lambda rest: self._delete(),
            "main": lambda rest: self._main(),
            "rename": self._rename,
            "position": lambda rest: self._position(),
            "text": self._text,
            "file": lambda rest: [self._where()],
            "list": lambda rest: self._leave_by("list"),
        }

    # what differs from game to game

    @abstractmethod
    def _rows(self) -> Sequence[StudyRow]:
        """The rows of the lines, none unfolded."""

    @abstractmethod
    def _position(self) -> list[str]:
        """The position as text."""

    # what is the same

    def _talk(self) -> None:
        self._terminal.say("", self.book.study.name, *self._here())
        while self.way is None:
            went = self._listen()
            self._follow()
            if not went:
                self.way = "quit"
        self._terminal.say(self._where())
        self.book.close()

    def _leave(self) -> None:
        """Say where the study is saved: everything is already."""
        self._terminal.say(self._where())
        self.book.close()

    def _asked(self) -> str | None:
        if self._game.state.actor is None:
            return self._terminal.ask(self._say("text-study-over-prompt"))
        return super()._asked()  # type: ignore[safe-super]

    def _do(self, asked: Asked | str) -> None:
        chosen = self._node_chosen(asked)
        if chosen is not None:
            self._terminal.say(*self._jump(chosen))
        elif self._game.state.actor is None and (not isinstance(asked, Asked) or asked.word in self.need_actor):
            self._terminal.say(self._say("study-over-here"))
        else:
            super()._do(asked)

    def _node_chosen(self, asked: Asked | str) -> int | None:
        """The node that a number of the last list of lines means."""
        held, nodes = self._nodes
        if isinstance(asked, Asked) or not asked.isdecimal() or held != self._game.n or len(asked) > 5:
            return None
        return nodes[int(asked) - 1] if 1 <= int(asked) <= len(nodes) else None

    def _listed(self, choices: Sequence[ChoiceT]) -> list[str]:
        self._nodes = (-1, [])  # numbers mean choices from now on
        return super()._listed(choices)

    def _follow(self) -> None:
        """Add new commands to the study as a line."""
        if self._game.n != self._followed:
            self._followed = self._game.n
            self.book.follow([step.standing_command for step in self._game.history.standing_steps()])

    def _jump(self, node: int) -> list[str]:
        """Go to a node; what is said there."""
        go_to(self._game, self.book, node)
        self._followed = self._game.n
        return self._here()

    def _here(self) -> list[str]:
        """The step that led here, its mark and its comment."""
        say, study, node = self._say, self.book.study, self.book.node
        comment = study.comment_at(node)
        if node == BEGINNING:
            lines = [say("text-study-begins", steps=len(study.moves))]
        else:
            mark = study.mark_at(node)
            lines = [*self._step_lines(self.book.grown.step(node)), *([self._mark_words(mark)] if mark else [])]
        return [*lines, *([say("text-study-comment", text=comment)] if comment else [])]

    def _forward(self, rest: str) -> list[str]:
        """On along the line; where several go on, they are listed, unless a number names one."""
        say, following = self._say, self.book.study.children()[self.book.node]
        if not following:
            return [say("text-study-line-ends")]
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest[:5]) <= len(following):
                return [say("text-study-no-way", number=rest, most=len(following))]
            return self._jump(following[int(rest) - 1])
        if len(following) == 1:
            return self._jump(following[0])
        self._nodes = self._game.n, following
        steps = (self.book.grown.step(node) for node in following)
        return [say("text-study-ways"), *numbered_lines("; ".join(self._step_lines(step)) for step in steps)]

    def _backward(self, rest: str) -> list[str]:
        """Back by a command, or by so many."""
        say, node = self._say, self.book.node
        if node == BEGINNING:
            return [say("text-study-at-beginning")]
        line = [BEGINNING, *self.book.study.line_to(node)]
        if rest and not (rest.isdecimal() and rest.strip("0")):
            return [say("text-study-how-far")]
        to = line[max(0, len(line) - 1 - int(rest[:5] or 1))]
        here = self._jump(to)
        return here if to == BEGINNING or not here else [say("text-study-back-to", step=here[0]), *here[1:]]

    def _end_of_line(self) -> int:
        following, node = self.book.study.children(), self.book.node
        while following[node]:
            node = following[node][0]
        return node

    def _lines(self) -> list[str]:
        """The tree as a list: a row for each turn, numbered; a number goes to its end."""
        say, nodes, lines = self._say, list[int](), list[str]()
        for row in self._rows():
            if row.kind == "turn":
                words = " ".join(step.text for step in row.steps)
                shown = any(step.node == self.book.node for step in row.steps)
                here = f", {say('text-study-here')}" if shown else ""
                deep = f"{say('text-study-variation', depth=row.depth)} " if row.depth else ""
                nodes.append(row.node)
                who = ", ".join(filter(None, (row.text, row.when)))
                lines.append(f"{len(nodes)}. {deep}{who}: {words}{here}")
            elif row.kind == "comment":
                lines.append(f"   {say('text-study-comment', text=row.text)}")
        self._nodes = self._game.n, nodes
        return [*lines, say("text-study-number")] if nodes else [*lines, say("text-study-empty")]

    def _comment(self, rest: str) -> list[str]:
        """What is written here; with words behind it they are written instead, with a minus nothing."""
        say = self._say
        if not rest:
            text = self.book.study.comment_at(self.book.node)
            return [say("text-study-comment", text=text) if text else say("text-study-no-comment")]
        self.book.comment("" if rest == "-" else rest)
        return [say("text-study-comment-gone" if rest == "-" else "text-study-commented")]

    def _mark(self, rest: str) -> list[str]:
        """Mark the step that led here."""
        say, node = self._say, self.book.node
        if node == BEGINNING:
            return [say("study-not-mark")]
        sign = "" if rest == "-" else rest
        if (not rest) or sign not in MARKS:
            signs = ", ".join(mark for mark in MARKS if mark)
            wrong = [] if not rest else [say("text-study-no-mark", mark=rest)]
            return [*wrong, say("text-study-marks", marks=signs)]
        self.book.mark(MARKS[sign])
        return [self._mark_words(MARKS[sign])]

    def _mark_words(self, mark: Mark) -> str:
        return self._say("text-study-mark", mark=mark or "-", name=self._say(f"study-mark-{MARK_NAMES[mark]}"))

    def _delete(self) -> list[str]:
        """Delete the position and all after it; more than one step is asked about."""
        say, node, study = self._say, self.book.node, self.book.study
        if node == BEGINNING:
            return [say("study-not-delete")]
        count = lines_left(study, node)
        question = f"{say('study-delete-text', commands=count)} {say('text-study-delete')}"
        if count >= ASKED_FROM and not self._agreed(question):
            return [say("text-study-kept")]
        self.book.delete_line()
        return [say("text-study-deleted", steps=count), *self._jump(self.book.node)]

    def _main(self) -> list[str]:
        if not off_main(self.book.study, self.book.node):
            return [self._say("study-not-promote")]
        self.book.make_main()
        return [self._say("text-study-main")]

    def _rename(self, rest: str) -> list[str]:
        if rest:
            self.book.rename(rest)
        return [self._say("text-study-name", name=self.book.study.name)]

    def _text(self, rest: str) -> list[str]:
        """The study as text; with a name behind it, it is written to that file."""
        text = self.notation.text(self.book.study)
        if not rest:
            return text.rstrip("\n").split("\n")
        file = Path(rest).expanduser()
        try:
            check_output("study", file, (TEXT,))
            write_output("study", file, lambda part: part.write_text(text, "utf-8"))
        except Stop as stop:
            return [self._say("text-study-not-written", file=str(file), why=str(stop))]
        return [self._say("text-study-written", file=str(file))]

    def _where(self) -> str:
        file = self.book.file
        return self._say("text-study-untouched") if file is None else self._say("text-study-saved", file=str(file))

    def _leave_by(self, way: Way) -> list[str]:
        self.way = way
        return []
