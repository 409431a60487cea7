# Masa de studiu pentru Turm Bauer.

turm-study-name = { $names }, tura { $turn }
turm-study-about = { $names } · { $commands ->
    [one] un pas încercat
    [few] { $commands } pași încercați
   *[other] { $commands } de pași încercați
}
turm-study-drawn = Jocul nu s-a terminat, așa că zarurile care urmează au fost aruncate din nou.
study-do-dice = Alege zarurile acestei ture
study-do-hand = Alege mâna care dă drumul
study-not-dice = Zarurile se pot alege doar înainte de a construi ceva într-o tură.
turm-study-first-die = Primul zar: { $value }
turm-study-second-die = Al doilea zar: { $value }
turm-study-chance = Aruncă zarurile
turm-study-hand-steady = sigură
turm-study-hand-drawn = aleatoare
turm-study-hand-mouse = a ta
does-mark_step = Notează un pas (studiu)
does-choose_dice = Alege zarurile (studiu)
turm-studies-paste-tip = O poziție sau un studiu copiat ca text (Ctrl + V)
