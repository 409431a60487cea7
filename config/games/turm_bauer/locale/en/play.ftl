# Playing Turm Bauer: what to do now, why something is not done, keys.

turm-prompt-build = { $name }, you threw { $one } and { $two }: take a block of one of these sizes.
turm-prompt-build-one = { $name }, you threw { $one } and { $two }: take a block of { $size }.
turm-prompt-doubles = { $name }, doubles! Take any block.
turm-prompt-giving = { $name }, with a ring you may build any block: take one.
turm-prompt-again = { $name }, it slipped off. Take any block the dice allow, and try another place.
turm-prompt-must-discard = { $name }, nothing can be built. Choose a block for the box.
turm-prompt-ring = The dice do not allow the { $block }. Use a ring to build it?
turm-prompt-discard = Put the { $block } into the box?
turm-prompt-place = Place the { $block }. Turn it with the wheel.
turm-prompt-hold = Press and hold to { $what }.
turm-prompt-hold-key = Hold { $key } to { $what }.
turm-prompt-click = Click to { $what }.
turm-prompt-enter = { $key }: { $what }.
turm-prompt-at-button = { $key }: “{ $what }”. Esc: back to the table.
turm-prompt-lead = Place the { $block }: { $key } and the arrows lead it, { $way } turns it.
turm-prompt-held = Steer against the arrow, turn with the wheel, and let go. Esc puts it back.
turm-prompt-held-keys = Arrow keys steer, { $left } and { $right } turn. Release { $key } to let go. Esc puts it back.
turm-prompt-falling = Let go …
turm-prompt-walk = { $name }, where does the figure walk?
turm-prompt-walk-none = { $name }, the figure cannot move without a ring.
turm-prompt-walk-ring = { $name }, you use a ring ({ $ring }). Where does the figure walk?

turm-answer-ring = Use a ring
turm-answer-walk-ring = Ring: { $ring }
turm-answer-discard = Into the box
turm-answer-stay = Stay

turm-advise-take-first = Take a block first.
turm-advise-walk = The block stands. Now the figure may walk.
turm-advise-choose-field = Choose a field first: the arrows and “next target” lead there.
turm-advise-no-place = This block fits nowhere on the tower.
turm-advise-point-at-it = Point at the tower: the block shows where it may stand.
turm-advise-ring-first = The dice do not allow this block: use a ring, or take another one.
turm-advise-stay = The figure stands here. “Stay” ends the turn.
turm-advise-needs-pass = Only a ring leads there, over others’ fields: choose “Ring: others’ fields”.
turm-advise-needs-leap = Only a ring leads there, two levels in one step: choose “Ring: two levels”.
turm-advise-needs-either = Only a ring leads there: choose “Ring: two levels” or “Ring: others’ fields”.
turm-advise-choose-to-discard = Choose a block for the box first.
turm-advise-ring-opens-nothing = A ring would not help now.
turm-advise-no-other-way = It cannot lie any other way here.
turm-advise-no-other-place = There is no other place.
turm-advise-nothing-that-way = There is no place in that direction.
turm-advise-too-quick = That was very quick. Do it again if you mean it.
turm-advise-slipped = It slipped off and is in your hand again. Press again to let it go.
turm-ring-would-help = { $why } Use a ring to build it anyway.

turm-action-let-go-about = Let the block go where it hangs, with a random hand
turm-action-discard-about = Put the chosen block into the box
turm-action-stay-about = End the turn; the figure stays
turm-action-undo-about = Take the block out of the box again
turm-no-discard = A block that can be built may not go into the box.
turm-no-undo = A block that was let go cannot be taken back.

turm-judge-title = The block hangs in the air
turm-judge-todo = It is not known yet whether it falls. Nothing has been saved.
turm-judge-again = Let go again
turm-judge-back = Take it back

turm-hint-step = Hint: { $what } – { $why }.
turm-hint-alone = Hint: { $what }.

turm-tip-figure = Figure of { $name }
turm-tip-cornerstone = Cornerstone
turm-tip-climb = Level { $level } (your figure: { $now })
turm-tip-rings = Rings left: { $rings }

# What a place for a block is good for: how high figures could walk next.

turm-reach-own-more = You can reach level { $then } (otherwise { $now }).
turm-reach-own-less = { $then ->
    [0] You could not climb the tower any more.
   *[other] You only reach level { $then } (otherwise { $now }).
 }
turm-reach-own-same = { $then ->
    [0] You still find no way up.
   *[other] You reach level { $then }, with or without this block.
 }
turm-reach-own-walled = Your own figure is walled in.
turm-reach-other-more = { $name } can reach level { $then }.
turm-reach-other-too = { $name } then reaches level { $then }, too.
turm-reach-other-less = { $then ->
    [0] { $name } can no longer climb.
   *[other] { $name } only reaches level { $then }.
 }
turm-reach-other-walled = { $name } is walled in.

turm-turn-brief = { $turn } · { $one }+{ $two }
turm-turn-when = Turn { $turn } of { $turns }, thrown { $one } and { $two }
turm-turn-recap = Turn { $turn } · { $one }+{ $two }
turm-turn-when-colour = { $when }, { $colour }
turm-level-brief = ↑{ $level }

keys-group-building = Turm Bauer
does-turn_block = Turn the block
does-tip_block = Tip it over
does-roll_block = Roll it sideways
does-next_way = Next way that fits
does-previous_way = Previous one
does-raise_block = A level up
does-lower_block = A level down
does-take_next = Next block
does-take_previous = Previous block
does-discard = Into the box
does-ring_free = Ring: any block
does-ring_pass = Ring: others’ fields
does-ring_leap = Ring: two levels

overlay-stairs = Stairs
overlay-stairs-about = Whose figure may climb where: fields of each colour, plain ones for all
overlay-load = Load
overlay-load-about = How much of all the weight each block carries, its own and what stands on it. 100 % is all blocks together.

# The analysis of a finished game.

turm-analysis-about = Each player’s chance of winning, turn by turn. Lines are turns in which a block slipped.
turm-analysis-turn = Turn { $turn }
turm-analysis-block = Turn { $turn }, { $block }
turm-analysis-slipped = Turn { $turn }, { $block } (slipped)
turm-analysis-lost = { $levels } { $levels ->
    [one] level
   *[other] levels
} lost in total
turm-analysis-loss = − { $levels }
turm-analysis-better = Better: { $block } on { $at }.

# Why a hint is good: in a few words, one after another.

turm-term-climbs = { $amount ->
    [one] a level up to level { $level }
   *[other] { $amount } levels up to level { $level }
}
turm-term-keeps = it stays on level { $amount }
turm-term-descends = it goes down to level { $amount }
turm-term-leaves = a field on level { $amount } stays free to build on
turm-term-hinders = { $amount ->
    [one] it is in the way of another figure
   *[other] it is in the way of { $amount } other figures
}
turm-term-bars = { $amount ->
    [one] it keeps the others a level lower
   *[other] it keeps the others { $amount } levels lower
}
turm-term-steady = { $amount ->
    [0] safe: nothing falls
   *[other] safe: something falls in { $amount } % of tries
}
turm-term-risky = risky: something falls in { $amount } % of tries
turm-term-ring = { $amount ->
    [one] the ring brings a level
   *[other] the ring brings { $amount } levels
}
turm-term-boxed = { $amount ->
    [one] nothing can be built; one part counts in a tie
   *[other] nothing can be built; { $amount } parts count in a tie
}

# Said aloud only: the columns that the block in hand would cover.
turm-heard-columns = covers { $columns }
turm-heard-level = level { $level }: { $columns }
