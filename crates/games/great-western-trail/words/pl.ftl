# Great Western Trail po polsku.

game-title = Great Western Trail
game-length = Od 75 do 150 minut: im więcej graczy, tym dłużej.
game-about =
    Ameryka w XIX wieku: raz po raz pędzisz stado szlakiem z Teksasu do Kansas City, a rywale razem z tobą.
    Zatrudniaj kowbojów, rzemieślników i inżynierów, stawiaj własne budynki, uważaj na powodzie, susze, lawiny i
    bandytów i wyhoduj stado, które warto wysłać koleją daleko w świat. Wygrywa najwyższy wynik. Grają dwie do czterech
    osób, a w pojedynkę gra się przeciw Samowi.


## Przygotowanie

setup-players = Liczba graczy
    .help = Od jednej do czterech osób. W pojedynkę gra się przeciw Samowi, który nie podejmuje decyzji.
setup-level = Poziom Sama
    .help = Jak trudno pokonać Sama: na łatwym odpadają trzy z jego najlepszych kart, na trudnym zaczyna z trzema pomocnikami więcej. Im wyższy poziom, tym dalej idzie jego pierwsza dostawa.
setup-level-easy = Łatwy
setup-level-medium = Średni
setup-level-hard = Trudny
setup-layout = Budynki neutralne
    .help = W kolejności liter w pierwszej grze, a w następnych losowo, żeby szlak był za każdym razem inny.
setup-layout-letters = W kolejności liter
setup-layout-random = Losowo
setup-sides = Budynki prywatne
    .help = Wszyscy używają tej samej strony każdego budynku. Strony a są na pierwsze gry.
setup-sides-a = Wszystkie strony a
setup-sides-b = Wszystkie strony b
setup-sides-random = Losowa strona każdego
setup-sides-chosen = Wybrane po jednej
setup-side-1 = Budynek 1
    .help = 1a: 2 $ za każdy własny budynek w lesie. 1b: karta celu za certyfikaty; lokomotywa wstecz za 3 $.
setup-side-1-a = 1a
setup-side-1-b = 1b
setup-side-2 = Budynek 2
    .help = 2a: Galloway za 4 $; kup krowy. 2b: Santa Gertrudis za ruch lokomotywy; Criollo za 2 $.
setup-side-2-a = 2a
setup-side-2-b = 2b
setup-side-3 = Budynek 3
    .help = 3a: dwie karty tej samej rasy za 3 $; ranczer 1 krok w przód. 3b: akcja pomocnicza; ranczer 1 krok w przód.
setup-side-3-a = 3a
setup-side-3-b = 3b
setup-side-4 = Budynek 4
    .help = 4a: usuń niebezpieczeństwo za 5 $; ranczer do 2 kroków. 4b: dociągnij tyle kart, ilu masz kowbojów, i odrzuć tyle samo; ranczer do 3 kroków.
setup-side-4-a = 4a
setup-side-4-b = 4b
setup-side-5 = Budynek 5
    .help = 5a: karta o wartości 3 za 7 $; akcja pomocnicza. 5b: Pineywoods za 2 certyfikaty; 1 $ za każdego inżyniera.
setup-side-5-a = 5a
setup-side-5-b = 5b
setup-side-6 = Budynek 6
    .help = 6a: zatrudnij za 1 $ mniej; lokomotywa według inżynierów. 6b: użyj akcji sąsiedniego budynku.
setup-side-6-a = 6a
setup-side-6-b = 6b
setup-side-7 = Budynek 7
    .help = 7a: certyfikaty i 2 $ za każdą parę bandytów. 7b: lokomotywa według budynków w lesie.
setup-side-7-a = 7a
setup-side-7-b = 7b
setup-side-8 = Budynek 8
    .help = 8a: schwytaj bandytę albo akcja pomocnicza; lokomotywa do 2 pól. 8b: dowolna krowa za 6 $ i kartę celu.
setup-side-8-a = 8a
setup-side-8-b = 8b
setup-side-9 = Budynek 9
    .help = 9a: dostawa nadzwyczajna; lokomotywa do 3 pól. 9b: rozbuduj stację za lokomotywą.
setup-side-9-a = 9a
setup-side-9-b = 9b
setup-side-10 = Budynek 10
    .help = 10a: certyfikaty aż do limitu; ranczer do 5 kroków. 10b: 4 $; lokomotywa do 4 pól; ranczer do 4 kroków.
setup-side-10-a = 10a
setup-side-10-b = 10b
setup-side-11 = Budynek 11
    .help = 11a: usuń dwa niebezpieczeństwa po 2 $. 11b: lokomotywa według niebezpieczeństw.
setup-side-11-a = 11a
setup-side-11-b = 11b
setup-side-12 = Budynek 12
    .help = 12a: 1 $ za każdego rzemieślnika; ranczer 1 krok w przód. 12b: 2 $ za każdą rozbudowaną stację; żeton wymiany.
setup-side-12-a = 12a
setup-side-12-b = 12b
setup-simmentals = Simentale
    .help = Wariant z jeszcze jedną rasą: kupione cielęta dorastają w Kansas City do jałówek i krów.


## Ludzie, liczby, wyliczenia

sam = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
number = { $number }
dash = –
nothing = nic
series = { $before }; { $after }
either = { $one } / { $other }
things = { $things-count ->
    [0] –
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] –
       *[other] { $things-acc }
    }
dollars = { DOLLARS($count) }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
points-less = { $count ->
    [one] −{ $count } punkt
    [few] −{ $count } punkty
   *[many] −{ $count } punktów
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .acc = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
tokens = { $count ->
    [one] { $count } żeton wymiany
    [few] { $count } żetony wymiany
   *[many] { $count } żetonów wymiany
}
exchange-token = żeton wymiany
at-once = od razu { $gain }


## Pomocnicy, niebezpieczeństwa, bandyci

worker-cowboy = kowboj
    .gen = kowboja
    .acc = kowboja
    .a = kowboja
    .all = Kowboje
worker-craftsman = rzemieślnik
    .gen = rzemieślnika
    .acc = rzemieślnika
    .a = rzemieślnika
    .all = Rzemieślnicy
worker-engineer = inżynier
    .gen = inżyniera
    .acc = inżyniera
    .a = inżyniera
    .all = Inżynierowie
workers = { $kind ->
    [cowboy] { $count ->
        [one] { $count } kowboj
       *[other] { $count } kowbojów
    }
    [craftsman] { $count ->
        [one] { $count } rzemieślnik
       *[other] { $count } rzemieślników
    }
   *[engineer] { $count ->
        [one] { $count } inżynier
       *[other] { $count } inżynierów
    }
}
    .gen = { $kind ->
        [cowboy] { $count ->
            [one] { $count } kowboja
           *[other] { $count } kowbojów
        }
        [craftsman] { $count ->
            [one] { $count } rzemieślnika
           *[other] { $count } rzemieślników
        }
       *[engineer] { $count ->
            [one] { $count } inżyniera
           *[other] { $count } inżynierów
        }
    }
    .acc = { $kind ->
        [cowboy] { $count ->
            [one] { $count } kowboja
           *[other] { $count } kowbojów
        }
        [craftsman] { $count ->
            [one] { $count } rzemieślnika
           *[other] { $count } rzemieślników
        }
       *[engineer] { $count ->
            [one] { $count } inżyniera
           *[other] { $count } inżynierów
        }
    }
    .inst = { $kind ->
        [cowboy] { $count ->
            [one] { $count } kowbojem
           *[other] { $count } kowbojami
        }
        [craftsman] { $count ->
            [one] { $count } rzemieślnikiem
           *[other] { $count } rzemieślnikami
        }
       *[engineer] { $count ->
            [one] { $count } inżynierem
           *[other] { $count } inżynierami
        }
    }
bandits = { $color ->
    [green] { $count ->
        [one] { $count } zielony bandyta
       *[other] { $count } zielonych bandytów
    }
   *[orange] { $count ->
        [one] { $count } pomarańczowy bandyta
       *[other] { $count } pomarańczowych bandytów
    }
}
hand-none = bez dłoni
hand-green = zielona dłoń
hand-black = czarna dłoń
hand-both = obie dłonie
tile-flood = powódź ({ $hand }, { $points })
tile-drought = susza ({ $hand }, { $points })
    .acc = suszę ({ $hand }, { $points })
tile-rockfall = lawina ({ $hand }, { $points })
    .acc = lawinę ({ $hand }, { $points })
tile-green-bandit = zielony bandyta
    .acc = zielonego bandytę
tile-orange-bandit = pomarańczowy bandyta
    .acc = pomarańczowego bandytę
area-flood = Powodzie
area-drought = Susze
area-rockfall = Lawiny


## Krowy i inne karty

breed-criollo = Criollo
    .acc = kartę Criollo
breed-santa-gertrudis = Santa Gertrudis
    .acc = kartę Santa Gertrudis
breed-pineywoods = Pineywoods
    .acc = kartę Pineywoods
breed-galloway = Galloway
    .acc = kartę Galloway
breed-longhorn = Longhorn
    .acc = kartę Longhorn
breed-red-poll = Red Poll
    .acc = kartę Red Poll
breed-black-angus = Black Angus
    .acc = kartę Black Angus
breed-shorthorn = Shorthorn
    .acc = kartę Shorthorn
breed-hereford = Hereford
    .acc = kartę Hereford
breed-simmental = simental
    .acc = simentala
cattle-calf = cielę simentalskie
cattle-heifer = jałówka simentalska
    .acc = jałówkę simentalską
cattle-cow = krowa simentalska
    .acc = krowę simentalską
cattle-with-points = { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
    .acc = { $name-acc } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
cattle-in-full = { $name } (wartość { $value }{ $points ->
    [0] { "" }
    [one] , { $points } punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
})
    .acc = { $name-acc } (wartość { $value }{ $points ->
        [0] { "" }
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    })
card-times = { $times } × { $card }
card-objective = karta celu ({ $tasks }; { $instant })
    .acc = kartę celu ({ $tasks }; { $instant })
objective-tasks = { $tasks }
objective-points = { $count } albo { $penalty ->
    [0] 0 punktów
    [one] −{ $penalty } punkt
    [few] −{ $penalty } punkty
   *[many] −{ $penalty } punktów
}
objective-progress = { $missing-count ->
    [0] na razie wykonana
   *[other] brakuje jeszcze { $missing-gen }
}
objective-unknown = nie wiadomo
task-building = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}
    .gen = { $count ->
        [one] { $count } budynku
       *[other] { $count } budynków
    }
task-green = { $count ->
    [one] { $count } zielony bandyta
   *[other] { $count } zielonych bandytów
}
    .gen = { $count ->
        [one] { $count } zielonego bandyty
       *[other] { $count } zielonych bandytów
    }
task-orange = { $count ->
    [one] { $count } pomarańczowy bandyta
   *[other] { $count } pomarańczowych bandytów
}
    .gen = { $count ->
        [one] { $count } pomarańczowego bandyty
       *[other] { $count } pomarańczowych bandytów
    }
task-hazard = { $count ->
    [one] { $count } niebezpieczeństwo
    [few] { $count } niebezpieczeństwa
   *[many] { $count } niebezpieczeństw
}
    .gen = { $count ->
        [one] { $count } niebezpieczeństwa
       *[other] { $count } niebezpieczeństw
    }
task-station = { $count ->
    [one] { $count } stacja
    [few] { $count } stacje
   *[many] { $count } stacji
}
    .gen = { $count } stacji
task-value-3 = { $count ->
    [one] { $count } karta o wartości 3
    [few] { $count } karty o wartości 3
   *[many] { $count } kart o wartości 3
}
    .gen = { $count ->
        [one] { $count } karty o wartości 3
       *[other] { $count } kart o wartości 3
    }
task-shorthorn = { $count ->
    [one] { $count } Shorthorn
    [few] { $count } Shorthorny
   *[many] { $count } Shorthornów
}
    .gen = { $count ->
        [one] { $count } Shorthorna
       *[other] { $count } Shorthornów
    }
task-hereford = { $count ->
    [one] { $count } Hereford
    [few] { $count } Herefordy
   *[many] { $count } Herefordów
}
    .gen = { $count ->
        [one] { $count } Hereforda
       *[other] { $count } Herefordów
    }
task-new-york = { $count ->
    [one] { $count } dysk w Nowym Jorku
    [few] { $count } dyski w Nowym Jorku
   *[many] { $count } dysków w Nowym Jorku
}
    .gen = { $count ->
        [one] { $count } dysku w Nowym Jorku
       *[other] { $count } dysków w Nowym Jorku
    }
brief-auxiliary = akcja pomocnicza
brief-draw = dociągnij do { $count } kart
brief-engine = lokomotywa do { $count } pól
brief-free-move = ruch swobodny


## Szlak

site = { $kind ->
    [start] początek szlaku
    [neutral] miejsce { $name }
    [building] działka { $name }
    [flood] pole powodzi { $name }
    [drought] pole suszy { $name }
    [rockfall] pole lawin { $name }
    [bandit] pole bandytów { $name }
   *[kansas-city] Kansas City
}
    .gen = { $kind ->
        [start] początku szlaku
        [neutral] miejsca { $name }
        [building] działki { $name }
        [flood] pola powodzi { $name }
        [drought] pola suszy { $name }
        [rockfall] pola lawin { $name }
        [bandit] pola bandytów { $name }
       *[kansas-city] Kansas City
    }
    .acc = { $kind ->
        [start] początek szlaku
        [neutral] miejsce { $name }
        [building] działkę { $name }
        [flood] pole powodzi { $name }
        [drought] pole suszy { $name }
        [rockfall] pole lawin { $name }
        [bandit] pole bandytów { $name }
       *[kansas-city] Kansas City
    }
    .on = { $kind ->
        [start] na początku szlaku
        [neutral] na miejscu { $name }
        [building] na działce { $name }
        [flood] na polu powodzi { $name }
        [drought] na polu suszy { $name }
        [rockfall] na polu lawin { $name }
        [bandit] na polu bandytów { $name }
       *[kansas-city] w Kansas City
    }
site-short = { $name }
site-in-full = { $name }{ $risk ->
    [none] { $woods ->
        [yes] { " " }(las)
       *[no] { "" }
    }
    [cattle] { " " }({ $woods ->
        [yes] las;{ " " }
       *[no] { "" }
    }akcja ryzyka: dowolna karta krowy za 1 certyfikat)
   *[criollo] { " " }({ $woods ->
        [yes] las;{ " " }
       *[no] { "" }
    }akcja ryzyka: Criollo za 1 certyfikat i 2 $)
}
space-start = początek szlaku
    .gen = początku szlaku
    .to = na początek szlaku
    .on = na początku szlaku
    .title = Początek szlaku
space-kansas-city = Kansas City
    .to = do Kansas City
    .on = w Kansas City
    .title = Kansas City
space-empty = puste miejsce ({ $site })
    .to = na puste miejsce ({ $site })
    .on = na pustym miejscu ({ $site })
    .title = Puste miejsce ({ $site })
space-neutral = budynek { $tile }{ $moved ->
    [yes] { " " }(miejsce { $site })
   *[no] { "" }
}
    .gen = budynku { $tile }{ $moved ->
        [yes] { " " }(miejsce { $site })
       *[no] { "" }
    }
    .to = do budynku { $tile }{ $moved ->
        [yes] { " " }(miejsce { $site })
       *[no] { "" }
    }
    .on = na budynku { $tile }{ $moved ->
        [yes] { " " }(miejsce { $site })
       *[no] { "" }
    }
    .title = Budynek { $tile }{ $moved ->
        [yes] { " " }(miejsce { $site })
       *[no] { "" }
    }
space-yours = twój budynek { $building } na { $site }
    .gen = twojego budynku { $building } na { $site }
    .to = do swojego budynku { $building } (działka { $site })
    .on = na twoim budynku { $building } (działka { $site })
    .title = Twój budynek { $building } na { $site }
space-theirs = własny budynek { $building } na { $site }
    .gen = własnego budynku { $building } na { $site }
    .to = do własnego budynku { $building } (działka { $site })
    .on = na własnym budynku { $building } (działka { $site })
    .title = Własny budynek { $building } na { $site }
space-private = budynek { $building } na { $site } ({ $who })
    .gen = budynku { $building } na { $site } ({ $who })
    .to = do budynku { $building } ({ $who }, działka { $site })
    .on = na budynku { $building } ({ $who }, działka { $site })
    .title = Budynek { $building } na { $site } ({ $who })
space-hazard = { $area ->
    [flood] powódź
    [drought] susza
   *[rockfall] lawina
} { $slot } ({ $hand ->
    [green] zielona dłoń
   *[black] czarna dłoń
})
    .acc = { $area ->
        [flood] powódź
        [drought] suszę
       *[rockfall] lawinę
    } { $slot } ({ $hand ->
        [green] zielona dłoń
       *[black] czarna dłoń
    })
    .gen = { $area ->
        [flood] powodzi
        [drought] suszy
       *[rockfall] lawiny
    } { $slot } ({ $hand ->
        [green] zielona dłoń
       *[black] czarna dłoń
    })
    .to = na { $area ->
        [flood] powódź
        [drought] suszę
       *[rockfall] lawinę
    } { $slot } ({ $hand ->
        [green] zielona dłoń
       *[black] czarna dłoń
    })
    .on = na { $area ->
        [flood] powodzi
        [drought] suszy
       *[rockfall] lawinie
    } { $slot } ({ $hand ->
        [green] zielona dłoń
       *[black] czarna dłoń
    })
    .title = { $area ->
        [flood] Powódź
        [drought] Susza
       *[rockfall] Lawina
    } { $slot } ({ $hand ->
        [green] zielona dłoń
       *[black] czarna dłoń
    })
space-bandit = { $color ->
    [green] zielony bandyta
   *[orange] pomarańczowy bandyta
} { $slot }
    .acc = { $color ->
        [green] zielonego bandytę
       *[orange] pomarańczowego bandytę
    } { $slot }
    .gen = { $color ->
        [green] zielonego bandyty
       *[orange] pomarańczowego bandyty
    } { $slot }
    .to = na { $color ->
        [green] zielonego bandytę
       *[orange] pomarańczowego bandytę
    } { $slot }
    .on = na { $color ->
        [green] zielonym bandycie
       *[orange] pomarańczowym bandycie
    } { $slot }
    .title = { $color ->
        [green] Zielony bandyta
       *[orange] Pomarańczowy bandyta
    } { $slot }
fee-to-bank = { $short ->
    [yes] { DOLLARS($paid) } z { DOLLARS($due) } do banku (tyle zostało)
   *[no] { DOLLARS($due) } do banku
}
fee-to-owner = { $short ->
    [yes] { DOLLARS($paid) } z { DOLLARS($due) } (tyle zostało, dostaje { $owner })
   *[no] { DOLLARS($due) } (dostaje { $owner })
}
worth-hazard = { $points ->
    [one] za usunięcie { $points } punkt
    [few] za usunięcie { $points } punkty
   *[many] za usunięcie { $points } punktów
}
worth-bandit = za schwytanie { $reward }
offers-kansas-city = trzy żetony rozwoju, dochód, dostawa
offers-auxiliary = najwyżej jedna pojedyncza akcja pomocnicza
risk-action = akcja ryzyka: { $what }
beside-trail = obok szlaku


## Akcje, jak są wydrukowane, i jako możliwości

operation-hire = zatrudnij pomocnika{ $how ->
    [more] { " " }za { $change } więcej
    [less] { " " }za { $change } mniej
   *[plain] { "" }
}
    .do = Zatrudnij pomocnika{ $how ->
        [more] { " " }za { $change } więcej, niż mówi rząd
        [less] { " " }za { $change } mniej, niż mówi rząd
       *[plain] { "" }
    }{ $any ->
        [yes] { " " }(od { $least })
       *[no] { " " }(nie ma kogo)
    }
operation-build = buduj po { DOLLARS($rate) } za rzemieślnika
    .do = Buduj po { DOLLARS($rate) } za rzemieślnika (masz { $craftsmen-acc })
operation-buy = kup krowy
    .do = Kup krowy (masz { $cowboys-acc })
operation-objective = weź kartę celu
    .do = Weź kartę celu na swój stos kart odrzuconych
operation-bandit = schwytaj bandytę
    .do = Schwytaj bandytę i weź nagrodę z jego pola
operation-hazard = usuń niebezpieczeństwo { $free ->
    [yes] za darmo
   *[no] za { $price }
}
    .do = Usuń niebezpieczeństwo { $free ->
        [yes] za darmo
       *[no] za { $price }
    }
operation-engine = { $paid ->
    [yes] zapłać { $price } i przesuń lokomotywę{ " " }
   *[no] lokomotywa{ " " }
}{ $by ->
    [fixed] do { $count } pól w przód
    [woods] według budynków w lesie
    [hazards] według niebezpieczeństw
   *[engineer] według inżynierów
}
    .do = { $paid ->
        [yes] Zapłać { $price } i przesuń{ " " }
       *[no] Przesuń{ " " }
    }lokomotywę { $count ->
        [one] o { $count } pole
       *[other] do { $count } pól
    } w przód{ $by ->
        [fixed] { "" }
        [woods] { " " }(1 za każdy budynek w lesie)
        [hazards] { " " }(1 za każde niebezpieczeństwo)
       *[engineer] { " " }(1 za każdego inżyniera)
    }
operation-engine-back = lokomotywa dokładnie 1 pole wstecz, weź { $gain }
    .do = Cofnij lokomotywę dokładnie o 1 pole i weź { $gain }
operation-auxiliary = pojedyncza albo podwójna akcja pomocnicza
    .do = Wykonaj akcję pomocniczą, pojedynczą albo, gdzie można, podwójną
operation-forward = ranczer { $count ->
    [one] { $count } krok w przód
   *[other] do { $count } kroków w przód
}
    .do = Przesuń ranczera { $count ->
        [one] o { $count } krok
       *[other] do { $count } kroków
    } w przód i skorzystaj z nowego pola; niewykonane tutaj akcje przepadają
operation-free-move = ruch swobodny do { $count } kroków
    .do = Przesuń ranczera do { $count } kroków w przód bez opłat
operation-certificates = weź { $count ->
    [one] { $count } certyfikat
   *[other] do { $count } certyfikatów
}
    .do = Weź { $count ->
        [one] { $count } certyfikat
       *[other] do { $count } certyfikatów
    } (z { $now } na { $then })
operation-certificates-to-limit = weź certyfikaty aż do limitu
    .do = Weź certyfikaty aż do limitu (z { $now } na { $then })
operation-bandit-pairs = do 2 certyfikatów i 2 $ za każdą parę bandytów, zielonego i pomarańczowego
    .do = Za { $count ->
        [one] { $count } parę
        [few] { $count } pary
       *[many] { $count } par
    } bandytów weź { $gain } i certyfikaty (z { $now } na { $then })
operation-gain = { $by ->
    [fixed] weź { $gain }
    [woods] weź { $each } za każdy budynek w lesie
    [stations] weź { $each } za każdą rozbudowaną stację
    [craftsman] weź { $each } za każdego rzemieślnika
   *[engineer] weź { $each } za każdego inżyniera
}
    .do = Weź { $gain }{ $by ->
        [fixed] { "" }
        [woods] : po { $each } za { $count ->
            [one] { $count } budynek
            [few] { $count } budynki
           *[many] { $count } budynków
        } w lesie
        [stations] : po { $each } za { $count ->
            [one] { $count } rozbudowaną stację
            [few] { $count } rozbudowane stacje
           *[many] { $count } rozbudowanych stacji
        }
        [craftsman] : po { $each } za { $count ->
            [one] { $count } rzemieślnika
           *[other] { $count } rzemieślników
        }
       *[engineer] : po { $each } za { $count ->
            [one] { $count } inżyniera
           *[other] { $count } inżynierów
        }
    }
operation-token = weź żeton wymiany
    .do = Weź żeton wymiany
operation-draw = { $by ->
    [cowboy] dociągnij tyle kart, ilu masz kowbojów, potem odrzuć tyle samo
   *[fixed] dociągnij do { $count } kart, potem odrzuć tyle samo
}
    .do = Dociągnij { $count ->
        [one] { $count } kartę, potem odrzuć 1
       *[other] do { $count } kart, potem odrzuć tyle samo
    }{ $by ->
        [cowboy] { " " }(1 za każdego kowboja)
       *[fixed] { "" }
    }
operation-deliver = dostawa nadzwyczajna
    .do = Dostawa nadzwyczajna: cofnij lokomotywę, o ile chcesz, i dostarcz krowy do miasta wartego tyle, ile przejechano pól
operation-upgrade = rozbuduj stację za lokomotywą
    .do = Rozbuduj stację za swoją lokomotywą, płacąc jej koszt
operation-copy = użyj akcji sąsiedniego budynku
    .do = Użyj akcji sąsiedniego budynku
operation-trade = odrzuć { $ware }, { $gains }
    .do = Odrzuć { $ware }, { $gains }
ware-breed = kartę { $breed }
ware-pair = dwie karty tej samej rasy
ware-value-3 = kartę o wartości 3 (żółtą, czerwoną albo niebieską)
ware-cattle = dowolną kartę krowy
ware-objective = kartę celu
gain-certificates = weź { $count ->
    [one] { $count } certyfikat
   *[other] do { $count } certyfikatów
}
gain-dollars = weź { DOLLARS($dollars) }
gain-engine = lokomotywa do { $count } pól w przód
gain-objective = weź kartę celu do ręki

auxiliary-1 = weź { DOLLARS($times) }
auxiliary-2 = dociągnij { $times ->
    [one] { $times } kartę, potem odrzuć 1
   *[other] do { $times } kart, potem odrzuć tyle samo
}
auxiliary-3 = zapłać { DOLLARS($times) }, lokomotywa dokładnie { $times ->
    [one] { $times } pole
   *[other] { $times } pola
} wstecz, weź { $times ->
    [one] { $times } certyfikat
   *[other] do { $times } certyfikatów
}
auxiliary-4 = zapłać { DOLLARS($times) }, lokomotywa { $times ->
    [one] { $times } pole
   *[other] do { $times } pól
} w przód
auxiliary-5 = lokomotywa dokładnie { $times ->
    [one] { $times } pole
   *[other] { $times } pola
} wstecz, weź { DOLLARS($times) } i możesz usunąć z gry { $times ->
    [one] { $times } kartę
   *[other] do { $times } kart
} z ręki
auxiliary-row = Akcja { $number }
auxiliary-state = { $state ->
    [closed] jeszcze niedostępna
    [single] pojedynczo
   *[double] pojedynczo albo podwójnie
}


## Kolej

station = stacja { $number }
    .gen = stacji { $number }
    .acc = stację { $number }
station-between = stacja { $number } (między { $before } a { $after })
    .gen = stacji { $number } (między { $before } a { $after })
    .acc = stację { $number } (między { $before } a { $after })
station-end = stacja { $number } (na polu { $space })
    .gen = stacji { $number } (na polu { $space })
    .acc = stację { $number } (na polu { $space })
station-upgraded = { $station } ma już twój dysk
station-upgradable = { $station-acc } można rozbudować za { DOLLARS($price) }: { $worth }
berth-start = pole startowe
    .gen = pola startowego
berth-space = pole { $number }
    .gen = pola { $number }
berth-turnout = bocznica { $station-gen }
    .gen = bocznicy { $station-gen }
    .acc = bocznicę { $station-gen }
corners-white = białe narożniki
corners-dark = ciemne narożniki
city-kansas-city = Kansas City
city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
    .gen = Peorii
    .inst = Peorią
    .loc = Peorii
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
    .gen = Pittsburgha
    .inst = Pittsburghiem
    .loc = Pittsburghu
city-philadelphia = Filadelfia
    .gen = Filadelfii
    .inst = Filadelfią
    .loc = Filadelfii
city-new-york = Nowy Jork
    .gen = Nowego Jorku
    .inst = Nowym Jorkiem
    .loc = Nowym Jorku
city-value = wartość { $value }
link = { $near } – { $far }
bonus-objective = karta celu
bonus-token = żeton wymiany
master-sm1 = usuń za darmo niebezpieczeństwo albo schwytaj bandytę; 3 punkty za każde 2 karty celów
master-sm2 = 1 certyfikat stały; 3 punkty za każde 2 certyfikaty
master-sm3 = 1 certyfikat stały; 3 punkty za każdą parę bandytów, zielonego i pomarańczowego
master-sm4 = 1 certyfikat stały; 3 punkty za każde 2 niebezpieczeństwa
master-sm5 = 2 $; 1 punkt za każdego pomocnika
master-sm6 = 1 certyfikat stały; 3 punkty za każde 2 stacje
master-sm7 = do 2 certyfikatów; 2 punkty za każdy budynek
master-sm8 = 2 certyfikaty stałe
master-sm9 = 12 $
master-none = brak zawiadowcy
master-taken = wzięty
master-replaced = wzięty za { $worker-a }
master-waits = zawiadowca: { $master }
disc-aux1 = dysk akcji pomocniczej 1
disc-aux2 = dysk akcji pomocniczej 2
disc-aux3 = dysk akcji pomocniczej 3
disc-aux4 = dysk akcji pomocniczej 4
disc-aux5 = dysk akcji pomocniczej 5
disc-cert4 = dysk 4 certyfikatów
disc-cert6 = dysk 6 certyfikatów
disc-step1 = pierwszy dysk kroków
disc-step2 = drugi dysk kroków
disc-hand = dysk ręki
unlocks-auxiliary = { $double ->
    [yes] akcja pomocnicza { $number } może być podwójna
   *[no] otwiera akcję pomocniczą { $number }
}
unlocks-certificates = do { $count } certyfikatów
unlocks-certificates-later = do 6 certyfikatów, gdy zdjęty będzie też dysk 4
unlocks-steps = do { $count } kroków; { $gain }
unlocks-hand = limit { $count } kart w ręce, za { DOLLARS($price) }


## O co gra pyta

over = Koniec gry. { $tie ->
    [yes] Jest remis, a przy remisie wygrywa { $winners }.
   *[no] { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Zwycięstwem dzielą się { $winners }.
    }
}
prompt-between = Coś dzieje się samo.
prompt-wait = { $who } { $what ->
    [place] stawia ranczera na szlaku.
    [move] przesuwa ranczera.
    [cards] wybiera karty.
    [kansas-city] jest w Kansas City.
   *[act] korzysta z pola.
}
prompt-draw-for-tokens = Ile kart dociągasz za żetony? Najwyżej { $count }; tyle samo odrzucisz.
prompt-first-discard = Pierwsza tura: odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, żeby zostały ci 4.
prompt-discard = Odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
prompt-place = Pierwsza tura: na którym budynku neutralnym zaczyna twój ranczer?
prompt-depart = Faza A: przesuń ranczera, najwyżej o { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}. Stoi { $space-on }, a ty masz { DOLLARS($money) }.
prompt-visit = Faza B { $space-on }: wykonaj akcje w dowolnej kolejności albo zamiast nich jedną akcję pomocniczą. Masz { DOLLARS($money) }.
prompt-visit-more = Faza B { $space-on }: co jeszcze? Masz { DOLLARS($money) }.
prompt-visit-foreign = Faza B { $space-on }: możesz tu wykonać jedną akcję pomocniczą. Masz { DOLLARS($money) }.
prompt-visit-auxiliary = Faza B { $space-on }: akcja pomocnicza już wykonana. Masz { DOLLARS($money) }.
prompt-offer = Możesz teraz z tego skorzystać: { $what }.
prompt-hire = Kogo zatrudniasz? { $change ->
    [0] Płacisz tyle, ile mówi rząd.
    [2] Płacisz o 2 $ więcej, niż mówi rząd.
    [-1] Płacisz o 1 $ mniej, niż mówi rząd.
   *[-2] Płacisz o 2 $ mniej, niż mówi rząd.
} Masz { DOLLARS($money) }.
prompt-build = Co budujesz i gdzie? Płacisz { DOLLARS($rate) } za rzemieślnika; masz { $craftsmen-acc } i { DOLLARS($money) }.
prompt-buy = Co kupujesz? Masz jeszcze { $cowboys-acc } i { DOLLARS($money) }.
prompt-objective = Którą kartę celu bierzesz? Trafi { $hand ->
    [yes] do twojej ręki.
   *[no] na twój stos kart odrzuconych.
}
prompt-bandit = Którego bandytę chwytasz?
prompt-hazard = Które niebezpieczeństwo usuwasz{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}?
prompt-engine = Jak daleko jedzie twoja lokomotywa? Najwyżej { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
} w przód.
prompt-back = Dokąd cofa się twoja lokomotywa, dokładnie o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}?
prompt-back-to-deliver = Jak daleko cofa się twoja lokomotywa? Krowy dostarczysz do miasta wartego najwyżej tyle, ile przejedzie pól.
prompt-return = Twoja lokomotywa dotarła do końca torów: dokąd wraca? Dostajesz 3 $.
prompt-upgrade = Czy rozbudowujesz { $station-acc } za { DOLLARS($price) }? Masz { DOLLARS($money) }.
prompt-upgrade-behind = Którą stację za swoją lokomotywą rozbudowujesz? Masz { DOLLARS($money) }.
prompt-disc-city = Który dysk trafia do { $city-gen }? { $dark ->
    [yes] Ciemne narożniki przyjmą każdy.
   *[no] Narożniki są tam białe.
}
prompt-disc-station = Który dysk trafia na { $station-acc }? { $dark ->
    [yes] Ciemne narożniki przyjmą każdy.
   *[no] Narożniki są tam białe.
}
prompt-appoint = Czy oddajesz pomocnika za zawiadowcę? Zawiadowca daje: { $master }.
prompt-auxiliary = Którą akcję pomocniczą wykonujesz? Masz { DOLLARS($money) }.
prompt-forward = Przesuń ranczera dalej, { $count ->
    [one] o { $count } krok
   *[other] do { $count } kroków
}. Masz { DOLLARS($money) }.
prompt-free-move = Ruch swobodny: do { $count } kroków bez opłat, ale nie do Kansas City, a na nowym polu bez akcji.
prompt-draw = Ile kart dociągasz? Najwyżej { $count }; tyle samo odrzucisz.
prompt-give = Którą kartę odrzucasz? Oddajesz { $ware }: { $gains }.
prompt-give-second = Którą drugą kartę tej samej rasy odrzucasz?
prompt-trash = Którą kartę usuwasz z gry? Najwyżej { $count }.
prompt-foresight = Kansas City, etap { $stage }: który żeton z kolumny { $stage } kładziesz na planszy?
prompt-income = Kansas City, etap 4: twoja ręka jest warta { $value }{ $permanent ->
    [0] { "" }
   *[other] , a certyfikaty stałe dodają { $permanent }
}. Masz { $certificates ->
    [one] { $certificates } certyfikat
    [few] { $certificates } certyfikaty
   *[many] { $certificates } certyfikatów
}: ile wydajesz?
prompt-calves = Ile cieląt zamieniasz na jałówki? Jałówki obok planszy: { $count }.
prompt-heifers = Ile jałówek zamieniasz na krowy? Krowy obok planszy: { $count }.
prompt-city = { $extraordinary ->
    [yes] Dostawa nadzwyczajna: do którego miasta o wartości najwyżej { $limit } dostarczasz krowy? Za transport się nie płaci, a masz { DOLLARS($money) }.
   *[no] Kansas City, etap 5: twoje stado było warte { $limit } i tyle wypłacił bank. Do którego miasta dostarczasz krowy? Masz { DOLLARS($money) }.
}
prompt-links = Twój dysk w { $city-loc } tworzy połączenia { $links }: która premia jest pierwsza?


## Co można wybrać

group-exchange = Żetony wymiany, w każdej chwili
group-objectives = Karty celów w ręce
group-discard-spare = Krowy, bez których ręka jest warta tyle samo
group-discard-needed = Krowy, bez których ręka jest warta mniej
group-discard-objectives = Karty celów
group-go = { $space-title }: { $offers }
group-local = Akcje { $space-gen }
group-auxiliary = { $instead ->
    [yes] Zamiast nich jedna pojedyncza akcja pomocnicza
   *[no] Pojedyncza akcja pomocnicza
}
group-hire = { $kind ->
    [cowboy] Kowboje
    [craftsman] Rzemieślnicy
   *[engineer] Inżynierowie
} (masz { $count }): { $next ->
    [full] rząd jest pełny
    [nothing] na następnym polu nic
   *[action] na następnym polu { $slot }
}
group-build = { $building }: { $offers } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $hand })
group-turnouts = Bocznice ze stacjami
group-track = Pola torów
group-buy-one = Jedna karta
group-buy-two = Dwie karty razem

option-settle = Zacznij { $space-on }: { $offers }
option-go = Idź { $space-to }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}{ $passed-count ->
    [0] { "" }
   *[other] , mijając { $passed-acc }
}; { $fees-count ->
    [0] bez opłat
   *[other] płacisz { $fees }{ $left ->
        [0] { "" }
       *[other] , zostaje { DOLLARS($left) }
    }
}
option-play = Zagraj kartę celu „{ $tasks }”: teraz { $instant }, na koniec { $points }; { $progress }
option-copy = Użyj akcji { $space-gen }: { $offers }
option-auxiliary = { $double ->
    [yes] Podwójna akcja pomocnicza { $number }: { $what }
   *[no] Akcja pomocnicza { $number }: { $what }
}
option-hire = Zatrudnij { $worker-a } z rzędu { $row } za { DOLLARS($price) }, na { $place }. pole{ $instant ->
    [yes] ; od razu: { $slot }
   *[no] { "" }
}{ $points ->
    [0] { "" }
    [one] ; na koniec { $points } punkt
    [few] ; na koniec { $points } punkty
   *[many] ; na koniec { $points } punktów
}
option-build = Zbuduj { $building } na { $site } za { DOLLARS($price) } (potrzeba { $craftsmen-gen }): { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
option-replace = Zastąp { $old } budynkiem { $building } na { $site } za { DOLLARS($price) } (potrzeba { $craftsmen-gen }): { $count ->
    [one] { $count } punkt więcej
    [few] { $count } punkty więcej
   *[many] { $count } punktów więcej
}
option-buy = Kup { $cards-acc } za { DOLLARS($price) } z { $cowboys-inst }; zostaje { $left }
option-reveal = Niech 1 kowboj odkryje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze stosu targu; zostaje { $left }
option-engine-forward = Lokomotywa { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
} w przód na { $berth-acc }{ $transport ->
    [0] { "" }
   *[other] , transport tańszy nawet o { DOLLARS($transport) }
}{ $at-station ->
    [yes] ; { $station }
   *[no] { "" }
}
option-engine-back = Lokomotywa { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
} wstecz na { $berth-acc }{ $transport ->
    [0] { "" }
   *[other] , transport droższy nawet o { DOLLARS($transport) }
}{ $at-station ->
    [yes] ; { $station }
   *[no] { "" }
}
option-engine-deliver = Lokomotywa wstecz na { $berth-acc }: dostawa o wartości najwyżej { $value }, najdalej do { $city-gen }{ $at-station ->
    [yes] ; potem { $station }
   *[no] { "" }
}
option-engine-return = Lokomotywa na { $berth-acc } i 3 ${ $at-station ->
    [yes] ; { $station }
   *[no] { "" }
}
option-upgrade = Rozbuduj { $station-acc } za { DOLLARS($price) }: { $worth }
option-disc = Zdejmij { $disc } ({ $corners }): { $unlocks }
option-recall = Zabierz swój dysk ze { $station-gen } ({ $count ->
    [one] { $count } punkt mniej
    [few] { $count } punkty mniej
   *[many] { $count } punktów mniej
}, znów do rozbudowy)
option-appoint = Oddaj { $worker-a } (zostaje { $kept }): { $master }
option-remove = Usuń { $hazard-acc }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}: na koniec { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
option-remove-nothing = Usuń niebezpieczeństwo z { $site-gen }
option-capture = Schwytaj { $bandit-acc }: { $reward }
option-capture-nothing = Schwytaj bandytę z { $site-gen }
option-take = Weź „{ $tasks }” { $place ->
    [hand] do ręki
   *[discard] na stos kart odrzuconych
}: po zagraniu { $instant }, na koniec { $points }; { $progress }
option-take-top = Weź w ciemno wierzchnią z { $count ->
    [one] { $count } karty
   *[other] { $count } kart
} stosu, { $place ->
    [hand] do ręki
   *[discard] na stos kart odrzuconych
}
option-draw = Dociągnij { $count ->
    [one] { $count } kartę, potem odrzuć 1
    [few] { $count } karty, potem odrzuć tyle samo
   *[many] { $count } kart, potem odrzuć tyle samo
} (w stosie masz { $deck })
option-draw-none = Nie dociągaj kart
option-discard = Odrzuć { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , masz { $held }
}; reszta ręki jest warta { $value }
option-give = Odrzuć { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , masz { $held }
}: { $gains }; reszta ręki jest warta { $value }
option-trash = Usuń z gry { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , masz { $held }
}; reszta ręki jest warta { $value }
option-foresight = Weź { $tile-acc }: { $place }
option-foresight-nothing = Weź żeton { $place } z kolumny { $column }
way-slot = na { $site-acc }{ $beside ->
    [yes] , obok szlaku
   *[no] , wejście będzie tam kosztować { DOLLARS($fee) }
}
way-gone = poza grę, bo nie ma miejsca
way-nowhere = na rynku pracy nie ma już miejsca
way-job = do rzędu { $row } rynku pracy{ $then ->
    [stays] { "" }
    [refill] ; żeton schodzi do rzędu { $next }, a targ bydła się uzupełnia
    [end] ; żeton opuszcza planszę i zaczynają się ostatnie tury
   *[moves] ; żeton schodzi do rzędu { $next }
}
option-spend = { $count ->
    [0] Nie wydawaj certyfikatów
    [one] Wydaj { $count } certyfikat
    [few] Wydaj { $count } certyfikaty
   *[many] Wydaj { $count } certyfikatów
}: wartość { $total }, { DOLLARS($income) } z banku, najdalej do { $city-gen }{ $paid ->
    [yes] { " " }(transport { DOLLARS($transport) })
   *[no] { "" }
}; { $left ->
    [one] zostaje { $left } certyfikat
    [few] zostają { $left } certyfikaty
   *[many] zostaje { $left } certyfikatów
}
option-raise = { $stage ->
    [calves] { $count ->
        [0] Nie zamieniaj cieląt
        [one] Zamień { $count } cielę na jałówkę
        [few] Zamień { $count } cielęta na jałówki
       *[many] Zamień { $count } cieląt na jałówki
    }
   *[heifers] { $count ->
        [0] Nie zamieniaj jałówek
        [one] Zamień { $count } jałówkę na krowę
        [few] Zamień { $count } jałówki na krowy
       *[many] Zamień { $count } jałówek na krowy
    }
}
option-deliver = Dostarcz krowy do { $city-gen } (wartość { $value }): { $details }
delivery-transport = transport { DOLLARS($price) }
delivery-no-transport = bez kosztu transportu
delivery-free = transport za darmo
delivery-link = połączenie z { $city-inst }: { $brings }
delivery-disc = { $dark ->
    [yes] dowolny dysk
   *[no] dysk z białych narożników
}
option-link = Najpierw { $link }: { $brings }
option-exchange = Oddaj { $count ->
    [one] { $count } żeton wymiany
    [few] { $count } żetony wymiany
   *[many] { $count } żetonów wymiany
}: dociągnij do { $cards } kart, potem odrzuć tyle samo
option-done-visit = Zakończ fazę B{ $count ->
    [0] { "" }
    [one] { " " }i dociągnij { $count } kartę
    [few] { " " }i dociągnij { $count } karty
   *[many] { " " }i dociągnij { $count } kart
}
option-done-offer = Zrezygnuj z tego
option-done-hire = Nie zatrudniaj nikogo
option-done-build = Niczego nie buduj
option-done-buy = { $more ->
    [yes] Nie kupuj nic więcej
   *[no] Nic nie kupuj
}
option-done-objective = Nie bierz karty celu
option-done-bandit = Nie chwytaj bandyty
option-done-hazard = Nie usuwaj niebezpieczeństwa
option-done-engine = Zostaw lokomotywę na miejscu
option-done-upgrade = Niczego nie rozbudowuj
option-done-appoint = Zatrzymaj pomocników i zostaw zawiadowcę
option-done-auxiliary = Nie wykonuj akcji pomocniczej
option-done-free-move = Zostań na miejscu
option-done-draw = Niczego nie dociągaj
option-done-trash = Nie usuwaj karty
option-done-give = Niczego nie oddawaj i niczego nie dostań
option-done-anything = Nic albo nic więcej


## Opowieść

story-begins = Zaczyna { $who }.
story-turn = Tura: { $who }.
story-settled = { $who } stawia ranczera { $space-on }.
story-moved = { $who } idzie { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $space-to }{ $passed-count ->
    [0] .
   *[other] , mijając { $passed-acc }.
}
story-fee = { $paid ->
    [0] { $who } nie ma z czego zapłacić za { $space-acc }.
   *[other] { $short ->
        [yes] { $who } płaci { DOLLARS($paid) } z { DOLLARS($due) } za { $space-acc }, bo tyle zostało.
       *[no] { $who } płaci { DOLLARS($paid) } za { $space-acc }.
    }
}
story-fee-of-bank = { $who } dostaje { DOLLARS($paid) } z banku, bo Sam wchodzi na { $space-acc }.
story-used = { $who } wykonuje akcję: { $what }.
story-auxiliary = { $double ->
    [yes] { $who } wykonuje podwójną akcję pomocniczą { $number }.
   *[no] { $who } wykonuje akcję pomocniczą { $number }.
}
story-copied = { $who } używa akcji { $space-gen }.
story-gained = { $who } bierze { $gain }.
story-paid-auxiliary = { $who } płaci za nią { DOLLARS($price) }.
story-paid-engine = { $who } płaci { DOLLARS($price) } za ruch lokomotywy.
story-paid-transport = { $who } płaci { DOLLARS($price) } za transport do { $city-gen }.
story-certified = { $who } przesuwa znacznik certyfikatów z { $from } na { $to }.
story-drew = { $who } dociąga { $cards-acc }.
story-drew-up = { $who } dociąga do limitu { $cards-acc }.
story-reshuffled = { $who } tasuje karty odrzucone i tworzy z nich nowy stos.
story-discarded = { $who } odrzuca { $card-acc }.
story-trashed = { $who } usuwa z gry { $card-acc }.
story-hired = { $who } zatrudnia { $worker-a } z rzędu { $row }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-bought = { $who } kupuje { $cards-acc }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-market = Nowe na targu bydła: { $cards }.
story-built = { $who } buduje { $building } { $site-on }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-replaced = { $who } zastępuje { $old } budynkiem { $building } { $site-on }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-removed = { $who } usuwa { $danger-acc } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $free ->
    [yes] { "" }
   *[no] , płacąc { DOLLARS($price) }
}.
story-captured = { $who } chwyta { $danger-acc }.
story-engine = { $forward ->
    [yes] { $who }: lokomotywa jedzie w przód z { $from-gen } na { $to-acc }.
   *[no] { $who }: lokomotywa jedzie wstecz z { $from-gen } na { $to-acc }.
}
story-upgraded = { $who } rozbudowuje { $station-acc }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-disc = { $who } zdejmuje { $disc }{ $free ->
    [yes] { "" }
   *[no] { " " }za { DOLLARS($price) }
}.
story-recalled = { $who } zabiera dysk ze { $station-gen }.
story-appointed = { $who } oddaje { $worker-a } za zawiadowcę { $station-gen }: { $master }.
story-appointed-free = { $who } bierze zawiadowcę { $station-gen }: { $master }.
story-objective = { $who } bierze { $deck ->
    [yes] ze stosu
   *[no] z puli
}{ $hand ->
    [yes] { " " }do ręki
   *[no] { "" }
} { $card-acc }.
story-objective-unseen = { $who } bierze kartę celu { $deck ->
    [yes] ze stosu
   *[no] z puli
} { $hand ->
    [yes] do ręki.
   *[no] na stos kart odrzuconych.
}
story-display = Nowa w puli: { $card }.
story-played = { $who } zagrywa kartę celu „{ $tasks }”.
story-token-gained = { $who } bierze żeton wymiany.
story-tokens-returned = { $who } oddaje { $count ->
    [one] { $count } żeton wymiany
    [few] { $count } żetony wymiany
   *[many] { $count } żetonów wymiany
}.
story-placed = { $who } bierze z obszaru rozwoju { $tile-acc }: { $place }.
placed-on = na { $site-acc }
placed-in-row = do rzędu { $row } rynku pracy
placed-nowhere = poza grę
story-token-moved = Żeton rynku pracy schodzi do rzędu { $row }.
story-end = { $who } bierze żeton rynku pracy: zaczynają się ostatnie tury.
story-hand = { $who } pokazuje { $cards-count ->
    [0] pustą rękę
   *[other] karty: { $cards }
}; wartość { $value }{ $permanent ->
    [0] { "" }
   *[other] , { $permanent } z certyfikatów stałych
}{ $spent ->
    [0] { "" }
    [one] , { $spent } wydany certyfikat
    [few] , { $spent } wydane certyfikaty
   *[many] , { $spent } wydanych certyfikatów
}. Bank płaci { DOLLARS($total) }.
story-raised = { $who } zamienia { $stage ->
    [heifer] { $count ->
        [one] { $count } cielę na jałówkę.
        [few] { $count } cielęta na jałówki.
       *[many] { $count } cieląt na jałówki.
    }
   *[cow] { $count ->
        [one] { $count } jałówkę na krowę.
        [few] { $count } jałówki na krowy.
       *[many] { $count } jałówek na krowy.
    }
}
story-hand-discarded = { $who } odrzuca całą rękę.
story-delivered = { $extraordinary ->
    [yes] { $who } robi dostawę nadzwyczajną do { $city-gen }.
   *[no] { $who } dostarcza krowy do { $city-gen }.
}
story-linked = { $who } tworzy połączenie { $link }: { $brings }.
story-foresight = Nowy żeton w kolumnie { $column } obszaru rozwoju: { $tile }.
story-sam = Karta { $number } Sama: { $card }.
story-sam-specialized = Specjalizacja Sama: { $worker }.


## Stół w słowach

table-turn = Tura
turn-of = { $mine ->
    [yes] Twoja tura ({ $who })
   *[no] Tura: { $who }
}{ $phase ->
    [first] { " " }– pierwsza.
    [a] { " " }– faza A, ruch ranczera.
    [kansas-city] { " " }– w Kansas City.
   *[b] { " " }– faza B, korzystanie z pola.
}
turn-token = Żeton rynku pracy leży w rzędzie { $row } z 12. Do ostatnich tur brakuje { $count ->
    [one] jeszcze { $count } pomocnika
   *[other] jeszcze { $count } pomocników
}.
turn-ending = Żeton rynku pracy, wart 2 punkty, ma { $who }{ $over ->
    [yes] .
   *[no] : to są ostatnie tury.
}
turn-order = Kolejność: { $people }.
turn-hands = Opłaty: zielona dłoń { DOLLARS($green) }, czarna dłoń { DOLLARS($black) }.
turn-sides = { $which ->
    [a] Wszystkie budynki prywatne leżą stroną a
    [b] Wszystkie budynki prywatne leżą stroną b
   *[both] Budynki prywatne leżą stroną a, a tylko te stroną b: { $numbers }
}{ $simmentals ->
    [yes] ; na targu są simentale.
   *[no] .
}
turn-sam = Sam używa stron b swoich budynków, nic nie płaci i nie podejmuje decyzji.

table-herd = Twoje karty
herd-hand = { $count ->
    [0] Ręka jest pusta, limit to { $limit }.
    [one] W ręce { $count } karta (limit { $limit }), wartość hodowlana { $value }: { $cards }.
    [few] W ręce { $count } karty (limit { $limit }), wartość hodowlana { $value }: { $cards }.
   *[many] W ręce { $count } kart (limit { $limit }), wartość hodowlana { $value }: { $cards }.
}
herd-deck = { $count ->
    [0] Stos jest pusty.
    [one] W stosie { $count } karta: { $cards }.
    [few] W stosie { $count } karty, w nieznanej kolejności: { $cards }.
   *[many] W stosie { $count } kart, w nieznanej kolejności: { $cards }.
}
herd-discard = { $count ->
    [0] Kart odrzuconych nie ma.
    [one] Odrzucona { $count } karta: { $cards }.
    [few] Odrzucone { $count } karty: { $cards }.
   *[many] Odrzuconych { $count } kart: { $cards }.
}

table-own = Twoja plansza
player-purse = { DOLLARS($money) }; certyfikaty: { $certificates }, najwyżej { $limit }{ $permanent ->
    [0] { "" }
   *[other] , do tego stałe: { $permanent }
}; { $tokens }{ $token ->
    [yes] ; żeton rynku pracy.
   *[no] .
}
player-abilities = Do { $steps } kroków; limit kart w ręce { $hand }; akcje pomocnicze: { $single-count ->
    [0] { "" }
   *[other] pojedynczo { $single }
}{ $double-count ->
    [0] .
   *[other] { $single-count ->
        [0] pojedynczo albo podwójnie { $double }.
       *[other] , pojedynczo albo podwójnie { $double }.
    }
}
player-workers = Pomocnicy: { $workers }.
player-taken = { $count ->
    [0] Bez niebezpieczeństw
    [one] { $count } niebezpieczeństwo warte { $worth }
    [few] { $count } niebezpieczeństwa warte { $worth }
   *[many] { $count } niebezpieczeństw wartych { $worth }
}; bandyci: { $bandits }.
player-master = Zawiadowca: { $master }.
player-discs = { $count ->
    [one] Na planszy { $count } dysk.
    [few] Na planszy { $count } dyski.
   *[many] Na planszy { $count } dysków.
}
player-buildings = { $built-count ->
    [0] Nic jeszcze nie zbudowano.
   *[other] Zbudowane: { $built }.
} { $unbuilt-count ->
    [0] Nie ma już czego budować.
   *[other] Niezbudowane: { $unbuilt }.
}
building-on = { $building } { $site-on }
building = { $building }
building-needs = { $craftsmen }; { $points }; { $hand }
slot-none = rząd jest pełny
player-objectives = Zagrane karty celów: { $objectives }.
player-cards = W ręce { $hand }, w stosie { $deck }, odrzucone: { $discard }{ $any ->
    [yes] , na wierzchu { $top }.
   *[no] .
}
table-buildings = Twoje budynki
table-discs = Twoje dyski i akcje pomocnicze
table-own-objectives = Twoje karty celów
objective-start = początkowa
objective-played = zagrana
objective-in-hand = w ręce
objective-in-deck = w stosie
objective-in-discard = odrzucona
objectives-help = Każda rzecz liczy się tylko do jednej karty. Na koniec karty ze stada można dołożyć albo pominąć; zagrane trzeba wykonać, bo inaczej odbierają punkty.
table-player = { $who }

table-ways = Drogi
ways-help = Wymieniono tylko pola: każde kosztuje krok. Puste miejsca nie kosztują.
way = do { $end-gen }: { $spaces-count ->
    [0] bez pól po drodze
   *[other] { $spaces }
}
table-trail = Szlak
trail-empty = Wolne działki: { $sites }.
trail-woods = Z nich w lesie: { $sites }.
trail-risk-cattle = Z akcją ryzyka „dowolna karta krowy za 1 certyfikat”: { $sites }.
trail-risk-criollo = Z akcją ryzyka „Criollo za 1 certyfikat i 2 $”: { $sites }.
rancher-nowhere = { $mine ->
    [yes] Twojego ranczera, { $who }, nie ma jeszcze na szlaku.
   *[no] { $who }: ranczera nie ma jeszcze na szlaku.
}
rancher-at = { $mine ->
    [yes] Twój ranczer, { $who }, stoi { $site-on }.
   *[no] { $who }: ranczer stoi { $site-on }.
}

table-jobs = Rynek pracy
job-row = Rząd { $row }: { DOLLARS($price) }
job-for-hire = do zatrudnienia
job-token = leży tu żeton: jeszcze nie do zatrudnienia
job-empty = jeszcze pusty
job-refill = gdy przyjdzie tu żeton, uzupełnia się targ bydła
job-end = gdy się zapełni, zaczynają się ostatnie tury

table-foresight = Obszar rozwoju
foresight-column = Kolumna { $column }
foresight-tile = { $tile }: { $place }
bag = { $count ->
    [0] Woreczek { $number } jest pusty.
    [one] W woreczku { $number } jest { $count } żeton: { $tiles }.
    [few] W woreczku { $number } są { $count } żetony: { $tiles }.
   *[many] W woreczku { $number } jest { $count } żetonów: { $tiles }.
}

table-cattle = Targ bydła
price = { $cowboys } i { DOLLARS($price) }
price-or = { $one } albo { $other }
cattle-pairs = Dwie karty o wartości 3: 3 kowbojów i 5 $. Dwa Shorthorny: 5 kowbojów i 8 $.
cattle-reveal = Zamiast kupować, kowboj może odkryć 2 karty ze stosu.
cattle-stack = { $count ->
    [0] Stos targu jest pusty.
    [one] W stosie targu jest { $count } karta: { $cards }.
    [few] W stosie targu są { $count } karty: { $cards }.
   *[many] W stosie targu jest { $count } kart: { $cards }.
}
cattle-upgrades = Obok planszy: { $heifers ->
    [one] { $heifers } jałówka
    [few] { $heifers } jałówki
   *[many] { $heifers } jałówek
} i { $cows ->
    [one] { $cows } krowa
    [few] { $cows } krowy
   *[many] { $cows } krów
}.

table-objectives = Karty celów
objective-deck = { $count ->
    [0] Stos kart celów jest pusty.
    [one] W stosie jest { $count } karta.
    [few] W stosie są { $count } karty.
   *[many] W stosie jest { $count } kart.
}

table-stations = Tory i stacje
engine-at = { $who }, lokomotywa: { $berth }.
table-cities = Miasta
table-links = Połączenia między miastami

sam-state = Poziom: { $level ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
}. Specjalizacja: { $worker }. Następna dostawa: { $city }.
sam-cattle = Krowy, { $count }: { $cards }.
sam-card-number = Karta { $number }
sam-card = { $steps }; { $errand }
sam-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
sam-steps-buildings = tyle kroków, ile budynków ma ten, kto ma ich więcej
sam-steps-cowboys = tyle kroków, ilu Sam ma kowbojów
sam-steps-specialists = tyle kroków, ilu Sam ma pomocników swojej specjalizacji
sam-only = { $kind ->
    [cowboy] jeśli specjalizacją są kowboje: { $errand }
    [craftsman] jeśli specjalizacją są rzemieślnicy: { $errand }
   *[engineer] jeśli specjalizacją są inżynierowie: { $errand }
}
sam-errand-hire-cheapest = zatrudnia najtańszego pomocnika
sam-errand-hire-specialist = zatrudnia specjalistę
sam-errand-engine = przesuwa lokomotywę
sam-errand-objective = bierze kartę celu
sam-errand-bandit = chwyta bandytę
sam-errand-hazard = usuwa niebezpieczeństwo
sam-errand-cattle = kupuje krowy
sam-errand-reveal-and-cattle = odkrywa 2 karty targu, potem kupuje krowy, mając o kowboja mniej
sam-errand-build = buduje
sam-errand-engineer-and-engine = zatrudnia inżyniera, potem przesuwa lokomotywę

head-from = Skąd
head-way = Jedna droga
head-other-way = Druga droga
head-space = Pole
head-what = Co daje
head-fee = Opłata
head-ranchers = Ranczerzy
head-row = Rząd i koszt
head-workers = Pomocnicy
head-note = Uwagi
head-column = Kolumna
head-tile = Żeton
head-other-tile = Drugi żeton
head-card = Karta
head-number = Liczba
head-price = Cena
head-objective = Zadania
head-points = Punkty
head-instant = Od razu
head-progress = U ciebie
head-where = Gdzie
head-station = Stacja
head-upgrade = Rozbudowa
head-master = Zawiadowca
head-discs = Dyski
head-city = Miasto
head-takes = Przyjmuje
head-transport = Twój transport
head-link = Połączenie
head-brings = Daje
head-linked = Kto je ma
head-next-slot = Następne pole
head-building = Budynek
head-needs = Wymagania i punkty
head-disc = Dysk
head-corners = Narożniki
head-unlocks = Odblokowuje
head-auxiliary = Akcja pomocnicza
head-state = Teraz
head-sam-card = Karta


## Podsumowanie

account-points = Punkty
account-negative = −{ $value }
score-total = Razem
    .cell = { $value }
score-dollars = Pieniądze
    .cell = { $value }
score-buildings = Budynki
    .cell = { $value }
score-cities = Miasta i połączenia
    .cell = { $value }
score-stations = Stacje
    .cell = { $value }
score-hazards = Niebezpieczeństwa
    .cell = { $value }
score-cattle = Krowy
    .cell = { $value }
score-objectives = Karty celów
    .cell = { $value }
score-masters = Zawiadowcy
    .cell = { $value }
score-workers = Pomocnicy
    .cell = { $value }
score-steps = Drugi dysk kroków
    .cell = { $value }
score-token = Żeton rynku pracy
    .cell = { $value }
tie-sam = Remis: wygrywa Sam
    .wins = Sam wygrywa każdy remis
    .cell = { $value ->
        [0] –
       *[other] wygrywa
    }


## Dlaczego czegoś nie można

why-over = Gra się skończyła.
why-draw-for-tokens = Żetony są już oddane: najpierw powiedz, ile kart dociągasz.
why-no-tokens = Nie masz tylu żetonów wymiany.
why-not-your-turn = To nie twoja tura.
why-not-in-hand = Tej karty nie masz w ręce.
why-discard-first = Najpierw musisz odrzucić karty.
why-place-first = Najpierw stawiasz ranczera na budynku neutralnym.
why-move-first = Najpierw musisz przesunąć ranczera.
why-move-on = Musisz przesunąć ranczera dalej.
why-not-to-kansas-city = Ruch swobodny nie może prowadzić do Kansas City.
why-nothing-to-reveal = Nie ma już karty do odkrycia.
why-not-on-display = Tej karty celu nie ma w puli.
why-no-objectives = Nie ma już kart celów.
why-must-take = Tę kartę celu trzeba wziąć.
why-no-bandit = Nie ma tam bandyty do schwytania.
why-no-hazard = Nie ma tam niebezpieczeństwa do usunięcia.
why-engine-too-far = W tym ruchu lokomotywa tam nie dojedzie.
why-exactly-back = Lokomotywa musi cofnąć się dokładnie o tyle.
why-only-back = Lokomotywa musi się cofnąć.
why-not-there = Lokomotywa nie może tam pojechać.
why-engine-first = Najpierw musi cofnąć się lokomotywa.
why-engine-must-return = Lokomotywa musi wrócić z pola 39.
why-not-this-station = Twoja lokomotywa nie stanęła przy tej stacji.
why-disc-of-board = Dopóki można zdjąć dysk z planszy, nie bierze się go ze stacji.
why-no-disc-there = Na tej stacji nie masz dysku.
why-disc-first = Najpierw wybierz dysk.
why-printed-worker = Nadrukowanego pomocnika nie można oddać.
why-not-so-many = Tyle ich nie ma.
why-other-number = Ta akcja nie pozwala dociągnąć tylu kart.
why-wrong-card = To nie jest wymagana karta.
why-tile-first = Najpierw wybierz żeton z obszaru rozwoju.
why-too-few-certificates = Nie masz tylu certyfikatów.
why-income-first = Najpierw powiedz, ile certyfikatów wydajesz.
why-raise-first = Najpierw powiedz, ile simentali zamieniasz.
why-deliver-first = Najpierw musisz dostarczyć krowy.
why-link-first = Najpierw wybierz, która premia jest pierwsza.
why-between-actions = Karty celów zagrywa się między akcjami, a nie w trakcie akcji.
why-answer-first = Najpierw odpowiedz na pytanie.
why-not-ahead = Tego miejsca nie masz przed sobą.
why-beside-trail = Ten bandyta jest obok szlaku: nikt go nie mija.
why-no-space = Nie ma tam żetonu, więc nie można się zatrzymać.
why-other-branch = To miejsce leży na innej drodze.
why-too-far = To za daleko.
why-no-such-way = Nie ma takiej drogi.
why-moved-already = Ruch jest już za tobą.
why-only-single = Tu można tylko pojedynczo.
why-acted-already = Była tu już akcja lokalna, więc akcja pomocnicza zamiast niej nie przysługuje.
why-one-auxiliary = Akcja pomocnicza była tu już wykonana.
why-auxiliary-instead = Była już akcja pomocnicza zamiast akcji tego pola.
why-not-your-building = Akcje lokalne mają dla ciebie tylko budynki neutralne i własne.
why-not-offered-here = Tej akcji tu nie ma.
why-used-already = Ta akcja była już w tej turze wybrana.
why-nothing-to-copy = Nie ma sąsiedniego budynku, którego akcji można by jeszcze użyć.
why-choose-action = Najpierw wybierz jedną z tutejszych akcji.
why-nobody-to-hire = Nie ma kogo zatrudnić i opłacić.
why-nothing-to-build = Nie ma czego zbudować i opłacić.
why-nothing-to-buy = Na nic nie starcza ci kowbojów i pieniędzy.
why-too-few-dollars = Masz za mało pieniędzy.
why-engine-stays = Lokomotywa by nie ruszyła: liczba wynosi 0.
why-engine-at-start = Lokomotywa nie może się stąd cofnąć.
why-brings-nothing = Teraz nic by to nie dało.
why-no-cards = Nie masz czego dociągnąć.
why-no-station-behind = Nie ma za lokomotywą stacji, którą można by rozbudować.
why-no-objective-in-hand = Nie masz w ręce karty celu.
why-no-such-card = Nie masz w ręce karty, której to wymaga.
why-row-closed = Ta akcja pomocnicza jest jeszcze zakryta dyskami.
why-engine-cannot-go-back = Lokomotywa nie może cofnąć się tak daleko.
why-no-such-worker = W tym rzędzie nie ma takiego pomocnika.
why-row-of-token = Pomocników z rzędu z żetonem nie można jeszcze zatrudniać.
why-row-full = Twój rząd tych pomocników jest pełny.
why-built-already = Ten budynek jest już zbudowany.
why-not-more-craftsmen = Zastąpienie musi wymagać więcej rzemieślników niż budynek, który zastępuje.
why-not-a-site = Tu nie można budować.
why-only-as-replacement = Ten budynek wymaga więcej niż 6 rzemieślników, więc może tylko zastąpić inny.
why-too-few-craftsmen = Masz za mało rzemieślników.
why-not-in-market = Tych kart nie ma na targu bydła.
why-too-few-cowboys = Masz za mało wolnych kowbojów.
why-occupied = Stoi tam inna lokomotywa.
why-not-behind = Ta stacja nie jest za twoją lokomotywą.
why-upgraded-already = Twój dysk już leży na tej stacji.
why-no-disc = Nie masz dysku, który można by tam położyć.
why-disc-taken = Tego dysku nie ma już na twojej planszy.
why-dark-disc = Dysk z ciemnych narożników może trafić tylko na ciemne narożniki.
why-no-transport-left = Na transport już by nie wystarczyło.
why-other-column = W każdym etapie wybiera się tylko z jego kolumny.
why-value-too-low = Twoje stado było na to miasto za mało warte.
why-too-few-spaces = Na to miasto lokomotywa nie cofnęła się dość daleko.
why-delivered-already = To miasto ma już twoją dostawę.


## Dlaczego trenerowi coś się podoba

fact-deliveries = Dostawy
    .cell = { $value }
fact-workers = Pomocnicy na twojej planszy
    .cell = { $value }

## Kiedy to jest

occasion-turn = Tura: { $who }
occasion-last-turns = Ostatnia tura: { $who }
occasion-over = Koniec gry


## Co nowi słyszą, gdy po raz pierwszy decydują o czymś danego rodzaju

lesson-place = Zaczynasz na dowolnym budynku neutralnym i od razu możesz go użyć. Na A kogoś zatrudnisz, na B coś zbudujesz: jedno i drugie ulepsza każdą następną podróż.
lesson-first-discard = Masz więcej kart, niż wolno trzymać. Zostaw różne rasy: w Kansas City jednakowe liczą się tylko raz.
lesson-discard = Odrzucone karty wrócą, gdy potasujesz stos. Oddaj to, co masz podwójnie, a zostaw różne rasy.
lesson-draw-for-tokens = Za każdy żeton wymieniasz dwie stare karty na dwie nowe. Użyj ich tuż przed Kansas City, gdy w ręce wciąż są powtórki.
lesson-depart = Ranczer idzie szlakiem do budynku, na którym można coś zrobić. Krótkimi krokami użyjesz wielu budynków, długimi szybciej dojdziesz do Kansas City i pieniędzy.
lesson-visit = Stoisz na budynku, którego możesz użyć: wszystkie akcje, w dowolnej kolejności. Najpierw to, co daje pieniądze, potem to, na co je wydasz. Jedna akcja pomocnicza zamiast tego rzadko się opłaca.
lesson-visit-more = Jest tu jeszcze coś do wykorzystania. Nic nie tracisz, chyba że kosztuje to karty albo pieniądze potrzebne gdzie indziej.
lesson-visit-foreign = To miejsce nie jest twoje: masz jedną akcję pomocniczą, na przykład 1 $ albo nową kartę. Weź to, co poprawia rękę przed Kansas City.
lesson-visit-auxiliary = Akcja pomocnicza już wykonana. Zakończ turę, a dociągniesz karty do limitu.
lesson-offer = Możesz od razu skorzystać z czegoś, co właśnie zdobywasz. To nic nie kosztuje: weź, jeśli się przyda.
lesson-hire = Kowboje kupują krowy, rzemieślnicy budują, inżynierowie posuwają lokomotywę. Wybierz jeden rodzaj i zatrudniaj go raz po raz: trzech czy czterech zrobi to, czego nie zrobi po jednym każdego.
lesson-build = Budynek to twój własny przystanek na szlaku, w każdej następnej podróży. Postaw go tam, dokąd dojdziesz jednym ruchem z przystanku przed nim.
lesson-buy = Lepsze krowy podnoszą wartość każdej dostawy i punktują na koniec. Kup rasę, której jeszcze nie masz; kilku kowbojów kupuje taniej.
lesson-objective = Karta celu punktuje, jeśli wykonasz wszystko, czego wymaga, a zagrana i niewykonana kosztuje punkty. Weź taką, która pasuje do tego, co i tak robisz.
lesson-bandit = Schwytany bandyta zostaje u ciebie do końca gry, a nagrodę ze swojego miejsca daje od razu. Weź tego, którego nagroda przyda ci się teraz.
lesson-hazard = Usunięte niebezpieczeństwo punktuje dla ciebie i nikogo już nie kosztuje. Weź najcenniejsze albo to, które leży na twojej drodze.
lesson-engine = Im dalej lokomotywa, tym tańsze dostawy do dalekich miast. Zatrzymaj się przy stacji, jeśli cię na nią stać: zwalnia dysk i punktuje.
lesson-back = Lokomotywa cofa się i to jest cena za coś innego. Wybierz wolne pole przy stacji, na którą warto wjechać jeszcze raz.
lesson-back-to-deliver = Oddajesz pola lokomotywy za dostawę poza Kansas City. Im więcej pól, tym cenniejsze miasto.
lesson-return = Lokomotywa dotarła do końca i zarabia 3 $. Zaczyna od nowa: postaw ją tam, skąd minie stacje, które chcesz jeszcze mieć.
lesson-upgrade = Rozbudowa stacji to dysk, który odblokowuje coś na twojej planszy i punktuje na koniec. Pierwsze stacje są najtańsze.
lesson-upgrade-behind = Możesz rozbudować stację, którą lokomotywa już minęła. Weź tę, na którą brakowało pieniędzy.
lesson-disc-city = Dysk schodzi z twojej planszy i odblokowuje to, co było pod nim. Więcej kroków i większa ręka najbardziej opłacają się wcześnie.
lesson-disc-station = Dysk schodzi z twojej planszy i odblokowuje to, co było pod nim. Ciemne narożniki przyjmą każdy: dyski z białymi zachowaj dla miast.
lesson-appoint = Zawiadowca kosztuje pomocnika i zostaje do końca: daje coś od razu i punkty za to, co zbierasz. Oddaj kogoś, kto nie jest już potrzebny.
lesson-auxiliary = Akcje pomocnicze to te z twojej planszy, dostępne wszędzie. Na początku 1 $ albo nowa karta; położone dyski odblokowują lepsze.
lesson-forward = W tej turze idziesz jeszcze raz. Poszukaj budynku, którego też możesz użyć.
lesson-free-move = Ruch swobodny nie kosztuje opłat, ale na nowym polu nic nie robisz. Dobry, żeby ominąć drogi albo pusty kawałek szlaku.
lesson-draw = Dociągasz karty i tyle samo odrzucasz. Zrób to, gdy masz powtórki: w Kansas City liczą się różne rasy.
lesson-give = Odrzucasz kartę tego rodzaju i dostajesz zapłatę. Najlepiej oddać tę, którą masz podwójnie.
lesson-give-second = Do pary potrzeba drugiej karty tej samej rasy. Powtórki liczą się w Kansas City raz, więc nic nie tracisz.
lesson-trash = Karta znika na zawsze. Usuń najsłabsze krowy: z cieńszego stosu dobre karty przychodzą częściej.
lesson-foresight = Jeden z tych żetonów trafia na planszę, dla wszystkich. Wybierz pomocników tego rodzaju, który zatrudniasz, albo niebezpieczeństwa tam, gdzie chodzą inni.
lesson-income = Za rękę płacą według różnych ras. Certyfikaty podnoszą jej wartość i wracają do użycia później: użyj tylu, ilu trzeba do lepszego miasta.
lesson-calves = Cielęta stają się jałówkami, które w Kansas City są warte więcej. To nic nie kosztuje: zamień tyle, ile możesz, póki są.
lesson-heifers = Jałówki stają się krowami, najcenniejszymi simentalami. To nic nie kosztuje: zamień tyle, ile możesz, póki są.
lesson-city = Wybierz miasto warte najwyżej tyle co stado. Trafia tam dysk, który odblokowuje coś na twojej planszy. Jeśli lokomotywa jest z tyłu, płacisz za transport.
lesson-links = Dwa twoje sąsiednie miasta dają premię. Ty wybierasz kolejność: pieniądze przed tym, co je kosztuje.


## Plansza

drawn-scene = Szlak z Teksasu do Kansas City z koleją, miastami i targami
drawn-hand = Twoje stado i ranczo
drawn-ranch = Ranczo
drawn-rancher = Ranczer ({ $who })
drawn-engine = Lokomotywa ({ $who })
drawn-place-texas = Teksas
drawn-place-plains = Równiny
drawn-place-kansas-city = Kansas City
drawn-place-mountains = Góry
drawn-place-jobs = Praca
drawn-place-cattle = Bydło
drawn-place-goals = Cele
drawn-place-cities = Miasta
drawn-place-railroad = Kolej
drawn-done = Rezygnuję
drawn-done-visit = Faza C
drawn-done-more = Wystarczy
drawn-done-not = Nie, dziękuję
drawn-station = { $station }: rozbudowa za { $price }, { $points }, { $corners }
drawn-city = { $city }: wartość { $value }, { $corners }
drawn-discs-of = dyski: { $people }
drawn-link = Połączenie { $link }: { $brings }
drawn-job = { $worker } w rzędzie { $row }
drawn-stall = { $card } na targu: { $count }
drawn-stack = Karty w stosie targu: { $count }
drawn-reveal = Odkryj karty ze stosu: { $count }
drawn-spike = Żeton rynku pracy w rzędzie { $count }
drawn-flag = Rynek pracy jest pełny: to już ostatnie tury
drawn-spike-owner = Żeton rynku pracy, wart 2 punkty
drawn-notice = Fazy tury i opłaty za dłonie; pomocnicy do ostatnich tur: { $count }
drawn-notice-ending = Fazy tury i opłaty za dłonie; to już ostatnie tury
drawn-cell = { $used ->
    [yes] Już wybrane: { $what }
   *[no] { $what }
}
drawn-auxiliary = Akcja pomocnicza { $number }: { $what }; { $open ->
    [0] niedostępna
    [1] pojedynczo
   *[other] pojedynczo lub podwójnie
}
drawn-disc = { $there ->
    [yes] { $disc }
   *[no] puste pole: { $disc }
}
drawn-number = { $count }
drawn-value = Wartość hodowlana kart w ręce: { $count }
drawn-certificates = Certyfikaty do wydania: { $count }; stałe: { $limit }
drawn-marker = Certyfikaty: { $count }, najwyżej { $limit }
drawn-steps = Kroki: { $count }
drawn-limit = Limit kart w ręce: { $count }
drawn-cards = Karty w ręce: { $count }, limit { $limit }
drawn-crew = { $workers }; na następnym polu: { $next }
drawn-tile = Budynek { $building }: { $craftsmen }, { $points }; { $offers }
drawn-built = Budynki na szlaku: { $count }
drawn-hazards = Usunięte niebezpieczeństwa: { $count }
drawn-green = Zieloni bandyci: { $count }
drawn-orange = Pomarańczowi bandyci: { $count }
drawn-goals = Zagrane karty celów: { $count }
drawn-sam-left = Pozostałe karty Sama: { $count }
drawn-sam-cattle = Karty krów Sama: { $count }
drawn-buildings = Budynki
drawn-workers = Pomocnicy
drawn-taken = Niebezpieczeństwa i bandyci
drawn-masters = Zawiadowcy
drawn-deliveries = Dostawy
drawn-discs = Dyski i to, co odblokowują
drawn-none = jeszcze nic
drawn-in-hand = W ręce
drawn-in-deck = Stos
drawn-in-discard = Karty odrzucone
drawn-opened = odblokowane: { $disc }


## Co jest czym, w powiększeniu

lens-neutral = Budynek neutralny { $tile }
lens-offers = Może go użyć każdy: { $offers }.
lens-building = Budynek prywatny { $building }
lens-private = Wymaga { $craftsmen-gen }; daje { $points }; { $hand }. Jego akcje są dla właściciela: { $offers }.
lens-hazard = Kto tu wejdzie, płaci do banku opłatę za dłoń ({ $hand }). Usunięte daje { $points }.
lens-bandit = Kto tu wejdzie, płaci do banku opłatę za dłoń ({ $hand }). Schwytany daje to, co pokazuje jego pole.
lens-breed = W wartości ręki liczy się raz. Karty: { $cards }.
lens-objective-card = Wymaga: { $tasks }. Po zagraniu od razu: { $instant }. Na koniec: { $points }.
lens-master = Oddaj za niego pomocnika, gdy rozbudowujesz jego stację: { $master }.
lens-city = Przyjmuje dostawę o wartości co najmniej { $value }; { $corners }. { $scores ->
    [yes] Każdy dysk: { $points }.
   *[no] Więcej niż samo miasto dają jego połączenia.
} { $repeatable ->
    [yes] Dostarczać można tu wielokrotnie.
   *[no] Dostarczyć można tu raz.
}
lens-auxiliary = Akcja pomocnicza { $number }
lens-auxiliary-text = Pojedynczo: { $single }. Podwójnie: { $double }.
lens-cowboy = Kowboje kupują krowy: im więcej ich masz, tym lepiej i taniej.
lens-craftsman = Rzemieślnicy budują: każdy budynek wymaga tylu, ilu pokazuje jego żeton.
lens-engineer = Inżynierowie posuwają lokomotywę: każdy o jedno pole.
lens-title-rancher = Ranczer
lens-rancher = Idzie szlakiem od pola do pola. Puste działki nie kosztują kroku.
lens-title-engine = Lokomotywa
lens-engine = Jedzie po torach. Im dalej stoi, tym tańszy transport do miast.
lens-title-station = Stacja
lens-station = Lokomotywa, która stanie na jej bocznicy, może ją rozbudować: zapłać czerwoną monetę, połóż tam dysk i zdobądź punkty z gwiazdki. Ciemny dach przyjmuje także dyski z ciemnych narożników.
lens-title-start = Start w Teksasie
lens-start = Tu zaczyna się każda podróż.
lens-title-kansas-city = Kansas City
lens-kansas-city = Tu kończy się każda podróż: trzy żetony z obszaru rozwoju, dochód za wartość ręki, dostawa.
lens-title-site = Działka
lens-site = Pusta działka nie jest polem. Staje się nim, gdy ktoś tu zbuduje.
lens-title-woods-site = Działka w lesie
lens-woods-site = Niektóre budynki liczą, ile twoich stoi w lesie.
lens-title-risk-site = Działka z akcją ryzyka
lens-risk-site = Kto ma tu budynek, może też użyć tego, co nadrukowano na ziemi.
lens-title-hazard-slot = Niebezpieczeństwa
lens-hazard-slot = Powodzie, susze i lawiny przychodzą z Kansas City. Każde jest polem, kosztuje opłatę i daje punkty temu, kto je usunie.
lens-title-bandit-slot = Bandyci
lens-bandit-slot = Bandyta z tego pola po schwytaniu daje to, co tu nadrukowano. Pierwsze trzy pola leżą obok szlaku.
lens-title-green-hand = Zielona dłoń
lens-green-hand = Otwarta dłoń: kto wejdzie, płaci opłatę.
lens-title-black-hand = Czarna dłoń
lens-black-hand = Zaciśnięta pięść: kto wejdzie, płaci opłatę.
lens-title-objective = Karta celu
lens-objective = Krąży w twoim stadzie razem z krowami. Zagrana od razu coś daje, a na koniec punktuje albo odbiera punkty.
lens-title-cattle-market = Targ bydła
lens-cattle-market = Obok każdego rzędu widać, ilu kowbojów i ile dolarów trzeba. Kowboj może też zamiast tego odkryć dwie karty.
lens-title-job-token = Żeton rynku pracy
lens-job-token = Zatrudniać można z rzędów nad nim. Gdy opuści ostatni rząd, zaczynają się ostatnie tury; żeton, wart 2 punkty, zatrzymuje ten, kto to sprawił.
lens-title-turn = Tura
lens-turn = A: ruch. B: użycie pola. C: dociągnięcie kart do limitu. Obok: ile kosztują obie dłonie i ilu pomocników brakuje do ostatnich tur.
lens-title-breeding-value = Wartość hodowlana
lens-breeding-value = Różne rasy się sumują; każda rasa liczy się raz.
lens-title-certificate = Certyfikat
lens-certificate = Wydany w Kansas City dodaje 1 do wartości ręki. Stałe liczą się zawsze.
lens-title-exchange-token = Żeton wymiany
lens-exchange-token = Oddaj go w dowolnej chwili, dociągnij do dwóch kart i tyle samo odrzuć.
lens-title-dollars = Dolary
lens-dollars = Na koniec każde 5 dolarów daje punkt.
lens-title-steps = Kroki
lens-steps = Na tyle pól możesz wejść w fazie A.
lens-title-hand-limit = Limit kart w ręce
lens-hand-limit = W fazie C dociągasz karty do tej liczby.
lens-title-link = Połączenie
lens-link = Kto ma dyski w obu miastach, od razu dostaje premię, a na koniec punkty.
lens-title-sam = Sam
lens-sam = Twój rywal, gdy grasz w pojedynkę. W każdej turze odkrywa kartę, idzie tak daleko, jak ona pokazuje, i robi, co ona mówi.
lens-title-disc = Dysk
lens-disc = Każda dostawa i każda rozbudowa zabiera jeden z twojej planszy i odblokowuje to, co było pod nim. Dyski z ciemnych narożników mogą trafić tylko na ciemne narożniki.
lens-title-master = Zawiadowca
