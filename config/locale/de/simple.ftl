# Spiele, die keine eigenen Bildschirme mitbringen.

simple-players = Spieler
simple-result = Ergebnis
simple-course = Punkteverlauf
simple-points = Punkte
simple-undo = Zurücknehmen
simple-step = Schritt { $number }
simple-fair = Bots schummeln nie: Sie sehen, was du siehst.
simple-prompt = { $name }: { $situation }
