# Słowa wspólne dla wszystkich gier.

# Osoba przy stole.
person = { $seat }
# Ktoś wraz z tym, kim gra: Ania (Doc).
person-as = { $name } ({ $persona })
person-unnamed = gracz { $number }

# Jak grają boty.
bot-beginner = początkujący
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-expert = ekspert
bot-random = gra losowo
bot-greedy = patrzy na jeden krok naprzód
bot-search = myśli naprzód

# Wyliczenia: a, b i c.
list-next = { $before }, { $after }
list-last = { $before } i { $after }

# Co może wybrać gospodarz.
setup-yes = tak
setup-no = nie
chosen-number = { $number }
chosen-range = { $min }–{ $max }
chosen-several = { $values }
chosen-with = { $option }: { $value }
setup-trouble-unknown = Nie ma tu opcji „{ $key }”.
setup-trouble-number = Wybierz liczbę od { $min } do { $max }.
setup-trouble-flag = Wybierz „tak” (yes) albo „nie” (no).
setup-trouble-choice = Wybierz jedną z podanych możliwości.
setup-trouble-option = To można wybrać tylko przy ustawieniu „{ $when }”.
setup-trouble-value = „{ $value }” można wybrać tylko przy ustawieniu „{ $when }”.
setup-trouble-count = { $count ->
    [0] Nie wybieraj tu niczego.
    [one] Wybierz dokładnie jedną pozycję.
    [few] Wybierz dokładnie { $count } różne pozycje, po kolei.
   *[many] Wybierz dokładnie { $count } różnych pozycji, po kolei.
}
setup-trouble-other = To nie pasuje do reszty wyboru.

# Podsumowanie.
account-title = Podsumowanie
account-winners = { $winners-count ->
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
# Zwycięzcy mieli tyle samo co inni; { $how } mówi, czego mają więcej lub mniej.
account-tie = { $winners-count ->
    [one] Remis rozstrzyga na swoją korzyść { $winners }: { $how }.
   *[other] Remis rozstrzygają na swoją korzyść i dzielą się zwycięstwem { $winners }: { $how }.
}
account-place = Miejsce
    .cell = { $place }
account-player = Gracz

# Trener.
measure-best-rival = Wynik najlepszego rywala
coach-basis = { $games ->
    [one] Trener rozegrał w myślach jedną grę.
    [few] Trener rozegrał w myślach { $games } gry.
   *[many] Trener rozegrał w myślach { $games } gier.
}
coach-best = Trener wybrałby „{ $option }”: { $rate }.
coach-option = { $option } – { $rate }
coach-hold-back = wstrzymaj się
# Jak dobra jest możliwość i na ile to pewne.
coach-chance = { $sure ->
    [yes] wygrywa { $chance }% z nich ({ $low }–{ $high }%)
   *[no] wygrywa { $chance }% z nich
}
coach-total = { $sure ->
    [yes] kończy z wynikiem { $total } ({ $low }–{ $high })
   *[no] kończy z wynikiem { $total }
}
coach-untried = niewypróbowane
coach-compared = W porównaniu z „{ $other }”, po rozegraniu { $games } gier z każdą z tych możliwości, na koniec:
coach-asked = „{ $option }” w porównaniu z „{ $other }”, po rozegraniu { $games } gier z każdą z tych możliwości, na koniec:
coach-more = { $what }: o { $amount } więcej
coach-less = { $what }: o { $amount } mniej
coach-unclear = „{ $option }” i „{ $other }”, po rozegraniu { $games } gier z każdą z tych możliwości: bez wyraźnej różnicy.
coach-only = Nie ma innego wyboru.
coach-follows = Co najczęściej potem następuje: { $steps }.
coach-step = { $who }: „{ $what }” ({ $share }%)
coach-others = Inne możliwości:
