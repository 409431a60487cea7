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

# Ein Zug neben einem besseren: Stelle 1 ist die bessere, Stelle 2 die gespielte.

turm-better-lost = { $name }, Zug { $turn }: { $levels } { $levels ->
    [one] Etage
   *[other] Etagen
} verschenkt. Besser steht der Baustein an Stelle 1.
turm-better-better = { $number }. Besser: { $block }, { $at }
turm-better-played = { $number }. Gespielt: { $block }, { $at }
turm-better-level = { $name } kann dann Etage { $level } erreichen.
