# Fliptown Przekrętowo po polsku.

game-title = Fliptown Przekrętowo
game-length = Około 30 minut.
game-about =
    Dziki Zachód jest wielki i nikt ci nie mówi, jak zdobyć tu sławę. W każdej turze odkrywa się trzy karty: jedna
    prowadzi na Szlak, na Rubieże, do Kopalni albo do Miasta, druga wskazuje tam pole, a trzecia trafia do układu
    pokerowego. Kop złoto, napadaj na pociągi, kup konia, rozkop grób czy dwa, łącz akcje dodatkowe w łańcuchy i miej
    oko na szeryfa. Po trzech rundach wygrywa najwyższy wynik.


## Karty i kolory

card = { $value }{ $suit ->
    [hearts] ♥
    [spades] ♠
    [diamonds] ♦
   *[clubs] ♣
}
value = { $value }
no-card = brak karty
suit-hearts = Kier ♥
suit-spades = Pik ♠
suit-diamonds = Karo ♦
suit-clubs = Trefl ♣
color-red = czerwone
color-black = czarne

hand-high-card = Układ słabszy niż para
    .held = układ słabszy niż para
    .has = układ słabszy niż para
hand-pair = Para
    .held = para
    .has = parę
hand-two-pair = Dwie pary
    .held = dwie pary
    .has = dwie pary
hand-three-of-a-kind = Trójka
    .held = trójka
    .has = trójkę
hand-straight = Strit
    .held = strit
    .has = strita
hand-flush = Kolor
    .held = kolor
    .has = kolor
hand-full-house = Full
    .held = full
    .has = fulla
hand-four-of-a-kind = Kareta
    .held = kareta
    .has = karetę
hand-straight-flush = Poker
    .held = poker
    .has = pokera
hand-royal-flush = Poker królewski
    .held = poker królewski
    .has = pokera królewskiego


## Co się liczy

cash = { DOLLARS($value) }
gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
   *[many] { $count } złota
}
stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}
    .acc = { $count ->
        [one] { $count } gwiazdkę
        [few] { $count } gwiazdki
       *[many] { $count } gwiazdek
    }
wanted = { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}
cleared = skreślenie { $count ->
    [one] { $count } listu gończego
    [few] { $count } listów gończych
   *[many] { $count } listów gończych
}
pans = { $count ->
    [one] { $count } misa
    [few] { $count } misy
   *[many] { $count } mis
}
    .acc = { $count ->
        [one] { $count } misę
        [few] { $count } misy
       *[many] { $count } mis
    }
hammers = { $count ->
    [one] { $count } młotek
    [few] { $count } młotki
   *[many] { $count } młotków
}
pan-or-hammer = 1 misa albo 1 młotek
any-bonus-action = akcja dodatkowa dowolnego rodzaju
bonus-action = dodatkowa akcja { $region-gen }
    .gen = dodatkowej akcji { $region-gen }
    .acc = dodatkową akcję { $region-gen }
silver = srebrne gwiazdki za { $region ->
    [cemetery] nagrobki
    [town] budynki
    [mine] komory
    [trail] przystanki Szlaku
   *[badlands] cele na Rubieżach
}
silver-for = srebrne gwiazdki za { $region ->
    [cemetery] nagrobki
    [town] budynki
    [mine] komory
    [trail] przystanki Szlaku
   *[badlands] cele na Rubieżach
} (na razie { $count })
hotel-star = srebrna gwiazdka warta { $value }


## Planszetka

region-trail = Szlak
    .gen = Szlaku
    .to = na Szlak
region-badlands = Rubieże
    .gen = Rubieży
    .to = na Rubieże
region-mine = Kopalnia
    .gen = Kopalni
    .to = do Kopalni
region-town = Miasto
    .gen = Miasta
    .to = do Miasta
region-cemetery = Cmentarz
    .gen = Cmentarza
    .to = na Cmentarz

space-stop = przystanek { $value }
    .gen = przystanku { $value }
space-target = { $kind ->
    [chicken] kura { $value }
    [cow] bydło { $value }
    [stagecoach] dyliżans { $value }
   *[train] pociąg { $value }
}
    .acc = { $kind ->
        [chicken] kurę { $value }
        [cow] bydło { $value }
        [stagecoach] dyliżans { $value }
       *[train] pociąg { $value }
    }
    .label = { $kind ->
        [chicken] Kura { $value }
        [cow] Bydło { $value }
        [stagecoach] Dyliżans { $value }
       *[train] Pociąg { $value }
    }
space-chamber = { $place ->
    [left] lewa
    [middle] środkowa
    [right] prawa
    [first] pierwsza
    [second] druga
    [third] trzecia
    [fourth] czwarta
   *[fifth] piąta
} komora poziomu { $level }
    .gen = { $place ->
        [left] lewej
        [middle] środkowej
        [right] prawej
        [first] pierwszej
        [second] drugiej
        [third] trzeciej
        [fourth] czwartej
       *[fifth] piątej
    } komory poziomu { $level }
    .acc = { $place ->
        [left] lewą
        [middle] środkową
        [right] prawą
        [first] pierwszą
        [second] drugą
        [third] trzecią
        [fourth] czwartą
       *[fifth] piątą
    } komorę poziomu { $level }
    .from = { $place ->
        [left] z lewej
        [middle] ze środkowej
        [right] z prawej
        [first] z pierwszej
        [second] z drugiej
        [third] z trzeciej
        [fourth] z czwartej
       *[fifth] z piątej
    } komory poziomu { $level }
    .label = Poziom { $level }, { $place ->
        [left] lewa
        [middle] środkowa
        [right] prawa
        [first] pierwsza
        [second] druga
        [third] trzecia
        [fourth] czwarta
       *[fifth] piąta
    }
space-grave = { $place ->
    [tl] górny lewy
    [tm] górny środkowy
    [tr] górny prawy
    [ml] lewy środkowy
    [c] środkowy
    [mr] prawy środkowy
    [bl] dolny lewy
    [bm] dolny środkowy
   *[br] dolny prawy
} nagrobek
    .label = { $place ->
        [tl] Górny lewy
        [tm] Górny środkowy
        [tr] Górny prawy
        [ml] Lewy środkowy
        [c] Środkowy
        [mr] Prawy środkowy
        [bl] Dolny lewy
        [bm] Dolny środkowy
       *[br] Dolny prawy
    }
    .short = { $place ->
        [tl] górny lewy
        [tm] górny środkowy
        [tr] górny prawy
        [ml] lewy środkowy
        [c] środkowy
        [mr] prawy środkowy
        [bl] dolny lewy
        [bm] dolny środkowy
       *[br] dolny prawy
    }
between = { $one-label } i { $other-short }
corridor = { $min }–{ $max } { $from-from }
corridor-entrance = { $min }–{ $max } od wejścia
field = { $number }

building-undertaker = Grabarz
    .visit = grabarza
    .name = grabarz
    .at = u grabarza
    .of = grabarza
building-bank = Bank
    .visit = bank
    .name = bank
    .at = w banku
    .of = banku
building-hideout = Kryjówka
    .visit = kryjówkę
    .name = kryjówka
    .at = w kryjówce
    .of = kryjówki
building-stables = Stajnie
    .visit = stajnie
    .name = stajnie
    .at = w stajniach
    .of = stajni
building-store = Sklep
    .visit = sklep
    .name = sklep
    .at = w sklepie
    .of = sklepu
building-church = Kościół
    .visit = kościół
    .name = kościół
    .at = w kościele
    .of = kościoła
building-hotel = Hotel
    .visit = hotel
    .name = hotel
    .at = w hotelu
    .of = hotelu
building-land-office = Urząd Ziemski
    .visit = Urząd Ziemski
    .name = Urząd Ziemski
    .at = w Urzędzie Ziemskim
    .of = Urzędu Ziemskiego
building-gunsmith = Broń
    .visit = sklep z bronią
    .name = sklep z bronią
    .at = w sklepie z bronią
    .of = sklepu z bronią
building-bail-bonds = Biuro poręczeń
    .visit = biuro poręczeń
    .name = biuro poręczeń
    .at = w biurze poręczeń
    .of = biura poręczeń
building-sheriffs-office = Biuro Szeryfa
    .visit = biuro szeryfa
    .name = biuro szeryfa
    .at = w biurze szeryfa
    .of = biura szeryfa
building-saloon = Saloon
    .visit = saloon
    .name = saloon
    .at = w saloonie
    .of = saloonu
building-club = Klub Poszukiwaczy
    .visit = Klub Poszukiwaczy
    .name = Klub Poszukiwaczy
    .at = w Klubie Poszukiwaczy
    .of = Klubu Poszukiwaczy

item-friendship = przyjaźń grabarza
item-shovel = łopata
    .acc = łopatę
item-work-horse = koń pociągowy
    .acc = konia pociągowego
    .sold = koń pociągowy
    .buy = konia pociągowego
    .brings = 1 młotek i 1 gwiazdka
item-trail-horse = wierzchowiec
    .acc = wierzchowca
    .sold = wierzchowiec
    .buy = wierzchowca
    .brings = na Szlaku twoja karta wartości liczy się o 6 wyżej
item-store-pan = misa ze sklepu
    .acc = misę ze sklepu
    .sold = misa
    .buy = misę
    .brings = 1 misa i 1 gwiazdka
item-pickaxe = kilof
    .sold = kilof
    .buy = kilof
    .brings = 1 gwiazdka, a w Kopalni wartość można zmienić o najwyżej 2
item-bandana = chusta
    .acc = chustę
    .sold = chusta
    .buy = chustę
    .brings = o 1 list gończy mniej przy każdym napadzie
item-pistol = rewolwer
    .sold = rewolwer
    .buy = rewolwer
item-rifle = strzelba
    .acc = strzelbę
    .sold = strzelba
    .buy = strzelbę
item-bank-red = obstawione czerwone
item-bank-black = obstawione czarne
item-outlaw-jack = banita J
    .acc = banitę J
item-outlaw-queen = banita Q
    .acc = banitę Q
item-outlaw-king = banita K
    .acc = banitę K


## Osoby

character-trailblazer = Tropiciel
    .whose = Tropiciela
    .power = raz dodatkowa akcja Szlaku
character-cheat = Oszust
    .whose = Oszusta
    .power = raz, w fazie 4, jedna z kart pokerowych liczy się jako dowolna karta
character-prospector = Poszukiwacz
    .whose = Poszukiwacza
    .power = raz zmiana karty wartości o najwyżej tyle kroków, ile jest mis
character-settler = Osadnik
    .whose = Osadnika
    .power = raz dodatkowa akcja Miasta
character-bandit = Bandyta
    .whose = Bandyty
    .power = raz dodatkowa akcja Rubieży
character-marshal = Szeryf federalny
    .whose = Szeryfa federalnego
    .power = raz, w fazie 6, własna karta zamiast karty szeryfa
character-preacher = Kaznodzieja
    .whose = Kaznodziei
    .power = raz, na koniec fazy 5, skreślenie do 6 listów gończych
character-miner = Górnik
    .whose = Górnika
    .power = raz dodatkowa akcja Kopalni
character-ranch-hand = Parobek
    .whose = Parobka
    .power = raz skreślenie 2 listów gończych za każdy młotek
character-grave-robber = Hiena cmentarna
    .whose = Hieny cmentarnej
    .power = raz dodatkowa akcja Cmentarza
character-man-in-black = Człowiek w czerni
    .whose = Człowieka w czerni
    .power = raz akcja dodatkowa dowolnego rodzaju
character-baroness = Baronowa
    .whose = Baronowej
    .power = raz złoto równe liczbie listów gończych
character-mayor = Burmistrz
    .whose = Burmistrza
    .power = raz nowy rząd kart, zanim ktokolwiek wykona akcję
character-wild-card = Dżoker
    .whose = Dżokera
    .power = dwa razy joker, który daje karcie koloru dowolny kolor albo karcie wartości dowolną wartość
no-character = nikt
    .whose = niczyjej

cowbot-black-bart = Black Bart
    .gender = m
cowbot-wyatt-earp = Wyatt Earp
    .gender = m
cowbot-calamity-jane = Calamity Jane
    .gender = f
cowbot-billy-the-kid = Billy the Kid
    .gender = m

title = { $score } { $posters }
no-title = bez przydomka
title-greenhorn = Początkujący
title-settled = Zasiedziały
title-pioneering = Pionierski
title-quick-draw = Szybkostrzelny
title-legendary = Legendarny
wanted-title-deputy = Zastępca szeryfa
wanted-title-settler = Osadnik
wanted-title-cowboy = Kowboj
wanted-title-desperado = Desperado
wanted-title-outlaw = Banita


## Karty celów

objective-four-everywhere = Co najmniej 4 zakreślone pola w każdym z regionów: Szlak, Rubieże, Kopalnia i Miasto
objective-trail-bonuses = Zakreślone wszystkie cztery przystanki Szlaku z akcją dodatkową: 3, 6, 9 i Q
objective-five-tools = Łącznie co najmniej 5 mis i młotków
objective-star-buildings = Pięć zakreślonych budynków z gwiazdką jako premią, czyli wszystkie: bank, kryjówka, kościół, biuro poręczeń i saloon
objective-mine-gold = Zakreślone komory, w których wydrukowano łącznie co najmniej 9 złota
objective-every-target = Co najmniej jeden zakreślony cel każdego rodzaju: kura, bydło, dyliżans i pociąg
objective-five-graves = Co najmniej 5 zakreślonych zewnętrznych nagrobków
objective-trail-end = Zakreślone K na Szlaku albo co najmniej 2 zakreślonych banitów
objective-nine-wanted = Co najmniej 9 listów gończych
objective-four-items = Co najmniej 4 różne spośród: misa, młotek, wierzchowiec, przyjaźń grabarza, chusta, kilof i rewolwer
objective-rich = Co najmniej { DOLLARS(30) } albo co najmniej 15 złota
objective-bonus-everywhere = Co najmniej jedna akcja dodatkowa zdobyta w każdym z miejsc: Szlak, Rubieże, Kopalnia, Miasto i Cmentarz


## O co pyta gra

prompt-mayor = Burmistrz: czy wymieniasz rząd kart, zanim ktokolwiek wykona akcję?
prompt-act = Runda { $round }, tura { $turn }: wybierz pole i kartę pokerową.
prompt-bail = { $count ->
    [one] W rzędzie kart jest twój banita: którą nagrodę bierzesz?
    [few] W rzędzie kart są { $count } karty twoich banitów: którą nagrodę bierzesz za pierwszą?
   *[many] W rzędzie kart jest { $count } kart twoich banitów: którą nagrodę bierzesz za pierwszą?
}
prompt-tool = Bierzesz misę czy młotek?
prompt-office = Karta szeryfa to { $card }. Którą nagrodę bierzesz?
prompt-pending = Czeka jeszcze: { $things }. Co teraz?
prompt-done = { $ability ->
    [yes] Nic już nie czeka: zakończ turę albo użyj przedtem zdolności.
   *[no] Nic już nie czeka: zakończ turę.
}
prompt-cheat = Oszust: czy jedna z twoich kart pokerowych ma się liczyć jako dowolna karta?
prompt-evening = { $who ->
    [baroness] Czy zamieniasz teraz swoje listy gończe na złoto?
    [ranch-hand] Czy Parobek skreśla teraz listy gończe?
   *[preacher] Ile listów gończych skreśla Kaznodzieja?
}
prompt-bribe = Nadchodzi szeryf, a ty masz { $wanted ->
    [one] { $wanted } list gończy
    [few] { $wanted } listy gończe
   *[many] { $wanted } listów gończych
}. Czy przekupujesz go za { $gold }? Bez tego szansa aresztu to { $chance }%.
prompt-marshal = Karta szeryfa { $card } jest niższa niż liczba twoich listów gończych ({ $wanted }). Czy Szeryf federalny dobiera inną?
prompt-penalty = Trafiasz do aresztu: płacisz { $cash } czy tracisz { $stars-acc }?

prompt-wait-mayor = { $who } decyduje, czy Burmistrz wymienia rząd kart.
prompt-wait-cheat = { $who } decyduje, czy oszukiwać w pokerze.
prompt-wait-turn = Runda { $round }, tura { $turn }: inni rozgrywają swoje tury.
prompt-wait-evening = Inni decydują o swoich zdolnościach.
prompt-wait-bribe = Inni decydują o przekupstwie.
prompt-wait-arrest = Osoby w areszcie wybierają, jak zapłacić.
prompt-between = Karty idą w ruch…
prompt-over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry: zwycięstwem dzielą się { $winners }.
}
prompt-over-alone = Koniec gry: { $title }, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.

several = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
effect-of = efekt { $building-of }


## Możliwości

do-trail = Zakreśl { $space-acc } Szlaku
do-badlands = Napadnij na { $space-acc }
do-mine = Wejdź do { $space-gen }
do-town = Odwiedź { $space-visit }
do-town-again = Odwiedź ponownie { $space-visit }
do-cemetery = Zakreśl { $space-acc }

option-act = { $do }{ $payment ->
    [shift] { " " }dzięki zdolności Poszukiwacza{ $gold ->
        [0] { "" }
        [one] { " " }i za { $gold } złoto
       *[other] { " " }i za { $gold } złota
    }
    [joker] { " " }za jokera{ $gold ->
        [0] { "" }
        [one] { " " }i { $gold } złoto
       *[other] { " " }i { $gold } złota
    }
    [jokers] { " " }za oba jokery
   *[gold] { $gold ->
        [0] { "" }
        [one] { " " }za { $gold } złoto
       *[other] { " " }za { $gold } złota
    }
} (karta pokerowa { $card }): { $outcome }
option-space = { $do }{ $payment ->
    [help] { " " }dzięki zdolności
   *[gold] { $gold ->
        [0] { "" }
        [one] { " " }za { $gold } złoto
       *[other] { " " }za { $gold } złota
    }
}: { $outcome }
option-pass = Nic nie rób, bo bez płacenia nic nie jest możliwe (karta pokerowa { $card })
option-bonus = { $do } w akcji dodatkowej: { $outcome }
option-decline = Zrezygnuj z { $bonus-gen }

outcome = { $things-count ->
    [0] nic
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] nic
       *[other] { $things-acc }
    }
outcome-with-note = { $outcome }; { $note }
outcome-robbery = { $chance ->
    [0] nie może się udać: { $failure }
    [100] na pewno się uda: { $success }
   *[other] szansa { $chance }% na { $success-acc }, w razie niepowodzenia { $failure }
}
note-passed = { $stops-count ->
    [one] { $stops } zostaje skreślony
   *[other] { $stops } zostają skreślone
}
note-row = pełny rząd: { $bonus }
note-wakes = { $who } staje się { $who-gender ->
    [f] aktywna
   *[m] aktywny
}

offer-undertaker = za darmo: { $goods }
offer-bank = za { DOLLARS(4) } można obstawić { $goods-count ->
    [one] { $goods }
   *[other] kolor
}
offer-hideout = skreślenie do 4 listów gończych
offer-stables = do kupienia: { $goods }
offer-store = do kupienia: { $goods }
offer-church = skreślenie do 8 listów gończych, każdy za { DOLLARS(1) }
offer-hotel = za { DOLLARS(2) } { $goods }
offer-land-office = do kupienia: { $goods }
offer-gunsmith = do kupienia: { $goods }
offer-bail-bonds = { $goods-count ->
    [one] banita do zakreślenia
   *[other] jeden z banitów do zakreślenia
}: { $goods }
offer-sheriffs-office = podgląd karty szeryfa, potem 1 gwiazdka albo skreślenie 2 listów gończych
offer-saloon = do 8 gwiazdek, każda za { DOLLARS(2) }
offer-club = do 8 gwiazdek, każda za 1 złoto
offer-nothing = nic więcej do zdobycia
ware = { $item-sold } ({ DOLLARS($price) })
a-plot = działka ({ DOLLARS(4) }, { DOLLARS(6) } albo { DOLLARS(8) })
a-plot-of = { $shape ->
    [domino] dwa pola w linii
    [bar] trzy pola w linii
   *[corner] trzy pola w kształcie litery L
} za { DOLLARS($price) }

option-friendship = Zaprzyjaźnij się z grabarzem: Cmentarz nie przynosi już listów gończych
option-shovel = Weź od grabarza łopatę: 1 gwiazdka za każdy zakreślony nagrobek
option-bet = Obstaw w banku { $color ->
    [red] czerwone
   *[black] czarne
} za { DOLLARS($price) }: gwiazdki za każdy rząd trzech { $color ->
    [red] czerwonych
   *[black] czarnych
} kart (w tej rundzie { $round })
option-hideout = Skreśl w kryjówce { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}
option-church = Skreśl w kościele { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
} za { DOLLARS($price) }
option-buy = Kup { $item-buy } za { DOLLARS($price) }: { $item-brings }{ $room ->
    [no] { " " }(piąte takie narzędzie przepada)
   *[yes] { "" }
}
option-weapon = Kup { $item-buy } za { DOLLARS($price) }: karty napadu liczą się o { $adds } wyżej
option-hotel = Zapłać { DOLLARS($price) } za noc w hotelu: { $star }
option-plots = Kup { $shape ->
    [domino] dwa pola w linii
    [bar] trzy pola w linii
   *[corner] trzy pola w kształcie litery L
} za { DOLLARS($price) }
option-plot = Kup { $shape ->
    [domino] dwa pola w linii
    [bar] trzy pola w linii
   *[corner] trzy pola w kształcie litery L
} ({ $fields }) za { DOLLARS($price) }: { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}
option-outlaw = Zakreśl banitę { $value }: od następnej tury nagroda za każdą kartę { $value } w rzędzie kart
option-office = Podejrzyj kartę szeryfa, a potem weź 1 gwiazdkę albo skreśl 2 listy gończe
option-saloon = Kup w saloonie { $count ->
    [one] { $count } gwiazdkę
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
} za { DOLLARS($price) }
option-club = Kup w Klubie Poszukiwaczy { $count ->
    [one] { $count } gwiazdkę
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
} za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
}
option-bank-nothing = Nie obstawiaj w banku
option-hideout-nothing = Niczego nie skreślaj w kryjówce
option-church-nothing = Niczego nie skreślaj w kościele
option-stables-nothing = Nie kupuj konia w stajniach
option-store-nothing = Niczego nie kupuj w sklepie
option-hotel-nothing = Nie nocuj w hotelu
option-land-office-nothing = Nie kupuj działki w Urzędzie Ziemskim
option-gunsmith-nothing = Niczego nie kupuj w sklepie z bronią
option-saloon-nothing = Nie kupuj gwiazdek w saloonie
option-club-nothing = Nie kupuj gwiazdek w Klubie Poszukiwaczy

option-bail = Weź nagrodę za banitę: { $reward }
option-take-pan = Weź misę: 1 złoto na koniec każdej rundy
option-take-hammer = Weź młotek: { DOLLARS(2) } na koniec każdej rundy
option-office-star = Weź { $stars-acc }
option-office-wanted = Skreśl { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}
option-use = Użyj zdolności { $who-whose }: { $gain }
option-mayor = Odrzuć rząd kart i odkryj trzy nowe
option-cheat = Niech jedna karta pokerowa liczy się jako dowolna: zamiast układu „{ $now-held }” będzie { $then-held }, czyli { $pay-count ->
    [0] bez wypłaty
   *[other] { $pay }{ $contest ->
        [yes] , jeśli to najmocniejszy układ
       *[no] { "" }
    }
}
option-marshal = Dobierz kartę zamiast karty szeryfa: { $wanted } lub więcej daje ci wolność
option-with-main-action = Użyj zdolności { $who-whose } razem z akcją główną
option-no-ability = Użyj zdolności
option-keep = Zachowaj zdolność na później
option-keep-lineup = Zostaw rząd kart i zachowaj zdolność na później
option-keep-hand = Zachowaj zdolność na później: { $now-held }, czyli { $pay-count ->
    [0] bez wypłaty
   *[other] { $pay }{ $contest ->
        [yes] , jeśli to najmocniejszy układ
       *[no] { "" }
    }
}
option-keep-arrest = Przyjmij kartę szeryfa i zachowaj zdolność na później
option-done = Zakończ turę
option-bribe = Przekup szeryfa za { $gold }: wolność w tej rundzie
option-risk = Zaryzykuj: szansa aresztu { $chance }%
group-ability = Twoja zdolność
option-pay-cash = Zapłać { DOLLARS($value) }
option-pay-stars = Strać { $count ->
    [one] { $count } gwiazdkę
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}


## Opowieść

story-cast = { $who } gra jako { $character }: { $character-power }.
story-challenged = Przeciwnikiem jest { $who }, poziom { $difficulty ->
    [easy] łatwy
    [hard] trudny
   *[normal] normalny
}.
story-objectives = Cele tej gry: { $objectives }.
quoted = „{ $what }”
story-round = { $round ->
    [1] Pora zdobyć sławę na Dzikim Zachodzie: zaczyna się runda 1
    [3] Zaczyna się ostatnia runda
   *[other] Zaczyna się runda { $round }
}. Talia jest przetasowana, a karta szeryfa leży zakryta.
story-dealt = { $who } dostaje karty Hold’em: { $cards }.
story-dealt-unseen = { $who } dostaje dwie tajne karty Hold’em.
story-flipped = Tura { $turn }: w rzędzie kart { $cards }.
story-reshuffled = Stos dobierania jest pusty: tasuje się stos kart odrzuconych i robi z niego nowy.
story-replaced = { $who } rządzi jak Burmistrz: rząd kart { $cards } zostaje odrzucony.
story-kept = { $who } zachowuje zdolność { $character-whose } na później.
story-bank-paid = { $who } dostaje w banku { $stars-acc }.
story-robbery-card = { $who } odkrywa kartę napadu: { $card }.
story-objective = { $who } osiąga cel „{ $objective }”: { $stars }.
story-objective-turned = Karta celu „{ $objective }” zostaje odwrócona na stronę z 4 gwiazdkami.
story-stole = { $count ->
    [1] { $who } kradnie ze stosu dobierania pierwszą kartę.
   *[other] { $who } kradnie kartę ze stosu dobierania i ma ich już { $count }.
}
story-cards-shown = { $who } pokazuje karty { $cards }.
story-hand = { $who } { $wild ->
    [yes] wyciąga kartę z rękawa i ma
   *[no] ma
} { $hand-has }{ $how ->
    [shared] { " " }i dzieli się wypłatą: { $pay }
    [beaten] , ale inny układ jest mocniejszy: bez wypłaty
   *[alone] : { $pay-count ->
        [0] bez wypłaty
       *[other] { $pay }
    }
}.
story-worked = { $who } płucze i pracuje: { $pay }.
story-no-bribe = { $who } nie przekupuje szeryfa.
story-bribed = { $who } przekupuje szeryfa i płaci { $gold-acc }.
story-sheriff = Karta szeryfa to { $card }. { $hunted ->
    [yes] Szeryf rusza za szelmami!
   *[no] Nikt nie trafia do aresztu.
}
story-marshal = { $who } dobiera kartę zamiast karty szeryfa: { $card }. { $free ->
    [yes] To wystarcza, by uniknąć aresztu.
   *[no] To nie wystarcza.
}
story-arrested = { $who } trafia do aresztu i traci { $penalty-acc }.
story-ended = Szeryf odjeżdża, a gra się kończy: pora policzyć punkty.

story-acted = { $who } zapisuje { $poker } jako kartę pokerową i rusza { $region-to } z kartą koloru { $suit } i kartą wartości { $value }{ $payment ->
    [shift] , dzięki zdolności Poszukiwacza{ $gold ->
        [0] { "" }
        [one] { " " }i za { $gold } złoto
       *[other] { " " }i za { $gold } złota
    }
    [joker] , za jokera{ $gold ->
        [0] { "" }
        [one] { " " }i { $gold } złoto
       *[other] { " " }i { $gold } złota
    }
    [jokers] , za oba jokery
   *[gold] { $gold ->
        [0] { "" }
        [one] , płacąc { $gold } złoto
       *[other] , płacąc { $gold } złota
    }
}.
story-dug = { $who } zapisuje { $poker } jako kartę pokerową i wymyka się na Cmentarz.
story-passed = { $who } zapisuje { $poker } jako kartę pokerową i nie ma nic do zrobienia.
story-bonus-used = { $who } wykonuje { $bonus-acc }.
story-bonus-declined = { $who } rezygnuje z { $bonus-gen }.
story-bonus-lost = Nie ma już pola, na którym { $who } może wykonać { $bonus-acc }: akcja przepada.
story-bonus-gained = { $who } zdobywa { $bonus-acc }.
story-circled-trail = { $who } jedzie Szlakiem na { $space-acc }{ $passed-count ->
    [0] { "" }
   *[other] , mijając { $passed }
}.
story-circled-badlands = { $who } napada na { $space-acc }.
story-circled-mine = { $who } wchodzi do { $space-gen }.
story-circled-town = { $who } po raz pierwszy odwiedza { $space-visit }.
story-circled-cemetery = { $who } przy księżycu rozkopuje grób: { $space }.
story-revisited = { $who } znowu jest { $building-at }.
story-gained = { $who } zdobywa { $things-acc }.
story-cleared = { $who } skreśla { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}.
story-robbed = { $sum }{ $weapon ->
    [0] { "" }
   *[other] { " " }(w tym { $weapon } za broń)
} przeciw { $needed }: { $success ->
    [yes] napad się udaje.
   *[no] napad się nie udaje.
}
story-bailed = Banita schwytany, { $who } dostaje nagrodę: { $reward }.
story-peeked = { $who } podgląda kartę szeryfa: { $card }.
story-peeked-unseen = { $who } podgląda kartę szeryfa.
story-office-wanted = { $who } skreśla w biurze szeryfa { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}.
story-ability = { $who } używa zdolności { $character-whose }.
story-turn-ended = { $who } kończy turę.

story-bet = { $who } płaci w banku { DOLLARS($price) } i obstawia { $color ->
    [red] czerwone
   *[black] czarne
}.
story-friendship = { $who } zaprzyjaźnia się z grabarzem.
story-shovel = { $who } dostaje od grabarza łopatę.
story-outlaw = { $who } zakreśla banitę { $value }.
story-office = { $who } wchodzi do biura szeryfa.
story-church = { $who } daje w kościele { DOLLARS($price) } na tacę.
story-hideout = { $who } zaszywa się w kryjówce.
story-hotel = { $who } płaci { DOLLARS($price) } za noc w hotelu.
story-plot = { $who } kupuje działkę za { DOLLARS($price) }: pola { $fields }.
story-saloon = { $who } wydaje w saloonie { DOLLARS($price) }.
story-club = { $who } wydaje w Klubie Poszukiwaczy { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
}.
story-bought = { $who } kupuje { $item-buy } za { DOLLARS($price) }.
story-buys-nothing = { $who } niczego nie bierze { $building-at }.

story-shown = { $who } ujawnia: { $what }.
shown-next = { $before }; { $after }
shown-nothing = nic nowego
shown-poker = karta pokerowa { $card }
shown-circled = zakreślone: { $things }
shown-passed = skreślone: { $things }
shown-revisited = ponownie: { $things }
shown-items = nowe: { $things }
shown-fields = kupione pola działki: { $things }
shown-changes = { $things }
shown-nights = { $count ->
    [one] { $count } noc
    [few] { $count } noce
   *[many] { $count } nocy
} w hotelu
shown-peeked = podgląd karty szeryfa
shown-ability = zdolność użyta
change-cash = { $sign ->
    [less] −
   *[more] +
}{ DOLLARS($count) }
change-gold = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
change-stars = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}
change-wanted = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[many] { $count } listów gończych
}
change-pans = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } misa
    [few] { $count } misy
   *[many] { $count } mis
}
change-hammers = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } młotek
    [few] { $count } młotki
   *[many] { $count } młotków
}


## Stół w słowach

table-round = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
table-lineup = Rząd kart: { $cards }.
table-phase-mayor = Burmistrz może wymienić rząd kart.
table-phase-turn = Wszyscy rozgrywają tury.
table-phase-cheat = Faza 4: Oszust może zmienić jedną kartę w dowolną.
table-phase-evening = Faza 5: przed przyjściem szeryfa można użyć zdolności.
table-phase-bribe = Faza 6: szeryfa można przekupić.
table-phase-arrest = Faza 6: kto jest w areszcie, płaci.
table-phase-unfolding = Sprawy toczą się swoim torem.
table-phase-over = Koniec gry.
table-acted = Twoja akcja główna jest wykonana.
table-not-acted = Twoja akcja główna dopiero przed tobą.
table-pending = W twojej turze czeka: { $things }.
table-robberies = Karty napadu w tej turze, { $who }: { $cards }.
table-competitive = Texas Hold’em w wersji rywalizacyjnej: wypłatę dostaje tylko najmocniejszy układ.
table-english-weapons = Broń z wydania angielskiego: rewolwer dodaje 3, strzelba 6.

table-inventory = Ekwipunek
table-player = Gracz
table-cash = Gotówka
    .cell = { DOLLARS($count) }
table-gold = Złoto
    .cell = { $count }
table-stars = Gwiazdki
    .cell = { $count }
table-silver = Srebrne gwiazdki
    .cell = { $count }
table-wanted = Listy gończe
    .cell = { $count }
table-pans = Misy
    .cell = { $count }
table-hammers = Młotki
    .cell = { $count }
table-points = Punkty na razie
    .cell = { $count }
table-items = Przedmioty
table-things = { $things-count ->
    [0] —
   *[other] { $things }
}
table-hidden = Co teraz robią inni, pozostaje ukryte, dopóki nie zdecydują wszyscy: ich planszetki są pokazane tak jak przedtem.

table-characters = Postacie
table-character = { $player }, { $who }: { $who-power }. { $uses ->
    [0] Zdolność jest zużyta.
    [one] Zdolności można użyć jeszcze { $uses } raz.
   *[other] Zdolności można użyć jeszcze { $uses } razy.
}

table-state = { $state ->
    [circled] zakreślone
    [crossed] skreślone
    [closed] bez dostępu
    [filled] zamalowane
    [gained] zdobyte
    [missing] jeszcze nie
   *[open] wolne
}
table-stop = Przystanek
table-reward = Nagroda
table-target = Cel
table-success = Udany napad
table-chance = Twoja szansa
    .cell = { $chance }%
table-row = { $kind ->
    [chicken] Wszystkie kury zakreślone
    [cow] Całe bydło zakreślone
    [stagecoach] Wszystkie dyliżanse zakreślone
   *[train] Wszystkie pociągi zakreślone
}: { $bonus }.
table-chamber = Komora
table-ways = Wartości
table-value = Wartość
table-building = Budynek
table-first-visit = Pierwsza wizyta
table-offer = Co możesz tu dostać
table-nights = { $who }: { $count ->
    [one] { $count } noc
    [few] { $count } noce
   *[many] { $count } nocy
} w hotelu, srebrna gwiazdka warta { $value }.
table-field = Pole Urzędu Ziemskiego
table-plots = Pola liczy się rzędami. Działka zajmuje wolne pola: { $plots }.
table-land-bonus = Zamalowanie dziewiątego pola daje dodatkowo { $stars-acc }.
table-grave = Nagrobek
table-between = Między nagrobkami

table-poker = Poker
table-poker-round = Runda
    .cell = { $round }
table-poker-paid = { $cards }{ $holdem-count ->
    [0] { "" }
   *[other] { " " }oraz { $holdem } z Hold’em
}{ $wild ->
    [yes] , w tym jedna dowolna
   *[no] { "" }
}: { $hand-held }, { $pay-count ->
    [0] bez wypłaty
   *[other] { $pay }
}
table-hand = Układ
table-holdem = Karty Hold’em, { $who }: { $cards }.

table-objectives = Karty celów
table-objective = Cel
table-worth = Gwiazdki teraz
    .cell = { $count }
table-scored = Kto osiągnął
table-fulfilled = Warunek spełniony przez ciebie
    .cell = { $done ->
        [yes] tak
       *[no] nie
    }

table-cowbot = Kowbot
table-cowbot-who = { $who } (poziom { $difficulty ->
    [easy] łatwy
    [hard] trudny
   *[normal] normalny
}) jest { $who-gender ->
    [f] aktywna
   *[m] aktywny
} w turach, w których w rzędzie kart jest { $suit ->
    [hearts] kier
    [spades] pik
    [diamonds] karo
   *[clubs] trefl
}, i kradnie kartę, gdy zdobywasz { $trigger ->
    [gold] złoto
    [bonus] akcję dodatkową
    [star] gwiazdkę
   *[wanted] list gończy
}.
table-cowbot-stolen = { $count ->
    [one] { $count } skradziona karta
    [few] { $count } skradzione karty
   *[many] { $count } skradzionych kart
}, każda za { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}.
table-region = Region
table-uncircled = Niezakreślone pola
    .cell = { $count }
table-each = Punkty za każde
    .cell = { $count }
table-brings = Punkty
    .cell = { $count }
table-cowbot-character = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} za to, że grasz postacią.
table-cowbot-holdem = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} za wariant Texas Hold’em.
table-cowbot-points = { $over ->
    [yes] Kowbot ma
   *[no] Przy obecnym stanie planszetki kowbot ma
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
table-cowbot-awake = W tej turze kowbot jest aktywny.
table-cowbot-asleep = W tej turze kowbot nie jest aktywny.
table-cowbot-cards = Skradzione karty: { $cards }.

table-deck = Talia
table-draw-pile = W stosie dobierania { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
table-sheriff-open = Karta szeryfa to { $card }.
table-sheriff-known = Karta szeryfa to { $card }; leży zakryta, ale ty ją znasz.
table-sheriff-unknown = Karta szeryfa leży zakryta.
table-marshal = Szeryf federalny dobrał { $card }.
table-suit = Kolor
table-discard = Karty odrzucone
table-unseen = Jeszcze nie było w tej rundzie
table-reshuffled = Znowu w stosie dobierania

table-odds = Szanse
table-arrest-odds = { $state ->
    [bribed] { $who } ma szeryfa w kieszeni.
   *[free] { $who } ma { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    }: bez przekupstwa szansa aresztu to { $chance }%.
}


## Podsumowanie

account-points = Punkty
account-title-of = { $who }: { $title }.
account-achieved = Osiągnięcie { $number }: { $what }
score-total = Razem
    .cell = { $value }
score-cash = Gotówka
    .cell = { $value }
score-gold = Złoto
    .cell = { $value }
score-stars = Gwiazdki
    .cell = { $value }
score-silver-graves = Srebrne gwiazdki za nagrobki
    .cell = { $value }
score-silver-buildings = Srebrne gwiazdki za budynki
    .cell = { $value }
score-silver-chambers = Srebrne gwiazdki za komory
    .cell = { $value }
score-silver-stops = Srebrne gwiazdki za przystanki Szlaku
    .cell = { $value }
score-silver-targets = Srebrne gwiazdki za cele na Rubieżach
    .cell = { $value }
score-hotel = Hotel
    .cell = { $value }
score-stolen = Skradzione karty
    .cell = { $value }
score-left-trail = Niezakreślone przystanki
    .cell = { $value }
score-left-badlands = Niezakreślone cele
    .cell = { $value }
score-left-mine = Niezakreślone komory
    .cell = { $value }
score-left-town = Niezakreślone budynki
    .cell = { $value }
score-against-character = Za postać
    .cell = { $value }
score-against-holdem = Za Texas Hold’em
    .cell = { $value }
tie-wanted = Remis: listy gończe
    .wins = mniej listów gończych
    .cell = { $negated }
tie-gold = Remis: złoto
    .wins = więcej złota
    .cell = { $value }
tie-cash = Remis: gotówka
    .wins = więcej gotówki
    .cell = { DOLLARS($value) }
tie-cowbot = Przy remisie
    .wins = remis należy do kowbota
    .cell = { $value ->
        [1] wygrana
       *[other] przegrana
    }


## Osiągnięcia

achievement-six-everywhere = Co najmniej 6 zakreślonych pól w każdym z regionów: Szlak, Rubieże, Kopalnia i Miasto.
    .name = Wszędzie po trochu
achievement-seven-tools = Łącznie co najmniej 7 mis i młotków na koniec.
    .name = Pełen warsztat
achievement-clean-slate = Żadnych listów gończych na koniec.
    .name = Czyste konto
achievement-mined-out = Całe 17 złota z Kopalni: zakreślone wszystkie komory ze złotem.
    .name = Do ostatniej grudki
achievement-star-trail = Zakreślone wszystkie przystanki Szlaku z gwiazdkami: A, 3, 4, 7, 10 i K.
    .name = Gwiezdny szlak
achievement-star-town = Pięć zakreślonych budynków z gwiazdką jako premią, czyli wszystkie.
    .name = Gwiezdne miasto
achievement-all-round-robber = Co najmniej jeden zakreślony cel każdego rodzaju: kura, bydło, dyliżans i pociąg.
    .name = Rabuś wszechstronny
achievement-grave-digger = Wszystkie 8 zewnętrznych nagrobków zakreślonych.
    .name = Grabarz
achievement-high-roller = Poker królewski, poker albo kareta w którejś rundzie.
    .name = Wysoka stawka
achievement-no-pans = Żadnych mis na koniec.
    .name = Z pustymi rękami
achievement-tycoon = Co najmniej { DOLLARS(30) } i co najmniej 15 złota na koniec.
    .name = Potentat
achievement-card-sharp = Układ lepszy niż para we wszystkich trzech rundach.
    .name = Szuler
achievement-slippery = Najwyżej 5 listów gończych na koniec i ani jednego aresztu.
    .name = Śliski typ
achievement-all-cowbots = Wszystkich 4 kowbotów pokonanych na poziomie normalnym lub trudnym, w dowolnie wielu grach.
    .name = Pogromca kowbotów
achievement-hard-beaten = Dowolny kowbot pokonany na poziomie trudnym.
    .name = Trudna droga
achievement-well-guarded = Gra przeciw kowbotowi, w której kradnie on najwyżej 1 kartę.
    .name = Pod dobrą strażą
achievement-most-wanted = Co najmniej 20 listów gończych na koniec.
    .name = Najbardziej poszukiwany
achievement-silver-rush = Co najmniej 24 srebrne gwiazdki na koniec.
    .name = Gorączka srebra
achievement-completionist = Zakreślone każde pole jednego regionu: Szlaku, Rubieży, Kopalni albo Miasta.
    .name = Kolekcjoner
achievement-legend = Legendarny wynik, według progów dla twojego rodzaju gry.
    .name = Żywa legenda


## Dlaczego nie

why-game-over = Gra już się skończyła.
why-cowbot-decides-nothing = Kowbot nie rozgrywa tur.
why-mayor-first = Najpierw zdecyduj, czy Burmistrz wymienia rząd kart.
why-wait-for-mayor = Najpierw o rzędzie kart decyduje Burmistrz.
why-cheat-first = Najpierw zdecyduj, czy jedna z twoich kart pokerowych liczy się jako dowolna karta.
why-wait-for-cheat = Najpierw decyduje Oszust.
why-turn-ended = Twoja tura jest zakończona: poczekaj na innych.
why-nothing-to-use-now = Nie masz teraz zdolności do użycia albo twoja decyzja już zapadła.
why-no-bribe-to-decide = Nie decydujesz o przekupstwie: nie masz listów gończych, masz za mało złota albo twoja decyzja już zapadła.
why-not-arrested = Nie jesteś w areszcie albo kara jest już zapłacona.
why-fewer-wanted = Nie masz tylu listów gończych do skreślenia.
why-use-or-keep = Użyj zdolności teraz albo zachowaj ją na później.
why-bribe-now = Teraz zdecyduj, czy przekupujesz szeryfa.
why-marshal-first = Najpierw zdecyduj, czy Szeryf federalny dobiera kartę.
why-pay-now = Trafiasz do aresztu: wybierz, jak płacisz.
why-no-wanted-to-clear = Nie masz listów gończych do skreślenia.
why-bail-first = Najpierw weź nagrodę za banitę w rzędzie kart.
why-take-tool-first = Najpierw weź misę albo młotek.
why-office-reward-first = Najpierw weź nagrodę biura szeryfa.
why-no-such-bonus = Nie czeka żadna akcja dodatkowa tego rodzaju.
why-still-pending = Nie możesz zakończyć tury, dopóki coś czeka.
why-act-first = Najpierw wykonaj akcję główną.
why-one-main-action = W turze wykonujesz tylko jedną akcję główną.
why-pending-first = Najpierw rozpatrz to, co czeka.
why-no-passing = Nic nie robić wolno tylko wtedy, gdy bez płacenia nic nie jest możliwe.
why-no-outlaw-shown = Żadna karta w rzędzie nie ma wartości zakreślonego banity.
why-no-tool-to-take = Nie ma teraz misy ani młotka do wzięcia.
why-not-in-the-office = Nie jesteś w biurze szeryfa.
why-nothing-to-keep = Nie ma teraz zdolności, o której można by decydować.
why-not-evening = Kaznodzieja skreśla listy gończe tylko na koniec fazy 5.
why-no-sheriff-yet = Szeryf przychodzi dopiero w fazie 6.
why-no-character = Nie masz postaci.
why-ability-used = Zdolność jest już zużyta.
why-cheat-later = Zdolność Oszusta działa tylko w fazie 4.
why-marshal-later = Zdolność Szeryfa federalnego działa tylko w fazie 6.
why-mayor-too-late = Burmistrz wymienia rząd kart, zanim ktokolwiek wykona akcję, a nie później.
why-shift-with-main-action = Zdolności Poszukiwacza używa się razem z akcją główną.
why-joker-with-main-action = Jokera używa się razem z akcją główną.
why-choose-a-kind = Wybierz rodzaj akcji dodatkowej, którą wykonuje Człowiek w czerni.
why-no-space-for-bonus = Dla tej akcji dodatkowej nie ma już pola.
why-only-man-in-black = Rodzaj akcji dodatkowej wybiera tylko Człowiek w czerni.
why-nothing-to-cross-out = Parobek potrzebuje młotka i listu gończego.
why-no-wanted-for-gold = Bez listów gończych Baronowa nie zyskuje złota.
why-circled = To pole jest już zakreślone.
why-only-to-the-right = Na Szlaku poruszasz się tylko w prawo od ostatniego zakreślonego przystanku.
why-not-below-a-chamber = Możesz wejść do górnych komór i do tych bezpośrednio pod zakreśloną.
why-cemetery-ignores-cards = Na Cmentarzu kolor i wartość się nie liczą, więc niczego się nie zmienia.
why-not-your-ability = Twoja postać nie ma takiej zdolności.
why-ability-saves-nothing = Tutaj ta zdolność nie oszczędzi ci złota.
why-wrong-suit = Żadna z pozostałych dwóch kart nie ma koloru tego regionu, a na zmianę brakuje ci złota.
why-suit-and-value = Żadna z pozostałych dwóch kart nie ma koloru tego regionu, a na zmianę koloru i wartości naraz brakuje ci złota.
why-joker-for-one = Joker zmienia albo kolor, albo wartość, a na drugie brakuje ci złota.
why-too-far = Wartość nie sięga tak daleko, a na jej podniesienie brakuje ci złota.
why-wrong-value = Wartość jest inna, a na jej zmianę brakuje ci złota.
why-corridor-closed = Wartość nie pasuje do żadnego korytarza do tej komory, a na jej zmianę brakuje ci złota.
why-not-visited = Efekt tego budynku nie czeka.
why-owned = Już to masz.
why-outlaw-circled = Ten banita jest już zakreślony.
why-plot-does-not-fit = Działka zajęłaby pola już zamalowane.
why-too-little-gold = Nie masz tyle złota.
why-too-little-cash = Nie masz tyle gotówki.


## Przygotowanie gry

setup-players = Gracze
    .help = Zagraj solo o jak najlepszy wynik albo z najwyżej trzema innymi osobami o zwycięstwo.
setup-characters = Postacie
    .help = Każdy losuje postać z innymi zasobami i własną zdolnością.
setup-holdem = Texas Hold’em
    .help = Dwie karty więcej do każdego układu pokerowego; w wersji rywalizacyjnej wypłatę dostaje tylko najmocniejszy układ.
setup-holdem-off = Bez tego wariantu
setup-holdem-standard = Zwykły: wypłatę dostaje każdy
setup-holdem-competitive = Rywalizacyjny: wypłatę dostaje najmocniejszy układ
setup-cowbot = Przeciw kowbotowi
    .help = Przeciwnik do gry solo. Nie rozgrywa tur, ale kradnie karty i punktuje to, co zostawiasz.
setup-rival = Który kowbot
    .help = Każdy czyha na coś innego.
setup-rival-random = Losowo
setup-rival-black-bart = Black Bart: kradnie za złoto
setup-rival-wyatt-earp = Wyatt Earp: kradnie za akcje dodatkowe
setup-rival-calamity-jane = Calamity Jane: kradnie za gwiazdki
setup-rival-billy-the-kid = Billy the Kid: kradnie za listy gończe
setup-rival-drawn = Jedna karta decyduje o kowbocie i o postaci
setup-difficulty = Poziom trudności
    .help = Ile regionów punktuje kowbot i ile dostaje za skradzioną kartę.
setup-difficulty-easy = Łatwy
setup-difficulty-normal = Normalny
setup-difficulty-hard = Trudny
setup-weapons = Broń
    .help = Ile rewolwer i strzelba dodają do karty napadu.
setup-weapons-polish = Wydanie polskie: rewolwer 2, strzelba 4
setup-weapons-english = Wydanie angielskie: rewolwer 3, strzelba 6


## Powody ruchu

fact-wanted = Listy gończe
    .cell = { $value }
fact-buildings = Zakreślone budynki
    .cell = { $value }
fact-graves = Zakreślone nagrobki
    .cell = { $value }
fact-outlaws = Schwytani bandyci
    .cell = { $value }

## Narysowana planszetka

drawn-sheet = planszetka
drawn-space = { $space }: { $reward }{ $written ->
    [circled] , zakreślone
    [passed] , skreślone
   *[open] {""}
}
drawn-item = { $what }{ $done ->
    [yes] , zakreślone
   *[no] {""}
}
drawn-field = pole { $number }: { $stars }{ $done ->
    [yes] , zamalowane
   *[no] {""}
}
drawn-night = srebrna gwiazdka o wartości { $value }{ $done ->
    [yes] , zakreślona
   *[no] {""}
}
drawn-sign-undertaker = Grabarz
drawn-sign-bank = Bank
drawn-sign-hideout = Kryjówka
drawn-sign-stables = Stajnie
drawn-sign-store = Sklep
drawn-sign-church = Kościół
drawn-sign-hotel = Hotel
drawn-sign-land-office = Urząd Ziemski
drawn-sign-gunsmith = Broń
drawn-sign-bail-bonds = Poręczenia
drawn-sign-sheriffs-office = Szeryf
drawn-sign-saloon = Saloon
drawn-sign-club = Klub
drawn-cash = Gotówka: { DOLLARS($count) }
drawn-gold = Złoto: { $count }
drawn-stars = Gwiazdki: { $count }
drawn-silver = Srebrne gwiazdki jak dotąd: { $count }
drawn-wanted = Listy gończe: { $count }
drawn-pans = Misy: { $count } z 4
drawn-hammers = Młotki: { $count } z 4
drawn-points = Punkty jak dotąd: { $count }
drawn-poker = Poker
drawn-poker-columns = Kolumny pokerowe trzech rund
drawn-turn = Runda { $round } z 3, tura { $turn } z 5
drawn-rounds = Runda
drawn-turns = Tura
drawn-lineup = Karta { $number } w rzędzie: { $card }
drawn-no-card = Jeszcze bez karty
drawn-deck = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
drawn-discard = Karty odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
drawn-sheriff = Karta szeryfa: { $card }
drawn-sheriff-secret = Karta szeryfa, znana tylko tobie i tym, którzy ją podejrzeli: { $card }
drawn-sheriff-hidden = Karta szeryfa, zakryta
drawn-marshal = Karta Szeryfa federalnego: { $card }
drawn-robbery-card = Karta napadu: { $card }
drawn-poker-card = Karta pokerowa: { $card }
drawn-holdem-card = Karta Hold’em: { $card }
drawn-chances = Co może przyjść
drawn-unseen = Karty każdej wartości, które mogą przyjść, i odrzucone, oraz szansa w procentach na udany napad na cel o tej wartości
drawn-unseen-note = Kreskowane: odrzucone. Niżej: szansa na udany napad, w procentach
drawn-arrest = Areszt bez przekupstwa: { $count }%
drawn-arrested = areszt
drawn-objectives = Karty celów
drawn-objective = { $objective }: { $stars }{ $done ->
    [yes] , zdobyte
   *[no] {""}
}
drawn-goal-four-everywhere = Po 4 zakreślone w ♥ ♠ ♦ ♣
drawn-goal-trail-bonuses = Przystanki 3, 6, 9 i Q na Szlaku
drawn-goal-five-tools = 5 mis i młotków
drawn-goal-star-buildings = Pięć budynków z gwiazdką
drawn-goal-mine-gold = Komory z 9 złota
drawn-goal-every-target = Po jednym celu każdego rodzaju
drawn-goal-five-graves = 5 zewnętrznych nagrobków
drawn-goal-trail-end = K na Szlaku albo 2 banitów
drawn-goal-nine-wanted = 9 listów gończych
drawn-goal-four-items = 4 różne przedmioty z 7
drawn-goal-rich = { DOLLARS(30) } albo 15 złota
drawn-goal-bonus-everywhere = Akcja dodatkowa z każdego regionu
drawn-cowbot-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
drawn-cowbot-awake = działa w tej turze
drawn-cowbot-asleep = teraz nie działa
drawn-cowbot-stolen = Skradzione karty: { $count }
drawn-hand = Twój układ pokerowy
drawn-player = Osoba przy stole
drawn-bonus = { $bonus }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
drawn-give-up = Zrezygnuj z { $bonus-gen }
drawn-leave = Niczego nie biorę
drawn-done = Zakończ turę
drawn-thumbnail = Otwórz całą planszetkę, zakreślone pola: { $count }
drawn-lens-stop = { $space } na Szlaku
    .text = Daje: { $reward }. Jedziesz tylko w prawo, a każdy pominięty przystanek jest skreślany.
drawn-lens-chamber = Kopalnia: { $space }
    .text = Daje: { $reward }. Wchodzisz z zakreślonej komory powyżej, wartością z korytarza między nimi.
drawn-lens-grave = Nagrobek: { $space }
    .text = Prowadzą tu dowolne karty. Daje: { $reward }, a także nagrodę między dwoma nagrobkami, gdy oba są zakreślone.
drawn-lens-undertaker = Pierwsza wizyta: { $reward }. Daje przyjaźń grabarza, a za drugim razem łopatę.
drawn-lens-bank = Pierwsza wizyta: { $reward }. Obstaw kolor za { DOLLARS(4) }: rząd kart w całości w tym kolorze daje tyle gwiazdek, jaki jest numer rundy.
drawn-lens-hideout = Pierwsza wizyta: { $reward }. Skreśl do 4 listów gończych.
drawn-lens-stables = Pierwsza wizyta: { $reward }. Kup konia pociągowego albo wierzchowca.
drawn-lens-store = Pierwsza wizyta: { $reward }. Kup misę, kilof albo chustę.
drawn-lens-church = Pierwsza wizyta: { $reward }. Skreśl do 8 listów gończych, płacąc { DOLLARS(1) } za każdy.
drawn-lens-hotel = Pierwsza wizyta: { $reward }. Zapłać { DOLLARS(2) } za następną srebrną gwiazdkę. Na koniec liczy się tylko ostatnia.
drawn-lens-land-office = Pierwsza wizyta: { $reward }. Kup działkę: dwa pola za { DOLLARS(4) }, trzy w linii za { DOLLARS(6) }, trzy w kształcie litery L za { DOLLARS(8) }. Pola dają swoje gwiazdki, a wszystkie dziewięć jeszcze 7.
drawn-lens-gunsmith = Pierwsza wizyta: { $reward }. Kup rewolwer, a podczas następnej wizyty strzelbę.
drawn-lens-bail-bonds = Pierwsza wizyta: { $reward }. Zakreśl banitę: jego karty w następnych rzędach dają nagrodę.
drawn-lens-sheriffs-office = Pierwsza wizyta: { $reward }. Podejrzyj kartę szeryfa, potem weź 1 gwiazdkę albo skreśl 2 listy gończe.
drawn-lens-saloon = Pierwsza wizyta: { $reward }. Kup do 8 gwiazdek, płacąc { DOLLARS(2) } za każdą.
drawn-lens-club = Pierwsza wizyta: { $reward }. Kup do 8 gwiazdek, płacąc 1 złoto za każdą.
drawn-lens-chicken = Kury
drawn-lens-cow = Bydło
drawn-lens-stagecoach = Dyliżanse
drawn-lens-train = Pociągi
drawn-lens-target = Karta napadu co najmniej o wartości celu daje jego gotówkę, a także: { $reward }. Niższa daje połowę gwiazdek i wszystkie listy. Cały rząd daje swoją akcję dodatkową.
drawn-lens-item = W Mieście: { $item }
drawn-lens-friendship = Cmentarz nie przynosi ci już listów gończych.
drawn-lens-shovel = 1 gwiazdka za każdy zakreślany nagrobek.
drawn-lens-work-horse = { DOLLARS(3) }: 1 młotek i 1 gwiazdka.
drawn-lens-trail-horse = { DOLLARS(4) }: na Szlaku twoja karta wartości liczy się o 6 wyżej.
drawn-lens-store-pan = { DOLLARS(3) }: 1 misa i 1 gwiazdka.
drawn-lens-pickaxe = { DOLLARS(2) }: 1 gwiazdka, a w Kopalni twoja wartość zmienia się o najwyżej 2.
drawn-lens-bandana = { DOLLARS(1) }: przy każdym napadzie o 1 list gończy mniej.
drawn-lens-weapon = Dodaje do twoich kart napadu tyle, ile zapisano pod nią.
drawn-lens-bet = Gdy wszystkie trzy karty rzędu są w tym kolorze, dostajesz tyle gwiazdek, jaki jest numer rundy.
drawn-lens-outlaw = Każda karta tej wartości w rzędzie daje { DOLLARS(4) }, 2 złota albo skreślenie 2 listów gończych.
drawn-lens-character = Zdolność: { $who-power }.
drawn-lens-black-bart = Karo; kradnie, gdy zdobywasz złoto. Za każde pole, które zostawiasz, dostaje 4, 3, 2 i 1 punkt, kolejno: { $regions }.
drawn-lens-wyatt-earp = Trefl; kradnie, gdy zdobywasz akcję dodatkową. Za każde pole, które zostawiasz, dostaje 4, 3, 2 i 1 punkt, kolejno: { $regions }.
drawn-lens-calamity-jane = Kier; kradnie, gdy zdobywasz gwiazdkę. Za każde pole, które zostawiasz, dostaje 4, 3, 2 i 1 punkt, kolejno: { $regions }.
drawn-lens-billy-the-kid = Pik; kradnie, gdy zdobywasz list gończy. Za każde pole, które zostawiasz, dostaje 4, 3, 2 i 1 punkt, kolejno: { $regions }.
drawn-lens-cash = Gotówka
    .text = Płaci się nią w Mieście i za kary u szeryfa. Na koniec { DOLLARS(4) } to punkt.
drawn-lens-gold = Złoto
    .text = 2 złota zmieniają kartę koloru, a 1 złoto kartę wartości o jeden krok. Złotem przekupuje się też szeryfa. Na koniec 2 złota to punkt.
drawn-lens-stars = Gwiazdki
    .text = Każda gwiazdka to punkt.
drawn-lens-silver = Srebrne gwiazdki
    .text = Liczone na koniec: po 1 za każde zakreślone pole rodzaju wskazanego w najniższych komorach oraz ostatnia noc w hotelu.
drawn-lens-wanted = Listy gończe
    .text = Karta szeryfa niższa niż ich liczba oznacza areszt. Przekupstwo kosztuje 1 złoto za każdy list.
drawn-lens-pans = Misy
    .text = Każda daje 1 złoto w każdej rundzie. Możesz mieć 4.
drawn-lens-hammers = Młotki
    .text = Każdy daje { DOLLARS(2) } w każdej rundzie. Możesz mieć 4.
drawn-lens-points = Punkty
    .text = Tyle byłaby warta planszetka, gdyby gra kończyła się teraz.
drawn-lens-bonus = Akcja dodatkowa
    .text = Akcja we wskazanym regionie, z dowolną wartością. Czeka, aż z niej skorzystasz albo zrezygnujesz.
drawn-lens-poker = Układ pokerowy
    .text = Pięć kart w rundzie. Para daje { DOLLARS(2) } i 1 gwiazdkę, dwie pary { DOLLARS(3) } i 2, trójka { DOLLARS(4) } i 3, strit { DOLLARS(5) } i 4, kolor { DOLLARS(6) } i 5, full { DOLLARS(7) } i 6, kareta { DOLLARS(8) } i 7, poker { DOLLARS(9) } i 8, poker królewski { DOLLARS(10) } i 9.
drawn-lens-holdem = Karty Hold’em
    .text = Dwie karty więcej: układem jest najlepsze pięć z siedmiu.
drawn-lens-lineup = Rząd kart
    .text = Każdej karcie daj inną rolę: jedną zapisujesz do pokera, kolor drugiej prowadzi do regionu, a wartość trzeciej do pola w nim.
drawn-lens-deck = Stos dobierania
    .text = Stąd pochodzą rzędy kart i karty napadu. Przed każdą rundą tasuje się wszystkie karty.
drawn-lens-discard = Stos kart odrzuconych
    .text = Jawny dla wszystkich. Te karty nie mogą przyjść, zanim stos nie zostanie przetasowany.
drawn-lens-sheriff-card = Karta szeryfa
    .text = Odkrywana na koniec rundy. Jeśli jest niższa niż liczba twoich listów gończych, a szeryf nie jest przekupiony, trafiasz do aresztu.
drawn-lens-robbery = Karta napadu
    .text = Odkrywana ze stosu dobierania, gdy napadasz na cel. Razem z bronią musi osiągnąć wartość celu.
drawn-lens-objective = { $goal }. Kto spełni ten warunek jako pierwszy, także kilka osób w tej samej turze lub fazie, dostaje 7 gwiazdek, a każdy następny 4.
drawn-lens-cowbot = Kowbot
    .text = Kradnie kartę, gdy jest aktywny, a ty zdobywasz to, na co czyha. Punktuje skradzione karty i pola, które zostawiasz: na poziomie łatwym w dwóch regionach, na normalnym w trzech, na trudnym we wszystkich czterech.
drawn-lens-sheet = Cudza planszetka
    .text = Atrament tam, gdzie pole jest zakreślone, krzyżyk tam, gdzie przystanek pominięto.


## Kiedy to jest i co z tego wyszło

occasion-round = Runda { $round }
occasion-turn = Runda { $round }, tura { $turn }
occasion-poker = Runda { $round }: poker
occasion-evening = Runda { $round }: wieczór
occasion-sheriff = Runda { $round }: szeryf nadjeżdża
occasion-over = Koniec gry
result-robbed = Napad, { $space }: { $sum }{ $weapon ->
    [0] { "" }
   *[other] { " " }(w tym { $weapon } za broń)
} przeciw { $needed }. { $success ->
    [yes] Udaje się.
   *[no] Nie udaje się.
}
result-sheriff = Karta szeryfa to { $card }. { $how ->
    [bribed] Szeryf jest przekupiony: nic ci nie grozi.
    [marshal] Za dużo listów gończych ({ $wanted }), chyba że Szeryf federalny dobierze lepszą kartę.
    [caught] Za dużo listów gończych ({ $wanted }): trafiasz do aresztu.
   *[safe] Twoje listy gończe: { $wanted }. Nic ci nie grozi.
}
change-points = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
brought = { $things-count ->
    [0] nic
   *[other] { $things }
}


## Co nowi słyszą, gdy po raz pierwszy decydują o czymś danego rodzaju

lesson-act = Trzy karty, trzy zadania: jedna trafia do układu pokerowego, jedna kolorem daje region, jedna wartością pole. Zacznij od pola, które nie kosztuje złota i przynosi następną akcję.
lesson-pending = Czeka na ciebie coś jeszcze, i to za darmo: akcja dodatkowa działa w swoim regionie z dowolną wartością. Ty wybierasz kolejność, a jedno może ulepszyć drugie.
lesson-done = Wszystko już wykorzystane: zakończ turę, a przyjdą trzy nowe karty. Do tej chwili możesz jeszcze cofnąć to, co nie odsłoniło nic ukrytego.
lesson-tool = Misa daje 1 złoto na koniec każdej rundy, młotek 2 $. Na początku gry jedno i drugie zwraca się kilka razy, a złotem zmienia się karty i przekupuje szeryfa.
lesson-bail = W rzędzie kart jest banita zakreślony w biurze poręczeń, i to od razu przynosi nagrodę. Weź to, czego brakuje: gotówkę do Miasta, złoto do zmiany kart albo mniej listów gończych, zanim przyjdzie szeryf.
lesson-office = Widzisz kartę szeryfa tej rundy: wiesz już, czy twoich listów gończych nie jest za dużo. Weź nagrodę i pamiętaj tę liczbę.
lesson-bribe = Za chwilę odkryta zostanie karta szeryfa. Jeśli jest niższa niż liczba twoich listów gończych, trafiasz do aresztu i płacisz. Przekupstwo kosztuje 1 złoto za list i daje spokój, ale listy zostają.
lesson-penalty = To areszt: płacisz raz, gotówką albo gwiazdkami. Na koniec każde 4 $ to punkt i każda gwiazdka to punkt: oddaj to, co kosztuje mniej punktów, ale pamiętaj, co chcesz jeszcze kupić.
lesson-mayor = Burmistrz może wymienić wszystkie trzy karty w rzędzie, zanim ktokolwiek coś zrobi. Skorzystaj, gdy żadna ci nie pasuje; dotyczy to wszystkich.
lesson-cheat = Dzięki Oszustowi jedna z twoich pięciu kart pokerowych liczy się jako dowolna. Użyj go tam, gdzie układ poprawia się o więcej niż jeden stopień.
lesson-evening = Teraz, zanim przyjdzie szeryf, możesz użyć zdolności swojej postaci. Im mniej listów gończych, tym częściej szeryf pudłuje.
lesson-marshal = Ta karta szeryfa oznacza areszt. Szeryf federalny może dobrać inną: spróbuj, chyba że następna pewnie będzie niższa.
