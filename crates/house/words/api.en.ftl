# The page for programs, in English. What the routes and shapes are is written once, in the code, in English.

denied-no-token = This needs a token: ask for one with POST /api/v1/guests and send it as “Authorization: Bearer TOKEN”.

api-title = For programs
api-lead = Everything that people do at a table in a browser, a program can do with JSON over HTTP. The description below is in English; it is made from the same code that answers.
api-document = The description as an OpenAPI 3.1 file
api-first-steps = First steps
api-step-token = Ask for a token. It is shown once.
api-step-open = Open a table with a seat for yourself and bots in the others.
api-step-read = Read what your seat sees and may do.
api-step-play = Decide: send the notation of an option, the version you have read, and an id of your own. A request that you send again with the same id is carried out once.
api-step-follow = Follow the table, and read it again when something has changed.
api-routes = Requests
api-shapes = Shapes
api-parameters = Parameters
api-body = Body
api-answers = Answers
api-name = Name
api-type = Type
api-meaning = Meaning
api-optional = optional
