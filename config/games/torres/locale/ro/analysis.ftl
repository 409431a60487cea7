# Rezumatul unui joc analizat.

analysis-marks = Punctare
summary-of = { $name }: { $what }
summary-nothing = 0 puncte pierdute: nicio tură mai bună găsită
summary-lost = { $points ->
    [one] un punct pierdut
    [few] { $points } puncte pierdute
   *[other] { $points } de puncte pierdute
} în { $turns ->
    [one] o tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
summary-lost-by = { $cost } din { $points } { $points ->
    [one] punct pierdut
    [few] puncte pierdute
   *[other] de puncte pierdute
}: { $how }
summary-by-scoring = puncte ratate la punctări
summary-by-height = drumuri în sus ratate
summary-by-king = bonusul regelui ratat
summary-by-card = cărți păstrate prea mult
summary-by-others = castele lăsate altora
summary-by-blocks = piese irosite
summary-by-knights = cavaleri nefolosiți
summary-by-cards = cărți trecute cu vederea
summary-by-master = cartea de maestru uitată
summary-by-marker = puncte uitate pe traseu
summary-costliest = Cea mai costisitoare: { $turn } ({ $lost }). { $how }.
summary-right = { $right } din { $turns } { $turns ->
    [one] tură
    [few] ture
   *[other] de ture
} fără greșeală
summary-best = cea mai bună: { $turn } ({ $gained })
