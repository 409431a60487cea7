# Die Bots: ihre Stufen und Charaktere.

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug.
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
