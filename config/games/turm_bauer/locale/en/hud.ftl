# The panels of Turm Bauer around the table.

turm-standing = Standing
turm-standing-sum = Both figures: { $levels } = { $total }
turm-standing-level = { $level ->
    [0] Figure on the table
   *[other] Figure on level { $level }
 }
turm-standing-left = Blocks left: { $blocks } · rings left: { $rings }
turm-standing-boxed = Parts in the box: { $parts }
turm-standing-reach = Highest level in reach: { $now }, with the block { $then }
turm-standing-leads = Leads: would win if it ended now
turm-standing-show = Click: show these blocks below

turm-when = Turn { $turn } of { $turns }
turm-slips = { $slips ->
    [one] One slip in this turn
   *[other] { $slips } slips in this turn
 }{ $most ->
    [none] , but you may keep trying.
   *[other] : at { $most } the block goes into the box.
 }
turm-dice = Thrown: { $first } and { $second }
turm-task-one = Build a block of { $size }
turm-task-two = Build a block of { $low } or { $high }
turm-task-build-about = A block may have as many parts as one of the dice shows, not both together.
turm-task-doubles = Doubles: build any block
turm-task-doubles-about = With two equal numbers every block may be built.
turm-task-discard = No block for these dice: one goes into the box
turm-task-discard-about = { $ring ->
    [yes] The supply has no block of these sizes. Choose any one of it for the box, or use a ring and build.
   *[no] The supply has no block of these sizes. Choose any one of it for the box.
 }
turm-task-stuck = No place for these blocks: one goes into the box
turm-task-stuck-about = { $ring ->
    [yes] No block that the dice allow fits anywhere. Choose any one for the box, or use a ring and build.
   *[no] No block that the dice allow fits anywhere. Choose any one for the box.
 }
turm-task-giving = Use a ring: take any block
turm-task-giving-about = The ring goes into the box when you let go of a block that the dice do not allow.
turm-task-free = Ring used: build any block
turm-task-free-about = The dice do not count for the rest of this turn.
turm-task-walk = Now the figure may walk
turm-task-walk-about = Any number of steps, one level up or down each, over plain fields and your own.
turm-task-walk_ring = The figure cannot move without a ring
turm-task-walk_ring-about = A ring lets it enter others’ fields, or go two levels up or down in one step.
turm-task-wait = One moment …
turm-task-wait-about = The block comes to rest, the figure arrives, or the dice roll.
turm-task-watch = { $name } is building
turm-task-watch-about = The player whose turn it is may build a block with as many parts as one of the dice shows.
turm-task-watch_walk = { $name } may move the figure
turm-task-watch_walk-about = After building, a player may move the figure: any number of steps, one level up or down each.
turm-task-read = Read the lesson first
turm-task-read-about = The lesson on the left says what comes next.
turm-task-solved = Solved. The next puzzle is above.
turm-task-solved-about = “Start over” lets you try the same puzzle again.
turm-task-failed = Not solved. You can try again.
turm-task-failed-about = “Start over” and “Solution” are above. Only your first try counts.
turm-task-shown = This was the solution.
turm-task-shown-about = The next puzzle is above. “Start over” lets you try this one yourself.
turm-held-build = Take a bright block from the supply below.
turm-held-doubles = Take any block from the supply below.
turm-held-giving = Take any block from the supply below.
turm-held-free = Take any block from the supply below.
turm-held-box = { $chosen ->
    [yes] { $ring ->
        [yes] Put this block into the box, or use a ring and build.
       *[no] Now put this block into the box, or choose another one.
     }
   *[no] { $ring ->
        [yes] Choose a block below for the box, or use a ring.
       *[no] Choose a block below for the box.
     }
 }
turm-held-walk = Choose a field for the figure, or let it stay.
turm-held-walk_ring = { $ring ->
    [yes] Use a ring, or let the figure stay.
   *[no] Let the figure stay.
 }
turm-held-wait = One moment …
turm-held-read = The lesson on the left says what comes next.
turm-way = way { $way } of { $ways }
turm-rings = { $rings ->
    [0] No ring left
    [one] One ring left
   *[other] { $rings } rings left
 }
turm-rings-about = A ring lets you do something once that is not possible otherwise; at most one per turn. It goes into the box.
turm-use-free = Any block
turm-use-pass = Pass
turm-use-leap = Leap

turm-do-let_go = Let go
turm-do-let_go-about = Let the block go where it hangs.
turm-do-discard = Into the box
turm-do-discard-about = Put the chosen block into the box. Its parts count when figures stand equally high.
turm-do-stay = Stay
turm-do-stay-about = Leave the figure where it is and end the turn.
turm-do-turn = Turn
turm-do-turn-about = A quarter turn about the upright axis.
turm-do-tip = Tip over
turm-do-tip-about = A quarter turn forwards, onto another side.
turm-do-previous_way = Back
turm-do-previous_way-about = The previous position that fits here.
turm-do-next_way = Next
turm-do-next_way-about = The next position that fits here; the wheel does the same.
turm-do-undo = Undo
turm-do-undo-about = Take back what can still be taken back. A block that was let go stays.
turm-do-hint = Hint
turm-do-hint-about = Show a good move.

turm-where-built = Built
turm-where-boxed = In the box

turm-steadiness = How steady the tower is
turm-steadiness-about = How far each block of the tower is from tipping over now, by weight alone.
turm-steadiness-tower = The tower now
turm-steadiness-drop = If you let go here
turm-steadiness-drop-then = Here; then the tower is { $grade }
turm-steadiness-after = The tower then: { $grade }.
turm-steadiness-now = The tower now: { $grade }.
turm-steadiness-then = If you let go here: { $grade }.
turm-steadiness-rock = rock-solid
turm-steadiness-firm = firm
turm-steadiness-shaky = shaky
turm-steadiness-hanging = on the edge
turm-risk-grade-rock = safe
turm-risk-grade-firm = fairly safe
turm-risk-grade-shaky = risky
turm-risk-grade-hanging = very risky
turm-risk-grade-falling = reckless
turm-risk = { $falls ->
    [0] Almost nothing ever falls there.
    [100] Something falls there almost every time.
   *[other] In 100 tries, something falls about { $falls } times.
}
turm-risk-unknown = The program is still working out how often something falls there.
turm-risk-range = In 100 tries, something falls { $low } to { $high } times.
turm-risk-judged = { $hands } tries were judged the way this game judges them.
turm-risk-short = falls { $falls } %
turm-risk-short-range = falls { $low }–{ $high } %

turm-end-tab-standing = Result
turm-end-tab-course = Level graph
turm-end-built = Blocks built
turm-end-slips = Slips
turm-end-unused = Parts unused
turm-end-rings = Rings left
turm-end-level = Level
turm-end-felled = brought the tower down

turm-setup-players = Players and hand
turm-setup-blocks = Blocks
turm-setup-usual = Standard: { $value }
turm-setup-changed = { $count ->
    [0] Standard rules
    [one] One rule changed
   *[other] { $count } rules changed
 }
turm-setup-as-usual = Reset
turm-setup-fair = Bots never cheat: they do not see the dice to come, and their hands tremble at random.
turm-setup-fair-steady = Bots never cheat: they do not see the dice to come.

turm-shelf-rules = { $rules ->
    [0] Turm Bauer
   *[other] Turm Bauer, house rules: { $changed }
 }
turm-resume-line = Turm Bauer: { $names }, turn { $turn }
