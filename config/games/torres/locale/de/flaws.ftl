# Warum keine Partie zu einer Stellung kommen kann, die jemand aufgestellt hat.

flaw-no_such_moment = Eine Runde { $wanted } in einem Jahr { $found } gibt es in dieser Partie nicht.
flaw-no_such_seat = Einen Spieler { $found } gibt es nicht; die Spieler sind 1 bis { $wanted }.
flaw-no_actor = Niemand ist am Zug, aber die Partie ist nicht zu Ende.
flaw-castle_too_tall = Der Turm auf { $square } ist { $found } hoch, seine Burg hat aber nur Fläche { $wanted }.
flaw-castles_joined = Burgen verbinden sich nie, also können diese Grundsteine nicht in derselben stehen: { $squares }.
flaw-foundations_too_close = Zwei Grundsteine liegen zu nah beieinander: { $squares }.
flaw-foundation_gone = Nicht alle diese Grundsteine können schon fort sein: { $squares }.
flaw-too_few_castles = Burgen: { $found }. Es müssen mindestens { $wanted } sein.
flaw-too_many_castles = Burgen: { $found }. Bis jetzt können es höchstens { $wanted } sein.
flaw-blocks_in_all = Bausteine auf dem Brett, auf Stapeln und im Vorrat: { $found }. Insgesamt müssen es { $wanted } sein.
flaw-too_few_blocks = Bausteine auf dem Brett: { $found }. Die { $wanted } Grundsteine sind immer da.
flaw-too_many_blocks = Bausteine auf dem Brett: { $found }. Bis jetzt können es höchstens { $wanted } sein.
flaw-square_shared = Mehr als eine Figur steht auf demselben Feld: { $squares }.
flaw-too_many_knights = Ritter von { $name } auf dem Brett: { $found }. Ein Spieler hat nur { $wanted }.
flaw-no_knight = { $name } hat keinen Ritter auf dem Brett, doch der erste wird zu Beginn gesetzt.
flaw-knights_too_early = Ritter von { $name } auf dem Brett: { $found }. Bis jetzt können es höchstens { $wanted } sein.
flaw-first_knight = { $name } war noch nie am Zug, also muss der Ritter auf { $square } noch auf einem Grundstein der Höhe 1 stehen.
flaw-king_missing = Der König fehlt.
flaw-king_too_early = Der König kommt erst nach allen ersten Rittern, aber er ist schon da: { $squares }.
flaw-several_kings = Es gibt nur einen König, aber er steht auf mehreren Feldern: { $squares }.
flaw-king_on_ground = Der König auf { $square } muss auf einer Burg stehen.
flaw-king_moved_early = Bis zur ersten Wertung bleibt der König auf einem Grundstein der Höhe 1: Auf { $square } kann er noch nicht sein.
flaw-stage_not_in_game = Nach den Regeln dieser Partie hat das nie jemand zu entscheiden.
flaw-stage_not_now = In dieser Runde des Jahres hat das niemand zu entscheiden.
flaw-king_nowhere = { $name } soll den König versetzen, aber kein Feld ist für ihn frei.
flaw-nothing_to_carry = { $name } soll übrige Bausteine verteilen, aber es gibt nichts zu wählen.
flaw-actor_when_over = Die Partie ist zu Ende, also kann { $name } nicht am Zug sein.
flaw-wrong_actor = Am Zug ist jetzt { $other }, nicht { $name }.
flaw-wrong_start = Startspieler ist jetzt { $other }, nicht { $name }.
flaw-start_not_leading = { $name } kann nicht Startspieler sein: Die Runde beginnt, wer die meisten Punkte hat.
flaw-ap_out_of_range = Übrige Aktionspunkte: { $found }. Jetzt können es 0 bis { $wanted } sein.
flaw-stack_too_high = Bausteine auf einem Stapel von { $name }: { $found }. Ein Stapel hat höchstens { $wanted }.
flaw-stack_empty = { $name } hat einen leeren Stapel, doch ein geleerter ist sofort fort.
flaw-too_many_stacks = Stapel von { $name }: { $found }. Für die Züge, die in diesem Jahr noch kommen, können es höchstens { $wanted } sein.
flaw-stacks_too_full = Bausteine auf den Stapeln von { $name }: { $found }. Jetzt können es höchstens { $wanted } sein.
flaw-stacks_too_low = { $found ->
    [one] Auf den Stapeln von { $name } fehlt ein Baustein: Kein Zug kann ihn verbraucht haben.
   *[other] Auf den Stapeln von { $name } fehlen { $found } Bausteine: Kein Zug kann sie verbraucht haben.
 }
flaw-wrong_stack_used = In diesem Zug kann nicht von Stapel { $found } gebaut worden sein.
flaw-blocks_waiting = Bausteine von { $name } für das nächste Jahr: { $found }. Jetzt können es 0 bis { $wanted } sein.
flaw-card_too_often = { $pool ->
    [common] Karten der Art { $card }: { $found }. Es gibt nur { $wanted }.
   *[own] Karten der Art { $card } von { $name }: { $found }. Jeder Spieler hat nur { $wanted }.
 }
flaw-too_many_cards = { $pool ->
    [common] Karten auf den Händen und im Kartenstapel: { $found }. Es gibt nur { $wanted }.
   *[own] Karten von { $name }: { $found }. Jeder Spieler hat nur { $wanted }.
 }
flaw-hand_too_full = Karten, die { $name } in früheren Zügen gekauft hat: { $found }. Es können höchstens { $wanted } sein.
flaw-too_many_bought = Karten, die in diesem Zug gekauft wurden: { $found }. Jetzt können es höchstens { $wanted } sein.
flaw-wrong_offer = Karten zur Auswahl: { $found }. Es müssen { $wanted } sein.
flaw-card_played_now = Niemand ist gerade am Zug, also wurde auch keine Karte gespielt: { $card }.
flaw-hidden_card_played = Eine gespielte Karte kann nicht verdeckt sein.
flaw-hidden_card = Unter den Karten, aus denen { $name } wählen kann, ist eine verdeckte. Nenne sie.
flaw-no_master_card = Zum Meisterspiel gehört eine Meisterkarte, aber hier fehlt sie.
flaw-master_card_here = Nur das Meisterspiel hat eine Meisterkarte.
flaw-score_out_of_range = Punkte von { $name }: { $found }. Bis jetzt können es 0 bis { $wanted } sein.
flaw-scores_equal = { $name } und { $other } können nicht auf demselben Feld der Wertungsleiste sein.
flaw-wrong_winners = Die Gewinner sind nicht die mit den meisten Punkten.
flaw-winners_too_early = Vor dem Ende der Partie kann niemand gewonnen haben.
