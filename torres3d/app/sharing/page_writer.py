"""The document of a game's page: its steps, what each changes on the table and in words."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

from torres3d.app.sharing.game_page import BoardCell, GamePage, LoggedLines, NamesIn, PageLabel, PageTip
from torres3d.app.sharing.page_content import AnyStep, Moment, PageContent
from torres3d.app.sharing.page_texts import PageTexts, Tell
from torres3d.base.sanitise import isolate, sanitise
from torres3d.engine.kit import Seat
from torres3d.i18n.texts import Translate
from torres3d.scene.colours_and_emblems import Palette
from torres3d.scene.export.page.page_document import (
    Exchange,
    Flattened,
    PageDocument,
    PageGrid,
    PageLanguage,
    PageOverlay,
    PageSeat,
    PageStep,
    PageTurn,
    TextId,
    page_motion,
    page_palette,
    page_view,
)
from torres3d.scene.export.page.part_travels import Travels, step_to
from torres3d.scene.export.page.placed_parts import Placement

ValueT = TypeVar("ValueT")
NOTHING: Mapping[tuple[object, ...], int] = MappingProxyType({})
Report = Callable[[int, int], object]
"""Function that hears how far writing is: so many of so many moments."""
PageCell = tuple[str, int, TextId]
"""What a cell of the board shows, its owner, and its text for readers."""

WORDS = (
    "first", "back", "play", "pause", "next", "last", "speed", "log", "points", "board", "views", "overlays", "colours",
    "language", "keys", "close", "table", "no-table", "moment", "position", "key-steps", "key-turns", "key-ends",
    "key-play", "key-view", "notation", "variation", "key-zoom", "key-views", "key-overlays", "key-help",
)  # fmt: skip
"""The page's own words; texts are ``page-WORD``."""


class _Numbered:
    """Values that come and go, numbered in the order of their coming."""

    def __init__(self, standing: Mapping[tuple[object, ...], int] = NOTHING, count: int = 0) -> None:
        self._standing, self._count = {**standing}, count

    def copy(self) -> "_Numbered":
        return _Numbered(self._standing, self._count)

    def exchange(self, values: Iterable[tuple[object, ...]]) -> tuple[list[int], list[tuple[object, ...]]]:
        """The numbers of those that left, and those that came."""
        wanted = dict.fromkeys(values)
        gone = [number for value, number in self._standing.items() if value not in wanted]
        come = [value for value in wanted if value not in self._standing]
        self._standing = {value: number for value, number in self._standing.items() if value in wanted}
        for value in come:
            self._standing[value] = self._count
            self._count += 1
        return gone, come


class _Shown:
    """What a page shows after one moment: the next one tells only what differs."""

    def __init__(self) -> None:
        self.placement = Placement()
        self.labels: dict[str, _Numbered] = {}
        self.lines: dict[str, _Numbered] = {}
        self.tips = _Numbered()
        self.cells: dict[int, PageCell] = {}
        self.points: list[int] | None = None
        self.status: TextId | None = None
        self.facts: list[TextId] | None = None

    def copy(self) -> "_Shown":
        made = _Shown()
        made.placement = self.placement.copy()
        made.labels = {name: each.copy() for name, each in self.labels.items()}
        made.lines = {name: each.copy() for name, each in self.lines.items()}
        made.tips = self.tips.copy()
        made.cells = {**self.cells}
        made.points, made.status, made.facts = self.points, self.status, self.facts
        return made


class PageWriter:
    """Writes the document of one game, moment by moment."""

    def __init__(self, page: GamePage[Any, Any], texts: PageTexts, content: PageContent, names_in: NamesIn) -> None:
        self._page, self._texts, self._content, self._names_in = page, texts, content, names_in
        self._flattened = Flattened()

    def document(self, game: str, palettes: Mapping[str, Palette], report: Report | None = None) -> PageDocument:
        """The document of a game (by its id); the first of the ``palettes`` is shown first. ``report`` hears of each
        moment that is written."""
        page, texts, moments = self._page, self._texts, self._content.moments
        main = _main_line(moments)
        board = page.board(moment.state for moment in moments)
        places = {step.n: place for place, number in enumerate(main) if (step := moments[number].step) is not None}
        told = page.turns([step for number in main if (step := moments[number].step) is not None])
        # A turn that has just begun has no command of its own yet.
        turns = [turn for turn in told if places[turn.begun] + turn.follows < len(main)]
        firsts = [places[turn.begun] + turn.follows for turn in turns]
        numbers = {n: main[place] for n, place in places.items()}
        begins = {main[first]: number for number, first in enumerate(firsts)}
        steps = self._steps(moments, begins, set(main), report)
        # A game in which nothing was done has no turns.
        ends = [*(first - 1 for first in firsts[1:]), len(main) - 1]
        # Parts, rotations and texts are collected until the last of what uses them is written.
        return PageDocument(
            game=game,
            title=texts.plain(_in_lines(self._content.title)) if self._content.title else texts.key(f"game-{game}"),
            languages=[PageLanguage(each.language, each("language-name")) for each in texts.languages],
            words={word: texts.key(page.words.get(word, f"page-{word}")) for word in WORDS},
            emblems=[*page.emblems()],
            seats=[
                PageSeat(texts(partial(self._name, number)), [*seat.owners]) for number, seat in enumerate(page.seats())
            ],
            winners=[*self._content.winners],
            palettes=[
                page_palette(each, texts.key(f"settings-palette-{each}"), palette, page.owners(palette))
                for each, palette in palettes.items()
            ],
            views=[page_view(each, texts.key(f"view-{each}-short"), view) for each, view in page.views.items()],
            frame=[*page.frame],
            overlays=[PageOverlay(each, texts.key(f"overlay-{each}"), each in page.tinting) for each in page.overlays],
            light=page.light(),
            ground=self._flattened.flat(page.ground()),
            grid=PageGrid([*board.columns], [*board.rows], [texts(tell) for tell in board.layers]),
            steps=steps,
            turns=[
                self._turn(turn, main[first], numbers, moments[main[end]].state)
                for turn, first, end in zip(turns, firsts, ends, strict=False)
            ],
            start=main[-1] if self._content.start < 0 else self._content.start,
            parts=self._flattened.parts,
            rotations=self._flattened.rotations,
            texts=texts.all(),
        )

    def _steps(
        self, moments: Sequence[Moment], begins: Mapping[int, int], main: Collection[int], report: Report | None
    ) -> list[PageStep]:
        """The steps of all moments; ``begins`` are the numbers of turns by the moment with which they begin, ``main``
        those of the moments of the main line."""
        forks = Counter(moment.before for moment in moments)
        played = {moment.before: number for number, moment in reversed([*enumerate(moments)])}
        shown: dict[int, _Shown] = {-1: _Shown()}
        steps: list[PageStep] = []
        for number, moment in enumerate(moments):
            before = moment.before
            # Only where the ways part, what was shown there is needed again.
            now = shown[before].copy() if forks[before] > 1 else shown.pop(before)
            # A variation of a turn's first command belongs to that turn.
            turn = begins.get(played[before], steps[before].turn if steps else -1)
            # The log has no headings within a variation, so it names whoever begins to act there.
            begun = number not in main and (before in main or steps[before].by != _seat(moment))
            steps.append(self._step(moment, now, turn, None if before == number - 1 else before, begun))
            shown[number] = now
            if report is not None:
                report(number + 1, len(moments))
        return steps

    def _step(self, moment: Moment, shown: _Shown, turn: int, parent: int | None, begun: bool) -> PageStep:
        page, texts, step = self._page, self._texts, moment.step
        seen = page.open_to(moment.state, self._content.hidden)
        travels = Travels(0.0) if step is None else page.travels(step)
        change, motions = step_to(shown.placement, page.parts(seen), travels.travels)
        gone, come = shown.tips.exchange((*_milli(*tip.low, *tip.high), tip.key) for tip in page.tips(seen))
        tips = [[*corners, texts(page.tip(_tip(key)))] for *corners, key in come]
        points, status = [*page.points(seen)], texts(page.status(seen))
        facts = [texts(tell) for tell in page.facts(seen)]
        cells = {number: self._cell(cell) for number, cell in page.cells(seen).items()}
        found = PageStep(
            n=0 if step is None else step.n,
            by=_seat(moment),
            turn=turn,
            told=[] if step is None else [texts(tell) for tell in self._told(step, begun)],
            parent=parent,
            gone=sorted(change.gone),
            come=self._flattened.flat(change.come.values()),
            motions=[page_motion(motion) for motion in motions],
            seconds=travels.seconds or None,
            labels=_exchanged(shown.labels, page.labels(seen), _label),
            lines=_exchanged(shown.lines, page.lines(seen), lambda line: _milli(*line[0], *line[1])),
            tips=Exchange(gone, tips) if gone or tips else None,
            cells=_changed_cells(shown.cells, cells),
            points=points if points != shown.points else None,
            status=status if status != shown.status else None,
            facts=facts if facts != shown.facts else None,
            note=self._note(moment),
            title=None if moment.title is None else texts(moment.title),
            notation="" if step is None else page.notation(step, self._content.hidden),
        )
        shown.cells, shown.points, shown.status, shown.facts = cells, points, status, facts
        return found

    def _told(self, step: AnyStep, begun: bool) -> list[Tell]:
        """What happened in a step; where it begins somebody's part of a variation, with the name."""
        told = [*self._page.told(step)]
        if begun and told:
            first, name = told[0], partial(self._name, step.by)
            told[0] = lambda say: say("page-of", name=name(say), what=first(say))
        return told

    def _note(self, moment: Moment) -> TextId | None:
        """The comment; at the beginning also what holds for the whole game."""
        about = self._page.about(moment.state) if moment.step is None else None
        notes = [tell for tell in (about, moment.note) if tell is not None]
        return self._texts(lambda say: _in_lines("\n".join(tell(say) for tell in notes))) if notes else None

    def _turn(self, turn: LoggedLines, first: int, numbers: Mapping[int, int], after: Any) -> PageTurn:
        """A turn that begins with the moment ``first``; ``numbers`` are those of moments by their commands."""
        texts, seat = self._texts, -1 if turn.seat is None else turn.seat
        lines = [(numbers[n], texts(tell)) for n, tell in turn.lines]
        said = next((told for n, _ in turn.lines if (told := self._content.verdicts.get(n))), ())
        points, verdict = [*self._page.points(after)], [texts(tell) for tell in said]
        return PageTurn(texts(turn.title), texts(turn.when), seat, turn.owner, first, lines, points, verdict)

    def _name(self, seat: Seat, say: Translate) -> str:
        return self._names_in(say)[seat]

    def _cell(self, cell: BoardCell) -> PageCell:
        return cell.sign, cell.owner, self._texts(cell.tell)


def _in_lines(text: str) -> str:
    """A text of several lines in which nothing is hidden, and nothing turns what stands beside it."""
    return "\n".join(isolate(sanitise(line)) for line in text.splitlines())


def _seat(moment: Moment) -> int:
    """The seat that gave the command, -1 for nobody."""
    return -1 if moment.step is None else moment.step.by


def _main_line(moments: Sequence[Moment]) -> list[int]:
    """The numbers of the moments of the main line: of several after one the first."""
    nexts: dict[int, int] = {}
    for number, moment in enumerate(moments):
        nexts.setdefault(moment.before, number)
    line, at = [], -1
    while at in nexts:
        at = nexts[at]
        line.append(at)
    return line


def _changed_cells(before: Mapping[int, PageCell], now: Mapping[int, PageCell]) -> list[list[object]]:
    """The cells that changed, each with its number; an empty one is its number alone."""
    changed = sorted(number for number in {*before, *now} if before.get(number) != now.get(number))
    return [[number, *now.get(number, ())] for number in changed]


def _exchanged(
    kept: dict[str, _Numbered], now: Mapping[str, Sequence[ValueT]], flat: Callable[[ValueT], tuple[Any, ...]]
) -> dict[str, Exchange]:
    found = {}
    for name, values in now.items():
        gone, come = kept.setdefault(name, _Numbered()).exchange(map(flat, values))
        if gone or come:
            found[name] = Exchange(gone, [[*value] for value in come])
    return found


def _label(label: PageLabel) -> tuple[Any, ...]:
    return (label.text, *_milli(*label.place), label.owner)


def _tip(key: object) -> PageTip:
    assert isinstance(key, tuple)
    return PageTip((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), key)


def _milli(*values: float) -> tuple[int, ...]:
    return tuple(round(1000 * value) for value in values)
