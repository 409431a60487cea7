# Text fields: what cannot be written, and the clipboard.

field-full = { $most ->
    [one] There is room for one character only.
   *[other] There is room for { $most } characters only.
}
field-nothing-to-paste = There is no text on the clipboard.
field-no-clipboard = There is no clipboard here.
