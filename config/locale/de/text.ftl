# Das Spiel im Terminal, Zeile für Zeile. Was man tippt: die Wörter jeder Zeile, durch Kommas getrennt; das erste ist das übliche.

text-word-help = hilfe, ?
text-word-points = punkte
text-word-turn = zug, z
text-word-legal = erlaubt, züge
text-word-look = sieh, feld
text-word-again = nochmal, verlauf
text-word-hint = tipp
text-word-undo = zurück, u
text-word-redo = wieder
text-word-reset = anfang
text-word-file = datei, speichern
text-word-quit = verlassen, tschüss
text-word-yes = ja, j

text-welcome = Ein neues Spiel { $game }. Antworte mit einem Namen für eine Person oder mit dem Namen einer Stufe für einen Bot.
text-levels = Bots, der sanfteste zuerst: { $levels }. Sie wissen nur, was man auf ihrem Platz sehen darf.
text-no-bots = Kein Bot spielt mit. Menschen an diesem Gerät: { $names }. Ohne --players hörst du die Stufen der Bots.
text-how-many = Zahl der Spieler: 2, 3 oder 4?
text-two-to-four = Bitte antworte 2, 3 oder 4, oder verlassen; hilfe gibt es in der Partie.
text-who = Platz { $number }, Name oder Stufe?
text-saved-as = Jeder Befehl wird sofort gespeichert, in { $file }.
text-how-help = Tippe hilfe, um zu hören, was man tippen kann.
text-left = Das Spiel ist gespeichert in { $file }. Setze es fort mit: torres3d play --text und dieser Datei.

text-beside-north = Norden: { $what }
text-beside-east = Osten: { $what }
text-beside-south = Süden: { $what }
text-beside-west = Westen: { $what }

text-which = Was davon? Antworte mit einer Zahl.
text-more = … und { $more } weitere; sag mehr vom Befehl.
text-nothing-there = Nichts, was jetzt erlaubt ist, beginnt mit „{ $text }“.
text-not-understood = „{ $text }“ bedeutet hier nichts. Tippe hilfe, oder erlaubt für alles, was möglich ist.
text-taken-back-one = Zurückgenommen: { $what }

text-word-what = was, wenn
text-word-brief = kurz
text-word-no = nein
text-word-me = ich, meine
text-word-around = umkreis, um
text-word-rules = regeln, regel
text-word-row = reihe, r
text-word-column = spalte, sp
text-topic-line = zeile, eingabe
text-topic-game = spiel, wörter
text-help-game =
    punkte: die Punkte aller. zug: wer dran ist und was noch da ist. nochmal: was seit deinem letzten Zug geschah.
    zurück nimmt deinen letzten Befehl zurück, wieder führt ihn noch einmal aus. tipp: ein guter Zug; frag zweimal, wo er die Wertung kostet.
    kurz: schaltet Erklärungen aus oder ein. datei: wo das Spiel gespeichert ist. verlassen: beendet; ein andermal geht es dort weiter.
text-rules-more = regeln und eine Zahl liest einen Abschnitt, regeln und ein Wort sucht danach: regeln 3, regeln Etage.
text-rules-no-number = Die Abschnitte haben die Nummern 1 bis { $count }. Tippe regeln, um sie zu hören.
text-rules-no-match = In keiner Regel steht „{ $words }“. Tippe regeln, um die Abschnitte zu hören.
text-rules-also = Auch in: { $sections }.
text-no-help = Zu „{ $word }“ gibt es keine Hilfe. Die Themen stehen in der letzten Zeile:
text-not-done = Nicht ausgeführt: { $rest }
text-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
text-no-question = Es wurde nichts gefragt. Tippe zug, um zu hören, was zu tun ist.
text-no-such-number = Es gibt gerade keine Liste mit einer Nummer { $number }. Tippe erlaubt, um zu hören, was möglich ist.
text-brief-on = Kurz: nur die Eingabezeile und was geschieht. Noch einmal kurz bringt die Erklärungen zurück.
text-brief-off = Wieder mit Erklärungen.
text-what-of = Welchen Befehl? Tippe was und einen Befehl. Er wird nicht ausgeführt.
text-try-turn = Tippe zug, um zu hören, was zu tun ist.
text-try-legal = Tippe erlaubt, um zu hören, was möglich ist.
