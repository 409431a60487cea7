# Nivelurile boților.

bot-careless = Nepăsător
bot-careless-about = Construiește unde se nimerește și speră că ține.
bot-careful = Prudent
bot-careful-about = Încearcă câteva locuri și ocolește ce se clatină.
bot-clever = Isteț
bot-clever-about = Se gândește și la piesa următoare, și la cât de sus ajungi tu.
bot-master = Maestru
bot-master-about = Se uită la fiecare loc și cântărește înălțimea și riscul. Mâna îi tremură ca a ta.
