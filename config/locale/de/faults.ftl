# Was mit Dateien nicht stimmen kann: `wrong-…` sagt was, `todo-…` was zu tun ist, `why-…` den Grund, wo es noch einen gibt.

fault-line = { $file }, Zeile { $line }
fault-more = { $count ->
    [one] Ein weiterer Fehler.
   *[other] { $count } weitere Fehler.
 }

-fetch-again = Besorge die Datei noch einmal von dort, woher sie kam.

wrong-not_found = Diese Datei gibt es nicht.
todo-not_found = Sieh nach, ob sie verschoben oder umbenannt wurde.
wrong-is_folder = Das ist ein Ordner, keine Datei.
todo-is_folder = Wähle eine Datei darin.
wrong-not_regular = Das ist { $kind }, keine Datei.
todo-not_regular = Wähle eine Datei.
wrong-no_permission = Die Datei darf nicht gelesen werden: { $why }.
todo-no_permission = Erlaube es oder kopiere die Datei in einen eigenen Ordner.
wrong-not_readable = Die Datei lässt sich nicht lesen: { $why }.
todo-not_readable = Prüfe den Datenträger oder nimm eine Kopie der Datei.
wrong-too_large = Die Datei hat mehr als { $limit } Bytes; keine dieser Art braucht so viele.
todo-too_large = Wähle eine andere Datei.
wrong-empty = Die Datei ist leer.
todo-empty = Daraus lässt sich nichts wiederherstellen; öffne eine andere Partie.
wrong-not_utf8 = Das ist kein Text in UTF-8.
todo-not_utf8 = Speichere den Text als UTF-8 oder besorge die Datei noch einmal.
wrong-not_yaml = Das ist kein YAML.
todo-not_yaml = Berichtige diese Zeile.
wrong-not_json = Das ist kein JSON.
todo-not_json = Berichtige diese Zeile oder besorge die Datei noch einmal.
wrong-too_deep = Hier liegen mehr als { $limit } Ebenen ineinander.
todo-too_deep = Schreibe weniger Ebenen.
wrong-too_many = Hier stehen mehr als { $limit } Werte.
todo-too_many = Schreibe weniger.
wrong-key_form = Ein Schlüssel kann nicht { $given } sein, sondern: { $allowed }.
todo-key_form = Schreibe einen solchen Schlüssel.
wrong-key_twice = Der Schlüssel „{ $field }“ steht zweimal da.
todo-key_twice = Entferne einen der beiden.
wrong-form = Das Ganze kann nicht { $given } sein; möglich ist: { $allowed }.
todo-form = Schreibe es so.
wrong-unknown_key = Einen Schlüssel „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
todo-unknown_key = Entferne ihn oder schreibe einen von diesen.
wrong-missing_key = Der Schlüssel „{ $field }“ fehlt; möglich ist: { $allowed }.
todo-missing_key = Ergänze den Schlüssel.
wrong-value = „{ $field }“ kann nicht { $given } sein; möglich ist: { $allowed }.
todo-value = Schreibe etwas davon.
wrong-shared = „{ $given }“ steht bei { $allowed }; jedes braucht ein eigenes.
todo-shared = Ändere alle bis auf eines.
wrong-none_there = In diesem Ordner gibt es keine Datei { $given }.
todo-none_there = Installiere das Spiel noch einmal.
wrong-other_features = Die Gewichte gelten für andere Merkmale, als das Programm jetzt hat.
todo-other_features = Installiere das Spiel noch einmal.

wrong-not_a_log = Das ist keine gespeicherte Partie dieser Art: { $why }.
todo-not_a_log = Wähle eine Datei, deren Name auf .torres oder .turm endet.
wrong-newer_version = Die Partie hat die Version { $version }; dieses Programm liest bis Version { $known }.
todo-newer_version = Bringe das Programm auf den neuesten Stand und öffne die Partie dann noch einmal.
wrong-no_version = Eine Version { $version } dieser Dateien hat es nie gegeben.
todo-no_version = { -fetch-again }
wrong-chance = Was der Zufall gab, passt nicht zur Partie: { $why }.
todo-chance = { -fetch-again }
wrong-fields = Die Zeile ist nicht, wie sie sein muss: { $why }.
todo-fields = { -fetch-again }
wrong-time = Die Zeit „{ $given }“ ist nicht als JJJJ-MM-TTTHH:MM:SSZ geschrieben.
todo-time = { -fetch-again }
wrong-number = Die Zeile hat die Nummer { NUMBER($given, useGrouping: 0) }, wo { NUMBER($expected, useGrouping: 0) } an der Reihe ist: Eine Zeile fehlt, steht doppelt da oder am falschen Platz.
todo-number = { -fetch-again }
wrong-sum = Die Prüfsumme der Zeile stimmt nicht: Diese oder eine frühere wurde geändert oder ging verloren.
todo-sum = { -fetch-again }
wrong-illegal = { $player } tut hier, was die Regeln nicht erlauben: { $why }
todo-illegal = { -fetch-again }
wrong-undo_refused = Hier wird zurückgenommen, was endgültig ist: { $why }
todo-undo_refused = { -fetch-again }

wrong-not_written = Dort lässt sich nichts schreiben: { $why }.
todo-not_written = Schaffe Platz oder erlaube das Schreiben dort. Nichts ist verloren.
wrong-exists = Eine Datei dieses Namens gibt es schon.
todo-exists = Benenne eine der beiden um. Nichts wurde überschrieben.
wrong-changed_meanwhile = Ein anderes Programm hat die Datei geändert, während die Partie offen war.
todo-changed_meanwhile = Öffne die Partie noch einmal.
wrong-nothing_to_save = Vor dem Fehler gibt es keinen guten Teil.
todo-nothing_to_save = { -fetch-again }

wrong-unknown_edition = Eine Ausgabe „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
todo-unknown_edition = Bringe das Programm auf den neuesten Stand oder nimm eine von diesen.
wrong-unknown_option = Eine Regel „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
todo-unknown_option = Entferne sie oder nimm eine von diesen.
wrong-option_value = Die Regel „{ $field }“ kann nicht { $given } sein; möglich ist: { $allowed }.
todo-option_value = Wähle etwas davon.
wrong-option_impossible = { $why }
todo-option_impossible = Ändere diese Hausregel.
wrong-players_count = Torres ist für 2 bis 4 Spieler, nicht { $given }.
todo-players_count = Wähle 2, 3 oder 4 Spieler.
wrong-name_length = Der Name von Spieler { $player } hat { $given } Zeichen; erlaubt sind 1 bis 40.
todo-name_length = Ändere den Namen.
wrong-colour_length = Die Farbe von Spieler { $player } hat { $given } Zeichen; erlaubt sind 1 bis 20.
todo-colour_length = Ändere die Farbe.
wrong-colour_twice = Zwei Spieler haben die Farbe „{ $given }“.
todo-colour_twice = Gib jedem Spieler eine eigene Farbe.

wrong-text_form = Das ist kein Text einer Sprache: { $given }
todo-text_form = Schreibe ihn als „Schlüssel = Text“; bis dahin gilt der englische.
wrong-text_letters = Die Schriften haben kein Bild dieser Buchstaben: { $given }
todo-text_letters = Schreibe mit anderen Buchstaben.
wrong-text_twice = Der Text „{ $key }“ steht zweimal da; der erste gilt.
todo-text_twice = Entferne einen der beiden.

why-os_permission = dein Benutzerkonto darf das nicht
why-os_read_only = der Datenträger kann nur gelesen werden
why-os_no_room = es ist kein Platz mehr da
why-os_no_folder = den Ordner gibt es nicht
why-os_in_the_way = etwas anderes dieses Namens ist im Weg
why-os_long_name = der Name ist zu lang
why-os_disk = der Datenträger versagt
why-os_busy = ein anderes Programm benutzt sie
why-os_many_files = zu viele Dateien sind offen
why-os_link = die Verweise führen im Kreis
why-os_other = das System verweigert es ({ $name })
why-whole_number = eine ganze Zahl { $range }
why-a_number = eine Zahl { $range }
why-from_to = von { $least } bis { $most }
why-from_up = ab { $least }
why-up_to = bis { $most }
why-a_text = ein Text
why-some_text = ein Text, der nicht leer ist
why-nothing = nichts
why-either = { $one } oder { $other }
why-one_after_another = { $one }; { $other }
why-a_table = Schlüssel mit Werten, jeder Schlüssel { $key }, jeder Wert { $value }
why-the_keys = Werte für die Schlüssel { $keys }
why-list_of = eine Liste von { $count }: { $items }
why-list_least = eine Liste von mindestens { $least }, jeder Eintrag { $item }
why-a_list = eine Liste, jeder Eintrag { $item }
why-a_value = ein Wert
why-keys_and_values = Schlüssel und Werte
why-empty_list = eine leere Liste
why-this_list = die Liste { $items }
why-a_pipe = eine Pipe
why-a_socket = ein Socket
why-a_device = ein Gerät
why-something_else = etwas anderes
why-raised = ein Fehler im Programm ({ $name })
why-died = der Prozess dafür endete
why-no_text = sie ist kein Text in UTF-8
why-bad_json = bei Byte { NUMBER($byte, useGrouping: 0) } geht etwas schief
why-cut_off = sie bricht ab
why-no_object = sie besteht nicht aus Feldern und Werten
why-no_field = das Feld „{ $field }“ fehlt
why-unknown_field = ein Feld „{ $field }“ gibt es nicht
why-wrong_value = den Wert von „{ $place }“ gibt es so nicht
why-unknown_type = einen Befehl der Art „{ $given }“ gibt es nicht; es gibt: { $allowed }
why-other_format = ihr Format ist nicht „{ $format }“
why-nobody = Niemand
why-decks_count = es gibt { $given } Kartenstapel statt { $wanted }
why-deck_cards = Kartenstapel { $number } hat nicht jede Karte { $times ->
    [one] einmal
   *[other] { $times }-mal
 }
why-master_missing = die Meisterkarte fehlt
why-master_given = nur das Meisterspiel hat eine Meisterkarte
why-problem_players_count = Torres ist für 2 bis 4 Spieler, nicht { $given }.
why-problem_no_stacks = Jahr { $phase } hat keine Stapel. (R-4.1)
why-problem_rounds = Jahr { $phase } hat { $wanted } Runden, braucht also { $wanted } Stapel, nicht { $given }. (R-4.1)
why-problem_stack_size = Ein Stapel von Jahr { $phase } hat { $given } Bausteine; erlaubt sind 1 bis 3. (R-4.2)
why-problem_too_many_blocks = Diese Stapel könnten { $needed } Bausteine brauchen, es gibt aber nur { $blocks }. (R-2.1)
why-problem_foundations_count = Acht Grundsteine sind nötig; es sind { $given }. (R-3.1)
why-problem_no_square = Ein Feld { $given } gibt es nicht.
why-problem_foundations_adjacent = Die Grundsteine { $one } und { $other } liegen nebeneinander. (R-3.1)
