# Analiza în reluare și pe pagina ei, și drumuri înapoi.

analysis-tab-own = Turele tale
analysis-tab-all = Toți jucătorii
analysis-tab-both = Costisitoare și bune
analysis-own-costliest = Turele tale cele mai costisitoare
analysis-own-best = Cele mai bune ture ale tale
analysis-best = Cele mai bune ture
analysis-none-lost = Nicio greșeală găsită
analysis-none-best = Niciuna nu iese în evidență
analysis-flag = Moment de cotitură

replay-curve-begin = Analizează jocul
replay-curve-begin-about = Arată sub linia de timp la ce se putea aștepta fiecare și marchează greșelile. Între timp poți privi mai departe.
replay-curve-percent = Se analizează jocul: { $percent } %
replay-mistake_back = Greșeala anterioară
replay-mistake_forward = Greșeala următoare
replay-own-only = Ale mele
replay-own-only-about = Marchează doar greșelile oamenilor, nu și pe ale boților
replay-not-analysed = Analizează mai întâi jocul.
replay-no-mistakes = Nicio greșeală găsită.
replay-no-further = Nicio altă greșeală în direcția aceasta.
replay-summary = Rezumat
replay-better-first = Mergi mai întâi la o greșeală.
replay-better-click = Încă un clic arată tura mai bună.
replay-better = Tura mai bună
line-better = Tura mai bună
line-played = Cum s-a jucat
better-turn-replay = În joc
line-now = { $line } · { $what }

does-next_mistake = Greșeala următoare (reluare)
does-previous_mistake = Greșeala anterioară (reluare)
does-own_mistakes = Doar greșelile mele (reluare)
does-analyse = Analizează jocul (reluare)

back-to-menu = Înapoi la meniu
back-to-games = Înapoi la jocurile salvate
back-to-result = Înapoi la rezultat
back-to-pause = Înapoi la joc
back-to-replay = Înapoi la reluare
back-to-analysis = Înapoi la analiză
