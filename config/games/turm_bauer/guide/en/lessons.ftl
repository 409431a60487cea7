# The lessons of Turm Bauer: a title for each chapter, a text for each step (config/games/turm_bauer/lessons.yaml), at most two short sentences.

turm-lesson-tower = The tower
turm-lesson-tower-welcome = Welcome! Here everybody builds one tower together and climbs it. You are red.
turm-lesson-tower-turn = Turn the table: drag with the mouse, or press Shift and an arrow key. The lit buttons turn it, too.
turm-lesson-tower-level = Figures stand on fields, the free tops of blocks. A field’s level is the number of storeys below it; the table is level 0. On which level is the blue figure?
turm-lesson-tower-level-wrong = Not quite. Count the storeys below the blue figure’s field.
turm-lesson-tower-level-after = Level 2. When all blocks are used, the highest figure wins.

turm-lesson-block = Building
turm-lesson-block-take = The dice show 3 and 5: you may build a block of three or of five parts. Click one in the supply.
turm-lesson-block-turnit = Now turn it: with the mouse wheel, or by the buttons and keys on the right.
turm-lesson-block-build = Put a block of three parts onto the table, against the dark cornerstone: point at a place, press the mouse button, and let go.
turm-lesson-block-build-why = A block of three parts, please, on the table and against the cornerstone. A click on another one changes what you hold.
turm-lesson-block-walk = After building your figure may walk. Click a lit field.
turm-lesson-block-walk-why = Let it walk this once: click a lit field.

turm-lesson-fit = The place
turm-lesson-fit-pattern = Coloured and plain parts always alternate, as on a chessboard. A block only goes where this pattern holds.
turm-lesson-fit-overhang = At least one part of a block has to lie on the tower. To each side the block may reach one part beyond what carries it. Build the bar of three so that it does.
turm-lesson-fit-overhang-why = Take the bar of three, and let one end of it reach out beyond what carries it.
turm-lesson-fit-steady = Gaps below a block are allowed, and may be filled later. That often makes a tower steadier.

turm-lesson-hand = Your hand
turm-lesson-hand-hold = Take any block, point at the tower, and hold the mouse button or Enter. The arrow shows where your hand drifts: steer against it, and let go.
turm-lesson-hand-slip = Build an angle so that most of it hangs over an edge of the tower. The meter on the right shows how risky that is.
turm-lesson-hand-slip-why = Take an angle of three or four, and let most of it hang over an edge of the tower.
turm-lesson-hand-slip-after = It slipped off! Fewer than three blocks fell: everything is put back, and you may try again. At the third slip the block goes into the box.
turm-lesson-hand-slip-otherwise = This time it came out differently. If only one or two blocks fall, they are put back, and you may try again. At the third slip the block goes into the box.
turm-lesson-hand-again = Try again, calmly: low and in the middle a block lies safely. The meter on the right shows how steady the tower would be.
turm-lesson-hand-collapse = One bar lies on a single cube, like a seesaw. Build a block of five onto one of its ends, and see what happens.
turm-lesson-hand-collapse-why = Take a block of five, and put it onto one end of the upper bar, as far out as it goes.
turm-lesson-hand-collapse-after = Three or more blocks fell at once: the tower has collapsed. The player who let go loses, and the highest of the others wins.
turm-lesson-hand-collapse-otherwise = This time fewer than three blocks fell. If three or more fall at once, the tower has collapsed: the player who let go loses, and the highest of the others wins.
turm-lesson-failed-slips = That was the third slip: in a game the block would go into the box now. Here you begin this step again.
turm-lesson-failed-collapse = The tower has come down: in a game you would have lost. Here you begin this step again.

turm-lesson-walk = Climbing
turm-lesson-walk-stairs = As many steps as you like, each at most one level up or down. Plain fields are for all: go up to the lit one.
turm-lesson-walk-stairs-why = Up to the lit field on the tower: click it.
turm-lesson-walk-colours = Fields in another colour are closed. Click the blue one and see.
turm-lesson-walk-colours-after = Closed! On your own colour, on plain wood and on the dark fields you may walk.
turm-lesson-walk-pass = You have two rings. One of them opens such fields for one walk: click the lit sign, then the blue field.
turm-lesson-walk-pass-why = First the lit sign of the ring, then the blue field.
turm-lesson-walk-leap = Or a ring lets one step lead two levels up or down. Click the lit sign, then jump onto the tower.
turm-lesson-walk-leap-why = First the lit sign of the ring, then a field of the tower.

turm-lesson-dice = The dice
turm-lesson-dice-discard = The dice show 5 and 6, but you have no such blocks left. Then another one goes into the box: choose it, and click the lit button.
turm-lesson-dice-discard-why = Choose a block in the supply, then click the button with the box.
turm-lesson-dice-free = Or you use a ring and build whatever you like. Click the lit sign, take a block, and build it.
turm-lesson-dice-free-why = With a ring this time: click the lit sign, then build.

turm-lesson-end = The end
turm-lesson-end-height = Suppose all blocks are built, and Red and Green both stand on level 2. Then the player with the fewest parts in the box wins: Red has 5, Green 6. How many has the winner?
turm-lesson-end-height-wrong = Not quite. The player with the fewest parts in the box wins.
turm-lesson-end-height-after = Five: Red wins. If that were equal too, the rings left would decide.
turm-lesson-end-game = That is all. Build, climb, and keep your hand steady: here is your first game.
