# Tastatura în Torres: câmpul de sub cursor, ce face o tastă acolo și cât costă.


deed-enter = { $key }: { $deed }
deed-found = așază temelia
deed-knight = așază cavalerul
deed-king = așază regele
deed-move = mută aici
deed-build = construiește aici
deed-add = adaugă un cavaler
deed-play = joacă aici „{ $card }”
deed-choose = alege acest cavaler
deed-choose-here = alege acest câmp
deed-let-go = renunță
does-stack = Construiește din teancul { $number }
cost-turn = O tură are
cost-step = Un pas al cavalerului, și prin porți
cost-build = Așezarea unei piese
cost-add = Un cavaler nou
cost-buy = Cumpărarea unei cărți
cost-score = Înaintarea marcajului
cost-play = Jucarea unei cărți, o dată pe tură
