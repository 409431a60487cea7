# Cum se încheie o tură și ce se pierde, ce se poate retrage, drumuri de mai mulți pași, sfaturi la întrebări.

end-title = Se încheie tura?
end-lost = { $name } ar pierde { $lost }, deși s-ar mai putea folosi.
end-lost-card = { $name } ar pierde { $lost }. Nu mai sunt puncte de acțiune, dar mai ajută o carte: { $cards }.
quoted = „{ $text }”
end-anyway = Încheie tura
end-stay = Joacă mai departe
end-never-again = Nu mai întreba

lost-ap = { $ap } AP
lost-blocks = { $blocks ->
    [one] o piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }
lost-both = { $ap } și { $blocks }
log-turn-ended-lost = { $name } încheie tura și pierde { $lost }

settings-ask_before_ending = Avertizează la puncte nefolosite

take-back-foundation = { $name }: retrage temelia
take-back-knight = { $name }: retrage cavalerul
take-back-king = { $name }: retrage regele
take-back-starter = { $name }: retrage alegerea
take-back-carried = { $name }: retrage piesele

hint-keep = Sugestie: păstrează „{ $card }”, restul ca aici.
hint-carry = Sugestie: pune piesele ca aici.
hint-starter = Sugestie: să înceapă { $name }.

deed-walk = mers acolo în { $steps } pași, { $cost }
