# Stagecoach in English.

game-title = Stagecoach
game-length = About 10 minutes.
game-about =
    Load freight in the yard and bring it to the station. The fuller the coach, the better it pays, and the more bandits
    wait on the road. Nobody knows what the others have drawn from the deck, but you may always hold them up and see.

setup-players = Drivers
    .help = How many play.
setup-hold-ups = Hold-ups
    .help = Whether drivers may hold up each other’s coaches.


## The account

score-total = Points
    .cell = { $value }
score-freight = Freight
    .cell = { $value }
score-bonus = Bonus
    .cell = { $value }
score-aboard = Aboard at the end
    .cell = { $value }
tie-delivered = Cards delivered
    .cell = { $value }
    .wins = more cards delivered


## Freight

freight-mail = mail
    .title = Mail
    .worth = Mail is worth 1 point.
freight-flour = flour
    .title = Flour
    .worth = Flour is worth 2 points.
freight-whiskey = whiskey
    .title = Whiskey
    .worth = Whiskey is worth 3 points.
freight-silk = silk
    .title = Silk
    .worth = Silk is worth 4 points.
freight-gold = gold
    .title = Gold
    .worth = Gold is worth 5 points.
card-down = { $freight } (face down)
card-unknown = a face-down card
number = { $count }
counted = { $count } × { $freight }


## What is asked

prompt-over = The game is over.
prompt-wait = { $who } decides.
prompt-load = Load a card: one of the yard, or the top of the deck.
prompt-road = { $count ->
    [one] One card is aboard: drive on, or stop?
   *[other] { $count } cards are aboard: drive on, or stop?
}
lesson-load =
    You load one card each turn. What lies in the yard is worth what it shows, and everybody sees it. What you draw from
    the deck may be gold, and nobody knows but you.
lesson-road =
    More cards pay better together, but the road is dangerous for full coaches: you are ambushed if the die shows fewer
    pips than you have cards. At the station everything is safe, and scored.
occasion = { $count ->
    [0] The last turn
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
}


## Options

option-take = Load { $freight } (place { $place })
option-draw = Load the top card of the deck ({ $count } left)
option-drive = { $ambush ->
    [0] Drive on (no danger)
    [one] Drive on (an ambush with a 1)
   *[other] Drive on (an ambush with 1 to { $ambush })
}
option-stop = Stop at the station ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
option-hold-up = Hold up { $who }


## The story

story-began = The yard holds { $yard }. { $who } begins.
story-took = { $who } loads { $freight }; { $next } comes into the yard.
story-drew = { $who } loads the top card of the deck.
story-drew-own = { $who } loads the top card of the deck: { $freight }.
story-drove = { $who } drives on and rolls a { $pips }.
story-held-up = { $who } holds up { $whom } and rolls a { $pips }.
story-ambushed = Ambush! { $who } loses { $freight } to the bandits.
story-caught = The sheriff is there: { $who } loses { $freight }.
story-robbed = { $who } takes { $freight } from { $whom }.
story-delivered = { $who } delivers { $cargo } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-delivered-full = The coach is full: { $who } delivers { $cargo } for { $points } points.
story-came-in = { $who } still has { $cargo } aboard: { $points ->
    [one] 1 point
   *[other] { $points } points
}.


## The table in words

table-yard = The yard
table-yard-open = Open: { $yard }.
table-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
table-coaches = The coaches
table-driver = Driver
table-aboard = Aboard
table-score = Points
table-delivered = Delivered
table-nothing = nothing
table-cards = { $cards }
table-gone = What is gone
table-gone-none = Nothing was delivered or lost yet.
table-gone-some = Delivered or lost: { $cards }.


## Why not

why-over = The game is over.
why-not-your-turn = Another driver is to decide.
why-load-first = Load a card first; then choose the road.
why-loaded-already = You have loaded a card already; now choose the road.
why-no-hold-ups = This table plays without hold-ups.
why-nobody-there = Nobody sits there.
why-own-coach = That is your own coach.
why-empty-coach = There is nothing aboard that coach.


## Drawn

drawn-scene = The yard, the road with the coaches, and the station.
drawn-hand = Your coach
drawn-hand-empty = Nothing is aboard yet.
drawn-yard = Yard
drawn-deck = Deck
drawn-deck-label = { $count ->
    [0] The deck is empty
    [one] The deck, one card
   *[other] The deck, { $count } cards
}
drawn-road = Drive on
drawn-station = Station
drawn-place = Place { $place }: { $freight }
drawn-coach = The coach of { $who }
drawn-card = { $card }
drawn-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
drawn-delivered = { $count ->
    [one] 1 card delivered
   *[other] { $count } cards delivered
}
lens-deck = Deck
    .text = The top card is loaded face down: only its driver knows what it is. When the deck runs out, the game ends with that turn.
lens-down = Face down
    .text = A card from the deck. Its driver knows it, and so does whoever has held it before.
lens-road = The road
    .text = Who drives on rolls the die. Fewer pips than cards aboard are an ambush: one card, drawn blindly, is lost.
lens-station = The station
    .text = Everything aboard is delivered. Two cards score 1 point on top, three 3, four 6, and a full coach of five 10.
lens-coach = A coach
    .text = It holds up to five cards. Other drivers may hold it up: a five or a six takes a card, but the sheriff takes one of theirs if the die shows no more than they have aboard.
