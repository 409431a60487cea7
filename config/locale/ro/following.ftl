# Urmărirea celorlalți: desfășurarea pe ture, ce s-a întâmplat de la tura proprie, privirea înapoi, ritmul.

log-gained = { $name }: + { $points }
log-look = Un clic arată acest moment.

looking-now = Înapoi la joc
looking-now-about = Arată jocul așa cum este acum. (Esc)
looking-back-about = Un rând înapoi
looking-next-about = Un rând înainte
looking-holds = Privești înapoi: aici nu se poate face nimic. Esc duce înapoi la joc.

recap-since = De la ultima ta tură
recap-from-beginning = De la început
recap-again = Arată din nou ce s-a întâmplat de la ultima ta tură.
recap-show = Arată
recap-show-about = Parcurge totul pe masă, tură cu tură.
recap-close = Închide
recap-back = Tura anterioară
recap-next = Tura următoare
recap-on = Mai departe
recap-done = Gata
recap-count = { $at } din { $of }
recap-nothing = Nu a făcut nimic.

pace-value = Ritm × { $pace }
pace-instant = Imediat
pace-paused = Boții așteaptă
pace-slower-about = Mai lent
pace-faster-about = Mai repede
pace-instant-about = Arată rezultatele imediat.
pace-pause-about = Oprește boții.
pace-resume-about = Lasă boții să continue.

settings-instant = Fără animații
settings-recap = Mutările adversarilor
settings-recap-offered = oferă un rezumat
settings-recap-shown = arată mereu
settings-recap-asked = doar la cerere

player-bot-only = { $name } (bot)
setup-bots-fair = Boții nu trișează niciodată: văd ce vezi și tu, nicio carte ascunsă.
recap-shown = Masa după tura jucătorului { $name }. Următoarea acțiune te aduce înapoi în joc.
