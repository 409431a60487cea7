# Câmpuri de text: ce nu se poate scrie și clipboardul.

field-full = { $most ->
    [one] Aici încape un singur caracter.
    [few] Aici încap doar { $most } caractere.
   *[other] Aici încap doar { $most } de caractere.
}
field-nothing-to-paste = În clipboard nu e niciun text.
field-no-clipboard = Aici nu există clipboard.
