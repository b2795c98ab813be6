# What the house says in English when it refuses, and about people and bots.

## People and bots

person-forgotten = somebody who left
automaton-name = The game itself
bot-name-1 = Rusty
bot-name-2 = Prairie Rose
bot-name-3 = Old Pete
bot-name-4 = Cactus Kate
bot-name-5 = Slim
bot-name-6 = Dusty
bot-name-7 = Silver
bot-name-8 = Maverick

## Refusals

denied-stale = The table has moved on since you looked. Here is how it stands now.
denied-foreign-seat = That seat is not yours.
denied-not-host = Only the host of this table can do that.
denied-not-invited = You need the invitation link to sit down at this table.
denied-room = You cannot write in this room.
denied-choices = That request holds no decision, or too many.
denied-notation = That is not a decision of this game.
denied-no-seat = This table has no such seat.
denied-remark = A remark has 1 to 500 characters.
denied-name = A name has 1 to 24 characters, with at least one letter or digit.
denied-name-hidden = A name cannot hold characters that nobody sees or that turn text round. Please type it anew.
denied-remark-hidden = A remark cannot hold characters that nobody sees or that turn text round. Please type it anew.
denied-paused = The table is paused.
denied-conceded = You have given up; a bot plays on for you.
denied-unforeseeable = Only the last of several decisions may bring something that nobody can know before. Decide one by one.
denied-reused = This request has the name of an earlier one that asked for something else. Nothing was done.
denied-draft = Your last decision still waits to be confirmed: confirm it or take it back first.
denied-nothing-proposed = Nobody proposes to end the game now.
denied-over = The game is over.
denied-not-begun = The game has not begun.
denied-begun = The game has begun already.
denied-full = All seats are taken.
denied-seat-taken = That seat is taken.
denied-seats-free = There are free seats: wait for people, or let bots sit there.
denied-not-playing = The game is not being played now.
denied-not-paused = The table is not paused.
denied-not-replaceable = A bot can only stand in for another person who is still playing.
denied-not-absent = They are here, or were a short while ago. A bot can play on once somebody has been away for two minutes; where people have days for a decision, for a quarter of that time.
denied-nothing-to-undo = There is nothing you can take back now.
denied-nothing-to-confirm = There is nothing to confirm.
denied-not-away = You are at the table already.
denied-broken = Something went wrong in the house. Nothing was changed; please try again.
denied-malformed = The house did not understand that request.
denied-not-found = There is no such thing here.
denied-invitation = This invitation is no longer valid: ask for a new link.
denied-invitation-cancelled = The host has cancelled this table, so the invitation leads nowhere any more. Ask for a new link.
denied-no-table = There is no such table. The address may be incomplete, or the table was put away long ago.
denied-no-campaign = There is no such campaign. The address may be incomplete.
denied-too-many = That was too much at once. Please wait a moment.
denied-too-large = That is larger than anything the house takes.
denied-too-slow = The rest of that request did not come in time. Please try again.
denied-too-many-tables = You have as many unfinished tables as this house lets one person host. Finish one or cancel one first.
denied-origin = This request came from another site and was turned away.
denied-not-over = The game is not over yet.
denied-no-hint = There is nothing for you to decide now.
denied-rematch = The rematch has been opened already.
denied-closing = The house is closing. Please try again in a moment.

## The rules to read

book-first-game = New to the game? Read the guide to your first game.
book-all-rules = All rules
book-contents = Contents
book-pieces = Cards, symbols and tokens
