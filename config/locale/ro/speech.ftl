# Vorbire: setări, mesaje și cuvinte pentru semne.

settings-speech = Vorbire
settings-speech-off = oprită
settings-speech-prompts = îndrumări
settings-speech-all = tot
settings-speech_volume = Vocea și tonul riscului
does-say_again = Spune din nou

speech-no-voice = Nu s-a găsit nicio voce. Instalează { $name } ca să auzi jocul.
speech-failed = Vocea nu mai funcționează ({ $why }). Vorbirea rămâne oprită până îi schimbi setările.
speech-is-off = Vorbirea este oprită. O poți porni din setări.
speech-taken-back = Anulat: { $what }.
speech-unavailable = indisponibil
speech-chosen = ales
speech-not-chosen = neales
speech-previous = înapoi
speech-next = înainte
speech-on = pornit
speech-off = oprit

# Se spun în locul semnelor: – sau → între două lucruri, ×, / între numere și cuvinte, + și − înaintea numerelor.
speech-left = stânga
speech-right = dreapta
speech-up = sus
speech-down = jos
speech-to = până la
speech-times = ori
speech-of = din
speech-or = sau
speech-plus = plus
speech-minus = minus
