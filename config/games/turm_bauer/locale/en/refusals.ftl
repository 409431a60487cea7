# Why something is refused in Turm Bauer; the rule behind it goes along as a link.

turm-refusal-wrong_stage = { $stage ->
    [build] Build a block first.
   *[move] The block is done; now the figure may walk.
 }
turm-refusal-not_your_turn = It is another player’s turn.
turm-refusal-game_over = The game is over.
turm-refusal-not_in_supply = This block is no longer in the supply: { $block }.
turm-refusal-one_alike_first = Two blocks look alike here; the other one is taken first.
turm-refusal-not_thrown = { $ring ->
    [free] The dice show { $one } and { $two }: they do not allow this block. A ring would.
   *[none] The dice show { $one } and { $two }: they do not allow this block.
 }
turm-refusal-block_can_be_built = Some block for the dice has a place on the tower, so none goes into the box.
turm-refusal-no_ring_left = No ring is left.
turm-refusal-one_ring_a_turn = You have already used a ring in this turn; only one is allowed.
turm-refusal-ring_not_needed = That is possible without a ring, too.
turm-refusal-cells_not_sorted = The cells of the block are not in their order.
turm-refusal-wrong_shape = A block has another shape: { $block }. It may be turned, but not mirrored.
turm-refusal-wrong_pattern = { $kind ->
    [plain] The chequered pattern needs a coloured part here, and this cube is plain. Move it one cell.
    [cube] The chequered pattern needs a plain part here, and this cube is coloured. Move it one cell.
   *[pattern] That would break the chequered pattern. Move it one cell or turn it.
 }
turm-refusal-below_table = Nothing can lie below the table.
turm-refusal-place_taken = There is no room: another part is at { $at }.
turm-refusal-figure_in_the_way = There is no room: a figure ({ $colour }) stands at { $at }.
turm-refusal-beside_nothing = The block would touch nothing: one of its sides has to lie against the tower.
turm-refusal-not_at_cornerstone = The first block of a colour has to touch the cornerstone.
turm-refusal-on_the_table = Only in its first turn may a colour build on the table.
turm-refusal-rests_on_nothing = The block would hang in the air: one of its parts has to lie on the tower.
turm-refusal-overhang = { $overhang ->
    [row] In one of its rows the block would reach too far: at most one part beyond what carries it.
    [parts] The block would reach too far: in each direction at most one of its parts beyond what carries it.
   *[extent] The block would reach too far: to each side at most one part beyond what carries it.
 }
turm-refusal-no_way_in = The block cannot get there: no straight way leads in from above without turning it.
turm-refusal-walls_in = The block would wall in a figure ({ $colour }): it has to keep a way out.
turm-refusal-stands_there = The figure is already there. It may stay.
turm-refusal-no_field = No figure can stand there: { $at } is no field.
turm-refusal-other_colour = { $ring ->
    [pass] The field { $at } has another player’s colour ({ $colour }). A ring would open it.
   *[none] The field { $at } has another player’s colour ({ $colour }).
 }
turm-refusal-figure_there = Another figure ({ $colour }) stands at { $at }.
turm-refusal-no_steps_there = { $ring ->
    [pass] No steps lead there, even over others’ fields.
    [leap] No way leads there, even with one step of two levels.
   *[none] No steps lead there: at most one level up or down at a time, over plain fields and your own.
 }
turm-refusal-hand_out_of_bounds = The hand’s error is larger than a hand’s can be.
turm-refusal-pose_out_of_bounds = A block would lie too far from its place: { $block }.
turm-refusal-pose_or_fallen = The new block either has a pose or has fallen: exactly one of the two.
turm-refusal-moved_and_fell = Where blocks have fallen no others have moved.
turm-refusal-outcome_not_sorted = The blocks of the outcome are not in their order.
turm-refusal-outcome_unknown_block = The outcome names a block that is not built: { $block }.
turm-refusal-moved_itself = The new block cannot be among those that moved.
