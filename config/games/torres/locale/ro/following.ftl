# Desfășurarea jocului Torres pe ture și privirea înapoi.

brief-founded = temelie pe { $at }
brief-knight-placed = începe pe { $at }
brief-king-placed = regele pe { $at }
brief-king-moved = regele { $source } → { $at }
brief-king-left = lasă regele pe loc
brief-added = cavaler nou pe { $at }
brief-moved = { $source } → { $at }
brief-built = construiește pe { $at }
brief-block-added = construiește pe { $at } (stoc)
brief-block-under = ridică { $at }
brief-shifted = piesă { $source } → { $at }
brief-bought = cumpără o carte
brief-played = joacă { $card }
brief-marker = { $gained ->
    [one] +1 punct ({ $points })
    [few] +{ $gained } puncte ({ $points })
   *[other] +{ $gained } de puncte ({ $points })
 }
brief-ended = încheie tura
brief-ended-lost = sfârșit: { $lost }
brief-lost-ap = { $ap } AP
brief-lost-blocks = { $blocks ->
    [one] o piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }
brief-lost-both = pierde { $ap } și { $blocks }
brief-lost = pierde { $what }

looking-turn = Privire înapoi: anul { $phase }, runda { $round }
looking-between = Privire înapoi: punctarea anului { $phase }
looking-setup = Privire înapoi: înainte de primul an
master-later = Abia după anul { $phase }: { $points }
recap-shown-between = Masa după punctarea anului { $phase }. Următoarea acțiune te aduce înapoi în joc.
brief-starter = începe { $other }
brief-carried = păstrează { $blocks }
brief-castles = castele + { $points }
brief-bonus = bonusul regelui + { $points }
brief-master = cartea de maestru + { $points }

log-setup = Înainte de primul an
log-between = Punctarea anului { $phase }
log-when = A{ $phase } R{ $round }
log-when-about = Anul { $phase }, runda { $round }
log-ap = AP
log-points = { $points ->
    [0] Niciun punct
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
