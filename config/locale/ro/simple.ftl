# Jocuri care nu aduc ecrane proprii.

simple-players = Jucători
simple-result = Rezultat
simple-course = Graficul punctelor
simple-points = Puncte
simple-undo = Anulează
simple-step = Pasul { $number }
simple-fair = Boții nu trișează niciodată: văd ce vezi și tu.
simple-prompt = { $name }: { $situation }
