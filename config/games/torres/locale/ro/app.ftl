# Ce spune programul în timpul unei partide de Torres: îndemnuri, desfășurare, explicații, motive.

prompt-foundations = { $name }: așază o temelie pe un câmp marcat. { $left ->
    [one] Mai lipsește una.
    [few] Mai lipsesc { $left }.
   *[other] Mai lipsesc { $left }.
 }
prompt-knights = { $name }: așază primul cavaler pe un castel.
prompt-king = { $name }: așază regele pe un castel liber.
prompt-move-king = { $name } are cele mai puține puncte și poate muta regele.
prompt-leave-king = Lasă regele pe loc
prompt-starter = { $name } alege cine începe anul următor.
prompt-carry = { $name }: pune piesele rămase pe noile teancuri.
prompt-keep = { $name }: păstrează o carte, celelalte se întorc.
prompt-turn = { $name }: alege un cavaler de mutat, un teanc pentru construit, rezerva sau o carte.
prompt-turn-done = Nu mai ai puncte de acțiune. Joacă o carte sau încheie tura.
prompt-turn-spent = Nu mai ai puncte de acțiune. Încheie tura.
prompt-knight = Încotro? Inelele mari sunt un pas, cele mici mai mulți; arcadele trec prin porți.
prompt-knight-stuck = Acest cavaler nu poate merge nicăieri acum.
prompt-stack = Unde pui piesa?
prompt-reserve = Unde merge noul cavaler?
prompt-card-knight = { $card }: alege unul dintre cavalerii marcați.
prompt-card-block = { $card }: alege piesa care se mută.
prompt-card-stack = { $card }: alege teancul din care vine piesa.
prompt-card-target = { $card }: alege un câmp marcat.

advise-click-square = Apasă pe un câmp marcat de pe masă.
advise-answer-first = Răspunde mai întâi la întrebarea de pe ecran.
pressed-twice = Apăsat de două ori contează o dată. Apasă din nou dacă asta vrei.
advise-choose-first = Alege întâi un cavaler, un teanc, rezerva sau o carte, apoi locul unde merge.
advise-card-useless = Această carte nu ar avea niciun efect acum.
advise-card-not-this-knight = Cartea nu poate duce acest cavaler nicăieri.
advise-card-not-this-block = Pentru această piesă nu există loc.
undo-card-seen = S-a cumpărat o carte: ce s-a văzut nu se poate uita.

tip-castle = Castel: suprafață { $area }, înălțime { $top }. În vârf: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
tip-castle-king = Castelul regelui: suprafață { $area }, înălțime { $top }. În vârf: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
tip-level = { $square } · nivelul { $level }
tip-ground = { $square } · pe pământ
tip-gain = { $name }, punctat acum: { $total } ({ $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] neschimbat
 })
tip-knight = Un cavaler al jucătorului { $name }
tip-king = Regele
tip-stack = { $blocks ->
    [one] teanc cu o piesă
    [few] teanc cu { $blocks } piese
   *[other] teanc cu { $blocks } de piese
 } al jucătorului { $name }
tip-reserve = { $name } { $knights ->
    [0] nu mai are cavaleri
    [one] mai are un cavaler
    [few] mai are { $knights } cavaleri
   *[other] mai are { $knights } de cavaleri
 }

break-castle = Castel la { $square }: suprafață { $area } × nivel { $level } = { $points }
break-king = Bonusul regelui: { $points }
break-master = Cartea de maestru: { $points }
break-nothing = Niciun cavaler nu stă pe un nivel care aduce puncte.
log-founded = { $name }: temelie pe { $at }
log-knight-placed = { $name } începe pe { $at }
log-king-placed = { $name } așază regele pe { $at }
log-king-moved = { $name } mută regele din { $source } în { $at }
log-king-left = { $name } lasă regele pe loc
log-starter = { $name } hotărăște: începe { $other }
log-carried = { $name } păstrează { $blocks ->
    [one] o piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }
log-added = { $name }: cavaler nou pe { $at }
log-moved = { $name }: { $source } la { $at }
log-built = { $name } construiește pe { $at }
log-block-added = { $name } construiește pe { $at } din stoc
log-block-under = { $name } ridică { $at }
log-shifted = { $name }: o piesă din { $source } pe { $at }
log-bought = { $name } cumpără o carte
log-played = { $name } joacă { $card }
log-marker = { $name }: marcajul la { $points }
log-turn-ended = { $name } încheie tura
log-year = Începe anul { $phase }
log-castles = { $name }: castele { $points }
log-bonus = { $name }: bonusul regelui { $points }
log-master = { $name }: cartea de maestru { $points }
log-winner = { $name } câștigă
setup-problem-colour = Doi jucători au această culoare.
game-progress = anul { $phase }, runda { $round }
hint-do-all = Fă-le pe toate
analysis-about = Punctele la care se putea aștepta fiecare, tură cu tură. Liniile sunt punctări.
analysis-lost = { $points ->
    [one] 1 punct pierdut în total
    [few] { $points } puncte pierdute în total
   *[other] { $points } de puncte pierdute în total
 }
analysis-loss = − { $points }{ $margin ->
    [0] { "" }
   *[other] { " " }± { $margin }
 }
analysis-moment = anul { $phase }, runda { $round }

resume-line = { $names }, anul { $phase }, runda { $round }
hint-step = Sugestia { $step } din { $steps }: { $what }.
 Punctare după această tură: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }.
