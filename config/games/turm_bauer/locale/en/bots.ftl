# The bots' levels.

bot-careless = Careless
bot-careless-about = Builds where it happens to look, and hopes that it holds.
bot-careful = Careful
bot-careful-about = Tries a few places and shuns what shakes.
bot-clever = Clever
bot-clever-about = Thinks of its next block, too, and of how high you get.
bot-master = Master
bot-master-about = Looks at every place and weighs height against risk. Its hand trembles like yours.
