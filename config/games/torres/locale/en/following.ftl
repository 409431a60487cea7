# The log of Torres by turns, and looking back.

brief-founded = foundation on { $at }
brief-knight-placed = enters at { $at }
brief-king-placed = king on { $at }
brief-king-moved = king { $source } → { $at }
brief-king-left = leaves the king
brief-added = new knight on { $at }
brief-moved = { $source } → { $at }
brief-built = builds on { $at }
brief-block-added = builds on { $at } (supply)
brief-block-under = lifts { $at }
brief-shifted = block { $source } → { $at }
brief-bought = buys a card
brief-played = plays { $card }
brief-marker = { $gained ->
    [one] +1 point ({ $points })
   *[other] +{ $gained } points ({ $points })
 }
brief-ended = ends the turn
brief-ended-lost = turn ends: { $lost }
brief-lost-ap = { $ap } AP
brief-lost-blocks = { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 }
brief-lost-both = { $ap } and { $blocks } lost
brief-lost = { $what } lost

looking-turn = Looking back: year { $phase }, round { $round }
looking-between = Looking back: scoring of year { $phase }
looking-setup = Looking back: before the first year
master-later = Only after year { $phase }: { $points }
recap-shown-between = The table after the scoring of year { $phase }. Your next move brings you back to the game.
brief-starter = { $other } starts
brief-carried = carries { $blocks } over
brief-castles = castles + { $points }
brief-bonus = king's bonus + { $points }
brief-master = master card + { $points }

log-setup = Before the first year
log-between = Scoring of year { $phase }
log-when = Y{ $phase } R{ $round }
log-when-about = Year { $phase }, round { $round }
log-ap = AP
log-points = { $points ->
    [0] No points
    [one] One point
   *[other] { $points } points
 }
