# Why something is refused; the rule behind it goes along as a link.

refusal-wrong_stage = That cannot be done at this point of the game.
refusal-not_your_turn = It is another player's turn.
refusal-game_over = The game is over.
refusal-foundation_taken = There is already a foundation on { $at }.
refusal-foundation_too_close = { $at } is too close to the foundation on { $other }: they must be more than two steps apart.
refusal-foundation_blocks_rest = With a foundation on { $at } there would be no room for all eight.
refusal-not_on_castle = { $at } is not on a castle.
refusal-square_taken = A piece stands on { $at }. Choose an empty square.
refusal-king_same_castle = { $at } is on the king's own castle. Move him to another one, or leave him there.
refusal-no_such_seat = There is no player { $seat }.
refusal-onto_stacks = The blocks must be distributed over { $stacks } stacks, not { $given }.
refusal-onto_too_high = Stack { $stack } would be higher than { $limit }.
refusal-onto_too_many = { $given } blocks were distributed, but fewer are left or fit.
refusal-onto_too_few = As many blocks as fit must be placed: { $fitting }, not { $given }.
refusal-not_enough_ap = { $left ->
    [0] No action points are left; this costs { $needed }.
    [one] One action point is left; this costs { $needed }.
   *[other] { $left } action points are left; this costs { $needed }.
 }
refusal-no_knights_left = All { $knights } knights are on the board already.
refusal-no_knight_beside = None of your knights stands beside { $at }.
refusal-new_knight_too_high = A new knight cannot stand higher than the knight beside it: level { $level } is above { $beside }.
refusal-no_own_knight = None of your knights stands on { $at }.
refusal-too_steep = Too steep: { $levels } levels up, and a knight climbs { $allowed } at most.
refusal-no_way = No way leads from { $source } to { $at }, neither on foot nor through the doors.
refusal-no_such_stack = There is no stack { $stack }.
refusal-stack_empty = This stack is empty.
refusal-other_stack_used = All blocks of a turn come from one stack, and this turn began with stack { $used }.
refusal-castle_too_tall = { $area ->
    [one] The castle has area 1: it may not be higher than 1.
   *[other] The castle has area { $area }: it may not be higher than { $area }.
 }
refusal-joins_castles = A block on { $at } would join two castles.
refusal-beside_no_castle = { $at } is not next to a castle.
refusal-give_up_used_stack = This turn built from stack { $stack }, so that one is given up.
refusal-give_up_a_stack = { $turns ->
    [0] No further turn comes this year, so a stack has to be given up.
    [one] One more turn comes this year, so a stack has to be given up.
   *[other] { $turns } more turns come this year, so a stack has to be given up.
 }
refusal-give_up_no_stack = No stack has to be given up now.
refusal-no_purchase = In this game everybody has all cards from the start; none can be bought.
refusal-two_cards_bought = Two cards were already bought this turn.
refusal-deck_empty = The deck is empty.
refusal-card_not_offered = { $card } is not among the cards on offer.
refusal-return_the_others = The other cards have to go back: { $cards }.
refusal-return_together = Both other cards go to the top, or both to the bottom.
refusal-card_played_already = A card was already played this turn.
refusal-card_not_in_hand = You do not have this card.
refusal-card_bought_now = This card was bought this turn: it can be played from the next turn on.
refusal-not_adjacent = { $source } and { $at } are not side by side.
refusal-climb_two_levels = The ladder leads exactly two levels up.
refusal-under_no_knight = None of your knights stands on { $at }.
refusal-supply_empty = The supply is empty.
refusal-no_door = No way through a castle leads from { $source } to { $at }.
refusal-not_diagonal = { $at } is not diagonally beside { $source }.
refusal-no_block_there = There is no block on { $at }.
refusal-shift_same_square = The block has to go to another square.
refusal-shift_divides = Without the block on { $at } its castle would fall apart.
refusal-shift_few_castles = { $castles ->
    [one] Only one castle would be left; there must be at least { $least }.
   *[other] Only { $castles } castles would be left; there must be at least { $least }.
 }
refusal-shift_too_tall = A castle would be taller than its area.
refusal-shift_joins = The block on { $at } would join two castles.
refusal-recall_same_square = The knight has to come back on another square.
refusal-not_over_one_square = The jump goes straight over one square: { $source } to { $at } does not.
refusal-nobody_to_leap = Nobody stands on { $over } to leap over.
refusal-leap_wrong_piece = { $leap_over ->
    [opponent_knight] Only a knight of another player may be leapt over.
    [any_knight] Only a knight may be leapt over, not the king.
   *[any_piece] This piece may not be leapt over.
 }
