# Turm Bauer in the terminal, line by line; what both games say is in text.ftl. What one types: the words of each line, with
# commas between; the first is the usual one.

text-word-tower = tower, board
text-word-level = level, levels
text-word-fields = fields, f
text-word-blocks = blocks
text-word-supply = supply, s
text-word-steady = steady
text-word-box = box
text-word-stay = stay
text-word-table = table

text-turm-help =
    What can be typed:
    fields: all fields on which figures can stand, the highest first, with those who stand there. level 3: every part of a level.
    look m10: a column from below, and the fields beside it. blocks: all blocks as they were built. tower: the levels as a picture.
    turn: the dice and what is to be done. supply: your blocks; supply and a name: those of others. points: who stands how high, and what is left.
    steady: how steady the tower is. again: what happened since your last turn.
    legal: what you may do now. legal 4l: where that block fits. legal m10/2 or legal m10: what may be done there, to choose from.
    4l@m10/2:een builds block 4l: its lowest part on column m10, level 2, then two parts to the east and one to the north. 4l m10 2 een means the same.
    Steps from part to part: e east, n north, w west, s south, u up, d down; a comma begins again at the first part.
    A block is shown in the hand first; only after a yes it is let go. The hand trembles as everybody’s.
    >m10/3 walks to that field, table down to the table, stay ends the turn. box 4l puts a block into the box.
    !free, !pass or !leap behind it gives a ring. The beginning is enough: what it can become is listed, and a number chooses.
    undo: takes a block out of the box again. redo: does it again. hint: a good turn.
    file: where the game is saved. quit: leaves; the game goes on from there another time.

text-thrown = { $name }: turn { $turn } of { $turns }, thrown { $one } and { $two }.
text-stands = The figure stands here: { $place }.
text-walks-up = It can walk up to level { $level }: { $places }.
text-walks-nowhere = It can go nowhere by itself.
text-tower-legend = Levels from below, north above. Capital letters are coloured parts, small ones plain; # and + are the cornerstone; a letter after a part is a figure. { $who }.
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
text-built = { $block }, { $colour }  { $text }
text-nothing-built = Nothing is built but the cornerstone: m10, n10, m11 and n11.
text-standing = { $name }: figure: { $place }. { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
 } left, in the box: { $parts }. { $rings }.
text-both = { $name }: both figures together { $total }
text-block = { $id }: { $block }, { $steps }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
 }
text-may-now = May be built now
text-may-ring = May be built for a ring
text-supply-empty = The supply is empty.
text-boxed = In the box: { $blocks }
text-nobody = Nobody here is called “{ $name }”.
text-held = In the hand: { $block } over { $field }: { $parts }
text-gives-ring = This gives a ring: { $ring }.
text-let-go = Let it go, yes or no?
text-not-let-go = The block is back in the supply.
text-give-ring = This would { $what }. Give the ring, yes or no?
text-ring-kept = The ring is kept.
text-may-block = { $id } { $block }: { $places ->
    [one] one place
   *[other] { $places } places
 }, levels { $low } to { $high }
text-for-a-ring = For a ring, !free: { $what }
text-may-box = Into the box, box and a block: { $blocks }
text-may-stay = Stay and end the turn, stay
text-walk-ring = For a ring ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] one way
   *[other] { $ways } ways
 }
text-say-field = Say the field, too, such as legal m10/2.
text-say-block = Say the block, too, such as legal 4l m10/2.
text-steady-now = The tower now: { $grade }
text-good-turn = A good turn: { $why }.
text-turm-place = { $name }: level { $level }
