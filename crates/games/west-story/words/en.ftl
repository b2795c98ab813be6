# West Story in English.
#
# In nouns `.acc` is how they stand as an object, with their article: “a Hotel (cactus, boot)”.

game-title = West Story
game-length = 45 to 120 minutes: more with every player.
game-about =
    A few shacks want to be a town, and a cowboy rides round the Wild West. Dice wake the cards of your Town; what they
    bring pays for posses on bandits, for outposts in far cities, and for new cards. Points are steps on the map as well:
    where your score is, there you can act. After eight rounds the most points win. Two to four play, and Tom may take
    a seat; alone you play against him.


## Setting up

setup-players = People
    .help = One to four. Alone you play against Tom, who needs no decisions.
setup-tom = Tom plays too
    .help = An opponent who follows his own cards and decides nothing. He can join two or three people; whoever is alone always plays against him.
setup-board = Board
    .help = Side A is recommended for a first game: seven regions, with a desert. Side B has eight, a double city, a fort and a railway.
setup-board-A = Side A
setup-board-B = Side B
setup-variant = Variant
    .help = Basic: the yellow die is for the top row, the green one for the bottom row. Advanced: everybody gives the dice to rows as they like, and every robbery costs 2 points at the end.
setup-variant-basic = Basic
setup-variant-advanced = Advanced
setup-raccoons = Raccoons
    .help = From Pioneers: three animals more in deck II.
setup-new-buildings = New buildings
    .help = From Pioneers: Church and Sheriff’s Office can be among the buildings.
setup-new-sheriff-cards = New sheriff cards
    .help = From Pioneers: two more contests that may come in rounds 5 to 7, about animals and about blocked cards.
setup-asymmetric-start = Asymmetric Start
    .help = From Pioneers: everybody begins with two start cards of their choice.
setup-gold-rush = Gold Rush
    .help = From Pioneers: gold is a fifth symbol, and cards with gold are activated as soon as they are bought.
setup-buildings = Buildings
    .help = Which six kinds of building there are to buy. Settlers are meant for a first game.
setup-buildings-settlers = Settlers
setup-buildings-cowboys = Cowboys
setup-buildings-trappers = Trappers
setup-buildings-builders = Builders
setup-buildings-pioneers = Pioneers
setup-buildings-random = At random
setup-buildings-chosen = Chosen one by one
setup-kinds = Kinds of building
    .help = Six kinds, at least two with a hat (Workshop, Trapper’s Hut, Hotel, Prison, Railway Station, Church) and two with a coin (Ranch, Bank, Saloon, Post Office, Sheriff’s Office).
setup-kinds-workshop = Workshop
setup-kinds-trappers-hut = Trapper’s Hut
setup-kinds-ranch = Ranch
setup-kinds-bank = Bank
setup-kinds-saloon = Saloon
setup-kinds-hotel = Hotel
setup-kinds-prison = Prison
setup-kinds-post-office = Post Office
setup-kinds-railway-station = Railway Station
setup-kinds-church = Church
setup-kinds-sheriffs-office = Sheriff’s Office
setup-numbers = Numbers
    .help = Prices and points on cards and in cities. The first ones are those of the rules; with the tuned ones no single way to play is better than the others, as far as bots can tell.
setup-numbers-first = First
setup-numbers-tuned = Tuned
setup-tom-seat = Tom’s seat
    .help = Where Tom sits; the others take the seats that are left, in order. Tom plays in the order of that seat; unless you say otherwise, it is the last.
setup-tom-hard = Tom’s hard cards
    .help = How many of his twelve cards lie on their hard side. With none he is a gentle opponent, with all twelve a grim one; turn over three more after each win.
setup-tom-sides = Which of them
    .help = Whether chance or you choose the cards that lie on their hard side.
setup-tom-sides-random = At random
setup-tom-sides-chosen = Chosen one by one
setup-tom-hard-cards = Cards on their hard side
    .help = As many as you said.
setup-tom-hard-cards-Y-1 = Y-1
setup-tom-hard-cards-Y-2 = Y-2
setup-tom-hard-cards-Y-3 = Y-3
setup-tom-hard-cards-Y-4 = Y-4
setup-tom-hard-cards-Y-5 = Y-5
setup-tom-hard-cards-Y-6 = Y-6
setup-tom-hard-cards-G-1 = G-1
setup-tom-hard-cards-G-2 = G-2
setup-tom-hard-cards-G-3 = G-3
setup-tom-hard-cards-G-4 = G-4
setup-tom-hard-cards-G-5 = G-5
setup-tom-hard-cards-G-6 = G-6
setup-tom-order = Order of Tom’s cards
    .help = In the order of their numbers, or as you like. Linked cards (Y‑2 and Y‑3, Y‑5 and Y‑6, G‑1 and G‑2, G‑5 and G‑6) have to lie side by side.
setup-tom-order-usual = By their numbers
setup-tom-order-chosen = Chosen
setup-tom-top = Tom’s top row
    .help = His yellow cards from left to right.
setup-tom-top-Y-1 = Y-1
setup-tom-top-Y-2 = Y-2
setup-tom-top-Y-3 = Y-3
setup-tom-top-Y-4 = Y-4
setup-tom-top-Y-5 = Y-5
setup-tom-top-Y-6 = Y-6
setup-tom-bottom = Tom’s bottom row
    .help = His green cards from left to right.
setup-tom-bottom-G-1 = G-1
setup-tom-bottom-G-2 = G-2
setup-tom-bottom-G-3 = G-3
setup-tom-bottom-G-4 = G-4
setup-tom-bottom-G-5 = G-5
setup-tom-bottom-G-6 = G-6
setup-tom-contests = Harder: contests
    .help = Alone against him: Tom counts one more in every contest.
setup-tom-gangs = Harder: gangs
    .help = A Sheriff Tom who begins his turn beside a Whole Gang hunts it at once.
setup-tom-coins = Harder: coins
    .help = At the end all of Tom’s coins are points.
setup-tom-gold = Harder: gold
    .help = Each card with gold gives Tom 3 extra points instead of 2.


## People, numbers, lists

tom = Tom
number = { $number }
dash = –
nothing = nothing
cell = { $what }
series = { $before }; { $after }
either = { $one } or { $other }
things = { $things-count ->
    [0] nothing
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] nothing
       *[other] { $things-acc }
    }
listed = { $things-count ->
    [0] –
   *[other] { $things }
}
hats = { $count ->
    [one] { $count } hat
   *[other] { $count } hats
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
cows = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-ahead = { $points } leading into { $region }
discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
purchases = { $count ->
    [0] no more purchases
    [one] { $count } more purchase
   *[other] { $count } more purchases
}
main-actions = { $count ->
    [0] no more main actions
    [one] { $count } more main action
   *[other] { $count } main actions
}


## Symbols and cards

symbol-cactus = cactus
    .with = with a cactus
symbol-horseshoe = horseshoe
    .with = with a horseshoe
symbol-boot = boot
    .with = with a boot
symbol-revolver = revolver
    .with = with a revolver
symbol-gold = gold
    .with = with gold
symbol-joker = joker
    .with = with a joker
symbols-next = { $before }, { $after }

card-drovers = Drovers
card-ranch-hands = Ranch Hands
card-peddlers = Peddlers
card-wagon-train = Wagon Train
    .acc = a Wagon Train
card-posse-riders = Posse Riders
card-card-sharps = Card Sharps
card-longhorn-herd = Longhorn Herd
    .acc = a Longhorn Herd
card-freight-coach = Freight Coach
    .acc = a Freight Coach
card-gold-panners = Gold Panners
card-sluice-crew = Sluice Crew
    .acc = a Sluice Crew
card-mule-train = Mule Train
    .acc = a Mule Train
card-claim-stakers = Claim Stakers
card-mustang = Mustang
    .acc = a Mustang
card-bison = Bison
    .acc = a Bison
card-eagle = Eagle
    .acc = an Eagle
card-settlers = Settlers
card-rodeo = Rodeo
    .acc = a Rodeo
card-town-fair = Town Fair
    .acc = a Town Fair
card-raccoon = Raccoon
    .acc = a Raccoon
card-gold-prospectors = Gold Prospectors
card-workshop = Workshop
    .acc = a Workshop
card-trappers-hut = Trapper’s Hut
    .acc = a Trapper’s Hut
card-ranch = Ranch
    .acc = a Ranch
card-bank = Bank
    .acc = a Bank
card-saloon = Saloon
    .acc = a Saloon
card-hotel = Hotel
    .acc = a Hotel
card-prison = Prison
    .acc = a Prison
card-post-office = Post Office
    .acc = a Post Office
card-railway-station = Railway Station
    .acc = a Railway Station
card-church = Church
    .acc = a Church
card-sheriffs-office = Sheriff’s Office
    .acc = a Sheriff’s Office
card-gold-mine = Gold Mine
    .acc = a Gold Mine
card-well = Well
    .acc = a Well
card-dog = Dog
    .acc = a Dog
card-cabin = Cabin
    .acc = a Cabin
card-old-claim = Old Claim
    .acc = the Old Claim
card-printed = printed card
    .acc = the printed card

card = { $kind } ({ $symbols })
    .acc = { $kind-acc } ({ $symbols })
card-at = { $kind } ({ $place }; { $symbols })
    .acc = the { $kind } ({ $place }; { $symbols })
card-in = { $kind } ({ $slot }; { $symbols })
    .acc = { $kind-acc } ({ $slot }; { $symbols })
card-number = { $kind } (no. { $number }; { $symbols })
    .acc = { $kind-acc } (no. { $number }; { $symbols })
kind-number = { $kind } (no. { $number })
    .acc = the { $kind } (no. { $number })
card-times = { $times } × { $card }
kind-times = { $times } × { $kind }
card-described = { $card }: { $what }
card-produces = produces { $what }
place = { $row ->
    [top] top { $column }
   *[bottom] bottom { $column }
}
slot = { $slot }

section-pay = { $gain } for { $price }, if you like
section-now = { $what } (now { $gain })
special-points-by-coins = 1 point for every 2 coins you have
special-points-by-animals = 1 point for each visible animal
special-coins-by-dice = as many coins as the dice differ
special-hats-by-buildings = 1 hat for each kind of visible building
special-points-by-regions = 1 point for each region without bandits
special-hats-by-cities = 1 hat for each city with an outpost
special-coins-by-bandits = 1 coin for each of your delivered bandits
special-gold-mine = 4 coins, if you like, and then 1 cow for everybody else
gold-mine-taken = take 4 coins; everybody else gets 1 cow
gold-mine-left = 4 coins
scoring-mustang = at the end 1 point for each of your animals
scoring-bison = at the end 1 point for each of your buildings
scoring-eagle = at the end 1 point for each time your most frequent symbol occurs
scoring-raccoon = at the end 1 point for each of your cards that is no animal and has no symbol of your licence

ability-foreman = Foreman
    .help = one building costs 2 less
ability-tracking = Tracking
    .help = one animal costs 2 hats less
ability-grazing = Grazing
    .help = 1 coin for each cow you gain in your turn
ability-interest = Interest
    .help = 1 coin for each symbol of this Bank on a card you buy
ability-own-prison = Own Prison
    .help = jail your tied bandit anywhere for 6 points and 2 coins
ability-special-delivery = Special Delivery
    .help = one more purchase
ability-rail-delivery = Rail Delivery
    .help = found an outpost in any city where you have one
ability-mobilisation = Mobilisation
    .help = unblock a card, as Sheriff up to 2
ability-in-full = { $name }: { $what }
discounts = { $count } × { $ability }


## Prices

price = { $cost }{ $cows ->
    [0] { "" }
    [one] , at least { $cows } of it with a cow
   *[other] , at least { $cows } of it with cows
}
    .acc = { $cost-acc }{ $cows ->
        [0] { "" }
        [one] , at least { $cows } of it with a cow
       *[other] , at least { $cows } of it with cows
    }
price-nothing = nothing
price-discounted = { $price } (with { $discount } { $less } less{ $cows ->
    [0] { "" }
    [one] , and at least { $cows } cow
   *[other] , and at least { $cows } cows
})
    .acc = { $price-acc } (with { $discount } { $less } less{ $cows ->
        [0] { "" }
        [one] , and at least { $cows } cow
       *[other] , and at least { $cows } cows
    })
price-too-dear = { $cost } (too dear)
due-discounted = { $cost } (with up to { $discount }, { $each } less each)
    .acc = { $cost-acc } (with up to { $discount }, { $each } less each)


## The map

region = { $name } ({ $city })
region-wild = { $name } ({ $kind ->
    [desert] desert
   *[fort] fort
})
region-fields = { $name } ({ $from }–{ $to })
wild = { $kind ->
    [desert] none: desert
   *[fort] none: fort
}
city-deadwood = Deadwood
city-dodge-city = Dodge City
city-amarillo = Amarillo
city-fort-worth = Fort Worth
city-bleakston = Bleakston
city-old-bleakston = Old Bleakston
city-swift-river = Swift River
city-lonehill-creek = Lonehill Creek
city-gransendero = Gransendero
city-double = Bleakston & Old Bleakston
bandit = bandit { $symbol-with }
    .acc = the bandit { $symbol-with }
bandit-gang = Whole Gang
    .acc = the Whole Gang
bandit-nobody = nobody
bandit-some = a bandit
bandits-face-down = { $count } face down
bandits-to-come = { $count ->
    [one] { $count } bandit lies
   *[other] { $count } bandits lie
} face down on the map, of these { $all } that nobody has seen: { $bandits }.
field = { $need ->
    [joker] joker field
    [building] building field
    [animal] animal field
    [cactus] cactus field
    [horseshoe] horseshoe field
    [boot] boot field
    [revolver] revolver field
   *[gold] gold field
}{ $premium ->
    [coin] { " " }(+1 coin)
    [cow] { " " }(+1 cow)
    [point] { " " }(+1 point)
   *[nothing] { "" }
}
field-short = { $need ->
    [joker] joker
    [building] building
    [animal] animal
    [cactus] cactus
    [horseshoe] horseshoe
    [boot] boot
    [revolver] revolver
   *[gold] gold
}{ $premium ->
    [coin] { " " }(+1 coin)
    [cow] { " " }(+1 cow)
    [point] { " " }(+1 point)
   *[nothing] { "" }
}
licence = licence ({ $symbols })
    .acc = the licence ({ $symbols })
outposts-in = { $count } in { $city }
outpost-points = { $first }, { $second }, { $third }
discs-of = { $who }: { $outpost ->
    [yes] { $count ->
        [one] { $count } outpost
       *[other] { $count } outposts
    }
   *[no] { $count ->
        [one] { $count } robbery
       *[other] { $count } robberies
    }
}


## Contests

contest-cactus = most visible cactuses, jokers included
contest-horseshoe = most visible horseshoes, jokers included
contest-boot = most visible boots, jokers included
contest-revolver = most visible revolvers, jokers included
contest-gold = most visible gold, jokers included
contest-buildings = most visible buildings
contest-bandits = most delivered bandits
contest-outposts = most outposts
contest-animals = most visible animals
contest-blocked = most blocked cards
contest-last = the last round
standing-of = { $who } { $count }


## Dice and Combos

die-values = { $values-count ->
    [0] –
   *[other] { $values }
}
led-to = { $card }{ $slid ->
    [yes] , sliding on from { $value },
   *[no] { "" }
} produces { $produces }
combo = Combo ({ $symbols })
combo-any = Combo with any symbol
combo-none = no Combo


## What is asked

game-over = The game is over. { $tie ->
    [sheriff] { $winner } wins the tie as Sheriff.
    [right] { $winner } wins the tie, sitting nearest to the right of the Sheriff, { $sheriff }.
   *[no] { $winner } wins.
}
prompt-between = Something happens by itself.
prompt-wait = { $people } { $what ->
    [points] { $people-count ->
        [one] decides
       *[other] decide
    } how many points to accept.
    [pile] { $people-count ->
        [one] takes
       *[other] take
    } a pile of start cards.
    [start-cards] { $people-count ->
        [one] lays
       *[other] lay
    } start cards.
    [town] { $people-count ->
        [one] is
       *[other] are
    } busy with the Town.
    [buy] { $people-count ->
        [one] buys
       *[other] buy
    } cards.
    [contest] { $people-count ->
        [one] decides
       *[other] decide
    } about joker tokens in the contest.
   *[turn] { $people-count ->
        [one] takes a turn.
       *[other] take their turns.
    }
}
prompt-pile = Which pile of start cards do you take?
prompt-start-card = Where do you lay { $card-acc }?
prompt-dice = Which die do you give to which row? Yellow shows { $yellow }, green { $green }.
prompt-combo = { $combo }: { $cards }. A cow, or a third card?
prompt-combo-token = There is no Combo: { $cards }. Do you spend a joker token to make one? You have { $count }.
prompt-produce = { $several ->
    [yes] What is produced next? Order may matter.
   *[no] How do you carry out this production?
} { $have-count ->
    [0] You have nothing.
   *[other] You have { $have }.
}
prompt-offer = You get { $points }. You are on field { $field }; { $border ->
    [one] { $border } point leads
   *[other] { $border } points lead
} into { $next }. How many do you accept? The rest is lost.
prompt-main = { $number ->
    [first] Your first main action, in { $region }.
    [second] Your second main action, in { $region }.
   *[none] Both main actions are done, and you are in { $region }. An additional action, or your purchases?
} { $have-count ->
    [0] You have nothing.
   *[other] You have { $have }.
}
prompt-activate = Which card do you activate for { $deal-acc }?
prompt-pay = How do you pay { $price } for { $deal-acc }? { $have-count ->
    [0] You have nothing.
   *[other] You have { $have }.
}
prompt-scam = Market Scam: { $part ->
    [both] do you refresh a row or reserve a card first?
    [reserve] do you also reserve a card?
   *[refresh] do you also refresh a row?
}
prompt-refresh = Which cards of row { $row } do you discard?
prompt-keep = Which card do you keep in reserve: { $new }, or { $old } that lies there?
prompt-mobilise = As Sheriff you may unblock a second card. Which one?
prompt-shop = { $count ->
    [one] { $count } purchase is left
   *[other] { $count } purchases are left
}; { $have-count ->
    [0] you have nothing.
   *[other] you have { $have }.
} Which card do you buy? You may also take a cow.
prompt-lay = Where do you lay { $card-acc }? Only unblocked cards can be covered.
prompt-contest = The contest: { $contest }. You have { $own }; { $others }. How many of your joker tokens do you spend? You have { $count }, and each adds 1.
deal-posse = the posse on { $bandit-acc }
deal-business = { $outpost ->
    [yes] the outpost
   *[no] the robbery
} in { $city } on the { $field }
deal-outpost = an outpost in { $city }
deal-licence = { $licence-acc }
deal-purchase = { $card-acc }


## What can be chosen

group-row = { $row ->
    [top] Top row
   *[bottom] Bottom row
}
group-with-token = With a joker token
group-combo = Combo
group-combo-tokens = { $count ->
    [one] With a joker token
   *[other] With { $count } joker tokens
}
group-posse = Posse
group-jail = To Jail
group-outpost = City Business: outposts in { $city }
group-rob = City Business: robberies in { $city }
group-scam = Market Scam
group-licence = New Licence
group-additional = Additional actions
group-cow = Instead
group-refresh = Refresh
group-reserve = Reserve from row { $row }
group-buy = Row { $row }
group-buy-reserved = In reserve
group-pay = At the full price
group-pay-discounted = With { $discount }

option-pile = Pile { $number }: { $cards }
option-pile-gone = Pile { $number }
option-lay = Lay it on { $place }, over { $card-acc }, which produces { $produces }{ $blocked ->
    [yes] ; blocked
   *[no] { "" }
}{ $anvils ->
    [0] { "" }
    [one] ; an anvil is lost with it
   *[other] ; { $anvils } anvils are lost with it
}{ $led ->
    [0] ; no value of a die leads there now
    [one] ; a die with { $values } leads there
   *[other] ; dice with { $values } lead there
}
option-dice = { $top-die ->
    [yellow] Yellow
   *[green] Green
} { $top-value } for the top row: { $top }; { $bottom-die ->
    [yellow] yellow
   *[green] green
} { $bottom-value } for the bottom row: { $bottom }; { $combo }
option-combo-cow = { $count ->
    [0] Take a cow
    [one] Spend a joker token to make a Combo: take a cow
   *[other] Spend { $count } joker tokens: take a cow
}{ $full ->
    [yes] , which is a point, since your Pasture is full
   *[no] { "" }
}
option-combo-card = { $count ->
    [0] Activate as third card { $card-acc }
    [one] Spend a joker token and activate as third card { $card-acc }
   *[other] Spend { $count } joker tokens and activate as third card { $card-acc }
}: { $produces }{ $ability ->
    [yes] , and an anvil
   *[no] { "" }
}
option-no-combo = { $count ->
    [0] Make no Combo
    [one] Make no Combo and keep your joker token
   *[other] Make no Combo and keep your joker tokens
}
option-produce = From { $card-acc }: { $gain }
option-produce-hats = From { $card-acc }: { $gain } for { $count ->
    [one] { $count } hat
   *[other] { $count } hats
}
option-produce-cows = From { $card-acc }: { $gain } for { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
option-produce-skip = From { $card-acc }: do without { $gain }
option-accept = { $all ->
    [yes] Accept { $count ->
        [one] the point
       *[other] all { $count } points
    }
   *[no] Accept { $count ->
        [one] { $count } point
       *[other] { $count } points
    } only
}: field { $field }, { $stays ->
    [yes] still in { $region }
   *[no] in { $region }
}{ $reveals ->
    [yes] , whose bandits are turned up
   *[no] { "" }
}{ $tokens ->
    [0] { "" }
    [one] ; a joker token
   *[other] ; { $tokens } joker tokens
}
option-refuse = Accept none: you stay on field { $field }, in { $region }
option-posse = Posse on { $bandit-acc } for { $price-acc }{ $wanted ->
    [yes] { " " }(wanted here)
   *[no] { "" }
}; { $cards }
option-posse-gang = Posse on the Whole Gang, which costs nothing: activate any card; the gang flees to { $region }
option-posse-nobody = Posse on bandit { $number }
activates-one = activates { $card-acc }: { $produces }
activates-several = { $token ->
    [yes] { $count ->
        [0] any card fits with a joker token
        [one] { $count } card fits, and with a joker token any other
       *[other] { $count } cards fit, and with a joker token any other
    }
   *[no] { $count ->
        [0] no card of yours fits
        [one] { $count } card fits
       *[other] { $count } cards fit
    }
}
option-activate = Activate { $card-acc }: { $produces }{ $ability ->
    [yes] , and an anvil
   *[no] { "" }
}{ $clears ->
    [yes] ; the sixth of its row, which is cleared
   *[no] { "" }
}{ $joker ->
    [yes] ; costs a joker token
   *[no] { "" }
}
option-jail = Jail { $bandit-acc } in { $city }: { $points } and { $coins }{ $wanted ->
    [yes] { " " }(wanted there)
   *[no] { "" }
}
option-jail-fort = Jail { $bandit-acc } in the fort: { $points } and { $coins }{ $wanted ->
    [yes] { " " }(everybody is wanted there)
   *[no] { "" }
}
option-jail-nobody = Jail a bandit
option-own-prison = Own Prison: jail { $bandit-acc } for { $points } and { $coins }
option-outpost = Outpost in { $city } on the { $field } for { $price-acc }{ $way ->
    [station] , by rail from your Station
    [board] , by rail from the board
   *[near] { "" }
}; { $cards }; your number { $number } there: { $worth } at the end
option-rob = Robbery in { $city } on the { $field }; { $cards }{ $costs ->
    [0] { "" }
    [one] ; costs { $costs } point at the end
   *[other] ; costs { $costs } points at the end
}
option-business-nowhere = { $outpost ->
    [yes] Outpost in { $city }
   *[no] Robbery in { $city }
}
option-scam = Market Scam: refresh a row, reserve a card, or both
option-licence = Buy { $licence-acc } for { $price-acc }: { $worth } as things are, while yours gives { $present }
option-cow = { $purchase ->
    [yes] Take a cow instead of a purchase
   *[no] Take a cow instead of a main action
}{ $full ->
    [yes] , which is a point, since your Pasture is full
   *[no] { "" }
}{ $coins ->
    [0] { "" }
    [one] ; Grazing pays { $coins } coin
   *[other] ; Grazing pays { $coins } coins
}
option-mobilise = Mobilisation: unblock { $card-acc }, { $produces }{ $sheriff ->
    [yes] , and then perhaps a second card
   *[no] { "" }
}
option-train = Train Robbery: { $frees ->
    [yes] { $count ->
        [0] release { $bandit-acc }
        [one] { $count } hat and { $bandit-acc }
       *[other] { $count } hats and { $bandit-acc }
    }
   *[no] { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
} for { $coins }
option-shop = Begin your { $count } purchases{ $more ->
    [0] { "" }
    [one] , one of them by Special Delivery
   *[other] , { $more } of them by Special Delivery
}
option-done-scam = Leave it at that
option-done-mobilising = Unblock no second card
option-refresh = Refresh row { $row }: { $cards }
part-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
option-discard = Discard { $cards-acc }
option-discard-but = Discard all but { $cards-acc }
option-discard-all = { $count ->
    [2] Discard both cards
   *[other] Discard all { $count } cards
}
option-reserve = Reserve { $card-acc }, price { $price }: { $brings }
option-reserve-nothing = { $reserved ->
    [yes] Reserve the reserved card
   *[no] Reserve card { $slot }
}
option-keep = { $new ->
    [yes] Keep the new card: { $card }; discard { $other-acc }
   *[no] Keep the old card: { $card }; discard { $other-acc }
}
option-buy = Buy { $card-acc } for { $price-acc }: { $brings }
option-buy-reserved = Buy from your reserve { $card-acc } for { $price-acc }: { $brings }
option-buy-nothing = { $reserved ->
    [yes] Buy the reserved card
   *[no] Buy card { $slot }
}
part-pay = { $count ->
    [0] Without cows
    [one] With one cow
   *[other] With { $count } cows
}
option-pay = Pay { $paid-acc }
option-pay-nothing = Pay nothing
option-pay-discounted = { $pay } with { $discount }
option-contest = { $count ->
    [0] Spend no joker token
    [one] Spend a joker token
   *[other] Spend { $count } joker tokens
}: { $sum } for you; { $mine ->
    [yes] you would be Sheriff
   *[no] { $winner } would be Sheriff
} as things are


## The story

story-began = { $who } is the first Sheriff. The first contest: { $contest }.
story-holds = { $have-count ->
    [0] { $who } begins with nothing.
   *[other] { $who } begins with { $have }.
}
story-pile = { $who } takes the pile with { $cards-acc }.
story-pile-tom = { $who } is dealt two start cards: { $cards }.
story-pile-left = Nobody took { $cards-acc }.
story-laid = { $who } lays { $card-acc } on { $place }, over { $covered-acc }.
story-round = Round { $round } begins.{ $last ->
    [yes] { " " }It is the last.
   *[no] { "" }
}
story-rolled = { $who } rolls: yellow { $yellow }, green { $green }.
story-dice = { $who } gives { $crossed ->
    [yes] the green die to the top row and the yellow one to the bottom row.
   *[no] the yellow die to the top row and the green one to the bottom row.
}
story-activated = { $who } activates { $card-acc }{ $slid ->
    [yes] , to which the die slid on.
   *[no] .
}
story-token-spent = { $who } spends a joker token.
story-combo-cow = { $who } makes a Combo and takes a cow.
story-combo-third = { $who } makes a Combo and activates as third card { $card-acc }.
story-produced = { $how ->
    [hats] { $who } pays { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    } and produces { $gain } with { $card-acc }.
    [cows] { $who } pays { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    } and produces { $gain } with { $card-acc }.
    [skip] { $who } leaves a section of { $card-acc } unused.
    [nothing] { $who } produces nothing with { $card-acc }.
   *[plain] { $who } produces { $gain } with { $card-acc }.
}
story-overflowed = { $count ->
    [one] There is no more room for { $count } of these: it becomes a point for { $who }.
   *[other] There is no more room for { $count } of these: they become points for { $who }.
}
story-scored = { $who } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}: { $total } now, in { $region }.
story-scored-part = { $who } accepts { $count } of { $offered ->
    [one] { $offered } point
   *[other] { $offered } points
}: { $total } now, in { $region }.
story-refused = { $who } refuses { $offered ->
    [one] { $offered } point.
   *[other] { $offered } points.
}
story-revealed = The bandits of { $region } are turned up: { $bandits-count ->
    [0] there are none.
   *[other] { $bandits }.
}
story-token-taken = { $who } passes a joker place and takes a joker token.
story-cleared = { $row ->
    [top] All six cards of { $who }’s top row are blocked: the row is cleared.
   *[bottom] All six cards of { $who }’s bottom row are blocked: the row is cleared.
}
story-gift = { $tom ->
    [yes] { $giver }’s Gold Mine gives { $who } a coin.
   *[no] { $giver }’s Gold Mine gives { $who } a cow.
}
story-turn = It is { $who }’s turn, in { $region }.
story-cow = { $purchase ->
    [yes] { $who } takes a cow instead of a purchase.
   *[no] { $who } takes a cow instead of a main action.
}
story-grazed = Grazing pays { $who } { $count ->
    [one] { $count } coin.
   *[other] { $count } coins.
}
story-paid = { $who } pays { $paid } for { $what-acc }.
story-tied = { $who } ties { $bandit-acc }.
story-gang = The Whole Gang flees from { $who } to { $region }.
story-jailed = { $who } jails { $bandit-acc } in { $city } and gets { $coins }.
story-jailed-fort = { $who } jails { $bandit-acc } in the fort and gets { $coins }.
story-jailed-own = { $who } jails { $bandit-acc } in a prison of their own and gets { $coins }.
story-outpost = { $who } founds an outpost in { $city } on the { $field }{ $rail ->
    [yes] , by rail
   *[no] { "" }
}{ $premium ->
    [coin] , which brings 1 coin.
    [cow] , which brings 1 cow.
    [point] , which brings 1 point.
   *[nothing] .
}
story-robbery = { $who } brings off a robbery in { $city } on the { $field }{ $premium ->
    [coin] , which brings 1 coin.
    [cow] , which brings 1 cow.
    [point] , which brings 1 point.
   *[nothing] , which brings nothing more.
}
story-discarded = { $count ->
    [0] { $who } refreshes row { $row }, but { $cards-acc } is discarded.
   *[other] { $who } refreshes row { $row } and discards { $cards-acc }.
}
story-reserved = { $who } reserves { $card-acc }.
story-exchanged = { $who } reserves { $card-acc } and discards { $other-acc }.
story-kept = { $who } keeps { $card-acc } in reserve and discards { $other-acc }.
story-reshuffled = The discarded cards of deck { $row } are shuffled into a new deck.
story-refilled = New in the Market: { $card }.
story-licence = { $who } buys { $licence-acc } for { $paid }.
story-train = { $who } robs a train: { $frees ->
    [yes] { $count ->
        [0] { $bandit-acc } is released
        [one] { $count } hat and { $bandit-acc }
       *[other] { $count } hats and { $bandit-acc }
    }
   *[no] { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
} for { $coins }.
story-mobilised = { $who } unblocks { $card-acc }.
story-shopping = { $who } begins to buy: { $count ->
    [one] { $count } purchase.
   *[other] { $count } purchases.
}
story-bought = { $reserved ->
    [yes] { $who } buys from the reserve { $card-acc }
   *[no] { $who } buys { $card-acc }
} { $free ->
    [yes] without paying anything
   *[no] for { $paid }
}{ $uses ->
    [0] .
    [one] , thanks to a discount.
   *[other] , thanks to { $uses } discounts.
}
story-interest = Interest pays { $who } { $count ->
    [one] { $count } coin.
   *[other] { $count } coins.
}
story-counted = { $who } has { $count } in the contest.
story-contested = { $count ->
    [0] { $who } spends no joker token in the contest.
    [one] { $who } spends a joker token in the contest.
   *[other] { $who } spends { $count } joker tokens in the contest.
}
story-elected = { $tie ->
    [yes] { $who } wins the tie, sitting nearest to the right of { $outgoing }, and takes the badge and 1 coin.
   *[no] { $again ->
        [yes] { $who } stays Sheriff and is paid 1 coin.
       *[no] { $who } is Sheriff after { $outgoing } and is paid 1 coin.
    }
}
story-contest = { $last ->
    [yes] The sheriff card “8” is turned up: the coming round is the last.
   *[no] The next contest: { $contest }.
}

story-tom-activated = { $way ->
    [die] Tom: { $row ->
        [top] the yellow
       *[bottom] the green
    } { $value } leads to { $card }.
    [slid] Tom: { $row ->
        [top] the yellow
       *[bottom] the green
    } { $value } slides on to { $card }.
   *[linked] Tom: { $card } is linked with { $partner } and is activated with it.
}
story-tom-produced = { $card } brings { $who } { $gain }.
story-tom-turn = It is { $who }’s turn, in { $region }; { $purse }.
tom-purse = { $count ->
    [0] he has no coins
    [one] he has { $count } coin
   *[other] he has { $count } coins
}
tom-left = { $count ->
    [0] he has no coins left
    [one] he has { $count } coin left
   *[other] he has { $count } coins left
}
story-tom-licence = { $who } buys { $licence-acc } for { $paid }, the one worth most for his cards; { $left }.
story-tom-card = Tom takes up { $card }: { $steps }.
story-tom-tries = Step { $number } of { $card }: { $act }{ $wants }.
wants = ; he looks for { $sought }{ $most ->
    [yes] , and for most points
   *[no] { "" }
}{ $anything ->
    [yes] , then for whatever comes first
   *[no] { "" }
} ({ $row ->
    [top] yellow
   *[bottom] green
} { $value })
wants-anything = ; he looks for whatever comes first ({ $row ->
    [top] yellow
   *[bottom] green
} { $value })
wants-field = { $need ->
    [animal] an animal field
    [building] a building field
   *[joker] a joker field
}
wants-any-field = any field
wants-then = { $before }, then { $after }
wants-nothing = { "" }
story-tom-passes-over = Tom has hunted a gang in this turn, so he passes over the posse of { $card }.
story-tom-stops = That was carried out, so Tom leaves { $count ->
    [one] the last step
   *[other] the other { $count } steps
} of { $card }.
story-tom-fails = { $why } The step is not carried out, so { $coins ->
    [0] Tom goes on.
    [one] Tom takes { $coins } coin and goes on.
   *[other] Tom takes { $coins } coins and goes on.
}
tom-no-disc = Tom has no disc left.
tom-no-city = There is no city here.
tom-no-field = There is no free field for Tom that he can pay: { $purse }.
tom-no-bandit = There are no bandits in Tom’s region.
tom-no-prey = There is no bandit here with the right symbol that Tom can pay: { $purse }.
tom-no-animal = There is no animal that Tom can pay: { $purse }.
tom-no-card = There is no such card with the right symbol that Tom can pay: { $purse }.
story-tom-hunted = { $gang ->
    [yes] Tom hunts { $bandit-acc } as Sheriff, at no cost.
   *[no] Tom catches { $bandit-acc } for { $price }; { $left }.
}
story-tom-outpost = { $who } founds an outpost in { $city } on the { $field } for { $price }{ $rail ->
    [yes] , by rail
   *[no] { "" }
}{ $premium ->
    [coin] , which brings 1 coin
    [point] , which brings 1 point
   *[nothing] { "" }
}; { $left }.
story-tom-bought = { $who } buys { $card-acc } for { $paid }{ $gold ->
    [0] { "" }
   *[other] , and gold gives { $gold } points more
}; { $left }.
story-tom-coins = { $count ->
    [one] Tom takes { $count } coin; { $purse }.
   *[other] Tom takes { $count } coins; { $purse }.
}
story-tom-exchanged = Tom keeps 12 coins and exchanges { $count ->
    [one] { $count } for a point.
   *[other] { $count } for points.
}


## The table

table-turn = Now
turn-round = { $phase ->
    [start] Before round 1: start cards.
    [town] Round { $round } of { $rounds }: Town Phase.
    [cowboy] Round { $round } of { $rounds }: Cowboy Phase.
    [order] Round { $round } of { $rounds }: Order Phase.
   *[over] All { $rounds } rounds have been played.
}
turn-dice = The dice of this round: yellow { $yellow }, green { $green }. { $advanced ->
    [yes] Everybody gives them to rows as they like.
   *[no] Yellow is for the top row, green for the bottom row.
}
turn-of = { $mine ->
    [yes] It is your turn: { $left }.
   *[no] It is { $who }’s turn: { $left }.
}
actions-done = done: { $actions }
action-posse = Posse
action-jail = To Jail
action-business = City Business
action-scam = Market Scam
action-licence = New Licence
turn-order = { $who } is Sheriff. Turn order: { $people }.
turn-variant = Side { $side }, { $variant ->
    [basic] basic variant
   *[advanced] advanced variant
}{ $modules-count ->
    [0] .
   *[other] ; { $modules }.
}
turn-tuned = tuned numbers

table-contest = The contest
contest-about = At the end of the round: { $contest }.
contest-none = There is no contest any more.
contest-tom = Tom counts { $count } here, and one more if his top card fits.
contest-winner = As things are { $who } would be Sheriff. Ties go to whoever sits nearest to the right of { $sheriff }.
contest-to-come = May still come: { $contests }{ $some ->
    [yes] { " " }(of the later ones three in all).
   *[no] .
}
head-player = Player
head-count = Count
head-tokens = Joker tokens

table-piles = Start cards
piles-about = { $count ->
    [one] { $count } pile to choose from.
   *[other] { $count } piles to choose from.
}
pile = Pile { $number }
head-pile = Pile
head-card = Card

table-own = What is yours
table-player = { $who }
player-position = { $points } on field { $field }, in { $region }; { $border ->
    [one] { $border } point
   *[other] { $border } points
} to { $next }{ $sheriff ->
    [yes] ; Sheriff.
   *[no] .
}
player-purse = Hats: { $hats } of { $most-hats }. Coins: { $coins }. Cows: { $cows } of { $most-cows }. Joker tokens: { $tokens }.
player-crew = { $tom ->
    [yes] Delivered bandits: { $delivered }. Outposts: { $outposts }. { $discs } left.
   *[no] Tied: { $tied }. Delivered bandits: { $delivered }. Outposts: { $outposts }. Robberies: { $robberies }. { $discs } left.
}
player-licence = { $bought ->
    [yes] Bought { $licence }: { $worth } so far.
   *[no] Printed { $licence }: { $worth } so far.
}
player-reserved = In reserve: { $card }, price { $price }: { $brings }.
player-covered = Covered: { $cards }.
covered-at = { $place }: { $cards }

table-town = Your Town
town-about = The last column says which values of a die lead to a card: blocked cards pass it on to the right, and after column 6 comes column 1.
head-place = Place
head-symbols = Symbols
head-produces = Production
head-state = State
head-woken = Die
card-state = { $state ->
    [blocked] blocked
    [active] active
   *[free] free
}{ $anvils ->
    [0] { "" }
    [one] , { $anvils } anvil
   *[other] , { $anvils } anvils
}

table-market = The Market
head-slot = No.
head-price = Price
head-brings = Brings
table-decks = The decks
decks-about = What is left in the decks, in no order, and what was discarded.
deck = { $row }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
head-deck = Deck
head-left = Left
head-discards = Discarded
table-kinds = Kinds of cards
kind-sort = { $row }{ $sort ->
    [building] , building
    [animal] , animal
   *[plain] { "" }
}
head-sort = Level
head-points = Points
head-does = What it does

table-regions = Regions
head-region = Region (fields)
head-city = City
head-bandits = Bandits
head-pawns = Pawns
table-cities = Cities
cities-about = Each field takes one disc. A joker field takes any card.
head-outpost = Outpost
head-outpost-points = Points for the 1st, 2nd, 3rd
head-poster = Wanted
head-free = Free fields
head-taken = Taken
table-licences = Licences and joker places
licences-there = In { $regions }: { $licences }, for { $price }.
licences-worth = A new licence covers the printed one, once in a game, and gives { $pair } for each pair of its symbols; a printed one gives 1 point for each symbol.
joker-places = Joker tokens for those who pass: { $places }.
joker-places-empty = All joker tokens of the map have been taken.
joker-place = { $count } between fields { $before } and { $after }

tom-coins = { $count ->
    [one] { $count } coin; at the end of his turn he exchanges what is above { $cap } for points.
   *[other] { $count } coins; at the end of his turn he exchanges what is above { $cap } for points.
}
tom-stack-empty = His stack is empty.
tom-stack = On top of his stack: { $top }.{ $others-count ->
    [0] { "" }
   *[other] { " " }Below it: { $others }.
}
tom-harder = Even harder: { $ways }.
tom-harder-contests = one more in every contest
tom-harder-gangs = as Sheriff he hunts a gang at once
tom-harder-coins = his coins are points at the end
tom-harder-gold = 3 extra points for a card with gold
tom-cards-about = His cards. Steps go from the left; after ↓ the next one always follows, otherwise only if the step could not be carried out.
tom-help-about = The symbols that he goes by, by the value of the die of the row.
toms-card = { $card }
toms-card-linked = { $card }, linked with { $partner }
head-steps = Steps
head-value = Die
head-yellow = Yellow, top row
head-green = Green, bottom row
help-licence = licence
help-top-card = top card
steps-none = none
step = { $refresh ->
    [yes] refresh, then { $act }
   *[no] { $act }
}{ $arrow ->
    [yes] { " " }↓
   *[no] { "" }
}
act-level-1 = level I ({ $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
})
act-level-2 = plain level II ({ $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
})
act-animal = { $dearest ->
    [yes] dearest animal
   *[no] cheapest animal
}
act-building = building
act-outpost = outpost
act-posse = posse
act-coins = { $count ->
    [one] take { $count } coin
   *[other] take { $count } coins
}


## The account

table-account = Points so far
account-so-far = If the game ended now, with licences, outposts and animals as they are:
account-points = Points
account-negative = −{ $value }
score-total = Total
    .cell = { $value }
score-track = On the track
    .cell = { $value }
score-outposts = Outposts
    .cell = { $value }
score-robberies = Robberies
    .cell = { $value }
score-licence = Licence
    .cell = { $value }
score-mustangs = Mustangs
    .cell = { $value }
score-bison = Bison
    .cell = { $value }
score-eagles = Eagles
    .cell = { $value }
score-raccoons = Raccoons
    .cell = { $value }
score-coins = Tom’s coins
    .cell = { $value }
tie-sheriff = Tie: seats from the Sheriff, to the right
    .wins = closest to the Sheriff, counting to the right
    .cell = { $negated ->
        [0] Sheriff
       *[other] { $negated }
    }


## Why something is not possible

why-game-over = The game is over.
why-no-such-seat = There is no such seat at this table.
why-tom-decides-nothing = Tom decides nothing: his cards do.
why-points-first = First say how many points you accept.
why-fewer-points-offered = So many points are not on offer.
why-no-points-offered = No points are on offer now.
why-pile-taken = That pile is gone.
why-pile-first = First take a pile of start cards.
why-start-card-there = A start card lies there already.
why-lay-start-cards-first = First lay your start cards.
why-not-your-pile = Another player chooses start cards now.
why-fewer-tokens = You do not have so many joker tokens.
why-contest-first = First say how many joker tokens you spend in the contest.
why-contest-of-others = Another player decides about the contest now.
why-no-contest-now = There is no contest now.
why-others-reveal-first = These points could turn up bandits, so the players before you decide first.
why-town-done = Your Town has done its work for this round.
why-gift-first = First somebody decides about the point for a cow from a Gold Mine.
why-not-your-turn = It is not your turn.
why-dice-first = First give the dice to your rows.
why-dice-are-fixed = In the basic variant yellow is for the top row and green for the bottom row.
why-dice-are-given = The dice have been given to your rows.
why-combo-first = First say what you make of the Combo.
why-no-combo-now = There is no Combo now.
why-activated-already = That card has been activated already.
why-blocked = That card is blocked.
why-not-the-combo-symbol = That card has neither the Combo’s symbol nor a joker.
why-tokens-of-no-use = A joker token would be of no use here.
why-production-first = First finish the production.
why-not-activated = That card has not been activated.
why-produced-already = That section has been produced already.
why-too-few-hats = You have too few hats, and too few cows in their place.
why-no-cow = You have no cow for it.
why-gains-first = First take what the other sections give; then decide about this one.
why-not-that-way = That production cannot be carried out in this way.
why-activate-first = First choose the card to activate.
why-card-does-not-fit = That card does not fit: it does not have what is asked for.
why-nothing-to-activate = Nothing asks you to activate a card now.
why-pay-first = First say how you pay.
why-not-that-payment = The price cannot be paid in that way.
why-nothing-to-pay = There is nothing to pay now.
why-refreshed-already = You have refreshed a row already.
why-reserved-already = You have reserved a card already.
why-one-part-at-least = A Market Scam needs at least one of its two parts.
why-scam-first = First finish the Market Scam.
why-no-scam-now = There is no Market Scam under way.
why-discard-first = First say which cards you discard.
why-keep-first = First say which of the two cards you keep.
why-mobilise-first = First say whether you unblock a second card.
why-never-the-office = A Sheriff’s Office can never be unblocked in this way.
why-not-blocked = That card is not blocked.
why-no-anvil = You have no anvil on a card with that ability.
why-lay-first = First lay the card that you have bought.
why-only-purchases-now = Your purchases have begun: there are no other actions any more.
why-nothing-reserved = You have no card in reserve.
why-not-refilled-yet = There is no card there: the Market is refilled at the end of the turn.
why-too-dear = You cannot pay for it, not even with all your cows and discounts.
why-main-actions-first = Your main actions come before the purchases.
why-two-main-actions = Both main actions of this turn are done.
why-done-already = You have done that main action in this turn already.
why-no-bandit-there = There is no bandit there.
why-alike = Choose the other one, which is just the same.
why-sheriff-only = Only the Sheriff may hunt a Whole Gang.
why-somebody-tied = You have a tied bandit already.
why-no-card-fits = You have no available card that fits.
why-nobody-tied = You have no tied bandit.
why-no-jail-here = There is no city here, and no fort.
why-empty-market = There is no card in the Market.
why-other-side = That city is on the other side of the board.
why-no-such-field = That city has no such field.
why-no-disc = You have no disc left.
why-no-city = There is no Nearest City here.
why-not-the-nearest-city = That is not your Nearest City.
why-no-outpost-there = Rail Delivery leads only to cities where you have an outpost.
why-field-taken = That field is taken.
why-too-few-coins = You have too few coins, and too few cows in their place.
why-one-licence = You have bought a licence already: once in a game.
why-licence-gone = That licence is not on offer.
why-licence-elsewhere = That licence is sold in another region.
why-no-train-here = Trains are robbed in the desert only.
why-train-robbed = You have robbed a train in this turn already.
why-no-piles-now = There are no start cards to take now.


## The coach

fact-bandits = Bandits delivered
    .cell = { $value }
fact-outposts = Outposts founded
    .cell = { $value }
fact-buildings = Buildings in your Town
    .cell = { $value }
fact-animals = Animals in your Town
    .cell = { $value }

## The drawn table

drawn-scene = West Story, side { $side }, round { $round }: the valley with the score track around it, the Market and its counter
drawn-hand = Your Town
drawn-here = Here
drawn-place-square = Square
drawn-place-market-1 = Market I
drawn-place-market-2 = Market II
drawn-place-market-3 = Market III
drawn-place-counter = Counter
drawn-field = Field { $number } of { $region }
drawn-pawn = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in { $region }
drawn-bandit = { $bandit } in { $region }
drawn-bandit-hidden = A bandit face down in { $region }
drawn-tied = Tied: { $bandit }{ $wanted ->
    [yes] , wanted here
   *[no] { "" }
}
drawn-tied-nobody = Nobody is tied
drawn-cell = { $city }: { $field }{ $disc ->
    [outpost] , an outpost lies there
    [robbery] , a robbery lies there
   *[free] { "" }
}
drawn-city = { $city }: an outpost costs { $price }; wanted: { $bandit }
drawn-jail = Jail of { $city }
drawn-fort = Fort
drawn-fort-jail = The fort: a jail
drawn-railway = The railway: outposts far away cost 2 coins more
drawn-railway-name = Railway
drawn-desert = Desert
drawn-train = The train in the desert
drawn-licences = Licences
drawn-own-licence = Your licence ({ $symbols }): { $points } so far
drawn-joker-place = { $count ->
    [0] No joker token is left here
    [one] { $count } joker token for whoever passes
   *[other] { $count } joker tokens for those who pass
}
drawn-square = Sheriff
drawn-order = The order of play, beginning with the Sheriff
drawn-die = The { $colour ->
    [green] green
   *[yellow] yellow
} die: { $value }
drawn-contest = The contest: { $contest }
drawn-contest-cactus = Most | cactuses
drawn-contest-horseshoe = Most | horseshoes
drawn-contest-boot = Most | boots
drawn-contest-revolver = Most | revolvers
drawn-contest-gold = Most | gold
drawn-contest-buildings = Most | buildings
drawn-contest-bandits = Most | bandits
drawn-contest-outposts = Most | outposts
drawn-contest-animals = Most | animals
drawn-contest-blocked = Most cards | blocked
drawn-contest-last = The last | round
drawn-standing = { $who } counts { $count }, with { $tokens ->
    [0] no joker token
    [one] { $tokens } joker token
   *[other] { $tokens } joker tokens
}
drawn-phase-start = Start cards
drawn-phase-town = Town Phase
drawn-phase-cowboy = Cowboy Phase
drawn-phase-order = Order Phase
drawn-phase-over = The day is done
drawn-scam = Market Scam
drawn-shop = To the shops
drawn-deck = Deck { $row }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $discards } discarded
drawn-empty = No card here until the end of the turn
drawn-counter = Counter
drawn-start-cards = Start cards
drawn-pile = A pile: { $one } and { $other }
drawn-pile-gone = A pile that is gone
drawn-in-hand = In hand: { $card }
drawn-reserved = In reserve: { $card }
drawn-no-reserve = Nothing in reserve
drawn-reserve-short = reserve
drawn-town-card = { $card }: { $state }; dice: { $values }{ $covered ->
    [0] { "" }
    [one] ; covers { $covered } card
   *[other] ; covers { $covered } cards
}
drawn-make = Production of { $card }
drawn-hats = { $count ->
    [one] { $count } hat
   *[other] { $count } hats
}
drawn-cows = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
drawn-pasture = { $count ->
    [0] The Pasture: no cow
    [one] The Pasture: { $count } cow
   *[other] The Pasture: { $count } cows
}
drawn-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
drawn-jokers = { $count ->
    [one] { $count } joker token
   *[other] { $count } joker tokens
}
drawn-delivered = { $count ->
    [one] { $count } bandit delivered
   *[other] { $count } bandits delivered
}
drawn-discs = { $count ->
    [one] { $count } disc left
   *[other] { $count } discs left
}
drawn-points = { $count ->
    [one] { $count } point; then the region, and the points to the next one
   *[other] { $count } points; then the region, and the points to the next one
}
drawn-give-straight = Yellow for the top row, green for the bottom row
drawn-give-crossed = Green for the top row, yellow for the bottom row
drawn-accept = { $count ->
    [0] No point
    [one] { $count } point
   *[other] { $count } points
}
drawn-spend = { $count ->
    [0] No joker token
    [one] { $count } joker token
   *[other] { $count } joker tokens
}
drawn-pay = Pay { $paid-acc }{ $uses ->
    [0] { "" }
    [one] , with { $uses } discount
   *[other] , with { $uses } discounts
}
drawn-done = Nothing more
drawn-player = Player
drawn-open-town = Open this Town
drawn-sheet = The Town of { $who }
drawn-toms-card = A card of Tom’s
drawn-tom-level-1 = Tom’s step: a card of level I
drawn-tom-level-2 = Tom’s step: a plain card of level II
drawn-tom-cheapest = Tom’s step: the cheapest animal
drawn-tom-dearest = Tom’s step: the dearest animal
drawn-tom-building = Tom’s step: a building
drawn-tom-outpost = Tom’s step: an outpost
drawn-tom-posse = Tom’s step: a posse
drawn-tom-coins = Tom’s step: coins
drawn-level-i = Level I
drawn-level-ii = Level II
drawn-level-iii = Level III, a building
drawn-level-start = A start card
drawn-part-symbols = Symbols
drawn-part-gable = Gable
drawn-part-points = Points at once
drawn-part-name = Name
drawn-part-production = Production
drawn-part-anvil = An ability
drawn-part-price = Price
drawn-two-prices = { $first }; with the tuned numbers { $tuned }
drawn-lens-card = { $level }. Price: { $price }. { $brings }.
drawn-lens-symbol =
    .text = One of the symbols on cards, bandits, posters, licences and business fields. Two active cards that share a symbol make a Combo.
drawn-lens-track = The score track
    .text = Every point is a step along the road. Where your cowboy stands, there you act: the region says which bandits, which city and which licences are at hand. You may accept fewer points than you are offered.
drawn-lens-round = Round and phase
    .text = A game has eight rounds. In the Town Phase everybody produces, in the Cowboy Phase one after the other acts and buys, in the Order Phase the next Sheriff is elected.
drawn-lens-bandit = A bandit
    .text = Hunt him with a posse: two hats, one more if he is wanted in the Nearest City, and a card with his symbol is activated. Then bring him to a jail.
drawn-lens-bandit-hidden = A bandit face down
    .text = He is turned up when the first cowboy stops in this region.
drawn-lens-gang = A Whole Gang
    .text = Only the Sheriff may hunt it, at no cost; it flees to the next region.
drawn-lens-tied = The tied bandit
    .text = You can tie one at a time. In a jail he brings 4 points and 2 coins, or 4 points and 4 coins where he is wanted.
drawn-lens-joker = Joker token
    .text = It is spent once: for a Combo or its third card, to make a card fit, or in a contest. You take one from a joker place when you first pass it.
drawn-lens-city = A city
    .text = The coin is the price of an outpost; the numbers beside it are the points of your first, second and third outpost at the end. The poster says who is wanted. Coloured bars show from which regions it is the Nearest City.
drawn-lens-business = A business field
    .text = Above it says which card has to be activated here, below what the field gives. An outpost costs coins and scores at the end, a robbery costs nothing.
drawn-lens-outpost = An outpost
    .text = It scores at the end, by the numbers of its city. Everybody has eight discs.
drawn-lens-robbery = A robbery
    .text = The card is activated and nothing is paid. In the advanced variant each costs 2 points at the end.
drawn-lens-jail = The jail
    .text = Bring your tied bandit here: 4 points and 2 coins, or 4 points and 4 coins if he is wanted in this city.
drawn-lens-licence = A licence
    .text = A printed licence gives 1 point at the end for each of its symbols. A new one costs 5 coins, covers it, and gives 3 points for each pair of its two symbols.
drawn-lens-train = The train
    .text = In the desert, once in a turn: a coin for each hat you spend, and 3 coins for releasing your tied bandit.
drawn-lens-railway = Rail Delivery
    .text = From here you may found an outpost in any city where you have one, for 2 coins more.
drawn-lens-dice = The dice
    .text = Both are rolled once in a round, for everybody. Each activates a card in a row; blocked cards pass the die on to the right, and after column 6 comes column 1. The little dice on your cards say which values lead there.
drawn-lens-sheriff = The Sheriff
    .text = Plays first in the round, gets 1 coin when elected, and alone may hunt gangs.
drawn-lens-contest = The contest
    .text = Whoever has most of this at the end of the round becomes Sheriff. Ties go to whoever sits nearest to the right of the old one.
drawn-lens-scam = Market Scam
    .text = A main action: discard any cards of one row and lay out new ones; reserve one card. Both, or one of them.
drawn-lens-purchase = Purchases
    .text = After the main actions two purchases, or a cow instead of each. No more actions after they have begun.
drawn-lens-deck = A deck
    .text = The upper number counts the cards left, the lower one the discards.
drawn-lens-reserve = The reserve
    .text = A card of your own that nobody else can buy. You buy it at its price; there is room for one.
drawn-lens-start-card = Start cards
    .text = Everybody takes a pile of two and lays them over two printed cards.
drawn-lens-production = Production
    .text = What an activated card brings. Sections with a payment are optional.
drawn-lens-hat = Hats
    .text = They pay for posses and cards. There is room for six; more become points.
drawn-lens-coin = Coins
    .text = They pay for outposts, licences and cards.
drawn-lens-cow = Cows
    .text = A cow pays for a hat or a coin. There is room for six on the Pasture; more become points.
drawn-lens-point = Points
    .text = Steps along the road.
drawn-lens-anvil = An anvil
    .text = The card’s ability can be used in this turn, once for each anvil.
drawn-lens-blocked = Blocked
    .text = The card was activated; dice slide on to the next one on the right. When a whole row is blocked, it is cleared.
drawn-lens-payment = A way to pay
    .text = Hats, coins, and cows in the place of either; anvils for discounts.
drawn-lens-done = Nothing more
    .text = Goes on with the turn.
drawn-lens-building = Buildings
    .text = Cards with a gable: all of level III, and the Cabin.
drawn-lens-animal = Animals
    .text = Cards with a round edge. Their joker stands for any symbol.
drawn-lens-printed = A printed card
    .text = Printed on your board. New cards are laid over it.
drawn-lens-tom = Tom
    .text = He decides nothing: the dice activate his cards, and each says step by step what he tries. Cards with a dark corner lie on their hard side.
drawn-lens-posse = Posse
    .text = A main action: hunt a bandit of your region.
drawn-lens-combo = Combo
    .text = If the two cards of the dice share a symbol, take a cow or activate a third card with it.
drawn-lens-empty = An empty place
    .text = It is filled at the end of the turn.
drawn-lens-desert = The desert
    .text = There is no city here, but there are trains and licences.


## When it happens, and what came of it

occasion-start = Before the first round
occasion-round = Round { $round }
occasion-town = Round { $round } of { $rounds }, Town Phase
occasion-turn = Round { $round } of { $rounds }, { $who }’s turn
occasion-contest = Round { $round } of { $rounds }, contest for Sheriff
occasion-over = The game is over
brought = { $things-count ->
    [0] nothing
   *[other] { $things }
}
brought-thing = { $sign ->
    [less] −
   *[more] +
}{ $thing }


## What newcomers are told the first time they decide something of a kind

lesson-pile = Each pile is another start: cards, coins and symbols. Take one whose symbols appear often, for they make Combos and win contests.
lesson-start-card = A card stands where a die can find it. To the right of others it is reached more often, because dice slide on past blocked cards.
lesson-dice = Each die activates one card of a row, and then that card is blocked. Look at what each way produces, and whether the two cards share a symbol: that is a Combo.
lesson-combo = Two cards with a common symbol make a Combo. A third card usually brings more than a cow, unless you are short of something to pay with.
lesson-combo-token = A joker token makes a Combo out of any two cards. Tokens also win contests, so spend one when the third card is a good one.
lesson-produce = Your cards give hats, coins or cows. If something has to be paid for, produce what pays first. Hats are lost at the end of the round; coins and cows stay.
lesson-offer = Points move your cowboy around the map, and another region means other bandits and another city. Refuse points only if you want to do something in this region first.
lesson-main = Two different main actions in your turn. A posse or a business also activates one of your cards. If nothing pays, the Market Scam is always possible.
lesson-activate = This action activates one of your cards once more. Take the one that produces what you need for the purchases afterwards.
lesson-pay = Cows can stand for hats or coins. Pay with hats first: they are lost at the end of the round anyway.
lesson-scam = You may change cards of the Market and reserve one. A reserved card waits for you, and nobody else can buy it.
lesson-refresh = The cards that you choose leave the Market and new ones come. Remove what the others want and you do not.
lesson-keep = You may hold only one card in reserve. Keep the one that you can pay for next.
lesson-mobilise = As Sheriff you free a second card for the dice. Take the one that produces most.
lesson-shop = Up to two purchases: nearly every card brings points at once and makes your Town better. Collect one or two symbols; they count again at the end.
lesson-lay = The new card covers an old one, which still counts at the end. Cover the weakest that is not blocked; further to the right dice find it more often.
lesson-contest = Whoever has most of what the contest asks for gets the badge and a coin and plays first. Spend tokens only if they decide it.
