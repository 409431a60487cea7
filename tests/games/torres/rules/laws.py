"""What holds at every step of every game."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from tests.games.torres.random_games import Step
from tests.games.torres.rules import plain, plain_turn
from tests.games.torres.rules.plain_table import Table
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.events import TurnBegan
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Card
from torres3d.games.torres.rules.refusals import REASONS, IllegalCommand
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State


def check_state(state: State) -> None:
    """The laws of a single state."""
    table = Table.of(state)
    assert sum(state.board.heights) + sum(map(sum, state.stacks)) + state.supply == 92, "R-2.1"
    assert state.supply >= sum(state.waiting) >= 0, "R-5.10"
    assert all(0 <= blocks <= 3 for stacks in state.stacks for blocks in stacks), "R-4.2"
    assert plain.none_too_tall(table.heights), f"R-5.6\n{diagram(state)}"
    assert all(len(own) <= 6 for own in table.knights), "R-2.2"
    assert len(table.taken) == len(table.king) + sum(map(len, table.knights)), "two pieces on one square"
    assert state.stage in ("foundations", "knights", "king") or len(table.king) == 1
    assert all(square in table.heights for square in table.king), "the king stands on castles only"
    above = [score for score in state.scores if score]
    assert len(above) == len(set(above)), "R-4.4, R-7.1, R-9.3: equal scores above 0"
    assert 0 <= state.ap <= 7, "R-5.1"
    assert len(state.bought) <= 2, "R-6.3"
    assert state.stage != "over" or state.actor is None
    for seat, stacks in enumerate(state.stacks):
        assert seat == state.actor or all(stacks), "R-5.9"


def cards_of(state: State) -> Counter[Card]:
    """All cards that are still in the game, wherever they are."""
    piles = (*state.hands, *state.decks, state.bought, state.offer)
    return Counter(card for pile in piles for card in pile)


def check_cards(step: Step) -> None:
    """R-2.2, R-8: the cards are always the same, less those played."""
    gone: Counter[Card] = Counter()
    if isinstance(step.command, c.Play):
        gone[step.command.card] = 1
    assert cards_of(step.before) == cards_of(step.after) + gone


def all_cards(state: State) -> Counter[Card]:
    """The cards a game begins with."""
    copies = 4 if state.options.deck == "common" else state.options.players
    return Counter(dict.fromkeys(DECK if state.options.deck == "hand" else ACTION_CARDS, copies))


def check_castles(step: Step) -> None:
    """No two castles are joined, none is divided; castles come and go by ``under``, ``shift`` and foundations only."""
    if step.before.board == step.after.board:
        return
    old, new = Table.of(step.before).heights, Table.of(step.after).heights
    before, after = plain.castles(old), plain.castles(new)
    left = [castle & set(new) for castle in before]
    for castle in after:
        assert sum(1 for part in left if part & castle) <= 1, f"joined\n{diagram(step.before)}\n\n{diagram(step.after)}"
    for part in left:
        assert sum(1 for castle in after if part & castle) <= 1, f"divided\n{diagram(step.before)}"
    if not isinstance(step.command, c.Found | c.Play):
        assert len(after) == len(before)
    if isinstance(step.command, c.Play):
        assert step.command.card in ("under", "shift") or len(after) == len(before)
        assert step.command.card != "shift" or len(after) >= 6, "R-8.8"


def check_step(step: Step) -> None:
    """The laws of a step."""
    check_state(step.after)
    check_cards(step)
    check_castles(step)
    before, after = step.before, step.after
    assert all(b <= a for b, a in zip(before.scores, after.scores, strict=True)), "scores never decrease"
    assert all(b.bit_count() <= a.bit_count() for b, a in zip(before.knights, after.knights, strict=True))
    assert (before.phase, before.round) <= (after.phase, after.round)
    assert after.ap <= before.ap or isinstance(step.command, c.Play) or isinstance(step.events[-1], TurnBegan)


def check_legal(state: State, listed: list[c.Command], rng: random.Random, strays: int) -> None:
    """`legal` lists what the text of the rules allows, each command once; `decide` takes exactly these."""
    wanted = plain_turn.commands(Table.of(state))
    got = set(listed)
    assert len(got) == len(listed), "a command is listed twice"
    assert got == wanted, f"missing {list(wanted - got)[:5]}, too many {list(got - wanted)[:5]} in\n{diagram(state)}"
    for command in listed if strays else listed[:: 1 + len(listed) // 50]:
        decide(state, command)
    for command in stray_commands(state, rng, strays):
        check_verdict(state, command, command in got)


def check_verdict(state: State, command: c.Command, allowed: bool) -> None:
    """`decide` takes the command if it is allowed, and else refuses it with a reason."""
    try:
        decide(state, command)
        refusal = None
    except IllegalCommand as error:
        refusal = error
    assert allowed == (refusal is None), f"{command}: {refusal}\n{diagram(state)}"
    assert refusal is None or refusal.rule == REASONS[refusal.reason]


def stray_commands(state: State, rng: random.Random, count: int) -> Iterator[c.Command]:
    """``count`` arbitrary commands, near the position more often than not."""
    table = Table.of(state)
    own = sorted(table.own) or plain.ALL
    blocks = sorted(table.heights) or plain.ALL
    cards = sorted({*state.hands[table.seat], *state.bought, *state.offer} - {"hidden"}) or list(ACTION_CARDS)
    for _ in range(count):
        near, any_square = rng.choice(own), rng.choice(plain.ALL)
        source = rng.choice((near, near, rng.choice(blocks), any_square))
        target = rng.choice((rng.choice(plain.BESIDE[source]), rng.choice(blocks), rng.choice(plain.ALL)))
        card = rng.choice((rng.choice(cards), rng.choice(ACTION_CARDS)))
        stack = rng.randint(-2, len(table.own_stacks) + 1)
        onto = tuple(rng.randint(-1, 3) for _ in range(max(0, len(table.own_stacks) - rng.randint(-1, 2))))
        pile = rng.sample(ACTION_CARDS, rng.randint(0, 3))
        others = [other for other in state.offer if other != card]
        rng.shuffle(others)
        cut = rng.randint(0, 3)
        yield rng.choice(
            (
                c.Move(source, target),
                c.Move(source, target),
                c.AddKnight(target),
                c.Build(target, stack),
                c.Build(target, stack),
                played(card, source, target, stack),
                played(card, source, target, stack),
                played(card, source, target, stack),
                c.EndTurn(rng.choice((None, state.stack, stack)), onto),
                c.Found(target),
                c.PlaceKnight(target),
                c.PlaceKing(target),
                c.LeaveKing(),
                c.ChooseStarter(rng.randint(-2, 5)),
                c.Carry(onto),
                c.Buy(),
                c.Keep(card, tuple(others[:cut]), tuple(others[cut:])),
                c.Keep(card, tuple(pile[:cut]), tuple(pile[cut:])),
                c.Score(),
            )
        )


def played(card: str, source: str, target: str, stack: int) -> c.Play:
    """A play of the card with those of the fields that it takes."""
    fields = c.PLAY_FIELDS[card]
    values = {"from_": source, "to": target, "at": source if "stack" in fields else target, "stack": stack}
    return c.Play(card, **{field: values[field] for field in fields})


def every_command(state: State) -> Iterator[c.Command]:
    """Every command with squares on the board and small numbers: some 35,000."""
    stacks = range(-2, len(state.stacks[Table.of(state).seat]) + 2)
    for target in plain.ALL:
        yield from (c.AddKnight(target), c.Found(target), c.PlaceKnight(target), c.PlaceKing(target))
        yield from (c.Build(target, stack) for stack in stacks)
        yield from (c.Move(source, target) for source in plain.ALL)
    values = {"from_": plain.ALL, "to": plain.ALL, "at": plain.ALL, "stack": stacks}
    for card, fields in c.PLAY_FIELDS.items():
        for chosen in product(*(values[field] for field in fields)):
            yield c.Play(card, **dict(zip(fields, chosen, strict=True)))
    yield from (c.Buy(), c.Score(), c.LeaveKing())
    yield from (c.ChooseStarter(seat) for seat in range(-2, 6))
    for length in range(5):
        for onto in product(range(-1, 4), repeat=length):
            yield c.Carry(onto)
            yield from (c.EndTurn(stack, onto) for stack in (None, *stacks))


def check_view(state: State, rng: random.Random) -> None:
    """R-6.5: what a seat sees does not change with what is hidden from it."""
    for seat in range(state.options.players):
        seen = view(state, seat)
        assert view(reshuffled(state, seat, rng), seat) == seen
        other = [hand for owner, hand in enumerate(seen.state.hands) if owner != seat]
        assert all(card == "hidden" for pile in (*other, *seen.state.decks) for card in pile)
        assert [len(hand) for hand in seen.state.hands] == [len(hand) for hand in state.hands]
        assert [len(deck) for deck in seen.state.decks] == [len(deck) for deck in state.decks]
        assert seen.state.hands[seat] == state.hands[seat]
        if seat != state.actor:
            assert {*seen.state.bought, *seen.state.offer} <= {"hidden"}
        hidden = {"hands": (), "decks": (), "bought": (), "offer": ()}
        assert replace(seen.state, **hidden) == replace(state, **hidden), "what lies open is seen"


def reshuffled(state: State, seat: int, rng: random.Random) -> State:
    """The state with the cards that ``seat`` cannot see dealt anew: the common deck with all other hands, or each
    player's own cards among themselves."""
    actor = state.actor
    hands, decks = list(state.hands), list(state.decks)
    bought, offer = state.bought, state.offer
    groups: list[list[int]] = [list(range(state.options.players))]
    if state.options.deck != "common":
        groups = [[owner] for owner in range(state.options.players)]
    for number, group in enumerate(groups):
        others = [owner for owner in group if owner != seat]
        acts = actor in others
        pool = [card for owner in others for card in hands[owner]]
        pool += [*bought, *offer] if acts else []
        pool += decks[number] if decks else ()
        rng.shuffle(pool)
        for owner in others:
            hands[owner], pool = tuple(sorted(pool[: len(hands[owner])])), pool[len(hands[owner]) :]
        if acts:
            bought, pool = tuple(pool[: len(bought)]), pool[len(bought) :]
            offer, pool = tuple(pool[: len(offer)]), pool[len(offer) :]
        if decks:
            decks[number] = tuple(pool)
    return replace(state, hands=tuple(hands), decks=tuple(decks), bought=bought, offer=offer)
