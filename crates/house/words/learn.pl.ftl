# Słowa nauki: pierwsza gra i to, co nowi słyszą przy stole.

learn-help = Pomoc
learn-tip = Rada.
learn-read = Rozumiem
learn-end = Bez rad
learn-tips = Rady, gdy coś zdarza się pierwszy raz
learn-no-tables = Teraz nikt nie czeka na graczy. Otwórz stół, a inni zobaczą go tutaj.
learn-bots = Boty
learn-begin = Zacznij pierwszą grę
    .label = Zacznij pierwszą grę: { $game }
learn-begin-how = { $count ->
    [0] Grasz w pojedynkę.
    [one] Grasz ty i { $count } łatwy bot, z zalecanymi ustawieniami. Krótka rada mówi, o co chodzi w każdej nowej decyzji; rady możesz w każdej chwili wyłączyć.
    [few] Grasz ty i { $count } łatwe boty, z zalecanymi ustawieniami. Krótka rada mówi, o co chodzi w każdej nowej decyzji; rady możesz w każdej chwili wyłączyć.
   *[other] Grasz ty i { $count } łatwych botów, z zalecanymi ustawieniami. Krótka rada mówi, o co chodzi w każdej nowej decyzji; rady możesz w każdej chwili wyłączyć.
}
