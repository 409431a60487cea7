# Studien im Terminal: ihre Liste und eine Studie. Was man tippt: die Wörter jeder Zeile, durch Kommas getrennt.

text-word-new = neu
text-word-paste = einfügen
text-word-import = importieren
text-word-delete = löschen
text-word-restore = wiederherstellen
text-word-back = zurück
text-word-first = anfang, beginn
text-word-last = schluss
text-word-lines = varianten, linien
text-word-comment = kommentar
text-word-mark = marke, zeichen
text-word-main = haupt, hauptvariante
text-word-rename = umbenennen, name
text-word-position = stellung
text-word-text = text, export
text-topic-study = studie, wörter

text-page-no-question = Es wurde nichts gefragt. Tippe hilfe, um zu hören, was man tippen kann.
text-studies-prompt = Studien>
text-studies-help =
    Eine Zahl öffnet eine Studie der Liste. liste liest die Liste noch einmal vor. löschen 2 löscht die zweite Studie, wiederherstellen bringt sie zurück.
    neu: eine Studie vom Beginn einer Partie zu zweit; neu 3 und neu 4 mit mehr Spielern.
    einfügen: eine Studie oder Stellung als Text, Zeile für Zeile. stellung sagt in einer Studie eine als Text: kopiere sie, ändere sie, füge sie ein.
    importieren und eine Datei: eine Studie (*.study) oder ein Text (*.txt) von anderswo.
    kurz: schaltet Erklärungen aus oder ein. verlassen: beendet. Das Fenster öffnet dieselben Studien.
text-studies-none = neu beginnt eine; einfügen nimmt eine Stellung als Text.
text-studies-copy = Eine Kopie davon öffnen, ja oder nein?
text-studies-players = Tippe neu 2, neu 3 oder neu 4.
text-studies-paste = Tippe den Text jetzt oder füge ihn ein. Eine Zeile nur mit { $end } beendet ihn.
text-studies-import = Welche Datei? Tippe importieren und den Namen einer Datei, *.study oder *.txt.
text-studies-delete = Welche? Tippe löschen und eine Zahl von 1 bis { $most }.
text-studies-restore = wiederherstellen bringt sie zurück.
text-studies-nothing-deleted = Seit du hier bist, wurde nichts gelöscht.
text-study-over-prompt = Partie vorbei>
text-study-begins = { $steps ->
    [0] Der Anfang. Noch wurde nichts versucht: Tippe Befehle wie in einer Partie, jeder wird eine Variante.
    [one] Der Anfang. Ein Schritt wurde versucht. weiter geht die Variante entlang; varianten zählt sie auf.
   *[other] Der Anfang. { $steps } Schritte wurden versucht. weiter geht die Variante entlang; varianten zählt alle auf.
}
text-study-back-to = Zurück bis: { $step }
text-study-at-beginning = Hier ist der Anfang.
text-study-line-ends = Hier endet die Variante. Tippe einen Befehl, um sie fortzusetzen, oder zurück.
text-study-ways = Mehrere Varianten führen weiter, die Hauptvariante zuerst. Tippe eine Zahl:
text-study-no-way = Von hier führt keine Variante { $number } weiter; es gibt 1 bis { $most }.
text-study-how-far = Wie weit? Tippe zurück, oder zurück und eine Zahl von Schritten.
text-study-comment = Kommentar: { $text }
text-study-no-comment = Hier steht kein Kommentar. kommentar und Wörter schreiben einen.
text-study-commented = Aufgeschrieben.
text-study-comment-gone = Der Kommentar ist entfernt.
text-study-mark = Zeichen { $mark }: { $name }
text-study-marks = Tippe marke und eines von { $marks }; marke - entfernt es.
text-study-no-mark = Das Zeichen { $mark } gibt es nicht.
text-study-delete = Löschen, ja oder nein?
text-study-kept = Die Variante bleibt.
text-study-deleted = { $steps ->
    [one] Ein Schritt gelöscht.
   *[other] { $steps } Schritte gelöscht.
}
text-study-main = Das ist jetzt die Hauptvariante.
text-study-name = Die Studie heißt { $name }. umbenennen und ein Name geben ihr einen anderen.
text-study-here = hier bist du
text-study-variation = Nebenvariante { $depth }:
text-study-number = Eine Zahl führt ans Ende dieses Zugs.
text-study-empty = Noch wurde nichts versucht.
text-study-written = Die Studie ist als Text geschrieben, in { $file }.
text-study-not-written = Der Text kann nicht nach { $file } geschrieben werden: { $why }
text-study-saved = Die Studie ist gespeichert in { $file }.
text-study-untouched = Es wurde nichts geändert, deshalb gibt es noch keine Datei.
text-help-study =
    weiter: die Variante entlang; wo sie sich teilt, wählt eine Zahl: weiter 2. zurück geht einen Schritt zurück, zurück 5 fünf; anfang und schluss: die Enden der Variante.
    varianten: der ganze Baum, eine Zeile je Zug; eine Zahl führt dorthin. Ein Befehl, der hier noch nicht versucht wurde, beginnt eine Nebenvariante.
    kommentar und Wörter: für diesen Schritt aufgeschrieben; kommentar - entfernt sie. marke !? gibt dem Schritt ein Zeichen: !! ! !? ?! ? ??.
    löschen: dieser Schritt und alle danach. haupt: macht diese Variante zur Hauptvariante. umbenennen und ein Name: benennt die Studie.
    stellung: die Stellung als Text. text: die ganze Studie als Text; text partie.txt schreibt sie in eine Datei. tipp: der beste Zug.
    datei: wo sie gespeichert ist, bei jeder Änderung. liste: die Liste der Studien. verlassen: beendet.
