# Ticket to Ride Legacy po polsku. Nazwy i teksty z pudełka są w `data/*texts.toml`.

game-title = Wsiąść do Pociągu Legacy: Legendy Zachodu
game-length = Jedna rozgrywka trwa od 20 do 90 minut; kampania ma ich dwanaście.
game-about =
    Rok 1865: wszyscy chcą na zachód, a nikt nie zna drogi. Zbieraj karty wagonów, twórz połączenia między miastami,
    dotrzymuj obietnic z biletów i zarób więcej dolarów niż inne przedsiębiorstwa kolejowe. Można zagrać pojedynczą
    rozgrywkę na wschodzie kontynentu albo kampanię złożoną z dwunastu, w której mapa rośnie i pojawiają się zasady,
    których nikt wcześniej nie znał. Gra dla dwóch do pięciu osób.


## Przygotowanie

setup-players = Liczba graczy
    .help = Od dwóch do pięciu osób.
setup-companies = Przedsiębiorstwa
    .help = Kto prowadzi którą kolej, w kolejności miejsc przy stole. Połączenie w kolorze przedsiębiorstwa daje bonus.
setup-companies-blue = Baltimore & Ohio (niebieskie)
setup-companies-red = Pennsylvania (czerwone)
setup-companies-green = New Haven (zielone)
setup-companies-yellow = Erie (żółte)
setup-companies-black = New York Central (czarne)
setup-campaign = Rodzaj gry
    .help = Pojedyncza rozgrywka na wschodzie kontynentu albo pierwsza z dwunastu rozgrywek kampanii tych samych przedsiębiorstw.
setup-campaign-single = Pojedyncza rozgrywka
setup-campaign-new = Nowa kampania
setup-totals = Pokazuj, ile jest w skrytkach
    .help = W trakcie kampanii wszyscy widzą, ile jest dotąd w każdej skrytce. Bez tego nikt nie sumuje aż do ostatniego wieczoru.


## Liczby, wyliczenia, nazwy

text = { $text }
number = { $number }
dash = –
series = { $before }; { $after }
    .acc = { $before-acc }; { $after-acc }
commas = { $before }, { $after }
path = { $before } – { $after }
things = { $things-count ->
    [0] –
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] –
       *[other] { $things-acc }
    }
pair = { $who } { $what }
dollars = { DOLLARS($count) }
year = { $year }
titled = „{ $title }”
in-full = „{ $title }”: { $text }
conductor = { $name }. { $text }
company = { $name }
company-in-full = { $name } ({ $color })
city = { $name }
    .gen = { $gen }
    .loc = { $loc }
    .acc = { $acc }
    .from = { $ze ->
        [yes] ze { $gen }
       *[no] z { $gen }
    }
ends = { $a } – { $b }
strand = { $ends } ({ $color }, długość { $length }{ $lane ->
    [0] { "" }
    [1] , pierwsza nitka
   *[2] , druga nitka
})
ticket = { $a } – { $b } ({ DOLLARS($value) })
ticket-completed = { $ticket }, zrealizowany
ticket-failed = { $ticket }, niezrealizowany
postcard = pocztówka { $number } „{ $title }”
    .gen = pocztówki { $number } „{ $title }”
    .acc = pocztówkę { $number } „{ $title }”
postcard-title = { $number }: { $title }
postcard-back = { $back } Nagroda: { $reward }
reward-too-late = Weź { DOLLARS($sum) }: w ostatniej rozgrywce na usprawnienie jest za późno.

color-black = czarne
color-blue = niebieskie
color-white = białe
color-green = zielone
color-yellow = żółte
color-red = czerwone
color-grey = szare


## Karty

card-black = czarna karta
    .acc = czarną kartę
card-blue = niebieska karta
    .acc = niebieską kartę
card-white = biała karta
    .acc = białą kartę
card-green = zielona karta
    .acc = zieloną kartę
card-yellow = żółta karta
    .acc = żółtą kartę
card-red = czerwona karta
    .acc = czerwoną kartę
card-loco = lokomotywa
    .acc = lokomotywę
card-newspaper = gazeta
    .acc = gazetę
cards-black = { $count ->
    [one] { $count } czarna karta
    [few] { $count } czarne karty
   *[many] { $count } czarnych kart
}
    .acc = { $count ->
        [one] { $count } czarną kartę
        [few] { $count } czarne karty
       *[many] { $count } czarnych kart
    }
cards-blue = { $count ->
    [one] { $count } niebieska karta
    [few] { $count } niebieskie karty
   *[many] { $count } niebieskich kart
}
    .acc = { $count ->
        [one] { $count } niebieską kartę
        [few] { $count } niebieskie karty
       *[many] { $count } niebieskich kart
    }
cards-white = { $count ->
    [one] { $count } biała karta
    [few] { $count } białe karty
   *[many] { $count } białych kart
}
    .acc = { $count ->
        [one] { $count } białą kartę
        [few] { $count } białe karty
       *[many] { $count } białych kart
    }
cards-green = { $count ->
    [one] { $count } zielona karta
    [few] { $count } zielone karty
   *[many] { $count } zielonych kart
}
    .acc = { $count ->
        [one] { $count } zieloną kartę
        [few] { $count } zielone karty
       *[many] { $count } zielonych kart
    }
cards-yellow = { $count ->
    [one] { $count } żółta karta
    [few] { $count } żółte karty
   *[many] { $count } żółtych kart
}
    .acc = { $count ->
        [one] { $count } żółtą kartę
        [few] { $count } żółte karty
       *[many] { $count } żółtych kart
    }
cards-red = { $count ->
    [one] { $count } czerwona karta
    [few] { $count } czerwone karty
   *[many] { $count } czerwonych kart
}
    .acc = { $count ->
        [one] { $count } czerwoną kartę
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
cards-loco = { $count ->
    [one] { $count } lokomotywa
    [few] { $count } lokomotywy
   *[many] { $count } lokomotyw
}
    .acc = { $count ->
        [one] { $count } lokomotywę
        [few] { $count } lokomotywy
       *[many] { $count } lokomotyw
    }
cards-newspaper = { $count ->
    [one] { $count } gazeta
    [few] { $count } gazety
   *[many] { $count } gazet
}
    .acc = { $count ->
        [one] { $count } gazetę
        [few] { $count } gazety
       *[many] { $count } gazet
    }
with-symbol = { $card } z { $symbol ->
    [pickaxe] kilofem
   *[skull] czaszką
}
    .acc = { $card-acc } z { $symbol ->
        [pickaxe] kilofem
       *[skull] czaszką
    }
cars = { $count ->
    [one] { $count } wagonik
    [few] { $count } wagoniki
   *[many] { $count } wagoników
}
cars-left = { $count ->
    [one] zostaje { $count } wagonik
    [few] zostają { $count } wagoniki
   *[many] zostaje { $count } wagoników
}
tickets = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}
cargo = { $count ->
    [one] { $count } żeton ładunku
    [few] { $count } żetony ładunku
   *[many] { $count } żetonów ładunku
}
    .inst = { $count ->
        [one] { $count } żetonem ładunku
       *[other] { $count } żetonami ładunku
    }
cattle = { $count ->
    [one] { $count } żeton bydła
    [few] { $count } żetony bydła
   *[many] { $count } żetonów bydła
}
ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
   *[many] { $count } rud
}
    .acc = { $count ->
        [one] { $count } rudę
        [few] { $count } rudy
       *[many] { $count } rud
    }
spike = Złoty gwóźdź
ribbons = { $count ->
    [one] { $count } wstęga
    [few] { $count } wstęgi
   *[many] { $count } wstęg
}
plaque = tablica pionierów „{ $area }”


## O co się pyta

prompt-over = Koniec rozgrywki. { $winners-count ->
    [0] Wszystko już schowane.
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
prompt-campaign-over = Koniec kampanii, skrytki są otwarte. { $winners-count ->
    [0] Wszystko już schowane.
    [one] Kampanię wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
prompt-between = Coś dzieje się samo.
prompt-wait = { $who } { $what ->
    [tickets] wybiera bilety.
    [conductor] wybiera konduktora.
    [card] bierze kartę.
    [discard] odrzuca kartę.
    [surcharge] przeprawia się przez góry.
    [outlaw] przesuwa bandytów.
    [postcard] zastanawia się nad pocztówką.
    [mine] wybiera miejsce na kopalnię.
    [station] wybiera miejsce na stację.
    [archive] archiwizuje wydarzenie.
    [area] wybiera następny obszar.
   *[turn] rozgrywa turę.
}
prompt-wait-all = Wszyscy wybierają bilety, jednocześnie i w tajemnicy.
prompt-start-tickets = Wybierz pierwsze bilety: z { $count } zachowaj co najmniej { $keep }.
prompt-tickets = Które z { $count } biletów zachowujesz? Co najmniej { $keep }.
prompt-under = Który bilet idzie teraz na spód stosu? Ostatni będzie leżał na samym dole.
prompt-conductor = Wybierz konduktora na tę rozgrywkę.
prompt-turn = Twoja tura: karty, bilety czy połączenie?
prompt-last-turn = Ostatnia tura: karty, bilety czy połączenie?
prompt-first-card = Rząd jest nowy. Weź pierwszą kartę.
prompt-second-card = Weź drugą kartę.
prompt-set = { $route }: { $count ->
    [one] którą kartą płacisz?
   *[other] którymi { $count } kartami płacisz?
}
prompt-discard = Którą kartę odrzucasz?
prompt-discard-for = Którą kartę odrzucasz z powodu wydarzenia { $event }?
prompt-surcharge = W górach odkryto kartę, która pasuje do zestawu: { $card }. Dołóż kartę, zapłać { DOLLARS($sum) } albo zrezygnuj.
prompt-outlaw = Napad! Na który koniec połączenia przenoszą się bandyci?
prompt-offer = Czy odrzucasz lokomotywy na { $postcard-acc }?
prompt-show = Czy pokazujesz karty na { $postcard-acc }?
prompt-mine = W którym mieście swojej sieci stawiasz kopalnię?
prompt-reserve = W którym mieście swojej sieci stawiasz zapasową stację?
prompt-archive = Które wydarzenie na zawsze opuszcza kampanię?
prompt-area = Który obszar { $tier }. kręgu zostanie teraz otwarty? Nikt nie wie, co jest w jego pudełku.
prompt-station = Gdzie stawiasz stację? Masz ich jeszcze { $left }, a postawiona zostaje na stałe.


## Co można wybrać

option-unknown = Coś, o czym nikt przy tym stole nie wie
part-keep = { $count ->
    [one] Zachowaj jeden bilet
    [few] Zachowaj { $count } bilety
   *[many] Zachowaj { $count } biletów
}
option-keep = Zachowaj { $tickets }
option-keep-all = Zachowaj wszystkie: { $tickets }
option-under = Teraz na spód stosu: { $ticket }
option-take = Weź z rzędu { $card-acc }
option-take-alone = Weź z rzędu { $card-acc } jako jedyną kartę
option-blind = Dobierz kartę ze stosu ({ $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
})
option-refresh = Najpierw odrzuć cały rząd i odkryj nowy; raz na rozgrywkę
option-tickets = Dobierz { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
} i zachowaj co najmniej { $keep } (w stosie { $left })
option-build-plain = Utwórz połączenie { $strand }
option-build = Utwórz połączenie { $strand } za { $cost-acc }
option-build-then = Utwórz połączenie { $strand } za { $cost-acc }. Potem: { $then }
option-pay = Zapłać: { $cards }{ $any ->
    [yes] ; w ręce: { $locos }
   *[no] { "" }
}
option-pay-then = Zapłać: { $cards }{ $any ->
    [yes] ; w ręce: { $locos }
   *[no] { "" }
}. Potem: { $then }
option-discard = Odrzuć { $card-acc }
option-add = Dołóż { $card-acc }
option-cash = Zapłać { DOLLARS($sum) }
option-give-up = Zrezygnuj z połączenia: karty wracają na rękę, a tura się kończy
option-outlaw = Bandyci przenoszą się do { $city-gen }
option-accept = Odrzuć { $locos-acc }. { $reward }
option-decline = Nie, pocztówka zaczeka
option-rest = Nie, i bez dalszych pytań: pocztówki poczekają, aż wrócisz do nich w innej turze
option-wake = Wróć do swoich pocztówek: znów będą o nie pytania
option-show = Pokaż { $cards-acc }. { $reward }
option-mine = Kopalnia: { $site }
option-station = Stacja: { $site }
option-no-station = Tym razem bez stacji
option-conductor = { $conductor }
option-archive = Zarchiwizuj { $event }
option-open = Otwórz: { $area }
site = { $city }: { $marks }

cost-color = { $count ->
    [one] { $cards } lub lokomotywa
   *[other] { $cards } lub lokomotywy
}
    .acc = { $count ->
        [one] { $cards-acc } lub lokomotywę
       *[other] { $cards-acc } lub lokomotywy
    }
cost-grey = { $count ->
    [one] { $count } karta dowolnego koloru
    [few] { $count } karty jednego koloru lub lokomotywy
   *[many] { $count } kart jednego koloru lub lokomotyw
}
    .acc = { $count ->
        [one] { $count } kartę dowolnego koloru
        [few] { $count } karty jednego koloru lub lokomotywy
       *[many] { $count } kart jednego koloru lub lokomotyw
    }
cost-colors = { $count ->
    [one] { $count } karta w jednym z kolorów: { $colors }
    [few] { $count } karty w jednym z kolorów: { $colors }
   *[many] { $count } kart w jednym z kolorów: { $colors }
}
    .acc = { $count ->
        [one] { $count } kartę w jednym z kolorów: { $colors }
        [few] { $count } karty w jednym z kolorów: { $colors }
       *[many] { $count } kart w jednym z kolorów: { $colors }
    }
cost-locos = { $kind ->
    [some] w tym najwyżej { $most ->
        [one] { $most } lokomotywa
        [few] { $most } lokomotywy
       *[many] { $most } lokomotyw
    }
    [all] w tym { $most ->
        [one] { $most } lokomotywa
        [few] { $most } lokomotywy
       *[many] { $most } lokomotyw
    }
   *[range] w tym od { $least } do { $most } lokomotyw
}
cost-symbols = { $which ->
    [pickaxes] { $count ->
        [one] z kilofem lub bez, do wyboru
       *[other] z kilofami lub bez, do wyboru
    }
    [skulls] { $count ->
        [one] z czaszką lub bez, do wyboru
       *[other] z czaszkami lub bez, do wyboru
    }
   *[both] { $count ->
        [one] zwykła, z kilofem lub z czaszką, do wyboru
       *[other] z kilofami i czaszkami lub bez, do wyboru
    }
}
cost-extra = w tym { $count } z powodu wydarzenia { $event }
cost-fee = { DOLLARS($sum) } z powodu wydarzenia { $event }
cost-duty = { DOLLARS($sum) } cła

then-mountain = odkrywa się { $count } karty, a każda pasująca kosztuje kartę albo { DOLLARS($surcharge) }; { DOLLARS($premium) } za góry
then-event = { DOLLARS($sum) } dzięki wydarzeniu { $event }
then-company = { DOLLARS($sum) } za twój kolor
then-mail = { DOLLARS($sum) } za kontrakt pocztowy
then-stash = { $certain ->
    [yes] łup bandytów, { DOLLARS($sum) }
   *[no] łup bandytów, { DOLLARS($sum) }, jeśli zapłacisz bez czaszek
}
then-robbed = { $sum ->
    [0] bandyci przenoszą się na jeden z końców
   *[other] bandyci zabierają ci { DOLLARS($sum) } i przenoszą się na jeden z końców
}
then-skulls = każda czaszka w zestawie kosztuje { DOLLARS($each) }, najwyżej { DOLLARS($most) }
then-station = { $who } dostaje { DOLLARS($sum) } za stację w { $city-loc }
then-station-own = { DOLLARS($sum) } za twoją stację w { $city-loc }
then-conductor = { DOLLARS($sum) } od konduktora
then-ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
   *[many] { $count } rud
}
then-mine = ruda za każdy kilof w zestawie, najwyżej { $most }, z kopalni w { $city-loc }
then-cattle = bydło { $city-from }
then-cargo = ładunek { $city-from }
then-spike = { $first ->
    [yes] Złoty gwóźdź i { DOLLARS($sum) }
   *[no] { DOLLARS($sum) } za połączenie oceanów
}
then-pioneer = tablica pionierów „{ $area }”
then-postcard = { $postcard } zostaje spełniona
then-large = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} za duże miasto
then-ticket = bilet { $ticket } ({ DOLLARS($sum) }) zostaje zrealizowany
then-closes = druga nitka zostaje zamknięta
then-last-turns = zaczynają się ostatnie tury

group-cards = Karty wagonów
group-tickets = Bilety
group-wanted = Połączenia na drodze twoich biletów
group-build = Połączenia: { $area }
group-pay = Karty: { $color }
group-pay-locos = Same lokomotywy
group-postcards = Pocztówki


## Opowieść

story-first = { $lot ->
    [yes] Los rozstrzyga, że brankard i pierwszą turę ma { $who }.
   *[no] Brankard i pierwszą turę ma { $who }.
}
story-kept = { $who } zachowuje { $kept }: { $tickets }{ $returned ->
    [0] { "" }
    [few] ; { $returned } idą na spód stosu
   *[other] ; { $returned } idzie na spód stosu
}.
story-kept-unseen = { $who } zachowuje { $kept }{ $returned ->
    [0] { "" }
    [few] ; { $returned } idą na spód stosu
   *[other] ; { $returned } idzie na spód stosu
}.
story-start-tickets = Bilety wybrane. Każdy zachowuje: { $each }.
story-card = Czytana jest karta historii { $card }.
story-rule-added = Nowa zasada: { $rule } ({ $place }).
story-rule-removed = Zasada { $rule } już nie obowiązuje.
story-conductor = { $who } wybiera: { $conductor }
story-turn = Tura: { $who }.
story-passed = { $who } nie może nic zrobić i pasuje.
story-took = { $who } bierze z rzędu { $card-acc }.
story-drew = { $who } dobiera { $card-acc }.
story-drew-unseen = { $who } dobiera kartę.
story-turned-up = W rzędzie pojawia się { $card }.
story-row-discarded = Cały rząd zostaje odrzucony.
story-reshuffled = Odrzucone karty tworzą nowy stos: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
story-newspaper = { $who } trafia na gazetę!
story-event = { $instant ->
    [yes] Wydarzenie { $event }
   *[no] Wydarzenie, aż do następnego, { $event }
}
story-events-reshuffled = Odrzucone wydarzenia tworzą nowy stos.
story-gained = { $who } bierze { DOLLARS($sum) } { $why }.
story-gained-instead = { $who } bierze { DOLLARS($sum) }, bo { $postcard } nie może dać tego, co obiecuje.
story-paid = { $who } płaci { DOLLARS($sum) } { $why }.
story-discarded = { $who } odrzuca { $card-acc }.
story-tickets = { $who } dobiera { $count }: { $tickets }.
story-tickets-unseen = { $who } dobiera { $count }.
story-declared = { $who } zapowiada połączenie { $strand } i wykłada { $cards-acc }{ $fee ->
    [yes] { " " }oraz { DOLLARS($sum) }
   *[no] { "" }
}.
story-revealed = W górach odkryta zostaje { $card }.
story-surcharged = { $who } dokłada { $card-acc }.
story-surcharged-cash = { $who } płaci { DOLLARS($sum) } za przeprawę przez góry.
story-gave-up = { $who } rezygnuje z połączenia { $route } i zabiera karty z powrotem.
story-built = { $who } tworzy połączenie { $route }; { $left }.
story-outlaw = Bandyci są teraz w { $city-loc }.
story-stash-grew = Łup bandytów rośnie o { DOLLARS($sum) }.
story-stash-taken = { $who } zabiera łup bandytów: { DOLLARS($sum) }.
story-ore = { $who } bierze { $ore-acc }.
story-cargo = { $who } bierze ładunek { $city-from }.
story-cargo-start = { $who } zaczyna z { $cargo-inst }.
story-cattle = { $who } bierze bydło { $city-from }.
story-spike = { $first ->
    [yes] { $who } łączy oceany i wbija Złoty gwóźdź!
   *[no] { $who } też łączy oceany.
}
story-vault = { $who } dokłada do skrytki: { $item }.
story-vault-area = { $who } dokłada do skrytki: { $item } ({ $area }).
story-postcard = { $who } bierze { $postcard-acc }.
story-fulfilled = { $who } pokazuje { $postcard-acc }. { $back }
story-shown = { $who } pokazuje { $cards-acc }.
story-postcards-rest = { $resting ->
    [yes] { $who } odkłada pocztówki na później.
   *[no] { $who } wraca do pocztówek.
}
story-mine = W { $city-loc } jest teraz kopalnia.
story-station = { $who } stawia stację w { $city-loc }.
story-upgraded = { $who } od następnej rozgrywki ma usprawnienie { $upgrade }.
story-last-turns = { $who } ma { $cars }: wszyscy mają jeszcze po jednej turze.
story-ended = Koniec rozgrywki: wszystkie bilety zostają odkryte.
story-scored = { $who } ma w sumie { DOLLARS($sum) }; zrealizowane bilety: { $completed } z { $count }, razem za bilety { DOLLARS($tickets) }.
story-ranked = Od pierwszego miejsca do ostatniego: { $order }.{ $tied ->
    [yes] { " " }Przy równych kwotach: { $ties }.
   *[no] { "" }
}
tie-broken = { $ahead } wyżej niż { $behind } dzięki { $by ->
    [tickets] większej liczbie zrealizowanych biletów
    [order] późniejszemu miejscu w kolejności gry
    [won] większej liczbie wygranych rozgrywek
    [postcards] większej liczbie spełnionych pocztówek
   *[stamps] większej liczbie stempli
}
story-caboose = { $last ->
    [yes] Brankard dostaje { $who }.
   *[no] Brankard dostaje { $who } i zacznie następną rozgrywkę.
}
story-archived = Wydarzenie { $event } na zawsze opuszcza kampanię.
story-area = Zostaje otwarty nowy obszar: { $area }.
story-last-box = Zostaje otwarta skrzynka konduktora.
story-events-added = { $events-count ->
    [one] Nowe wydarzenie w stosie: { $events }.
   *[other] Nowe wydarzenia w stosie: { $events }.
}
story-tickets-added = Nowe bilety w stosie: { $tickets }.
story-stamped = { $who } stempluje { $tickets }.
story-worn = { $tickets-count ->
    [one] Zużyty bilet opuszcza kampanię: { $tickets }.
   *[other] Zużyte bilety opuszczają kampanię: { $tickets }.
}
story-vaults = Dowody wpłaty i spełnione pocztówki trafiają do skrytek.
story-reckoning = Skrytki zostają otwarte. { $winners-count ->
    [one] Kampanię wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
} Od pierwszego miejsca do ostatniego: { $order }.{ $tied ->
    [yes] { " " }Przy równych kwotach: { $ties }.
   *[no] { "" }
}
vault-sum = { $who }: { DOLLARS($sum) }
story-over = Wszystko zostaje schowane.

reason-company = za kolor przedsiębiorstwa
reason-station = za stację
reason-mail = za kontrakt pocztowy
reason-conductor = od konduktora
reason-spike = za połączenie oceanów
reason-robbery = bandytom
reason-rule = według zasady { $rule }
reason-event = za sprawą wydarzenia { $event }
reason-postcard = za { $postcard-acc }
reason-office = z biura
reason-mountain = za góry
reason-story = dzięki historii

rule-place = { $list ->
    [setup] Przygotowanie, krok { $number }
    [build] Tworzenie połączeń, zasada { $number }
    [end] Koniec rozgrywki, krok { $number }
   *[score] Punktacja
}


## Na głos

reading-story = Karta historii { $card }
reading-rule = Nowa zasada: { $rule } ({ $place })
reading-area = Zostaje otwarte pudełko obszaru: { $area }
reading-contents = W pudełku: { $contents }.
reading-last-box = Zostaje otwarta skrzynka konduktora
reading-events = { $count ->
    [one] Nowe wydarzenie
   *[other] Nowe wydarzenia
}
reading-tickets = Nowe bilety
reading-postcard = Pocztówka { $postcard }
reading-reckoning = Skrytki zostają otwarte
reckoning-vault = { $place }. { $who }: { DOLLARS($total) }. Dowody wpłaty { DOLLARS($slips) }, opuszczone rozgrywki { DOLLARS($absences) }, pocztówki { DOLLARS($postcards) }, wstęgi, tablice i weksle { DOLLARS($items) }, stemple { DOLLARS($stamps) }.


## Stół

table-now = Co się dzieje
now-single = Pojedyncza rozgrywka na wschodzie, rok { $year }.
now-campaign = „{ $campaign }”: rozgrywka { $number } z { $of }, rok { $year }.
now-free = Swobodna gra na ukończonej mapie kampanii „{ $campaign }”.
now-turn = Turę ma { $who }.
now-first = Brankard, a z nim pierwsza tura: { $who }.
now-turns-left = Ostatnie tury: { $count ->
    [one] to już ostatnia.
    [few] zostały { $count }, łącznie z tą.
   *[many] zostało { $count }, łącznie z tą.
}
now-build = Powstaje połączenie { $strand }; zestaw: { $cards }{ $revealed-count ->
    [0] { "" }
   *[other] ; w górach odkryto: { $revealed }
}.
now-no-event = Żadne wydarzenie nie jest aktywne.
now-event = { $instant ->
    [yes] Ostatnie wydarzenie już się dokonało i niczego więcej nie zmienia. { $event }
   *[no] Aktywne wydarzenie: { $event }
}
now-events = { $count ->
    [one] { $count } wydarzenie
    [few] { $count } wydarzenia
   *[many] { $count } wydarzeń
} w stosie: { $events }.
now-past-events = Odkryte dotąd: { $events }.

table-cards = Karty na stole
cards-row = Rząd: { $cards }{ $gaps ->
    [0] .
    [one] ; { $gaps } puste miejsce.
    [few] ; { $gaps } puste miejsca.
   *[many] ; { $gaps } pustych miejsc.
}
cards-deck = Stos kart wagonów: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}. Odrzucone: { $discards ->
    [0] nic.
   *[other] { $cards }.
}
cards-tickets = Stos biletów: { $count ->
    [one] { $count } bilet.
    [few] { $count } bilety.
   *[many] { $count } biletów.
}
cards-under = Odłożony przez ciebie bilet { $ticket } leży w stosie { $count ->
    [0] na wierzchu.
    [one] pod { $count } innym.
   *[other] pod { $count } innymi.
}

table-own = Twoje przedsiębiorstwo
own-company = Prowadzisz { $company }.
own-purse = Masz { DOLLARS($money) } i { $cars }.
own-hand = { $count ->
    [0] Nie masz kart na ręce.
    [one] Na ręce { $count } karta: { $cards }.
    [few] Na ręce { $count } karty: { $cards }.
   *[many] Na ręce { $count } kart: { $cards }.
}
own-known-all = Inni widzieli je wszystkie.
own-known = Z tego inni widzieli: { $cards }.
own-tokens = Zebrane w tej rozgrywce: { $tokens }.
office-upgrade = Usprawnienie { $upgrade }
office-new-upgrade = Od następnej rozgrywki usprawnienie { $upgrade }
office-conductor = Konduktor: { $conductor }
office-refreshes = Przed dobieraniem można jeszcze { $count ->
    [one] raz
   *[other] { $count } razy
} wymienić cały rząd.
office-stations = Stacje do postawienia: { $count ->
    [0] tylko zapasowa, za pocztówkę.
   *[other] { $count }{ $reserve ->
        [yes] { " " }i zapasowa za pocztówkę.
       *[no] .
    }
}

table-drawn = Bilety do wyboru
table-tickets = Twoje bilety
tickets-none = Nie masz biletów.
way-connected = zrealizowany
way-cut = już nie do zrealizowania: nie została żadna droga
way-too-long = już nie do zrealizowania: najkrótsza droga to jeszcze { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}, a wagoników zostało { $cars }
way-missing = { $count ->
    [one] brakuje { $count } pola
   *[other] brakuje { $count } pól
} na drodze { $way }
way-missing-joined = { $count ->
    [one] brakuje { $count } pola
   *[other] brakuje { $count } pól
} na drodze { $way }; gotowe: { $joined }
value-stamp = { DOLLARS($sum) } więcej za twój stempel
value-expo = { DOLLARS($sum) } więcej za wystawę
value-postcard = pocztówka { $number }
table-postcards = Twoje pocztówki
postcards-fulfilled = Spełnione w tej rozgrywce: { $postcards }.
table-buildable = Połączenia, na które cię teraz stać
buildable-none = Teraz nie stać cię na żadne połączenie.

table-players = Gracze
table-player = { $who }, { $company }
player-hand = { $count ->
    [0] Bez kart na ręce
    [one] Na ręce { $count } karta
    [few] Na ręce { $count } karty
   *[many] Na ręce { $count } kart
}{ $known-count ->
    [0] .
   *[other] ; wszyscy widzieli: { $known }.
}
player-hand-open = { $count ->
    [0] Bez kart na ręce
    [one] Na ręce { $count } karta
    [few] Na ręce { $count } karty
   *[many] Na ręce { $count } kart
}{ $cards-count ->
    [0] .
   *[other] : { $cards }.
}
player-tickets = Bilety: { $tickets }.
player-drawn = Wybiera spośród { $count } biletów.
player-network = { $count ->
    [0] Jeszcze bez połączeń.
    [one] { $count } połączenie. W sieci: { $pieces }.
    [few] { $count } połączenia. W sieci: { $pieces }.
   *[many] { $count } połączeń. W sieci: { $pieces }.
}
piece = { $cities }

table-rules = Obowiązujące zasady
table-map = Mapa: { $area }
map-new = Ten obszar dołącza do planszy w następnej rozgrywce.
map-route = { $city } { $length }: { $strands }
map-mountain = { $city } { $length }, góry: { $strands }
strand-free = { $color }
strand-built = { $color } – { $who }
strand-own = { $color } – twoje
strand-closed = { $color } – zamknięte
mark-large = duże miasto
mark-port = port
mark-port-atlantic = port atlantycki
mark-port-gulf = port nad Zatoką Meksykańską
mark-port-pacific = port pacyficzny
mark-country-ca = Kanada
mark-country-mx = Meksyk
mark-mine = kopalnia
mark-cattle = bydło
mark-stockyard = targ bydła
mark-station = stacja – { $who }
mark-outlaw = bandyci z łupem { DOLLARS($stash) }

head-ticket = Bilet
head-value = Wartość
head-needs = Stan
head-postcard = Pocztówka
head-asks = Warunek
head-brings = Nagroda
head-front = Jedna strona
head-back = Tajna strona
head-route = Połączenie
head-cost = Koszt
head-then = Potem
head-player = Gracz
head-company = Przedsiębiorstwo
head-dollars = Dolary
head-cars = Wagoniki
head-cards = Karty
head-tickets = Bilety
head-place = Miejsce
head-rule = Zasada
head-says = Co mówi
head-city = Miasto
head-there = Co tam jest
head-routes = Połączenia do
head-year = Rok
head-winner = Zwycięzca
head-area = Obszar
head-opened = Otwarty w roku
head-pioneer = Pionier


## Kampania

chapter = { $campaign }, { $year }
absent = nieobecne
chronicle-next = { $count ->
    [0] Kampania się zaczyna
    [one] Rozegrano { $count } z { $of } rozgrywek
   *[other] Rozegrano { $count } z { $of } rozgrywek
}. Następna to rok { $year }.
chronicle-over = Wszystkie rozgrywki są rozegrane, a skrytki otwarte.
chronicle-companies = Przedsiębiorstwa zgodnie z ruchem wskazówek zegara: { $companies }.
chronicle-caboose = Brankard ma { $company } i zacznie następną rozgrywkę.
chronicle-last-box = Skrzynka konduktora jest otwarta.
chronicle-mines = Kopalnie: { $cities }.
chronicle-event = Nowe wydarzenie { $event }
chronicle-archived = Wydarzenia, które opuściły kampanię: { $events }.
chronicle-tickets = { $count ->
    [one] { $count } nowy bilet
    [few] { $count } nowe bilety
   *[many] { $count } nowych biletów
}: { $tickets }.
chronicle-worn = Zużyte bilety, które opuściły kampanię: { $tickets }.
table-years = Lata
table-vaults = Skrytki
table-office = { $company }
table-frontier = Poza krawędzią mapy
table-decks = Nowe karty i te, których już nie ma
table-story = Dotychczasowa historia
office-resting = Pocztówki czekają: nie ma o nie pytań, dopóki się do nich nie wróci.
office-empty = W biurze jest tylko karta przedsiębiorstwa.
office-postcards = Niespełnione pocztówki w biurze: { $postcards }.
office-stations-at = Stacje: { $cities }.
vault-fulfilled = Spełnione: { $postcards }.
vault-stamped = { $count ->
    [one] { $count } stempel
    [few] { $count } stemple
   *[many] { $count } stempli
}: { $tickets }.
vault-holds = W skrytce: { $items }.
vault-slips = Dowody wpłaty
vault-absences = Opuszczone rozgrywki
vault-postcards = Pocztówki
vault-items = Wstęgi, tablice, weksle
vault-stamps = Stemple
vault-total = Razem
vaults-tied = Przy równych kwotach: { $ties }.
vaults-so-far = Dotąd w skrytkach: { $each }.{ $missed ->
    [yes] { " " }Ile dają opuszczone rozgrywki, okaże się na końcu.
   *[no] { "" }
}


## Podsumowanie

account-slip = Dowód wpłaty
score-total = Suma
    .cell = { DOLLARS($value) }
score-dollars = Dolary
    .cell = { DOLLARS($value) }
score-cars = Niewykorzystane wagoniki
    .cell = { DOLLARS($value) }
score-cargo = Ładunki
    .cell = { DOLLARS($value) }
score-cattle = Bydło
    .cell = { DOLLARS($value) }
score-ore = Ruda
    .cell = { DOLLARS($value) }
score-trade = Handel zagraniczny
    .cell = { DOLLARS($value) }
score-tickets = Bilety
    .cell = { DOLLARS($value) }
score-floor = Umorzone, bo dowód wpłaty nie bywa ujemny
    .cell = { DOLLARS($value) }
tie-tickets = Zrealizowane bilety
    .wins = więcej zrealizowanych biletów
    .cell = { $value }
tie-order = Ilu graczy zaczęło wcześniej
    .wins = dalej w kolejności gry
    .cell = { $value }


## Dlaczego nie

why-game-over = Rozgrywka się skończyła.
why-choose-conductor = Najpierw wybierz konduktora.
why-choose-cards = Najpierw wybierz karty, którymi płacisz, tyle, ile kosztuje połączenie: wszystkie w jego kolorze, a na szare w jednym dowolnym, z dowolną liczbą lokomotyw.
why-discard-first = Najpierw odrzuć kartę z powodu wydarzenia.
why-move-outlaw = Najpierw przenieś bandytów na jeden z końców swojego połączenia.
why-choose-mine = Najpierw wybierz miasto swojej sieci bez kopalni.
why-choose-reserve = Najpierw wybierz miasto swojej sieci bez stacji.
why-choose-station = Najpierw wybierz miasto swojej sieci bez stacji albo zrezygnuj.
why-not-enough-of-a-colour = Masz za mało kart tego koloru. Pokaż inny kolor albo żaden.
why-archive-event = Najpierw wybierz, które z odkrytych wydarzeń trafia do archiwum.
why-open-area = Najpierw wybierz jeden z zamkniętych jeszcze obszarów tego kręgu.
why-others-choose-tickets = Twoje bilety są już wybrane. Inni jeszcze wybierają.
why-wait-for-conductor = Teraz ktoś inny wybiera konduktora.
why-wait-for-caboose = Teraz osoba z brankardem archiwizuje wydarzenie.
why-wait-for-area = Teraz ktoś inny wybiera następny obszar.
why-wait-for-station = Teraz ktoś inny stawia stację.
why-wait-for-discard = Najpierw ktoś inny odrzuca kartę.
why-not-your-turn = To nie twoja tura.
why-keep-more = Musisz zachować więcej biletów, i to z tych, które masz przed sobą.
why-tickets-first = Najpierw zdecyduj o dobranych biletach.
why-too-few-cards = W stosie i wśród odrzuconych jest tak mało kart, że nikt nie może dobierać.
why-no-refresh = Rząd może wymienić tylko przedsiębiorstwo z Dyspozytorem, i to raz na rozgrywkę.
why-no-tickets = Nie ma już biletów.
why-one-of-three = W turze robi się jedną z trzech rzeczy: dobiera karty wagonów, dobiera bilety albo tworzy połączenie.
why-locos-forbidden = Aktywne wydarzenie zabrania brania lokomotyw z rzędu.
why-not-in-row = Takiej karty nie ma w rzędzie.
why-loco-first = Lokomotywę z rzędu można wziąć tylko jako pierwszą i jedyną kartę.
why-no-cards = Ze stosu nie ma czego dobrać.
why-draw-a-card = Najpierw weź kartę, która ci się należy.
why-not-on-board = Tego połączenia nie ma na planszy.
why-taken = To połączenie już powstało.
why-double-closed = W dwie lub trzy osoby z podwójnego połączenia używa się tylko jednej nitki.
why-one-strand-each = Masz już nitkę między tymi miastami, a dwóch nie może mieć nikt.
why-too-few-cars = Masz za mało wagoników na wszystkie pola.
why-event-forbids = Aktywne wydarzenie nie pozwala utworzyć tego połączenia.
why-too-few-of-colour = Masz za mało kart w jego kolorze i za mało lokomotyw.
why-too-few-alike = Masz za mało kart jednego koloru i za mało lokomotyw.
why-extra-card = Aktywne wydarzenie wymaga więcej kart, niż połączenie ma pól, a na tyle cię nie stać.
why-fee = Aktywne wydarzenie każe za to połączenie zapłacić, a masz za mało dolarów.
why-duty = Masz za mało dolarów na cło.
why-fee-and-duty = Masz za mało dolarów na opłatę z wydarzenia i cło razem.
why-too-few-dollars = Masz na to za mało dolarów.
why-only-locos = Twój zestaw to same lokomotywy, więc dołożyć można tylko lokomotywę.
why-card-does-not-fit = Dołożyć można tylko kartę w kolorze zestawu albo lokomotywę z ręki.
why-settle-surcharge = Najpierw zapłać za góry albo zrezygnuj z połączenia.
why-too-few-locos = Masz na to za mało lokomotyw.
why-answer-postcard = Najpierw powiedz, czy płacisz za pocztówkę.
why-station-there = W tym mieście jest już stacja.
why-not-in-network = To miasto nie należy do twojej sieci.


## Trener

fact-tickets-completed = Zrealizowane bilety
    .cell = { $value }
fact-tickets-missed = Niezrealizowane bilety
    .cell = { $value }

## Kiedy to jest

occasion-start = { $year }: bilety na początek
occasion-setup = { $year }: przygotowanie
occasion-ending = { $year }: po ostatniej turze
occasion-turn = { $year }, tura: { $who }
occasion-last-turns = { $year }, ostatnia tura: { $who }
occasion-last = Ostatnie tury
occasion-over = Koniec rozgrywki


## Co nowi słyszą, gdy po raz pierwszy decydują o czymś danego rodzaju

lesson-start-tickets = Bilet daje swoją kwotę, jeśli połączysz oba miasta własną siecią, a jeśli nie, tyle samo kosztuje. Zachowaj te, które mają wspólny kawałek drogi; za oddane nic nie płacisz.
lesson-tickets = Musisz zachować co najmniej jeden. Weź to, co twoja sieć już łączy albo prawie łączy: pod koniec bilet, którego nie skończysz, kosztuje całą kwotę.
lesson-under = Odrzucone bilety idą na spód stosu i długo nikt ich nie zobaczy. Kolejność prawie nigdy nie ma znaczenia.
lesson-conductor = Konduktor daje jedną zdolność na tę rozgrywkę. Zanim wybierzesz, przeczytaj, co robi, i weź tego, który pasuje do twoich biletów.
lesson-turn = Jedna z trzech rzeczy: dwie karty wagonów, połączenie albo bilety. Na początku zbieraj karty w kolorach swojej drogi; najpierw twórz to, co ktoś może ci zabrać.
lesson-last-turn = To twoja ostatnia tura. Utwórz połączenie, które kończy bilet albo zużywa wagoniki: gdy nie zostanie żaden, jest premia.
lesson-first-card = Odkryte karty zostały wymienione. Spójrz jeszcze raz: odkryta lokomotywa pasuje do każdego koloru, ale bierzesz wtedy tylko ją.
lesson-second-card = Druga karta może być odkryta albo ze stosu, ale nie odkryta lokomotywa. Ze stosu możesz mieć szczęście.
lesson-set = Płacisz kartami jednego pasującego koloru, a lokomotywa zastępuje każdą. Zachowaj kolory na następne połączenie, a przede wszystkim lokomotywy.
lesson-discard = Wybierz kartę najmniej potrzebną: w kolorze, którego nie ma na twojej drodze.
lesson-discard-for = To wydarzenie zabiera każdemu kartę. Wybierz kolor, którego nie ma na twojej drodze.
lesson-surcharge = W górach odkryta karta może podrożyć połączenie. Zwykle warto dołożyć kartę albo zapłacić: w następnej turze może go już nie być.
lesson-outlaw = Napadu nie unikniesz, ale mówisz, dokąd jadą bandyci. Wyślij ich na ten koniec, przy którym będą budować inni.
lesson-offer = Pocztówka chce lokomotyw i od razu daje nagrodę. Porównaj ją z połączeniem, na które te lokomotywy by starczyły.
lesson-show = Karty tylko pokazujesz i zostają na ręce. Inni zobaczą, co zbierasz, i to cały koszt.
lesson-mine = W tym mieście za kilofy na kartach, którymi płaci się za połączenie, jest ruda. Postaw kopalnię tam, gdzie jeszcze budujesz, a inni nie.
lesson-reserve = Gdy ktokolwiek buduje do miasta z twoją stacją, dostajesz 1 $. Stacja zostaje na całą kampanię: najlepsze jest miasto z wieloma wolnymi połączeniami.
lesson-archive = To wydarzenie już nigdy nie pojawi się w waszej kampanii. Usuń to, które najbardziej szkodzi twojemu przedsiębiorstwu.
lesson-area = Obszar staje się częścią waszej mapy na wszystkie następne rozgrywki. Wybierz stronę, po której twoje przedsiębiorstwo ma połączenia.
lesson-station = Gdy ktokolwiek buduje do miasta z twoją stacją, dostajesz 1 $. Stacja zostaje na całą kampanię: najlepsze jest miasto z wieloma wolnymi połączeniami.

## Narysowany stół

drawn-scene = Mapa: { $count ->
    [one] { $count } nitka
    [few] { $count } nitki
   *[many] { $count } nitek
}, z tego zajęte: { $of }
drawn-strand-built = { $strand }: { $company }
drawn-strand-closed = { $strand }: zamknięte
drawn-stockyard = Targ bydła: { $city }
drawn-station = Stacja: { $city }
drawn-mine = Kopalnia: { $city }
drawn-cattle = Bydło: { $city }
drawn-outlaw = Bandyci: { $city }
drawn-next-game = od następnej rozgrywki
drawn-stack = { $cards }{ $pickaxes ->
    [0] { "" }
   *[other] , z kilofem: { $pickaxes }
}{ $skulls ->
    [0] { "" }
   *[other] , z czaszką: { $skulls }
}
drawn-missing = { $count ->
    [one] brakuje { $count } pola
    [few] brakuje { $count } pól
   *[many] brakuje { $count } pól
}
drawn-kept = zostaje
drawn-single = Pojedyncza rozgrywka
drawn-free = po kampanii
drawn-east = Wschód
drawn-game = rozgrywka { $count } z { $of }
drawn-turns-left = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}
drawn-notes = Notatki mierniczego
drawn-unseen = Karty, których nikt jeszcze nie pokazał:
drawn-no-event = Dziś bez wiadomości
drawn-rules = Obowiązujące zasady
drawn-depot = Zajezdnia
drawn-refresh = Nowy rząd
drawn-gap = Pusty tor
drawn-deck = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
drawn-blind = w ciemno
drawn-tickets = { $count ->
    [one] { $count } bilet w stosie
    [few] { $count } bilety w stosie
   *[many] { $count } biletów w stosie
}, z tego odłożone: { $of }
drawn-ticket-deck = bilety
drawn-masthead = TELEGRAF
drawn-works = Budowa
drawn-idle = cisza na torach
drawn-stash = Łup: { DOLLARS($count) }
drawn-sealed = Nikt nie wie, co jest w pudełku.
drawn-choose = Wybierz
drawn-give-up = Rezygnuję
drawn-no-station = Bez stacji
drawn-decline = Nie, dziękuję
drawn-rest = Bez pytań
drawn-vault = W skrytce: { DOLLARS($count) }
drawn-hand = Twoje przedsiębiorstwo
drawn-way = Sposób zapłaty
drawn-cars = { $count ->
    [one] { $count } wagonik
    [few] { $count } wagoniki
   *[many] { $count } wagoników
}
drawn-cards = { $count ->
    [one] { $count } karta wagonu
    [few] { $count } karty wagonów
   *[many] { $count } kart wagonów
}
drawn-ticket-count = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
   *[many] { $count } biletów
}
drawn-dollars = { DOLLARS($count) }
drawn-first = Zaczyna
drawn-office = Biuro
drawn-postcards = { $count ->
    [one] { $count } pocztówka
    [few] { $count } pocztówki
   *[many] { $count } pocztówek
}, spełnione: { $of }
drawn-stations-left = { $count ->
    [one] została { $count } stacja
    [few] zostały { $count } stacje
   *[many] zostało { $count } stacji
}
drawn-fulfilled = spełniona
drawn-slips = Dowody wpłaty, rozgrywka po rozgrywce
drawn-map = Mapa do tej pory
drawn-ceremony = Wieczór otwarcia skrytek
drawn-place-northeast = Północny wschód
drawn-place-south = Południe
drawn-place-plains = Równiny
drawn-place-texas = Teksas
drawn-place-rockies = Góry Skaliste
drawn-place-northwest = Północny zachód
drawn-place-california = Kalifornia
drawn-place-mexico = Meksyk

lens-title-card = Karta wagonu na połączenia { $color }
lens-card = Opłaca jedno pole nitki w swoim kolorze albo szarej.
lens-title-loco = Lokomotywa
lens-loco = Zastępuje dowolny kolor. Wzięta z rzędu jest jedyną kartą w turze; wzięta w ciemno liczy się jak każda inna.
lens-company = Połączenie w kolorze przedsiębiorstwa ({ $color }) daje mu bonus.
lens-title-deck = Karty wagonów
lens-deck = W turze bierze się dwie: z rzędu albo w ciemno ze stosu.
lens-title-ticket = Bilet
lens-ticket = Kto przed końcem rozgrywki połączy oba miasta własnymi pociągami, dostaje wartość biletu; kto nie połączy, traci ją.
lens-title-event = Wiadomości
lens-event = Gazeta wśród kart wagonów odkrywa wydarzenie. Aktywne jest najwyżej jedno.
lens-title-rule = Zasada
lens-rule = Obowiązujące zasady działają w kolejności numerów, gdy powstaje połączenie i gdy liczy się wynik.
lens-title-cars = Wagoniki
lens-cars = Na każdym polu nitki staje jeden. Gdy zostaną dwa lub mniej, zaczynają się ostatnie tury.
lens-title-dollars = Dolary
lens-dollars = Dolary wszystkich leżą na widoku i liczą się na koniec.
lens-title-seen = Karty, które wszyscy widzieli
lens-seen = Wzięto je z rzędu albo pokazano i są wciąż na ręce.
lens-title-caboose = Brankard
lens-caboose = Kto go ma, ten zaczyna.
lens-title-large-city = Duże miasto
lens-large-city = Nitka do dużego miasta daje kartę ze stosu.
lens-title-port = Port
lens-port = Port. Co nie ma jeszcze zasady, nic nie znaczy.
lens-title-last-turns = Ostatnie tury
lens-last-turns = Ktoś ma dwa wagoniki lub mniej: każdy ma jeszcze jedną turę.
lens-title-route = Połączenie
lens-route = Tyle kart, ile pól, wszystkie w jego kolorze; potem na każdym polu staje wagonik.
lens-title-payment = Czym płacić
lens-payment = Czerwone połączenie o trzech polach: trzy czerwone karty, lokomotywy w miejsce dowolnej z nich albo same lokomotywy.
