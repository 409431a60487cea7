# Das Fazit einer analysierten Partie.

turm-analysis-marks = Ein Baustein rutschte ab
turm-analysis-gain = + { $percent } %
turm-summary-of = { $name }: { $what }
turm-summary-lost = { $levels } { $levels ->
    [one] Etage
   *[other] Etagen
} in { $lost } von { $turns } Zügen verschenkt; { $slips }
turm-summary-slips = { $slips ->
    [0] kein Baustein rutschte ab
    [one] ein Baustein rutschte ab
   *[other] { $slips } Bausteine rutschten ab
}
turm-summary-costliest = Am teuersten: { $turn } ({ $lost })
turm-summary-best = Am besten: { $turn } ({ $gained })
