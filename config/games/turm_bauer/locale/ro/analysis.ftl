# Rezumatul unui joc analizat.

turm-analysis-marks = A alunecat o piesă
turm-analysis-gain = + { $percent } %
turm-summary-of = { $name }: { $what }
turm-summary-lost = { $levels } { $levels ->
    [one] nivel pierdut
    [few] niveluri pierdute
   *[other] de niveluri pierdute
} în { $lost } din { $turns } { $turns ->
    [one] tură
    [few] ture
   *[other] de ture
}; { $slips }
turm-summary-slips = { $slips ->
    [0] n-a alunecat nicio piesă
    [one] a alunecat o piesă
    [few] au alunecat { $slips } piese
   *[other] au alunecat { $slips } de piese
}
turm-summary-costliest = Cea mai costisitoare: { $turn } ({ $lost })
turm-summary-best = Cea mai bună: { $turn } ({ $gained })

# O tură lângă una mai bună: locul 1 e cel mai bun, locul 2 e cel jucat.

turm-better-lost = { $name }, tura { $turn }: { $levels } { $levels ->
    [one] nivel pierdut
    [few] niveluri pierdute
   *[other] de niveluri pierdute
}. Piesa stă mai bine în locul 1.
turm-better-better = { $number }. Mai bine: { $block }, { $at }
turm-better-played = { $number }. Jucat: { $block }, { $at }
turm-better-level = { $name } poate ajunge apoi la nivelul { $level }.
