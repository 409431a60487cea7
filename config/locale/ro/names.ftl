# Cum se numesc lucrurile și jucătorii: limba însăși, boții, edițiile, un jucător fără nume propriu.

language-name = Română
player-name = Jucătorul { $number }

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Ediția românească

bot-random = Întâmplare
bot-random-about = Face orice este permis.
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
# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }
character-builder = Gaspar
character-builder-role = constructor
character-builder-about = Clădește castele largi, numai ale lui.
character-royalist = Leonor
character-royalist-role = regalistă
character-royalist-about = Înalță castelul regelui și rămâne în el.
character-neighbour = Ines
character-neighbour-role = vecină
character-neighbour-about = Locuiește cel mai bucuros în castele clădite de alții.
character-spoiler = Rufo
character-spoiler-role = cârcotaș
character-spoiler-about = Nu îți lasă niciun punct și strică ce începi.

bot-careless = Nepăsător
bot-careless-about = Construiește unde se nimerește și speră că ține.
bot-careful = Prudent
bot-careful-about = Încearcă câteva locuri și ocolește ce se clatină.
bot-clever = Isteț
bot-clever-about = Se gândește și la piesa următoare, și la cât de sus ajungi tu.
bot-master = Maestru
bot-master-about = Se uită la fiecare loc și cântărește înălțimea și riscul. Mâna îi tremură ca a ta.

keyname-escape = Esc
keyname-enter = Enter
keyname-comma = Virgulă
keyname-period = Punct
keyname-minus = Minus
keyname-plus = Plus
keyname-space = Spațiu
keyname-backspace = Backspace
keyname-tab = Tab
keyname-delete = Delete
keyname-insert = Insert
keyname-home = Home
keyname-end = End
keyname-page_up = Page Up
keyname-page_down = Page Down
keyname-arrow_left = ←
keyname-arrow_right = →
keyname-arrow_up = ↑
keyname-arrow_down = ↓
keyname-control = Ctrl
keyname-shift = Shift
keyname-alt = Alt
