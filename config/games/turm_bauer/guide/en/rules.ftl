# The rules of Turm Bauer as the program shows them, a text for each section and for each value of an option. A new line is a new paragraph.

turm-chapter-start = Before the game
turm-chapter-turn = The turn
turm-chapter-build = Building
turm-chapter-walk = Walking
turm-chapter-fall = What falls
turm-chapter-end = The end

turm-goal-title = What it is about
turm-goal =
    You all build one tower together, and each of you sends a figure up its steps.
    When every block is used, the figure that stands highest wins. But a player who brings the tower down before that loses, however high the figure was.

turm-words-title = Parts, fields, levels
turm-words =
    A block is made of one to six parts, and every part is a cube.
    The top of a part is a field if no other part lies on it. A figure can stand there.
    The level of a field is the number of storeys below it: the table is level 0, the top of the cornerstone level 1.
    In words a column has a letter from west to east and a number from south to north. The cornerstone is m10, n10, m11 and n11.

turm-material-title = The pieces
turm-material =
    The dark cornerstone of four parts lies in the middle of the table and stays where it is.
    In each colour there are twelve blocks, two for each number from one to six, one figure and two rings. There are two dice for all.
    One of the two single cubes is all of plain wood. Blocks of one colour that look alike count as one and the same, and the first of them is used.
turm-blocks-house = The blocks are our own set: flat shapes, except for one of five parts on which a cube stands up.
turm-blocks-flat = The blocks are all flat: none is higher than one part when it is laid down.
turm-blocks-twins = From three parts on each shape comes twice, coloured the one way and the other.

turm-begin-title = How it begins
turm-begin =
    All figures stand on the table beside the cornerstone, and nobody has built.
    Everybody throws one die. The highest number begins; those who tie for it throw again until one of them is highest. Then play goes clockwise.

turm-two-title = Two players
turm-two =
    With two players each has two colours, each with its own blocks, box, rings and figure.
    The colours take turns: the first colours of both, then the second colours of both, over and over.
    Your other colour counts as another player’s while you play this one: its fields are closed to this figure, too.

turm-turn-title = A turn
turm-turn =
    Throw both dice, build one block, then move your figure if you like. Then the next colour plays.
    Each turn takes exactly one block out of your supply, so everybody has twelve turns with each colour.

turm-dice-title = What the dice allow
turm-dice =
    Each die names the number of parts of a block you may build. You build one block for one of the two numbers, never for their sum.
    Two equal numbers allow any block you have.
    If you have no block left for one of the numbers, it has to be one for the other.

turm-discard-title = Nothing to build
turm-discard =
    If you have no block for either number, one block of your choice goes from the supply into the box instead.
    The same holds if none of the blocks that the dice allow has a place on the tower.
    With a ring you may build another block instead.
    The figure may walk all the same. Parts in the box count against you when heights are equal.

turm-rings-title = Rings
turm-rings =
    Once in a turn you may use one of your two rings. It goes into the box.
    Before building, it lets you build any block, whatever the dice say.
    When you walk, it opens the fields of other colours for this walk, and you may pass other figures.
    Or one step of this walk may lead two levels up or down.
    A ring can be used only where the same thing is not possible without it.

turm-trying-title = Trying out
turm-trying = As long as you have not let go you may turn the block, try it in any place, and take another one that the dice allow.

turm-place-title = Where a block may go
turm-place =
    All its parts need room: no part and no figure may be there already. A figure takes up the room of one part above its field.
    At least one of its parts has to lie side against side with the tower.
    Gaps below it are allowed, and a gap may be filled later.

turm-pattern-title = The chess pattern
turm-pattern =
    Throughout the tower, coloured and plain parts alternate in all six directions, as on a chessboard. The dark parts of the cornerstone count as coloured.
    Turn a block as you like, but not into its mirror image; its coloured parts must be where the pattern needs colour.
    So stairs of one level a step keep their kind: plain ones serve everybody, coloured ones their owner.

turm-first-title = First turn and later ones
turm-first =
    The first block of each colour has to touch the cornerstone with the side of a part. It may stand on the table beside it.
    From the second turn on no block may touch the table.
    Every block has to lie on something: at least one of its parts directly on a part of the tower, or in the first turn on the table.

turm-overhang-title = Overhang
turm-overhang-extent = A column of parts is carried if its lowest part lies on the tower, or on the table in the first turn. To each of the four sides the block may reach at most one part beyond its outermost column that is carried, with any number of parts side by side. A house rule can count every row or every part.
turm-overhang-row = A column of parts is carried if its lowest part lies on the tower, or on the table in the first turn. In every single row of columns, lengthways and crossways, the block may reach at most one part beyond those that are carried; a row that nothing carries may have but one.
turm-overhang-parts = A column of parts is carried if its lowest part lies on the tower, or on the table in the first turn. To each of the four sides at most one part of the block may lie beyond its outermost column that is carried. Parts beside each other and on top of each other are counted one by one; parts over a gap in between are not counted.

turm-way-title = A way in
turm-way = A block has to get to its place from above the tower, pushed straight part by part in any direction, without turning it and without going through others. Figures are not in the way.

turm-closed-title = Nobody is walled in
turm-closed = You may build over a figure, but not shut it in. A figure that had no way out before need not get one.
turm-walled_in-space = Each figure on the tower keeps room for one step: to a field at most one level higher or lower, or to the table. It does not matter which colour that field has or who is on it. So you may leave a figure nothing but a field it may not enter. It is stuck there until somebody builds it a way or its owner uses a ring. A house rule forbids that.
turm-walled_in-own_way = Each figure on the tower keeps one step that it may take itself without a ring: to a free field that is plain, dark or of its own colour, or to the table. So nobody gets stuck between fields of other colours or other figures.

turm-walk-title = Stairs
turm-walk =
    Your figure may walk as many steps as it likes, or stay.
    A step leads straight to the next column, never across a corner, and at most one level up or down.
    It may walk on plain fields, on those of your colour and on the dark ones of the cornerstone.
    A walk has to end in another place than the one where it began.

turm-colours-title = Fields of others
turm-colours = Fields in another colour are closed: your figure neither stops on them nor walks over them.

turm-others-title = Other figures
turm-others = On a field stands one figure at most, and none walks over a field that another stands on.

turm-room-title = Room to walk
turm-room = A figure needs room for a step. Above the higher field there must be room for the figure, one part high. Above the lower field there must be room up to the same height. Under a roof with that much room it may walk.

turm-down-title = The table
turm-down =
    The table around the tower is one single place of level 0, with room for all figures.
    A figure may climb down to it, go round and climb up elsewhere in the same walk. A hole in the tower from which nobody gets out does not belong to it.

turm-leap-title = Walking with a ring
turm-leap = A step of exactly two levels needs the same room as any other, and may lead from the table or down to it, too.
turm-pass-two = With two players the ring also opens the fields of your own other colour.

turm-hand-title = Letting go
turm-hand =
    First you choose the place on the grid, then you let the block go. However crooked it lies, it counts for the place you chose: a crooked tower is weaker, but the places stay the same.
    How the hand let go and what fell is saved with the move in the game’s file and is never calculated again.
turm-hand-mouse = While you hold the mouse button, or Enter, the block hangs from your hand. It begins as far off as with a random hand. Then your hand calms down and slowly drifts: the more, the larger the block, the higher the place and the longer you hold it. Steer against the arrow with the mouse or the arrow keys, turn the block with the wheel, and let go.
turm-hand-drawn = The tremor of the hand is random and the same for everybody: one click lets go.
turm-hand-steady = The hand is perfectly steady: only the place decides.
turm-wobble-usual = Each block that is let go gives the tower a little bump.
turm-wobble-gentle = The table is calm: a hand that trembles does so less, and each block that is let go gives the tower about half the usual bump.
turm-wobble-windy = It is windy: a hand that trembles does so more, and each block that is let go gives the tower about twice the usual bump.
turm-judge-bullet = What falls is decided by the blocks in motion, with weight and friction.
turm-judge-statics = What falls is decided by the balance of all forces.

turm-fallen-title = What counts as fallen
turm-fallen =
    A block has fallen when its middle has moved by more than half a part, when it leans by more than twenty degrees, or when it ends up more than half a part or fifteen degrees off its place.
    If nothing falls the block is built. Others may have moved a little with it.
    Figures weigh nothing and go along with their field.

turm-slip-title = Slips
turm-slips-none = A block that slipped off never goes into the box: you build on until one stands.
turm-slip =
    If fewer than { $collapse } blocks fall at once, they and the figures on them are put back as they were.
    If the new block was not among them, it is built.
    If it was, that is a slip: it comes back into the supply, and you go on building, with any block and in any place that the rules allow. A ring used for it stays in the box, and the dice do not matter for the rest of this turn.
    { $slips ->
        [none] { turm-slips-none }
        [one] In this game the first slip of a turn ends it: the block goes into the box, and the figure may walk.
       *[other] At slip number { $slips } of a turn the block goes into the box, and the figure may walk. A house rule lifts this limit.
    }

turm-collapse-title = Collapse
turm-collapse =
    If { $collapse } or more blocks fall at once, the new one counted, the tower has collapsed and the game is over.
    The player who let go has lost. Among the others, the one whose figure stood highest before wins.
    If they stood equally high, it is the one with fewest parts in supply and box together; then the one with most rings; otherwise they share the victory.

turm-end-title = The end of the game
turm-end =
    When all supplies are empty the game is over. The figure that stands highest wins.
    If several stand equally high, it is the one with fewest parts in the box; then the one with most rings left; otherwise they share the victory.
turm-end-two =
    With two players the levels of both your figures are added, and so are parts and rings.
    If the tower collapses, the other player has won.

turm-house-rules-title = House rules of this game
turm-house-rules = Different from the standard rules:
turm-house-rule = { $option }: { $value }
