# Boții: nivelurile și caracterele lor.

bot-random = Întâmplare
bot-random-about = Joacă orice mutare permisă.
bot-greedy = Lacom
bot-greedy-about = Ia mereu pasul care aduce cel mai mult pe loc.
bot-novice = Novice
bot-novice-about = Tocmai a învățat regulile. Nu trișează niciodată.
bot-easy = Ușor
bot-easy-about = Prietenos și puțin neatent.
bot-medium = Mediu
bot-medium-about = Își plănuiește propria tură.
bot-hard = Greu
bot-hard-about = Plănuiește bine și risipește puțin.
bot-expert = Expert
bot-expert-about = Plănuiește departe și se gândește și la răspunsurile celorlalți. Nu trișează niciodată.
character-builder = Gaspar
character-builder-role = constructor
character-builder-about = Clădește castele largi, numai ale lui.
character-royalist = Leonor
character-royalist-role = regalistă
character-royalist-about = Înalță castelul regelui și rămâne în el.
character-neighbour = Ines
character-neighbour-role = vecină
character-neighbour-about = Preferă să locuiască în castele clădite de alții.
character-spoiler = Rufo
character-spoiler-role = sabotor
character-spoiler-about = Nu îți lasă niciun punct și strică ce începi.
