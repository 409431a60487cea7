# Reluări în terminal. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele.

text-word-step = pas
text-word-turns = ture
text-word-analyse = analizează, analiză
text-word-study = studiu
text-topic-replay = reluare, cuvinte
text-replay = Reluarea jocului { $names }: { $steps } comenzi în { $turns } ture.
text-replay-over = Jocul s-a încheiat. Apasă Enter pentru comanda următoare; ajutor spune ce altceva se poate tasta.
text-replay-goes-on = Jocul continuă, așa că cărțile rămân ascunse. Apasă Enter pentru comanda următoare; ajutor spune ce altceva se poate tasta.
text-replay-at = { $at } din { $of }
text-replay-start = Începutul jocului.
text-replay-last = Aceasta e ultima comandă de până acum.
text-replay-no-more = După aceasta nu mai urmează nimic.
text-replay-at-start = Acesta e începutul.
text-replay-how-far = Cât de departe? Tastează următoarea sau înapoi singur, ori cu un număr, tură sau greșeli după el.
text-replay-which-step = Care moment? Tastează pas și un număr de la 0 la { $steps }.
text-replay-which-turn = Care tură? Tastează tură și un număr de la 1 la { $turns }; ture le enumeră.
text-replay-more = Mai multe: ture { $turn }.
text-replay-no-number = În ultima listă nu există { $text }. Tastează tură sau pas și un număr.
text-replay-no-command = „{ $text }” nu înseamnă nimic aici: într-o reluare nu se face nimic. studiu deschide poziția pentru încercări; ajutor spune ce se poate tasta.
text-replay-is-over = Aici jocul s-a încheiat. înapoi duce la momente de mai devreme.
text-replay-secret = Jocul continuă, așa că asta rămâne ascuns.
text-replay-not-over = Jocul continuă. Poate fi analizat după ce se încheie.
text-replay-analysing = Jocul se analizează … poate dura un minut.
text-replay-analyse-first = Tastează mai întâi analizează.
text-replay-mistake = Urmează o greșeală: { $what }
text-replay-again = Înapoi în reluare.
text-help-replay =
    Enter sau următoarea: comanda următoare; următoarea 5: cinci; următoarea tură: o tură; următoarea greșeli: până la o greșeală. înapoi merge în sens invers.
    pas 40: momentul de după comanda 40. tură 12: începutul turei 12. ture: toate turele; un număr duce la una. început, sfârșit: capetele.
    analizează: găsește turele care au pierdut ceva. greșeli: le enumeră; un număr duce la una.
    studiu: deschide momentul ca studiu, pentru alte încercări; listă sau ieși duce de acolo înapoi. ieși: pleacă.
