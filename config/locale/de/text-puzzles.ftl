# Rätsel im Terminal: die Seite der Rätsel und ein Rätsel. Was getippt wird: die Wörter jeder Zeile, mit Kommas dazwischen.

text-word-task = aufgabe
text-word-solution = lösung
text-word-next = weiter, nächstes
text-word-list = liste, rätsel
text-word-day = tag, heute
text-word-fitting = passend
text-word-easy = leicht
text-word-medium = mittel
text-word-hard = schwer
text-word-theme = thema, themen
text-word-mistakes = fehler
text-word-search = suche, suchen
text-word-history = verlauf
text-topic-puzzle = rätsel, wörter

text-page-not-understood = „{ $text }“ bedeutet hier nichts. Tippe hilfe, um zu hören, was getippt werden kann.
text-page-no-number = Auf der Liste gibt es keine { $number }; ihre Nummern sind 1 bis { $most }.
text-page-no-list = Gerade gibt es keine Liste. Tippe hilfe, um zu hören, was getippt werden kann.
text-puzzles-prompt = Rätsel>
text-puzzles-help =
    Eine Zahl nimmt, wofür sie auf der Liste steht. liste liest die Liste noch einmal vor; am Ende steht deine Wertung.
    tag: das Rätsel des Tages. passend: Rätsel nahe an deiner Wertung. leicht, mittel, schwer: Rätsel eines Grades.
    thema: die Themen; thema und ein Name: nur Rätsel davon; thema alle: wieder alle.
    verlauf: deine letzten Versuche. fehler: Rätsel aus deinen eigenen Partien; suche macht welche aus deiner letzten (Torres).
    kurz: schaltet Erklärungen aus oder ein. verlassen: beendet. Deine Versuche zählen wie im Fenster.
text-puzzles-untried = noch nicht versucht
text-puzzles-theme = Nur Rätsel zum Thema { $theme }; thema alle für alle.
text-puzzles-no-theme = Es gibt kein Thema „{ $theme }“.
text-puzzles-no-mistakes = Rätsel aus eigenen Partien gibt es nur in Torres.
text-puzzles-search = Eine Zahl öffnet ein Rätsel. suche findet Fehler in deiner letzten beendeten Partie; liste führt zurück.
text-puzzle-how = Tippe deinen Zug; hilfe sagt, wie. tipp: der erste Schritt. lösung: wie es geht. liste: zurück zu allen Rätseln.
text-help-puzzle =
    aufgabe: was gefragt ist, noch einmal. zurück nimmt einen Befehl zurück, anfang alle. Nichts ist hier endgültig.
    tipp: der erste Schritt, für die Hälfte dessen, was das Rätsel wert ist. lösung: jeder Schritt; sie beendet deinen ersten Versuch. Beides tippst du zweimal.
    weiter: das nächste Rätsel, sobald dein erster Versuch vorbei ist. liste: die Seite der Rätsel. verlassen: beendet.
text-puzzle-give-up = Damit endet dein erster Versuch. Tippe noch einmal lösung, um sie zu hören.
text-puzzle-done = Der Tisch zeigt sie jetzt. anfang nimmt sie zurück.
text-puzzle-next = weiter: das nächste Rätsel. anfang: noch ein Versuch. lösung: jeder Schritt. liste: alle Rätsel.
text-puzzle-leave = Verlassen, ja oder nein?
text-puzzle-from-start = Alles ist zurückgenommen.
