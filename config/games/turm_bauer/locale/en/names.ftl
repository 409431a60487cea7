# Turm Bauer: what its things are called, and sentences on what happened.
# Words: block · part (a cube of it) · field · level · column · cornerstone · ring · supply · box · figure · slip · collapse.

turm-block-cube = coloured cube
turm-block-plain_cube = plain cube
turm-block-bar_2 = bar of two
turm-block-bar_3 = bar of three
turm-block-angle_3 = angle of three
turm-block-angle_3_turned = angle of three, reversed
turm-block-angle_4 = angle of four
turm-block-angle_4_turned = angle of four, reversed
turm-block-square_4 = square of four
turm-block-angle_5 = angle of five
turm-block-flag_5 = flag of five
turm-block-throne_5 = throne of five
turm-block-throne_5_turned = throne of five, reversed
turm-block-slab_6 = slab of six
turm-block-boot_6 = boot of six
turm-block-stairs_6 = stairs of six
turm-block-stairs_6_turned = stairs of six, reversed

turm-table = table
turm-field = { $spot }, level { $level }
turm-who = { $name } ({ $colour })
turm-parts = { $parts ->
    [one] one part
   *[other] { $parts } parts
 }

turm-ring-free = any block
turm-ring-free-about = Use a ring and build a block that the dice do not allow.
turm-ring-pass = others’ fields
turm-ring-pass-about = Use a ring: on this walk the figure may enter and stand on fields of other colours and pass other figures.
turm-ring-leap = two levels
turm-ring-leap-about = Use a ring: one step of this walk may go two levels up or down.

# The log: who, and what was done.

turm-log-rolled = { $name } throws { $one } and { $two }
turm-log-ring-free = { $name } uses a ring: any block
turm-log-ring-pass = { $name } uses a ring: over others’ fields
turm-log-ring-leap = { $name } uses a ring: two levels in one step
turm-log-built = { $name }: { $block } on { $field }
turm-log-built-fell = { $name }: { $block } on { $field }; { $count ->
    [one] one block fell and was put back
   *[other] { $count } blocks fell and were put back
 }
turm-log-slipped = { $name }: { $block } slips from { $field }
turm-log-slipped-more = { $name }: { $block } slips from { $field }; { $count ->
    [one] another block ({ $owners }) falls with it and is put back
   *[other] { $count } other blocks ({ $owners }) fall with it and are put back
 }
turm-log-discarded = { $name }: { $block } into the box
turm-log-slipped-out = { $name }: { $block } slipped too often and goes into the box
turm-log-collapsed = { $name } brings the tower down: { $count ->
    [one] one block falls
   *[other] { $count } blocks fall
 }
turm-log-moved = { $name }: figure { $source } → { $to }
turm-log-stayed = { $name }: the figure stays
turm-log-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }

# The same without the name, for places that say it once.

turm-brief-rolled = throws { $one } and { $two }
turm-brief-ring-free = ring: any block
turm-brief-ring-pass = ring: over others’ fields
turm-brief-ring-leap = ring: two levels at once
turm-brief-built = { $block } on { $field }
turm-brief-built-fell = { $block } on { $field }; { $count ->
    [one] one block put back
   *[other] { $count } blocks put back
 }
turm-brief-slipped = { $block } slips from { $field }
turm-brief-slipped-more = { $block } slips from { $field }; { $count ->
    [one] one other put back
   *[other] { $count } others put back
 }
turm-brief-discarded = { $block } into the box
turm-brief-slipped-out = { $block } into the box after slips
turm-brief-collapsed = the tower comes down: { $count ->
    [one] one block falls
   *[other] { $count } blocks fall
 }
turm-brief-moved = figure { $source } → { $to }
turm-brief-stayed = the figure stays

# The same for where even that has no room, beside a sign of what happened.

turm-short-built = { $block } on { $field }
turm-short-built-fell = { $block } on { $field }; { $count } fell
turm-short-slipped = { $block } from { $field }
turm-short-slipped-more = { $field }: { $block }; { $count } more
turm-short-collapsed = collapse: { $count ->
    [one] one block
   *[other] { $count } blocks
 }
turm-short-boxed = { $block } → box
turm-short-moved = { $source } → { $to }

# What is told at once, over the table.

turm-toast-fell = { $count ->
    [one] One block fell. It is put back where it was.
   *[other] { $count } blocks fell. They are put back where they were.
 }
turm-toast-slipped = { $name }: the { $block } slipped off. { $tries }
turm-toast-slipped-more = { $name }: the { $block } slipped off and took along { $count ->
    [one] a block of { $owners }, which was
   *[other] { $count } blocks of { $owners }, which were
 } put back. { $tries }
turm-tries-left = { $left ->
    [any] Try again, also with another block or place.
    [one] One more try, then it goes into the box.
   *[other] { $left } more tries, also with another block or place.
 }
turm-toast-slipped-out = { $name }: the { $block } slipped once too often and goes into the box. The figure may still walk.
turm-toast-swayed = That was close: the tower swayed but holds.
turm-toast-height = { $name } is the highest now: level { $level }.
turm-toast-collapsed = The tower comes down! { $name } has lost.

# What a choice would do.

turm-choose-build = build the { $block } on { $field }
turm-choose-discard = put the { $block } into the box
turm-choose-move = walk to { $to }
turm-choose-table = walk down to the table
turm-choose-with-ring = use a ring ({ $ring }) and { $what }
turm-choose-stay = leave the figure where it is


# Why somebody won, and how games stand.

turm-won-height = stood highest: level { $level }
turm-won-height-both = both figures together: { $level } levels
turm-won-parts = as high, but fewest parts unused: { $parts }
turm-won-rings = all else equal, but most rings left: { $rings }
turm-won-shared = equal in height, parts and rings
turm-won-of = { $name } – { $why }
turm-won-collapse = { $name } brought the tower down
turm-end-collapse = { $name } brought the tower down. { $won }
turm-end-look = { $told } Click or press a key for the result.
turm-progress = turn { $turn } of { $turns }
