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
summary-by-scoring = missing scoring points
summary-by-height = missing ways up
summary-by-king = missing the king’s bonus
summary-by-card = keeping cards too long
summary-by-others = leaving castles to others
summary-by-blocks = wasting blocks
summary-by-knights = leaving knights unused
summary-by-cards = overlooking cards
summary-by-master = forgetting the master card
summary-by-marker = forgetting points on the track
summary-costliest = Costliest turn: { $turn } ({ $lost }). { $how }.
summary-right = { $right } of { $turns } turns without a mistake
summary-best = best: { $turn } ({ $gained })
