# Słowa wspólne dla wszystkich gier.

# Osoba przy stole.
person = { $seat }
# Ktoś wraz z tym, kim gra: Ania (Doc).
person-as = { $name } ({ $persona })
person-unnamed = gracz { $number }

# Wyliczenia: a, b i c.
list-next = { $before }, { $after }
list-last = { $before } i { $after }

# Podsumowanie.
account-title = Podsumowanie
account-winners = { $winners-count ->
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
account-place = Miejsce
    .cell = { $place }
account-player = Gracz
