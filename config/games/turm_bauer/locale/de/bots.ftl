# Die Stufen der Bots.

bot-careless = Sorglos
bot-careless-about = Baut, wo er gerade hinsieht, und hofft, dass es hält.
bot-careful = Vorsichtig
bot-careful-about = Probiert ein paar Plätze und meidet, was wackelt.
bot-clever = Schlau
bot-clever-about = Denkt auch an seinen nächsten Baustein und daran, wie hoch du kommst.
bot-master = Meister
bot-master-about = Sieht sich jeden Platz an und wägt Höhe gegen Gefahr ab. Seine Hand zittert wie deine.
