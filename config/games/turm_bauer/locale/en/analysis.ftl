# The summary of an analysed game.

turm-analysis-marks = A block slipped
turm-analysis-gain = + { $percent } %
turm-summary-of = { $name }: { $what }
turm-summary-lost = { $levels } { $levels ->
    [one] level
   *[other] levels
} lost in { $lost } of { $turns } turns; { $slips }
turm-summary-slips = { $slips ->
    [0] no block slipped
    [one] one block slipped
   *[other] { $slips } blocks slipped
}
turm-summary-costliest = Costliest: { $turn } ({ $lost })
turm-summary-best = Best: { $turn } ({ $gained })

# A turn beside a better one: place 1 is the better one, place 2 the one played.

turm-better-lost = { $name }, turn { $turn }: { $levels } { $levels ->
    [one] level
   *[other] levels
} lost. The block stands better at place 1.
turm-better-better = { $number }. Better: { $block }, { $at }
turm-better-played = { $number }. As played: { $block }, { $at }
turm-better-level = { $name } can then reach level { $level }.
