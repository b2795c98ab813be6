# Co dom gier mówi po polsku, gdy odmawia, oraz o ludziach i botach.

## Ludzie i boty

person-forgotten = ktoś, kto odszedł
automaton-name = Sama gra
bot-name-1 = Rudy Joe
bot-name-2 = Róża Prerii
bot-name-3 = Stary Pete
bot-name-4 = Kaktusowa Kate
bot-name-5 = Chudy Slim
bot-name-6 = Dusty
bot-name-7 = Srebrny
bot-name-8 = Maverick

## Odmowy

denied-stale = Od twojego ostatniego spojrzenia coś się na stole zmieniło. Oto jak wygląda teraz.
denied-foreign-seat = To nie jest twoje miejsce.
denied-not-host = Może to zrobić tylko gospodarz tego stołu.
denied-not-invited = Aby usiąść do tego stołu, potrzebujesz zaproszenia.
denied-room = W tym pokoju nie możesz pisać.
denied-choices = To żądanie nie zawiera żadnej decyzji albo zawiera ich za dużo.
denied-notation = To nie jest decyzja w tej grze.
denied-no-seat = Przy tym stole nie ma takiego miejsca.
denied-remark = Wypowiedź może mieć od 1 do 500 znaków.
denied-name = Imię ma od 1 do 24 znaków, w tym co najmniej jedną literę lub cyfrę.
denied-name-hidden = Imię nie może zawierać znaków, których nie widać albo które odwracają tekst. Wpisz je jeszcze raz.
denied-remark-hidden = Wypowiedź nie może zawierać znaków, których nie widać albo które odwracają tekst. Wpisz ją jeszcze raz.
denied-paused = Gra jest wstrzymana.
denied-conceded = Partia jest poddana; na tym miejscu gra bot.
denied-unforeseeable = Tylko ostatnia z kilku decyzji może przynieść coś, czego nikt jeszcze nie wie. Decyduj po kolei.
denied-reused = To żądanie nosi nazwę wcześniejszego, które prosiło o coś innego. Nic się nie stało.
denied-draft = Twoja ostatnia decyzja czeka na zatwierdzenie: zatwierdź ją albo cofnij.
denied-nothing-proposed = Nikt teraz nie proponuje końca gry.
denied-over = Gra jest skończona.
denied-not-begun = Gra jeszcze się nie zaczęła.
denied-begun = Gra już się zaczęła.
denied-full = Wszystkie miejsca są zajęte.
denied-seat-taken = To miejsce jest zajęte.
denied-seats-free = Są wolne miejsca: poczekaj na ludzi albo posadź tam boty.
denied-not-playing = Gra się teraz nie toczy.
denied-not-paused = Gra nie jest wstrzymana.
denied-not-replaceable = Bot może zastąpić tylko inną osobę, która jeszcze gra.
denied-not-absent = Ta osoba jest przy stole albo była tu przed chwilą. Bot może zagrać za kogoś, kogo nie ma od dwóch minut, a gdy na decyzję są dni, od jednej czwartej tego czasu.
denied-nothing-to-undo = Nie masz teraz czego cofnąć.
denied-nothing-to-confirm = Nie ma czego zatwierdzać.
denied-not-away = Już siedzisz przy stole.
denied-broken = W domu gier coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
denied-malformed = Nie udało się zrozumieć tego żądania.
denied-not-found = Nie ma tu czegoś takiego.
denied-invitation = To zaproszenie nie jest już ważne: poproś o nowy link.
denied-invitation-cancelled = Ten stół został odwołany, więc zaproszenie donikąd już nie prowadzi. Poproś o nowy link.
denied-no-table = Nie ma takiego stołu. Adres może być niepełny albo stół już dawno sprzątnięto.
denied-no-campaign = Nie ma takiej kampanii. Adres może być niepełny.
denied-too-many = Za dużo naraz. Poczekaj chwilę.
denied-too-large = To więcej, niż można tu przysłać naraz.
denied-too-slow = Reszta tego żądania nie nadeszła na czas. Spróbuj jeszcze raz.
denied-too-many-tables = Masz już tyle niedokończonych stołów, na ile ten dom gier pozwala jednej osobie. Najpierw dokończ lub odwołaj któryś z nich.
denied-origin = To żądanie przyszło z innej strony i zostało odrzucone.
denied-not-over = Gra jeszcze się nie skończyła.
denied-no-hint = Nie masz teraz o czym decydować.
denied-rematch = Rewanż jest już otwarty.
denied-closing = Dom gier właśnie się zamyka. Spróbuj ponownie za chwilę.

## Zasady do czytania

book-first-game = Grasz pierwszy raz? Przeczytaj przewodnik po pierwszej grze.
book-all-rules = Wszystkie zasady
book-contents = Spis treści
book-pieces = Karty, symbole i żetony
