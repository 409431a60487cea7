# Turm Bauer in the terminal, line by line; what both games say is in text.ftl. What one types: the words of each line, with
# commas between; the first is the usual one.

text-word-tower = tower, board
text-word-level = level, levels
text-word-fields = fields, f
text-word-blocks = blocks
text-word-supply = supply, s
text-word-steady = steady
text-word-box = box
text-word-stay = stay, .
text-word-table = table

text-turm-help =
    stairs lists places for a block that bring your figure higher. A number takes one; yes lets it go.
    4l m10 builds block 4l on column m10; > walks as high as possible, m10 walks there, stay ends the turn.
    me: your figure. turn: the dice. supply: your blocks. fields, level 3, row 10, column m, look m10, around m10: the tower.
    points, steady, again, hint, undo, quit. 4l alone lists where that block fits; a number chooses from a list.
    More: rules, help tower, help build, help walk, help line, help game.

text-thrown = { $name }: turn { $turn } of { $turns }, thrown { $one } and { $two }.
text-stands = The figure stands here: { $place }.
text-walks-up = It can walk up to level { $level }: { $places }.
text-walks-nowhere = It cannot move without a ring.
text-tower-legend = The highest level first, north above. Capital letters are coloured parts, small ones plain; # and + are the cornerstone; a letter after a part is a figure. { $who }.
text-level = Level { $level }: { $parts }
text-level-empty = Nothing lies on level { $level }.
text-on-table = On the table: { $colours }
text-part-plain = plain
text-part-cornerstone = cornerstone
text-with-figure = { $part } with the figure ({ $colour })
text-at-level = level { $level } { $part }
text-column = { $spot }: { $parts }
text-column-empty = nothing
text-which-column = Which column? Type look and a column such as m10.
text-built = { $block }, { $colour }, { $text }
text-nothing-built = Nothing is built but the cornerstone: m10, n10, m11 and n11.
text-standing = { $name }: figure: { $place }. { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
 } left, in the box: { $parts }. { $rings }.
text-both = { $name }: both figures together { $total }
text-block = { $id }: { $block }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
 }
text-may-now = May be built now
text-may-ring = May be built with a ring
text-supply-empty = The supply is empty.
text-boxed = In the box: { $blocks }
text-nobody = Nobody here is called “{ $name }”.
text-held = In the hand: { $block } over { $field }: { $parts }
text-gives-ring = This uses a ring: { $ring }.
text-let-go = Let it go, yes or no?
text-not-let-go = The block is back in the supply.
text-give-ring = This would { $what }. Use the ring, yes or no?
text-ring-kept = The ring is kept.
text-may-block = { $id } { $block }: { $places ->
    [one] one place
   *[other] { $places } places
 }, levels { $low } to { $high }
text-for-a-ring = With a ring, adding !free: { $what }
text-may-box = Into the box, box and a block: { $blocks }
text-may-stay = Stay and end the turn, stay
text-walk-ring = With a ring ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] one way
   *[other] { $ways } ways
 }
text-say-field = Name a column, too, such as 4l m10.
text-say-block = Name a block, too, such as 4l m10.
text-steady-now = The tower now: { $grade }
text-good-turn = A good turn: { $why }.
text-turm-place = { $name }: level { $level }

text-word-stairs = stairs, ^
text-topic-tower = tower, look
text-topic-placing = build, block, blocks, rings, ring
text-topic-walking = walk, figure, turn
text-turm-help-tower =
    fields: all fields on which figures can stand, the highest first, and who stands on them. level 3: every part of a level.
    row 10: the fields of the columns with this number, from the west. column m: those with this letter, from the south.
    look m10: a column from below, and the fields beside it. around m10: the fields of all eight columns around it.
    Columns have a letter from west to east and a number from south to north: the cornerstone is m10, n10, m11 and n11.
    tower: the levels as pictures, with the names of the columns. blocks: all blocks as they were built. steady: how steady it is.
text-turm-help-placing =
    supply: your blocks; supply and a name: those of others. legal: what you may build. legal 4l: where that block fits.
    stairs or ^: places that bring your figure higher, with the risk; ^4l: those of block 4l.
    4l m10: block 4l with its lowest part on column m10; how it can lie there is listed. 4l m10/2 names the level, too.
    4l m10 een: two parts to the east, one to the north. Steps: e east, n north, w west, s south, u up, d down; a comma begins again at the first part.
    what and a place: who could then walk how high, and the risk. yes lets the block go; that cannot be undone. The hand trembles like everybody’s.
    Add !free to use a ring for a block that the dice do not allow. box 4l: into the box, if nothing can be built.
text-turm-help-walking =
    me: where your figure stands and how high it can walk. turn: the same, with what a ring would add.
    > walks to the highest field; of several you choose. m10, m10/3 or >m10/3 walks there, table down to the table.
    stay or . ends the turn without a walk. Add !pass to a walk to use a ring and cross others’ fields, !leap for a step of two levels.
text-turm-help-line =
    Choices follow one another in a line: 2y> takes place 2 of the list, lets the block go and walks up; 4l m10 een yes m10.
    The line stops where something cannot be done and says so. yes or no after a block answers its question.
    The beginning is enough: what it can become is listed, and a number chooses. legal: all you may do; legal m10: there.
text-prompt-build = { $name }, { $one } and { $two }>
text-prompt-walk = { $name }, level { $level }, walk>
text-tower-level = Level { $level }
text-step-e = east
text-step-n = north
text-step-w = west
text-step-s = south
text-step-u = up
text-step-d = down
text-steps = { $count } { $way }
text-branch = { $first }; from the first part { $then }
text-ways-of = { $what }. How does it lie? Answer with a number.
text-stair = { $what }. Level { $level }, risk about { $falls } %
text-no-stairs = No block brings your figure higher now. legal lists what may be built.
text-stairs-built = The block is done. Type > to walk up, or stay.
text-own-figure = { $name }: figure: { $place }. { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
 } left. { $rings }.
text-no-higher = It can walk no higher than that.
text-not-now = Block { $block } may not be built now: the dice do not allow it, or it fits nowhere.
text-nowhere-there = Block { $block } fits nowhere there like that.
text-nothing-at = Nothing can be done at { $place } now.
text-try-supply = Type supply to hear your blocks.
text-try-block = Type legal { $block } to hear where it fits.
text-try-walk = Type turn to hear where the figure can walk.
text-row-empty = Nothing is there.
text-which-turm-row = Which row? Type row and the number of its columns, such as row 10.
text-which-letter = Which column? Type column and a letter, such as column m, or a whole name, such as column m10.
