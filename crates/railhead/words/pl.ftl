# Co mówi terminal po polsku.

## Kto gdzie siedzi

bot-in-seat = Bot { $number }
person-at-table = { $name }
bot-at-table = { $name } ({ $bot })
at-the-table = Przy stole: { $who }.

## Przebieg gry

greeting = Wpisz numer opcji albo jej zapis z nawiasu; „pomoc” pokazuje, co jeszcze można wpisać.
curtain = Oddaj klawiaturę: teraz { $who }. Potem naciśnij Enter.
curtain-or-undo = Oddaj klawiaturę: teraz { $who }. Potem naciśnij Enter albo wpisz „cofnij”, żeby cofnąć swoją ostatnią decyzję.
your-turn = { $who }: oto, co się wydarzyło i jak wygląda stół.
not-understood = { $count ->
    [one] Wpisz 1, zapis z nawiasu albo „{ $help }”.
    [few] Wpisz liczbę od 1 do { $count }, zapis z nawiasu albo „{ $help }”.
   *[many] Wpisz liczbę od 1 do { $count }, zapis z nawiasu albo „{ $help }”.
}
game-over = Gra skończona. Możesz ją jeszcze zapisać, przeczytać dziennik albo obejrzeć stół; „koniec” zamyka.
goodbye = Do zobaczenia! Pociąg na nikogo nie czeka.

## Polecenia

command-undo = cofnij
    .help = cofnij swoją ostatnią decyzję, póki nikt się z niej niczego nie dowiedział
command-interject = wtrąć
    .rest = KTO
    .help = oddaj klawiaturę komuś, kto może coś zrobić poza kolejką
command-hint = podpowiedz
    .help = zapytaj trenera, co zrobić i dlaczego
command-why = dlaczego
    .rest = AKCJA
    .help = dlaczego tej akcji nie można teraz wykonać i która zasada tak mówi
    .needs = Podaj też akcję: jej numer albo zapis, na przykład „dlaczego 1”.
command-table = stół
    .rest = CZĘŚĆ
    .help = pokaż stół jeszcze raz albo tylko tę część, która ma to słowo w tytule
command-log = dziennik
    .help = opowiedz grę od początku
command-rules = zasady
    .rest = ID
    .help = pokaż tytuł zasady albo wszystkich, których oznaczenia tak się zaczynają
command-save = zapisz
    .rest = PLIK
    .help = zachowaj grę w pliku
    .needs = Podaj też plik, na przykład „zapisz wieczór.rail”.
command-load = wczytaj
    .rest = PLIK
    .help = graj dalej w grę z pliku
    .needs = Podaj też plik, na przykład „wczytaj wieczór.rail”.
command-help = pomoc
    .help = pokaż ten spis
command-quit = koniec
    .help = odejdź od stołu

help-notation = Można też wpisać zapis z nawiasu. Część tego, co możesz teraz zrobić, zapisuje się tak:
help-options = Wpisz numer opcji albo jej zapis, żeby ją wybrać, albo:
interject-offer = Poza kolejką może coś zrobić: { $who } („wtrąć”).
interject-now = Nikt na ciebie nie czeka: wybierz coś albo naciśnij Enter, żeby nic nie robić.
interject-nobody = Nikt inny przy tej klawiaturze nie może teraz nic zrobić poza kolejką.
interject-who = Podaj, kto chce się wtrącić, na przykład „wtrąć 2”: { $who }.
saved = Gra jest zapisana w pliku { $file }.
loaded = Gramy dalej w grę z pliku { $file }.
file-missing = Nie ma pliku { $file }.
file-not-read = Nie udało się odczytać pliku { $file }.
file-not-written = Nie udało się zapisać gry w pliku { $file }.
file-no-game = W pliku { $file } nie ma gry, w którą można tu grać dalej: nie zgadza się wiersz { $line }.
table-no-part = Żadna część stołu nie nazywa się „{ $part }”. Są tu części: { $parts }.

## Co można ustawić

setup-refused = „{ $key }” ({ $option }): { $why } Polecenie „railhead games { $game }” pokazuje, co można ustawić.
setup-refused-whole = { $why } Polecenie „railhead games { $game }” pokazuje, co można ustawić.
setup-kind-number = liczba od { $min } do { $max }
setup-kind-flag = tak (yes) albo nie (no)
setup-kind-one = jedno z tych
setup-kind-row = kilka z tych po kolei, oddzielonych przecinkami
setup-only-with = Tylko przy ustawieniu „{ $when }”.

## Cofanie

taken-back = Cofnięto: { $action }.
undo-nothing = Nie masz jeszcze żadnej decyzji do cofnięcia.
undo-barrier = Tego nie można cofnąć: ta decyzja albo coś po niej użyło losu lub ujawniło coś tajnego.
undo-turn-passed = Tego nie można cofnąć: twoja kolej minęła, a inni grali dalej.
undo-built-upon = Tego nie można cofnąć: inni już na tym polegali.

## Pytania

why-possible = To jest możliwe: { $option }
why-unreadable = Nie znam takiej akcji. Zapisz ją tak, jak opcje w nawiasach, na przykład „{ $example }”.
rule-unknown = Nie ma zasady { $id }. Oznaczenia wyglądają tak: { $example }.

## Odtwarzanie

replay-title = { $title }, { $decisions ->
    [0] przed pierwszą decyzją
    [one] po pierwszej decyzji
    [few] po { $decisions } decyzjach
   *[many] po { $decisions } decyzjach
} (z { $total })
