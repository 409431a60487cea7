# Tastatura: ce se spune despre câmpul de sub cursor, pagina tastelor, lista de pe F1.

spoken-level = nivelul { $level }
spoken-ground = pe tablă
spoken-knight = cavalerul jucătorului { $name }
spoken-king = regele
spoken-castle = castel { $area } × { $top }
spoken-kings-castle = castelul regelui { $area } × { $top }

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
deed-let-go = renunță la alegere

fault-keys-title = Tastele tale nu pot fi folosite
fault-keys-todo = Până la corectarea fișierului se folosesc tastele obișnuite.
