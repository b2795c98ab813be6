# Co mówią po polsku poczekalnia, ustawienia i strony konta.

guest-name = Gość { $number }

## Poczekalnia

lobby-page = Railhead: gry planszowe Dzikiego Zachodu
lobby-title = Siadaj do stołu
lobby-lead = Gry planszowe z Dzikiego Zachodu: przeciw botom albo ze znajomymi, na jednym ekranie lub na wielu.
lobby-games = Gry
lobby-own = Twoje stoły
lobby-joinable = Stoły, do których możesz usiąść
lobby-watchable = Stoły, którym możesz się przyglądać
lobby-players = Dla { $fewest }–{ $most } graczy
lobby-how-many = Gracze
lobby-level = Poziom botów
lobby-alone = 1 (solo)
lobby-play = Zagraj z botami
lobby-play-label = Zagraj z botami: { $game }
lobby-host = Otwórz stół
lobby-first-game = Pierwsza gra
lobby-rules = Zasady
lobby-daily = Rozdanie dnia
lobby-achievements = Osiągnięcia

## Listy stołów

list-your-turn = Twoja kolej
list-free-seats = { $count ->
    [0] Wszystkie miejsca są zajęte
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
list-waits-for = Teraz decyduje: { $who }
list-playing = Gra trwa
list-paused = Gra wstrzymana
list-finished = Gra skończona
list-stopped = Gra przerwana
list-won = Wygrana
list-place = Miejsce { $place } z { $count }
list-free = wolne miejsce
list-go-on = Graj dalej
list-open = Otwórz
list-join = Dołącz
list-watch = Oglądaj
list-look-back = Obejrzyj
list-rail = Pobierz
clock-is-live = Zegar: { $minutes } min i { $seconds } s na decyzję
clock-is-days = { $days ->
    [one] { $days } dzień na decyzję
    [few] { $days } dni na decyzję
   *[many] { $days } dni na decyzję
}

moment-now = przed chwilą
moment-minutes = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
moment-hours = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
moment-day = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia

## Moje stoły

mine-title = Moje stoły
mine-none = Nie siedzisz jeszcze przy żadnym stole.
mine-to-lobby = Do gier
mine-running = Trwające gry
mine-gathering = Czekają na początek
mine-over = Skończone gry

## Otwieranie stołu

host-title = Otwórz stół: { $game }
host-lead = Wybierz, jak chcesz grać. Wszystko ma swoją zwykłą wartość: stół możesz otworzyć od razu.
host-trouble = Tak stołu nie da się otworzyć. Niżej zaznaczono, co nie pasuje; nic z tego, co wybrano, nie przepadło.
host-game = Gra
host-only-with = Tylko przy ustawieniu „{ $when }”.
host-place = Pozycja { $place }
host-seats = Miejsca
    .help = Jeśli nie zostawisz wolnych miejsc, gra zacznie się od razu. W przeciwnym razie najpierw się zbieracie, a grę zaczynasz ty, gdy wszyscy są na miejscach. Miejsca ponad liczbę graczy są pomijane.
host-seat = Miejsce { $number }
host-name = Imię na miejscu { $number }
host-me = Ja
host-nobody = Wolne: zaproś kogoś
host-screen = Ktoś inny przy tym ekranie
host-bots = Boty
host-bot = Bot: { $level }
host-others = Inni i czas
host-access = Kto znajdzie ten stół
host-access-link = Tylko osoby, które mają link
host-access-open = Wszyscy: będzie widoczny w poczekalni
host-clock = Zegar
    .help = Komu skończy się czas, za tego gra bot, dopóki ta osoba nie wróci.
host-clock-off = Bez zegara
host-clock-live = Na jedno posiedzenie
host-clock-days = Dni na każdą decyzję
host-minutes = Minuty na całą grę
host-increment = Sekundy dodawane za każdą decyzję
host-days = Dni na każdą decyzję
host-open = Otwórz stół

## Stół przed grą

gathering-title = { $game }: zbieramy się
gathering-title-ready = ● Gotowe: { $game }
gathering-title-waits = ({ $count }) { $game }: zbieramy się
gathering-ready = Wszyscy są na miejscach. Możesz zacząć grę.
gathering-wait-host = Wszyscy są na miejscach. Grę może zacząć gospodarz.
gathering-wait-people = { $count ->
    [one] Jest jeszcze jedno wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
   *[many] Jest jeszcze { $count } wolnych miejsc.
}
gathering-invite = Zaproś innych
gathering-link = Link dla zaproszonych
    .help = Kto ma ten link, może zająć wolne miejsce. Zajętego miejsca link nigdy nie odda.
gathering-copy = Kopiuj
gathering-qr = Ten sam link dla aparatu w telefonie
    .help = Skieruj na to aparat telefonu.
gathering-kept = To miejsce czeka na osobę, która tu siedziała: { $name }.
gathering-expected = Czeka na ciebie miejsce z poprzedniej gry.
gathering-rejoin = Gram
gathering-sent-away = Gospodarz zwolnił twoje miejsce. Możesz zająć inne, jeśli znów dostaniesz zaproszenie.
gathering-send-away = { $name } straci to miejsce i dowie się o tym.
gathering-send-away-yes = Tak, zwolnij miejsce
gathering-cancel-sure = Stół zniknie dla wszystkich, a zaproszenie przestanie działać.
gathering-cancel-yes = Tak, odwołaj
gathering-seats = Miejsca
gathering-host = gospodarz
gathering-alike = z numerem: imię wygląda jak inne przy tym stole
gathering-salted = dołożone do tasowania
gathering-name = Twoje imię
gathering-sit = Usiądź tutaj
gathering-other-name = Imię kogoś innego przy tym ekranie
gathering-share = Posadź tutaj
gathering-employ = Posadź tu bota
gathering-change = Zmień bota
gathering-free = Zwolnij to miejsce
gathering-leave = Wstań z tego miejsca
gathering-salt = Dołóż coś do tasowania
gathering-salt-label = Cokolwiek zechcesz
    .help = Od 1 do 64 liter, cyfr lub znaków, bez spacji i polskich liter. Stanie się to częścią tasowania, więc nikt nie mógł go wybrać sam.
gathering-salt-add = Dołóż
gathering-hosts = Jesteś gospodarzem
gathering-start = Zacznij grę
gathering-fill = Boty na wszystkie wolne miejsca
gathering-cancel = Odwołaj stół
gathering-fairness = Dom gier ustalił już swoje tajne ziarno: oto jego odcisk. Po grze ziarno zostanie pokazane i każdy może sprawdzić, że nikt nie ingerował w tasowanie.
denied-salt = To, co dokładasz do tasowania, ma od 1 do 64 liter, cyfr lub znaków, bez spacji i polskich liter.

## Zanim się usiądzie

terms-title = W co gramy
terms-host = Gospodarz
terms-length = Czas gry
terms-clock = Zegar
terms-rules = Zasady

## Stół, przy którym nie zagrano

cancelled-title = Odwołane: { $game }
cancelled-by = Stół odwołuje { $name }. Nie rozegrano tu żadnej gry.
cancelled-by-host = Gospodarz odwołał ten stół. Nie rozegrano tu żadnej gry.
cancelled-abandoned = Do tego stołu od dawna nikt nie przyszedł, więc dom gier go sprzątnął.
cancelled-to-lobby = Do poczekalni

## Zaproszenia

join-title = Zaproszenie do stołu: { $game }
join-name-help = Tak będą cię nazywać pozostali.
join-sit = Usiądź do stołu
join-by = { $name } zaprasza cię do gry.
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-over = Gra już się skończyła. Możesz ją obejrzeć od początku.
join-begun = Gra już się zaczęła i nie ma w niej dla ciebie wolnego miejsca. Możesz ją oglądać.
join-watch = Oglądaj

## Ustawienia

settings-title = Ustawienia
settings-saved = Zapisano.
settings-save = Zapisz
settings-name = Imię
    .help = Tak będziesz się nazywać przy nowych stołach: od 1 do 24 znaków.
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-language-en = English
settings-language-pl = Polski
settings-speed = Tempo opowieści
    .help = Jak szybko zobaczysz to, co zrobili inni.
settings-speed-off = Od razu
settings-speed-fast = Szybko
settings-speed-normal = Zwyczajnie
settings-speed-slow = Powoli
settings-confirm = Koniec twojej tury
    .help = Co dzieje się po ostatniej decyzji, którą można by jeszcze cofnąć.
settings-confirm-ask = Pytaj mnie
settings-confirm-seconds = Poczekaj trzy sekundy, a kiedy czytam, dłużej
settings-confirm-at-once = Graj od razu dalej
settings-caution = To, czego nie można cofnąć
    .help = Czy pytać jeszcze raz przed tym, co odsłania zakrytą kartę albo pyta los.
settings-caution-ask = Pytaj mnie
settings-caution-first-games = Pytaj mnie w pierwszych trzech partiach danej gry
settings-caution-never = Graj od razu dalej
settings-palette = Kolory
    .help = Kolory wszystkich stron.
settings-palette-paper = Papier
settings-palette-night = Światło lampy
settings-palette-contrast = Wysoki kontrast
settings-text = Wielkość tekstu
    .help = Stronę powiększa też przeglądarka.
settings-text-normal = Zwykła
settings-text-large = Duża
settings-text-largest = Największa
settings-motion = Ruch
    .help = Czy rzeczy przesuwają się i latają.
settings-motion-system = Jak w systemie
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-face = Stoły
    .help = W każdą grę można też grać samymi słowami.
settings-face-drawn = Rysowane
settings-face-words = Słowami
settings-signals = Sygnały
settings-sound = Dźwięki
settings-notify = Powiadom mnie, gdy przyjdzie moja kolej

## Konta

account-page = Konto
account-guest = Jesteś gościem: twoje gry zna tylko ta przeglądarka. Konto zachowa je dla ciebie wszędzie.
account-nobody = Grać można bez konta. Konto zachowa twoje gry i ustawienia wszędzie.
account-known = To konto nazywa się { $name }.
account-name = Nazwa konta
account-password = Hasło
    .help = Co najmniej 10 znaków.
account-new-password = Nowe hasło
account-login = Zaloguj się
account-login-do = Zaloguj się
account-create = Nowe konto
    .help = Gry z tej przeglądarki przejdą na konto.
account-create-do = Załóż konto
account-recover = Zapomniane hasło
    .help = Kod odzyskiwania pozwala ustawić nowe hasło. Wszystkie sesje się zakończą.
account-recover-do = Ustaw nowe hasło
account-code = Kod odzyskiwania
account-code-title = Twój kod odzyskiwania
account-code-keep = Zapisz go i dobrze schowaj: pokazujemy go tylko ten jeden raz. Z nim ustawisz nowe hasło, gdy zapomnisz starego.
account-logout = Wyloguj się
account-sessions = Gdzie trwa twoja sesja
account-this = Ta przeglądarka
account-end = Wyloguj tam
account-end-others = Wyloguj wszędzie indziej
account-unknown-browser = Nieznana przeglądarka
account-change = Zmiana hasła
    .help = Wszędzie indziej nastąpi wylogowanie.
account-change-do = Zmień hasło
account-new-code = Nowy kod odzyskiwania
    .help = Stary kod przestanie być ważny.
account-new-code-do = Utwórz nowy kod
account-delete = Usunięcie konta
    .help = W twoich grach zagrają dalej boty, twoje imię zniknie ze wszystkich stołów i niczego nie da się przywrócić.
account-delete-do = Usuń na zawsze
account-created = Twoje konto jest gotowe.
account-recovered = Hasło zostało zmienione, a wszystkie inne sesje zakończone.
account-changed = Hasło zostało zmienione, a wszystkie inne sesje zakończone.
account-code-made = Stary kod odzyskiwania nie jest już ważny.
account-short = Hasło ma od 10 do 200 znaków.
account-common = Wiele osób ma takie hasło, więc obcy próbują go jako jednego z pierwszych. Wybierz inne.
account-like-name = To hasło jest nazwą albo niewiele się od niej różni. Wybierz inne.
account-pattern = To hasło to rząd klawiszy albo powtórzony kawałek. Wybierz inne.
account-taken = Ktoś ma już konto o tej nazwie.
account-wrong = Nazwa i hasło nie pasują do siebie.
account-wrong-code = Nazwa i kod odzyskiwania nie pasują do siebie.
account-wrong-password = To nie jest twoje hasło.

## Rozdanie dnia

daily-title = Rozdanie dnia: { $game }
daily-about = Dziś wszyscy grają tymi samymi kartami, każdy raz. Ziarno pozostaje tajne do północy (UTC).
daily-play = Zagraj dzisiejsze rozdanie
daily-results = Wyniki
daily-nobody = Nikt jeszcze nie ukończył tego rozdania.
daily-place = Miejsce
daily-player = Gracz
daily-score = Wynik
daily-days = Inne dni
daily-before = Dzień wcześniej
daily-after = Dzień później

## Osiągnięcia

achievements-title = Osiągnięcia: { $game }
achievements-count = Zdobyte: { $done } z { $count }
achievements-done = zdobyte
achievements-open = jeszcze niezdobyte
achievements-kept = Osiągnięcia zapisują się na koncie; gry gościa przechodzą na konto, gdy się je założy.

## Kampanie

lobby-campaign = Rozpocznij kampanię
list-campaign = Kampania
campaign-title = { $game }: kampania
campaign-progress = Następna: rozgrywka { $number } z { $of }
    .titled = Następna: rozgrywka { $number } z { $of }, { $title }
campaign-over = { $of ->
    [one] Rozegrano { $of } rozgrywkę: kampania zakończona.
    [few] Rozegrano wszystkie { $of } rozgrywki.
   *[many] Rozegrano wszystkie { $of } rozgrywek.
}
campaign-running = Trwa rozgrywka
campaign-to-table = Do stołu
campaign-next = Następna rozgrywka
campaign-free = Swobodna gra
    .help = Kampania jest zakończona i nic, co teraz zagracie, jej nie zmieni. Mapa i zasady należą do was.
campaign-start = Rozpocznij następną rozgrywkę
campaign-start-free = Zagraj swobodnie
campaign-attends = bierze udział
campaign-absent = nieobecność
campaign-stay-away = Nie biorę udziału
campaign-come = Biorę udział
campaign-journal = Dotychczasowe rozgrywki
campaign-game = Rozgrywka { $number }
    .titled = Rozgrywka { $number }, { $title }
campaign-free-game = Swobodna gra
campaign-export = Eksportuj kampanię
campaign-watch = Obejrzyj od pierwszej rozgrywki
campaign-to-journal = Dziennik do druku
journal-title = { $game }: dziennik
journal-print = Drukuj
journal-back = Wróć do kampanii
journal-members = Kto brał udział
journal-years = Lata
journal-keepsakes = Co z tego wyszło
journal-place = Miejsce
journal-score = Wynik
journal-unfinished = Ta rozgrywka jeszcze trwa.
journal-cards = Przeczytane na głos
denied-journal = Dziennik jest dla członków tej kampanii.
campaign-look-as = Co wie tylko jedno z was
    .help = Przy tej przeglądarce gra kilka osób. Kto chce popatrzeć, bierze ekran, gdy nikt inny nie patrzy; ponowne otwarcie strony wszystko ukrywa.
campaign-track = Rozgrywki kampanii
campaign-track-next = następna
campaign-track-on = w toku
campaign-standings = Jak stoimy
campaign-member = Gracz
campaign-won = Wygrane rozgrywki
campaign-played = Rozegrane
campaign-cards = Przeczytane na głos w tej rozgrywce
denied-not-member = Tylko członkowie tej kampanii mogą o tym decydować.
denied-not-attending = Następną rozgrywkę rozpoczyna ktoś, kto bierze w niej udział, albo założyciel kampanii.
denied-too-few = W następnej rozgrywce bierze udział zbyt mało osób.
denied-never-begun = Pierwsza rozgrywka tej kampanii nigdy się nie zaczęła.
