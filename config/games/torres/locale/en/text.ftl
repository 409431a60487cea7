# Torres in the terminal. What is typed: the words of each line, with commas between; the first is the usual one.

text-word-board = board, b
text-word-castles = castles
text-word-hand = hand, cards
text-word-card = card
text-word-buy = buy
text-word-end = end, e, .
text-word-marker = marker
text-word-leave = leave

text-help =
    c4-d4 moves a knight, +d4 places a block, ac4 adds a knight. buy, marker and end are words.
    Several fit in one line: +d4 c4-d4 end. what +d4 tells what it would bring; legal lists what you may do.
    me: your knights. board, row 3, column c, around c3, castles, grow: the board. hand: your cards.
    points, turn, again, hint, undo, quit. c4 alone lists what can be done there; a number chooses from a list.
    More: rules, help board, help move, help build, help cards, help turn, help line, help game.

text-pass = Pass the device to { $name }. The cards stay hidden until then.
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
text-stacks = { $count ->
    [0] No other stacks.
    [one] Stack: { $stacks }.
   *[other] Stacks: { $stacks }.
 }
text-stack-used = This turn builds from a stack with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 } left.
text-waiting = { $blocks ->
    [one] One block is
   *[other] { $blocks } blocks are
 } left over.
text-no-cards = You have no cards.
text-no-such-card = There is no card “{ $name }”. The cards are:
text-card-bought = bought this turn, { $card }
text-master = Master card: { $card }. { $effect } This year: { $points }.

text-legend = A number is the level, a letter a knight, K the king. { $who }.
text-board-empty = Nothing stands on the board.
text-castle = Castle, area { $area }, height { $top }: { $squares }.
text-ground = On the ground: { $squares }.
text-square = { $square } level { $level }
text-knight-of = knight of { $name }
text-which-square = Which square? Type { $word } and a square from a1 to h8.
text-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }. If scored now: { $now } more. { $knights ->
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
text-may-build = build from a stack of { $blocks }, + and a square
text-may-play = play { $card }, { $id }
text-play-from = { $head }, from { $squares }. legal { $id } { $example } tells where to.
text-play-to = { $head }, { $square } to: { $squares }
text-may-buy = buy a card, buy
text-may-score = advance your marker, marker
text-may-end = end the turn, end
text-hint = A good turn; if scored after it, you would have { $points }:
text-lost = This would lose { $what }. End the turn all the same, yes or no?
text-not-ended = The turn continues.
text-taken-back = { $count ->
    [one] One command was taken back.
   *[other] { $count } commands were taken back.
 }
text-undo-of = The last command is { $name }'s. { $name } may take it back by: undo { $name }

text-way = { $way } for { $ap } AP
text-too-far = That is too far: { $way }. { $ap ->
    [0] No AP are left.
    [one] One AP is left.
   *[other] { $ap } AP are left.
 }
text-farther = For { $ap } AP it can get to { $squares }.

text-word-picture = picture, map
text-word-roofs = roofs
text-word-exits = exits, gates
text-word-grow = grow
text-word-keep = keep, others, the, other
text-word-top = top
text-word-bottom = bottom
text-topic-board = board, look
text-topic-move = move, knight, knights
text-topic-build = build, block, blocks
text-topic-cards = cards, card
text-topic-turn = turn, end
text-help-board =
    board: each row with something in it, from the north. row 3, column c: one of them. picture: the board as a table.
    look d4: a square and the four beside it. around d4: all eight. castles: each castle with what stands on it.
    me: your knights, what each scores, and what it needs for one step up. roofs: the squares of each level, the highest first.
    grow: where each castle can grow, up and out. exits: where the doors lead from your knights; exits c4 from there.
text-help-move =
    c4-d4, c4 d4 or c4d4: the knight on c4 goes to d4. d4 may be far: you hear the way.
    >d4 sends your nearest knight to d4. > alone sends it to the square named just before: +d4> builds there and steps up.
    ac4 adds a knight on c4. In the set-up nc4 places your first knight, kc4 the king, fc4 a foundation.
    legal c4: what may be done on c4, and how far its knight can go.
text-help-build =
    +d4 places a block on d4. +d4e4e4 places three, one after another.
    All blocks of a turn come from one stack. Equal stacks are one: you are asked only where stacks differ.
    legal +: all squares for a block. grow: where castles can grow.
text-help-cards =
    hand: your cards and what they do. card and a name: what that card does.
    A card is played by its name, or the beginning of it, and its squares: ladder c4 c5, climb c4 c5, cl c5 where one knight only can do it.
    buy: buys a card. Those on offer are read out. Type the number or the name of the one you keep.
    The others go to the bottom of the deck, or to the top if you add top: 2 top. 1 bottom 32: keep the first, the third above the second.
text-help-turn =
    turn: your action points (AP), stacks and knights. The prompt says AP and the blocks you can still place.
    marker or *: advances your marker by one point for 1 AP; *3 three times. end or . ends the turn.
    reset: back to the beginning of the turn. undo and a name: takes back what that player did last, as long as that may be.
text-help-line =
    Commands follow one another in a line, with blanks where letters or numbers would run together: +d4e4>e5 *2 .
    The line stops at a command that cannot be done and says so. yes or no after a command answers its question.
    The beginning of a command is enough: what it can become is listed, and a number chooses.
    what and commands: what they would bring, without doing them. legal: all you may do; legal c4: on that square.
text-prompt = { $name }, { $task }>
text-prompt-turn = { $name }, { $ap } AP, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 }>
text-task-foundations = foundation
text-task-knights = first knight
text-task-king = the king
text-task-move-king = move the king
text-task-starter = who starts
text-task-carry = blocks left over
text-task-keep = keep a card
text-row = Row { $row }: { $squares }
text-file = Column { $file }: { $squares }
text-empty = nothing
text-nowhere = none
text-which-row = Which row? Type row and a number from 1 to 8.
text-which-file = Which column? Type column and a letter from a to h.
text-roofs = Level { $level }: { $squares }
text-doors = { $square }: the doors lead to { $squares }
text-no-doors = { $square }: no door leads anywhere from here.
text-no-knights = No knight of yours stands on the board.
text-growth = Castle at { $square }, area { $area }, height { $top }. On top: { $up }. Beside it: { $out }.
text-own-castle = { $square }, level { $level }, castle of area { $area } and height { $top }.
text-own-ground = { $square }, on the ground.
text-own-scores = Scores { $points ->
    [one] one point
   *[other] { $points } points
 }.
text-own-below = Scores nothing: another knight of yours counts in this castle.
text-up-walk = To level { $level }: { $way }, { $ap } AP.
text-up-block = To level { $level }: a block on { $squares } and a step, { $ap } AP.
text-up-none = No way up within reach.
text-own-total = If scored now: { $points ->
    [one] one point
   *[other] { $points } points
 }.
text-from-stack = { $what }, from a stack of { $blocks }
text-way-end = { $what }; stacks kept: { $stacks }
text-way-carry = new stacks: { $stacks }
text-kept = You keep { $card }.
text-kept-top = { $count ->
    [one] { $cards } goes to the top of the deck.
   *[other] To the top of the deck: { $cards }.
 }
text-kept-bottom = { $count ->
    [one] { $cards } goes to the bottom of the deck.
   *[other] To the bottom of the deck: { $cards }.
 }
text-drawn = You drew { $card }
text-offer = { $count ->
    [one] One card is on offer:
   *[other] { $count } cards are on offer:
 }
text-offer-how = Type the number or the name of the card you keep. The others go to the bottom; add top to put them on top.
text-keep-which = Which card do you keep? Type its number or its name.
text-walks = Walks { $way }.
text-to-where = Where to? Type > and a square, such as >d4.
text-several-go = Two knights are equally near to { $square }. Type { $ways }
text-none-goes = None of your knights can get to { $square } with the AP left. Type me to hear where they stand.
text-brings = { $ap } AP. Level { $level }, before { $before }.
text-costs = { $ap } AP.
text-would-lose = It would lose { $what }.
text-try-end = Type end to end the turn.
text-try-build = Type legal + for the squares where a block may go.
text-try-move = Type legal { $square } to hear where that knight can go.
text-try-me = Type me to hear where your knights stand.
text-try-add = Type legal a for the squares where a knight may be added.
text-try-play = Type legal { $card } to hear how it can be played.
text-try-hand = Type hand to hear your cards.

text-king = king
text-say-square = Name a square, too.
text-several = “{ $text }” can mean several things there:
text-keeps = { $name } keeps { $card }
text-stands-there = A knight of yours stands on { $square } already.
text-how-foundations = Type f and a square, such as fd4. legal lists the squares.
text-how-knights = Type n and a square, such as nc3. board says where the castles are.
text-how-king = Type k and a square, such as kc3. legal lists the squares.
text-how-move-king = Type k and a square, such as kc3, or leave.
text-how-starter = Type legal for the players, and a number.
text-how-carry = Type legal for the ways to share them out, and a number.
