# Colt Express po polsku.

game-title = Colt Express
game-length = Około 40 minut.
game-about =
    Bandyci wskakują do ekspresu Union Pacific, żeby obrabować pasażerów – i siebie nawzajem. Karta po karcie planujecie
    ruchy na wspólnym stosie, a potem patrzycie, co z tego wyjdzie podczas Napadu: zgarniacie Łupy, strzelacie wzdłuż
    dachów, rozdajecie ciosy i schodzicie z drogi Szeryfowi. Po pięciu Rundach wygrywa najbogatszy.


## Sześć postaci

character-ghost = Ghost
    .gen = Ghosta
    .dat = Ghostowi
    .acc = Ghosta
    .inst = Ghostem
    .loc = Ghoście
    .gender = m
    .power = w pierwszej turze Rundy może zagrać zakrytą kartę
    .brief = pierwsza karta zakryta
character-belle = Belle
    .gen = Belli
    .dat = Belli
    .acc = Bellę
    .inst = Bellą
    .loc = Belli
    .gender = f
    .power = nie można do niej strzelić ani jej uderzyć, jeśli jest inny cel
    .brief = cel tylko w ostateczności
character-cheyenne = Cheyenne
    .gender = f
    .power = może zabrać Worek, który jej Cios wytrąca przeciwnikowi
    .brief = zabiera wytrącone Worki
character-tuco = Tuco
    .gender = m
    .power = może strzelić przez dach do Bandyty nad sobą albo pod sobą
    .brief = strzela przez dach
character-django = Django
    .gender = m
    .power = jego strzał odrzuca trafionego o jeden wagon dalej
    .brief = odrzuca strzałem
character-doc = Doc
    .gen = Doca
    .dat = Docowi
    .acc = Doca
    .inst = Dokiem
    .loc = Docu
    .gender = m
    .power = zaczyna każdą Rundę z siedmioma kartami zamiast sześciu
    .brief = siedem kart na ręce

# Dwie postacie jednego gracza.
team = { $first } i { $second }
    .gen = { $first-gen } i { $second-gen }
    .dat = { $first-dat } i { $second-dat }
    .acc = { $first-acc } i { $second-acc }
    .inst = { $first-inst } i { $second-inst }
    .loc = { $first-loc } i { $second-loc }

# Ktoś, kto gra postacią: Ania (Doc). Imion graczy się nie odmienia.
bandit = { $name } ({ $character })
    .gen = gracza { $name } ({ $character })
    .dat = graczowi { $name } ({ $character })
    .acc = gracza { $name } ({ $character })
    .inst = graczem { $name } ({ $character })
    .loc = graczu { $name } ({ $character })
    .gender = { $character-gender }

# Postać ze swoją zdolnością.
character-with-power = { $who }: { $who-power }.


## Pociąg

unit-caboose = Brankard
    .gen = Brankardu
    .dat = Brankardowi
    .inst = Brankardem
    .loc = Brankardzie
    .label = Brankard
unit-car = wagon { $number }
    .gen = wagonu { $number }
    .dat = wagonowi { $number }
    .inst = wagonem { $number }
    .loc = wagonie { $number }
    .label = Wagon { $number }
unit-locomotive = Lokomotywa
    .gen = Lokomotywy
    .dat = Lokomotywie
    .acc = Lokomotywę
    .inst = Lokomotywą
    .loc = Lokomotywie
    .label = Lokomotywa

# Gdzie ktoś jest i dokąd idzie.
place = { $level ->
    [roof] na dachu { $unit-gen }
   *[inside] w { $unit-loc }
}
    .to = { $level ->
        [roof] na dach { $unit-gen }
       *[inside] do { $unit-gen }
    }

# Gdy nikogo i niczego nie ma.
nobody = nikt
nowhere = nigdzie
    .to = nigdzie


## Karty, Pociski i Łupy

card-move = Ruch
    .gen = Ruchu
card-level = Zmiana poziomu
    .gen = Zmiany poziomu
    .acc = Zmianę poziomu
card-shoot = Strzał
    .gen = Strzału
card-rob = Rabunek
    .gen = Rabunku
card-punch = Cios
    .gen = Ciosu
card-sheriff = Szeryf
    .gen = Szeryfa
    .acc = Szeryfa

# Karta na ręce wspólnej dla dwóch postaci.
card-with-owner = { $card } ({ $owner })
    .gen = { $card-gen } ({ $owner })
    .acc = { $card-acc } ({ $owner })

# Kilka takich samych kart.
cards-alike = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
    .acc = { $count ->
        [1] { $card-acc }
       *[other] { $count } × { $card }
    }

cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

bullets = { $count ->
    [one] { $count } Pocisk
    [few] { $count } Pociski
   *[many] { $count } Pocisków
}

money = { DOLLARS($value) }

# Worki i te ich wartości, które się zna.
purses = { $count ->
    [one] { $count } Worek
    [few] { $count } Worki
   *[many] { $count } Worków
}{ $values-count ->
    [0] { "" }
   *[other] { " " }({ $values })
}
purses-unknown = { $count ->
    [one] { $count } nieznany
    [few] { $count } nieznane
   *[many] { $count } nieznanych
}
jewels = { $count ->
    [one] { $count } Klejnot
    [few] { $count } Klejnoty
   *[many] { $count } Klejnotów
}
strongboxes = { $count ->
    [one] { $count } Walizka
    [few] { $count } Walizki
   *[many] { $count } Walizek
}
    .acc = { $count ->
        [one] { $count } Walizkę
        [few] { $count } Walizki
       *[many] { $count } Walizek
    }
ransom = { DOLLARS($value) } okupu
dropped-purse = { $known ->
    [yes] upuszczony Worek z { DOLLARS($value) }
   *[no] upuszczony Worek
}{ $number ->
    [0] { "" }
   *[other] { " " }(nr { $number })
}

# Żeton, który zmienia właściciela.
prize = { $loot ->
    [jewel] Klejnot
    [strongbox] Walizka
   *[purse] { $known ->
        [yes] Worek z { DOLLARS($value) }
       *[no] Worek z pieniędzmi
    }
}
    .acc = { $loot ->
        [jewel] Klejnot
        [strongbox] Walizkę
       *[purse] { $known ->
            [yes] Worek z { DOLLARS($value) }
           *[no] Worek z pieniędzmi
        }
    }


## Tury i Wydarzenia

turn-open = Odkryta
    .help = Karty zagrywa się odkryte.
turn-tunnel = Tunel
    .help = Karty zagrywa się zakryte.
turn-speeding-up = Przyspieszenie
    .help = Każdy wykonuje dwa działania z rzędu.
turn-switching = Zamiana
    .help = Od Pierwszego gracza gra toczy się w kierunku przeciwnym do ruchu wskazówek zegara.

incident-angry-sheriff = Wściekły Szeryf
    .call = Szeryf wpada w szał!
    .about = Szeryf strzela do wszystkich na dachu nad sobą, a potem przechodzi o jeden wagon w stronę Brankardu.
incident-swivel-arm = Słup trakcyjny
    .call = Uwaga, słup!
    .about = Wszystkich z dachów zmiata na dach Brankardu.
incident-braking = Hamowanie
    .call = Hamowanie!
    .about = Wszyscy na dachach lecą o jeden wagon w stronę Lokomotywy.
incident-take-it-all = Bierzcie wszystko!
    .call = Bierzcie wszystko!
    .about = Druga Walizka trafia do wagonu, w którym jest Szeryf.
incident-passengers-rebellion = Bunt pasażerów
    .call = Pasażerowie się buntują!
    .about = Każdy, kto jest wewnątrz pociągu, dostaje Neutralny Pocisk.
incident-pickpockets = Kieszonkowcy
    .call = Kieszonkowcy przy robocie!
    .about = Kto jest gdzieś sam na sam z Workiem, może go zabrać.
incident-sheriffs-revenge = Zemsta Szeryfa
    .call = Szeryf się mści!
    .about = Każdy na dachu nad Szeryfem traci swój najmniej wartościowy Worek.
incident-hostage-conductor = Pojmanie konduktora
    .call = Konduktor w rękach bandytów!
    .about = Każdy w Lokomotywie i na jej dachu dostaje { DOLLARS(250) } okupu.
incident-none = brak Wydarzenia


## O co pyta gra

prompt-pick = Wybierz swoją postać.
prompt-board = Kto z twojej drużyny zaczyna w Brankardzie?
prompt-plan = Tura { $turn } z { $turns } ({ $symbol }){ $again ->
    [yes] , drugie działanie
   *[no] { "" }
}: { $how ->
    [down] zagraj zakrytą kartę
    [either] zagraj kartę odkrytą lub zakrytą
   *[up] zagraj kartę
}{ $draw ->
    [yes] { " " }albo dobierz karty.
   *[no] { "" }.
}
prompt-keep = Które karty zachowujesz na następną Rundę? Odrzuć te, których nie chcesz, i zakończ.
prompt-move = Twój Ruch ({ $who }): dokąd idziesz?
prompt-level = Zmieniasz poziom ({ $who }).
prompt-sheriff = Twoja karta Szeryfa ({ $who }): dokąd idzie Szeryf?
prompt-shoot = Twój Strzał ({ $who }): do kogo strzelasz?
prompt-rob = Twój Rabunek ({ $who }): co zabierasz?
prompt-punch = Twój Cios ({ $who }): kogo uderzasz?
prompt-knock = Twój Cios ({ $who }): co traci { $victim }?
prompt-pocket = Twój Cios ({ $who }): czy zabierasz Worek, który traci { $victim }?
prompt-push = Twój Cios ({ $who }): dokąd wypychasz { $victim-acc }?
prompt-pickpocket = Nie ma tu świadków ({ $who }): który Worek zabierasz?

prompt-wait = Teraz { $who }: { $what ->
    [pick] wybór postaci.
    [board] zajęcie miejsc w pociągu.
    [plan] planowanie.
    [keep] wybór kart na następną Rundę.
    [purse] skok na Worek.
   *[resolve] wykonanie karty.
}
prompt-between = Pociąg pędzi dalej…
prompt-over = Koniec gry. { $result }

# Kto wygrał i kto miał tyle samo, ale przegrał remis.
result = { $winners-count ->
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }: mają tyle samo pieniędzy i tyle samo otrzymanych Pocisków.
}{ $tied-count ->
    [0] { "" }
    [one] { " " }{ $tied } ma tyle samo pieniędzy, ale więcej otrzymanych Pocisków.
   *[other] { " " }{ $tied } mają tyle samo pieniędzy, ale więcej otrzymanych Pocisków.
}


## Możliwości

# Możliwość i jej skutek.
option-with-detail = { $option } – { $detail }

option-pick = { $who }: { $who-power }
option-caboose = { $mate-count ->
    [0] { $who } zaczyna w Brankardzie
   *[other] { $who } zaczyna w Brankardzie, { $mate } w wagonie 1
}
option-play = { $how ->
    [down] Zagraj zakrytą kartę { $card-gen }
    [up] Zagraj odkrytą kartę { $card-gen }
   *[plain] Zagraj kartę { $card-gen }
}
option-draw = Dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $left ->
    [0] talia będzie pusta
    [one] w talii zostanie { $left }
    [few] w talii zostaną { $left }
   *[many] w talii zostanie { $left }
})
option-draw-reshuffle = Dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} (odrzucone karty utworzą nową talię)
option-discard = Odrzuć kartę { $card-gen }
option-done = { $cards-count ->
    [0] Nie zachowuj niczego
   *[other] Zachowaj: { $cards }
}
option-move = { $level ->
    [roof] Przebiegnij na dach { $unit-gen }
   *[inside] Przejdź do { $unit-gen }
}
option-sheriff = Wyślij Szeryfa do { $unit-gen }
option-shoot = Strzel do { $who-gen } { $where }
option-take-purse = { $count ->
    [one] Zabierz Worek (wartość nieznana)
   *[other] Zabierz jeden z { $count } Worków (wartość nieznana)
}
option-take-jewel = Zabierz Klejnot ({ DOLLARS($value) })
option-take-strongbox = Zabierz Walizkę ({ DOLLARS($value) })
option-take-dropped = { $known ->
    [yes] Zabierz Worek z { DOLLARS($value) }
   *[no] Zabierz upuszczony tu Worek (wartość nieznana)
}{ $number ->
    [0] { "" }
   *[other] , nr { $number }
}
option-punch = Uderz { $who-acc }
option-knock = { $loot ->
    [jewel] { $victim } traci Klejnot ({ DOLLARS($value) })
    [strongbox] { $victim } traci Walizkę ({ DOLLARS($value) })
   *[purse] { $count ->
        [1] { $victim } traci jedyny Worek{ $known ->
            [yes] { " " }({ DOLLARS($value) })
           *[no] { "" }
        }
       *[other] { $victim } traci jeden z { $count } Worków, wybrany losowo
    }
}
option-pocket = Zabierz Worek dla siebie
option-leave = Niech Worek zostanie { $where }
option-push = Wypchnij { $who-acc } { $where-to }
option-pass = Nie zabieraj niczego

detail-sheriff = jest tam Szeryf: { $bullet ->
    [yes] Neutralny Pocisk i ucieczka na dach
   *[no] ucieczka na dach
}
detail-spot = tam: { $things }
detail-caught = { $who-count ->
    [one] { $who } ucieka na dach
   *[other] { $who } uciekają na dach
}{ $bullet ->
    [yes] { $who-count ->
        [one] { " " }i dostaje Neutralny Pocisk
       *[other] { " " }i dostają po Neutralnym Pocisku
    }
   *[no] { "" }
}
detail-kick = { $sheriff ->
    [yes] siła strzału odrzuca { $who-gender ->
        [f] ją
       *[m] go
    } { $where-to }, prosto na Szeryfa
   *[no] siła strzału odrzuca { $who-gender ->
        [f] ją
       *[m] go
    } { $where-to }
}
detail-carries = { $loot-count ->
    [0] nie ma Łupów
   *[other] ma { $loot-acc }
}


## Opowieść

story-picked = { $player } wybiera { $who-acc }.
story-train-ready = Odjazd! Pociąg rusza.
story-train-waits = Pociąg zaraz odjedzie: pierwszeństwo przy wsiadaniu ma { $who }.
story-boarded = { $who } ukrywa się { $where }.
story-round-began = { $round ->
    [5] Ostatnia Runda, na horyzoncie widać już stację
   *[other] Rusza Runda { $round }
} (na koniec: { $event }). { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, zaczyna { $who }.
story-reshuffled = { $who } tasuje odrzucone karty: powstaje z nich nowa talia.
story-dealt = { $count ->
    [0] { $who } ma już pełną rękę.
   *[other] { $who } bierze na rękę { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $cards-count ->
        [0] .
       *[other] : { $cards }.
    }
}
story-drew = { $who } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $cards-count ->
    [0] .
   *[other] : { $cards }.
}
story-played = { $who } zagrywa kartę { $card-gen }.
story-played-covered = { $who } zagrywa kartę.
story-played-hidden = { $who } kładzie na stos zakrytą kartę.
story-played-hidden-own = { $who } kładzie na stos zakrytą kartę { $card-gen }.
story-discarded = { $who } odkłada kartę { $card-gen }.
story-decided = { $who } już wie, co zachowa.
story-kept = Karty na następną Rundę: { $players }.
story-kept-nothing = Nikt nie zachowuje kart.
story-kept-player = { $who }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
story-heist-began = Zaczyna się Napad!
story-heist-skipped = Nikt niczego nie zaplanował: Napadu nie będzie.
story-turned = { $hidden ->
    [yes] { $who }: zakryta karta to { $card }.
   *[no] { $who }: karta { $card-gen }.
}
story-idle-no-target = { $who } nie ma do kogo strzelić.
story-idle-no-bullet = Klik! { $who } nie ma już Pocisków.
story-idle-no-loot = { $who } nie znajduje niczego do zabrania.
story-idle-nobody-here = { $who } młóci pięściami powietrze.
story-moved = { $level ->
    [roof] { $who } przebiega na dach { $unit-gen }.
   *[inside] { $who } przechodzi do { $unit-gen }.
}
story-climbed = { $level ->
    [roof] { $who } wspina się na dach { $unit-gen }.
   *[inside] { $who } zeskakuje do { $unit-gen }.
}
story-sheriff-lured = { $who } zwabia Szeryfa do { $unit-gen }.
story-sheriff-moved = Szeryf wpada do { $unit-gen }.
story-fled = { $who } ucieka na dach { $unit-gen }.
story-hit = { $shot ->
    [roof] { $who } strzela wzdłuż dachów i trafia { $victim-acc }.
    [up] { $who } strzela przez sufit i trafia { $victim-acc }.
    [down] { $who } strzela przez dach w dół i trafia { $victim-acc }.
   *[inside] { $who } strzela do sąsiedniego wagonu i trafia { $victim-acc }.
}
story-hit-neutral = { $by ->
    [sheriff] Szeryf jest szybszy: { $who } dostaje Neutralny Pocisk.
    [angry] Szeryf strzela przez dach i trafia { $who-acc }: Neutralny Pocisk.
   *[passengers] Pasażerowie stawiają opór: { $who } dostaje Neutralny Pocisk.
}
story-supply-gone = { $left ->
    [0] Neutralnych Pocisków już nie ma: nikt nie obrywa.
    [one] Neutralnych Pocisków nie starczy dla wszystkich: nikt nie obrywa, a ostatni wypada z gry.
    [few] Neutralnych Pocisków nie starczy dla wszystkich: nikt nie obrywa, a ostatnie { $left } wypadają z gry.
   *[many] Neutralnych Pocisków nie starczy dla wszystkich: nikt nie obrywa, a ostatnich { $left } wypada z gry.
}
story-pushed = { $by ->
    [punch] { $who } zatacza się { $where-to }.
    [shot] Siła strzału odrzuca { $who-acc } { $where-to }.
    [swivel-arm] Słup zmiata { $who-acc } { $where-to }.
   *[braking] { $who } leci { $where-to }.
}
story-robbed = { $who } zgarnia { $prize-acc }.
story-punched = { $who } wymierza cios { $victim-dat }.
story-dropped = { $who } upuszcza { $prize-acc }.
story-pocketed = { $who } zwinnie jak kot podbiera { $victim-dat } { $prize-acc }.
story-incident = { $event-call } { $event-about }
story-strongbox = Druga Walizka leży teraz w { $unit-loc }.
story-stole = Nikt nie patrzy: { $who } chowa do kieszeni { $prize-acc }.
story-declined = { $who } nie rusza Worków.
story-purse-lost = { $who } traci { $prize-acc }.
story-ransomed = { $who } inkasuje { DOLLARS($value) } okupu.
story-round-ended = Koniec Rundy { $round }.
story-ended = Pociąg wjeżdża na stację: pora policzyć Łupy.


## Kiedy to jest i co przyniosła Runda

occasion-pick = Wybór postaci
occasion-board = Wsiadanie
occasion-round = Runda { $round }
occasion-plan = Runda { $round }, Planowanie: tura { $turn } z { $turns }
occasion-keep = Runda { $round }, karty do zachowania
occasion-heist = Napad, karta { $number } z { $count }
occasion-event = Runda { $round }, Wydarzenie: { $event }
occasion-over = Stacja

brought = { $things-count ->
    [0] nic
   *[other] { $things }
}
brought-money = { $sign ->
    [less] −{ DOLLARS($count) }
   *[more] +{ DOLLARS($count) }
}
brought-purses = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Worek
    [few] Worki
   *[many] Worków
}
brought-jewels = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Klejnot
    [few] Klejnoty
   *[many] Klejnotów
}
brought-strongboxes = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Walizka
    [few] Walizki
   *[many] Walizek
}
brought-ransoms = { $count ->
    [one] okup
    [few] { $count } okupy
   *[many] { $count } okupów
}
brought-bullets = { $count ->
    [one] { $count } otrzymany Pocisk
    [few] { $count } otrzymane Pociski
   *[many] { $count } otrzymanych Pocisków
}


## Stół w słowach

table-round = Runda { $round } z { $rounds }
table-before = Przed pierwszą Rundą
table-free = Wolne postacie:
table-turns = Tury: { $turns }.
table-turn = { $now ->
    [yes] { $number } { $turn } (teraz)
   *[no] { $number } { $turn }
}
table-turn-help = { $turn }: { $turn-help }
table-event = Na koniec Rundy ({ $event }): { $event-about }
table-no-event = Na koniec tej Rundy nie ma Wydarzenia.
table-past = Poprzednie Rundy: { $rounds }
table-past-round = { $number } { $event }
table-first = Pierwszy gracz: { $who }.
table-phase-keep = Gracze decydują, które karty zachować.
table-phase-heist = Napad: karta { $number } z { $count }.
table-phase-incident = Trwa Wydarzenie.
table-phase-over = Gra skończona.
table-expert = Wariant ekspercki: każdy ma swój stos kart odrzuconych i może zachowywać karty.
table-memory = Gra z pamięci: na stosie widać tylko wierzchnią kartę.

table-train = Pociąg, od czoła
table-unit = Wagon
table-inside = Wnętrze
table-roof = Dach
table-things = { $things-count ->
    [0] —
   *[other] { $things }
}
table-sheriff = Szeryf

table-stack = Wspólny stos, po kolei
table-stack-empty = Na stosie nie ma kart.
table-stack-number = Nr
    .cell = { $number }
table-stack-player = Gracz
table-stack-card = Karta
    .unknown = { $face ->
        [down] zakryta
       *[up] przykryta
    }
    .own = { $card } (zakryta)
table-stack-state = Stan
    .cell = { $state ->
        [done] wykonana
        [now] teraz
       *[waiting] czeka
    }

table-bandits = Bandyci
table-who = Bandyta
table-player = Gracz
table-where = Miejsce
    .cell = { $where }
    .none = jeszcze nie w pociągu
table-loot = Łupy
table-bullets-left = Zostało Pocisków
    .cell = { $count }
table-bullets-taken = Otrzymane Pociski
    .cell = { $from-count ->
        [0] { $count }
       *[other] { $count } ({ $from })
    }
    .neutral = { $count ->
        [one] { $count } neutralny
        [few] { $count } neutralne
       *[many] { $count } neutralnych
    }
    .from = { $count } od { $who-gen }

table-cards = Karty
table-hand = Ręka
    .cell = { $known-count ->
        [0] { $count }
       *[other] { $count } (w tym: { $known })
    }
    .actions = { $count ->
        [one] { $count } karta Akcji
        [few] { $count } karty Akcji
       *[many] { $count } kart Akcji
    }
table-deck = Talia
    .cell = { $bullets ->
        [0] { $count }
        [one] { $count } (na wierzchu { $bullets } Pocisk)
        [few] { $count } (na wierzchu { $bullets } Pociski)
       *[many] { $count } (na wierzchu { $bullets } Pocisków)
    }
table-discard = Odrzucone
    .cell = { $seen-count ->
        [0] { $count }
       *[other] { $count }, widziane: { $seen }
    }

table-own = Twoje karty
table-own-hand = Ręka: { $cards-count ->
    [0] pusta
   *[other] { $cards }
}.
table-own-deck = Jeszcze w talii: { $cards-count ->
    [0] nic
   *[other] { $cards }
}.
table-own-deck-covered = W talii albo przykryte na stosie: { $cards-count ->
    [0] nic
   *[other] { $cards }
}.
table-own-discard = Odrzucone: { $cards-count ->
    [0] nic
   *[other] { $cards }
}.
table-own-shed = Nie zachowujesz: { $cards }.
table-own-loot = { $loot-count ->
    [0] { $who } nie ma Łupów.
   *[other] { $who } ma { $loot-acc }.
}

table-supply = Obok pociągu
table-neutral = Zostało Neutralnych Pocisków: { $count }.
table-neutral-removed = Neutralne Pociski usunięte z gry: { $count }.
table-strongbox-aside = Druga Walizka czeka obok Lokomotywy.


## Podsumowanie

score-total = Majątek
    .cell = { DOLLARS($value) }
score-purses = Worki
    .cell = { DOLLARS($value) }
score-jewels = Klejnoty
    .cell = { DOLLARS($value) }
score-strongboxes = Walizki
    .cell = { DOLLARS($value) }
score-ransom = Okup
    .cell = { DOLLARS($value) }
score-gunslinger = Najlepszy Rewolwerowiec
    .cell = { DOLLARS($value) }
tie-bullets = Otrzymane Pociski
    .wins = mniej otrzymanych Pocisków
    .cell = { $negated }


## Dlaczego nie

why-game-over = Gra już się skończyła.
why-character-taken = Tą postacią ktoś już gra.
why-pick-first = Najpierw trzeba wybrać postać.
why-not-your-bandit = Ten Bandyta nie jest z twojej drużyny.
why-board-first = Najpierw wskaż, kto z twojej drużyny zaczyna w Brankardzie.
why-nothing-to-draw = Nie ma już czego dobrać.
why-plan-now = Teraz zagraj kartę albo dobierz karty: Pocisków się nie zagrywa, a pasować nie wolno.
why-keep-now = Teraz wybierz karty, które zachowujesz.
why-victim-lacks-loot = Uderzony nie ma takiego Łupu.
why-knock-now = Najpierw wskaż, co traci uderzony.
why-pocket-now = Najpierw zdecyduj, czy Cheyenne zabiera Worek.
why-off-the-train = Nikt nie może opuścić pociągu.
why-push-now = Teraz wskaż, w którą stronę wypchnąć uderzonego.
why-no-such-purse = Nie ma tu takiego Worka.
why-only-purses = Kieszonkowcy zabierają tylko Worki.
why-pickpocket-now = Zabierz leżący tu Worek albo nie zabieraj niczego.
why-not-your-turn = To nie twoja kolej na planowanie.
why-nothing-to-keep = Nie masz na ręce kart, o których można by decydować.
why-already-decided = Twoja decyzja o zachowanych kartach już zapadła.
why-not-asked = Teraz na Worek poluje ktoś inny.
why-not-your-pick = Teraz postać wybiera ktoś inny.
why-not-your-boarding = Teraz miejsca zajmuje ktoś inny.
why-not-your-card = Karta, która jest wykonywana, nie należy do ciebie.
why-not-your-card-to-play = Ta karta należy do kogoś innego.
why-card-not-in-hand = Nie masz tej karty na ręce.
why-tunnel = W Tunelu karty zagrywa się zakryte.
why-ghost-too-late = Ghost może zagrać zakrytą kartę tylko w pierwszej turze Rundy.
why-face-up = W tej turze karty zagrywa się odkryte.
why-discard-in-order = Decyzja o kartach tego rodzaju już zapadła.
why-sheriff-one-unit = Szeryf przechodzi tylko do sąsiedniego wagonu.
why-resolve-the-card = Karta mówi, co robić, i trzeba to zrobić.
why-must-move = Ruch musi się skończyć w innym wagonie.
why-one-unit-inside = Wewnątrz pociągu Ruch prowadzi tylko do sąsiedniego wagonu.
why-three-units-on-roof = Po dachach można przebiec najwyżej trzy wagony.
why-not-in-play = Nikt nie gra tą postacią.
why-not-yourself = Nie można obrać za cel samego siebie.
why-belle-spared = Nikt nie tknie Belli, dopóki jest inny cel.
why-same-unit = Strzał nie dosięgnie nikogo w tym samym wagonie.
why-other-level = Strzał nie dosięgnie innego poziomu.
why-too-far-inside = Wewnątrz pociągu strzał sięga tylko sąsiednich wagonów.
why-out-of-sight = Na linii strzału ktoś stoi na dachu.
why-no-jewel-here = Nie ma tu Klejnotu.
why-no-strongbox-here = Nie ma tu Walizki.
why-not-in-reach = Uderzyć można tylko kogoś, kto jest w tym samym miejscu.


## Przygotowanie gry

setup-players = Gracze
    .help = Gdy gra od trzech do sześciu osób, każda prowadzi jednego Bandytę; gdy dwie – każda drużynę dwóch.
setup-expert = Wariant ekspercki
    .help = Stosy kart odrzuconych i karty zachowywane na następną Rundę. We dwie osoby gra się tak zawsze.
setup-cast = Postacie
    .help = Jak rozdzielić postacie między graczy.
setup-cast-random = Losowo
setup-cast-preset = Zalecane drużyny
setup-cast-picked = Gracze wybierają po kolei
setup-cast-chosen = Wybiera gospodarz
setup-characters = Kto kim gra
    .help = Postacie w kolejności miejsc przy stole; we dwie osoby po dwie na gracza.
setup-characters-ghost = { character-ghost }
setup-characters-belle = { character-belle }
setup-characters-cheyenne = { character-cheyenne }
setup-characters-tuco = { character-tuco }
setup-characters-django = { character-django }
setup-characters-doc = { character-doc }
setup-train = Pociąg
    .help = Z jakich wagonów składa się pociąg i w jakiej kolejności jadą.
setup-train-random = Losowo
setup-train-chosen = Wybiera gospodarz
setup-cars = Wagony
    .help = Wagony od Brankardu do przodu, według Łupów na podłodze.
setup-cars-p1 = 1 Worek
setup-cars-p1-j1 = 1 Worek, 1 Klejnot
setup-cars-j3 = 3 Klejnoty
setup-cars-p3 = 3 Worki
setup-cars-p3-j1 = 3 Worki, 1 Klejnot
setup-cars-p4-j1 = 4 Worki, 1 Klejnot
setup-memory = Gra z pamięci
    .help = Na wspólnym stosie widać tylko wierzchnią kartę: resztę, także swoją, trzeba pamiętać.


## Powody ruchu

fact-bullets-taken = Pociski w twojej talii
    .cell = { $value }
fact-bullets-fired = Pociski, które wystrzelisz
    .cell = { $value }

## Narysowany stół

drawn-scene = { $round ->
    [0] Pociąg przed pierwszą Rundą
   *[other] Pociąg w Rundzie { $round }
}: { $cars ->
    [one] { $cars } wagon
    [few] { $cars } wagony
   *[many] { $cars } wagonów
} i Lokomotywa, widok z boku
drawn-scene-wanted = Listy gończe za sześciorgiem Bandytów
drawn-wanted = List gończy
drawn-spot = { $level ->
    [roof] Dach { $unit-gen }
   *[inside] Wnętrze { $unit-gen }
}
drawn-at = { $what } { $where }
drawn-sheriff = Szeryf
drawn-aside = Druga Walizka, obok Lokomotywy

drawn-first = Pierwszy gracz
    .mark = Pierwszy gracz: { $who }
drawn-turn = Tura { $number }: { $turn }{ $state ->
    [done] , zakończona
    [now] , teraz
   *[coming] { "" }
}
drawn-now = teraz
drawn-event = Wydarzenie: { $event }
drawn-past = Runda { $number }: { $event }
drawn-coming = Runda { $number }: jeszcze zakryta
drawn-neutral = Zostało Neutralnych Pocisków: { $count }

drawn-stack = Plan, po kolei
    .empty = Nie leży tu jeszcze żadna karta.
    .now = Teraz: { $card }
    .next = Ostatnio zagrana: { $card }
drawn-numbered = { $number }. { $name }: { $card }
drawn-you = TY
drawn-played-by = { $name }: { $what }
drawn-worth = = { DOLLARS($value) }
    .label = Wszystkie Łupy razem: { DOLLARS($value) }
drawn-card = { $card }, { $who }{ $state ->
    [done] , wykonana
    [now] , teraz
   *[waiting] { "" }
}
drawn-card-hidden = zakryta karta, { $who }{ $state ->
    [done] , wykonana
    [now] , teraz
   *[waiting] { "" }
}
drawn-card-secret = { $card }, { $who }, zakryta: wiesz o niej tylko ty
drawn-card-covered = przykryta karta, { $who }
drawn-secret = wiesz tylko ty

drawn-hand = Twoja ręka
    .picking = Twoja postać
    .boarding = Zajmowanie miejsc
    .none = Nie masz kart na ręce.
drawn-bullet = Pocisk
    .note = nie do zagrania
drawn-bullets = { $count ->
    [one] { $count } Pocisk na ręce
    [few] { $count } Pociski na ręce
   *[many] { $count } Pocisków na ręce
}
drawn-deck = Talia
    .label = Twoja talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
drawn-discard = Odrzucone
    .label = Twoje odrzucone karty: { $count }
drawn-shed = Nie zachowujesz: { $card }
drawn-done = Zachowaj resztę
drawn-own = Twoje Łupy
drawn-tag-pass = Nie zabieraj niczego
drawn-tag-pocket = Zabierz Worek
drawn-tag-leave = Niech spadnie

drawn-cylinder = { $who }: { $count ->
    [0] żadnego Pocisku
    [one] został { $count } Pocisk
    [few] zostały { $count } Pociski
   *[many] zostało { $count } Pocisków
}
drawn-hits = { $by ->
    [neutral] { $count ->
        [one] { $count } otrzymany Neutralny Pocisk
        [few] { $count } otrzymane Neutralne Pociski
       *[many] { $count } otrzymanych Neutralnych Pocisków
    }
   *[bandit] { $count ->
        [one] { $count } Pocisk od { $who-gen }
        [few] { $count } Pociski od { $who-gen }
       *[many] { $count } Pocisków od { $who-gen }
    }
}
drawn-loot = { $who }: { $things }
drawn-hand-size = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
drawn-deck-size = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
drawn-discard-size = { $count ->
    [one] { $count } odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}
drawn-empty-handed = bez Łupów


## Rzeczy powiększone i objaśnione

lens-ghost = W pierwszej turze każdej Rundy Ghost może położyć swoją kartę zakrytą, nawet gdy inni grają w otwarte karty. Nikt jej nie zna aż do Napadu.
lens-belle = Nikt nie strzela do Belli ani jej nie bije, dopóki może trafić kogoś innego. Jej urok nie działa na Szeryfa ani na Wydarzenia.
lens-cheyenne = Gdy Cios Cheyenne wytrąca komuś Worek, może go ona zabrać, zamiast pozwolić mu upaść. Klejnoty i Walizki zawsze upadają.
lens-tuco = Tuco może strzelać przez dach: poza zwykłymi celami może trafić Bandytę na drugim poziomie swojego wagonu.
lens-django = Trafiony przez Django leci o jeden wagon dalej od niego, ale nigdy nie wypada z pociągu.
lens-doc = Doc zaczyna każdą Rundę z siedmioma kartami na ręce zamiast sześciu.
lens-card-move = Wewnątrz pociągu Bandyta przechodzi do sąsiedniego wagonu. Po dachach przebiega jeden, dwa albo trzy wagony, nawet jeśli ktoś stoi po drodze.
lens-card-level = Bandyta wspina się z wnętrza wagonu na jego dach albo schodzi z dachu do środka.
lens-card-shoot = Bandyta oddaje komuś jeden ze swoich Pocisków: z wnętrza komuś w sąsiednim wagonie, z dachu najbliższym wzdłuż dachów. Pocisk zapycha talię trafionego.
lens-card-rob = Bandyta zabiera jeden Łup, który leży tam, gdzie stoi: Worek, Klejnot albo Walizkę.
lens-card-punch = Bandyta uderza kogoś w tym samym miejscu. Uderzony traci jeden Łup i leci do sąsiedniego wagonu.
lens-card-sheriff = Szeryf przechodzi do sąsiedniego wagonu. Kto jest tam w środku, ucieka na dach z Neutralnym Pociskiem.
lens-bullet = Pocisk, którym ktoś cię trafił. Zajmuje miejsce na ręce i nie można go zagrać. Każdy Bandyta ma sześć własnych, a kto wystrzeli ich najwięcej, zostaje Najlepszym Rewolwerowcem.
lens-turn = { $turn-help }
lens-incident = { $event-about }
lens-incident-none = Na koniec tej Rundy nic się nie dzieje.
lens-purse = W Worku jest od { DOLLARS(250) } do { DOLLARS(500) }. Każdy zaczyna z takim, w którym jest { DOLLARS(250) }; ile jest w innym, wie tylko ten, kto go zabrał.
lens-jewel = Klejnot jest wart { DOLLARS(500) }.
lens-strongbox = Walizka jest warta { DOLLARS(1000) }. Jednej strzeże Szeryf w Lokomotywie, druga pojawia się dopiero z Wydarzeniem.
lens-neutral-bullet = Neutralne Pociski pochodzą od Szeryfa i od pasażerów. Jest ich trzynaście; gdy nie starcza dla wszystkich trafionych naraz, nikt nic nie dostaje, a reszta wypada z gry.
lens-sheriff = Nikt nie zostaje w wagonie z Szeryfem: kto go spotka, dostaje Neutralny Pocisk i ucieka na dach. Do Szeryfa nie można strzelać, a Łupów on nie rusza.
lens-gunslinger = Na koniec Bandyta, który wystrzelił najwięcej Pocisków, zostaje Najlepszym Rewolwerowcem i dostaje { DOLLARS(1000) }. Jeśli jest ich kilku, dostaje każdy z nich.
lens-round-card = Karta Rundy pokazuje od lewej do prawej tury Planowania i Wydarzenie, które następuje po Napadzie. Ostatnia z pięciu to zawsze Stacja.
lens-first-player = Pierwszy gracz zaczyna każdą turę tej Rundy. W następnej Rundzie zostaje nim sąsiad po lewej.
lens-ransom = Kto jest w Lokomotywie albo na jej dachu, gdy konduktor wpada w ręce bandytów, dostaje { DOLLARS(250) }.
lens-stack = Wszyscy grają na jeden wspólny stos. Podczas Napadu karty wykonuje się w kolejności, w jakiej zostały zagrane.
lens-hidden-card = Zakrytą kartę odkrywa się dopiero wtedy, gdy przychodzi jej kolej.
lens-deck = Zamiast zagrać kartę, możesz dobrać trzy karty.
lens-discard = W wariancie eksperckim leżą tu karty wykonane i niezachowane, dopóki nie skończy się talia.

lens-title-bullet = Pocisk
lens-title-purse = Worek z pieniędzmi
lens-title-jewel = Klejnot
lens-title-strongbox = Walizka
lens-title-neutral-bullet = Neutralny Pocisk
lens-title-sheriff = Szeryf
lens-title-gunslinger = Najlepszy Rewolwerowiec
lens-title-round-card = Karta Rundy
lens-title-first-player = Pierwszy gracz
lens-title-ransom = Okup
lens-title-stack = Wspólny stos
lens-title-hidden-card = Zakryta karta
lens-title-deck = Talia
lens-title-discard = Odrzucone karty
lens-title-incident-none = Brak Wydarzenia


## Co nowi słyszą, gdy po raz pierwszy decydują o czymś danego rodzaju

lesson-pick = Każdy Bandyta ma jedną zdolność na całą grę, opisaną na jego karcie. Wszystkie są mniej więcej równie mocne: weź postać, której zdolność od razu rozumiesz.
lesson-board = Twoi dwaj Bandyci zaczynają w różnych wagonach. Łupy i sąsiedzi są inni, więc zanim wybierzesz, zobacz, co leży na podłodze.
lesson-plan = Teraz tylko planujesz: karta trafia na wspólny stos i zostanie wykonana później, po tych pod nią. Rabuj, gdy Łup leży u twoich stóp. Jeśli żadna karta nie pomaga, dobierz trzy.
lesson-plan-tunnel = W Tunelu karty zagrywa się zakryte: nikt nie wie, co planujesz, a ty nie wiesz, co robią inni. Dobra chwila na Strzał albo Cios.
lesson-plan-twice = W tej turze każdy działa dwa razy z rzędu. Dwóch kart, które pasują do siebie, na przykład Zmiany poziomu i Rabunku, nikt nie rozdzieli.
lesson-plan-switching = W tej turze kolejka idzie w drugą stronę. Sprawdź, kto gra tuż przed tobą: jego karta może jeszcze zmienić, gdzie kto stoi.
lesson-plan-hide = Ghost może zagrać zakrytą swoją pierwszą kartę w Rundzie. Zrób to, gdy inni, znając twój plan, mogliby go zepsuć.
lesson-keep = Karty, które zachowasz, będą na twojej następnej ręce, a resztę dobierzesz. Zachowaj to, co pasuje do miejsca, w którym stoisz, i pozbądź się nadmiaru.
lesson-move = Twój Ruch jest wykonywany teraz: o jeden wagon w środku, do trzech po dachach. Pomyśl o swojej następnej karcie na stosie i nie stań przez pomyłkę obok Szeryfa.
lesson-level = Wchodzisz na dach albo schodzisz do wagonu. Na górze nie spotkasz Szeryfa, a na dole są Łupy.
lesson-sheriff = Wysyłasz Szeryfa o jeden wagon dalej. Kto jest w środku tego wagonu, dostaje Pocisk i ucieka na dach. Szeryf pilnuje też Walizki: gdy odejdzie, można ją zrabować.
lesson-shoot = Cel dostaje twój Pocisk: martwą kartę do końca gry. Kto wystrzeli najwięcej Pocisków, dostaje 1000 $. Strzelaj, kiedy się da, najlepiej do najbogatszych.
lesson-rob = Bierzesz jeden Łup stamtąd, gdzie stoisz. Klejnot to zawsze 500 $, Walizka 1000 $, a Worek od 250 $ do 500 $ i nikt nie widzi ile.
lesson-punch = Uderzasz kogoś tam, gdzie stoisz: upuszcza Łup i zostaje wypchnięty do sąsiedniego wagonu. Cios przed własnym Rabunkiem pozwala podnieść to, co zgubi.
lesson-knock = Wybrany Łup spada tam, gdzie stoisz. Najcenniejsza jest Walizka, potem Klejnot; weźmiesz go tylko wtedy, gdy na stosie czeka jeszcze twój Rabunek.
lesson-pocket = Cheyenne może zatrzymać Worek, który komuś wytrąca. Prawie nigdy nie ma powodu, żeby tego nie robić.
lesson-push = Uderzony trafia do sąsiedniego wagonu, na tym samym poziomie. Wypchnij go z dala od Łupów, na przekór jego planom albo wprost na Szeryfa.
lesson-pickpocket = Kto jest sam w miejscu, gdzie leży Worek, może go zabrać bez karty. Worki są warte różnie, a widać to tylko po tych, które znasz.
