# Słowa ramy wokół każdego stołu i oprawy każdej strony.

## Wokół stron

kit-skip = Przejdź do treści
kit-skip-to-options = Przejdź do tego, co możesz zrobić
kit-skip-to-story = Przejdź do opowieści
kit-ways = Główne strony
kit-lobby = Poczekalnia
kit-to-lobby = Railhead: do poczekalni
kit-my-tables = Moje stoły
kit-waiting = Stoły, które na ciebie czekają
kit-sheet = To, co leży przed graczem
kit-next-table = Następny stół
kit-settings = Ustawienia
kit-account = Zaloguj się
kit-language = Język
kit-foot = Railhead, stół do gier planszowych z Dzikiego Zachodu.
    .label = Więcej
kit-programs = Dla programów

## Decyzje

kit-paused = Przerwa przy stole.
kit-paused-by = Przerwa w grze. Zarządza ją { $name }.
kit-banner-resume = Gramy dalej
kit-stood-in-time = Twój czas się skończył: gra za ciebie bot.
kit-stood-in-absent = Przez dłuższą chwilę cię nie było: gra za ciebie bot.
kit-stood-in-left = Nie ma cię przy stole: gra za ciebie bot.
kit-banner-return = Wracam do gry
kit-proposal = { $names }: zakończmy grę w tym miejscu, bez zwycięzcy.
kit-proposal-agree = Zgoda, kończymy
kit-proposal-decline = Gramy dalej
kit-proposal-waits = Proponujesz zakończyć grę w tym miejscu. Gra się skończy, gdy zgodzą się też: { $names }.
kit-rule-of-the-moment = Przeczytaj zasadę
kit-options = Co możesz zrobić
kit-more = Więcej
kit-finality-free = Można cofnąć
kit-finality-held = Można cofnąć, póki nie zatwierdzisz
kit-finality-final = Nie można cofnąć: odsłania coś zakrytego albo pyta los
kit-controls = Twoje decyzje i stół
kit-yours = Twoje
kit-tools = Stół i twoje ustawienia
kit-refusals = Czego nie możesz teraz zrobić i dlaczego
kit-find = Szukaj na liście
kit-asides = Możesz też…
    .help = Nikt na ciebie nie czeka, ale to możesz zrobić w każdej chwili.
kit-idle = Nie masz teraz o czym decydować.
kit-undo = Cofnij
    .help = Cofa twoją ostatnią decyzję (U)
kit-undo-all = Zacznij turę od nowa
    .help = Cofa wszystko, co zdecydowano w tej turze
kit-draft = Twój wybór:
kit-held = Zatwierdź swoją decyzję albo ją cofnij.
kit-confirm = Zatwierdź
    .help = Decyzja staje się ostateczna i kolej przechodzi dalej (Enter)
kit-hint = Podpowiedź
    .help = Pyta trenera, co by zrobił i dlaczego (H)
kit-hurry = Ponagl
    .help = Bot decyduje od razu, na podstawie tego, co już przemyślał

## Menu stołu

kit-menu = Stół
kit-look-as = Usiądź jako { $name }
kit-curtain = Niech nikt inny teraz nie patrzy: to, co dalej, jest tylko dla jednej pary oczu.
kit-pause = Przerwa
    .help = Zegary stoją i nikt nie gra, póki ktoś nie wznowi gry.
kit-resume = Wznów grę
    .help = Gra i zegary ruszają dalej.
kit-leave = Odejdź od stołu
    .help = Bot gra za ciebie, póki nie wrócisz.
kit-return = Wróć do gry
    .help = Znów grasz samodzielnie, od swojej następnej decyzji.
kit-propose = Zaproponuj koniec gry
    .help = Gra kończy się bez zwycięzcy, gdy zgodzą się wszyscy ludzie przy stole.
kit-agree = Zgódź się na koniec gry
    .help = Ktoś zaproponował koniec gry. Kończy się bez zwycięzcy, gdy zgodzą się wszyscy.
kit-withdraw = Wycofaj zgodę na koniec gry
    .help = Gra toczy się dalej.
kit-concede = Poddaj się
    .help = Bot dogra za ciebie do końca, a ty już nie możesz wygrać. Tego nie da się cofnąć.
kit-replace = Niech bot zagra za: { $name }
    .help = Bot gra na tym miejscu, póki jego właściciel nie wróci.
kit-replace-minutes = { $count ->
    [one] Możliwe, gdy na tym miejscu przez minutę nikogo nie będzie.
    [few] Możliwe, gdy na tym miejscu przez { $count } minuty nikogo nie będzie.
   *[many] Możliwe, gdy na tym miejscu przez { $count } minut nikogo nie będzie.
}
kit-replace-hours = { $count ->
    [one] Możliwe, gdy na tym miejscu przez godzinę nikogo nie będzie.
    [few] Możliwe, gdy na tym miejscu przez { $count } godziny nikogo nie będzie.
   *[many] Możliwe, gdy na tym miejscu przez { $count } godzin nikogo nie będzie.
}
kit-cancel = Odwołaj grę
    .help = Gra kończy się tu dla wszystkich, bez zwycięzcy. Tego nie da się cofnąć.

## Ludzie

kit-people = Gracze
kit-nobody = Wolne miejsce
kit-somebody = Ktoś
kit-you = ty
kit-awaited = Stół czeka na to miejsce
kit-stand-in = gra bot
    .help = Na tym miejscu gra bot, póki jego właściciel nie wróci.
kit-conceded = partia poddana
kit-agrees = chce skończyć
kit-invite = Zaproś innych tym linkiem
kit-fairness = Uczciwe tasowanie
    .help = Przed grą dom gier ogłosił zobowiązanie, czyli odcisk swojego tajnego ziarna. Pobierz grę i uruchom „railhead verify PLIK”: zobaczysz, że ziarno pasuje do zobowiązania i że każde tasowanie z niego wynika.
kit-fairness-now = Ten odcisk tajnego ziarna ustalono przed grą. Ziarno zobaczysz na końcu i każdy może sprawdzić, że nikt nie majstrował przy tasowaniu.
kit-commitment = Zobowiązanie
kit-seed = Ziarno

## Opowieść, powtórka, rozmowa

kit-tabs = Części stołu
kit-tab-table = Stół
kit-story = Opowieść
kit-replay = Przejrzyj przebieg
kit-reel = Chwila gry
kit-step-back = Krok wstecz
kit-step-play = Odtwarzaj
kit-step-forward = Krok naprzód
kit-to-present = Do teraz
kit-sequel = Następna rozgrywka
kit-telling = Pokazujemy, co się wydarzyło.
kit-telling-skip = Pomiń
kit-results = Co z tego wyszło
kit-tally = { $round }: podsumowanie
kit-luck-good = Udało się:
kit-luck-bad = Nie udało się:
kit-luck-even = Wynik:
kit-rounds = Rundy gry
kit-chat = Rozmowa
kit-room-players = Gracze
kit-room-gallery = Widownia
kit-reads-players = Czytają to wszyscy przy stole i wszyscy, którzy oglądają.
kit-reads-gallery = Teraz czytają to tylko oglądający; gracze przeczytają to po grze.
kit-reads-everybody = Tak rozmawiali oglądający. Teraz czytają to wszyscy.
kit-say = Powiedz coś
kit-send = Wyślij
notice-left = { $name } odchodzi od stołu. Do powrotu gra na tym miejscu bot.
notice-time = Koniec czasu: { $name }. Do powrotu gra na tym miejscu bot.
notice-returned = { $name } znów gra.
notice-declined = { $name } chce grać dalej. Nikt już nie proponuje końca gry.
notice-taken-back = { $name } cofa decyzję i wybiera jeszcze raz.
notice-replaced = Od teraz bot gra za: { $name }. Tak zdecydował gospodarz stołu, bo na tym miejscu od dłuższej chwili nikogo nie ma.
kit-mute = Wycisz albo słuchaj znowu

## Scena

kit-places = Części planszy
kit-parts = Części stołu
kit-zoom = Bliżej i dalej
kit-zoom-in = Bliżej
kit-zoom-out = Dalej
kit-zoom-fit = Cała scena

## Ustawienia na stronie

kit-preferences = Ustawienia
kit-speed = Wydarzenia pokazuj
kit-speed-off = od razu
kit-speed-fast = szybko
kit-speed-normal = w zwykłym tempie
kit-speed-slow = powoli
kit-confirming = Ostatnią decyzję tury zatwierdza
kit-confirming-ask = przycisk
kit-confirming-seconds = upływ trzech sekund
kit-confirming-at-once = samo jej podjęcie
kit-caution = Pytanie przed tym, czego nie można cofnąć
kit-caution-ask = zawsze
kit-caution-first-games = w moich pierwszych grach
kit-caution-never = nigdy
kit-palette = Kolory
kit-palette-paper = papier
kit-palette-night = przy lampie
kit-palette-contrast = wysoki kontrast
kit-text = Tekst
kit-text-normal = zwykły
kit-text-large = duży
kit-text-largest = największy
kit-motion = Ruch
kit-motion-system = jak w systemie
kit-motion-full = wszystko się rusza
kit-motion-reduced = nic się nie przesuwa
kit-sound = Dźwięki
kit-notify = Powiadom mnie, gdy przyjdzie moja kolej
    .help = Działa, dopóki otwarta jest jakaś strona domu gier, także w tle. Gdy wszystkie są zamknięte, nic do ciebie nie dotrze: co czeka, pokazują „Moje stoły”.
kit-in-words = Stół tylko słowami
kit-what-is-this = Co to jest?
kit-keys = Klawisze
kit-rules = Zasady
kit-all-settings = Wszystkie ustawienia
kit-key-options = wybór z listy; strzałki prowadzą po niej
kit-key-find = szukaj na długiej liście
kit-key-enter = zatwierdź swoją decyzję
kit-key-undo = cofnij
kit-key-hint = zapytaj trenera
kit-key-lens = objaśnij element pod wskaźnikiem albo zaznaczony
kit-key-zoom = bliżej, dalej, cała scena
kit-key-escape = zamknij
kit-key-help = pokaż te klawisze

## Trener

kit-hint-compare = Porównaj z wyborem trenera
kit-read-on = Czytaj dalej w zasadach

## Koniec

kit-end = Koniec gry
kit-stopped-agreement = Grę zakończono za zgodą wszystkich.
kit-stopped-cancelled = Gospodarz odwołał grę.
kit-stopped-abandoned = Grę zakończono, bo nikt nie grał dalej.
kit-growth = Jak rosły wyniki
kit-growth-parts = Jak rosły wyniki, część po części
kit-rematch = Rewanż
kit-rematch-in = Rewanż: gram
kit-to-rematch = Do rewanżu
kit-to-daily = Do wyników dnia
kit-rail = Pobierz grę

## Mówi sama strona

page-offline = Brak połączenia. Próbuję dalej; nic nie przepadło.
page-waits-to-be-sent = Czeka na wysłanie: { $what }.
page-sending = twoje polecenie
page-your-turn = Twoja kolej
page-next-table = Czeka na ciebie jeszcze stołów: { $n }. Następny: { $game }
page-do-it = Zrób to
page-yes = Tak
page-no = Nie
page-close = Zamknij
page-sure = Na pewno?
page-several = Można tu zrobić kilka rzeczy
page-gathering = wybierz, co do tego pasuje
page-let-go = Wycofaj wybór
page-pass-screen = Oddaj ekran: { $name }
page-i-am = To ja, { $name }
page-who-is-next = Kto bierze ekran?
page-somebody-else = Ktoś inny chce popatrzeć
page-turn-over = Twoja tura się skończyła: oddaj ekran dalej.
page-only-you = To jest tylko dla twoich oczu.
page-hide = Ukryj
page-moment = Patrzysz wstecz: chwila { $n } z { $all }
page-here = jest
page-away = nie ma
page-thinking = myśli
page-time = Pozostały czas: { $time }
page-days = { $n } d
page-watching = Ogląda: { $n }
page-rule = Przeczytaj zasadę
page-broken = W domu gier coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
page-copied = Skopiowano
page-asking = Trener myśli…
page-hint = Trener
page-unread = nowe: { $n }
page-muted = Nie słyszysz: { $name }.
page-unmute = Słuchaj znowu
page-found = Znaleziono: { $n }
page-piece = Co to jest?
page-pick-piece = Wskaż element, a go objaśnię. Esc kończy.
page-all-pieces = Wszystkie elementy
page-no-piece = O tym nie ma nic do powiedzenia.
page-free = można cofnąć
page-held = póki nie zatwierdzisz
page-final = nie można cofnąć
page-play = Odtwarzaj
page-pause = Zatrzymaj

## Kampanie i to, co się czyta na głos

kit-to-campaign = Do kampanii
kit-read-next = Czytaj dalej
kit-read-skip = Pomiń wszystko
page-reading = { $n } z { $all }
book-opened = Zasady, które odkrył ten stół, są na końcu.
