# West Story po polsku.
#
# Rodzaje kart mają w dopełniaczu słowo „karty”: „z karty Hotel (góra 3; kaktus, but)”.

game-title = West Story
game-length = Od 45 do 120 minut: im więcej graczy, tym dłużej.
game-about =
    Kilka bud chce być miasteczkiem, a kowboj objeżdża Dziki Zachód. Kości uruchamiają karty twojego Miasteczka, a to, co
    dają, opłaca Obławy na Bandytów, Placówki w dalekich miastach i nowe karty. Punkty są też krokami na mapie: gdzie twój
    wynik, tam możesz działać. Po ośmiu rundach wygrywa najwyższy wynik. Grają dwie do czterech osób, a miejsce przy
    stole może zająć także Tom; w pojedynkę gra się przeciw niemu.


## Przygotowanie

setup-players = Liczba osób
    .help = Od jednej do czterech. W pojedynkę gra się przeciw Tomowi, który nie podejmuje decyzji.
setup-tom = Gra też Tom
    .help = Przeciwnik, który robi to, co każą jego karty, i o niczym nie decyduje. Może dołączyć do dwóch lub trzech osób, a w pojedynkę zawsze gra się przeciw niemu.
setup-board = Plansza
    .help = Strona A jest polecana na pierwszą grę: siedem regionów i pustynia. Strona B ma ich osiem, podwójne miasto, fort i kolej.
setup-board-A = Strona A
setup-board-B = Strona B
setup-variant = Wariant
    .help = Podstawowy: żółta kość należy do górnego rzędu, zielona do dolnego. Zaawansowany: każdy sam przydziela kości rzędom, a każdy Napad kosztuje na koniec 2 punkty.
setup-variant-basic = Podstawowy
setup-variant-advanced = Zaawansowany
setup-raccoons = Szopy
    .help = Z Pionierów: trzy Zwierzęta więcej w talii II.
setup-new-buildings = Nowe Budynki
    .help = Z Pionierów: wśród Budynków mogą być Kościół i Biuro Szeryfa.
setup-new-sheriff-cards = Nowe karty Szeryfa
    .help = Z Pionierów: dwa dodatkowe konkursy, które mogą przyjść w rundach od 5 do 7, o Zwierzęta i o zablokowane karty.
setup-asymmetric-start = Asymetryczny Start
    .help = Z Pionierów: każdy zaczyna z dwiema wybranymi kartami Startowymi.
setup-gold-rush = Gorączka Złota
    .help = Z Pionierów: złoto jest piątym Symbolem, a karty ze złotem aktywują się zaraz po zakupie.
setup-buildings = Budynki
    .help = Które sześć rodzajów Budynków można kupić. Osadnicy są na pierwszą grę.
setup-buildings-settlers = Osadnicy
setup-buildings-cowboys = Kowboje
setup-buildings-trappers = Traperzy
setup-buildings-builders = Budowniczowie
setup-buildings-pioneers = Pionierzy
setup-buildings-random = Losowo
setup-buildings-chosen = Wybrane po jednym
setup-kinds = Rodzaje Budynków
    .help = Sześć rodzajów, w tym co najmniej dwa z kapeluszem (Warsztat, Chata trapera, Hotel, Więzienie, Stacja kolejowa, Kościół) i dwa z monetą (Ranczo, Bank, Saloon, Poczta, Biuro Szeryfa).
setup-kinds-workshop = Warsztat
setup-kinds-trappers-hut = Chata trapera
setup-kinds-ranch = Ranczo
setup-kinds-bank = Bank
setup-kinds-saloon = Saloon
setup-kinds-hotel = Hotel
setup-kinds-prison = Więzienie
setup-kinds-post-office = Poczta
setup-kinds-railway-station = Stacja kolejowa
setup-kinds-church = Kościół
setup-kinds-sheriffs-office = Biuro Szeryfa
setup-numbers = Liczby
    .help = Ceny i punkty na kartach i w miastach. Pierwsze są w zasadach; przy wyważonych żaden sposób gry nie jest lepszy od innych, o ile potrafią to ocenić boty.
setup-numbers-first = Pierwsze
setup-numbers-tuned = Wyważone
setup-tom-seat = Miejsce Toma
    .help = Gdzie siedzi Tom; pozostałe miejsca zajmują po kolei inni. Tom gra w kolejności tego miejsca; jeśli nic nie wybierzesz, będzie ono ostatnie.
setup-tom-hard = Trudne karty Toma
    .help = Ile z jego dwunastu kart leży trudną stroną. Bez żadnej jest łagodnym przeciwnikiem, z dwunastoma groźnym; po każdej wygranej odwróć jeszcze trzy.
setup-tom-sides = Które z nich
    .help = Czy o tym, które karty leżą trudną stroną, decyduje los, czy ty.
setup-tom-sides-random = Losowe
setup-tom-sides-chosen = Wybrane po jednej
setup-tom-hard-cards = Karty trudną stroną
    .help = Tyle, ile podano wyżej.
setup-tom-hard-cards-Y-1 = Y-1
setup-tom-hard-cards-Y-2 = Y-2
setup-tom-hard-cards-Y-3 = Y-3
setup-tom-hard-cards-Y-4 = Y-4
setup-tom-hard-cards-Y-5 = Y-5
setup-tom-hard-cards-Y-6 = Y-6
setup-tom-hard-cards-G-1 = G-1
setup-tom-hard-cards-G-2 = G-2
setup-tom-hard-cards-G-3 = G-3
setup-tom-hard-cards-G-4 = G-4
setup-tom-hard-cards-G-5 = G-5
setup-tom-hard-cards-G-6 = G-6
setup-tom-order = Kolejność kart Toma
    .help = Według numerów albo dowolna. Połączone karty (Y‑2 i Y‑3, Y‑5 i Y‑6, G‑1 i G‑2, G‑5 i G‑6) muszą leżeć obok siebie.
setup-tom-order-usual = Według numerów
setup-tom-order-chosen = Wybrana
setup-tom-top = Górny rząd Toma
    .help = Jego żółte karty od lewej do prawej.
setup-tom-top-Y-1 = Y-1
setup-tom-top-Y-2 = Y-2
setup-tom-top-Y-3 = Y-3
setup-tom-top-Y-4 = Y-4
setup-tom-top-Y-5 = Y-5
setup-tom-top-Y-6 = Y-6
setup-tom-bottom = Dolny rząd Toma
    .help = Jego zielone karty od lewej do prawej.
setup-tom-bottom-G-1 = G-1
setup-tom-bottom-G-2 = G-2
setup-tom-bottom-G-3 = G-3
setup-tom-bottom-G-4 = G-4
setup-tom-bottom-G-5 = G-5
setup-tom-bottom-G-6 = G-6
setup-tom-contests = Trudniej: konkursy
    .help = Tylko w pojedynkę: Tom ma w każdym konkursie o jeden więcej.
setup-tom-gangs = Trudniej: bandy
    .help = Jeśli Tom jest Szeryfem i zaczyna turę przy Całej Bandzie, od razu na nią poluje.
setup-tom-coins = Trudniej: monety
    .help = Na koniec wszystkie monety Toma to punkty.
setup-tom-gold = Trudniej: złoto
    .help = Każda karta ze złotem daje Tomowi 3 dodatkowe punkty zamiast 2.


## Ludzie, liczby, wyliczenia

tom = Tom
    .gen = Toma
    .dat = Tomowi
    .acc = Toma
number = { $number }
dash = –
nothing = nic
cell = { $what }
series = { $before }; { $after }
either = { $one } albo { $other }
    .acc = { $one-acc } albo { $other-acc }
things = { $things-count ->
    [0] nic
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] nic
       *[other] { $things-acc }
    }
listed = { $things-count ->
    [0] –
   *[other] { $things }
}
hats = { $count ->
    [one] { $count } kapelusz
    [few] { $count } kapelusze
   *[many] { $count } kapeluszy
}
coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
    .acc = { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
cows = { $count ->
    [one] { $count } krowa
    [few] { $count } krowy
   *[many] { $count } krów
}
    .acc = { $count ->
        [one] { $count } krowę
        [few] { $count } krowy
       *[many] { $count } krów
    }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
points-ahead = { $points } aż do { $region }
discs = { $count ->
    [one] { $count } dysk
    [few] { $count } dyski
   *[many] { $count } dysków
}
purchases = { $count ->
    [0] nie ma już zakupów
    [one] został { $count } zakup
    [few] zostały { $count } zakupy
   *[many] zostało { $count } zakupów
}
main-actions = { $count ->
    [0] nie ma już akcji głównych
    [one] została { $count } akcja główna
    [few] zostały { $count } akcje główne
   *[many] zostało { $count } akcji głównych
}


## Symbole i karty

symbol-cactus = kaktus
    .with = z kaktusem
symbol-horseshoe = podkowa
    .acc = podkowę
    .with = z podkową
symbol-boot = but
    .with = z butem
symbol-revolver = rewolwer
    .with = z rewolwerem
symbol-gold = złoto
    .with = ze złotem
symbol-joker = joker
    .acc = jokera
    .with = z jokerem
symbols-next = { $before }, { $after }

card-drovers = Poganiacze
    .gen = karty Poganiacze
    .acc = Poganiaczy
card-ranch-hands = Parobkowie
    .gen = karty Parobkowie
    .acc = Parobków
card-peddlers = Domokrążcy
    .gen = karty Domokrążcy
    .acc = Domokrążców
card-wagon-train = Karawana wozów
    .gen = karty Karawana wozów
    .acc = Karawanę wozów
card-posse-riders = Jeźdźcy
    .gen = karty Jeźdźcy
    .acc = Jeźdźców
card-card-sharps = Szulerzy
    .gen = karty Szulerzy
    .acc = Szulerów
card-longhorn-herd = Stado długorogów
    .gen = karty Stado długorogów
card-freight-coach = Dyliżans towarowy
    .gen = karty Dyliżans towarowy
card-gold-panners = Płukacze złota
    .gen = karty Płukacze złota
    .acc = Płukaczy złota
card-sluice-crew = Brygada przy płuczce
    .gen = karty Brygada przy płuczce
    .acc = Brygadę przy płuczce
card-mule-train = Karawana mułów
    .gen = karty Karawana mułów
    .acc = Karawanę mułów
card-claim-stakers = Wytyczający działki
    .gen = karty Wytyczający działki
    .acc = Wytyczających działki
card-mustang = Mustang
    .gen = karty Mustang
    .acc = Mustanga
card-bison = Bizon
    .gen = karty Bizon
    .acc = Bizona
card-eagle = Orzeł
    .gen = karty Orzeł
    .acc = Orła
card-settlers = Osadnicy
    .gen = karty Osadnicy
    .acc = Osadników
card-rodeo = Rodeo
    .gen = karty Rodeo
card-town-fair = Jarmark
    .gen = karty Jarmark
card-raccoon = Szop
    .gen = karty Szop
    .acc = Szopa
card-gold-prospectors = Poszukiwacze złota
    .gen = karty Poszukiwacze złota
    .acc = Poszukiwaczy złota
card-workshop = Warsztat
    .gen = karty Warsztat
card-trappers-hut = Chata trapera
    .gen = karty Chata trapera
    .acc = Chatę trapera
card-ranch = Ranczo
    .gen = karty Ranczo
card-bank = Bank
    .gen = karty Bank
card-saloon = Saloon
    .gen = karty Saloon
card-hotel = Hotel
    .gen = karty Hotel
card-prison = Więzienie
    .gen = karty Więzienie
card-post-office = Poczta
    .gen = karty Poczta
    .acc = Pocztę
card-railway-station = Stacja kolejowa
    .gen = karty Stacja kolejowa
    .acc = Stację kolejową
card-church = Kościół
    .gen = karty Kościół
card-sheriffs-office = Biuro Szeryfa
    .gen = karty Biuro Szeryfa
card-gold-mine = Kopalnia złota
    .gen = karty Kopalnia złota
    .acc = Kopalnię złota
card-well = Studnia
    .gen = karty Studnia
    .acc = Studnię
card-dog = Pies
    .gen = karty Pies
    .acc = Psa
card-cabin = Chata
    .gen = karty Chata
    .acc = Chatę
card-old-claim = Stara działka
    .gen = karty Stara działka
    .acc = Starą działkę
card-printed = karta nadrukowana
    .gen = karty nadrukowanej
    .acc = kartę nadrukowaną

card = { $kind } ({ $symbols })
    .gen = { $kind-gen } ({ $symbols })
    .acc = { $kind-acc } ({ $symbols })
card-at = { $kind } ({ $place }; { $symbols })
    .gen = { $kind-gen } ({ $place }; { $symbols })
    .acc = { $kind-acc } ({ $place }; { $symbols })
card-in = { $kind } ({ $slot }; { $symbols })
    .acc = { $kind-acc } ({ $slot }; { $symbols })
card-number = { $kind } (nr { $number }; { $symbols })
    .acc = { $kind-acc } (nr { $number }; { $symbols })
kind-number = { $kind } (nr { $number })
    .acc = { $kind-acc } (nr { $number })
card-times = { $times } × { $card }
kind-times = { $times } × { $kind }
card-described = { $card }: { $what }
card-produces = Produkcja: { $what }
place = { $row ->
    [top] góra { $column }
   *[bottom] dół { $column }
}
slot = { $slot }

section-pay = jeśli chcesz, { $gain } za { $price-acc }
section-now = { $what } (teraz { $gain })
special-points-by-coins = 1 punkt za każde 2 monety, jakie masz
special-points-by-animals = 1 punkt za każde widoczne Zwierzę
special-coins-by-dice = tyle monet, ile wynosi różnica kości
special-hats-by-buildings = 1 kapelusz za każdy widoczny rodzaj Budynku
special-points-by-regions = 1 punkt za każdy region bez Bandytów
special-hats-by-cities = 1 kapelusz za każde miasto z Placówką
special-coins-by-bandits = 1 moneta za każdego twojego Wydanego Bandytę
special-gold-mine = jeśli chcesz, 4 monety, a wtedy 1 krowa dla każdego innego gracza
gold-mine-taken = weź 4 monety, a każdy inny gracz dostanie 1 krowę
gold-mine-left = 4 monety
scoring-mustang = na koniec 1 punkt za każde twoje Zwierzę
scoring-bison = na koniec 1 punkt za każdy twój Budynek
scoring-eagle = na koniec 1 punkt za każde wystąpienie twojego najczęstszego Symbolu
scoring-raccoon = na koniec 1 punkt za każdą twoją kartę, która nie jest Zwierzęciem i nie ma Symbolu z twojej Licencji

ability-foreman = Majster
    .help = jeden Budynek kosztuje o 2 mniej
ability-tracking = Tropienie zwierzyny
    .help = jedno Zwierzę kosztuje o 2 kapelusze mniej
ability-grazing = Wypas
    .help = 1 moneta za każdą krowę zdobytą w twojej turze
ability-interest = Odsetki
    .help = 1 moneta za każdy Symbol tego Banku na kupowanej karcie
ability-own-prison = Za kraty do własnego więzienia
    .help = wydaj Spętanego Bandytę gdziekolwiek za 6 punktów i 2 monety
ability-special-delivery = Specjalna dostawa
    .help = jeden zakup więcej
ability-rail-delivery = Dostawa koleją
    .help = załóż Placówkę w dowolnym mieście, w którym już masz Placówkę
ability-mobilisation = Mobilizacja
    .help = odblokuj kartę, a jako Szeryf najwyżej 2
ability-in-full = { $name }: { $what }
discounts = { $count } × { $ability }


## Ceny

price = { $cost }{ $cows ->
    [0] { "" }
    [one] , w tym krową co najmniej { $cows }
   *[other] , w tym krowami co najmniej { $cows }
}
    .acc = { $cost-acc }{ $cows ->
        [0] { "" }
        [one] , w tym krową co najmniej { $cows }
       *[other] , w tym krowami co najmniej { $cows }
    }
price-nothing = nic
    .acc = darmo
price-discounted = { $price } (z { $discount } o { $less } mniej{ $cows ->
    [0] { "" }
    [one] , w tym co najmniej { $cows } krowa
    [few] , w tym co najmniej { $cows } krowy
   *[many] , w tym co najmniej { $cows } krów
})
    .acc = { $price-acc } (z { $discount } o { $less } mniej{ $cows ->
        [0] { "" }
        [one] , w tym co najmniej { $cows } krowa
        [few] , w tym co najmniej { $cows } krowy
       *[many] , w tym co najmniej { $cows } krów
    })
price-too-dear = { $cost } (za drogo)
due-discounted = { $cost } (możliwe zniżki: { $discount }, każda o { $each } mniej)
    .acc = { $cost-acc } (możliwe zniżki: { $discount }, każda o { $each } mniej)


## Mapa

region = { $name } ({ $city })
region-wild = { $name } ({ $kind ->
    [desert] pustynia
   *[fort] fort
})
region-fields = { $name } ({ $from }–{ $to })
wild = { $kind ->
    [desert] brak: pustynia
   *[fort] brak: fort
}
city-deadwood = Deadwood
city-dodge-city = Dodge City
city-amarillo = Amarillo
city-fort-worth = Fort Worth
city-bleakston = Bleakston
city-old-bleakston = Old Bleakston
city-swift-river = Swift River
city-lonehill-creek = Lonehill Creek
city-gransendero = Gransendero
city-double = Bleakston & Old Bleakston
bandit = Bandyta { $symbol-with }
    .acc = Bandytę { $symbol-with }
bandit-gang = Cała Banda
    .acc = Całą Bandę
bandit-nobody = nikt
    .acc = nikogo
bandit-some = Bandyta
    .acc = Bandytę
bandits-face-down = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryci
   *[many] { $count } zakrytych
}
bandits-to-come = Na mapie { $count ->
    [one] leży { $count } zakryty Bandyta
    [few] leżą { $count } zakryci Bandyci
   *[many] leży { $count } zakrytych Bandytów
}, z tych { $all }, których nikt jeszcze nie widział: { $bandits }.
field = { $need ->
    [joker] pole jokera
    [building] pole Budynku
    [animal] pole Zwierzęcia
    [cactus] pole kaktusa
    [horseshoe] pole podkowy
    [boot] pole buta
    [revolver] pole rewolweru
   *[gold] pole złota
}{ $premium ->
    [coin] { " " }(+1 moneta)
    [cow] { " " }(+1 krowa)
    [point] { " " }(+1 punkt)
   *[nothing] { "" }
}
    .loc = { $need ->
        [joker] polu jokera
        [building] polu Budynku
        [animal] polu Zwierzęcia
        [cactus] polu kaktusa
        [horseshoe] polu podkowy
        [boot] polu buta
        [revolver] polu rewolweru
       *[gold] polu złota
    }{ $premium ->
        [coin] { " " }(+1 moneta)
        [cow] { " " }(+1 krowa)
        [point] { " " }(+1 punkt)
       *[nothing] { "" }
    }
field-short = { $need ->
    [joker] joker
    [building] Budynek
    [animal] Zwierzę
    [cactus] kaktus
    [horseshoe] podkowa
    [boot] but
    [revolver] rewolwer
   *[gold] złoto
}{ $premium ->
    [coin] { " " }(+1 moneta)
    [cow] { " " }(+1 krowa)
    [point] { " " }(+1 punkt)
   *[nothing] { "" }
}
licence = Licencja ({ $symbols })
    .acc = Licencję ({ $symbols })
outposts-in = { $count } w { $city }
outpost-points = { $first }, { $second }, { $third }
discs-of = { $who }: { $outpost ->
    [yes] { $count ->
        [one] { $count } Placówka
        [few] { $count } Placówki
       *[many] { $count } Placówek
    }
   *[no] { $count ->
        [one] { $count } Napad
        [few] { $count } Napady
       *[many] { $count } Napadów
    }
}


## Konkursy

contest-cactus = najwięcej widocznych kaktusów, razem z jokerami
contest-horseshoe = najwięcej widocznych podków, razem z jokerami
contest-boot = najwięcej widocznych butów, razem z jokerami
contest-revolver = najwięcej widocznych rewolwerów, razem z jokerami
contest-gold = najwięcej widocznego złota, razem z jokerami
contest-buildings = najwięcej widocznych Budynków
contest-bandits = najwięcej Wydanych Bandytów
contest-outposts = najwięcej Placówek
contest-animals = najwięcej widocznych Zwierząt
contest-blocked = najwięcej zablokowanych kart
contest-last = ostatnia runda
standing-of = { $who } { $count }


## Kości i Kombo

die-values = { $values-count ->
    [0] –
   *[other] { $values }
}
led-to = { $card }{ $slid ->
    [yes] , po przesunięciu z { $value }
   *[no] { "" }
}, Produkcja: { $produces }
combo = Kombo ({ $symbols })
combo-any = Kombo z dowolnym Symbolem
combo-none = bez Kombo


## O co gra pyta

game-over = Koniec gry. { $tie ->
    [sheriff] Remis wygrywa Szeryf: { $winner }.
    [right] Remis wygrywa { $winner }, najbliżej na prawo od Szeryfa ({ $sheriff }).
   *[no] Wygrywa { $winner }.
}
prompt-between = Coś dzieje się samo.
prompt-wait = { $people } { $what ->
    [points] { $people-count ->
        [one] decyduje
       *[other] decydują
    }, ile punktów przyjąć.
    [pile] { $people-count ->
        [one] wybiera
       *[other] wybierają
    } stos kart Startowych.
    [start-cards] { $people-count ->
        [one] kładzie
       *[other] kładą
    } karty Startowe.
    [town] { $people-count ->
        [one] zajmuje
       *[other] zajmują
    } się Miasteczkiem.
    [buy] { $people-count ->
        [one] robi
       *[other] robią
    } zakupy.
    [contest] { $people-count ->
        [one] decyduje
       *[other] decydują
    } o żetonach jokera w konkursie.
   *[turn] { $people-count ->
        [one] rozgrywa swoją turę.
       *[other] rozgrywają swoje tury.
    }
}
prompt-pile = Który stos kart Startowych bierzesz?
prompt-start-card = Gdzie kładziesz { $card-acc }?
prompt-dice = Której kości używasz w którym rzędzie? Na żółtej wypadło { $yellow }, na zielonej { $green }.
prompt-combo = { $combo }: { $cards }. Krowa czy trzecia karta?
prompt-combo-token = Nie ma Kombo: { $cards }. Czy wydajesz żeton jokera, żeby je wywołać? Masz { $count }.
prompt-produce = { $several ->
    [yes] Co produkujesz teraz? Kolejność może mieć znaczenie.
   *[no] Jak wykonujesz tę Produkcję?
} { $have-count ->
    [0] Nic nie masz.
   *[other] Masz { $have-acc }.
}
prompt-offer = Dostajesz { $points }. Stoisz na polu { $field }; { $border ->
    [one] { $border } punkt prowadzi
    [few] { $border } punkty prowadzą
   *[many] { $border } punktów prowadzi
} do { $next }. Ile przyjmujesz? Reszta przepada.
prompt-main = { $number ->
    [first] Twoja pierwsza akcja główna, region { $region }.
    [second] Twoja druga akcja główna, region { $region }.
   *[none] Obie akcje główne wykonane, region { $region }. Akcja dodatkowa czy zakupy?
} { $have-count ->
    [0] Nic nie masz.
   *[other] Masz { $have-acc }.
}
prompt-activate = Którą kartę aktywujesz do { $deal-gen }?
prompt-pay = Jak płacisz { $price-acc } za { $deal-acc }? { $have-count ->
    [0] Nic nie masz.
   *[other] Masz { $have-acc }.
}
prompt-scam = Przekręty na Rynku: { $part ->
    [both] najpierw odświeżasz rząd czy rezerwujesz kartę?
    [reserve] czy rezerwujesz też kartę?
   *[refresh] czy odświeżasz też rząd?
}
prompt-refresh = Które karty z rzędu { $row } odrzucasz?
prompt-keep = Którą kartę zostawiasz w rezerwacji: nową, { $new }, czy dotychczasową, { $old }?
prompt-mobilise = Jako Szeryf możesz odblokować drugą kartę. Którą?
prompt-shop = { $count ->
    [one] Został ci { $count } zakup
    [few] Zostały ci { $count } zakupy
   *[many] Zostało ci { $count } zakupów
}; { $have-count ->
    [0] nic nie masz.
   *[other] masz { $have-acc }.
} Którą kartę kupujesz? Możesz też wziąć krowę.
prompt-lay = Gdzie kładziesz { $card-acc }? Zakryć można tylko niezablokowane karty.
prompt-contest = Konkurs: { $contest }. Masz { $own }; { $others }. Ile żetonów jokera wydajesz? Masz { $count }, a każdy dodaje 1.
deal-posse = Obława na { $bandit-acc }
    .gen = Obławy na { $bandit-acc }
    .acc = Obławę na { $bandit-acc }
deal-business = { $outpost ->
    [yes] Placówka w { $city } na { $field-loc }
   *[no] Napad w { $city } na { $field-loc }
}
    .gen = { $outpost ->
        [yes] Placówki w { $city } na { $field-loc }
       *[no] Napadu w { $city } na { $field-loc }
    }
    .acc = { $outpost ->
        [yes] Placówkę w { $city } na { $field-loc }
       *[no] Napad w { $city } na { $field-loc }
    }
deal-outpost = Placówka w { $city }
    .acc = Placówkę w { $city }
deal-licence = { $licence }
    .acc = { $licence-acc }
deal-purchase = { $card }
    .acc = { $card-acc }


## Co można wybrać

group-row = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
}
group-with-token = Z żetonem jokera
group-combo = Kombo
group-combo-tokens = { $count ->
    [one] Z żetonem jokera
   *[other] Z { $count } żetonami jokera
}
group-posse = Obława
group-jail = Za kraty
group-outpost = Interesy w mieście: Placówki w { $city }
group-rob = Interesy w mieście: Napady w { $city }
group-scam = Przekręty na Rynku
group-licence = Nowa Licencja
group-additional = Akcje dodatkowe
group-cow = Zamiast tego
group-refresh = Odświeżenie
group-reserve = Rezerwacja z rzędu { $row }
group-buy = Rząd { $row }
group-buy-reserved = Z rezerwacji
group-pay = Za pełną cenę
group-pay-discounted = Zniżka: { $discount }

option-pile = Stos { $number }: { $cards }
option-pile-gone = Stos { $number }
option-lay = Połóż na miejscu { $place }, zakrywając { $card-acc }, Produkcja: { $produces }{ $blocked ->
    [yes] ; zablokowana
   *[no] { "" }
}{ $anvils ->
    [0] { "" }
    [one] ; przepada Kowadło
    [few] ; przepadają { $anvils } Kowadła
   *[many] ; przepada { $anvils } Kowadeł
}{ $led ->
    [0] ; teraz nie prowadzi tam żaden wynik kości
    [one] ; prowadzi tam wynik { $values }
   *[other] ; prowadzą tam wyniki { $values }
}
option-dice = { $top-die ->
    [yellow] Żółta
   *[green] Zielona
} { $top-value } w górnym rzędzie: { $top }; { $bottom-die ->
    [yellow] żółta
   *[green] zielona
} { $bottom-value } w dolnym: { $bottom }; { $combo }
option-combo-cow = { $count ->
    [0] Weź krowę
    [one] Wydaj żeton jokera, żeby wywołać Kombo: weź krowę
   *[other] Wydaj żetony jokera ({ $count }): weź krowę
}{ $full ->
    [yes] , czyli punkt, bo Pastwisko jest pełne
   *[no] { "" }
}
option-combo-card = { $count ->
    [0] Jako trzecią aktywuj { $card-acc }
    [one] Wydaj żeton jokera i jako trzecią aktywuj { $card-acc }
   *[other] Wydaj { $count } żetony jokera i jako trzecią aktywuj { $card-acc }
}: { $produces }{ $ability ->
    [yes] , do tego Kowadło
   *[no] { "" }
}
option-no-combo = { $count ->
    [0] Bez Kombo
    [one] Bez Kombo: zachowaj żeton jokera
   *[other] Bez Kombo: zachowaj żetony jokera
}
option-produce = Z { $card-gen }: { $gain }
option-produce-hats = Z { $card-gen }: { $gain } za { $count ->
    [one] { $count } kapelusz
    [few] { $count } kapelusze
   *[many] { $count } kapeluszy
}
option-produce-cows = Z { $card-gen }: { $gain } za { $count ->
    [one] { $count } krowę
    [few] { $count } krowy
   *[many] { $count } krów
}
option-produce-skip = Z { $card-gen }: zrezygnuj ({ $gain })
option-accept = { $all ->
    [yes] Przyjmij { $count ->
        [one] ten punkt
        [few] wszystkie { $count } punkty
       *[many] wszystkie { $count } punktów
    }
   *[no] Przyjmij tylko { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
}: pole { $field }, { $stays ->
    [yes] wciąż { $region }
   *[no] region { $region }
}{ $reveals ->
    [yes] , odkryjesz tam Bandytów
   *[no] { "" }
}{ $tokens ->
    [0] { "" }
    [one] ; żeton jokera
   *[other] ; { $tokens } żetony jokera
}
option-refuse = Nie przyjmuj żadnego: zostajesz na polu { $field }, { $region }
option-posse = Obława na { $bandit-acc } za { $price-acc }{ $wanted ->
    [yes] { " " }(tu poszukiwany)
   *[no] { "" }
}; { $cards }
option-posse-gang = Obława na Całą Bandę za darmo; aktywujesz dowolną kartę, a banda ucieka do { $region }
option-posse-nobody = Obława na Bandytę nr { $number }
activates-one = aktywujesz { $card-acc }: { $produces }
activates-several = { $token ->
    [yes] { $count ->
        [0] z żetonem jokera pasuje każda karta
        [one] pasuje { $count } karta, a z żetonem jokera każda inna
        [few] pasują { $count } karty, a z żetonem jokera każda inna
       *[many] pasuje { $count } kart, a z żetonem jokera każda inna
    }
   *[no] { $count ->
        [0] żadna twoja karta nie pasuje
        [one] pasuje { $count } karta
        [few] pasują { $count } karty
       *[many] pasuje { $count } kart
    }
}
option-activate = Aktywuj { $card-acc }: { $produces }{ $ability ->
    [yes] , do tego Kowadło
   *[no] { "" }
}{ $clears ->
    [yes] ; to szósta karta rzędu, więc rząd się odblokuje
   *[no] { "" }
}{ $joker ->
    [yes] ; kosztuje żeton jokera
   *[no] { "" }
}
option-jail = Wydaj w { $city } { $bandit-acc }: { $points } i { $coins }{ $wanted ->
    [yes] { " " }(tam poszukiwany)
   *[no] { "" }
}
option-jail-fort = Wydaj w forcie { $bandit-acc }: { $points } i { $coins }{ $wanted ->
    [yes] { " " }(tam poszukiwany jest każdy)
   *[no] { "" }
}
option-jail-nobody = Wydaj Bandytę
option-own-prison = Zamknij we własnym więzieniu { $bandit-acc }: { $points } i { $coins }
option-outpost = Placówka w { $city } na { $field-loc } za { $price-acc }{ $way ->
    [station] , koleją z twojej Stacji
    [board] , koleją z planszy
   *[near] { "" }
}; { $cards }; twoja { $number }. w tym mieście: na koniec { $worth }
option-rob = Napad w { $city } na { $field-loc }; { $cards }{ $costs ->
    [0] { "" }
    [one] ; na koniec kosztuje { $costs } punkt
    [few] ; na koniec kosztuje { $costs } punkty
   *[many] ; na koniec kosztuje { $costs } punktów
}
option-business-nowhere = { $outpost ->
    [yes] Placówka w { $city }
   *[no] Napad w { $city }
}
option-scam = Przekręty na Rynku: odśwież rząd, zarezerwuj kartę albo jedno i drugie
option-licence = Kup { $licence-acc } za { $price-acc }: teraz warta { $worth }, a twoja { $present }
option-cow = { $purchase ->
    [yes] Weź krowę zamiast zakupu
   *[no] Weź krowę zamiast akcji głównej
}{ $full ->
    [yes] , czyli punkt, bo Pastwisko jest pełne
   *[no] { "" }
}{ $coins ->
    [0] { "" }
    [one] ; za Wypas { $coins } moneta
    [few] ; za Wypas { $coins } monety
   *[many] ; za Wypas { $coins } monet
}
option-mobilise = Mobilizacja: odblokuj { $card-acc }, { $produces }{ $sheriff ->
    [yes] , a potem możesz drugą kartę
   *[no] { "" }
}
option-train = Napad na pociąg: { $frees ->
    [yes] { $count ->
        [0] wypuść { $bandit-acc }
        [one] oddaj { $count } kapelusz i wypuść { $bandit-acc }
        [few] oddaj { $count } kapelusze i wypuść { $bandit-acc }
       *[many] oddaj { $count } kapeluszy i wypuść { $bandit-acc }
    }
   *[no] { $count ->
        [one] oddaj { $count } kapelusz
        [few] oddaj { $count } kapelusze
       *[many] oddaj { $count } kapeluszy
    }
} za { $coins-acc }
option-shop = Zacznij { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
   *[many] { $count } zakupów
}{ $more ->
    [0] { "" }
    [one] , w tym jeden ze Specjalnej dostawy
   *[other] , w tym { $more } ze Specjalnej dostawy
}
option-done-scam = Na tym poprzestań
option-done-mobilising = Nie odblokowuj drugiej karty
option-refresh = Odśwież rząd { $row }: { $cards }
part-discard = { $count ->
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
}
option-discard = Odrzuć { $cards-acc }
option-discard-but = Odrzuć wszystkie, a zostaw { $cards-acc }
option-discard-all = { $count ->
    [2] Odrzuć obie karty
    [few] Odrzuć wszystkie { $count } karty
   *[many] Odrzuć wszystkie { $count } kart
}
option-reserve = Zarezerwuj { $card-acc }, cena { $price }: { $brings }
option-reserve-nothing = { $reserved ->
    [yes] Zarezerwuj kartę zarezerwowaną
   *[no] Zarezerwuj kartę { $slot }
}
option-keep = { $new ->
    [yes] Zostaw nową kartę: { $card }; odrzuć { $other-acc }
   *[no] Zostaw dotychczasową kartę: { $card }; odrzuć { $other-acc }
}
option-buy = Kup { $card-acc } za { $price-acc }: { $brings }
option-buy-reserved = Kup z rezerwacji { $card-acc } za { $price-acc }: { $brings }
option-buy-nothing = { $reserved ->
    [yes] Kup kartę zarezerwowaną
   *[no] Kup kartę { $slot }
}
part-pay = { $count ->
    [0] Bez krów
    [one] Z jedną krową
   *[other] Z { $count } krowami
}
option-pay = Zapłać { $paid-acc }
option-pay-nothing = Nic nie płać
option-pay-discounted = { $pay } ({ $discount })
option-contest = { $count ->
    [0] Nie wydawaj żetonu jokera
    [one] Wydaj żeton jokera
   *[other] Wydaj { $count } żetony jokera
}: masz { $sum }; na razie { $mine ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
}


## Opowieść

story-began = Pierwszym Szeryfem jest { $who }. Pierwszy konkurs: { $contest }.
story-holds = { $have-count ->
    [0] { $who } na początku nic nie ma.
   *[other] { $who } ma na początku { $have-acc }.
}
story-pile = { $who } bierze stos: { $cards }.
story-pile-tom = { $who } dostaje dwie karty Startowe: { $cards }.
story-pile-left = Nikt nie wziął stosu: { $cards }.
story-laid = { $who } kładzie { $card-acc } na miejscu { $place }, zakrywając { $covered-acc }.
story-round = Zaczyna się runda { $round }.{ $last ->
    [yes] { " " }To ostatnia.
   *[no] { "" }
}
story-rolled = { $who } rzuca kośćmi: żółta { $yellow }, zielona { $green }.
story-dice = { $who } daje { $crossed ->
    [yes] zieloną kość górnemu rzędowi, a żółtą dolnemu.
   *[no] żółtą kość górnemu rzędowi, a zieloną dolnemu.
}
story-activated = { $who } aktywuje { $card-acc }{ $slid ->
    [yes] , bo tam przesunęła się kość.
   *[no] .
}
story-token-spent = { $who } wydaje żeton jokera.
story-combo-cow = { $who } ma Kombo i bierze krowę.
story-combo-third = { $who } ma Kombo i jako trzecią aktywuje { $card-acc }.
story-produced = { $how ->
    [hats] { $who } płaci { $count ->
        [one] { $count } kapelusz
        [few] { $count } kapelusze
       *[many] { $count } kapeluszy
    } i produkuje { $gain-acc } z { $card-gen }.
    [cows] { $who } płaci { $count ->
        [one] { $count } krowę
        [few] { $count } krowy
       *[many] { $count } krów
    } i produkuje { $gain-acc } z { $card-gen }.
    [skip] { $who } nie korzysta z sekcji { $card-gen }.
    [nothing] { $who } nic nie produkuje z { $card-gen }.
   *[plain] { $who } produkuje { $gain-acc } z { $card-gen }.
}
story-overflowed = { $count ->
    [one] Na { $count } z tego nie ma już miejsca, więc zmienia się w punkt ({ $who }).
   *[other] Na { $count } z tego nie ma już miejsca, więc zmieniają się w punkty ({ $who }).
}
story-scored = { $who } zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}: teraz ma { $total }, region { $region }.
story-scored-part = { $who } przyjmuje { $count } z { $offered ->
    [one] { $offered } punktu
   *[other] { $offered } punktów
}: teraz ma { $total }, region { $region }.
story-refused = { $who } odmawia przyjęcia { $offered ->
    [one] { $offered } punktu.
   *[other] { $offered } punktów.
}
story-revealed = Odkrywa się Bandytów w regionie { $region }: { $bandits-count ->
    [0] nie ma tam nikogo.
   *[other] { $bandits }.
}
story-token-taken = { $who } mija miejsce jokera i bierze żeton jokera.
story-cleared = { $row ->
    [top] { $who } ma zablokowany cały górny rząd: rząd się odblokowuje.
   *[bottom] { $who } ma zablokowany cały dolny rząd: rząd się odblokowuje.
}
story-gift = { $tom ->
    [yes] Kopalnia złota ({ $giver }): { $who } dostaje monetę.
   *[no] Kopalnia złota ({ $giver }): { $who } dostaje krowę.
}
story-turn = { $who } zaczyna turę, region { $region }.
story-cow = { $purchase ->
    [yes] { $who } bierze krowę zamiast zakupu.
   *[no] { $who } bierze krowę zamiast akcji głównej.
}
story-grazed = { $who } dostaje za Wypas { $count ->
    [one] { $count } monetę.
    [few] { $count } monety.
   *[many] { $count } monet.
}
story-paid = { $who } płaci { $paid-acc } za { $what-acc }.
story-tied = { $who } łapie i pęta { $bandit-acc }.
story-gang = Cała Banda ucieka, bo ściga ją { $who }: region { $region }.
story-jailed = { $who } wydaje w { $city } { $bandit-acc } i dostaje { $coins-acc }.
story-jailed-fort = { $who } wydaje w forcie { $bandit-acc } i dostaje { $coins-acc }.
story-jailed-own = { $who } zamyka we własnym więzieniu { $bandit-acc } i dostaje { $coins-acc }.
story-outpost = { $who } zakłada Placówkę w { $city } na { $field-loc }{ $rail ->
    [yes] , koleją
   *[no] { "" }
}{ $premium ->
    [coin] ; premia to 1 moneta.
    [cow] ; premia to 1 krowa.
    [point] ; premia to 1 punkt.
   *[nothing] .
}
story-robbery = { $who } dokonuje udanego Napadu w { $city } na { $field-loc }{ $premium ->
    [coin] ; premia to 1 moneta.
    [cow] ; premia to 1 krowa.
    [point] ; premia to 1 punkt.
   *[nothing] ; bez premii.
}
story-discarded = { $count ->
    [0] { $who } odświeża rząd { $row }, ale { $cards-acc } nie odrzuca.
   *[other] { $who } odświeża rząd { $row } i odrzuca { $cards-acc }.
}
story-reserved = { $who } rezerwuje { $card-acc }.
story-exchanged = { $who } rezerwuje { $card-acc }, a odrzuca { $other-acc }.
story-kept = { $who } zostawia w rezerwacji { $card-acc }, a odrzuca { $other-acc }.
story-reshuffled = Odrzucone karty talii { $row } tasuje się w nową talię.
story-refilled = Nowa karta na Rynku: { $card }.
story-licence = { $who } kupuje { $licence-acc } za { $paid-acc }.
story-train = { $who } napada na pociąg: { $frees ->
    [yes] { $count ->
        [0] wypuszcza { $bandit-acc }
        [one] oddaje { $count } kapelusz i wypuszcza { $bandit-acc }
        [few] oddaje { $count } kapelusze i wypuszcza { $bandit-acc }
       *[many] oddaje { $count } kapeluszy i wypuszcza { $bandit-acc }
    }
   *[no] { $count ->
        [one] oddaje { $count } kapelusz
        [few] oddaje { $count } kapelusze
       *[many] oddaje { $count } kapeluszy
    }
} za { $coins-acc }.
story-mobilised = { $who } odblokowuje { $card-acc }.
story-shopping = { $who } zaczyna zakupy: { $count ->
    [one] { $count } zakup.
    [few] { $count } zakupy.
   *[many] { $count } zakupów.
}
story-bought = { $reserved ->
    [yes] { $who } kupuje z rezerwacji { $card-acc }
   *[no] { $who } kupuje { $card-acc }
} { $free ->
    [yes] za darmo
   *[no] za { $paid-acc }
}{ $uses ->
    [0] .
    [one] , dzięki zniżce.
   *[other] , dzięki { $uses } zniżkom.
}
story-interest = { $who } dostaje Odsetki: { $count ->
    [one] { $count } moneta.
    [few] { $count } monety.
   *[many] { $count } monet.
}
story-counted = { $who } ma w konkursie { $count }.
story-contested = { $count ->
    [0] { $who } nie wydaje w konkursie żetonu jokera.
    [one] { $who } wydaje w konkursie żeton jokera.
   *[other] { $who } wydaje w konkursie { $count } żetony jokera.
}
story-elected = { $tie ->
    [yes] Remis wygrywa { $who }, najbliżej na prawo od ustępującego Szeryfa ({ $outgoing }), i dostaje odznakę i 1 monetę.
   *[no] { $again ->
        [yes] { $who } nadal jest Szeryfem i dostaje 1 monetę.
       *[no] Nowym Szeryfem zostaje { $who } (dotąd { $outgoing }) i dostaje 1 monetę.
    }
}
story-contest = { $last ->
    [yes] Odkryta zostaje karta Szeryfa „8”: najbliższa runda jest ostatnia.
   *[no] Następny konkurs: { $contest }.
}

story-tom-activated = { $way ->
    [die] Tom: { $row ->
        [top] żółta
       *[bottom] zielona
    } { $value } prowadzi do { $card }.
    [slid] Tom: { $row ->
        [top] żółta
       *[bottom] zielona
    } { $value } przesuwa się na { $card }.
   *[linked] Tom: { $card } jest połączona z { $partner } i aktywuje się razem z nią.
}
story-tom-produced = { $card }: { $who } dostaje { $gain-acc }.
story-tom-turn = { $who } zaczyna turę, region { $region }; { $purse }.
tom-purse = { $count ->
    [0] nie ma monet
    [one] ma { $count } monetę
    [few] ma { $count } monety
   *[many] ma { $count } monet
}
tom-left = { $count ->
    [0] nie zostają mu żadne monety
    [one] zostaje mu { $count } moneta
    [few] zostają mu { $count } monety
   *[many] zostaje mu { $count } monet
}
story-tom-licence = { $who } kupuje { $licence-acc } za { $paid-acc }, najwięcej wartą przy jego kartach; { $left }.
story-tom-card = Tom bierze się do { $card }: { $steps }.
story-tom-tries = Krok { $number } z { $card }: { $act }{ $wants }.
wants = ; szuka: { $sought }{ $most ->
    [yes] , i to za najwięcej punktów
   *[no] { "" }
}{ $anything ->
    [yes] , a potem cokolwiek jest pierwsze
   *[no] { "" }
} ({ $row ->
    [top] żółta
   *[bottom] zielona
} { $value })
wants-anything = ; szuka: cokolwiek jest pierwsze ({ $row ->
    [top] żółta
   *[bottom] zielona
} { $value })
wants-field = { $need ->
    [animal] pole Zwierzęcia
    [building] pole Budynku
   *[joker] pole jokera
}
wants-any-field = dowolne pole
wants-then = { $before }, potem { $after }
wants-nothing = { "" }
story-tom-passes-over = Tom polował już w tej turze na bandę, więc pomija Obławę z { $card }.
story-tom-stops = Ten krok został wykonany, więc Tom pomija { $count ->
    [one] ostatni krok
    [few] pozostałe { $count } kroki
   *[many] pozostałe { $count } kroków
} z { $card }.
story-tom-fails = { $why } Krok nie zostaje wykonany, więc { $coins ->
    [0] Tom idzie dalej.
    [one] Tom bierze { $coins } monetę i idzie dalej.
    [few] Tom bierze { $coins } monety i idzie dalej.
   *[many] Tom bierze { $coins } monet i idzie dalej.
}
tom-no-disc = Tom nie ma już dysków.
tom-no-city = Nie ma tu miasta.
tom-no-field = Nie ma wolnego pola dla Toma, na które go stać: { $purse }.
tom-no-bandit = W regionie Toma nie ma Bandytów.
tom-no-prey = Nie ma tu Bandyty z właściwym Symbolem, na którego Toma stać: { $purse }.
tom-no-animal = Nie ma Zwierzęcia, na które Toma stać: { $purse }.
tom-no-card = Nie ma takiej karty z właściwym Symbolem, na którą Toma stać: { $purse }.
story-tom-hunted = { $gang ->
    [yes] Tom jako Szeryf za darmo ściga { $bandit-acc }.
   *[no] Tom łapie { $bandit-acc } za { $price-acc }; { $left }.
}
story-tom-outpost = { $who } zakłada Placówkę w { $city } na { $field-loc } za { $price-acc }{ $rail ->
    [yes] , koleją
   *[no] { "" }
}{ $premium ->
    [coin] ; premia to 1 moneta
    [point] ; premia to 1 punkt
   *[nothing] { "" }
}; { $left }.
story-tom-bought = { $who } kupuje { $card-acc } za { $paid-acc }{ $gold ->
    [0] { "" }
    [one] , a złoto daje { $gold } punkt więcej
    [few] , a złoto daje { $gold } punkty więcej
   *[many] , a złoto daje { $gold } punktów więcej
}; { $left }.
story-tom-coins = Tom bierze { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}; { $purse }.
story-tom-exchanged = Tom zostawia sobie 12 monet, a { $count ->
    [one] { $count } wymienia na punkt.
   *[other] { $count } wymienia na punkty.
}


## Stół

table-turn = Teraz
turn-round = { $phase ->
    [start] Przed rundą 1: karty Startowe.
    [town] Runda { $round } z { $rounds }: Faza Miasteczek.
    [cowboy] Runda { $round } z { $rounds }: Faza Kowbojów.
    [order] Runda { $round } z { $rounds }: Faza Zaprowadzania Porządku.
   *[over] Rozegrano wszystkie rundy; było ich { $rounds }.
}
turn-dice = Kości tej rundy: żółta { $yellow }, zielona { $green }. { $advanced ->
    [yes] Każdy sam przydziela je rzędom.
   *[no] Żółta należy do górnego rzędu, zielona do dolnego.
}
turn-of = { $mine ->
    [yes] Trwa twoja tura: { $left }.
   *[no] Turę rozgrywa { $who }: { $left }.
}
actions-done = wykonane: { $actions }
action-posse = Obława
action-jail = Za kraty
action-business = Interesy w mieście
action-scam = Przekręty na Rynku
action-licence = Nowa Licencja
turn-order = Szeryfem jest { $who }. Kolejność: { $people }.
turn-variant = Strona { $side }, { $variant ->
    [basic] wariant podstawowy
   *[advanced] wariant zaawansowany
}{ $modules-count ->
    [0] .
   *[other] ; { $modules }.
}
turn-tuned = wyważone liczby

table-contest = Konkurs
contest-about = Na koniec rundy: { $contest }.
contest-none = Konkursów już nie ma.
contest-tom = Tom ma tu { $count }, a o jeden więcej, jeśli pasuje jego wierzchnia karta.
contest-winner = Na razie konkurs wygrywa { $who }. Przy remisie wygrywa ten, kto siedzi najbliżej na prawo od Szeryfa ({ $sheriff }).
contest-to-come = Mogą jeszcze przyjść: { $contests }{ $some ->
    [yes] { " " }(z późniejszych w sumie trzy).
   *[no] .
}
head-player = Gracz
head-count = Liczba
head-tokens = Żetony jokera

table-piles = Karty Startowe
piles-about = Stosów do wyboru: { $count ->
    [one] { $count }.
   *[other] { $count }.
}
pile = Stos { $number }
head-pile = Stos
head-card = Karta

table-own = Co masz
table-player = { $who }
player-position = { $points } na polu { $field }, region { $region }; { $border ->
    [one] { $border } punkt
    [few] { $border } punkty
   *[many] { $border } punktów
} do { $next }{ $sheriff ->
    [yes] ; Szeryf.
   *[no] .
}
player-purse = Kapelusze: { $hats } z { $most-hats }. Monety: { $coins }. Krowy: { $cows } z { $most-cows }. Żetony jokera: { $tokens }.
player-crew = { $tom ->
    [yes] Wydani Bandyci: { $delivered }. Placówki: { $outposts }. Zostało: { $discs }.
   *[no] Spętany: { $tied }. Wydani Bandyci: { $delivered }. Placówki: { $outposts }. Napady: { $robberies }. Zostało: { $discs }.
}
player-licence = { $bought ->
    [yes] Kupiona { $licence }: na razie { $worth }.
   *[no] Nadrukowana { $licence }: na razie { $worth }.
}
player-reserved = W rezerwacji: { $card }, cena { $price }: { $brings }.
player-covered = Zakryte: { $cards }.
covered-at = { $place }: { $cards }

table-town = Twoje Miasteczko
town-about = Ostatnia kolumna mówi, jakie wyniki kości prowadzą do karty: zablokowane karty przesuwają je w prawo, a po kolumnie 6 następuje kolumna 1.
head-place = Miejsce
head-symbols = Symbole
head-produces = Produkcja
head-state = Stan
head-woken = Kość
card-state = { $state ->
    [blocked] zablokowana
    [active] aktywna
   *[free] wolna
}{ $anvils ->
    [0] { "" }
    [one] , { $anvils } Kowadło
    [few] , { $anvils } Kowadła
   *[many] , { $anvils } Kowadeł
}

table-market = Rynek
head-slot = Nr
head-price = Cena
head-brings = Co daje
table-decks = Talie
decks-about = Co zostało w taliach, bez kolejności, i co zostało odrzucone.
deck = { $row }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
head-deck = Talia
head-left = Zostało
head-discards = Odrzucone
table-kinds = Rodzaje kart
kind-sort = { $row }{ $sort ->
    [building] , Budynek
    [animal] , Zwierzę
   *[plain] { "" }
}
head-sort = Poziom
head-points = Punkty
head-does = Co robi

table-regions = Regiony
head-region = Region (pola)
head-city = Miasto
head-bandits = Bandyci
head-pawns = Pionki
table-cities = Miasta
cities-about = Na każdym polu mieści się jeden dysk. Do pola jokera pasuje każda karta.
head-outpost = Placówka
head-outpost-points = Punkty za 1., 2., 3.
head-poster = List Gończy
head-free = Wolne pola
head-taken = Zajęte
table-licences = Licencje i miejsca jokera
licences-there = { $regions }: { $licences }, za { $price-acc }.
licences-worth = Nowa Licencja zakrywa nadrukowaną, raz w grze, i daje { $pair } za każdą parę swoich Symboli; nadrukowana daje 1 punkt za każdy Symbol.
joker-places = Żetony jokera dla mijających: { $places }.
joker-places-empty = Wszystkie żetony jokera z mapy są już wzięte.
joker-place = { $count } między polami { $before } i { $after }

tom-coins = { $count ->
    [one] { $count } moneta; na koniec tury wymienia na punkty to, co ma ponad { $cap }.
    [few] { $count } monety; na koniec tury wymienia na punkty to, co ma ponad { $cap }.
   *[many] { $count } monet; na koniec tury wymienia na punkty to, co ma ponad { $cap }.
}
tom-stack-empty = Jego stos jest pusty.
tom-stack = Na wierzchu stosu: { $top }.{ $others-count ->
    [0] { "" }
   *[other] { " " }Pod spodem: { $others }.
}
tom-harder = Jeszcze trudniej: { $ways }.
tom-harder-contests = o jeden więcej w każdym konkursie
tom-harder-gangs = jako Szeryf od razu poluje na bandę
tom-harder-coins = na koniec monety to punkty
tom-harder-gold = 3 dodatkowe punkty za kartę ze złotem
tom-cards-about = Jego karty. Kroki idą od lewej; po ↓ zawsze następuje kolejny, a bez strzałki tylko wtedy, gdy kroku nie udało się wykonać.
tom-help-about = Symbole, którymi się kieruje, zależnie od wyniku kości tego rzędu.
toms-card = { $card }
toms-card-linked = { $card }, połączona z { $partner }
head-steps = Kroki
head-value = Kość
head-yellow = Żółta, górny rząd
head-green = Zielona, dolny rząd
help-licence = Licencja
help-top-card = wierzchnia karta
steps-none = brak
step = { $refresh ->
    [yes] Odświeżenie, potem { $act }
   *[no] { $act }
}{ $arrow ->
    [yes] { " " }↓
   *[no] { "" }
}
act-level-1 = poziom I ({ $count ->
    [one] +{ $count } moneta
    [few] +{ $count } monety
   *[many] +{ $count } monet
})
act-level-2 = poziom II bez typu ({ $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
})
act-animal = { $dearest ->
    [yes] najdroższe Zwierzę
   *[no] najtańsze Zwierzę
}
act-building = Budynek
act-outpost = Placówka
act-posse = Obława
act-coins = weź { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}


## Podsumowanie

table-account = Punkty na razie
account-so-far = Gdyby gra skończyła się teraz, z Licencjami, Placówkami i Zwierzętami takimi, jakie są:
account-points = Punkty
account-negative = −{ $value }
score-total = Razem
    .cell = { $value }
score-track = Na torze
    .cell = { $value }
score-outposts = Placówki
    .cell = { $value }
score-robberies = Napady
    .cell = { $value }
score-licence = Licencja
    .cell = { $value }
score-mustangs = Mustangi
    .cell = { $value }
score-bison = Bizony
    .cell = { $value }
score-eagles = Orły
    .cell = { $value }
score-raccoons = Szopy
    .cell = { $value }
score-coins = Monety Toma
    .cell = { $value }
tie-sheriff = Remis: miejsca od Szeryfa, w prawo
    .wins = najbliżej Szeryfa, licząc w prawo
    .cell = { $negated ->
        [0] Szeryf
       *[other] { $negated }
    }


## Dlaczego coś jest niemożliwe

why-game-over = Gra się skończyła.
why-no-such-seat = Przy tym stole nie ma takiego miejsca.
why-tom-decides-nothing = Tom o niczym nie decyduje: robią to jego karty.
why-points-first = Najpierw zdecyduj, ile punktów przyjmujesz.
why-fewer-points-offered = Tylu punktów nie ma do przyjęcia.
why-no-points-offered = Teraz nie ma punktów do przyjęcia.
why-pile-taken = Tego stosu już nie ma.
why-pile-first = Najpierw weź stos kart Startowych.
why-start-card-there = Leży tam już karta Startowa.
why-lay-start-cards-first = Najpierw połóż swoje karty Startowe.
why-not-your-pile = Karty Startowe wybiera teraz ktoś inny.
why-fewer-tokens = Nie masz tylu żetonów jokera.
why-contest-first = Najpierw powiedz, ile żetonów jokera wydajesz w konkursie.
why-contest-of-others = O konkursie decyduje teraz ktoś inny.
why-no-contest-now = Teraz nie ma konkursu.
why-others-reveal-first = Te punkty mogą odkryć Bandytów, więc najpierw decydują gracze przed tobą.
why-town-done = Twoje Miasteczko zrobiło już w tej rundzie swoje.
why-gift-first = Najpierw ktoś decyduje o punkcie za krowę z Kopalni złota.
why-not-your-turn = To nie twoja tura.
why-dice-first = Najpierw przydziel kości rzędom.
why-dice-are-fixed = W wariancie podstawowym żółta kość należy do górnego rzędu, a zielona do dolnego.
why-dice-are-given = Kości są już przydzielone rzędom.
why-combo-first = Najpierw powiedz, co robisz z Kombo.
why-no-combo-now = Teraz nie ma Kombo.
why-activated-already = Ta karta jest już aktywowana.
why-blocked = Ta karta jest zablokowana.
why-not-the-combo-symbol = Ta karta nie ma ani Symbolu Kombo, ani jokera.
why-tokens-of-no-use = Żeton jokera na nic się tu nie przyda.
why-production-first = Najpierw dokończ Produkcję.
why-not-activated = Ta karta nie została aktywowana.
why-produced-already = Ta sekcja już coś wyprodukowała.
why-too-few-hats = Masz za mało kapeluszy i za mało krów, które by je zastąpiły.
why-no-cow = Nie masz na to krowy.
why-gains-first = Najpierw weź to, co dają inne sekcje, a potem zdecyduj o tej.
why-not-that-way = Tej Produkcji nie da się tak wykonać.
why-activate-first = Najpierw wybierz kartę do aktywacji.
why-card-does-not-fit = Ta karta nie pasuje: nie ma tego, czego trzeba.
why-nothing-to-activate = Teraz nie ma czego aktywować.
why-pay-first = Najpierw powiedz, jak płacisz.
why-not-that-payment = Tak tej ceny zapłacić nie można.
why-nothing-to-pay = Teraz nie ma za co płacić.
why-refreshed-already = Jeden rząd jest już odświeżony.
why-reserved-already = Jedna karta jest już zarezerwowana.
why-one-part-at-least = Z Przekrętów na Rynku trzeba wykonać co najmniej jedną część.
why-scam-first = Najpierw dokończ Przekręty na Rynku.
why-no-scam-now = Teraz nie trwają Przekręty na Rynku.
why-discard-first = Najpierw powiedz, które karty odrzucasz.
why-keep-first = Najpierw powiedz, którą z dwóch kart zostawiasz.
why-mobilise-first = Najpierw powiedz, czy odblokowujesz drugą kartę.
why-never-the-office = Biura Szeryfa nie da się tak odblokować.
why-not-blocked = Ta karta nie jest zablokowana.
why-no-anvil = Nie masz Kowadła na karcie z tą Umiejętnością.
why-lay-first = Najpierw połóż kupioną kartę.
why-only-purchases-now = Trwają zakupy: innych akcji już nie ma.
why-nothing-reserved = Nie masz zarezerwowanej karty.
why-not-refilled-yet = Nie ma tam karty: Rynek uzupełnia się na koniec tury.
why-too-dear = Nie stać cię na to, nawet z wszystkimi krowami i zniżkami.
why-main-actions-first = Akcje główne są przed zakupami.
why-two-main-actions = Obie akcje główne tej tury są już wykonane.
why-done-already = Ta akcja główna jest już w tej turze wykonana.
why-no-bandit-there = Nie ma tam Bandyty.
why-alike = Wybierz tę drugą możliwość, dokładnie taką samą.
why-sheriff-only = Na Całą Bandę może polować tylko Szeryf.
why-somebody-tied = Masz już Spętanego Bandytę.
why-no-card-fits = Nie masz dostępnej karty, która by pasowała.
why-nobody-tied = Nie masz Spętanego Bandyty.
why-no-jail-here = Nie ma tu miasta ani fortu.
why-empty-market = Na Rynku nie ma kart.
why-other-side = To miasto jest po drugiej stronie planszy.
why-no-such-field = To miasto nie ma takiego pola.
why-no-disc = Nie masz już dysków.
why-no-city = Nie ma tu Najbliższego Miasta.
why-not-the-nearest-city = To nie jest twoje Najbliższe Miasto.
why-no-outpost-there = Dostawa koleją prowadzi tylko do miast, w których masz Placówkę.
why-field-taken = To pole jest zajęte.
why-too-few-coins = Masz za mało monet i za mało krów, które by je zastąpiły.
why-one-licence = Licencja jest już kupiona: wolno to zrobić raz w grze.
why-licence-gone = Tej Licencji nie można kupić.
why-licence-elsewhere = Tę Licencję kupuje się w innym regionie.
why-no-train-here = Na pociągi napada się tylko na pustyni.
why-train-robbed = W tej turze pociąg został już napadnięty.
why-no-piles-now = Teraz nie ma kart Startowych do wzięcia.


## Trener

fact-bandits = Dostarczeni Bandyci
    .cell = { $value }
fact-outposts = Założone Placówki
    .cell = { $value }
fact-buildings = Budynki w twoim Miasteczku
    .cell = { $value }
fact-animals = Zwierzęta w twoim Miasteczku
    .cell = { $value }

## Narysowany stół

drawn-scene = West Story, strona { $side }, runda { $round }: dolina z torem punktacji dookoła, Rynek i lada
drawn-hand = Twoje Miasteczko
drawn-here = Tutaj
drawn-place-square = Plac
drawn-place-market-1 = Rynek I
drawn-place-market-2 = Rynek II
drawn-place-market-3 = Rynek III
drawn-place-counter = Lada
drawn-field = Pole { $number } regionu { $region }
drawn-pawn = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, region { $region }
drawn-bandit = { $bandit }, region { $region }
drawn-bandit-hidden = Zakryty Bandyta, region { $region }
drawn-tied = Spętany: { $bandit }{ $wanted ->
    [yes] , poszukiwany tutaj
   *[no] { "" }
}
drawn-tied-nobody = Nikt nie jest spętany
drawn-cell = { $city }: { $field }{ $disc ->
    [outpost] , leży tam Placówka
    [robbery] , leży tam Napad
   *[free] { "" }
}
drawn-city = { $city }: Placówka kosztuje { $price }; poszukiwany: { $bandit }
drawn-jail = Więzienie: { $city }
drawn-fort = Fort
drawn-fort-jail = Fort: więzienie
drawn-railway = Kolej: dalekie Placówki kosztują o 2 monety więcej
drawn-railway-name = Kolej
drawn-desert = Pustynia
drawn-train = Pociąg na pustyni
drawn-licences = Licencje
drawn-own-licence = Twoja Licencja ({ $symbols }): na razie { $points }
drawn-joker-place = { $count ->
    [0] Nie ma tu już żetonu jokera
    [one] { $count } żeton jokera dla tego, kto minie to miejsce
    [few] { $count } żetony jokera dla tych, którzy miną to miejsce
   *[many] { $count } żetonów jokera dla tych, którzy miną to miejsce
}
drawn-square = Szeryf
drawn-order = Kolejność gry, od Szeryfa
drawn-die = { $colour ->
    [green] Zielona
   *[yellow] Żółta
} kość: { $value }
drawn-contest = Konkurs: { $contest }
drawn-contest-cactus = Najwięcej | kaktusów
drawn-contest-horseshoe = Najwięcej | podków
drawn-contest-boot = Najwięcej | butów
drawn-contest-revolver = Najwięcej | rewolwerów
drawn-contest-gold = Najwięcej | złota
drawn-contest-buildings = Najwięcej | Budynków
drawn-contest-bandits = Najwięcej | Bandytów
drawn-contest-outposts = Najwięcej | Placówek
drawn-contest-animals = Najwięcej | Zwierząt
drawn-contest-blocked = Najwięcej | zablokowań
drawn-contest-last = Ostatnia | runda
drawn-standing = { $who }: { $count } w konkursie, { $tokens ->
    [0] bez żetonu jokera
    [one] { $tokens } żeton jokera
    [few] { $tokens } żetony jokera
   *[many] { $tokens } żetonów jokera
}
drawn-phase-start = Karty Startowe
drawn-phase-town = Faza Miasteczek
drawn-phase-cowboy = Faza Kowbojów
drawn-phase-order = Faza Zaprowadzania Porządku
drawn-phase-over = Dzień się skończył
drawn-scam = Przekręty na Rynku
drawn-shop = Na zakupy
drawn-deck = Talia { $row }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, odrzuconych { $discards }
drawn-empty = Do końca tury nie ma tu karty
drawn-counter = Lada
drawn-start-cards = Karty Startowe
drawn-pile = Stos: { $one } i { $other }
drawn-pile-gone = Stos, którego już nie ma
drawn-in-hand = W ręku: { $card }
drawn-reserved = W rezerwacji: { $card }
drawn-no-reserve = Nic w rezerwacji
drawn-reserve-short = rezerwacja
drawn-town-card = { $card }: { $state }; kości: { $values }{ $covered ->
    [0] { "" }
    [one] ; zakrywa { $covered } kartę
    [few] ; zakrywa { $covered } karty
   *[many] ; zakrywa { $covered } kart
}
drawn-make = Produkcja: { $card }
drawn-hats = { $count ->
    [one] { $count } kapelusz
    [few] { $count } kapelusze
   *[many] { $count } kapeluszy
}
drawn-cows = { $count ->
    [one] { $count } krowa
    [few] { $count } krowy
   *[many] { $count } krów
}
drawn-pasture = { $count ->
    [0] Pastwisko: bez krów
    [one] Pastwisko: { $count } krowa
    [few] Pastwisko: { $count } krowy
   *[many] Pastwisko: { $count } krów
}
drawn-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
drawn-jokers = { $count ->
    [one] { $count } żeton jokera
    [few] { $count } żetony jokera
   *[many] { $count } żetonów jokera
}
drawn-delivered = { $count ->
    [one] { $count } Wydany Bandyta
    [few] { $count } Wydani Bandyci
   *[many] { $count } Wydanych Bandytów
}
drawn-discs = { $count ->
    [one] Został { $count } dysk
    [few] Zostały { $count } dyski
   *[many] Zostało { $count } dysków
}
drawn-points = { $count ->
    [one] { $count } punkt; dalej region i punkty do następnego
    [few] { $count } punkty; dalej region i punkty do następnego
   *[many] { $count } punktów; dalej region i punkty do następnego
}
drawn-give-straight = Żółta dla górnego rzędu, zielona dla dolnego
drawn-give-crossed = Zielona dla górnego rzędu, żółta dla dolnego
drawn-accept = { $count ->
    [0] Żadnego punktu
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
drawn-spend = { $count ->
    [0] Bez żetonu jokera
    [one] { $count } żeton jokera
    [few] { $count } żetony jokera
   *[many] { $count } żetonów jokera
}
drawn-pay = Zapłać { $paid-acc }{ $uses ->
    [0] { "" }
    [one] , { $uses } zniżka
    [few] , { $uses } zniżki
   *[many] , { $uses } zniżek
}
drawn-done = Nic więcej
drawn-player = Gracz
drawn-open-town = Otwórz to Miasteczko
drawn-sheet = Miasteczko: { $who }
drawn-toms-card = Karta Toma
drawn-tom-level-1 = Krok Toma: karta poziomu I
drawn-tom-level-2 = Krok Toma: karta poziomu II bez typu
drawn-tom-cheapest = Krok Toma: najtańsze Zwierzę
drawn-tom-dearest = Krok Toma: najdroższe Zwierzę
drawn-tom-building = Krok Toma: Budynek
drawn-tom-outpost = Krok Toma: Placówka
drawn-tom-posse = Krok Toma: Obława
drawn-tom-coins = Krok Toma: monety
drawn-level-i = Poziom I
drawn-level-ii = Poziom II
drawn-level-iii = Poziom III, Budynek
drawn-level-start = Karta Startowa
drawn-part-symbols = Symbole
drawn-part-gable = Szczyt
drawn-part-points = Punkty od razu
drawn-part-name = Nazwa
drawn-part-production = Produkcja
drawn-part-anvil = Umiejętność
drawn-part-price = Cena
drawn-two-prices = { $first }; przy wyważonych liczbach { $tuned }
drawn-lens-card = { $level }. Cena: { $price }. { $brings }.
drawn-lens-symbol =
    .text = Jeden z Symboli na kartach, żetonach Bandytów, Listach Gończych, Licencjach i polach Interesów. Dwie aktywne karty ze wspólnym Symbolem dają Kombo.
drawn-lens-track = Tor punktacji
    .text = Każdy punkt to krok po drodze. Gdzie stoi twój kowboj, tam działasz: region mówi, jacy Bandyci, które miasto i które Licencje są pod ręką. Możesz przyjąć mniej punktów, niż dostajesz.
drawn-lens-round = Runda i faza
    .text = Gra ma osiem rund. W Fazie Miasteczek wszyscy produkują, w Fazie Kowbojów kolejno działają i kupują, w Fazie Zaprowadzania Porządku wybiera się następnego Szeryfa.
drawn-lens-bandit = Bandyta
    .text = Urządź na niego Obławę: kosztuje dwa kapelusze, o jeden więcej, jeśli jest poszukiwany w Najbliższym Mieście, i aktywuje kartę z jego Symbolem. Potem wydaj go w mieście.
drawn-lens-bandit-hidden = Zakryty Bandyta
    .text = Odkrywa się go, gdy pierwszy kowboj zatrzyma się w tym regionie.
drawn-lens-gang = Cała Banda
    .text = Tylko Szeryf może na nią polować, za darmo; banda ucieka do następnego regionu.
drawn-lens-tied = Spętany Bandyta
    .text = Możesz mieć jednego naraz. Wydany daje 4 punkty i 2 monety, a tam, gdzie jest poszukiwany, 4 punkty i 4 monety.
drawn-lens-joker = Żeton jokera
    .text = Wydaje się go raz: na Kombo lub jego trzecią kartę, żeby karta pasowała, albo w konkursie. Żeton bierzesz z miejsca jokera, gdy mijasz je po raz pierwszy.
drawn-lens-city = Miasto
    .text = Moneta to cena Placówki; liczby obok to punkty za twoją pierwszą, drugą i trzecią Placówkę na koniec. List Gończy mówi, kto jest poszukiwany. Kolorowe paski pokazują, z których regionów jest to Najbliższe Miasto.
drawn-lens-business = Pole Interesów
    .text = U góry widać, jaką kartę trzeba tu aktywować, u dołu – co daje pole. Placówka kosztuje monety i punktuje na koniec, Napad nie kosztuje nic.
drawn-lens-outpost = Placówka
    .text = Punktuje na koniec, według liczb swojego miasta. Każdy ma osiem dysków.
drawn-lens-robbery = Napad
    .text = Karta jest aktywowana, a płacić nie trzeba. W wariancie zaawansowanym każdy kosztuje na koniec 2 punkty.
drawn-lens-jail = Więzienie
    .text = Wydaj tu Spętanego Bandytę: 4 punkty i 2 monety, a jeśli jest tu poszukiwany, 4 punkty i 4 monety.
drawn-lens-licence = Licencja
    .text = Nadrukowana Licencja daje na koniec 1 punkt za każdy swój Symbol. Nowa kosztuje 5 monet, zakrywa ją i daje 3 punkty za każdą parę swoich dwóch Symboli.
drawn-lens-train = Pociąg
    .text = Na pustyni, raz w turze: moneta za każdy oddany kapelusz i 3 monety za wypuszczenie Spętanego Bandyty.
drawn-lens-railway = Dostawa koleją
    .text = Stąd możesz założyć Placówkę w każdym mieście, w którym już jakąś masz, o 2 monety drożej.
drawn-lens-dice = Kości
    .text = Rzuca się nimi raz w rundzie, dla wszystkich. Każda aktywuje kartę w rzędzie; zablokowane karty przesuwają kość w prawo, a po kolumnie 6 jest kolumna 1. Małe kości na kartach mówią, które wyniki tam prowadzą.
drawn-lens-sheriff = Szeryf
    .text = Gra pierwszy w rundzie, przy wyborze dostaje 1 monetę i tylko on może polować na Całe Bandy.
drawn-lens-contest = Konkurs
    .text = Kto na koniec rundy ma tego najwięcej, zostaje Szeryfem. Przy remisie wygrywa ten, kto siedzi najbliżej na prawo od dotychczasowego.
drawn-lens-scam = Przekręty na Rynku
    .text = Akcja główna: odrzuć dowolne karty jednego rzędu i wyłóż nowe; zarezerwuj jedną kartę. Jedno i drugie albo tylko jedno.
drawn-lens-purchase = Zakupy
    .text = Po akcjach głównych dwa zakupy, a zamiast każdego może być krowa. Gdy się zaczną, innych akcji już nie ma.
drawn-lens-deck = Talia
    .text = Górna liczba to karty, które zostały, dolna – odrzucone.
drawn-lens-reserve = Rezerwacja
    .text = Twoja karta, której nikt inny nie kupi. Kupujesz ją po jej cenie; jest miejsce na jedną.
drawn-lens-start-card = Karty Startowe
    .text = Każdy bierze stos dwóch kart i kładzie je na dwóch nadrukowanych.
drawn-lens-production = Produkcja
    .text = Co daje aktywowana karta. Sekcje z opłatą są dobrowolne.
drawn-lens-hat = Kapelusze
    .text = Płaci się nimi za Obławy i karty. Jest miejsce na sześć; nadmiar zmienia się w punkty.
drawn-lens-coin = Monety
    .text = Płaci się nimi za Placówki, Licencje i karty.
drawn-lens-cow = Krowy
    .text = Krowa zastępuje w płaceniu kapelusz albo monetę. Na Pastwisku jest miejsce na sześć; nadmiar zmienia się w punkty.
drawn-lens-point = Punkty
    .text = Kroki po drodze.
drawn-lens-anvil = Kowadło
    .text = Umiejętności karty można w tej turze użyć, raz za każde Kowadło.
drawn-lens-blocked = Zablokowana
    .text = Karta była aktywowana; kości przesuwają się na następną z prawej. Gdy cały rząd jest zablokowany, odblokowuje się.
drawn-lens-payment = Sposób zapłaty
    .text = Kapelusze, monety i krowy w miejsce jednych lub drugich; Kowadła dają zniżki.
drawn-lens-done = Nic więcej
    .text = Tura toczy się dalej.
drawn-lens-building = Budynki
    .text = Karty ze szczytem: wszystkie z poziomu III i Chata.
drawn-lens-animal = Zwierzęta
    .text = Karty z zaokrąglonym brzegiem. Ich joker zastępuje każdy Symbol.
drawn-lens-printed = Karta nadrukowana
    .text = Nadrukowana na twojej planszy. Nowe karty kładzie się na nią.
drawn-lens-tom = Tom
    .text = O niczym nie decyduje: kości aktywują jego karty, a każda mówi krok po kroku, czego Tom próbuje. Karty z ciemnym rogiem leżą trudną stroną.
drawn-lens-posse = Obława
    .text = Akcja główna: złap Bandytę ze swojego regionu.
drawn-lens-combo = Kombo
    .text = Jeśli dwie karty z kości mają wspólny Symbol, weź krowę albo aktywuj trzecią kartę z tym Symbolem.
drawn-lens-empty = Puste miejsce
    .text = Uzupełnia się je na koniec tury.
drawn-lens-desert = Pustynia
    .text = Nie ma tu miasta, ale są pociągi i Licencje.


## Kiedy to jest i co z tego wyszło

occasion-start = Przed pierwszą rundą
occasion-round = Runda { $round }
occasion-town = Runda { $round } z { $rounds }, Faza Miasteczek
occasion-turn = Runda { $round } z { $rounds }, tura: { $who }
occasion-contest = Runda { $round } z { $rounds }, konkurs na Szeryfa
occasion-over = Koniec gry
brought = { $things-count ->
    [0] nic
   *[other] { $things }
}
brought-thing = { $sign ->
    [less] −
   *[more] +
}{ $thing }


## Co nowi słyszą, gdy po raz pierwszy decydują o czymś danego rodzaju

lesson-pile = Każdy stos to inny początek: karty, monety i Symbole. Weź ten, którego Symbole powtarzają się często, bo dają Kombo i wygrywają konkursy.
lesson-start-card = Kartę kładziesz tam, gdzie znajdzie ją kość. Na prawo od innych zdarza się to częściej, bo kości przesuwają się za zablokowane karty.
lesson-dice = Każda kość aktywuje jedną kartę w rzędzie, a potem ta karta jest zablokowana. Zobacz, co da każdy sposób i czy obie karty mają wspólny Symbol: wtedy jest Kombo.
lesson-combo = Dwie karty ze wspólnym Symbolem to Kombo. Trzecia karta zwykle daje więcej niż krowa, chyba że brakuje ci czegoś do płacenia.
lesson-combo-token = Żeton jokera robi Kombo z dowolnych dwóch kart. Żetony wygrywają też konkursy, więc wydaj go, gdy trzecia karta jest dobra.
lesson-produce = Twoje karty dają kapelusze, monety albo krowy. Jeśli za coś trzeba płacić, najpierw wyprodukuj zapłatę. Kapelusze przepadają na koniec rundy, monety i krowy zostają.
lesson-offer = Punkty przesuwają kowboja po mapie, a inny region to inni Bandyci i inne miasto. Odmów punktów tylko wtedy, gdy najpierw chcesz coś zrobić w tym regionie.
lesson-main = W turze masz dwie różne akcje główne. Obława i Interesy aktywują też jedną z twoich kart. Gdy nic się nie opłaca, Przekręty na Rynku są możliwe zawsze.
lesson-activate = Ta akcja jeszcze raz aktywuje jedną z twoich kart. Weź tę, która da to, czego potrzebujesz do zakupów.
lesson-pay = Krowy mogą zastąpić kapelusze albo monety. Najpierw płać kapeluszami: i tak przepadną na koniec rundy.
lesson-scam = Możesz wymienić karty na Rynku i jedną zarezerwować. Zarezerwowana czeka na ciebie i nikt inny jej nie kupi.
lesson-refresh = Wybrane karty schodzą z Rynku i przychodzą nowe. Usuń to, czego chcą inni, a ty nie.
lesson-keep = W rezerwacji może leżeć tylko jedna karta. Zostaw tę, na którą najszybciej będzie cię stać.
lesson-mobilise = Jako Szeryf uwalniasz dla kości drugą kartę. Weź tę, która produkuje najwięcej.
lesson-shop = Najwyżej dwa zakupy: prawie każda karta od razu daje punkty i ulepsza Miasteczko. Zbieraj jeden lub dwa Symbole; na koniec policzą się jeszcze raz.
lesson-lay = Nowa karta zakrywa starą, która na koniec i tak się liczy. Zakryj najsłabszą niezablokowaną; bardziej na prawo kości znajdują ją częściej.
lesson-contest = Kto ma najwięcej tego, czego chce konkurs, dostaje odznakę i monetę i gra pierwszy. Żetony wydaj tylko wtedy, gdy o tym zdecydują.
