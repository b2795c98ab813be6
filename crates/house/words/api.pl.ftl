# Strona dla programów, po polsku. Czym są żądania i kształty danych, opisuje sam kod, po angielsku.

denied-no-token = Do tego potrzebny jest token: poproś o niego przez POST /api/v1/guests i wysyłaj go jako „Authorization: Bearer TOKEN”.

api-title = Dla programów
api-lead = Wszystko, co ludzie robią przy stole w przeglądarce, program może zrobić za pomocą JSON przez HTTP. Poniższy opis jest po angielsku; powstaje z tego samego kodu, który odpowiada.
api-document = Ten opis jako plik OpenAPI 3.1
api-first-steps = Pierwsze kroki
api-step-token = Poproś o token. Zobaczysz go tylko raz.
api-step-open = Otwórz stół: jedno miejsce dla siebie, na pozostałych boty.
api-step-read = Odczytaj, co widać z twojego miejsca i co wolno ci zrobić.
api-step-play = Zdecyduj: wyślij zapis opcji, wersję, którą znasz, i własny identyfikator. Żądanie powtórzone z tym samym identyfikatorem zostanie wykonane raz.
api-step-follow = Śledź stół i odczytuj go ponownie, gdy coś się zmieni.
api-routes = Żądania
api-shapes = Kształty danych
api-parameters = Parametry
api-body = Treść
api-answers = Odpowiedzi
api-name = Nazwa
api-type = Typ
api-meaning = Znaczenie
api-optional = niewymagane
