# What the program says while Torres is played: prompts, the log, hover texts, reasons.

prompt-foundations = { $name }: place a foundation on a marked square. { $left ->
    [one] One is left.
   *[other] { $left } are left.
 }
prompt-knights = { $name }: place the first knight on a castle.
prompt-king = { $name }: place the king on a free castle.
prompt-move-king = { $name } has the fewest points and may move the king.
prompt-leave-king = Leave the king
prompt-starter = { $name } decides who starts the next year.
prompt-carry = { $name }: distribute the leftover blocks over the new stacks.
prompt-keep = { $name }: keep one card; the others go back.
prompt-turn = { $name }: choose a knight to move, a stack to build from, the reserve or a card.
prompt-turn-done = No action points left. Play a card or end your turn.
prompt-turn-spent = No action points left. End your turn.
prompt-knight = Where to? Large rings are one step, small ones several; arches lead through doors.
prompt-knight-stuck = This knight cannot go anywhere now.
prompt-stack = Where does the block go?
prompt-reserve = Where does the new knight go?
prompt-card-knight = { $card }: choose one of the marked knights.
prompt-card-block = { $card }: choose the block to be moved.
prompt-card-stack = { $card }: choose the stack the block comes from.
prompt-card-target = { $card }: choose a marked square.

advise-click-square = Click a marked square on the table.
advise-answer-first = Answer the question on the screen first.
pressed-twice = Pressed twice counts once. Press again if you mean it.
advise-choose-first = Choose a knight, a stack, the reserve or a card first; then click where it goes.
advise-card-useless = This card would have no effect now.
advise-card-not-this-knight = The card cannot move this knight anywhere.
advise-card-not-this-block = This block has no place to go.
undo-card-seen = A card was bought: what has been seen cannot be unseen.

tip-castle = Castle: area { $area }, height { $top }. Top: { $points ->
    [one] one point
   *[other] { $points } points
 }
tip-castle-king = The king's castle: area { $area }, height { $top }. Top: { $points ->
    [one] one point
   *[other] { $points } points
 }
tip-level = { $square } · level { $level }
tip-ground = { $square } · ground
tip-gain = { $name } if scored now: { $total } ({ $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] no change
 })
tip-knight = A knight of { $name }
tip-king = The king
tip-stack = { $blocks ->
    [one] a stack of one block
   *[other] a stack of { $blocks } blocks
 } of { $name }
tip-reserve = { $name } has { $knights ->
    [0] no knight left
    [one] one knight left
   *[other] { $knights } knights left
 }

break-castle = Castle at { $square }: area { $area } × level { $level } = { $points }
break-king = King's bonus: { $points }
break-master = Master card: { $points }
break-nothing = No knight stands on a castle level that scores.
log-founded = { $name }: foundation on { $at }
log-knight-placed = { $name } enters at { $at }
log-king-placed = { $name } puts the king on { $at }
log-king-moved = { $name } moves the king from { $source } to { $at }
log-king-left = { $name } leaves the king
log-starter = { $name } chooses { $other } to start
log-carried = { $name } carries { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 } over
log-added = { $name }: new knight on { $at }
log-moved = { $name }: { $source } to { $at }
log-built = { $name } builds on { $at }
log-block-added = { $name } builds on { $at } from the supply
log-block-under = { $name } lifts { $at }
log-shifted = { $name }: a block from { $source } to { $at }
log-bought = { $name } buys a card
log-played = { $name } plays { $card }
log-marker = { $name }: marker to { $points }
log-turn-ended = { $name } ends the turn
log-year = Year { $phase } begins
log-castles = { $name }: castles { $points }
log-bonus = { $name }: king's bonus { $points }
log-master = { $name }: master card { $points }
log-winner = { $name } wins
setup-problem-colour = Two players have this colour.
game-progress = year { $phase }, round { $round }
hint-do-all = Do all
analysis-about = Points each player could expect, turn by turn. Lines are scorings.
analysis-lost = { $points ->
    [one] 1 point lost in total
   *[other] { $points } points lost in total
 }
analysis-loss = − { $points }{ $margin ->
    [0] { "" }
   *[other] { " " }± { $margin }
 }
analysis-moment = year { $phase }, round { $round }

resume-line = { $names }, year { $phase }, round { $round }
hint-step = Hint { $step } of { $steps }: { $what }.
 Scored after this turn: { $points ->
    [one] one point
   *[other] { $points } points
 }.
