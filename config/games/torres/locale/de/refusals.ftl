# Warum etwas nicht geht; die Regel dahinter geht als Verweis mit.

refusal-wrong_stage = Das geht an dieser Stelle der Partie nicht.
refusal-not_your_turn = Ein anderer Spieler ist am Zug.
refusal-game_over = Die Partie ist zu Ende.
refusal-foundation_taken = Auf { $at } steht schon ein Grundstein.
refusal-foundation_too_close = { $at } ist zu nah am Grundstein auf { $other }: Es müssen mehr als zwei Schritte dazwischen liegen.
refusal-foundation_blocks_rest = Mit einem Grundstein auf { $at } fänden nicht mehr alle acht Platz.
refusal-not_on_castle = { $at } ist nicht auf einer Burg.
refusal-square_taken = Auf { $at } steht eine Figur. Wähle ein freies Feld.
refusal-king_same_castle = { $at } gehört zur Burg des Königs. Versetze ihn auf eine andere oder lass ihn stehen.
refusal-no_such_seat = Einen Spieler { $seat } gibt es nicht.
refusal-onto_stacks = Die Bausteine sind auf { $stacks } Stapel zu verteilen, nicht auf { $given }.
refusal-onto_too_high = Stapel { $stack } würde höher als { $limit }.
refusal-onto_too_many = { $given } Bausteine wurden verteilt, so viele sind nicht übrig oder haben nicht Platz.
refusal-onto_too_few = Es sind so viele Bausteine zu setzen wie Platz haben: { $fitting }, nicht { $given }.
refusal-not_enough_ap = { $left ->
    [0] Keine Aktionspunkte mehr übrig; das kostet { $needed }.
    [one] Nur noch ein Aktionspunkt übrig; das kostet { $needed }.
   *[other] Nur noch { $left } Aktionspunkte übrig; das kostet { $needed }.
 }
refusal-no_knights_left = Alle { $knights } Ritter sind schon auf dem Brett.
refusal-no_knight_beside = Neben { $at } steht keiner deiner Ritter.
refusal-new_knight_too_high = Ein neuer Ritter darf nicht höher stehen als der daneben: Ebene { $level } liegt über { $beside }.
refusal-no_own_knight = Auf { $at } steht keiner deiner Ritter.
refusal-too_steep = Zu steil: { $levels } Ebenen hoch, ein Ritter steigt höchstens { $allowed }.
refusal-no_way = Von { $source } führt kein Weg nach { $at }, weder zu Fuß noch durch die Tore.
refusal-no_such_stack = Einen Stapel { $stack } gibt es nicht.
refusal-stack_empty = Dieser Stapel ist leer.
refusal-other_stack_used = Alle Bausteine eines Zuges kommen von einem Stapel; begonnen wurde mit Stapel { $used }.
refusal-castle_too_tall = { $area ->
    [one] Die Burg hat Fläche 1: Sie darf nicht höher als 1 sein.
   *[other] Die Burg hat Fläche { $area }: Sie darf nicht höher als { $area } sein.
 }
refusal-joins_castles = Ein Baustein auf { $at } würde zwei Burgen verbinden.
refusal-beside_no_castle = { $at } liegt neben keiner Burg.
refusal-give_up_used_stack = In diesem Zug wurde von Stapel { $stack } gebaut, also wird dieser abgegeben.
refusal-give_up_a_stack = { $turns ->
    [0] In diesem Jahr kommt kein Zug mehr, also muss ein Stapel abgegeben werden.
    [one] In diesem Jahr kommt noch ein Zug, also muss ein Stapel abgegeben werden.
   *[other] In diesem Jahr kommen noch { $turns } Züge, also muss ein Stapel abgegeben werden.
 }
refusal-give_up_no_stack = Jetzt muss kein Stapel abgegeben werden.
refusal-no_purchase = In dieser Partie haben alle von Anfang an alle Karten; gekauft wird nicht.
refusal-two_cards_bought = In diesem Zug wurden schon zwei Karten gekauft.
refusal-deck_empty = Der Stapel ist leer.
refusal-card_not_offered = { $card } ist nicht unter den angebotenen Karten.
refusal-return_the_others = Die anderen Karten müssen zurück: { $cards }.
refusal-return_together = Beide anderen Karten kommen nach oben oder beide nach unten.
refusal-card_played_already = In diesem Zug wurde schon eine Karte gespielt.
refusal-card_not_in_hand = Diese Karte hast du nicht.
refusal-card_bought_now = Diese Karte wurde in diesem Zug gekauft: Sie ist ab dem nächsten Zug spielbar.
refusal-not_adjacent = { $source } und { $at } liegen nicht nebeneinander.
refusal-climb_two_levels = Die Leiter führt genau zwei Ebenen hoch.
refusal-under_no_knight = Auf { $at } steht keiner deiner Ritter.
refusal-supply_empty = Der Vorrat ist leer.
refusal-no_door = Kein Weg durch eine Burg führt von { $source } nach { $at }.
refusal-not_diagonal = { $at } liegt nicht schräg neben { $source }.
refusal-no_block_there = Auf { $at } steht kein Baustein.
refusal-shift_same_square = Der Baustein muss auf ein anderes Feld.
refusal-shift_divides = Ohne den Baustein auf { $at } zerfiele die Burg.
refusal-shift_few_castles = { $castles ->
    [one] Es bliebe nur eine Burg; mindestens { $least } müssen stehen.
   *[other] Es blieben nur { $castles } Burgen; mindestens { $least } müssen stehen.
 }
refusal-shift_too_tall = Eine Burg würde höher als ihre Fläche.
refusal-shift_joins = Der Baustein auf { $at } würde zwei Burgen verbinden.
refusal-recall_same_square = Der Ritter muss auf einem anderen Feld zurückkommen.
refusal-not_over_one_square = Der Sprung geht geradeaus über ein Feld; von { $source } nach { $at } ist das nicht so.
refusal-nobody_to_leap = Auf { $over } steht niemand, der übersprungen werden kann.
refusal-leap_wrong_piece = { $leap_over ->
    [opponent_knight] Nur ein fremder Ritter darf übersprungen werden.
    [any_knight] Nur ein Ritter darf übersprungen werden, nicht der König.
   *[any_piece] Diese Figur darf nicht übersprungen werden.
 }
