# Why no game can come to a position that somebody has set up.

flaw-no_such_moment = This game has no round { $wanted } in a year { $found }.
flaw-no_such_seat = There is no player { $found }; the players are 1 to { $wanted }.
flaw-no_actor = It is nobody’s turn, but the game is not over.
flaw-castle_too_tall = The tower on { $square } is { $found } high, but its castle has an area of { $wanted } only.
flaw-castles_joined = Castles never join, so these foundations cannot share one: { $squares }.
flaw-foundations_too_close = Two foundations are too close to each other: { $squares }.
flaw-foundation_gone = Not all of these foundations can be gone by now: { $squares }.
flaw-too_few_castles = Castles: { $found }. There must be at least { $wanted }.
flaw-too_many_castles = Castles: { $found }. By now there can be { $wanted } at most.
flaw-blocks_in_all = Blocks on the board, on stacks and in the supply: { $found }. There must be { $wanted } in all.
flaw-too_few_blocks = Blocks on the board: { $found }. The { $wanted } foundations are always there.
flaw-too_many_blocks = Blocks on the board: { $found }. By now there can be { $wanted } at most.
flaw-square_shared = More than one piece stands on the same square: { $squares }.
flaw-too_many_knights = Knights of { $name } on the board: { $found }. A player has only { $wanted }.
flaw-no_knight = { $name } has no knight on the board, but the first one is placed at the start.
flaw-knights_too_early = Knights of { $name } on the board: { $found }. By now there can be { $wanted } at most.
flaw-first_knight = { $name } has had no turn yet, so the knight on { $square } must still stand on a foundation one block high.
flaw-king_missing = The king is missing.
flaw-king_too_early = The king comes only after all the first knights, but he is there already: { $squares }.
flaw-several_kings = There is only one king, but he stands on several squares: { $squares }.
flaw-king_on_ground = The king on { $square } must stand on a castle.
flaw-king_moved_early = Until the first scoring the king stays on a foundation one block high: he cannot be on { $square } yet.
flaw-stage_not_in_game = By the rules of this game nobody ever has this choice to make.
flaw-stage_not_now = Nobody has this choice to make in this round of the year.
flaw-king_nowhere = { $name } should move the king, but no square is free for him.
flaw-nothing_to_carry = { $name } should distribute the leftover blocks, but there is nothing to choose.
flaw-actor_when_over = The game is over, so it cannot be { $name }’s turn.
flaw-wrong_actor = It is { $other }’s turn now, not { $name }’s.
flaw-wrong_start = The start player is { $other } now, not { $name }.
flaw-start_not_leading = { $name } cannot be the start player: the player with the most points begins the round.
flaw-ap_out_of_range = Action points left: { $found }. Now there can be 0 to { $wanted }.
flaw-stack_too_high = Blocks on a stack of { $name }: { $found }. A stack holds { $wanted } at most.
flaw-stack_empty = { $name } has an empty stack, but an emptied one is gone at once.
flaw-too_many_stacks = Stacks of { $name }: { $found }. For the turns left this year there can be { $wanted } at most.
flaw-stacks_too_full = Blocks on the stacks of { $name }: { $found }. Now there can be { $wanted } at most.
flaw-stacks_too_low = { $found ->
    [one] One block is missing from the stacks of { $name }: no turn can have used it.
   *[other] { $found } blocks are missing from the stacks of { $name }: no turn can have used them.
 }
flaw-wrong_stack_used = This turn cannot have built from stack { $found }.
flaw-blocks_waiting = Blocks of { $name } kept for the next year: { $found }. Now there can be 0 to { $wanted }.
flaw-card_too_often = { $pool ->
    [common] Cards of the kind { $card }: { $found }. There are only { $wanted }.
   *[own] Cards of { $name } of the kind { $card }: { $found }. Each player has only { $wanted }.
 }
flaw-too_many_cards = { $pool ->
    [common] Cards in hands and in the deck: { $found }. There are only { $wanted }.
   *[own] Cards of { $name }: { $found }. Each player has only { $wanted }.
 }
flaw-hand_too_full = Cards that { $name } bought in earlier turns: { $found }. There can be { $wanted } at most.
flaw-too_many_bought = Cards bought this turn: { $found }. Now there can be { $wanted } at most.
flaw-wrong_offer = Cards to choose from: { $found }. There must be { $wanted }.
flaw-card_played_now = It is nobody’s turn, so no card was played in it: { $card }.
flaw-hidden_card_played = A card that was played cannot be hidden.
flaw-hidden_card = A card that { $name } may choose from is hidden. Name the card.
flaw-no_master_card = The master game has a master card, but here it is missing.
flaw-master_card_here = Only the master game has a master card.
flaw-score_out_of_range = Points of { $name }: { $found }. By now there can be 0 to { $wanted }.
flaw-scores_equal = { $name } and { $other } cannot be on the same space of the scoring track.
flaw-wrong_winners = The winners are not those with the most points.
flaw-winners_too_early = Nobody can have won before the game is over.
