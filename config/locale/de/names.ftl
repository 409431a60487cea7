# Wie Dinge und Spieler heißen: die Sprache selbst, die Bots, die Ausgaben, ein Spieler ohne eigenen Namen.

language-name = Deutsch
player-name = Spieler { $number }

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Rumänische Ausgabe

bot-random = Zufall
bot-random-about = Tut irgendetwas Erlaubtes.
bot-greedy = Gierig
bot-greedy-about = Nimmt stets den Schritt, der sofort am meisten bringt.
bot-novice = Neuling
bot-novice-about = Hat gerade die Regeln gelernt. Schummelt nie.
bot-easy = Leicht
bot-easy-about = Freundlich und ein wenig unachtsam.
bot-medium = Mittel
bot-medium-about = Plant den eigenen Zug.
bot-hard = Schwer
bot-hard-about = Plant gut und verschwendet wenig.
bot-expert = Experte
bot-expert-about = Plant weit und bedenkt auch die Antworten der anderen. Schummelt nie.
# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }
character-builder = Gaspar
character-builder-role = Baumeister
character-builder-about = Baut breite Burgen, die er für sich allein hat.
character-royalist = Leonor
character-royalist-role = Königstreue
character-royalist-about = Baut die Burg des Königs aus und bleibt in ihr.
character-neighbour = Ines
character-neighbour-role = Nachbarin
character-neighbour-about = Wohnt am liebsten in Burgen, die andere gebaut haben.
character-spoiler = Rufo
character-spoiler-role = Störenfried
character-spoiler-about = Gönnt dir keinen Punkt und stört, was du beginnst.

bot-careless = Sorglos
bot-careless-about = Baut, wo er gerade hinsieht, und hofft, dass es hält.
bot-careful = Vorsichtig
bot-careful-about = Probiert ein paar Plätze und meidet, was wackelt.
bot-clever = Schlau
bot-clever-about = Denkt auch an seinen nächsten Baustein und daran, wie hoch du kommst.
bot-master = Meister
bot-master-about = Sieht sich jeden Platz an und wägt Höhe gegen Gefahr ab. Seine Hand zittert wie deine.

keyname-escape = Esc
keyname-enter = Enter
keyname-comma = Komma
keyname-period = Punkt
keyname-minus = Minus
keyname-plus = Plus
keyname-space = Leertaste
keyname-backspace = Rücktaste
keyname-tab = Tab
keyname-delete = Entf
keyname-insert = Einfg
keyname-home = Pos1
keyname-end = Ende
keyname-page_up = Bild auf
keyname-page_down = Bild ab
keyname-arrow_left = ←
keyname-arrow_right = →
keyname-arrow_up = ↑
keyname-arrow_down = ↓
keyname-control = Strg
keyname-shift = Umschalt
keyname-alt = Alt
