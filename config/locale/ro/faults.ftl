# Ce poate fi greșit la fișiere: `wrong-…` spune ce, `todo-…` ce e de făcut, `why-…` motivul, unde mai există unul.

fault-line = { $file }, linia { $line }
fault-more = { $count ->
    [one] Încă o greșeală.
    [few] Încă { $count } greșeli.
   *[other] Încă { $count } de greșeli.
 }

-fetch-again = Adu fișierul din nou de unde a venit.

wrong-not_found = Acest fișier nu există.
todo-not_found = Vezi dacă a fost mutat sau redenumit.
wrong-is_folder = Acesta este un dosar, nu un fișier.
todo-is_folder = Alege un fișier din el.
wrong-not_regular = Acesta este { $kind }, nu un fișier.
todo-not_regular = Alege un fișier.
wrong-no_permission = Fișierul nu poate fi citit: { $why }.
todo-no_permission = Permite citirea sau copiază fișierul într-un dosar al tău.
wrong-not_readable = Fișierul nu poate fi citit: { $why }.
todo-not_readable = Verifică discul sau folosește o copie a fișierului.
wrong-too_large = Fișierul are mai mult de { $limit } octeți; niciunul de acest fel nu are nevoie de atâția.
todo-too_large = Alege alt fișier.
wrong-other_kind = Acesta nu este unul dintre fișierele pe care le deschide programul.
todo-other_kind = Deschide un joc, *.torres sau *.turm, ori un studiu, *.study.
wrong-empty = Fișierul este gol.
todo-empty = Din el nu se poate reface nimic; deschide alt joc.
wrong-not_utf8 = Acesta nu este text în UTF-8.
todo-not_utf8 = Salvează textul ca UTF-8 sau adu fișierul din nou.
wrong-not_yaml = Acesta nu este YAML.
todo-not_yaml = Corectează linia.
wrong-not_json = Acesta nu este JSON.
todo-not_json = Corectează linia sau adu fișierul din nou.
wrong-too_deep = Aici sunt mai mult de { $limit } niveluri unul în altul.
todo-too_deep = Scrie mai puține niveluri.
wrong-too_many = Aici sunt mai mult de { $limit } valori.
todo-too_many = Scrie mai puține.
wrong-key_form = O cheie nu poate fi { $given }, ci: { $allowed }.
todo-key_form = Scrie o astfel de cheie.
wrong-key_twice = Cheia „{ $field }” apare de două ori.
todo-key_twice = Șterge una dintre ele.
wrong-form = Întregul nu poate fi { $given }; poate fi: { $allowed }.
todo-form = Scrie-l așa.
wrong-unknown_key = Nu există cheia „{ $given }”. Există: { $allowed }.
todo-unknown_key = Șterge-o sau scrie una dintre acestea.
wrong-missing_key = Lipsește cheia „{ $field }”; poate fi: { $allowed }.
todo-missing_key = Adaugă cheia.
wrong-value = „{ $field }” nu poate fi { $given }; poate fi: { $allowed }.
todo-value = Scrie ceva dintre acestea.
wrong-shared = „{ $given }” apare la { $allowed }; fiecare are nevoie de alta.
todo-shared = Schimbă toate în afară de una.
wrong-none_there = În acest dosar nu există niciun fișier { $given }.
todo-none_there = Instalează jocul din nou.
wrong-other_features = Ponderile sunt pentru alte trăsături decât are acum programul.
todo-other_features = Instalează jocul din nou.

wrong-not_a_log = Acesta nu este un joc salvat de acest fel: { $why }.
todo-not_a_log = Alege un fișier al cărui nume se termină în .torres sau .turm.
wrong-newer_version = Jocul are versiunea { $version }; acest program citește până la versiunea { $known }.
todo-newer_version = Actualizează programul, apoi deschide jocul din nou.
wrong-no_version = Nu a existat niciodată o versiune { $version } a acestor fișiere.
todo-no_version = { -fetch-again }
wrong-chance = Ce a dat întâmplarea nu se potrivește cu jocul: { $why }.
todo-chance = { -fetch-again }
wrong-fields = Linia nu este cum trebuie: { $why }.
todo-fields = { -fetch-again }
wrong-time = Ora „{ $given }” nu este scrisă ca AAAA-LL-ZZTHH:MM:SSZ.
todo-time = { -fetch-again }
wrong-number = Linia are numărul { NUMBER($given, useGrouping: 0) } unde urmează { NUMBER($expected, useGrouping: 0) }: o linie lipsește, apare de două ori sau nu e la locul ei.
todo-number = { -fetch-again }
wrong-sum = Suma de control a liniei nu este bună: aceasta sau una dinainte a fost schimbată sau s-a pierdut.
todo-sum = { -fetch-again }
wrong-illegal = { $player } face aici ce regulile nu permit: { $why }
todo-illegal = { -fetch-again }
wrong-undo_refused = Aici se ia înapoi ceva ce este definitiv: { $why }
todo-undo_refused = { -fetch-again }

wrong-not_written = Acolo nu se poate scrie: { $why }.
todo-not_written = Fă loc sau permite scrierea acolo. Nu s-a pierdut nimic.
wrong-exists = Există deja un fișier cu acest nume.
todo-exists = Redenumește unul dintre ele. Nu s-a suprascris nimic.
wrong-changed_meanwhile = Alt program a schimbat fișierul cât timp jocul era deschis.
todo-changed_meanwhile = Deschide jocul din nou.
wrong-nothing_to_save = Înaintea greșelii nu există nicio parte bună.
todo-nothing_to_save = { -fetch-again }

wrong-unknown_edition = Nu există ediția „{ $given }”. Există: { $allowed }.
todo-unknown_edition = Actualizează programul sau folosește una dintre acestea.
wrong-unknown_option = Nu există regula „{ $given }”. Există: { $allowed }.
todo-unknown_option = Șterge-o sau folosește una dintre acestea.
wrong-option_value = Regula „{ $field }” nu poate fi { $given }; poate fi: { $allowed }.
todo-option_value = Alege ceva dintre acestea.
wrong-option_impossible = { $why }
todo-option_impossible = Schimbă această regulă a casei.
wrong-players_count = Torres e pentru 2 până la 4 jucători, nu { $given }.
todo-players_count = Alege 2, 3 sau 4 jucători.
wrong-name_length = Numele jucătorului { $player } are { $given } caractere; sunt permise 1 până la 40.
todo-name_length = Schimbă numele.
wrong-colour_length = Culoarea jucătorului { $player } are { $given } caractere; sunt permise 1 până la 20.
todo-colour_length = Schimbă culoarea.
wrong-colour_twice = Doi jucători au culoarea „{ $given }”.
todo-colour_twice = Dă fiecărui jucător o culoare a lui.

wrong-text_form = Acesta nu este un text al unei limbi: { $given }
todo-text_form = Scrie-l ca „cheie = text”; până atunci se folosește cel englezesc.
wrong-text_letters = Fonturile nu au imaginea acestor litere: { $given }
todo-text_letters = Scrie cu alte litere.
wrong-text_twice = Textul „{ $key }” apare de două ori; se folosește primul.
todo-text_twice = Șterge unul dintre ele.

why-os_permission = contul tău nu are voie
why-os_read_only = discul poate fi doar citit
why-os_no_room = nu mai este loc
why-os_no_folder = dosarul nu există
why-os_in_the_way = altceva cu acest nume îi stă în cale
why-os_long_name = numele este prea lung
why-os_disk = discul nu funcționează
why-os_busy = îl folosește alt program
why-os_many_files = sunt deschise prea multe fișiere
why-os_link = legăturile duc în cerc
why-os_other = sistemul refuză ({ $name })
why-whole_number = un număr întreg { $range }
why-a_number = un număr { $range }
why-from_to = de la { $least } la { $most }
why-from_up = de la { $least } în sus
why-up_to = până la { $most }
why-a_text = un text
why-some_text = un text care nu e gol
why-nothing = nimic
why-either = { $one } sau { $other }
why-one_after_another = { $one }; { $other }
why-a_table = chei cu valori, fiecare cheie { $key }, fiecare valoare { $value }
why-the_keys = valori pentru cheile { $keys }
why-list_of = o listă de { $count }: { $items }
why-list_least = o listă de cel puțin { $least }, fiecare element { $item }
why-a_list = o listă, fiecare element { $item }
why-a_value = o valoare
why-keys_and_values = chei și valori
why-empty_list = o listă goală
why-this_list = lista { $items }
why-a_pipe = o conductă
why-a_socket = un soclu
why-a_device = un dispozitiv
why-something_else = altceva
why-raised = o eroare în program ({ $name })
why-died = procesul său s-a încheiat
why-no_text = nu este text în UTF-8
why-bad_json = la octetul { NUMBER($byte, useGrouping: 0) } ceva nu e bine
why-cut_off = se întrerupe
why-no_object = nu este alcătuită din câmpuri și valori
why-no_field = lipsește câmpul „{ $field }”
why-unknown_field = nu există câmpul „{ $field }”
why-wrong_value = valoarea de la „{ $place }” nu poate fi aceasta
why-unknown_type = nu există o comandă de tipul „{ $given }”; există: { $allowed }
why-other_format = formatul nu este „{ $format }”
why-nobody = Nimeni
why-decks_count = sunt { $given } pachete de cărți în loc de { $wanted }
why-deck_cards = pachetul { $number } nu are fiecare carte { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
 }
why-master_missing = lipsește cartea de maestru
why-master_given = doar jocul de maestru are o carte de maestru
why-problem_players_count = Torres e pentru 2 până la 4 jucători, nu { $given }.
why-problem_no_stacks = Anul { $phase } nu are teancuri. (R-4.1)
why-problem_rounds = Anul { $phase } are { $wanted } runde, deci are nevoie de { $wanted } teancuri, nu { $given }. (R-4.1)
why-problem_stack_size = Un teanc al anului { $phase } are { $given } piese; sunt permise 1 până la 3. (R-4.2)
why-problem_too_many_blocks = Aceste teancuri ar putea cere { $needed } piese, dar sunt doar { $blocks }. (R-2.1)
why-problem_foundations_count = Trebuie opt temelii; sunt { $given }. (R-3.1)
why-problem_no_square = Nu există câmpul { $given }.
why-problem_foundations_adjacent = Temeliile { $one } și { $other } sunt alăturate. (R-3.1)

-tell-author = Spune-i autorului său și alege între timp alt bot.
wrong-foreign_not_started = Programul botului „{ $bot }” nu poate fi pornit: { $said }
todo-foreign_not_started = Verifică „command” la el în bots.yaml.
wrong-foreign_ended = Programul botului „{ $bot }” s-a încheiat (starea { $status }). Ultimul lui mesaj: { $said }
todo-foreign_ended = { -tell-author }
wrong-foreign_closed = Programul botului „{ $bot }” nu mai spune nimic. Ultimul lui mesaj: { $said }
todo-foreign_closed = { -tell-author }
wrong-foreign_no_start = Programul botului „{ $bot }” nu era gata după { $seconds } secunde.
todo-foreign_no_start = Verifică „command” la el în bots.yaml.
wrong-foreign_late = Botul „{ $bot }” nu a răspuns în { $seconds } secunde.
todo-foreign_late = { -tell-author }
wrong-foreign_garbled = Botul „{ $bot }” a spus { $given }. Nu este: { $allowed }
todo-foreign_garbled = { -tell-author }
wrong-foreign_too_long = Botul „{ $bot }” a scris un rând de peste { $limit } octeți.
todo-foreign_too_long = { -tell-author }
wrong-foreign_talks = Botul „{ $bot }” a spus peste { $limit } lucruri și nu a răspuns la nimic.
todo-foreign_talks = { -tell-author }
wrong-foreign_version = Botul „{ $bot }” vorbește versiunea { $given } a protocolului; acest program vorbește { $allowed }.
todo-foreign_version = Caută o versiune a lui care se potrivește.
wrong-foreign_game = Botul „{ $bot }” nu joacă acest joc ({ $game }), ci: { $given }
todo-foreign_game = Corectează „games” la el în bots.yaml.
wrong-foreign_illegal = Botul „{ $bot }” vrea să facă ce regulile nu permit acum: { $given }
todo-foreign_illegal = { -tell-author }
wrong-foreign_gave_up = Botul „{ $bot }” a renunțat: { $said }
todo-foreign_gave_up = { -tell-author }
