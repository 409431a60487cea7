# Speech: settings, messages, and words for signs.

settings-speech = Speech
settings-speech-off = off
settings-speech-prompts = prompts
settings-speech-all = everything
settings-speech_volume = Voice and risk tone
does-say_again = Say it again

speech-no-voice = No voice was found. Install { $name } to hear the game.
speech-failed = The voice has stopped working ({ $why }). Speech is off until you change its settings.
speech-is-off = Speech is off. You can turn it on in the settings.
speech-taken-back = Taken back: { $what }.
speech-unavailable = not available
speech-chosen = chosen
speech-not-chosen = not chosen
speech-previous = previous
speech-next = next
speech-on = on
speech-off = off

# Said in place of signs: – or → between two things, ×, / between numbers and words, + and − before numbers.
speech-left = left
speech-right = right
speech-up = up
speech-down = down
speech-to = to
speech-times = times
speech-of = of
speech-or = or
speech-plus = plus
speech-minus = minus
