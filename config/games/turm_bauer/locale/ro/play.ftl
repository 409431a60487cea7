# Turm Bauer la masă: ce e de făcut acum, de ce nu se poate, taste.

turm-prompt-build = { $name }, ai aruncat { $one } și { $two }: ia o piesă de una dintre aceste mărimi.
turm-prompt-build-one = { $name }, ai aruncat { $one } și { $two }: ia o piesă de { $size }.
turm-prompt-doubles = { $name }, dublă! Ia orice piesă.
turm-prompt-giving = { $name }, cu un inel poți construi orice piesă: ia una.
turm-prompt-again = { $name }, a alunecat. Ia o piesă pe care o permit zarurile și încearcă în alt loc.
turm-prompt-must-discard = { $name }, nu se poate construi nimic. Alege o piesă pentru cutie.
turm-prompt-ring = Zarurile nu permit „{ $block }”. Folosești un inel ca s-o construiești?
turm-prompt-discard = Pui „{ $block }” în cutie?
turm-prompt-place = Unde pui „{ $block }”? Rotița mouse-ului o rotește.
turm-prompt-hold = Apasă și ține: { $what }.
turm-prompt-hold-key = Ține apăsat { $key }: { $what }.
turm-prompt-click = Clic: { $what }.
turm-prompt-enter = { $key }: { $what }.
turm-prompt-at-button = { $key }: „{ $what }”. Esc: înapoi la masă.
turm-prompt-lead = Unde pui „{ $block }”? { $key } și săgețile o mută, { $way } o rotește.
turm-prompt-held = Condu-o împotriva săgeții, rotește-o cu rotița și dă-i drumul. Esc o pune înapoi.
turm-prompt-held-keys = Săgețile o conduc, { $left } și { $right } o rotesc. Eliberează { $key } ca să-i dai drumul. Esc o pune înapoi.
turm-prompt-falling = I s-a dat drumul …
turm-prompt-walk = { $name }, unde merge figurina?
turm-prompt-walk-none = { $name }, figurina nu poate merge nicăieri fără inel.
turm-prompt-walk-ring = { $name }, folosești un inel ({ $ring }). Unde merge figurina?

turm-answer-ring = Folosesc un inel
turm-answer-walk-ring = Inel: { $ring }
turm-answer-discard = În cutie
turm-answer-stay = Rămâi pe loc

turm-advise-take-first = Ia mai întâi o piesă.
turm-advise-walk = Piesa stă. Acum figurina poate merge.
turm-advise-choose-field = Alege mai întâi un câmp: săgețile și „Ținta următoare” duc acolo.
turm-advise-no-place = Piesa aceasta nu are loc nicăieri în turn.
turm-advise-point-at-it = Arată spre turn: piesa arată unde poate sta.
turm-advise-ring-first = Zarurile nu permit piesa aceasta: folosește un inel sau ia alta.
turm-advise-stay = Aici stă figurina. „Rămâi pe loc” încheie tura.
turm-advise-needs-pass = Acolo duce doar un inel, peste câmpuri străine: alege „Inel: câmpuri străine”.
turm-advise-needs-leap = Acolo duce doar un inel, două niveluri dintr-un pas: alege „Inel: două niveluri”.
turm-advise-needs-either = Acolo duce doar un inel: alege „Inel: două niveluri” sau „Inel: câmpuri străine”.
turm-advise-choose-to-discard = Alege mai întâi o piesă pentru cutie.
turm-advise-ring-opens-nothing = Un inel nu ajută acum.
turm-advise-no-other-way = Altfel nu poate sta aici.
turm-advise-no-other-place = Nu există alt loc.
turm-advise-nothing-that-way = În direcția aceea nu e niciun loc.
turm-advise-too-quick = A fost foarte repede. Repetă dacă asta vrei.
turm-advise-slipped = A alunecat și este din nou în mâna ta. Apasă din nou ca să-i dai drumul.
turm-ring-would-help = { $why } Cu un inel se poate totuși.

turm-action-let-go-about = Dă drumul piesei unde atârnă, cu o mână aleatoare
turm-action-discard-about = Pune piesa aleasă în cutie
turm-action-stay-about = Încheie tura; figurina rămâne
turm-action-undo-about = Scoate piesa din cutie
turm-no-discard = O piesă care se poate construi nu merge în cutie.
turm-no-undo = O piesă căreia i s-a dat drumul nu se mai ia înapoi.

turm-judge-title = Piesa atârnă în aer
turm-judge-todo = Nu se știe încă dacă va cădea. Încă nu s-a salvat nimic.
turm-judge-again = Dă drumul din nou
turm-judge-back = Ia-o înapoi

turm-hint-step = Sugestie: { $what } – { $why }.
turm-hint-alone = Sugestie: { $what }.

turm-tip-figure = Figurina jucătorului { $name }
turm-tip-cornerstone = Piatra de temelie
turm-tip-climb = Nivelul { $level } (figurina ta: { $now })
turm-tip-rings = Inele rămase: { $rings }

# What a place for a block is good for: how high figures could walk next.

turm-reach-own-more = Poți ajunge la nivelul { $then } (altfel { $now }).
turm-reach-own-less = { $then ->
    [0] Nu mai poți urca pe turn.
   *[other] Ajungi doar la nivelul { $then } (altfel { $now }).
 }
turm-reach-own-same = { $then ->
    [0] Încă nu ai pe unde urca.
   *[other] Ajungi la nivelul { $then }, cu sau fără piesa aceasta.
 }
turm-reach-own-walled = Propria ta figurină rămâne zidită.
turm-reach-other-more = { $name } poate ajunge la nivelul { $then }.
turm-reach-other-too = Și { $name } ajunge atunci la nivelul { $then }.
turm-reach-other-less = { $then ->
    [0] { $name } nu mai poate urca.
   *[other] { $name } ajunge doar la nivelul { $then }.
 }
turm-reach-other-walled = Figurina jucătorului { $name } rămâne zidită.

turm-turn-brief = { $turn } · { $one }+{ $two }
turm-turn-when = Tura { $turn } din { $turns }, zaruri { $one } și { $two }
turm-turn-recap = Tura { $turn } · { $one }+{ $two }
turm-turn-when-colour = { $when }, { $colour }
turm-level-brief = ↑{ $level }

keys-group-building = Turm Bauer
does-turn_block = Întoarce piesa
does-tip_block = Răstoarn-o
does-roll_block = Rostogolește-o în lateral
does-next_way = Următoarea așezare care încape
does-previous_way = Cea dinainte
does-raise_block = Un nivel mai sus
does-lower_block = Un nivel mai jos
does-take_next = Piesa următoare
does-take_previous = Piesa dinainte
does-discard = În cutie
does-ring_free = Inel: orice piesă
does-ring_pass = Inel: câmpuri străine
does-ring_leap = Inel: două niveluri

overlay-stairs = Trepte
overlay-stairs-about = A cui figurină urcă pe unde: câmpurile fiecărei culori, cele simple pentru toți
overlay-load = Sarcină
overlay-load-about = Cât din toată greutatea poartă fiecare piesă: a ei și a ce stă pe ea. 100 % sunt toate piesele la un loc.

# Analiza unui joc încheiat.

turm-analysis-about = Șansa fiecăruia de a câștiga, tură cu tură. Liniile sunt ture în care a alunecat o piesă.
turm-analysis-turn = Tura { $turn }
turm-analysis-block = Tura { $turn }, { $block }
turm-analysis-slipped = Tura { $turn }, { $block } (a alunecat)
turm-analysis-lost = { $levels } { $levels ->
    [one] nivel pierdut
    [few] niveluri pierdute
   *[other] de niveluri pierdute
} în total
turm-analysis-loss = − { $levels }
turm-analysis-better = Mai bine: { $block } pe { $at }.

# De ce e bună o sugestie: în câteva cuvinte, unul după altul.

turm-term-climbs = { $amount ->
    [one] un nivel în sus, pe nivelul { $level }
    [few] { $amount } niveluri în sus, pe nivelul { $level }
   *[other] { $amount } de niveluri în sus, pe nivelul { $level }
}
turm-term-keeps = rămâi pe nivelul { $amount }
turm-term-descends = cobori la nivelul { $amount }
turm-term-leaves = un câmp de pe nivelul { $amount } rămâne liber, ca să construiești pe el
turm-term-hinders = { $amount ->
    [one] stă în calea altei figurine
    [few] stă în calea a { $amount } alte figurine
   *[other] stă în calea a { $amount } de alte figurine
}
turm-term-bars = { $amount ->
    [one] îi ține pe ceilalți cu un nivel mai jos
    [few] îi ține pe ceilalți cu { $amount } niveluri mai jos
   *[other] îi ține pe ceilalți cu { $amount } de niveluri mai jos
}
turm-term-steady = { $amount ->
    [0] sigur: nu cade nimic
   *[other] sigur: cade ceva în { $amount } % din încercări
}
turm-term-risky = riscant: cade ceva în { $amount } % din încercări
turm-term-ring = { $amount ->
    [one] inelul aduce un nivel
    [few] inelul aduce { $amount } niveluri
   *[other] inelul aduce { $amount } de niveluri
}
turm-term-boxed = { $amount ->
    [one] nu se poate construi nimic; un cub contează la egalitate
    [few] nu se poate construi nimic; { $amount } cuburi contează la egalitate
   *[other] nu se poate construi nimic; { $amount } de cuburi contează la egalitate
}

# Doar rostite: coloanele pe care le-ar acoperi piesa din mână.
turm-heard-columns = acoperă { $columns }
turm-heard-level = nivelul { $level }: { $columns }
