# How a turn ends and what it loses, what can be taken back, walks of several steps, hints in dialogs.

end-title = End the turn?
end-lost = { $name } would lose { $lost } that could still be used.
end-lost-card = { $name } would lose { $lost }. No action points are left, but a card could still help: { $cards }.
quoted = “{ $text }”
end-anyway = End the turn
end-stay = Keep playing
end-never-again = Don’t ask again

lost-ap = { $ap } AP
lost-blocks = { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 }
lost-both = { $ap } and { $blocks }
log-turn-ended-lost = { $name } ends the turn: { $lost } lost

settings-ask_before_ending = Warn about unused action points

take-back-foundation = { $name }: take back the foundation
take-back-knight = { $name }: take back the knight
take-back-king = { $name }: take back the king
take-back-starter = { $name }: take back the choice
take-back-carried = { $name }: take back the blocks

hint-keep = Hint: keep “{ $card }”; the others as shown.
hint-carry = Hint: put the blocks as shown.
hint-starter = Hint: { $name } should start.

deed-walk = walk there in { $steps } steps, { $cost }
