# Cuvintele de pe panouri, butoane și meniuri.

back = Înapoi
done = Gata
key-hint = Tasta: { $key }
lesson-by-keys = Taste: { $keys }
player-bot = { $name } ({ $bot })

menu-open = Meniu

thinking = { $name } se gândește
thinking-stop = Oprește

cover-pass = Dă aparatul mai departe lui
cover-ready = { $name } e aici

log-toggle = Arată sau ascunde jurnalul

overlay-levels = Niveluri
overlay-levels-about = O culoare pentru fiecare nivel.
overlay-xray = Transparență
overlay-xray-about = Turnurile devin sticlă de la un nivel ales în sus.
overlay-map = Hartă
overlay-map-about = Tabla de sus, ca o hartă.
xray-from = Sticlă de la nivelul { $level }
view-south = Vedere dinspre sud
view-west = Vedere dinspre vest
view-north = Vedere dinspre nord
view-east = Vedere dinspre est
view-top = Vedere de sus
view-iso-short = Toată masa
view-south-short = Sud
view-west-short = Vest
view-north-short = Nord
view-east-short = Est
view-top-short = De sus
strip-view = Vedere
strip-overlays = Suprapuneri
strip-help = Ajutor
strip-help-open = Taste
strip-rules-open = Reguli

replay-at = { $at } din { $last }
replay-first = La început
replay-turn_back = O tură înapoi
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = Un pas înainte
replay-turn_forward = O tură înainte
replay-last = La sfârșit
replay-speed = × { $speed }
replay-speed-about = Cât de repede se redă
replay-close = Închide

menu-continue = Continuă
menu-new = Joc nou
menu-games = Jocuri salvate
menu-settings = Setări
menu-quit = Ieșire
menu-resume = Înapoi la joc
menu-save-copy = Salvează o copie
menu-replay = Reluare
menu-menu = Meniul principal
menu-rematch = Revanșă
menu-practise = Exersează
practise = Învață din greșeli
menu-analysis = Analiză
menu-share = Distribuie
pause-title = Pauză
settings-title = Setări

games-title = Jocuri salvate
games-none = Încă nu sunt jocuri. Fiecare joc pe care îl joci se păstrează aici.
games-open = Continuă
games-fault = Ce nu e bine?
games-delete = Șterge
games-shown = { $first }–{ $last } din { $count }
games-folder = Dosar: { $folder }

end-winners = { $count ->
    [0] Jocul s-a încheiat
    [one] { $names } câștigă!
    [few] { $names } împart victoria!
   *[other] { $names } împart victoria!
 }

setup-title = Joc nou
setup-tab-rules = { $changed ->
    [0] Reguli ale casei
   *[other] Reguli ale casei ({ $changed })
 }
setup-count = Numărul jucătorilor
setup-person = Om
setup-person-about = Joacă la acest ecran.
setup-bot-added = Vine dintr-un fișier bots.yaml.
setup-elo = Elo { $elo }
setup-slider = Nivelul de joc
setup-slider-tip = Trage de el, învârte rotița deasupra lui sau folosește ← →; tastele de pagină sar de la o treaptă la alta.
setup-apart-title = Alți boți
setup-apart = De un nivel necunoscut: { $names }.
setup-apart-tip = Clic: următorul.
setup-to-bot = Clic: joacă un bot.
setup-to-person = Clic: joacă o persoană.
setup-character-tip = Clic: alt caracter.
setup-no-character = Fără caracter: joacă în orice stil.
setup-no-character-title = Fără caracter
setup-characters-from = Caracterele sunt disponibile de la { $level } în sus.
setup-name-tip = Clic pentru a schimba numele
setup-colour-tip = Clic pentru culoarea următoare
option-usual = În această ediție: { $value }
setup-start = Începe jocul

colour-red = Roșu
colour-blue = Albastru
colour-green = Verde
colour-yellow = Galben
colour-violet = Violet
colour-white = Alb
