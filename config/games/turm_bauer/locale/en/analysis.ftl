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
