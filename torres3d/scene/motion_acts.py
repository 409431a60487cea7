"""Acts, movements that can show the table after any share of their time; and the performer that plays them.

An act plays with ``props``: pieces that the table of a game lends it.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.shapes.axis_conventions import Point

Props_contra = TypeVar("Props_contra", contravariant=True)


class Act(ABC, Generic[Props_contra]):
    """One movement. ``seconds`` is its time at speed 1, ``place`` where the camera looks meanwhile.

    ``shortest`` are the seconds that it lasts at any speed: it says something that has to be read. ``still`` is the
    share of its time at which it stands where nothing moves; without one it is left out there.

    `show` depends on the share alone, not on what was shown before, so a slow machine and a film show the same
    movement.
    """

    seconds: float = 0.0
    shortest: float = 0.0
    still: float | None = None
    place: Point | None = None

    @abstractmethod
    def begin(self, props: Props_contra) -> None:
        """Take the moving pieces."""

    @abstractmethod
    def show(self, props: Props_contra, share: float) -> None:
        """Place them as after this share (0..1) of the time."""

    def sounds(self, before: float, share: float) -> Sequence[str]:
        """The names of the sounds between the shares ``before`` and ``share`` of the time."""
        return ()


class Pause(Act[object]):
    """A moment without motion."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, props: object) -> None:
        """Take nothing."""

    def show(self, props: object, share: float) -> None:
        """Move nothing."""


SceneT = TypeVar("SceneT", bound=BaseSceneGraph)
StateT = TypeVar("StateT")


class BaseProps(Generic[SceneT, StateT]):
    """Lends acts the pieces of the scene."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self._state: StateT | None = None

    @property
    def state_before(self) -> StateT:
        assert self._state is not None
        return self._state

    def begin(self, state: StateT) -> None:
        """Prepare for an act that begins in this state."""
        self._state = state

    def clear(self) -> None:
        """Clean up after an event."""
        self.scene.moving.get_children().detach()

    def drop(self) -> None:
        """Clean up where nothing that is queued is played any more."""
        self.clear()


SLOWEST, FASTEST = 0.25, 16.0

EventT = TypeVar("EventT")
PropsT = TypeVar("PropsT", bound=BaseProps[Any, Any])


@dataclass(slots=True)
class Cue(Generic[StateT]):
    """One act with the states before and after its event; ``after`` is None while more acts of the event follow."""

    act: Act[Any] | None
    before: StateT
    after: StateT | None


class Performer(Generic[StateT, EventT]):
    """A queue of events to play. ``acts_of`` gives the acts of an event in a state, ``apply`` shows a state at once,
    ``look`` follows a place, ``hear`` is called with the name of each sound."""

    def __init__(
        self,
        props: PropsT,
        acts_of: Callable[[EventT, StateT], Sequence[Act[PropsT]]],
        apply: Callable[[StateT], None],
        look: Callable[[Point], None],
        hear: Callable[[str], None] = lambda name: None,
    ) -> None:
        self._props: BaseProps[Any, StateT] = props
        self._acts_of: Callable[[EventT, StateT], Sequence[Act[Any]]] = acts_of
        self._apply = apply
        self._look = look
        self._hear = hear
        self._queue: deque[Cue[StateT]] = deque()
        self._now: Cue[StateT] | None = None
        self._spent = 0.0
        self.spare = 0.0
        """Seconds of the last `step` that were left when nothing more was to be shown."""
        self.speed = 1.0
        self.animate = True

    @property
    def busy(self) -> bool:
        return self._now is not None or bool(self._queue)

    def play(self, before: StateT, happened: Sequence[tuple[EventT, StateT]]) -> None:
        """Queue the events after ``before``, each with the state after it. Without motion the last state is shown at
        once, unless something has to be read first."""
        cues = list(self._cues(before, happened))
        if not self.animate:
            self.skip()
            if all(cue.act is None for cue in cues):
                self._apply(happened[-1][1] if happened else before)
                return
        self._queue.extend(cues)

    def _cues(self, before: StateT, happened: Sequence[tuple[EventT, StateT]]) -> Iterator[Cue[StateT]]:
        state = before
        for event, following in happened:
            played = (act for act in self._acts_of(event, state) if self.animate or act.still is not None)
            acts = [act for act in played if act.seconds > 0]
            for number, act in enumerate(acts):
                yield Cue(act, state, following if number == len(acts) - 1 else None)
            if not acts and following is happened[-1][1]:
                yield Cue(None, state, following)
            state = following

    def skip(self) -> None:
        """Show the outcome of everything queued at once. The last sound of what was moving is heard: it still lands."""
        if self._now is not None and self._now.act is not None:
            act = self._now.act
            for name in act.sounds(self._spent / act.seconds, 1.0)[-1:]:
                self._hear(name)
        last = self._queue[-1] if self._queue else self._now
        self._queue.clear()
        self._now = None
        if last is not None:
            self._props.drop()
            self._apply(last.after or last.before)

    def forget(self) -> None:
        """Drop everything queued; the caller shows another state."""
        self._queue.clear()
        if self._now is not None:
            self._now = None
            self._props.drop()

    def step(self, seconds: float) -> bool:
        """Continue playing. True when something moved."""
        left = seconds
        self.spare = 0.0
        moved = False
        while self._now is not None or self._queue:
            if self._now is None:
                self._now = self._queue.popleft()
                self._spent = 0.0
                if self._now.act is not None:
                    self._props.begin(self._now.before)
                    self._now.act.begin(self._props)
                    if self._now.act.place is not None:
                        self._look(self._now.act.place)
            moved = True
            act = self._now.act
            if act is not None:
                speed = self._speed_of(act)
                before = self._spent / act.seconds
                if self._spent + left * speed < act.seconds:
                    self._spent += left * speed
                    act.show(self._props, self._share(act, self._spent / act.seconds))
                    self._sound(act, before, self._spent / act.seconds)
                    return True
                left -= (act.seconds - self._spent) / speed
                self._sound(act, before, 1.0)
            self._end(self._now)
        self.spare = left
        return moved

    def _speed_of(self, act: Act[Any]) -> float:
        speed = min(max(self.speed, SLOWEST), FASTEST)
        return min(speed, act.seconds / act.shortest) if act.shortest else speed

    def _share(self, act: Act[Any], share: float) -> float:
        return share if self.animate or act.still is None else act.still

    def _sound(self, act: Act[Any], before: float, share: float) -> None:
        for name in act.sounds(before, share):
            self._hear(name)

    def _end(self, step: Cue[StateT]) -> None:
        self._now = None
        if step.after is not None:
            self._props.clear()
            self._apply(step.after)
        elif step.act is not None:
            step.act.show(self._props, self._share(step.act, 1.0))
