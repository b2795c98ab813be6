# Fliptown in English.

game-title = Fliptown
game-length = About 30 minutes.
game-about =
    The West is wide, and nobody tells you how to make a name for yourself. Each turn three cards are turned up: one
    leads you to the Trail, the Badlands, the Mine or the Town, one to a space there, and one goes into your poker hand.
    Dig for gold, rob a train, buy a horse, open a grave or two, chain bonus actions, and keep an eye on the sheriff.
    After three rounds the most points win.


## Cards and suits

card = { $value }{ $suit ->
    [hearts] ♥
    [spades] ♠
    [diamonds] ♦
   *[clubs] ♣
}
value = { $value }
no-card = no card
suit-hearts = Hearts ♥
suit-spades = Spades ♠
suit-diamonds = Diamonds ♦
suit-clubs = Clubs ♣
color-red = red
color-black = black

hand-high-card = Less than a pair
    .held = less than a pair
    .has = less than a pair
hand-pair = Pair
    .held = a pair
    .has = a pair
hand-two-pair = Two pair
    .held = two pair
    .has = two pair
hand-three-of-a-kind = Three of a kind
    .held = three of a kind
    .has = three of a kind
hand-straight = Straight
    .held = a straight
    .has = a straight
hand-flush = Flush
    .held = a flush
    .has = a flush
hand-full-house = Full house
    .held = a full house
    .has = a full house
hand-four-of-a-kind = Four of a kind
    .held = four of a kind
    .has = four of a kind
hand-straight-flush = Straight flush
    .held = a straight flush
    .has = a straight flush
hand-royal-flush = Royal flush
    .held = a royal flush
    .has = a royal flush


## What is counted

cash = { DOLLARS($value) }
gold = { $count } gold
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
wanted = { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
}
cleared = { $count ->
    [one] { $count } wanted poster crossed out
   *[other] { $count } wanted posters crossed out
}
pans = { $count ->
    [one] { $count } pan
   *[other] { $count } pans
}
hammers = { $count ->
    [one] { $count } hammer
   *[other] { $count } hammers
}
pan-or-hammer = 1 pan or 1 hammer
any-bonus-action = a bonus action of any kind
bonus-action = a { $region } bonus action
silver = silver stars for { $region ->
    [cemetery] tombstones
    [town] buildings
    [mine] chambers
    [trail] Trail stops
   *[badlands] targets
}
silver-for = silver stars for { $region ->
    [cemetery] tombstones
    [town] buildings
    [mine] chambers
    [trail] Trail stops
   *[badlands] targets
} ({ $count } so far)
hotel-star = the silver star worth { $value }


## The sheet

region-trail = Trail
    .to = the Trail
region-badlands = Badlands
    .to = the Badlands
region-mine = Mine
    .to = the Mine
region-town = Town
    .to = the Town
region-cemetery = Cemetery
    .to = the Cemetery

space-stop = stop { $value }
space-target = { $kind ->
    [chicken] chicken { $value }
    [cow] cow { $value }
    [stagecoach] stagecoach { $value }
   *[train] train { $value }
}
    .label = { $kind ->
        [chicken] Chicken { $value }
        [cow] Cow { $value }
        [stagecoach] Stagecoach { $value }
       *[train] Train { $value }
    }
space-chamber = the { $place ->
    [left] left
    [middle] middle
    [right] right
    [first] first
    [second] second
    [third] third
    [fourth] fourth
   *[fifth] fifth
} chamber of level { $level }
    .from = from the { $place ->
        [left] left
        [middle] middle
        [right] right
        [first] first
        [second] second
        [third] third
        [fourth] fourth
       *[fifth] fifth
    } chamber of level { $level }
    .label = Level { $level }, { $place ->
        [left] left
        [middle] middle
        [right] right
        [first] first
        [second] second
        [third] third
        [fourth] fourth
       *[fifth] fifth
    }
space-grave = the { $place ->
    [tl] top left
    [tm] top middle
    [tr] top right
    [ml] left
    [c] middle
    [mr] right
    [bl] bottom left
    [bm] bottom middle
   *[br] bottom right
} tombstone
    .label = { $place ->
        [tl] Top left
        [tm] Top middle
        [tr] Top right
        [ml] Left
        [c] Middle
        [mr] Right
        [bl] Bottom left
        [bm] Bottom middle
       *[br] Bottom right
    }
    .short = { $place ->
        [tl] top left
        [tm] top middle
        [tr] top right
        [ml] left
        [c] middle
        [mr] right
        [bl] bottom left
        [bm] bottom middle
       *[br] bottom right
    }
between = { $one-label } and { $other-short }
corridor = { $min }–{ $max } { $from-from }
corridor-entrance = { $min }–{ $max } from the entrance
field = { $number }

building-undertaker = Undertaker
    .visit = the undertaker
    .name = the undertaker
    .at = at the undertaker’s
    .of = the undertaker
building-bank = Bank
    .visit = the Bank
    .name = the Bank
    .at = at the Bank
    .of = the Bank
building-hideout = Hideout
    .visit = the Hideout
    .name = the Hideout
    .at = at the Hideout
    .of = the Hideout
building-stables = Stables
    .visit = the Stables
    .name = the Stables
    .at = at the Stables
    .of = the Stables
building-store = General Store
    .visit = the General Store
    .name = the General Store
    .at = at the General Store
    .of = the General Store
building-church = Church
    .visit = the Church
    .name = the Church
    .at = at the Church
    .of = the Church
building-hotel = Hotel
    .visit = the Hotel
    .name = the Hotel
    .at = at the Hotel
    .of = the Hotel
building-land-office = Land Office
    .visit = the Land Office
    .name = the Land Office
    .at = at the Land Office
    .of = the Land Office
building-gunsmith = Gunsmith
    .visit = the Gunsmith
    .name = the Gunsmith
    .at = at the Gunsmith’s
    .of = the Gunsmith
building-bail-bonds = Bail Bonds
    .visit = Bail Bonds
    .name = Bail Bonds
    .at = at Bail Bonds
    .of = Bail Bonds
building-sheriffs-office = Sheriff’s Office
    .visit = the sheriff’s office
    .name = the sheriff’s office
    .at = at the sheriff’s office
    .of = the sheriff’s office
building-saloon = Saloon
    .visit = the Saloon
    .name = the Saloon
    .at = at the Saloon
    .of = the Saloon
building-club = Prospector’s Club
    .visit = the Prospector’s Club
    .name = the Prospector’s Club
    .at = at the Prospector’s Club
    .of = the Prospector’s Club

item-friendship = undertaker’s friendship
item-shovel = shovel
item-work-horse = work horse
    .sold = work horse
    .buy = the work horse
    .brings = 1 hammer and 1 star
item-trail-horse = trail horse
    .sold = trail horse
    .buy = the trail horse
    .brings = your value card counts 6 more on the Trail
item-store-pan = pan from the store
    .sold = pan
    .buy = the pan
    .brings = 1 pan and 1 star
item-pickaxe = pickaxe
    .sold = pickaxe
    .buy = the pickaxe
    .brings = 1 star, and your value shifts by up to 2 in the Mine
item-bandana = bandana
    .sold = bandana
    .buy = the bandana
    .brings = 1 wanted poster less in every robbery
item-pistol = pistol
    .sold = pistol
    .buy = a pistol
item-rifle = rifle
    .sold = rifle
    .buy = the rifle
item-bank-red = bet on red
item-bank-black = bet on black
item-outlaw-jack = outlaw J
item-outlaw-queen = outlaw Q
item-outlaw-king = outlaw K


## People

character-trailblazer = Trailblazer
    .whose = the Trailblazer’s
    .power = once, a Trail bonus action
character-cheat = Cheat
    .whose = the Cheat’s
    .power = once, in phase 4, a poker card counts as any card
character-prospector = Prospector
    .whose = the Prospector’s
    .power = once, the value card shifts by up to as many steps as there are pans
character-settler = Settler
    .whose = the Settler’s
    .power = once, a Town bonus action
character-bandit = Bandit
    .whose = the Bandit’s
    .power = once, a Badlands bonus action
character-marshal = Marshal
    .whose = the Marshal’s
    .power = once, in phase 6, a card of one’s own instead of the sheriff card
character-preacher = Preacher
    .whose = the Preacher’s
    .power = once, at the end of phase 5, up to 6 wanted posters crossed out
character-miner = Miner
    .whose = the Miner’s
    .power = once, a Mine bonus action
character-ranch-hand = Ranch Hand
    .whose = the Ranch Hand’s
    .power = once, 2 wanted posters crossed out for each hammer
character-grave-robber = Grave Robber
    .whose = the Grave Robber’s
    .power = once, a Cemetery bonus action
character-man-in-black = Man in Black
    .whose = the Man in Black’s
    .power = once, a bonus action of any kind
character-baroness = Baroness
    .whose = the Baroness’s
    .power = once, as much gold as wanted posters
character-mayor = Mayor
    .whose = the Mayor’s
    .power = once, a new lineup before anybody acts
character-wild-card = Wild Card
    .whose = Wild Card’s
    .power = twice, a joker makes the suit card any suit or the value card any value
no-character = nobody
    .whose = nobody’s

cowbot-black-bart = Black Bart
cowbot-wyatt-earp = Wyatt Earp
cowbot-calamity-jane = Calamity Jane
cowbot-billy-the-kid = Billy the Kid

title = { $score } { $posters }
no-title = no title
title-greenhorn = Greenhorn
title-settled = Settled
title-pioneering = Pioneering
title-quick-draw = Quick-Draw
title-legendary = Legendary
wanted-title-deputy = Deputy
wanted-title-settler = Settler
wanted-title-cowboy = Cowboy
wanted-title-desperado = Desperado
wanted-title-outlaw = Outlaw


## Objectives

objective-four-everywhere = At least 4 circled spaces in each of Trail, Badlands, Mine and Town
objective-trail-bonuses = All four Trail stops with a bonus action circled: 3, 6, 9 and Q
objective-five-tools = At least 5 pans and hammers together
objective-star-buildings = All five buildings with a star as their bonus circled: Bank, Hideout, Church, Bail Bonds and Saloon
objective-mine-gold = Circled chambers with at least 9 gold printed in them, all together
objective-every-target = At least one circled target of each kind: chicken, cow, stagecoach and train
objective-five-graves = At least 5 outer tombstones circled
objective-trail-end = K circled on the Trail, or at least 2 outlaws circled
objective-nine-wanted = At least 9 wanted posters
objective-four-items = At least 4 different ones of these: pan, hammer, trail horse, undertaker’s friendship, bandana, pickaxe and pistol
objective-rich = At least { DOLLARS(30) }, or at least 15 gold
objective-bonus-everywhere = At least one bonus action gained from each of Trail, Badlands, Mine, Town and Cemetery


## What is asked

prompt-mayor = Mayor: do you have the lineup replaced before anybody acts?
prompt-act = Round { $round }, turn { $turn }: choose a space and your poker card.
prompt-bail = { $count ->
    [one] An outlaw you are after is in the lineup: which reward do you take?
   *[other] { $count } outlaws you are after are in the lineup: which reward do you take for the first?
}
prompt-tool = Do you take a pan or a hammer?
prompt-office = The sheriff card is { $card }. Which reward do you take?
prompt-pending = Still waiting: { $things }. What comes next?
prompt-done = { $ability ->
    [yes] Nothing waits any more: end your turn, or use your ability before.
   *[no] Nothing waits any more: end your turn.
}
prompt-cheat = Cheat: does one of your poker cards count as any card?
prompt-evening = { $who ->
    [baroness] Do you turn your wanted posters into gold now?
    [ranch-hand] Does the Ranch Hand cross out wanted posters now?
   *[preacher] How many wanted posters does the Preacher cross out?
}
prompt-bribe = The sheriff is coming, and you have { $wanted ->
    [one] { $wanted } wanted poster
   *[other] { $wanted } wanted posters
}. Do you bribe him with { $gold }? Otherwise he arrests you with a chance of { $chance }%.
prompt-marshal = The sheriff card { $card } is lower than your { $wanted } wanted posters. Does the Marshal draw another?
prompt-penalty = You are arrested: do you pay { $cash } or lose { $stars }?

prompt-wait-mayor = { $who } decides whether the Mayor replaces the lineup.
prompt-wait-cheat = { $who } decides whether to cheat at poker.
prompt-wait-turn = Round { $round }, turn { $turn }: the others take their turns.
prompt-wait-evening = The others decide about their abilities.
prompt-wait-bribe = The others decide about bribes.
prompt-wait-arrest = Those arrested decide how to pay.
prompt-between = The cards are being turned…
prompt-over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}
prompt-over-alone = The game is over: { $title }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

several = { $count ->
    [1] { $thing }
   *[other] { $count } times { $thing }
}
effect-of = the effect of { $building-of }


## Options

do-trail = Circle { $space } of the Trail
do-badlands = Rob { $space }
do-mine = Enter { $space }
do-town = Visit { $space-visit }
do-town-again = Visit { $space-visit } again
do-cemetery = Circle { $space }

option-act = { $do }{ $payment ->
    [shift] { " " }with the Prospector’s shift{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
    [joker] { " " }for a joker{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
    [jokers] { " " }for both jokers
   *[gold] { $gold ->
        [0] { "" }
       *[other] { " " }for { $gold } gold
    }
} (poker card { $card }): { $outcome }
option-space = { $do }{ $payment ->
    [help] { " " }with your ability
   *[gold] { $gold ->
        [0] { "" }
       *[other] { " " }for { $gold } gold
    }
}: { $outcome }
option-pass = Do nothing, as nothing is possible without paying (poker card { $card })
option-bonus = { $do } as a bonus action: { $outcome }
option-decline = Give up { $bonus }

outcome = { $things-count ->
    [0] nothing
   *[other] { $things }
}
outcome-with-note = { $outcome }; { $note }
outcome-robbery = { $chance ->
    [0] cannot succeed: { $failure }
    [100] sure to succeed: { $success }
   *[other] { $chance }% chance of { $success }, otherwise { $failure }
}
note-passed = { $stops-count ->
    [one] { $stops } is crossed out
   *[other] { $stops } are crossed out
}
note-row = the row is complete: { $bonus }
note-wakes = { $who } becomes active

offer-undertaker = free of charge: { $goods }
offer-bank = { DOLLARS(4) } for a bet on { $goods-count ->
    [one] { $goods }
   *[other] a colour
}
offer-hideout = cross out up to 4 wanted posters
offer-stables = for sale: { $goods }
offer-store = for sale: { $goods }
offer-church = cross out up to 8 wanted posters for { DOLLARS(1) } each
offer-hotel = { DOLLARS(2) } for { $goods }
offer-land-office = for sale: { $goods }
offer-gunsmith = for sale: { $goods }
offer-bail-bonds = { $goods-count ->
    [one] an outlaw to look out for
   *[other] one of these outlaws to look out for
}: { $goods }
offer-sheriffs-office = a look at the sheriff card, then 1 star or 2 wanted posters crossed out
offer-saloon = up to 8 stars for { DOLLARS(2) } each
offer-club = up to 8 stars for 1 gold each
offer-nothing = nothing more to get
ware = { $item-sold } ({ DOLLARS($price) })
a-plot = a plot ({ DOLLARS(4) }, { DOLLARS(6) } or { DOLLARS(8) })
a-plot-of = { $shape ->
    [domino] two fields in a row
    [bar] three fields in a row
   *[corner] three fields in an L
} for { DOLLARS($price) }

option-friendship = Make friends with the undertaker: the Cemetery brings no more wanted posters
option-shovel = Take the undertaker’s shovel: 1 star for every tombstone you circle
option-bet = Bet on { $color ->
    [red] red
   *[black] black
} at the Bank for { DOLLARS($price) }: stars for every lineup of three { $color ->
    [red] red
   *[black] black
} cards ({ $round } in this round)
option-hideout = Cross out { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
} at the Hideout
option-church = Cross out { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
} at the Church for { DOLLARS($price) }
option-buy = Buy { $item-buy } for { DOLLARS($price) }: { $item-brings }{ $room ->
    [no] { " " }(a fifth tool of a kind is lost)
   *[yes] { "" }
}
option-weapon = Buy { $item-buy } for { DOLLARS($price) }: robbery cards count { $adds } more
option-hotel = Pay { DOLLARS($price) } for a night at the Hotel: { $star }
option-plots = Buy { $shape ->
    [domino] two fields in a row
    [bar] three fields in a row
   *[corner] three fields in an L
} for { DOLLARS($price) }
option-plot = Buy { $shape ->
    [domino] two fields in a row
    [bar] three fields in a row
   *[corner] three fields in an L
} ({ $fields }) for { DOLLARS($price) }: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
option-outlaw = Look out for outlaw { $value }: a reward for every { $value } in a lineup from the next turn on
option-office = Look at the sheriff card, then take 1 star or cross out 2 wanted posters
option-saloon = Buy { $count ->
    [one] { $count } star
   *[other] { $count } stars
} at the Saloon for { DOLLARS($price) }
option-club = Buy { $count ->
    [one] { $count } star
   *[other] { $count } stars
} at the Prospector’s Club for { $price } gold
option-bank-nothing = Do not bet at the Bank
option-hideout-nothing = Cross out nothing at the Hideout
option-church-nothing = Cross out nothing at the Church
option-stables-nothing = Buy no horse at the Stables
option-store-nothing = Buy nothing at the General Store
option-hotel-nothing = Do not stay at the Hotel
option-land-office-nothing = Buy no plot at the Land Office
option-gunsmith-nothing = Buy no weapon at the Gunsmith’s
option-saloon-nothing = Buy no stars at the Saloon
option-club-nothing = Buy no stars at the Prospector’s Club

option-bail = Take the reward for an outlaw: { $reward }
option-take-pan = Take a pan: 1 gold at the end of every round
option-take-hammer = Take a hammer: { DOLLARS(2) } at the end of every round
option-office-star = Take { $stars }
option-office-wanted = Cross out { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
}
option-use = Use { $who-whose } ability: { $gain }
option-mayor = Discard the lineup and turn up three new cards
option-cheat = Let one poker card count as any card: { $then-held } instead of { $now-held }, worth { $pay-count ->
    [0] nothing
   *[other] { $pay }{ $contest ->
        [yes] { " " }if it is the strongest
       *[no] { "" }
    }
}
option-marshal = Draw a card to use instead of the sheriff card: { $wanted } or higher sets you free
option-with-main-action = Use { $who-whose } ability with the main action
option-no-ability = Use an ability
option-keep = Keep the ability for later
option-keep-lineup = Keep the lineup, and the ability for later
option-keep-hand = Keep the ability for later: { $now-held }, worth { $pay-count ->
    [0] nothing
   *[other] { $pay }{ $contest ->
        [yes] { " " }if it is the strongest
       *[no] { "" }
    }
}
option-keep-arrest = Accept the sheriff card, and keep the ability for later
option-done = End your turn
option-bribe = Bribe the sheriff with { $gold }: free in this round
option-risk = Take the risk: arrested with a chance of { $chance }%
group-ability = Your ability
option-pay-cash = Pay { DOLLARS($value) }
option-pay-stars = Lose { $count ->
    [one] { $count } star
   *[other] { $count } stars
}


## The story

story-cast = { $who } plays the character { $character }: { $character-power }.
story-challenged = { $who } is the opponent, on { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}.
story-objectives = The objectives of this game: { $objectives }.
quoted = “{ $what }”
story-round = { $round ->
    [1] A name is to be made in the West: round 1 begins
    [3] The last round begins
   *[other] Round { $round } begins
}. The deck is shuffled, and the sheriff card lies face down.
story-dealt = { $who } gets { $cards } for Texas Hold’em.
story-dealt-unseen = { $who } gets two secret cards for Texas Hold’em.
story-flipped = Turn { $turn }: { $cards } are turned up.
story-reshuffled = The draw pile is empty: the discard pile is shuffled and takes its place.
story-replaced = { $who } gives a Mayor’s order, and the lineup of { $cards } is discarded.
story-kept = { $who } keeps { $character-whose } ability for later.
story-bank-paid = The Bank pays { $who } { $stars }.
story-robbery-card = { $who } turns up a robbery card: { $card }.
story-objective = { $who } fulfils the objective “{ $objective }”: { $stars }.
story-objective-turned = The objective “{ $objective }” is turned to its side of 4 stars.
story-stole = { $who } steals a card from the draw pile, { $count ->
    [1] the first one
   *[other] which makes { $count }
}.
story-cards-shown = { $who } shows { $cards }.
story-hand = { $who } { $wild ->
    [yes] has a card up the sleeve and makes it
   *[no] has
} { $hand-has }{ $how ->
    [shared] { " " }and shares the payout: { $pay }
    [beaten] , but another hand is stronger: no payout
   *[alone] : { $pay-count ->
        [0] no payout
       *[other] { $pay }
    }
}.
story-worked = { $who } pans and works: { $pay }.
story-no-bribe = { $who } offers the sheriff no bribe.
story-bribed = { $who } bribes the sheriff with { $gold }.
story-sheriff = The sheriff card is turned up: { $card }. { $hunted ->
    [yes] The sheriff is after somebody!
   *[no] Nobody is arrested.
}
story-marshal = { $who } draws a card to use instead of the sheriff card: { $card }. { $free ->
    [yes] That is enough to go free.
   *[no] That is not enough.
}
story-arrested = { $who } is arrested and loses { $penalty }.
story-ended = The sheriff rides away, and the game is over: time to count the points.

story-acted = { $who } keeps { $poker } for poker and sets out for { $region-to } with { $suit } for the suit and { $value } for the value{ $payment ->
    [shift] , helped by the Prospector’s shift{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
    [joker] , helped by a joker{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
    [jokers] , helped by both jokers
   *[gold] { $gold ->
        [0] { "" }
       *[other] , paying { $gold } gold
    }
}.
story-dug = { $who } keeps { $poker } for poker and slips away to the Cemetery.
story-passed = { $who } keeps { $poker } for poker and finds nothing to do.
story-bonus-used = { $who } uses { $bonus }.
story-bonus-declined = { $who } gives up { $bonus }.
story-bonus-lost = There is no space left for { $bonus }, and { $who } loses it.
story-bonus-gained = { $who } gains { $bonus }.
story-circled-trail = { $who } rides to { $space } of the Trail{ $passed-count ->
    [0] { "" }
   *[other] , passing { $passed }
}.
story-circled-badlands = { $who } holds up { $space }.
story-circled-mine = { $who } enters { $space }.
story-circled-town = { $who } visits { $space-visit } for the first time.
story-circled-cemetery = { $who } digs by moonlight at { $space }.
story-revisited = { $who } is back { $building-at }.
story-gained = { $who } gains { $things }.
story-cleared = { $who } crosses out { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
}.
story-robbed = { $sum }{ $weapon ->
    [0] { "" }
   *[other] { " " }({ $weapon } of it from a weapon)
} against { $needed }: { $success ->
    [yes] the robbery succeeds.
   *[no] the robbery fails.
}
story-bailed = An outlaw is caught, and { $who } is rewarded: { $reward }.
story-peeked = { $who } looks at the sheriff card: { $card }.
story-peeked-unseen = { $who } looks at the sheriff card.
story-office-wanted = { $who } crosses out { $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
} at the sheriff’s office.
story-ability = { $who } uses { $character-whose } ability.
story-turn-ended = { $who } ends the turn.

story-bet = { $who } pays { DOLLARS($price) } at the Bank and bets on { $color ->
    [red] red
   *[black] black
}.
story-friendship = { $who } makes friends with the undertaker.
story-shovel = { $who } is given the undertaker’s shovel.
story-outlaw = { $who } looks out for outlaw { $value }.
story-office = { $who } steps into the sheriff’s office.
story-church = { $who } gives { DOLLARS($price) } to the Church.
story-hideout = { $who } lies low at the Hideout.
story-hotel = { $who } pays { DOLLARS($price) } for a night at the Hotel.
story-plot = { $who } buys a plot for { DOLLARS($price) }: fields { $fields }.
story-saloon = { $who } spends { DOLLARS($price) } at the Saloon.
story-club = { $who } spends { $price } gold at the Prospector’s Club.
story-bought = { $who } buys { $item-buy } for { DOLLARS($price) }.
story-buys-nothing = { $who } takes nothing { $building-at }.

story-shown = { $who } reveals: { $what }.
shown-next = { $before }; { $after }
shown-nothing = nothing new
shown-poker = { $card } for poker
shown-circled = circled { $things }
shown-passed = passed { $things }
shown-revisited = back at { $things }
shown-items = new: { $things }
shown-fields = bought the fields { $things }
shown-changes = { $things }
shown-nights = { $count ->
    [one] { $count } night
   *[other] { $count } nights
} at the Hotel
shown-peeked = a look at the sheriff card
shown-ability = the ability used
change-cash = { $sign ->
    [less] −
   *[more] +
}{ DOLLARS($count) }
change-gold = { $sign ->
    [less] −
   *[more] +
}{ $count } gold
change-stars = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } star
   *[other] { $count } stars
}
change-wanted = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } wanted poster
   *[other] { $count } wanted posters
}
change-pans = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } pan
   *[other] { $count } pans
}
change-hammers = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } hammer
   *[other] { $count } hammers
}


## The table in words

table-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
table-lineup = The lineup: { $cards }.
table-phase-mayor = The Mayor may replace the lineup.
table-phase-turn = Everybody takes a turn.
table-phase-cheat = Phase 4: the Cheat may make a card wild.
table-phase-evening = Phase 5: abilities may be used before the sheriff comes.
table-phase-bribe = Phase 6: the sheriff may be bribed.
table-phase-arrest = Phase 6: the arrested pay.
table-phase-unfolding = Things take their course.
table-phase-over = The game is over.
table-acted = Your main action is done.
table-not-acted = Your main action is still to come.
table-pending = Waiting in your turn: { $things }.
table-robberies = Robbery cards of { $who } in this turn: { $cards }.
table-competitive = Texas Hold’em, competitive: only the strongest hand is paid.
table-english-weapons = Weapons of the English edition: the pistol adds 3, the rifle 6.

table-inventory = Inventory
table-player = Player
table-cash = Cash
    .cell = { DOLLARS($count) }
table-gold = Gold
    .cell = { $count }
table-stars = Stars
    .cell = { $count }
table-silver = Silver stars
    .cell = { $count }
table-wanted = Wanted posters
    .cell = { $count }
table-pans = Pans
    .cell = { $count }
table-hammers = Hammers
    .cell = { $count }
table-points = Points so far
    .cell = { $count }
table-items = Items
table-things = { $things-count ->
    [0] —
   *[other] { $things }
}
table-hidden = What the others do now is hidden until all have decided: their sheets are shown as they were before.

table-characters = Characters
table-character = { $player }, { $who }: { $who-power }. { $uses ->
    [0] The ability is used up.
    [one] The ability can still be used once.
   *[other] The ability can still be used { $uses } times.
}

table-state = { $state ->
    [circled] circled
    [crossed] crossed out
    [closed] no way yet
    [filled] filled
    [gained] gained
    [missing] not yet
   *[open] open
}
table-stop = Stop
table-reward = Reward
table-target = Target
table-success = On success
table-chance = Your chance
    .cell = { $chance }%
table-row = All { $kind ->
    [chicken] chickens
    [cow] cows
    [stagecoach] stagecoaches
   *[train] trains
} circled: { $bonus }.
table-chamber = Chamber
table-ways = Values
table-value = Value
table-building = Building
table-first-visit = First visit
table-offer = What you can get
table-nights = { $who }: { $count ->
    [one] { $count } night
   *[other] { $count } nights
} at the Hotel, a silver star worth { $value }.
table-field = Field of the Land Office
table-plots = The fields are counted row by row. A plot covers free ones: { $plots }.
table-land-bonus = Whoever fills the ninth field gains { $stars } more.
table-grave = Tombstone
table-between = Between

table-poker = Poker
table-poker-round = Round
    .cell = { $round }
table-poker-paid = { $cards }{ $holdem-count ->
    [0] { "" }
   *[other] { " " }with { $holdem } of Texas Hold’em
}{ $wild ->
    [yes] , one of them wild
   *[no] { "" }
}: { $hand-held }, { $pay-count ->
    [0] no payout
   *[other] { $pay }
}
table-hand = Hand
table-holdem = Texas Hold’em cards of { $who }: { $cards }.

table-objectives = Objectives
table-objective = Objective
table-worth = Stars now
    .cell = { $count }
table-scored = Scored by
table-fulfilled = Fulfilled by you
    .cell = { $done ->
        [yes] yes
       *[no] no
    }

table-cowbot = The cowbot
table-cowbot-who = { $who } ({ $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}) is active in turns with { $suit ->
    [hearts] hearts
    [spades] spades
    [diamonds] diamonds
   *[clubs] clubs
} in the lineup and steals a card when you gain { $trigger ->
    [gold] gold
    [bonus] a bonus action
    [star] a star
   *[wanted] a wanted poster
}.
table-cowbot-stolen = { $count ->
    [one] { $count } card stolen
   *[other] { $count } cards stolen
}, worth { $each ->
    [one] { $each } point
   *[other] { $each } points
} each.
table-region = Region
table-uncircled = Spaces not circled
    .cell = { $count }
table-each = Points each
    .cell = { $count }
table-brings = Points
    .cell = { $count }
table-cowbot-character = { $count ->
    [one] { $count } point
   *[other] { $count } points
} because you have a character.
table-cowbot-holdem = { $count ->
    [one] { $count } point
   *[other] { $count } points
} because Texas Hold’em is played.
table-cowbot-points = The cowbot has { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $over ->
    [yes] { "" }
   *[no] { " " }as your sheet stands
}.
table-cowbot-awake = The cowbot is active in this turn.
table-cowbot-asleep = The cowbot is not active in this turn.
table-cowbot-cards = The stolen cards: { $cards }.

table-deck = The deck
table-draw-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the draw pile.
table-sheriff-open = The sheriff card is { $card }.
table-sheriff-known = The sheriff card is { $card }; it lies face down, but you have looked at it.
table-sheriff-unknown = The sheriff card lies face down.
table-marshal = The Marshal has drawn { $card }.
table-suit = Suit
table-discard = Discard pile
table-unseen = Not seen in this round
table-reshuffled = Shuffled into the draw pile again

table-odds = Odds
table-arrest-odds = { $state ->
    [bribed] { $who } has bribed the sheriff.
   *[free] { $who } has { $count ->
        [one] { $count } wanted poster
       *[other] { $count } wanted posters
    }: arrested with a chance of { $chance }% without a bribe.
}


## The final account

account-points = Points
account-title-of = { $who }: { $title }.
account-achieved = Achievement { $number }: { $what }
score-total = Total
    .cell = { $value }
score-cash = Cash
    .cell = { $value }
score-gold = Gold
    .cell = { $value }
score-stars = Stars
    .cell = { $value }
score-silver-graves = Silver stars for tombstones
    .cell = { $value }
score-silver-buildings = Silver stars for buildings
    .cell = { $value }
score-silver-chambers = Silver stars for chambers
    .cell = { $value }
score-silver-stops = Silver stars for Trail stops
    .cell = { $value }
score-silver-targets = Silver stars for targets
    .cell = { $value }
score-hotel = Hotel
    .cell = { $value }
score-stolen = Stolen cards
    .cell = { $value }
score-left-trail = Stops not circled
    .cell = { $value }
score-left-badlands = Targets not circled
    .cell = { $value }
score-left-mine = Chambers not circled
    .cell = { $value }
score-left-town = Buildings not circled
    .cell = { $value }
score-against-character = For the character
    .cell = { $value }
score-against-holdem = For Texas Hold’em
    .cell = { $value }
tie-wanted = Tie: wanted posters
    .wins = fewer wanted posters
    .cell = { $negated }
tie-gold = Tie: gold
    .wins = more gold
    .cell = { $value }
tie-cash = Tie: cash
    .wins = more cash
    .cell = { DOLLARS($value) }
tie-cowbot = A tie
    .wins = a tie goes to the cowbot
    .cell = { $value ->
        [1] wins
       *[other] loses
    }


## Achievements

achievement-six-everywhere = At least 6 circled spaces in each of Trail, Badlands, Mine and Town.
    .name = All over the place
achievement-seven-tools = At least 7 pans and hammers together at the end.
    .name = Well equipped
achievement-clean-slate = No wanted posters at the end.
    .name = Clean slate
achievement-mined-out = All 17 gold of the Mine: every chamber with gold in it circled.
    .name = Mined out
achievement-star-trail = All Trail stops with stars circled: A, 3, 4, 7, 10 and K.
    .name = Star trail
achievement-star-town = All five buildings with a star as their bonus circled.
    .name = Star town
achievement-all-round-robber = At least one circled target of each kind: chicken, cow, stagecoach and train.
    .name = All-round robber
achievement-grave-digger = All 8 outer tombstones circled.
    .name = Grave digger
achievement-high-roller = A royal flush, a straight flush or four of a kind in some round.
    .name = High roller
achievement-no-pans = No pans at the end.
    .name = Empty-handed
achievement-tycoon = At least { DOLLARS(30) } and at least 15 gold at the end.
    .name = Tycoon
achievement-card-sharp = A hand better than a pair in all three rounds.
    .name = Card sharp
achievement-slippery = At most 5 wanted posters at the end, and never arrested.
    .name = Slippery
achievement-all-cowbots = All 4 cowbots beaten on normal or hard, over any number of games.
    .name = Cowbot tamer
achievement-hard-beaten = Any cowbot beaten on hard.
    .name = The hard way
achievement-well-guarded = A game against a cowbot in which it has stolen at most 1 card.
    .name = Well guarded
achievement-most-wanted = At least 20 wanted posters at the end.
    .name = Most wanted
achievement-silver-rush = At least 24 silver stars at the end.
    .name = Silver rush
achievement-completionist = Every space of one region circled: Trail, Badlands, Mine or Town.
    .name = Completionist
achievement-legend = A Legendary score, by the limits for the way you play.
    .name = Living legend


## Why not

why-game-over = The game is over.
why-cowbot-decides-nothing = The cowbot takes no turns.
why-mayor-first = First decide whether the Mayor replaces the lineup.
why-wait-for-mayor = The Mayor decides about the lineup first.
why-cheat-first = First decide whether one of your poker cards counts as any card.
why-wait-for-cheat = The Cheat decides first.
why-turn-ended = You have ended your turn: wait for the others.
why-nothing-to-use-now = You have no ability to use now, or have decided already.
why-no-bribe-to-decide = You have no bribe to decide about: you lack the wanted posters or the gold, or have decided already.
why-not-arrested = You are not arrested, or have paid already.
why-fewer-wanted = You do not have that many wanted posters to cross out.
why-use-or-keep = Use the ability now or keep it for later.
why-bribe-now = Now decide whether you bribe the sheriff.
why-marshal-first = First decide whether the Marshal draws a card.
why-pay-now = You are arrested: choose how to pay.
why-no-wanted-to-clear = You have no wanted posters to cross out.
why-bail-first = First take the reward for the outlaw in the lineup.
why-take-tool-first = First take a pan or a hammer.
why-office-reward-first = First take the reward of the sheriff’s office.
why-no-such-bonus = No bonus action of this kind is waiting.
why-still-pending = You cannot end your turn while something is waiting.
why-act-first = First take your main action.
why-one-main-action = You take only one main action a turn.
why-pending-first = First deal with what is waiting.
why-no-passing = You may do nothing only when nothing is possible without paying.
why-no-outlaw-shown = No card of the lineup is an outlaw you are after.
why-no-tool-to-take = There is no pan or hammer to take.
why-not-in-the-office = You are not at the sheriff’s office.
why-nothing-to-keep = There is no ability to decide about now.
why-not-evening = The Preacher crosses out wanted posters at the end of phase 5 only.
why-no-sheriff-yet = The sheriff comes in phase 6.
why-no-character = You have no character.
why-ability-used = The ability is used up.
why-cheat-later = The Cheat’s ability works in phase 4 only.
why-marshal-later = The Marshal’s ability works in phase 6 only.
why-mayor-too-late = The Mayor replaces the lineup before anybody acts, not later.
why-shift-with-main-action = The Prospector’s shift is used together with the main action.
why-joker-with-main-action = A joker is used together with the main action.
why-choose-a-kind = Choose which kind of bonus action the Man in Black takes.
why-no-space-for-bonus = There is no space left for this bonus action.
why-only-man-in-black = Only the Man in Black chooses the kind of bonus action.
why-nothing-to-cross-out = The Ranch Hand needs a hammer and a wanted poster.
why-no-wanted-for-gold = Without wanted posters the Baroness gains no gold.
why-circled = This space is circled already.
why-only-to-the-right = On the Trail you only move to the right of the last circled stop.
why-not-below-a-chamber = You can enter the top chambers, and those right below a circled one.
why-cemetery-ignores-cards = At the Cemetery suit and value do not matter, so nothing is changed.
why-not-your-ability = Your character does not have this ability.
why-ability-saves-nothing = The ability would save you no gold here.
why-wrong-suit = None of the other two cards has the suit of this region, and you lack the gold to change one.
why-suit-and-value = None of the other two cards has the suit of this region, and you lack the gold to change suit and value together.
why-joker-for-one = A joker changes either the suit or the value, and you lack the gold for the other.
why-too-far = The value does not reach that far, and you lack the gold to raise it.
why-wrong-value = The value is another, and you lack the gold to change it.
why-corridor-closed = The value fits no corridor to this chamber, and you lack the gold to change it.
why-not-visited = No effect of this building is waiting.
why-owned = You have it already.
why-outlaw-circled = This outlaw is circled already.
why-plot-does-not-fit = The plot would cover fields that are filled already.
why-too-little-gold = You do not have that much gold.
why-too-little-cash = You do not have that much cash.


## Setting up

setup-players = Players
    .help = Play alone for the best score, or with up to three others for the most points.
setup-characters = Characters
    .help = Everybody gets a character at random, with other resources and an ability of its own.
setup-holdem = Texas Hold’em
    .help = Two more cards for every poker hand; in the competitive version only the strongest hand is paid.
setup-holdem-off = Without
setup-holdem-standard = Standard: everybody is paid
setup-holdem-competitive = Competitive: only the strongest hand is paid
setup-cowbot = Against a cowbot
    .help = An opponent for solo games. It takes no turns, but steals cards and scores what you leave.
setup-rival = Which cowbot
    .help = Each lies in wait for something else.
setup-rival-random = Random
setup-rival-black-bart = Black Bart: steals for gold
setup-rival-wyatt-earp = Wyatt Earp: steals for bonus actions
setup-rival-calamity-jane = Calamity Jane: steals for stars
setup-rival-billy-the-kid = Billy the Kid: steals for wanted posters
setup-rival-drawn = One card decides about cowbot and character
setup-difficulty = Difficulty
    .help = How many regions the cowbot scores, and how much for a stolen card.
setup-difficulty-easy = Easy
setup-difficulty-normal = Normal
setup-difficulty-hard = Hard
setup-weapons = Weapons
    .help = What a pistol and a rifle add to a robbery card.
setup-weapons-polish = Polish edition: pistol 2, rifle 4
setup-weapons-english = English edition: pistol 3, rifle 6


## Reasons for a move

fact-wanted = Wanted level
    .cell = { $value }
fact-buildings = Buildings circled
    .cell = { $value }
fact-graves = Graves circled
    .cell = { $value }
fact-outlaws = Outlaws caught
    .cell = { $value }

## The drawn sheet

drawn-sheet = the sheet
drawn-space = { $space }: { $reward }{ $written ->
    [circled] , circled
    [passed] , crossed out
   *[open] {""}
}
drawn-item = { $what }{ $done ->
    [yes] , circled
   *[no] {""}
}
drawn-field = field { $number }: { $stars }{ $done ->
    [yes] , filled
   *[no] {""}
}
drawn-night = silver star of { $value }{ $done ->
    [yes] , circled
   *[no] {""}
}
drawn-sign-undertaker = Undertaker
drawn-sign-bank = Bank
drawn-sign-hideout = Hideout
drawn-sign-stables = Stables
drawn-sign-store = General Store
drawn-sign-church = Church
drawn-sign-hotel = Hotel
drawn-sign-land-office = Land Office
drawn-sign-gunsmith = Gunsmith
drawn-sign-bail-bonds = Bail Bonds
drawn-sign-sheriffs-office = Sheriff
drawn-sign-saloon = Saloon
drawn-sign-club = Club
drawn-cash = Cash: { DOLLARS($count) }
drawn-gold = Gold: { $count }
drawn-stars = Stars: { $count }
drawn-silver = Silver stars so far: { $count }
drawn-wanted = Wanted posters: { $count }
drawn-pans = Pans: { $count } of 4
drawn-hammers = Hammers: { $count } of 4
drawn-points = Points so far: { $count }
drawn-poker = Poker
drawn-poker-columns = The poker columns of the three rounds
drawn-turn = Round { $round } of 3, turn { $turn } of 5
drawn-rounds = Round
drawn-turns = Turn
drawn-lineup = Card { $number } of the lineup: { $card }
drawn-no-card = No card yet
drawn-deck = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-sheriff = Sheriff card: { $card }
drawn-sheriff-secret = Sheriff card, which only you and those who have looked know: { $card }
drawn-sheriff-hidden = Sheriff card, face down
drawn-marshal = The Marshal’s own card: { $card }
drawn-robbery-card = Robbery card: { $card }
drawn-poker-card = Poker card: { $card }
drawn-holdem-card = Hold’em card: { $card }
drawn-chances = What may come
drawn-unseen = Cards of each value that may come next and on the discard pile, and the chance in percent to rob the target of that value
drawn-unseen-note = Dashed: discarded. Below: the chance to rob that target, in percent
drawn-arrest = Arrest without a bribe: { $count }%
drawn-arrested = arrested
drawn-objectives = Objectives
drawn-objective = { $objective }: { $stars }{ $done ->
    [yes] , scored
   *[no] {""}
}
drawn-goal-four-everywhere = 4 circled in each of ♥ ♠ ♦ ♣
drawn-goal-trail-bonuses = Trail stops 3, 6, 9 and Q
drawn-goal-five-tools = 5 pans and hammers
drawn-goal-star-buildings = All five buildings with a star
drawn-goal-mine-gold = Chambers with 9 gold
drawn-goal-every-target = One target of each kind
drawn-goal-five-graves = 5 outer tombstones
drawn-goal-trail-end = K on the Trail, or 2 outlaws
drawn-goal-nine-wanted = 9 wanted posters
drawn-goal-four-items = 4 different items of 7
drawn-goal-rich = { DOLLARS(30) }, or 15 gold
drawn-goal-bonus-everywhere = A bonus action from each region
drawn-cowbot-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drawn-cowbot-awake = active in this turn
drawn-cowbot-asleep = not active
drawn-cowbot-stolen = Stolen cards: { $count }
drawn-hand = Your poker hand
drawn-player = Player
drawn-bonus = { $bonus }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
drawn-give-up = Give up { $bonus }
drawn-leave = Take nothing
drawn-done = End the turn
drawn-thumbnail = Open the whole sheet: { $count } circled
drawn-lens-stop = { $space } of the Trail
    .text = Brings { $reward }. You move to the right only, and every stop you pass is crossed out.
drawn-lens-chamber = Mine: { $space }
    .text = Brings { $reward }. Enter it from a circled chamber above, with a value of the corridor between them.
drawn-lens-grave = Tombstone: { $space }
    .text = Any cards lead here. It brings { $reward }, and the reward between two stones when both are circled.
drawn-lens-undertaker = First visit: { $reward }. He gives you his friendship, and the shovel the next time.
drawn-lens-bank = First visit: { $reward }. Bet on a colour for { DOLLARS(4) }: a lineup all of that colour brings stars, as many as the round’s number.
drawn-lens-hideout = First visit: { $reward }. Cross out up to 4 wanted posters.
drawn-lens-stables = First visit: { $reward }. Buy the work horse or the trail horse.
drawn-lens-store = First visit: { $reward }. Buy a pan, the pickaxe or the bandana.
drawn-lens-church = First visit: { $reward }. Cross out up to 8 wanted posters for { DOLLARS(1) } each.
drawn-lens-hotel = First visit: { $reward }. Pay { DOLLARS(2) } for the next silver star. At the end only the last one counts.
drawn-lens-land-office = First visit: { $reward }. Buy a plot: two fields for { DOLLARS(4) }, three in a row for { DOLLARS(6) }, three round a corner for { DOLLARS(8) }. Fields bring their stars, all nine bring 7 more.
drawn-lens-gunsmith = First visit: { $reward }. Buy the pistol, and the rifle on a later visit.
drawn-lens-bail-bonds = First visit: { $reward }. Circle an outlaw: its cards in later lineups bring a reward.
drawn-lens-sheriffs-office = First visit: { $reward }. Look at the sheriff card, then take 1 star or cross out 2 wanted posters.
drawn-lens-saloon = First visit: { $reward }. Buy up to 8 stars for { DOLLARS(2) } each.
drawn-lens-club = First visit: { $reward }. Buy up to 8 stars for 1 gold each.
drawn-lens-chicken = Chickens
drawn-lens-cow = Cows
drawn-lens-stagecoach = Stagecoaches
drawn-lens-train = Trains
drawn-lens-target = A robbery card of the target’s value or more brings its cash, and { $reward }; a lower one half the stars and all the posters. A whole row brings its bonus action.
drawn-lens-item = In the Town: { $item }
drawn-lens-friendship = The Cemetery brings you no more wanted posters.
drawn-lens-shovel = 1 star for every tombstone that you circle.
drawn-lens-work-horse = { DOLLARS(3) }: 1 hammer and 1 star.
drawn-lens-trail-horse = { DOLLARS(4) }: your value card counts 6 more on the Trail.
drawn-lens-store-pan = { DOLLARS(3) }: 1 pan and 1 star.
drawn-lens-pickaxe = { DOLLARS(2) }: 1 star, and your value shifts by up to 2 in the Mine.
drawn-lens-bandana = { DOLLARS(1) }: 1 wanted poster less at every robbery.
drawn-lens-weapon = Adds to your robbery cards, as much as is written below it.
drawn-lens-bet = When all three cards of the lineup have this colour, you get as many stars as the round’s number.
drawn-lens-outlaw = Each card of this value in a lineup brings { DOLLARS(4) }, 2 gold, or 2 wanted posters crossed out.
drawn-lens-character = The ability: { $who-power }.
drawn-lens-black-bart = Diamonds; steals when you gain gold. Scores 4, 3, 2 and 1 for every space you leave in { $regions }.
drawn-lens-wyatt-earp = Clubs; steals when you gain a bonus action. Scores 4, 3, 2 and 1 for every space you leave in { $regions }.
drawn-lens-calamity-jane = Hearts; steals when you gain a star. Scores 4, 3, 2 and 1 for every space you leave in { $regions }.
drawn-lens-billy-the-kid = Spades; steals when you gain a wanted poster. Scores 4, 3, 2 and 1 for every space you leave in { $regions }.
drawn-lens-cash = Cash
    .text = Pays in the Town and for the sheriff’s penalties. At the end { DOLLARS(4) } are a point.
drawn-lens-gold = Gold
    .text = 2 gold change the suit card, 1 gold shifts the value card by one step. It also bribes the sheriff. At the end 2 gold are a point.
drawn-lens-stars = Stars
    .text = Every star is a point.
drawn-lens-silver = Silver stars
    .text = Counted at the end: 1 for every circled space of the kind shown in the lowest chambers, and the last night of the hotel.
drawn-lens-wanted = Wanted posters
    .text = A sheriff card lower than their number puts you under arrest. A bribe costs 1 gold for each of them.
drawn-lens-pans = Pans
    .text = Each brings 1 gold in every round. You can have 4.
drawn-lens-hammers = Hammers
    .text = Each brings { DOLLARS(2) } in every round. You can have 4.
drawn-lens-points = Points
    .text = What the sheet would be worth if the game ended now.
drawn-lens-bonus = Bonus action
    .text = An action in the region shown, with any value you like. It waits until you use it or give it up.
drawn-lens-poker = Poker hand
    .text = Five cards a round. A pair pays { DOLLARS(2) } and 1 star, two pair { DOLLARS(3) } and 2, three of a kind { DOLLARS(4) } and 3, a straight { DOLLARS(5) } and 4, a flush { DOLLARS(6) } and 5, a full house { DOLLARS(7) } and 6, four of a kind { DOLLARS(8) } and 7, a straight flush { DOLLARS(9) } and 8, a royal flush { DOLLARS(10) } and 9.
drawn-lens-holdem = Hold’em cards
    .text = Two more cards: the best five of all seven are your hand.
drawn-lens-lineup = The lineup
    .text = Give each card another role: one is written down for poker, the suit of another leads to a region, the value of the third to a space there.
drawn-lens-deck = Draw pile
    .text = The lineups and robbery cards come from here. All cards are shuffled before every round.
drawn-lens-discard = Discard pile
    .text = Open to everybody. What lies here cannot come before the pile is shuffled.
drawn-lens-sheriff-card = Sheriff card
    .text = Turned up at the end of the round. If it is lower than the number of your wanted posters and you have not bribed the sheriff, you are arrested.
drawn-lens-robbery = Robbery card
    .text = Turned up from the draw pile when you rob a target. With your weapon it must reach the target’s value.
drawn-lens-objective = { $goal }. It is worth 7 stars to all who fulfil it first, in the same turn or phase, and 4 to everybody later.
drawn-lens-cowbot = Cowbot
    .text = Steals a card when it is active and you gain what it waits for. It scores stolen cards and the spaces that you leave: in two regions if it is easy, in three if it is normal, in all four if it is hard.
drawn-lens-sheet = Another sheet
    .text = Ink where a space is circled, a cross where a stop was passed.


## When it happens, and what came of it

occasion-round = Round { $round }
occasion-turn = Round { $round }, turn { $turn }
occasion-poker = Round { $round }: poker
occasion-evening = Round { $round }: the evening
occasion-sheriff = Round { $round }: the sheriff comes
occasion-over = The game is over
result-robbed = Robbery, { $space }: { $sum }{ $weapon ->
    [0] { "" }
   *[other] { " " }({ $weapon } of it from a weapon)
} against { $needed }. { $success ->
    [yes] It succeeds.
   *[no] It fails.
}
result-sheriff = The sheriff card is { $card }. { $how ->
    [bribed] Your bribe keeps you safe.
    [marshal] Your { $wanted } wanted posters are too many, unless the Marshal draws a better card.
    [caught] Your { $wanted } wanted posters are too many: you are arrested.
   *[safe] { $wanted ->
        [0] You have no wanted posters: you are safe.
        [one] You have { $wanted } wanted poster: you are safe.
       *[other] You have { $wanted } wanted posters: you are safe.
    }
}
change-points = { $sign ->
    [less] −
   *[more] +
}{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
brought = { $things-count ->
    [0] nothing
   *[other] { $things }
}


## What newcomers are told the first time they decide something of a kind

lesson-act = Three cards, three jobs: one is kept for your poker hand, one gives the region by its suit, one the space by its value. Begin with a space that costs no gold and brings another action.
lesson-pending = You have earned something more, and it is free: a bonus action works in its region with any value. You choose what comes first, and one thing may make the next one better.
lesson-done = Everything is used: end your turn and three new cards come. Until then you can still take back what showed you nothing hidden.
lesson-tool = A pan brings 1 gold at the end of every round, a hammer $2. Early in the game either pays several times; gold also bends cards and bribes the sheriff.
lesson-bail = An outlaw that you circled at Bail Bonds is in the lineup, and that pays at once. Take what you are short of: cash for the Town, gold to change cards with, or fewer wanted posters before the sheriff comes.
lesson-office = You have seen the sheriff card of this round: now you know whether your wanted posters are too many. Take a reward, and mind the number.
lesson-bribe = The sheriff card is turned up now. If it is lower than the number of your wanted posters, you are arrested and pay. A bribe costs 1 gold a poster and is safe, but the posters stay.
lesson-penalty = You are arrested and pay once, in cash or in stars. At the end every $4 are one point, and so is every star: give what costs you fewer points, but mind what you still want to buy.
lesson-mayor = The Mayor may have all three cards of the lineup replaced before anybody acts. Do it when none of them helps you; it concerns everybody.
lesson-cheat = The Cheat lets one of your five poker cards count as any card. Use it where it makes the hand better by more than one step.
lesson-evening = Your character’s ability may be used now, before the sheriff comes. Fewer wanted posters mean that he misses you more often.
lesson-marshal = The sheriff card would arrest you. The Marshal may have another one drawn: take the chance unless the next is likely to be lower.
