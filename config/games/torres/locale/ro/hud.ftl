# Cuvintele de pe panourile jocului Torres.

phase = Anul { $phase }

score-title = Puncte
score-preview = Dacă s-ar puncta acum: +{ $points }
score-left = Cavaleri în rezervă: { $knights } · cărți în mână: { $cards }
score-lap = { $lap }00+

turn-when = Anul { $phase } · runda { $round } din { $rounds }
turn-ap = { $ap } AP
ap-cost = { $ap } AP
stack-blocks = { $blocks ->
    [one] O piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }
stack-used = Tura aceasta construiește din acest teanc.
stack-given = cedat
tip-knights-left = { $knights ->
    [0] Niciun cavaler în rezervă
    [one] Un cavaler în rezervă
    [few] { $knights } cavaleri în rezervă
   *[other] { $knights } de cavaleri în rezervă
 }
action-build = Construiește
action-build-about = Pune o piesă dintr-un teanc pe un castel sau lângă el.
action-add_knight = Adaugă cavaler
action-add_knight-about = Pune un cavaler lângă unul propriu, la aceeași înălțime sau mai jos.
action-buy = Cumpără o carte
action-buy-about = Ia o carte de acțiune. Poate fi jucată începând cu tura următoare.
action-score = Avansează marcajul
action-score-about = Mută marcajul cu un spațiu înainte.
action-undo = Anulează
action-undo-about = Ia înapoi ultimul pas.
action-redo = Refă
action-redo-about = Fă din nou ce a fost luat înapoi.
action-reset_turn = Reia tura
action-reset_turn-about = Ia înapoi tura cât se poate.
action-hint = Sugestie
action-hint-about = Arată o tură bună.
action-end_turn = Încheie tura
action-end_turn-about = Punctele de acțiune nefolosite se pierd.

hand-hidden = Ascunsă până când e rândul acestui jucător
hand-fresh = Cumpărată acum: poate fi jucată începând cu tura următoare.
master-points = După anul { $phase }: { $points }

starter-title = Cine începe?
starter-text = { $name } alege cine începe anul următor.

offer-title = O carte nouă
offer-choose = Alege cartea pe care o păstrezi.
offer-others = { $cards ->
    [0] Nu e nimic de pus înapoi.
    [one] Unde merge cealaltă carte?
    [few] Unde merg celelalte cărți?
   *[other] Unde merg celelalte cărți?
 }
offer-top = Sus
offer-bottom = Jos
offer-order = { $first } peste { $second }
offer-keep = Păstrează „{ $card }”
offer-keep-none = Alege o carte

ending-title = Sfârșitul turei
ending-unspent = { $ap ->
    [one] A rămas un punct de acțiune; s-ar pierde.
    [few] Au rămas { $ap } puncte de acțiune; s-ar pierde.
   *[other] Au rămas { $ap } de puncte de acțiune; s-ar pierde.
 }
ending-free = Îți păstrezi toate teancurile.
ending-choose = Un teanc trebuie cedat. Alege care; piesele lui merg pe celelalte.
ending-used = { $blocks ->
    [one] A rămas o piesă din teancul folosit. Pune-o pe alt teanc.
    [few] Au rămas { $blocks } piese din teancul folosit. Pune-le pe celelalte teancuri.
   *[other] Au rămas { $blocks } de piese din teancul folosit. Pune-le pe celelalte teancuri.
 }
ending-last = { $blocks ->
    [one] Ultima tură a anului: piesa rămasă se întoarce în stoc.
    [few] Ultima tură a anului: cele { $blocks } piese rămase se întorc în stoc.
   *[other] Ultima tură a anului: cele { $blocks } de piese rămase se întorc în stoc.
 }
ending-last-carried = { $blocks ->
    [one] Ultima tură a anului: piesa rămasă se păstrează pentru anul următor.
    [few] Ultima tură a anului: cele { $blocks } piese rămase se păstrează pentru anul următor.
   *[other] Ultima tură a anului: cele { $blocks } de piese rămase se păstrează pentru anul următor.
 }
carry-title = Piese din anul trecut
carry-text = { $blocks ->
    [one] { $name } are o piesă rămasă. Ea merge pe unul dintre teancurile noi.
    [few] { $name } are { $blocks } piese rămase. Ele merg pe teancurile noi.
   *[other] { $name } are { $blocks } de piese rămase. Ele merg pe teancurile noi.
 }
blocks-missing = { $blocks ->
    [one] Mai trebuie pusă o piesă.
    [few] Mai trebuie puse { $blocks } piese.
   *[other] Mai trebuie puse { $blocks } de piese.
 }
blocks-return = { $blocks ->
    [0] Toate piesele sunt puse.
    [one] O piesă se întoarce în stoc.
    [few] { $blocks } piese se întorc în stoc.
   *[other] { $blocks } de piese se întorc în stoc.
 }
blocks-none = Nu a rămas nicio piesă.

scoring-title = Punctarea anului { $phase }
scoring-castle = { $label } { $area } × { $level }
scoring-more = { $castles ->
    [one] încă un castel
    [few] încă { $castles } castele
   *[other] încă { $castles } de castele
 }
scoring-king = Bonusul regelui
scoring-master = Cartea de maestru
scoring-passed = Spații ocupate sărite

overlay-heights = Înălțimi
overlay-heights-about = Un număr pe fiecare turn: înălțimea lui în piese.
overlay-castles = Castele
overlay-castles-about = Contururi cu suprafață × înălțime și unde mai poate crește un castel.
overlay-scores = Puncte
overlay-scores-about = Punctele pe care le-ar aduce acum fiecare cavaler.
overlay-doors = Porți
overlay-doors-about = Unde poate ieși cavalerul ales, etaj cu etaj.
legend-slate = Ardezie
legend-clay = Lut
legend-honey = Piatră miere
legend-ivory = Fildeș
legend-marble = Marmură
legend-marble-clay = … cu lut
legend-marble-honey = … cu miere
legend-marble-slate = … cu ardezie
end-castles = Castele
end-king = Rege
end-master = Maestru
end-marker = Avansat
end-total = Puncte
setup-tab-players = Jucători și ediție
setup-tab-material = Piese și temelii
setup-edition = Ediția
setup-edition-rules = Regulile acestei ediții
setup-mode = Jocul

mode-basic = De bază
mode-basic-about = Cele opt temelii stau pe câmpurile marcate. Cărțile de acțiune se cumpără în timpul jocului.
mode-variant = Variantă
mode-variant-about = Ca jocul de bază, dar cărțile se cumpără în celălalt fel: din pachetul comun sau din cel propriu.
mode-master = Maestru
mode-master-about = Jucătorii pun singuri temeliile și au toate cele zece cărți de la început. O carte de maestru dă puncte în plus.

confirm = Confirmă
go-on = Continuă
setup-usual = Resetează

games-edition = { $rules ->
    [0] { $edition }, { $mode }
   *[other] { $edition }, { $mode }, reguli ale casei
 }
position-shown = O poziție de privit

