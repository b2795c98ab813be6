# Co mówi terminal po polsku.

## Kto gdzie siedzi

person-at-keyboard = gracz { $number }
bot-in-seat = bot { $number } ({ $bot })
level-beginner = nowicjusz
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert

## Przebieg gry

greeting = Wpisz numer opcji albo jej zapis z nawiasu; „pomoc” pokazuje, co jeszcze można wpisać.
curtain = Oddaj klawiaturę: teraz { $who }. Potem naciśnij Enter.
curtain-or-undo = Oddaj klawiaturę: teraz { $who }. Potem naciśnij Enter albo wpisz „cofnij”, żeby cofnąć swoją ostatnią decyzję.
your-turn = { $who }, oto co się wydarzyło i jak wygląda stół.
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
    .help = pokaż stół jeszcze raz
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

help-options = Wpisz numer opcji albo jej zapis z nawiasu, żeby ją wybrać, albo:
interject-offer = Poza kolejką może coś zrobić: { $who } („wtrąć”).
interject-now = Nikt na ciebie nie czeka: wybierz coś albo naciśnij Enter, żeby nic nie robić.
interject-nobody = Nikt inny przy tej klawiaturze nie może teraz nic zrobić poza kolejką.
interject-who = Podaj, kto chce się wtrącić, na przykład „wtrąć 2”: { $who }.
saved = Gra jest zapisana w pliku { $file }.
loaded = Gramy dalej w grę z pliku { $file }.

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
hint-title = { $count ->
    [one] Trener rozegrał w myślach jedną grę.
    [few] Trener rozegrał w myślach { $count } gry.
   *[many] Trener rozegrał w myślach { $count } gier.
}
hint-option = { $option }: wygrywa w { $chance } % z nich; próbował tego w { $share } %.
hint-hold-back = Poczekaj i nic nie rób

## Odtwarzanie

replay-title = { $title }, { $decisions ->
    [0] przed pierwszą decyzją
    [one] po pierwszej decyzji
    [few] po { $decisions } decyzjach
   *[many] po { $decisions } decyzjach
} (z { $total })
