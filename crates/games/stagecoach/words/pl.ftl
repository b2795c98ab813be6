# Dyliżans po polsku.

game-title = Dyliżans
game-length = Około 10 minut.
game-about =
    Ładujesz towar na placu i wieziesz go na stację. Im pełniejszy dyliżans, tym lepsza zapłata i tym więcej bandytów
    czeka przy drodze. Nikt nie wie, co inni dobrali z talii, ale zawsze można na nich napaść i sprawdzić.

setup-players = Woźnice
    .help = Ile osób gra.
setup-hold-ups = Napady
    .help = Czy woźnice mogą napadać na cudze dyliżanse.


## Podsumowanie

score-total = Punkty
    .cell = { $value }
score-freight = Ładunek
    .cell = { $value }
score-bonus = Premia
    .cell = { $value }
score-aboard = Na wozie na koniec
    .cell = { $value }
tie-delivered = Oddane karty
    .cell = { $value }
    .wins = więcej oddanych kart


## Ładunek

freight-mail = poczta
    .acc = pocztę
    .title = Poczta
    .worth = Poczta jest warta 1 punkt.
freight-flour = mąka
    .acc = mąkę
    .title = Mąka
    .worth = Mąka jest warta 2 punkty.
freight-whiskey = whisky
    .title = Whisky
    .worth = Whisky jest warta 3 punkty.
freight-silk = jedwab
    .title = Jedwab
    .worth = Jedwab jest wart 4 punkty.
freight-gold = złoto
    .title = Złoto
    .worth = Złoto jest warte 5 punktów.
card-down = { $freight } (zakryta karta)
card-unknown = zakryta karta
    .acc = zakrytą kartę
number = { $count }
counted = { $count } × { $freight }


## O co chodzi

prompt-over = Koniec gry.
prompt-wait = Decyduje { $who }.
prompt-load = Załaduj kartę: jedną z placu albo wierzchnią z talii.
prompt-road = { $count ->
    [one] Na wozie jest jedna karta: jechać dalej czy stanąć?
    [few] Na wozie są { $count } karty: jechać dalej czy stanąć?
   *[many] Na wozie jest { $count } kart: jechać dalej czy stanąć?
}
lesson-load =
    W każdej turze ładujesz jedną kartę. To, co leży na placu, widzą wszyscy. To, co dobierasz z talii, może być złotem,
    a wiesz o tym tylko ty.
lesson-road =
    Więcej kart razem daje więcej punktów, ale pełne dyliżanse kuszą bandytów: wpadasz w zasadzkę, jeśli wyrzucisz mniej
    oczek, niż masz kart. Na stacji wszystko jest bezpieczne i policzone.
occasion = { $count ->
    [0] Ostatnia tura
    [one] W talii została jedna karta
    [few] W talii zostały { $count } karty
   *[many] W talii zostało { $count } kart
}


## Możliwości

option-take = Załaduj { $freight-acc } (miejsce { $place })
option-draw = Załaduj wierzchnią kartę talii (zostało { $count })
option-drive = { $ambush ->
    [0] Jedź dalej (bez ryzyka)
    [one] Jedź dalej (zasadzka przy 1)
   *[other] Jedź dalej (zasadzka od 1 do { $ambush })
}
option-stop = Stań na stacji ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
option-hold-up = Napadnij na dyliżans gracza { $who }


## Opowieść

story-began = Na placu leżą: { $yard }. Zaczyna { $who }.
story-took = { $who } ładuje { $freight-acc }; na plac trafia { $next }.
story-drew = { $who } ładuje wierzchnią kartę talii.
story-drew-own = { $who } ładuje wierzchnią kartę talii: { $freight-acc }.
story-drove = { $who } jedzie dalej i wyrzuca { $pips }.
story-held-up = { $who } napada na dyliżans gracza { $whom } i wyrzuca { $pips }.
story-ambushed = Zasadzka! { $who } traci na rzecz bandytów { $freight-acc }.
story-caught = Jest i szeryf: { $who } traci { $freight-acc }.
story-robbed = { $who } zabiera graczowi { $whom } { $freight-acc }.
story-delivered = { $who } oddaje { $cargo-acc } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-delivered-full = Dyliżans jest pełny: { $who } oddaje { $cargo-acc } i dostaje punkty ({ $points }).
story-came-in = { $who } ma jeszcze na wozie { $cargo-acc }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.


## Stół słowami

table-yard = Plac
table-yard-open = Odkryte: { $yard }.
table-deck = { $count ->
    [0] Talia jest pusta.
    [one] W talii została jedna karta.
    [few] W talii zostały { $count } karty.
   *[many] W talii zostało { $count } kart.
}
table-coaches = Dyliżanse
table-driver = Woźnica
table-aboard = Na wozie
table-score = Punkty
table-delivered = Oddane
table-nothing = nic
table-cards = { $cards }
table-gone = Czego już nie ma
table-gone-none = Nic jeszcze nie zostało oddane ani stracone.
table-gone-some = Oddane lub stracone: { $cards }.


## Dlaczego nie

why-over = Gra się skończyła.
why-not-your-turn = Decyduje inny woźnica.
why-load-first = Najpierw załaduj kartę, potem wybierz drogę.
why-loaded-already = Karta jest już załadowana; teraz wybierz drogę.
why-no-hold-ups = Przy tym stole gra się bez napadów.
why-nobody-there = Nikt tam nie siedzi.
why-own-coach = To twój własny dyliżans.
why-empty-coach = Na tym wozie nic nie ma.


## Rysunek

drawn-scene = Plac, droga z dyliżansami i stacja.
drawn-hand = Twój dyliżans
drawn-hand-empty = Na wozie nic jeszcze nie ma.
drawn-yard = Plac
drawn-deck = Talia
drawn-deck-label = { $count ->
    [0] Talia jest pusta
    [one] Talia, jedna karta
    [few] Talia, { $count } karty
   *[many] Talia, { $count } kart
}
drawn-road = Dalej
drawn-station = Stacja
drawn-place = Miejsce { $place }: { $freight }
drawn-coach = Dyliżans gracza { $who }
drawn-card = { $card }
drawn-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
drawn-delivered = { $count ->
    [one] 1 oddana karta
    [few] { $count } oddane karty
   *[many] { $count } oddanych kart
}
lens-deck = Talia
    .text = Wierzchnią kartę ładuje się zakrytą: zna ją tylko jej woźnica. Gdy talia się kończy, z tą turą kończy się gra.
lens-down = Zakryta karta
    .text = Karta z talii. Zna ją jej woźnica, a także każdy, kto miał ją wcześniej.
lens-road = Droga
    .text = Kto jedzie dalej, rzuca kostką. Mniej oczek niż kart na wozie to zasadzka: przepada jedna karta, losowana w ciemno.
lens-station = Stacja
    .text = Oddaje się wszystko z wozu. Dwie karty dają dodatkowo 1 punkt, trzy 3, cztery 6, a pełny dyliżans z pięcioma 10.
lens-coach = Dyliżans
    .text = Mieści do pięciu kart. Inni mogą na niego napaść: piątka albo szóstka zabiera kartę, ale szeryf zabiera jedną z ich kart, jeśli wyrzucą nie więcej oczek, niż mają kart na wozie.
