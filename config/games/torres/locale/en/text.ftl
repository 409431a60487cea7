# Torres in the terminal. What is typed: the words of each line, with commas between; the first is the usual one.

text-word-board = board, b
text-word-castles = castles
text-word-hand = hand, cards
text-word-card = card
text-word-reset = reset
text-word-buy = buy
text-word-end = end
text-word-marker = marker
text-word-leave = leave

text-help =
    What can be typed:
    board: the board as a table. castles: each castle with what stands on it. look d4: a square and what is beside it.
    turn: your AP, stacks and knights. hand: your cards. points: everybody's points. card leap: what a card does.
    again: what happened since your last turn. legal: what you may do now. legal c4: what you may do there, to choose from.
    c4-d4 moves a knight, c4-f4 also to a far square, after saying the way. Ac4 adds one. +d4/0 places a block of stack 0. buy buys a card. marker advances your marker.
    climb:c4-c5 plays a card from square to square, extra:d4 on a square, six as it is. end ends the turn.
    The beginning of a command is enough: what it can become is listed, and a number chooses.
    undo: takes back your last command. redo: does it again. reset: back to the beginning of the turn.
    undo and a name: takes back what that player did last, as long as that may be.
    hint: a good turn. file: where the game is saved. quit: leaves; the game goes on from there another time.

text-pass = Please pass to { $name }. The cards stay hidden until then.
text-pass-prompt = { $name }, press Enter when you are there:
text-pass-first = First { $name } presses Enter on an empty line, to say: here I am.
text-moment = { $name }: year { $phase } of { $phases }, round { $round } of { $rounds }.
text-means = { $ap } AP, { $knights ->
    [one] one knight
   *[other] { $knights } knights
 } in reserve, { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand.
text-stacks = Stacks: { $stacks }.
text-stack = { $index } with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 }
text-stack-used = This turn builds from stack { $index }.
text-waiting = { $blocks ->
    [one] One block is
   *[other] { $blocks } blocks are
 } left over.
text-no-cards = You have no cards.
text-card-bought = bought this turn, { $card }
text-card-offered = on offer, { $card }
text-master = Master card: { $card }. { $effect } This year: { $points }.

text-legend = A dot is empty ground, a number the level, a letter a knight, K the king. { $who }.
text-board-empty = Nothing stands on the board.
text-castle = Castle of { $area } × { $top }: { $squares }.
text-ground = On the ground: { $squares }.
text-square = { $square } level { $level }
text-knight-of = knight of { $name }
text-which-square = Which square? Type look and a square from a1 to h8.
text-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }. A scoring now would give { $now }. { $knights ->
    [one] One knight
   *[other] { $knights } knights
 } in reserve, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
text-place = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }

text-may-found = found a castle, F and a square
text-may-place = place your knight, N and a square
text-may-king = put the king, K and a square
text-may-leave = leave the king where he is, leave
text-may-start = name who starts
text-may-carry = carry blocks over
text-may-keep = keep one card
text-may-add = add a knight, A and a square
text-may-move = the knight on { $square } to
text-may-build = build from stack { $index }, + and a square and /{ $index }
text-may-play = play { $card }, { $id }
text-may-buy = buy a card, buy
text-may-score = advance your marker, marker
text-may-end = end the turn, end
text-hint = A good turn; a scoring after it would bring you to { $points }:
text-lost = This would lose { $what }. End the turn all the same, yes or no?
text-not-ended = The turn goes on.
text-taken-back = { $count ->
    [one] One command was taken back.
   *[other] { $count } commands were taken back.
 }
text-undo-of = The last command is { $name }'s. { $name } may take it back by: undo { $name }

text-way = { $way } for { $ap } AP
text-walk = Walk { $way }, yes or no?
text-too-far = That is too far: { $way }. There are { $ap } AP left.
text-not-walked = The knight stays.
text-farther = Farther from there, in several steps: { $squares }.
text-far = { $square } for { $ap } AP
