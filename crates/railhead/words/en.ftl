# What the terminal says in English.

## Who sits where

bot-in-seat = Bot { $number }
person-at-table = { $name }
bot-at-table = { $name } ({ $bot })
at-the-table = At the table: { $who }.

## The course of a game

greeting = Type the number of an option or its notation in brackets; “help” shows what else you can type.
curtain = Pass the keyboard to { $who } and press Enter.
curtain-or-undo = Pass the keyboard to { $who } and press Enter, or type “undo” to take your last decision back.
your-turn = { $who }, here is what happened and how the table stands.
not-understood = { $count ->
    [one] Please type 1, the notation in brackets, or “{ $help }”.
   *[other] Please type a number from 1 to { $count }, the notation in brackets, or “{ $help }”.
}
game-over = The game is over. You can still save it, read the log or look at the table; “quit” leaves.
goodbye = Goodbye! The train waits for nobody.

## Commands

command-undo = undo
    .help = take your last decision back, as long as nobody has learnt anything from it
command-interject = interject
    .rest = WHO
    .help = pass the keyboard to somebody who may do something out of turn
command-hint = hint
    .help = ask the coach what to do, and why
command-why = why
    .rest = ACTION
    .help = why this action is not possible now, and which rule says so
    .needs = Name an action as well: its number or its notation, such as “why 1”.
command-table = table
    .rest = PART
    .help = show the table again, or only the part whose title holds this word
command-log = log
    .help = tell the story from the beginning
command-rules = rules
    .rest = ID
    .help = show the title of a rule, or of all whose ids begin like this
command-save = save
    .rest = FILE
    .help = keep the game in a file
    .needs = Name a file as well, such as “save evening.rail”.
command-load = load
    .rest = FILE
    .help = go on with the game of a file
    .needs = Name a file as well, such as “load evening.rail”.
command-help = help
    .help = show this
command-quit = quit
    .help = leave the table

help-notation = The notation in brackets can be typed too. Some of what you can do now is written like this:
help-options = Type the number of an option or its notation to choose it, or:
interject-offer = { $who } may interject (“interject”).
interject-now = You are not waited for: choose something, or press Enter to leave it.
interject-nobody = Nobody else at this keyboard may do anything out of turn now.
interject-who = Name who wants to interject, such as “interject 2”: { $who }.
saved = The game is saved in { $file }.
loaded = We go on with the game of { $file }.
file-missing = There is no file { $file }.
file-not-read = The file { $file } cannot be read.
file-not-written = The game cannot be saved in { $file }.
file-no-game = { $file } holds no game that can be taken up here: line { $line } does not fit.
table-no-part = No part of the table is called “{ $part }”. The parts are: { $parts }.

## What can be set

setup-refused = “{ $key }” ({ $option }): { $why } “railhead games { $game }” shows what can be set.
setup-refused-whole = { $why } “railhead games { $game }” shows what can be set.
setup-kind-number = a number from { $min } to { $max }
setup-kind-flag = yes or no
setup-kind-one = one of these
setup-kind-row = several of these in order, separated by commas
setup-only-with = Only with { $when }.

## Taking back

taken-back = Taken back: { $action }.
undo-nothing = You have not decided anything yet.
undo-barrier = That cannot be taken back: it used chance or showed somebody something hidden, or something since then has.
undo-turn-passed = That cannot be taken back: your turn is over, and others have gone on.
undo-built-upon = That cannot be taken back: others have built upon it.

## Asking

why-possible = You can do that: { $option }
why-unreadable = I do not know this action. Write it the way options are written in brackets, such as “{ $example }”.
rule-unknown = There is no rule { $id }. Ids look like { $example }.

## Replaying

replay-title = { $title }, { $decisions ->
    [0] before the first decision
    [one] after the first decision
   *[other] after { $decisions } decisions
} (of { $total })
