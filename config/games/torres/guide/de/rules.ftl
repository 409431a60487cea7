# Die Regeln, wie das Programm sie zeigt: ein Text für jeden Abschnitt und für jeden Wert einer Option. Eine neue Zeile ist ein neuer Absatz.

chapter-start = Vor dem Spiel
chapter-course = Ablauf des Spiels
chapter-turn = Der Zug
chapter-cards = Aktionskarten
chapter-scoring = Wertung
chapter-master = Meisterkarten

goal-title = Worum es geht
goal =
    Ihr seid Prinzen, baut gemeinsam Burgen und schickt eure Ritter ihre Türme hinauf. Keine Burg gehört jemandem: Alle dürfen an ihr bauen, und alle dürfen sie werten.
    Eine Burg bringt dir ihre Fläche mal die Ebene deines höchsten Ritters dort. Große Burgen wollen also hohe Ritter und hohe Türme große Burgen.
    Gespielt werden drei Jahre mit je einer Wertung. Die meisten Punkte gewinnen.

words-title = Burgen, Flächen, Ebenen
words =
    Eine Burg sind alle Türme, die Seite an Seite stehen. Türme, die sich nur an einer Ecke berühren, gehören zu verschiedenen Burgen.
    Die Fläche einer Burg ist die Zahl ihrer Felder, ihre Spitze der höchste Turm.
    Die Ebene eines Ritters ist die Zahl der Bausteine unter ihm. Am Boden ist sie 0.
    Ein Ritter oder der König steht immer obenauf, und ein Feld mit einer Figur ist nicht frei.
    „Neben“ heißt immer: waagerecht oder senkrecht benachbart, nie über Eck.

material-title = Was es gibt
material = { $blocks } Bausteine, { $knights } Ritter für jeden, einen König und eine Leiste mit { $track } Punkten, die man mehrmals umrundet.

foundations-title = Die Grundsteine
foundations = Zu Beginn stehen acht Bausteine auf den markierten Feldern: { $squares }. Das sind acht Burgen aus je einem Feld.
foundations-placed =
    Reihum, beginnend mit der jüngsten Person, setzt jeder einen Baustein, bis acht stehen: acht Burgen aus je einem Feld.
    Sie halten Abstand: Zwischen zweien liegen in gerader Linie mindestens zwei leere Felder, schräg mindestens eines. In Schritten entlang der Reihen und Spalten gezählt, sind sie mindestens drei voneinander entfernt.

first-title = Erste Ritter und der König
first =
    Dann stellt reihum jeder einen Ritter auf eine Burg, auf der noch niemand steht.
    Wer zuletzt dran ist, setzt auch den König auf eine freie Burg. Das ist die Burg des Königs.

years-title = Jahre und Runden
years =
    Das Spiel hat drei Jahre mit { $first }, { $second } und { $third } Runden, und in jeder Runde hat jeder einen Zug.
    Nach der letzten Runde eines Jahres wird gewertet; nach den ersten beiden Jahren darf der König versetzt werden.

stacks-title = Stapel von Bausteinen
stacks =
    Zu Beginn eines Jahres nimmt sich jeder Stapel aus dem Vorrat, einen für jede Runde.
    In diesem Spiel: { $first } im ersten Jahr, { $second } im zweiten, { $third } im dritten.
    Deine Stapel zählen auch deine Züge: Mit jedem Zug geht einer. Ein Stapel ohne Bausteine ist sofort weg.

starter-title = Wer beginnt
starter = In der ersten Runde beginnt die jüngste Person, dann geht es im Uhrzeigersinn. Dieselbe Person beginnt alle Runden eines Jahres.
starter-leader = In der ersten Runde beginnt die jüngste Person, dann geht es im Uhrzeigersinn. Danach beginnt jede Runde, wer die meisten Punkte hat. Solange alle bei 0 stehen, beginnt weiter dieselbe Person.
next_phase_start-same = Das nächste Jahr beginnt dieselbe Person.
next_phase_start-lowest = Das nächste Jahr beginnt, wer die wenigsten Punkte hat.
next_phase_start-lowest_chooses = Wer die wenigsten Punkte hat, bestimmt, wer das nächste Jahr beginnt.
starter-tie = Sind mehrere mit 0 Punkten Letzte, gilt, wer von ihnen in der Runde zuletzt am Zug war.

ap-title = Aktionspunkte
ap =
    In deinem Zug hast du { $ap } Aktionspunkte (AP). Du gibst sie in beliebiger Reihenfolge aus, auch mehrmals für dasselbe.
    Einen Ritter einsetzen kostet { $add } AP.
    Ein Schritt eines Ritters kostet { $step } AP, auch durch die Tore einer Burg.
    Einen Baustein setzen kostet { $build } AP.
    Den Wertungsstein ein Feld vorrücken kostet { $score } AP.
    Du darfst jederzeit aufhören. Nicht verbrauchte AP verfallen.
ap-buy = Eine Aktionskarte kaufen kostet { $buy } AP.
ap-play = Eine Aktionskarte spielen kostet nichts.

add-title = Einen Ritter einsetzen
add =
    Ein neuer Ritter kommt auf ein freies Feld neben einem deiner Ritter.
    Er darf so hoch stehen wie dieser oder beliebig viel tiefer, auf einer Burg oder am Boden.
    Insgesamt hast du { $knights } Ritter.

step-title = Schritte
step =
    Ein Ritter geht auf ein freies Feld daneben: höchstens eine Ebene hinauf, beliebig viele hinunter.
    An einer anderen Figur kommt er nicht vorbei.

doors-title = Durch die Tore
doors =
    Jeder Baustein hat an jeder Seite ein Tor. Mit einem einzigen Schritt darf ein Ritter durch das Tor eines höheren Turms neben ihm hineingehen und anderswo an derselben Burg herauskommen.
    Er geht auf seiner eigenen Ebene hinein.
    Heraus kommt er auf ein freies Feld neben der Burg oder auf eines ihrer tieferen Dächer. Figuren auf der Burg sind nicht im Weg.
door_passage-no_rise = Drinnen geht er von Turm zu Turm und Treppen hinunter, nie hinauf; er kommt also nicht höher heraus als im niedrigsten Stockwerk seines Weges. Vom Boden aus kommt er am Boden heraus.
door_passage-any_door = Wie der Weg drinnen auch ist, er darf aus jedem Tor dieser Burg kommen, das nicht höher liegt als er selbst.

build-title = Bausteine setzen
build =
    Ein Baustein von einem deiner Stapel kommt auf ein freies Feld: auf einen Turm irgendeiner Burg oder auf den Boden neben genau einer Burg.
    Zwei Burgen wachsen nie zusammen.
    Keine Burg darf höher sein als ihre Fläche: Eine Burg aus drei Feldern hat höchstens drei Ebenen.
    Alle Bausteine, die du in einem Zug setzt, kommen von einem Stapel, es sind also höchstens drei. Bausteine der Karten „{ $card_extra }“ und „{ $card_under }“ kommen dazu.

marker-title = Den Wertungsstein vorrücken
marker =
    Für 1 AP rückt dein Wertungsstein ein Feld vor, so oft du willst.
    Ist ihm ein anderer Stein im Weg, kann er nicht stehen bleiben: Er rückt immer weiter.
marker_spaces-by_total = Hat jemand genau so viele Punkte, rückt er auf die nächste Zahl weiter. Ein Stein auf demselben Feld, aber in einer anderen Umrundung, ist nicht im Weg.
marker_spaces-by_space = Steht auf dem Feld ein anderer Stein, auch einer in einer anderen Umrundung, rückt er auf das nächste freie weiter. Ein Stein, der sich noch nicht bewegt hat, belegt kein Feld.

ending-title = Ende des Zuges
ending =
    Der Stapel, von dem du gebaut hast, wird abgegeben. Bausteine, die auf ihm übrig sind, verteilst du nach Wahl auf deine anderen Stapel: so viele, wie passen, keiner höher als drei. Was nicht passt, geht in den Vorrat zurück.
    Hast du von keinem gebaut und danach mehr Stapel als Züge in diesem Jahr übrig, gibst du auf gleiche Weise einen deiner Wahl ab.
leftovers-title = Übrige Bausteine
leftovers = Im letzten Zug eines Jahres gibt es keine anderen Stapel für übrige Bausteine:
leftover_blocks-return = Sie gehen in den Vorrat zurück.
leftover_blocks-carry = Du behältst sie und setzt sie auf deine Stapel des nächsten Jahres, keiner höher als drei. Was nicht passt, geht in den Vorrat zurück.
leftovers-order = Wer das Jahr beginnt, verteilt sie zuerst, dann geht es im Uhrzeigersinn weiter. Du verteilst so viele, wie passen. Nach dem dritten Jahr behält niemand etwas.

deck-title = Karten bekommen
deck-common = Es gibt einen gemeinsamen Stapel von 40 Karten. Du kaufst die oberste, ohne zu wählen.
deck-own = Jeder hat einen eigenen Stapel der zehn Karten. Beim Kauf siehst du dir die obersten drei an, behältst eine und legst die anderen verdeckt zurück.
deck-hand = Jeder hat von Anfang an alle zehn Karten auf der Hand. Kaufen kann man keine.
buying =
    In einem Zug darfst du höchstens zwei Karten kaufen. Eine eben gekaufte darfst du erst ab deinem nächsten Zug spielen.
    Du darfst beliebig viele Karten haben. Handkarten sind geheim; wie viele jemand hat, ist es nicht.
returned_cards-together = Die beiden anderen Karten kommen zusammen nach oben oder zusammen nach unten, in beliebiger Reihenfolge.
returned_cards-separately = Jede der beiden anderen Karten darf nach oben oder nach unten.

playing-title = Eine Karte spielen
playing =
    In einem Zug darfst du eine Karte spielen, jederzeit, auch ohne AP. Sie kostet nichts und ist danach aus dem Spiel.
    Eine Karte, die gerade nichts bewirken kann, kann nicht gespielt werden.

card-climb = Einer deiner Ritter geht auf ein freies Feld daneben, das genau zwei Ebenen höher liegt.
card-under =
    Ein Baustein von einem beliebigen deiner Stapel kommt unter einen deiner Ritter, der damit eine Ebene höher steht. Die Burg darf nicht höher werden als ihre Fläche.
    Unter einem Ritter am Boden vergrößert er die Burg daneben, oder er beginnt eine neue, wo keine ist. Wo er zwei Burgen verbände, ist es nicht erlaubt.
    Der Baustein zählt nicht zum Stapel deines Zuges.
card-extra = Du setzt einen Baustein aus dem Vorrat, so wie von einem Stapel. Er kommt zu denen deines Stapels hinzu.
card-doors = Einer deiner Ritter geht durch eine Burg und darf drinnen auch hinauf. Er kommt auf ein beliebiges freies Feld neben einem Turm dieser Burg, der höher ist als dieses Feld.
card-diagonal = Einer deiner Ritter macht einen Schritt schräg auf ein freies Feld: höchstens eine Ebene hinauf, beliebig viele hinunter.
card-six = Du hast in diesem Zug 6 AP statt 5.
card-seven = Du hast in diesem Zug 7 AP statt 5.
card-shift =
    Nimm den obersten Baustein eines Turms, auf dem niemand steht, und setze ihn auf ein anderes freies Feld: auf eine Burg, neben genau eine Burg oder allein als neue Burg.
    Was neben was liegt, gilt so, als wäre der Baustein schon weg: Ohne ihn darf seine Burg nicht zerfallen. Steht er am neuen Platz, darf keine Burg höher sein als ihre Fläche, und mindestens sechs Burgen müssen übrig sein.
card-recall = Einer deiner Ritter kommt auf ein anderes Feld des Bretts.
recall_card-as_added = Nimm ihn vom Brett und setze ihn wieder ein wie einen neuen Ritter, neben einem anderen deiner Ritter.
recall_card-as_moved = Er macht einen einzigen gewöhnlichen Schritt, zu Fuß oder durch Tore, ohne AP.
card-leap = Einer deiner Ritter springt geradeaus über das Feld neben ihm auf das freie dahinter: höchstens eine Ebene höher, als er stand, oder tiefer. Wie hoch die Figur dazwischen steht, ist gleich.
leap_over-opponent_knight = Dazwischen muss ein Ritter eines anderen Spielers stehen.
leap_over-any_knight = Dazwischen muss ein Ritter stehen, ein fremder oder ein eigener.
leap_over-any_piece = Dazwischen muss ein Ritter oder der König stehen.

castles-title = Burgen
castles =
    Jede Burg, auf der du einen Ritter hast, bringt dir ihre Fläche mal die Ebene deines höchsten Ritters dort. Weitere Ritter von dir auf ihr bringen nichts dazu.
    Jeder wertet für sich, auch in derselben Burg.
    Ein Beispiel: Fläche 5, dein höchster Ritter auf Ebene 3: 5 × 3 = 15 Punkte. Ein Ritter am Boden daneben bringt nichts.

bonus-title = Der Bonus des Königs
bonus =
    Nach dem ersten Jahr bringt dir ein eigener Ritter auf Ebene 1 der Königsburg { $first } Punkte, nach dem zweiten einer auf Ebene 2 { $second }, nach dem dritten einer auf Ebene 3 { $third }.
    Es muss genau diese Ebene sein; dein höchster Ritter muss es nicht sein. Du bekommst den Bonus einmal, andere können ihn auch bekommen. Wie hoch der König steht, ist gleich.
king_bonus_scored-with_castles = Er wird mit den Punkten deiner Burgen in einem gezählt.
king_bonus_scored-after_castles = Er wird gezählt, nachdem die Burgen aller gewertet sind.

order-title = Reihenfolge der Wertung
order-with_castles = Deine Burgen und der Bonus des Königs werden zusammengezählt, und dein Wertungsstein zieht einmal für beides.
order-after_castles = Dein Wertungsstein zieht für deine Burgen. Sind die Burgen aller gewertet, zieht er noch einmal für den Bonus des Königs.
order-master = Danach zieht er ein weiteres Mal für die Meisterkarte.
order = Träfe er auf einen anderen, zieht er immer weiter wie beim Vorrücken.
scoring_first-start_player = Zuerst wird gewertet, wer die Runde begonnen hat, dann im Uhrzeigersinn.
scoring_first-seat_0 = Zuerst wird die jüngste Person gewertet, dann im Uhrzeigersinn.

king-title = Der König zieht
king = Nach dem ersten und dem zweiten Jahr darf, wer die wenigsten Punkte hat, den König auf ein freies Feld einer Burg setzen, auf jeder Ebene, oder ihn stehen lassen.
king-tie = Sind mehrere mit 0 Punkten Letzte, darf ihn versetzen, wer von ihnen in der Runde zuletzt am Zug war.
king_move-other_castle = Es muss eine andere Burg sein als seine.
king_move-any_castle = Es darf auch seine eigene Burg sein.

end-title = Ende des Spiels
end = Das Spiel endet mit der dritten Wertung. Die meisten Punkte gewinnen. Gleichstand gibt es nur bei 0: Hat niemand einen Punkt, teilen sich alle den Sieg.

master-title = Die Meisterkarte
master =
    Zu Beginn wird eine von acht Meisterkarten gezogen, offen und für alle dieselbe. Sie bringt Punkte zu Burgen und König hinzu.
    „{ $border }“, „{ $castles }“ und „{ $diagonals }“ bringen Punkte bei jeder der drei Wertungen, die anderen fünf Karten nur bei der dritten.
    Nur Ritter auf dem Brett zählen. „Alle deine Ritter“ sind mindestens zwei.
castles_card-knights_on = Ritter am Boden sind gleichgültig.
castles_card-all_knights_on = Keiner deiner Ritter darf am Boden stehen.
master-alone = Die Extrapunkte gibt es einmal: Die Punkte verdoppeln sich nicht. Haben mehrere die meisten, bekommt sie niemand.
master-diagonals-told = Beide Diagonalen zählen zusammen.
master-square-told = Die Punkte gibt es einmal, auch bei mehreren Quadraten.
master-row-told = Die Linie ist eine Reihe, eine Spalte oder eine beliebige Diagonale. Andere Figuren dürfen dazwischenstehen.
master-neighbours-told = Ritter, die sich nur an einer Ecke berühren, stehen nicht nebeneinander.

house-rules-title = Hausregeln dieses Spiels
house-rules = Abweichend von der Ausgabe { $edition }:
house-rule = { $option }: { $value }
