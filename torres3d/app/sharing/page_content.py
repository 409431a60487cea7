"""Content of a page: the moments of a game, or of a study with its variations."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from torres3d.app.sharing.page_texts import Tell
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Seat

AnyStep = Step[Any, Any]


class Moment(msgspec.Struct, frozen=True):
    """A moment of a page: the ``state``, the ``step`` that led to it and the number of the moment ``before``.

    The first moment has neither. Of several after one moment the first is the main line. ``note`` is a comment,
    ``title`` what the variation is that begins here.
    """

    state: Any
    step: AnyStep | None = None
    before: int = -1
    note: Tell | None = None
    title: Tell | None = None


class PageVerdict(msgspec.Struct, frozen=True):
    """What an analysis said of the turn that begins with command ``first``: in ``lines``, and as a better turn.

    The steps of the ``better`` turn begin where the turn began; none where there is no better one.
    """

    first: int
    lines: tuple[Tell, ...]
    better: tuple[AnyStep, ...] = ()


class PageContent(msgspec.Struct, frozen=True):
    """What a page shows: the ``moments`` of a game with this ``setup``.

    ``hidden`` are the seats whose hands stay closed. ``title`` is that of the page; an empty one stands for the game's.
    The page begins with the moment ``start``; -1 stands for the end of the main line. ``verdicts`` are lines about
    turns, by the number of their first command.
    """

    setup: GameSetup
    moments: Sequence[Moment]
    hidden: frozenset[Seat] = frozenset()
    winners: tuple[Seat, ...] = ()
    title: str = ""
    start: int = -1
    verdicts: Mapping[int, tuple[Tell, ...]] = {}


def game_content(history: History[Any, Any]) -> PageContent:
    """The content of a game, without what was taken back. In a game that is not over all hands stay closed."""
    setup = history.header.setup
    steps = history.standing_steps()
    moments = [Moment(history.start), *(Moment(step.after, step, number) for number, step in enumerate(steps))]
    hidden = frozenset(range(len(setup.players)) if history.state.actor is not None else ())
    return PageContent(setup, moments, hidden, history.kit.progress(history.state, history.n).winners)


def hiding(content: PageContent, seats: Collection[Seat]) -> PageContent:
    """The content with the hands of these seats closed, too."""
    return replace(content, hidden=content.hidden | frozenset(seats))


def judged(content: PageContent, verdicts: Iterable[PageVerdict], better: Tell) -> PageContent:
    """The content of a game with what an analysis said of it: better turns are variations called ``better``.

    Raises `ValueError` where a hand is hidden: an analysis tells hands.
    """
    if content.hidden:
        raise ValueError("an analysis shows all hands, and some are hidden here")
    moments = [*content.moments]
    begins = {moment.step.n: moment.before for moment in moments if moment.step is not None}
    said: dict[int, tuple[Tell, ...]] = {}
    # Numbers go on after those of the game, so that a link to a command leads to the game's own.
    number = max(begins, default=0)
    for verdict in verdicts:
        said[verdict.first] = verdict.lines
        before = begins[verdict.first]
        title: Tell | None = better
        for step in verdict.better:
            number += 1
            moments.append(Moment(step.after, replace(step, n=number), before, title=title))
            before, title = len(moments) - 1, None
    return replace(content, moments=moments, verdicts=said)
