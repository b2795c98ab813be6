# Ticket to Ride Legacy in English. Names and texts of what is in the box are in `data/*texts.toml`.

game-title = Ticket to Ride Legacy: Legends of the West
game-length = A single game takes 20 to 90 minutes; a campaign has twelve of them.
game-about =
    1865: everybody wants to go west, and nobody knows the way. Collect train cards, lay routes from city to city, keep
    the promises of your tickets and earn more dollars than the other railway companies. Play a single game in the east,
    or a campaign of twelve in which the map grows and rules turn up that nobody knew before. Two to five play.


## Setting up

setup-players = Players
    .help = Two to five.
setup-companies = Companies
    .help = Who plays which railway, in the order of seats. A route in its company’s colour pays a bonus.
setup-companies-blue = Baltimore & Ohio (blue)
setup-companies-red = Pennsylvania (red)
setup-companies-green = New Haven (green)
setup-companies-yellow = Erie (yellow)
setup-companies-black = New York Central (black)
setup-campaign = Kind of game
    .help = A single game in the east of the continent, or the first of a campaign of twelve games with the same companies.
setup-campaign-single = A single game
setup-campaign-new = A new campaign
setup-totals = Show what is in the vaults
    .help = During the campaign everybody sees what each vault holds so far. Without it nobody adds up before the last evening.


## Numbers, lists, names

text = { $text }
number = { $number }
dash = –
series = { $before }; { $after }
commas = { $before }, { $after }
path = { $before } – { $after }
things = { $things-count ->
    [0] –
   *[other] { $things }
}
pair = { $who } { $what }
dollars = { DOLLARS($count) }
year = { $year }
titled = “{ $title }”
in-full = “{ $title }”: { $text }
conductor = { $name }. { $text }
company = { $name }
company-in-full = { $name } ({ $color })
city = { $name }
    .gen = { $gen }
    .loc = { $loc }
    .acc = { $acc }
    .from = { $ze ->
       *[other] from { $gen }
    }
ends = { $a } – { $b }
strand = { $ends } ({ $color }, length { $length }{ $lane ->
    [0] { "" }
    [1] , first strand
   *[2] , second strand
})
ticket = { $a } – { $b } ({ DOLLARS($value) })
ticket-completed = { $ticket }, completed
ticket-failed = { $ticket }, not completed
postcard = postcard { $number } “{ $title }”
postcard-title = { $number }: { $title }
postcard-back = { $back } Reward: { $reward }
reward-too-late = Take { DOLLARS($sum) }: in the last game an upgrade would come too late.

color-black = black
color-blue = blue
color-white = white
color-green = green
color-yellow = yellow
color-red = red
color-grey = grey


## Cards

card-black = a black card
card-blue = a blue card
card-white = a white card
card-green = a green card
card-yellow = a yellow card
card-red = a red card
card-loco = a locomotive
card-newspaper = a newspaper
cards-black = { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}
cards-blue = { $count ->
    [one] { $count } blue card
   *[other] { $count } blue cards
}
cards-white = { $count ->
    [one] { $count } white card
   *[other] { $count } white cards
}
cards-green = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}
cards-yellow = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
cards-red = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}
cards-loco = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
cards-newspaper = { $count ->
    [one] { $count } newspaper
   *[other] { $count } newspapers
}
with-symbol = { $card } with a { $symbol ->
    [pickaxe] pickaxe
   *[skull] skull
}
cars = { $count ->
    [one] { $count } train car
   *[other] { $count } train cars
}
cars-left = { $count ->
    [one] { $count } train car left
   *[other] { $count } train cars left
}
tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
cargo = { $count ->
    [one] { $count } cargo token
   *[other] { $count } cargo tokens
}
cattle = { $count ->
    [one] { $count } cattle token
   *[other] { $count } cattle tokens
}
ore = { $count } ore
spike = the Golden Spike
ribbons = { $count ->
    [one] { $count } ribbon
   *[other] { $count } ribbons
}
plaque = the Pioneer plaque “{ $area }”


## What is asked

prompt-over = The game is over. { $winners-count ->
    [0] Everything is put away.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
prompt-campaign-over = The campaign is over, and the vaults are open. { $winners-count ->
    [0] Everything is put away.
    [one] { $winners } wins the campaign.
   *[other] { $winners } share the victory.
}
prompt-between = Something is happening by itself.
prompt-wait = { $who } { $what ->
    [tickets] is choosing tickets.
    [conductor] is choosing a conductor.
    [card] is taking a card.
    [discard] is discarding a card.
    [surcharge] is crossing the mountains.
    [outlaw] is moving the outlaws.
    [postcard] is looking at a postcard.
    [mine] is choosing a place for a mine.
    [station] is choosing a place for a station.
    [archive] is archiving an event.
    [area] is choosing the next area.
   *[turn] has a turn.
}
prompt-wait-all = Everybody is choosing tickets, all at once and in secret.
prompt-start-tickets = Choose your first tickets: keep at least { $keep } of these { $count }.
prompt-tickets = Which of these { $count } tickets do you keep? At least { $keep }.
prompt-under = Which ticket goes under the deck next? The last one will lie at the very bottom.
prompt-conductor = Choose a conductor for this game.
prompt-turn = Your turn: cards, tickets or a route?
prompt-last-turn = Your last turn: cards, tickets or a route?
prompt-first-card = The row is new. Take your first card.
prompt-second-card = Take your second card.
prompt-set = { $route }: which { $count ->
    [one] card
   *[other] { $count } cards
} do you pay with?
prompt-discard = Which card do you discard?
prompt-discard-for = Which card do you discard for the event { $event }?
prompt-surcharge = The mountains reveal { $card }, which matches your set. Add a card, pay { DOLLARS($sum) }, or give the route up.
prompt-outlaw = You have been robbed. To which end of your route do the outlaws go?
prompt-offer = Do you discard locomotives for { $postcard }?
prompt-show = Do you show cards for { $postcard }?
prompt-mine = In which city of your network do you put the mine?
prompt-reserve = In which city of your network do you put your reserve station?
prompt-archive = Which event leaves the campaign for good?
prompt-area = Which area of tier { $tier } is opened next? Nobody knows what is in its box.
prompt-station = Where do you put a station? You have { $left } left, and it stays.


## What can be chosen

option-unknown = Something that nobody at this table knows of
part-keep = { $count ->
    [one] Keep one ticket
   *[other] Keep { $count } tickets
}
option-keep = Keep { $tickets }
option-keep-all = Keep all: { $tickets }
option-under = Put { $ticket } under the deck next
option-take = Take { $card } from the row
option-take-alone = Take { $card } from the row as your only card
option-blind = Draw a card from the deck ({ $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
})
option-refresh = First discard the row and turn up a new one; once a game
option-tickets = Draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and keep at least { $keep } ({ $left } in the deck)
option-build-plain = Build { $strand }
option-build = Build { $strand } for { $cost }
option-build-then = Build { $strand } for { $cost }. Then: { $then }
option-pay = Pay { $cards }{ $any ->
    [yes] ; you keep { $locos }
   *[no] { "" }
}
option-pay-then = Pay { $cards }{ $any ->
    [yes] ; you keep { $locos }
   *[no] { "" }
}. Then: { $then }
option-discard = Discard { $card }
option-add = Add { $card }
option-cash = Pay { DOLLARS($sum) }
option-give-up = Give the route up: your cards come back and your turn is over
option-outlaw = The outlaws go to { $city }
option-accept = Discard { $locos }. { $reward }
option-decline = No, the postcard waits
option-rest = No, and no more questions: your postcards rest until you take them up in a later turn
option-wake = Take your postcards up again: you will be asked about them
option-show = Show { $cards }. { $reward }
option-mine = A mine in { $site }
option-station = A station in { $site }
option-no-station = No station this time
option-conductor = { $conductor }
option-archive = Archive { $event }
option-open = Open { $area }
site = { $city }: { $marks }

cost-color = { $count ->
    [one] { $cards } or a locomotive
   *[other] { $cards } or locomotives
}
cost-grey = { $count ->
    [one] { $count } card of any colour
   *[other] { $count } cards of one colour or locomotives
}
cost-colors = { $count ->
    [one] { $count } card of one of these colours: { $colors }
   *[other] { $count } cards of one of these colours: { $colors }
}
cost-locos = { $kind ->
    [some] { $most ->
        [one] one of them may be a locomotive
       *[other] up to { $most } of them may be locomotives
    }
    [all] { $most ->
        [one] one of them a locomotive
       *[other] { $most } of them locomotives
    }
   *[range] { $least } to { $most } of them locomotives
}
cost-symbols = { $which ->
    [pickaxes] { $count ->
        [one] with or without a pickaxe, as you choose
       *[other] with or without pickaxes, as you choose
    }
    [skulls] { $count ->
        [one] with or without a skull, as you choose
       *[other] with or without skulls, as you choose
    }
   *[both] { $count ->
        [one] plain, with a pickaxe or with a skull, as you choose
       *[other] with or without pickaxes and skulls, as you choose
    }
}
cost-extra = { $count } of them for the event { $event }
cost-fee = { DOLLARS($sum) } for the event { $event }
cost-duty = { DOLLARS($sum) } of duty

then-mountain = { $count } cards are revealed, and each that matches costs a card or { DOLLARS($surcharge) }; { DOLLARS($premium) } for the mountains
then-event = { DOLLARS($sum) } for the event { $event }
then-company = { DOLLARS($sum) } for your colour
then-mail = { DOLLARS($sum) } for the mail contract
then-stash = { $certain ->
    [yes] the outlaws’ stash of { DOLLARS($sum) }
   *[no] the outlaws’ stash of { DOLLARS($sum) }, if you pay without skulls
}
then-robbed = { $sum ->
    [0] the outlaws move to one of its ends
   *[other] the outlaws rob you of { DOLLARS($sum) } and move to one of its ends
}
then-skulls = each skull among the cards costs { DOLLARS($each) }, at most { DOLLARS($most) }
then-station = { DOLLARS($sum) } for { $who }, who has the station in { $city }
then-station-own = { DOLLARS($sum) } for your station in { $city }
then-conductor = { DOLLARS($sum) } from your conductor
then-ore = { $count } ore
then-mine = an ore for each pickaxe among the cards, at most { $most }, from the mine in { $city }
then-cattle = cattle { $city-from }
then-cargo = cargo { $city-from }
then-spike = { $first ->
    [yes] the Golden Spike and { DOLLARS($sum) }
   *[no] { DOLLARS($sum) } for joining the oceans
}
then-pioneer = the Pioneer plaque “{ $area }”
then-postcard = { $postcard } is fulfilled
then-large = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for a large city
then-ticket = your ticket { $ticket } ({ DOLLARS($sum) }) is completed
then-closes = the other strand is closed
then-last-turns = the last turns begin

group-cards = Draw train cards
group-tickets = Draw tickets
group-wanted = Build on the way of your tickets
group-build = Build: { $area }
group-pay = With { $color } cards
group-pay-locos = With locomotives alone
group-postcards = Postcards


## The story

story-first = { $lot ->
    [yes] The caboose card goes by lot to { $who }, who will play first.
   *[no] { $who } holds the caboose card and will play first.
}
story-kept = { $who } keeps { $kept }: { $tickets }{ $returned ->
    [0] { "" }
   *[other] ; { $returned } under the deck
}.
story-kept-unseen = { $who } keeps { $kept }{ $returned ->
    [0] { "" }
   *[other] ; { $returned } under the deck
}.
story-start-tickets = Everybody has chosen tickets and keeps: { $each }.
story-card = Story card { $card } is read.
story-rule-added = A new rule: { $rule } ({ $place }).
story-rule-removed = The rule { $rule } is no longer in force.
story-conductor = { $who } chooses { $conductor }
story-turn = { $who } has a turn.
story-passed = { $who } can do nothing and passes.
story-took = { $who } takes { $card } from the row.
story-drew = { $who } draws { $card }.
story-drew-unseen = { $who } draws a card.
story-turned-up = Turned up: { $card }.
story-row-discarded = The whole row is discarded.
story-reshuffled = The discards are shuffled into a new deck of { $count } cards.
story-newspaper = { $who } comes upon a newspaper!
story-event = { $instant ->
    [yes] An event { $event }
   *[no] An event, in force until the next one, { $event }
}
story-events-reshuffled = The discarded events are shuffled into a new deck.
story-gained = { $who } takes { DOLLARS($sum) } { $why }.
story-gained-instead = { $who } takes { DOLLARS($sum) }, because { $postcard } cannot bring what it promises.
story-paid = { $who } pays { DOLLARS($sum) } { $why }.
story-discarded = { $who } discards { $card }.
story-tickets = { $who } draws { $count }: { $tickets }.
story-tickets-unseen = { $who } draws { $count }.
story-declared = { $who } announces { $strand } and lays down { $cards }{ $fee ->
    [yes] { " " }and { DOLLARS($sum) }
   *[no] { "" }
}.
story-revealed = The mountains reveal { $card }.
story-surcharged = { $who } adds { $card }.
story-surcharged-cash = { $who } pays { DOLLARS($sum) } for the mountains.
story-gave-up = { $who } gives { $route } up and takes the cards back.
story-built = { $who } builds { $route }; { $left }.
story-outlaw = The outlaws are in { $city } now.
story-stash-grew = The outlaws’ stash grows by { DOLLARS($sum) }.
story-stash-taken = { $who } takes the outlaws’ stash: { DOLLARS($sum) }.
story-ore = { $who } takes { $ore }.
story-cargo = { $who } takes cargo { $city-from }.
story-cargo-start = { $who } begins with { $cargo }.
story-cattle = { $who } takes the cattle { $city-from }.
story-spike = { $first ->
    [yes] { $who } joins the oceans and drives the Golden Spike!
   *[no] { $who } joins the oceans as well.
}
story-vault = { $who } puts this into the vault: { $item }.
story-vault-area = { $who } puts this into the vault: { $item } ({ $area }).
story-postcard = { $who } takes { $postcard }.
story-fulfilled = { $who } shows { $postcard }. { $back }
story-shown = { $who } shows { $cards }.
story-postcards-rest = { $resting ->
    [yes] { $who } lets postcards rest.
   *[no] { $who } takes postcards up again.
}
story-mine = There is a mine in { $city } now.
story-station = { $who } puts a station in { $city }.
story-upgraded = { $who } has the upgrade { $upgrade } from the next game on.
story-last-turns = { $who } has { $cars } left: everybody has one more turn.
story-ended = The game has ended: all tickets are laid open.
story-scored = { $who } has { DOLLARS($sum) } in all: { $completed } of { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} completed, { DOLLARS($tickets) } for tickets.
story-ranked = From first place to last: { $order }.{ $tied ->
    [yes] { " " }With equal sums: { $ties }.
   *[no] { "" }
}
tie-broken = { $ahead } is ahead of { $behind } { $by ->
    [tickets] with more completed tickets
    [order] for playing later
    [won] with more games won
    [postcards] with more fulfilled postcards
   *[stamps] with more stamps
}
story-caboose = { $last ->
    [yes] The caboose card goes to { $who }.
   *[no] The caboose card goes to { $who }, who will play first in the next game.
}
story-archived = The event { $event } leaves the campaign for good.
story-area = A new area is opened: { $area }.
story-last-box = The conductor’s box is opened.
story-events-added = { $events-count ->
    [one] A new event for the deck: { $events }.
   *[other] New events for the deck: { $events }.
}
story-tickets-added = New tickets for the deck: { $tickets }.
story-stamped = { $who } stamps { $tickets }.
story-worn = { $tickets-count ->
    [one] A worn ticket leaves the campaign: { $tickets }.
   *[other] Worn tickets leave the campaign: { $tickets }.
}
story-vaults = Deposit slips and fulfilled postcards go into the vaults.
story-reckoning = The vaults are opened. { $winners-count ->
    [one] { $winners } wins the campaign.
   *[other] { $winners } share the victory.
} From first place to last: { $order }.{ $tied ->
    [yes] { " " }With equal sums: { $ties }.
   *[no] { "" }
}
vault-sum = { $who } with { DOLLARS($sum) }
story-over = Everything is put away.

reason-company = for the company’s colour
reason-station = for a station
reason-mail = for the mail contract
reason-conductor = from the conductor
reason-spike = for joining the oceans
reason-robbery = to the outlaws
reason-rule = under the rule { $rule }
reason-event = under the event { $event }
reason-postcard = for { $postcard }
reason-office = from the office
reason-mountain = for the mountains
reason-story = from the story

rule-place = { $list ->
    [setup] Setup, step { $number }
    [build] Building, rule { $number }
    [end] After the game, step { $number }
   *[score] Scoring
}


## Read aloud

reading-story = Story card { $card }
reading-rule = New rule: { $rule } ({ $place })
reading-area = The box of this area is opened: { $area }
reading-contents = In the box: { $contents }.
reading-last-box = The conductor’s box is opened
reading-events = { $count ->
    [one] A new event
   *[other] New events
}
reading-tickets = New tickets
reading-postcard = Postcard { $postcard }
reading-reckoning = The vaults are opened
reckoning-vault = { $place }. { $who }: { DOLLARS($total) }. Deposit slips { DOLLARS($slips) }, games missed { DOLLARS($absences) }, postcards { DOLLARS($postcards) }, ribbons, plaques and notes { DOLLARS($items) }, stamps { DOLLARS($stamps) }.


## The table

table-now = What happens now
now-single = A single game in the east, in the year { $year }.
now-campaign = “{ $campaign }”: game { $number } of { $of }, the year { $year }.
now-free = A free game on the finished map of “{ $campaign }”.
now-turn = { $who } has a turn.
now-first = The caboose card, and with it the first turn: { $who }.
now-turns-left = The last turns: { $count ->
    [one] this is the very last one.
   *[other] { $count } left, this one included.
}
now-build = Being built: { $strand } with { $cards }{ $revealed-count ->
    [0] { "" }
   *[other] ; the mountains revealed { $revealed }
}.
now-no-event = No event is active.
now-event = { $instant ->
    [yes] The last event has happened and changes nothing more. { $event }
   *[no] The active event: { $event }
}
now-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
} in the deck: { $events }.
now-past-events = Turned up so far: { $events }.

table-cards = Cards on the table
cards-row = The row: { $cards }{ $gaps ->
    [0] .
   *[other] ; { $gaps } empty.
}
cards-deck = Train deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Discarded: { $discards ->
    [0] nothing.
   *[other] { $cards }.
}
cards-tickets = Ticket deck: { $count ->
    [one] { $count } ticket.
   *[other] { $count } tickets.
}
cards-under = You put { $ticket } under the ticket deck; { $count ->
    [0] it is the next one.
    [one] { $count } lies above it.
   *[other] { $count } lie above it.
}

table-own = Your company
own-company = You run { $company }.
own-purse = You have { DOLLARS($money) } and { $cars }.
own-hand = { $count ->
    [0] You have no cards in hand.
    [one] Your hand, { $count } card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
own-known-all = The others have seen all of it.
own-known = The others have seen of it: { $cards }.
own-tokens = Taken in this game: { $tokens }.
office-upgrade = Upgrade { $upgrade }
office-new-upgrade = From the next game on, upgrade { $upgrade }
office-conductor = Conductor: { $conductor }
office-refreshes = The row can be replaced before drawing { $count ->
    [one] once more.
   *[other] { $count } more times.
}
office-stations = Stations still to be placed: { $count ->
    [0] only the reserve, for a postcard.
   *[other] { $count }{ $reserve ->
        [yes] , and the reserve for a postcard.
       *[no] .
    }
}

table-drawn = Tickets to choose from
table-tickets = Your tickets
tickets-none = You hold no tickets.
way-connected = completed
way-cut = can no longer be completed: no way is left
way-too-long = can no longer be completed: the shortest way needs { $count } spaces, and there are { $cars } cars left
way-missing = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} missing, by way of { $way }
way-missing-joined = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} missing, by way of { $way }; joined already: { $joined }
value-stamp = { DOLLARS($sum) } more for your stamp
value-expo = { DOLLARS($sum) } more for the Exposition
value-postcard = postcard { $number }
table-postcards = Your postcards
postcards-fulfilled = Fulfilled in this game: { $postcards }.
table-buildable = Routes you can pay for now
buildable-none = There is no route that you could pay for now.

table-players = The players
table-player = { $who }, { $company }
player-hand = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $known-count ->
    [0] .
   *[other] ; seen by all: { $known }.
}
player-hand-open = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $cards-count ->
    [0] .
   *[other] : { $cards }.
}
player-tickets = Tickets: { $tickets }.
player-drawn = Choosing from { $count ->
    [one] { $count } ticket.
   *[other] { $count } tickets.
}
player-network = { $count ->
    [0] No routes yet.
    [one] { $count } route, joining { $pieces }.
   *[other] { $count } routes, joining { $pieces }.
}
piece = { $cities }

table-rules = Rules in force
table-map = Map: { $area }
map-new = This area joins the board with the next game.
map-route = { $city } { $length }: { $strands }
map-mountain = { $city } { $length }, mountains: { $strands }
strand-free = { $color }
strand-built = { $color } – { $who }
strand-own = { $color } – yours
strand-closed = { $color } – closed
mark-large = large city
mark-port = port
mark-port-atlantic = Atlantic port
mark-port-gulf = Gulf port
mark-port-pacific = Pacific port
mark-country-ca = Canada
mark-country-mx = Mexico
mark-mine = mine
mark-cattle = cattle
mark-stockyard = stockyard
mark-station = station of { $who }
mark-outlaw = outlaws with { DOLLARS($stash) }

head-ticket = Ticket
head-value = Value
head-needs = How it stands
head-postcard = Postcard
head-asks = Asks for
head-brings = Brings
head-front = One side
head-back = The secret side
head-route = Route
head-cost = Cost
head-then = Then
head-player = Player
head-company = Company
head-dollars = Dollars
head-cars = Train cars
head-cards = Cards
head-tickets = Tickets
head-place = Place
head-rule = Rule
head-says = What it says
head-city = City
head-there = What is there
head-routes = Routes to
head-year = Year
head-winner = Winner
head-area = Area
head-opened = Opened in
head-pioneer = Pioneer


## The campaign

chapter = { $campaign }, { $year }
absent = absent
chronicle-next = { $count ->
    [0] The campaign begins
    [one] { $count } of { $of } games has been played
   *[other] { $count } of { $of } games have been played
}. The next one is { $year }’s.
chronicle-over = All games have been played, and the vaults are open.
chronicle-companies = The companies, clockwise: { $companies }.
chronicle-caboose = { $company } holds the caboose card and plays first.
chronicle-last-box = The conductor’s box is open.
chronicle-mines = Mines: { $cities }.
chronicle-event = New event { $event }
chronicle-archived = Events that have left the campaign: { $events }.
chronicle-tickets = { $count ->
    [one] { $count } new ticket
   *[other] { $count } new tickets
}: { $tickets }.
chronicle-worn = Worn tickets that have left the campaign: { $tickets }.
table-years = The years
table-vaults = The vaults
table-office = { $company }
table-frontier = Beyond the edge of the map
table-decks = New cards, and cards that are gone
table-story = The story so far
office-resting = The postcards rest: no questions about them until they are taken up again.
office-empty = There is nothing but the company card in the office.
office-postcards = Unfulfilled postcards in the office: { $postcards }.
office-stations-at = Stations: { $cities }.
vault-fulfilled = Fulfilled: { $postcards }.
vault-stamped = { $count ->
    [one] { $count } stamp
   *[other] { $count } stamps
}: { $tickets }.
vault-holds = In the vault: { $items }.
vault-slips = Deposit slips
vault-absences = Games missed
vault-postcards = Postcards
vault-items = Ribbons, plaques, notes
vault-stamps = Stamps
vault-total = Together
vaults-tied = With equal sums: { $ties }.
vaults-so-far = In the vaults so far: { $each }.{ $missed ->
    [yes] { " " }What missed games bring is secret until the end.
   *[no] { "" }
}


## The account

account-slip = Deposit slip
score-total = Total
    .cell = { DOLLARS($value) }
score-dollars = Dollars
    .cell = { DOLLARS($value) }
score-cars = Unused train cars
    .cell = { DOLLARS($value) }
score-cargo = Cargo
    .cell = { DOLLARS($value) }
score-cattle = Cattle
    .cell = { DOLLARS($value) }
score-ore = Ore
    .cell = { DOLLARS($value) }
score-trade = Foreign trade
    .cell = { DOLLARS($value) }
score-tickets = Tickets
    .cell = { DOLLARS($value) }
score-floor = Remitted, for no slip is below $0
    .cell = { DOLLARS($value) }
tie-tickets = Completed tickets
    .wins = more completed tickets
    .cell = { $value }
tie-order = Players who went earlier
    .wins = later in the order of play
    .cell = { $value }


## Why not

why-game-over = The game is over.
why-choose-conductor = First choose a conductor.
why-choose-cards = First choose the cards to pay with, as many as the route costs: all of its colour, or of one colour if it is grey, with any number of locomotives.
why-discard-first = First discard a card for the event.
why-move-outlaw = First move the outlaws to one of the ends of your route.
why-choose-mine = First choose a city of your network without a mine.
why-choose-reserve = First choose a city of your network without a station.
why-choose-station = First choose a city of your network without a station, or none.
why-not-enough-of-a-colour = You have too few cards of that colour to show. Show another colour, or none.
why-archive-event = First choose which of the events turned up is archived.
why-open-area = First choose one of the areas of this tier that are still closed.
why-others-choose-tickets = You have chosen your tickets. The others are still choosing.
why-wait-for-conductor = Somebody else chooses a conductor now.
why-wait-for-caboose = The holder of the caboose card archives an event now.
why-wait-for-area = Somebody else chooses the next area.
why-wait-for-station = Somebody else places a station now.
why-wait-for-discard = Somebody else discards a card first.
why-not-your-turn = It is not your turn.
why-keep-more = You must keep more tickets than that, and those that were dealt to you.
why-tickets-first = First decide about the tickets you have drawn.
why-too-few-cards = Deck and discards hold so few cards that nobody can draw.
why-no-refresh = Only a company with the Dispatcher can replace the row, and only once a game.
why-no-tickets = There are no tickets left.
why-one-of-three = A turn is one of three things: drawing train cards, drawing tickets or building a route.
why-locos-forbidden = The active event forbids taking locomotives from the row.
why-not-in-row = There is no such card in the row.
why-loco-first = A locomotive of the row can be taken as the first card only, and alone.
why-no-cards = There is no card to draw from the deck.
why-draw-a-card = First take the card you are owed.
why-not-on-board = That route is not on the board.
why-taken = That route has been built already.
why-double-closed = With two or three players only one strand of a double route can be used.
why-one-strand-each = You have a strand between these two cities, and nobody has two.
why-too-few-cars = You have too few train cars left for all of its spaces.
why-event-forbids = The active event forbids building that route.
why-too-few-of-colour = You have too few cards of its colour and too few locomotives.
why-too-few-alike = You have too few cards of any one colour and too few locomotives.
why-extra-card = The active event asks for more cards than the route has spaces, and you have too few for that.
why-fee = The active event charges a fee for that route, and you have too few dollars.
why-duty = You have too few dollars for the duty.
why-fee-and-duty = You have too few dollars for the event’s fee and the duty together.
why-too-few-dollars = You have too few dollars for what it costs.
why-only-locos = Your set is locomotives alone, so only locomotives can be added.
why-card-does-not-fit = Only a card of your set’s colour or a locomotive that you hold can be added.
why-settle-surcharge = First settle what the mountains cost, or give the route up.
why-too-few-locos = You have too few locomotives left for that.
why-answer-postcard = First say whether you pay for the postcard.
why-station-there = There is a station in that city already.
why-not-in-network = That city is not in your network.


## The coach

fact-tickets-completed = Tickets completed
    .cell = { $value }
fact-tickets-missed = Tickets missed
    .cell = { $value }

## When it happens

occasion-start = { $year }: tickets to begin with
occasion-setup = { $year }: setting up
occasion-ending = { $year }: after the last turn
occasion-turn = { $year }: { $who }’s turn
occasion-last-turns = { $year }: { $who }’s last turn
occasion-last = The last turns
occasion-over = The game is over


## What newcomers are told the first time they decide something of a kind

lesson-start-tickets = A ticket pays its sum if your own routes connect its two cities, and costs as much if they do not. Keep those that share a part of their way; what you give back costs nothing.
lesson-tickets = You must keep at least one. Take what your network connects already, or nearly: late in the game a ticket you cannot finish costs its whole sum.
lesson-under = Tickets you do not keep go under the deck, where they are not seen again for long. The order hardly ever matters.
lesson-conductor = A conductor gives you one ability for this game. Take one that fits your tickets: read what it does before you choose.
lesson-turn = One of three things: two train cards, a route, or tickets. In the first turns collect cards in the colours of your way; build what somebody else could take from you first.
lesson-last-turn = This is your last turn. Build what still completes a ticket, or what uses up train cars: none left is a bonus.
lesson-first-card = The face-up cards were replaced. Look again: a face-up locomotive fits every colour, but is all you take.
lesson-second-card = Your second card may be face-up or from the deck, but no face-up locomotive. From the deck you may be lucky.
lesson-set = You may pay with any cards of one colour that fit, and locomotives in their place. Keep the colours that you need for the next route, and locomotives most of all.
lesson-discard = Choose the card that you need least: a colour of no route on your way.
lesson-discard-for = The event asks everybody for a card. Choose a colour of no route on your way.
lesson-surcharge = In the mountains a revealed card can make a route dearer. Another card or money is usually worth it: the route may be gone in your next turn.
lesson-outlaw = You cannot help being robbed, but you say where the outlaws go next. Send them to the end where others are going to build.
lesson-offer = A postcard asks for locomotives and gives its reward at once. Compare it with the route that these locomotives could build.
lesson-show = You only show the cards and keep them. It tells the others what you collect, and that is all it costs.
lesson-mine = In this city ore can be had for pickaxes on the cards that a route is paid with. Put the mine where you still want to build, and others do not.
lesson-reserve = Whenever anybody builds to a city with your station, you get $1. It stays for the whole campaign: a city with many free routes is best.
lesson-archive = This event will never come up again in your campaign. Remove the one that has hurt your company most.
lesson-area = The area becomes a part of your map for all games to come. Choose the side where your company has its routes.
lesson-station = Whenever anybody builds to a city with your station, you get $1. It stays for the whole campaign: a city with many free routes is best.

## The drawn table

drawn-scene = The map: { $count ->
    [one] { $count } strand
   *[other] { $count } strands
}, { $of } of them built
drawn-strand-built = { $strand }: { $company }
drawn-strand-closed = { $strand }: closed
drawn-stockyard = The stockyard in { $city }
drawn-station = The station in { $city }
drawn-mine = The mine in { $city }
drawn-cattle = Cattle in { $city }
drawn-outlaw = The outlaws are in { $city }
drawn-next-game = from the next game on
drawn-stack = { $cards }{ $pickaxes ->
    [0] { "" }
   *[other] , with pickaxes: { $pickaxes }
}{ $skulls ->
    [0] { "" }
   *[other] , with skulls: { $skulls }
}
drawn-missing = { $count ->
    [one] { $count } space is missing
   *[other] { $count } spaces are missing
}
drawn-kept = kept
drawn-single = A single game
drawn-free = after the campaign
drawn-east = the East
drawn-game = game { $count } of { $of }
drawn-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
drawn-notes = Surveyor’s notes
drawn-unseen = Cards that nobody has shown yet:
drawn-no-event = No news today
drawn-rules = Rules in force
drawn-depot = Depot
drawn-refresh = New row
drawn-gap = An empty track
drawn-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
drawn-blind = blind
drawn-tickets = { $count ->
    [one] { $count } ticket in the deck
   *[other] { $count } tickets in the deck
}, { $of } of them put back
drawn-ticket-deck = tickets
drawn-masthead = THE TELEGRAPH
drawn-works = Works
drawn-idle = all quiet
drawn-stash = Stash: { DOLLARS($count) }
drawn-sealed = Nobody knows what is in its box.
drawn-choose = Choose
drawn-give-up = Give it up
drawn-no-station = No station
drawn-decline = No, thank you
drawn-rest = Do not ask again
drawn-vault = In the vault: { DOLLARS($count) }
drawn-hand = Your company
drawn-way = A way to pay
drawn-cars = { $count ->
    [one] { $count } train car
   *[other] { $count } train cars
}
drawn-cards = { $count ->
    [one] { $count } train card
   *[other] { $count } train cards
}
drawn-ticket-count = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
drawn-dollars = { DOLLARS($count) }
drawn-first = Plays first
drawn-office = Office
drawn-postcards = { $count ->
    [one] { $count } postcard
   *[other] { $count } postcards
}, fulfilled: { $of }
drawn-stations-left = { $count ->
    [one] { $count } station left
   *[other] { $count } stations left
}
drawn-fulfilled = fulfilled
drawn-slips = Deposit slips, game by game
drawn-map = The map so far
drawn-ceremony = The evening when the vaults were opened
drawn-place-northeast = Northeast
drawn-place-south = South
drawn-place-plains = Plains
drawn-place-texas = Texas
drawn-place-rockies = Rockies
drawn-place-northwest = Northwest
drawn-place-california = California
drawn-place-mexico = Mexico

lens-title-card = Train card: { $color }
lens-card = Pays for one space of a strand of its colour, or of a grey one.
lens-title-loco = Locomotive
lens-loco = Stands for any colour. Taken from the row it is the only card of a turn; drawn blind it is like any other.
lens-company = A strand in its colour, { $color }, pays this company a bonus.
lens-title-deck = Train cards
lens-deck = Take two a turn, from the row or blind from the deck.
lens-title-ticket = Ticket
lens-ticket = Join its two cities by your own trains before the game ends, and it pays its value; otherwise it costs it.
lens-title-event = News
lens-event = A newspaper among the train cards turns up an event. One at most is active.
lens-title-rule = Rule
lens-rule = Rules in force act in the order of their numbers whenever a strand is built, and when the game is scored.
lens-title-cars = Train cars
lens-cars = One goes on each space of a strand. Two or fewer, and the last turns begin.
lens-title-dollars = Dollars
lens-dollars = Everybody’s dollars lie in plain view, and count at the end.
lens-title-seen = Cards that everybody has seen
lens-seen = They were taken from the row or shown, and are still in hand.
lens-title-caboose = Caboose
lens-caboose = Whoever has it plays first.
lens-title-large-city = Large city
lens-large-city = A strand to a large city brings its builder a card from the deck.
lens-title-port = Port
lens-port = A port. What no rule uses yet means nothing.
lens-title-last-turns = The last turns
lens-last-turns = Somebody has two train cars or fewer: everybody has one more turn.
lens-title-route = A route
lens-route = As many cards as it has spaces, all of its colour; then a train car stands on each.
lens-title-payment = Ways to pay
lens-payment = A red route of three: three red cards, locomotives in place of any of them, or locomotives alone.
