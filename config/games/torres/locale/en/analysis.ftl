# The summary of an analysed game.

analysis-marks = Scoring
summary-of = { $name }: { $what }
summary-nothing = 0 points lost: no better turn was found
summary-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
summary-lost-by = { $cost } of { $points } { $points ->
    [one] point
   *[other] points
} lost by { $how }
summary-by-scoring = missing points at a scoring
summary-by-height = not taking a way up
summary-by-king = letting the king’s bonus go
summary-by-card = keeping cards too long
summary-by-others = leaving castles to others
summary-by-blocks = wasting blocks
summary-by-knights = not bringing in knights
summary-by-cards = overlooking cards
summary-by-master = forgetting the master card
summary-by-marker = forgetting points of the marker
summary-costliest = Costliest turn: { $turn } ({ $lost }). { $how }.
summary-right = { $right } of { $turns } turns without a mistake
summary-best = best: { $turn } ({ $gained })
