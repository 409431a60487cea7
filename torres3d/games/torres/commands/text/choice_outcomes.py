"""Commands by what comes of them: those that differ only in which of two equal stacks are one; each in words."""

from collections.abc import Hashable, Sequence

from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.ending import other_stacks
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.i18n.texts import Translate


def blocks_on(state: State, stack: int) -> int:
    """The blocks on a stack of the actor."""
    assert state.actor is not None
    return state.stacks[state.actor][stack]


def distinct(state: State, commands: Sequence[Command]) -> list[Command]:
    """The commands without those that differ from an earlier one only in which of equal stacks they use."""
    found: dict[Hashable, Command] = {}
    for command in commands:
        found.setdefault(outcome(state, command), command)
    return list(found.values())


def outcome(state: State, command: Command) -> Hashable:
    """What tells a command from others: equal for those that use one of equal stacks or another."""
    match command:
        case c.Build(at, stack):
            return "build", at, blocks_on(state, stack)
        case c.Play(card, at=at, stack=stack) if isinstance(stack, int):
            return card, at, blocks_on(state, stack)
        case c.EndTurn() | c.Carry():
            return "end", stacks_after(state, command)
    return command


def stacks_after(state: State, command: c.EndTurn | c.Carry) -> tuple[int, ...]:
    """The actor's stacks after the end of the turn, or with the blocks carried over, the highest first."""
    assert state.actor is not None
    kept = other_stacks(state, command.stack) if isinstance(command, c.EndTurn) else state.stacks[state.actor]
    onto = command.onto or (0,) * len(kept)
    return tuple(sorted((held + more for held, more in zip(kept, onto, strict=True)), reverse=True))


def stacks_words(stacks: Sequence[int], say: Translate) -> str:
    """Stacks by their blocks, such as "3, 3, 2"; a dash for none."""
    return ", ".join(map(str, stacks)) or "–"


def choice_words(state: State, command: Command, names: Sequence[str], say: Translate) -> str:
    """A command of a list in words that tell it from the others."""
    told = in_words(state, command, names, say)
    match command:
        case c.Build(stack=stack):
            return say("text-from-stack", what=told, blocks=blocks_on(state, stack))
        case c.Play(stack=stack) if isinstance(stack, int):
            return say("text-from-stack", what=told, blocks=blocks_on(state, stack))
        case c.EndTurn():
            return say("text-way-end", what=told, stacks=stacks_words(stacks_after(state, command), say))
        case c.Carry():
            return say("text-way-carry", stacks=stacks_words(stacks_after(state, command), say))
        case c.Keep():
            return kept_words(command, say)
    return told


def kept_words(keep: c.Keep, say: Translate) -> str:
    """A card kept, and where the others go."""
    words = say("text-kept", card=card_name(keep.card, say))
    for place, cards in (("top", keep.top), ("bottom", keep.bottom)):
        if cards:
            named = ", ".join(card_name(card, say) for card in cards)
            words += " " + say(f"text-kept-{place}", cards=named, count=len(cards))
    return words
