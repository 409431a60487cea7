# What the program says while a game is played: prompts, the log, hover texts, reasons.

prompt-foundations = { $name }: place a foundation on a marked square. { $left ->
    [one] One is left.
   *[other] { $left } are left.
 }
prompt-knights = { $name }: place the first knight on a castle.
prompt-king = { $name }: place the king on a free castle.
prompt-move-king = { $name } has the fewest points and may move the king.
prompt-leave-king = Leave the king
prompt-starter = { $name } names who starts the next year.
prompt-carry = { $name }: put the blocks left over onto the new stacks.
prompt-keep = { $name }: keep one card, the others go back.
prompt-turn = { $name }: choose a knight to move, a stack to build from, the reserve or a card.
prompt-turn-done = No action points left. Play a card or end your turn.
prompt-turn-spent = No action points left. End your turn.
prompt-knight = Where to? Large rings are one step, small ones several; arches lead through doors.
prompt-knight-stuck = This knight cannot go anywhere now.
prompt-stack = Where does the block go?
prompt-reserve = Where does the new knight stand?
prompt-card-knight = { $card }: choose one of the marked knights.
prompt-card-block = { $card }: choose the block to be moved.
prompt-card-stack = { $card }: choose the stack the block comes from.
prompt-card-target = { $card }: choose a marked square.
prompt-waiting = { $name } is playing.
prompt-over = The game is over.
prompt-cancel = Cancel

advise-click-square = Click a marked square on the table.
advise-answer-first = Answer the question on the screen first.
advise-choose-first = Choose a knight, a stack, the reserve or a card first; then click where it goes.
advise-card-useless = There is nothing this card could do now.
advise-card-not-this-knight = The card cannot move this knight anywhere.
advise-card-not-this-block = This block has no place to go.
advise-not-now = Please wait: { $name } is playing.
advise-stale = The position had already changed; nothing was done.
advise-nothing-to-redo = There is nothing to do again.

undo-game-start = Nothing has been done yet.
undo-turn-ended = The turn before has ended and is final.
undo-next-player = The next player has already acted.
undo-card-seen = A card was bought: what has been seen cannot be unseen.
undo-not-yours = The last command is another player's.

tip-castle = Castle of { $area } × { $top }
tip-castle-king = The king's castle, { $area } × { $top }
tip-castle-worth = A knight on the top would score { $points }.
tip-castle-room = { $room ->
    [0] It cannot grow wider.
    [one] One square to grow onto.
   *[other] { $room } squares to grow onto.
 }
tip-level = { $square }, level { $level }
tip-ground = { $square }, on the ground
tip-knight = A knight of { $name }
tip-king = The king
tip-cost = { $ap ->
    [0] costs no AP
   *[other] costs { $ap } AP
 }
tip-move = Move here: level { $before } to { $after }
tip-build = Build here: the castle becomes { $area } × { $top }
tip-add = Add a knight here, on level { $after }
tip-play = Play the card here
tip-gain = { $sign ->
    [plus] A scoring now would give { $name } { $points } more ({ $total } in all).
    [minus] A scoring now would give { $name } { $points } less ({ $total } in all).
   *[zero] A scoring now would give { $name } { $total }, as before.
 }
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

log-title = What happened
log-founded = { $name } founds { $at }
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
log-extra = { $name } builds on { $at } from the supply
log-under = { $name }: a block under { $at }
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

fault-bot-title = { $name } cannot go on
fault-bot-stopped = { $name } was stopped
fault-bot = The bot stopped: { $why }
fault-bot-todo = Nothing is lost. Let it try again, or play for it from now on.
fault-again = Try again
fault-take-over = Play for it
fault-write-title = The game cannot be saved
fault-write-todo = The last command was not carried out. Make room or allow writing there, then try again.
fault-log-anew = The saved game had been deleted. It was written anew, whole: { $file }
fault-ok = OK
fault-open-title = This game cannot be opened
fault-file-title = This file cannot be opened
fault-start-title = This game cannot begin
fault-delete-title = This game cannot be deleted
fault-copy-title = No copy can be saved
fault-salvage = Open the good part as a copy
fault-salvage-todo = The lines before it are good: open them as a copy, or fetch the file again.
fault-torn = The last line of the game file was torn (power cut?). The game goes on from the line before.
fault-settings-title = Some of your settings cannot be used
fault-settings-todo = The usual values stand in for what cannot be used. Nothing in your file is lost.
failed-title = Something went wrong in the program itself
failed-what = This is an error nobody thought of, and not your doing.
failed-asset = A file of the game cannot be used: { $file }.
failed-saved = Your game is saved up to the last step; go on with it from the menu.
failed-not-saved = Not all of your game can be found in its file { $file }.
failed-report = A report without names lies in { $file }. Please send it along when you tell the authors.
failed-no-report = No report could be written.
failed-menu = Back to the menu
failed-quit = Quit
fault-texts-title = Some texts cannot be used
fault-texts-todo = Until they are mended they are said in English, or with boxes for letters.

setup-problem-name = Give this player a name of 1 to 40 letters.
setup-problem-colour = Two players have this colour.

resume-line = { $names }, year { $phase }, round { $round }
game-progress = year { $phase }, round { $round }
game-finished = finished: { $name } won
game-fault = cannot be opened

settings-language = Language
settings-ui_scale = Size of text and buttons
settings-quality = Picture quality
settings-quality-auto = automatic
settings-quality-low = low
settings-quality-medium = medium
settings-quality-high = high
settings-quality-ultra = very high
settings-animation_speed = Speed of movement
settings-bot_pace = Pace of the bots
settings-reduced_motion = Reduced motion
settings-follow_camera = Camera follows
settings-sound_volume = All sounds
settings-fullscreen = Full screen
settings-not-saved = Your settings could not be saved: { $why }.

picture-saved = Picture saved: { $file }
copy-saved = Copy saved: { $file }

hint-thinking = Looking for a good turn …
hint-step = Hint { $step } of { $steps }: { $what }.
 Scored after this turn: { $points ->
    [one] one point
   *[other] { $points } points
 }.
hint-do-step = Do this step
hint-do-all = Do all
hint-failed = No hint could be found: { $why }

analysis-title = Analysis
analysis-about = Points each player could expect, turn by turn. Lines are scorings.
analysis-working = Looking through the game …
analysis-turning = Turning points
analysis-worst = Turns that lost most
analysis-lost = { $points } lost in all
analysis-loss = − { $points }
analysis-click = Click a turn to see it on the board.
analysis-failed = The analysis failed: { $why }
analysis-moment = year { $phase }, round { $round }
