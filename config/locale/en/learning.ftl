# The screens of the lessons.

menu-learn = Learn { $game }
menu-learn-on = continue at { $number } of { $of }

lessons-next = Continue
lessons-play = Play your first game
lessons-back = Back
lessons-skip = Skip this step
lessons-rules = Read more in the rules
lessons-chapters = Chapters, leave
lessons-here = here
lessons-on = Continue

welcome-title = New here?
welcome-about = Castles to climb and score, or one tower to build with a steady hand.
welcome-learn-torres = Learn in ten minutes
welcome-learn-turm = Learn in five minutes
welcome-play = Play at once
welcome-known = To the menu
