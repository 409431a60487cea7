# Wiederholungen im Terminal. Was man tippt: die Wörter jeder Zeile, durch Kommas getrennt.

text-word-step = schritt
text-word-turns = zugliste
text-word-analyse = analyse, analysiere
text-word-study = studie
text-topic-replay = wiederholung, wörter
text-replay = Wiederholung von { $names }: { $steps } Befehle in { $turns } Zügen.
text-replay-over = Die Partie ist vorbei. Drück Enter für den nächsten Befehl; hilfe sagt, was man sonst tippen kann.
text-replay-goes-on = Die Partie läuft noch, deshalb bleiben Karten verdeckt. Drück Enter für den nächsten Befehl; hilfe sagt, was man sonst tippen kann.
text-replay-at = { $at } von { $of }
text-replay-start = Der Beginn der Partie.
text-replay-last = Das ist bisher der letzte Befehl.
text-replay-no-more = Danach kommt nichts mehr.
text-replay-at-start = Hier ist der Beginn.
text-replay-how-far = Wie weit? Tippe weiter oder zurück allein, oder dahinter eine Zahl, zug oder fehler.
text-replay-which-step = Welcher Moment? Tippe schritt und eine Zahl von 0 bis { $steps }.
text-replay-which-turn = Welcher Zug? Tippe zug und eine Zahl von 1 bis { $turns }; zugliste zählt sie auf.
text-replay-more = Mehr: zugliste { $turn }.
text-replay-no-number = Auf der letzten Liste gibt es keine { $text }. Tippe zug oder schritt und eine Zahl.
text-replay-no-command = „{ $text }“ bedeutet hier nichts: In einer Wiederholung wird nichts getan. studie öffnet die Stellung zum Ausprobieren; hilfe sagt, was man tippen kann.
text-replay-is-over = Hier ist die Partie vorbei. zurück führt zu früheren Momenten.
text-replay-secret = Die Partie läuft noch, deshalb bleibt das verdeckt.
text-replay-not-over = Die Partie läuft noch. Analysiert werden kann sie, wenn sie vorbei ist.
text-replay-analysing = Die Partie wird analysiert … das kann eine Minute dauern.
text-replay-analyse-first = Tippe zuerst analyse.
text-replay-mistake = Es folgt ein Fehler: { $what }
text-replay-again = Zurück in der Wiederholung.
text-help-replay =
    Enter oder weiter: der nächste Befehl; weiter 5: fünf; weiter zug: ein Zug; weiter fehler: zu einem Fehler. zurück geht andersherum.
    schritt 40: der Moment nach Befehl 40. zug 12: der Beginn von Zug 12. zugliste: alle Züge; eine Zahl führt zu einem. anfang, schluss: die Enden.
    analyse: findet die Züge, die etwas gekostet haben. fehler: zählt sie auf; eine Zahl führt zu einem.
    studie: öffnet diesen Moment als Studie, um anderes zu versuchen; liste oder verlassen führt dort zurück. verlassen: beendet.
