# Great Western Trail in English.

game-title = Great Western Trail
game-length = 75 to 150 minutes: more with every player.
game-about =
    America in the 19th century: you are rivals who drive their cattle along the trail from Texas to Kansas City, time
    and again. Hire cowboys, craftsmen and engineers, put up buildings of your own, mind floods, droughts, rockfalls and
    bandits, and breed a herd worth sending far away by rail. Whoever has the most points wins. Two to four play; alone
    you play against Sam.


## Setting up

setup-players = Players
    .help = One to four. Alone you play against Sam, who needs no decisions.
setup-level = Sam’s level
    .help = How hard Sam is to beat: on easy three of his best cards are left out, on hard he begins with three more workers. The higher the level, the farther he delivers first.
setup-level-easy = Easy
setup-level-medium = Medium
setup-level-hard = Hard
setup-layout = Neutral buildings
    .help = In the order of their letters for a first game; at random in any other, so that the trail is another one each time.
setup-layout-letters = In the order of letters
setup-layout-random = At random
setup-sides = Private buildings
    .help = Everybody uses the same side of each building. The a sides are for first games.
setup-sides-a = All a sides
setup-sides-b = All b sides
setup-sides-random = A random side of each
setup-sides-chosen = Chosen one by one
setup-side-1 = Building 1
    .help = 1a: $2 for each of your buildings in the woods. 1b: an objective card for certificates; engine back for $3.
setup-side-1-a = 1a
setup-side-1-b = 1b
setup-side-2 = Building 2
    .help = 2a: a Galloway for $4; buy cattle. 2b: a Santa Gertrudis for the engine; a Criollo for $2.
setup-side-2-a = 2a
setup-side-2-b = 2b
setup-side-3 = Building 3
    .help = 3a: two cards of a breed for $3; rancher 1 step forward. 3b: auxiliary action; rancher 1 step forward.
setup-side-3-a = 3a
setup-side-3-b = 3b
setup-side-4 = Building 4
    .help = 4a: remove a hazard for $5; rancher up to 2 steps. 4b: draw as many cards as cowboys and discard as many; rancher up to 3 steps.
setup-side-4-a = 4a
setup-side-4-b = 4b
setup-side-5 = Building 5
    .help = 5a: a card of value 3 for $7; auxiliary action. 5b: a Pineywoods for 2 certificates; $1 for each engineer.
setup-side-5-a = 5a
setup-side-5-b = 5b
setup-side-6 = Building 6
    .help = 6a: hire for $1 less; engine by engineers. 6b: use the actions of an adjacent building.
setup-side-6-a = 6a
setup-side-6-b = 6b
setup-side-7 = Building 7
    .help = 7a: certificates and $2 for each pair of bandits. 7b: engine by buildings in the woods.
setup-side-7-a = 7a
setup-side-7-b = 7b
setup-side-8 = Building 8
    .help = 8a: capture a bandit or auxiliary action; engine up to 2. 8b: any cattle card for $6 and an objective card.
setup-side-8-a = 8a
setup-side-8-b = 8b
setup-side-9 = Building 9
    .help = 9a: an extraordinary delivery; engine up to 3. 9b: upgrade a station behind your engine.
setup-side-9-a = 9a
setup-side-9-b = 9b
setup-side-10 = Building 10
    .help = 10a: certificates up to the limit; rancher up to 5 steps. 10b: $4; engine up to 4; rancher up to 4 steps.
setup-side-10-a = 10a
setup-side-10-b = 10b
setup-side-11 = Building 11
    .help = 11a: remove two hazards for $2 each. 11b: engine by hazards.
setup-side-11-a = 11a
setup-side-11-b = 11b
setup-side-12 = Building 12
    .help = 12a: $1 for each craftsman; rancher 1 step forward. 12b: $2 for each upgraded station; an exchange token.
setup-side-12-a = 12a
setup-side-12-b = 12b
setup-simmentals = Simmentals
    .help = A variant with one more breed: calves that can be bought grow up to heifers and cows in Kansas City.


## People, numbers, lists

sam = Sam
number = { $number }
dash = –
nothing = nothing
series = { $before }; { $after }
either = { $one } / { $other }
things = { $things-count ->
    [0] –
   *[other] { $things }
}
    .acc = { $things-count ->
        [0] –
       *[other] { $things-acc }
    }
dollars = { DOLLARS($count) }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-less = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tokens = { $count ->
    [one] { $count } exchange token
   *[other] { $count } exchange tokens
}
exchange-token = an exchange token
at-once = { $gain } at once


## Workers, hazards, bandits

worker-cowboy = cowboy
    .a = a cowboy
    .all = Cowboys
worker-craftsman = craftsman
    .a = a craftsman
    .all = Craftsmen
worker-engineer = engineer
    .a = an engineer
    .all = Engineers
workers = { $kind ->
    [cowboy] { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
    [craftsman] { $count ->
        [one] { $count } craftsman
       *[other] { $count } craftsmen
    }
   *[engineer] { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
}
bandits = { $color ->
    [green] { $count ->
        [one] { $count } green bandit
       *[other] { $count } green bandits
    }
   *[orange] { $count ->
        [one] { $count } orange bandit
       *[other] { $count } orange bandits
    }
}
hand-none = no hand
hand-green = green hand
hand-black = black hand
hand-both = both hands
tile-flood = flood ({ $hand }, { $points })
tile-drought = drought ({ $hand }, { $points })
tile-rockfall = rockfall ({ $hand }, { $points })
tile-green-bandit = green bandit
tile-orange-bandit = orange bandit
area-flood = Floods
area-drought = Droughts
area-rockfall = Rockfalls


## Cattle and other cards

breed-criollo = Criollo
    .acc = a Criollo
breed-santa-gertrudis = Santa Gertrudis
    .acc = a Santa Gertrudis
breed-pineywoods = Pineywoods
    .acc = a Pineywoods
breed-galloway = Galloway
    .acc = a Galloway
breed-longhorn = Longhorn
    .acc = a Longhorn
breed-red-poll = Red Poll
    .acc = a Red Poll
breed-black-angus = Black Angus
    .acc = a Black Angus
breed-shorthorn = Shorthorn
    .acc = a Shorthorn
breed-hereford = Hereford
    .acc = a Hereford
breed-simmental = Simmental
    .acc = a Simmental
cattle-calf = Simmental calf
    .acc = a Simmental calf
cattle-heifer = Simmental heifer
    .acc = a Simmental heifer
cattle-cow = Simmental cow
    .acc = a Simmental cow
cattle-with-points = { $name } ({ $points } points)
    .acc = { $name-acc } ({ $points } points)
cattle-in-full = { $name } (value { $value }{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
})
    .acc = { $name-acc } (value { $value }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    })
card-times = { $times } × { $card }
card-objective = objective card ({ $tasks }; { $instant })
    .acc = an objective card ({ $tasks }; { $instant })
objective-tasks = { $tasks }
objective-points = { $count } or { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} points
objective-progress = { $missing-count ->
    [0] fulfilled as things stand
   *[other] still missing { $missing }
}
objective-unknown = not known
task-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
task-green = { $count ->
    [one] { $count } green bandit
   *[other] { $count } green bandits
}
task-orange = { $count ->
    [one] { $count } orange bandit
   *[other] { $count } orange bandits
}
task-hazard = { $count ->
    [one] { $count } hazard
   *[other] { $count } hazards
}
task-station = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
task-value-3 = { $count ->
    [one] { $count } card of value 3
   *[other] { $count } cards of value 3
}
task-shorthorn = { $count ->
    [one] { $count } Shorthorn
   *[other] { $count } Shorthorns
}
task-hereford = { $count ->
    [one] { $count } Hereford
   *[other] { $count } Herefords
}
task-new-york = { $count ->
    [one] { $count } disc on New York
   *[other] { $count } discs on New York
}
brief-auxiliary = auxiliary action
brief-draw = draw up to { $count } cards
brief-engine = engine up to { $count } spaces
brief-free-move = free move


## The trail

site = { $kind ->
    [start] the start of the trail
    [neutral] site { $name }
    [building] { $name }
    [flood] flood slot { $name }
    [drought] drought slot { $name }
    [rockfall] rockfall slot { $name }
    [bandit] bandit slot { $name }
   *[kansas-city] Kansas City
}
    .on = { $kind ->
        [start] at the start of the trail
        [neutral] on site { $name }
        [building] on { $name }
        [flood] on flood slot { $name }
        [drought] on drought slot { $name }
        [rockfall] on rockfall slot { $name }
        [bandit] on bandit slot { $name }
       *[kansas-city] in Kansas City
    }
site-short = { $name }
site-in-full = { $name }{ $risk ->
    [none] { $woods ->
        [yes] { " " }(woods)
       *[no] { "" }
    }
    [cattle] { " " }({ $woods ->
        [yes] woods;{ " " }
       *[no] { "" }
    }risk action: any cattle card for 1 certificate)
   *[criollo] { " " }({ $woods ->
        [yes] woods;{ " " }
       *[no] { "" }
    }risk action: a Criollo for 1 certificate and $2)
}
space-start = the start of the trail
    .to = to the start of the trail
    .on = at the start of the trail
    .title = The start of the trail
space-kansas-city = Kansas City
    .to = to Kansas City
    .on = in Kansas City
    .title = Kansas City
space-empty = the empty { $site }
    .to = to the empty { $site }
    .on = on the empty { $site }
    .title = The empty { $site }
space-neutral = building { $tile }{ $moved ->
    [yes] { " " }(site { $site })
   *[no] { "" }
}
    .to = to building { $tile }{ $moved ->
        [yes] { " " }(site { $site })
       *[no] { "" }
    }
    .on = on building { $tile }{ $moved ->
        [yes] { " " }(site { $site })
       *[no] { "" }
    }
    .title = Building { $tile }{ $moved ->
        [yes] { " " }(site { $site })
       *[no] { "" }
    }
space-yours = your { $building } on { $site }
    .to = to your { $building } on { $site }
    .on = on your { $building } ({ $site })
    .title = Your { $building } on { $site }
space-theirs = their own { $building } on { $site }
    .to = to their own { $building } on { $site }
    .on = on their own { $building } ({ $site })
    .title = Their own { $building } on { $site }
space-private = { $who }’s { $building } on { $site }
    .to = to { $who }’s { $building } on { $site }
    .on = on { $who }’s { $building } ({ $site })
    .title = { $who }’s { $building } on { $site }
space-hazard = { $area ->
    [flood] flood
    [drought] drought
   *[rockfall] rockfall
} { $slot } ({ $hand ->
    [green] green hand
   *[black] black hand
})
    .to = to { $area ->
        [flood] flood
        [drought] drought
       *[rockfall] rockfall
    } { $slot } ({ $hand ->
        [green] green hand
       *[black] black hand
    })
    .on = on { $area ->
        [flood] flood
        [drought] drought
       *[rockfall] rockfall
    } { $slot } ({ $hand ->
        [green] green hand
       *[black] black hand
    })
    .title = { $area ->
        [flood] Flood
        [drought] Drought
       *[rockfall] Rockfall
    } { $slot } ({ $hand ->
        [green] green hand
       *[black] black hand
    })
space-bandit = { $color ->
    [green] green
   *[orange] orange
} bandit { $slot }
    .to = to { $color ->
        [green] green
       *[orange] orange
    } bandit { $slot }
    .on = on { $color ->
        [green] green
       *[orange] orange
    } bandit { $slot }
    .title = { $color ->
        [green] Green
       *[orange] Orange
    } bandit { $slot }
fee-to-bank = { $short ->
    [yes] { DOLLARS($paid) } of { DOLLARS($due) } to the bank (all that is left)
   *[no] { DOLLARS($due) } to the bank
}
fee-to-owner = { $short ->
    [yes] { DOLLARS($paid) } of { DOLLARS($due) } to { $owner } (all that is left)
   *[no] { DOLLARS($due) } to { $owner }
}
worth-hazard = { $points } points if removed
worth-bandit = { $reward } if captured
offers-kansas-city = three foresight tiles, income, delivery
offers-auxiliary = a single auxiliary action at most
risk-action = risk action: { $what }
beside-trail = beside the trail


## Actions as printed, and as options

operation-hire = hire a worker{ $how ->
    [more] { " " }for { $change } more
    [less] { " " }for { $change } less
   *[plain] { "" }
}
    .do = Hire a worker{ $how ->
        [more] , for { $change } more than the row says
        [less] , for { $change } less than the row says
       *[plain] { "" }
    }{ $any ->
        [yes] { " " }(from { $least })
       *[no] { " " }(nobody is there)
    }
operation-build = build for { DOLLARS($rate) } for each craftsman
    .do = Build for { DOLLARS($rate) } for each craftsman (you have { $craftsmen })
operation-buy = buy cattle
    .do = Buy cattle with { $cowboys }
operation-objective = take an objective card
    .do = Take an objective card onto your discard pile
operation-bandit = capture a bandit
    .do = Capture a bandit for its reward
operation-hazard = remove a hazard { $free ->
    [yes] free of charge
   *[no] for { $price }
}
    .do = Remove a hazard { $free ->
        [yes] free of charge
       *[no] for { $price }
    }
operation-engine = { $paid ->
    [yes] pay { $price } and move your engine{ " " }
   *[no] engine{ " " }
}{ $by ->
    [fixed] up to { $count } spaces forward
    [woods] forward by buildings in the woods
    [hazards] forward by hazards
   *[engineer] forward by engineers
}
    .do = { $paid ->
        [yes] Pay { $price } and move{ " " }
       *[no] Move{ " " }
    }your engine up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } forward{ $by ->
        [fixed] { "" }
        [woods] { " " }(1 for each building in the woods)
        [hazards] { " " }(1 for each hazard)
       *[engineer] { " " }(1 for each engineer)
    }
operation-engine-back = engine exactly 1 space back, gain { $gain }
    .do = Move your engine exactly 1 space back and gain { $gain }
operation-auxiliary = single or double auxiliary action
    .do = Use an auxiliary action, singly or doubled where you can
operation-forward = rancher { $count ->
    [one] { $count } step forward
   *[other] up to { $count } steps forward
}
    .do = Move your rancher { $count ->
        [one] { $count } step
       *[other] up to { $count } steps
    } forward and use the space there; what you have not used here is lost
operation-free-move = free move of up to { $count } steps
    .do = Move your rancher up to { $count } steps forward without fees
operation-certificates = gain { $count ->
    [one] { $count } certificate
   *[other] up to { $count } certificates
}
    .do = Gain { $count ->
        [one] { $count } certificate
       *[other] up to { $count } certificates
    } (from { $now } to { $then })
operation-certificates-to-limit = gain certificates up to the limit
    .do = Gain certificates up to your limit (from { $now } to { $then })
operation-bandit-pairs = up to 2 certificates and $2 for each pair of a green and an orange bandit
    .do = For { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } of bandits gain { $gain } and certificates (from { $now } to { $then })
operation-gain = { $by ->
    [fixed] gain { $gain }
    [woods] gain { $each } for each building in the woods
    [stations] gain { $each } for each upgraded station
    [craftsman] gain { $each } for each craftsman
   *[engineer] gain { $each } for each engineer
}
    .do = Gain { $gain }{ $by ->
        [fixed] { "" }
        [woods] : { $each } for each of your { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        } in the woods
        [stations] : { $each } for each of your { $count ->
            [one] { $count } upgraded station
           *[other] { $count } upgraded stations
        }
        [craftsman] : { $each } for each of your { $count ->
            [one] { $count } craftsman
           *[other] { $count } craftsmen
        }
       *[engineer] : { $each } for each of your { $count ->
            [one] { $count } engineer
           *[other] { $count } engineers
        }
    }
operation-token = gain an exchange token
    .do = Gain an exchange token
operation-draw = { $by ->
    [cowboy] draw as many cards as cowboys, then discard as many
   *[fixed] draw up to { $count } cards, then discard as many
}
    .do = Draw up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, then discard as many{ $by ->
        [cowboy] { " " }(as many as you have cowboys)
       *[fixed] { "" }
    }
operation-deliver = extraordinary delivery
    .do = Extraordinary delivery: move your engine back as far as you like, then deliver to a city worth as many spaces
operation-upgrade = upgrade a station behind the engine
    .do = Upgrade a station behind your engine, at its cost
operation-copy = use the actions of an adjacent building
    .do = Use the actions of an adjacent building
operation-trade = discard { $ware }, { $gains }
    .do = Discard { $ware }, { $gains }
ware-breed = a { $breed }
ware-pair = two cards of the same breed
ware-value-3 = a card of value 3 (yellow, red or blue)
ware-cattle = any cattle card
ware-objective = an objective card
gain-certificates = gain { $count ->
    [one] { $count } certificate
   *[other] up to { $count } certificates
}
gain-dollars = gain { DOLLARS($dollars) }
gain-engine = engine up to { $count } spaces forward
gain-objective = take an objective card into your hand

auxiliary-1 = gain { DOLLARS($times) }
auxiliary-2 = draw { $times ->
    [one] { $times } card
   *[other] up to { $times } cards
}, then discard { $times ->
    [one] 1
   *[other] as many
}
auxiliary-3 = pay { DOLLARS($times) }, engine exactly { $times } back, gain { $times ->
    [one] { $times } certificate
   *[other] up to { $times } certificates
}
auxiliary-4 = pay { DOLLARS($times) }, engine { $times ->
    [one] { $times } space
   *[other] up to { $times } spaces
} forward
auxiliary-5 = engine exactly { $times } back, gain { DOLLARS($times) }, and you may remove { $times ->
    [one] { $times } card
   *[other] up to { $times } cards
} of your hand from the game
auxiliary-row = Action { $number }
auxiliary-state = { $state ->
    [closed] not yet usable
    [single] singly
   *[double] singly or doubled
}


## The railroad

station = station { $number }
station-between = station { $number } (between { $before } and { $after })
station-end = station { $number } (on space { $space })
station-upgraded = { $station } has your disc
station-upgradable = { $station } can be upgraded for { DOLLARS($price) }: { $worth }
berth-start = the start space
berth-space = space { $number }
berth-turnout = the turnout of { $station }
corners-white = white corners
corners-dark = dark corners
city-kansas-city = Kansas City
city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new-york = New York
city-value = value { $value }
link = { $near } – { $far }
bonus-objective = an objective card
bonus-token = an exchange token
master-sm1 = remove a hazard free of charge or capture a bandit; 3 points for every 2 objective cards
master-sm2 = 1 permanent certificate; 3 points for every 2 certificates
master-sm3 = 1 permanent certificate; 3 points for every pair of a green and an orange bandit
master-sm4 = 1 permanent certificate; 3 points for every 2 hazards
master-sm5 = $2; 1 point for each worker
master-sm6 = 1 permanent certificate; 3 points for every 2 stations
master-sm7 = up to 2 certificates; 2 points for each building
master-sm8 = 2 permanent certificates
master-sm9 = $12
master-none = no station master
master-taken = taken
master-replaced = taken for { $worker-a }
master-waits = station master: { $master }
disc-aux1 = disc of auxiliary action 1
disc-aux2 = disc of auxiliary action 2
disc-aux3 = disc of auxiliary action 3
disc-aux4 = disc of auxiliary action 4
disc-aux5 = disc of auxiliary action 5
disc-cert4 = disc of 4 certificates
disc-cert6 = disc of 6 certificates
disc-step1 = first step disc
disc-step2 = second step disc
disc-hand = disc of the hand limit
unlocks-auxiliary = { $double ->
    [yes] auxiliary action { $number } can be doubled
   *[no] auxiliary action { $number } can be used
}
unlocks-certificates = up to { $count } certificates
unlocks-certificates-later = up to 6 certificates, once the disc of 4 is gone too
unlocks-steps = up to { $count } steps; { $gain }
unlocks-hand = hand limit { $count }, for { DOLLARS($price) }


## What is asked

over = The game is over. { $tie ->
    [yes] It is a tie, which { $winners } wins.
   *[no] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
}
prompt-between = Something is happening by itself.
prompt-wait = { $who } { $what ->
    [place] is putting a rancher on the trail.
    [move] is moving the rancher.
    [cards] is choosing cards.
    [kansas-city] is in Kansas City.
   *[act] is using the space.
}
prompt-draw-for-tokens = How many cards do you draw for your tokens? Up to { $count }; you will discard as many.
prompt-first-discard = Your first turn: discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, so that you keep 4.
prompt-discard = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
prompt-place = Your first turn: on which neutral building does your rancher begin?
prompt-depart = Phase A: move your rancher up to { $count } steps. It stands { $space-on }, and you have { DOLLARS($money) }.
prompt-visit = Phase B { $space-on }: use its actions in any order, or one auxiliary action instead. You have { DOLLARS($money) }.
prompt-visit-more = Phase B { $space-on }: what else do you use? You have { DOLLARS($money) }.
prompt-visit-foreign = Phase B { $space-on }: here you may use one auxiliary action. You have { DOLLARS($money) }.
prompt-visit-auxiliary = Phase B { $space-on }: you have used your auxiliary action, and have { DOLLARS($money) }.
prompt-offer = You may use this now: { $what }.
prompt-hire = Whom do you hire? { $change ->
    [0] You pay what the row says.
    [2] You pay $2 more than the row says.
    [-1] You pay $1 less than the row says.
   *[-2] You pay $2 less than the row says.
} You have { DOLLARS($money) }.
prompt-build = What do you build, and where? It costs { DOLLARS($rate) } for each craftsman; you have { $craftsmen } and { DOLLARS($money) }.
prompt-buy = What do you buy? You have { $cowboys } and { DOLLARS($money) } left.
prompt-objective = Which objective card do you take? It goes { $hand ->
    [yes] into your hand.
   *[no] onto your discard pile.
}
prompt-bandit = Which bandit do you capture?
prompt-hazard = Which hazard do you remove{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}?
prompt-engine = How far does your engine go? Up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} forward.
prompt-back = Where does your engine go, exactly { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} back?
prompt-back-to-deliver = How far back does your engine go? You deliver to a city worth at most as many spaces.
prompt-return = Your engine has come to the end of the track: where does it return to? You gain $3.
prompt-upgrade = Do you upgrade { $station } for { DOLLARS($price) }? You have { DOLLARS($money) }.
prompt-upgrade-behind = Which station behind your engine do you upgrade? You have { DOLLARS($money) }.
prompt-disc-city = Which disc goes to { $city }? It has { $dark ->
    [yes] dark corners, which take any disc.
   *[no] white corners.
}
prompt-disc-station = Which disc goes to { $station }? It has { $dark ->
    [yes] dark corners, which take any disc.
   *[no] white corners.
}
prompt-appoint = Do you give up a worker for the station master? It gives you: { $master }.
prompt-auxiliary = Which auxiliary action do you use? You have { DOLLARS($money) }.
prompt-forward = Move your rancher on, { $count ->
    [one] { $count } step
   *[other] up to { $count } steps
}. You have { DOLLARS($money) }.
prompt-free-move = Free move: up to { $count } steps without fees, but not to Kansas City, and you use nothing there.
prompt-draw = How many cards do you draw? Up to { $count }; you will discard as many.
prompt-give = Which card do you discard? You give { $ware }: { $gains }.
prompt-give-second = Which second card of the same breed do you discard?
prompt-trash = Which card do you remove from the game? Up to { $count }.
prompt-foresight = Kansas City, stage { $stage }: which tile of column { $stage } do you put on the board?
prompt-income = Kansas City, stage 4: your hand is worth { $value }{ $permanent ->
    [0] { "" }
   *[other] , with permanent certificates { $permanent } more
}. You have { $certificates ->
    [one] { $certificates } certificate
   *[other] { $certificates } certificates
}: how many do you spend?
prompt-calves = How many calves do you exchange for heifers? Heifers beside the board: { $count }.
prompt-heifers = How many heifers do you exchange for cows? Cows beside the board: { $count }.
prompt-city = { $extraordinary ->
    [yes] Extraordinary delivery: which city do you deliver to, of value { $limit } at most? There is no transport to pay, and you have { DOLLARS($money) }.
   *[no] Kansas City, stage 5: your herd was worth { $limit }, which the bank has paid. Which city do you deliver to? You have { DOLLARS($money) }.
}
prompt-links = Your disc on { $city } completes { $links }: which bonus comes first?


## What can be chosen

group-exchange = Exchange tokens, at any time
group-objectives = Objective cards in your hand
group-discard-spare = Cattle that the value of your hand does not need
group-discard-needed = Cattle that your hand would be worth less without
group-discard-objectives = Objective cards
group-go = { $space-title }: { $offers }
group-local = Actions of { $space }
group-auxiliary = { $instead ->
    [yes] A single auxiliary action instead
   *[no] A single auxiliary action
}
group-hire = { $kind ->
    [cowboy] Cowboys
    [craftsman] Craftsmen
   *[engineer] Engineers
} (you have { $count }): { $next ->
    [full] the row is full
    [nothing] nothing in the next slot
   *[action] in the next slot, { $slot }
}
group-build = { $building }: { $offers } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand })
group-turnouts = Turnouts with stations
group-track = Spaces of the track
group-buy-one = One card
group-buy-two = Two cards together

option-settle = Begin { $space-on }: { $offers }
option-go = Go { $space-to }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $passed-count ->
    [0] { "" }
   *[other] { " " }past { $passed }
}; { $fees-count ->
    [0] no fee
   *[other] you pay { $fees }{ $left ->
        [0] { "" }
       *[other] , { DOLLARS($left) } left
    }
}
option-play = Play the objective card “{ $tasks }”: { $instant } now, { $points } at the end; { $progress }
option-copy = Use the actions of { $space }: { $offers }
option-auxiliary = { $double ->
    [yes] Double auxiliary action { $number }: { $what }
   *[no] Auxiliary action { $number }: { $what }
}
option-hire = Hire { $worker-a } from row { $row } for { DOLLARS($price) }, your number { $place }{ $instant ->
    [yes] ; at once: { $slot }
   *[no] { "" }
}{ $points ->
    [0] { "" }
   *[other] ; { $points } points at the end
}
option-build = Build { $building } on { $site } for { DOLLARS($price) } with { $craftsmen }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
option-replace = Replace { $old } by { $building } on { $site } for { DOLLARS($price) } with { $craftsmen }: { $count ->
    [one] { $count } point more
   *[other] { $count } points more
}
option-buy = Buy { $cards-acc } for { DOLLARS($price) } with { $cowboys }; { $left } left
option-reveal = Let 1 cowboy reveal { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the market stack; { $left } left
option-engine-forward = Engine { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} forward to { $berth }{ $transport ->
    [0] { "" }
   *[other] , transport up to { DOLLARS($transport) } cheaper
}{ $at-station ->
    [yes] : { $station }
   *[no] { "" }
}
option-engine-back = Engine { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} back to { $berth }{ $transport ->
    [0] { "" }
   *[other] , transport up to { DOLLARS($transport) } dearer
}{ $at-station ->
    [yes] : { $station }
   *[no] { "" }
}
option-engine-deliver = Engine back to { $berth }: a delivery of value { $value } at most, to { $city } at best{ $at-station ->
    [yes] ; then { $station }
   *[no] { "" }
}
option-engine-return = Engine to { $berth }, and $3{ $at-station ->
    [yes] ; { $station }
   *[no] { "" }
}
option-upgrade = Upgrade { $station } for { DOLLARS($price) }: { $worth }
option-disc = Take the { $disc } ({ $corners }): { $unlocks }
option-recall = Take back your disc from { $station }: { $count ->
    [one] { $count } point less
   *[other] { $count } points less
}, and it can be upgraded again
option-appoint = Give up { $worker-a } (you keep { $kept }): { $master }
option-remove = Remove { $hazard }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}: { $count } points at the end
option-remove-nothing = Remove a hazard from { $site }
option-capture = Capture { $bandit }: { $reward }
option-capture-nothing = Capture a bandit on { $site }
option-take = Take “{ $tasks }” { $place ->
    [hand] into your hand
   *[discard] onto your discard pile
}: { $instant } when played, { $points } at the end; { $progress }
option-take-top = Take the top card of the deck of { $count }, unseen, { $place ->
    [hand] into your hand
   *[discard] onto your discard pile
}
option-draw = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, then discard { $count ->
    [one] 1
   *[other] as many
} (your deck has { $deck })
option-draw-none = Draw no card
option-discard = Discard { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , of which you hold { $held }
}; the rest of your hand is worth { $value }
option-give = Discard { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , of which you hold { $held }
}: { $gains }; the rest of your hand is worth { $value }
option-trash = Remove { $card-acc }{ $held ->
    [0] { "" }
    [one] { "" }
   *[other] , of which you hold { $held },
} from the game; the rest of your hand is worth { $value }
option-foresight = Take the { $tile }: { $place }
option-foresight-nothing = Take tile { $place } of column { $column }
way-slot = to { $site }{ $beside ->
    [yes] , beside the trail
   *[no] , where entering then costs { DOLLARS($fee) }
}
way-gone = out of the game, since there is no room
way-nowhere = no room is left in the job market
way-job = to row { $row } of the job market{ $then ->
    [stays] { "" }
    [refill] ; the token moves down to row { $next }, and the cattle market is refilled
    [end] ; the token leaves the board: the end of the game
   *[moves] ; the token moves down to row { $next }
}
option-spend = Spend { $count ->
    [0] no certificate
    [one] { $count } certificate
   *[other] { $count } certificates
}: value { $total }, { DOLLARS($income) } from the bank, as far as { $city }{ $paid ->
    [yes] { " " }(transport { DOLLARS($transport) })
   *[no] { "" }
}; { $left ->
    [one] { $left } certificate
   *[other] { $left } certificates
} left
option-raise = { $stage ->
    [calves] Exchange { $count ->
        [0] no calf
        [one] { $count } calf for a heifer
       *[other] { $count } calves for heifers
    }
   *[heifers] Exchange { $count ->
        [0] no heifer
        [one] { $count } heifer for a cow
       *[other] { $count } heifers for cows
    }
}
option-deliver = Deliver to { $city } (value { $value }): { $details }
delivery-transport = transport { DOLLARS($price) }
delivery-no-transport = no transport to pay
delivery-free = free of transport
delivery-link = link with { $city }: { $brings }
delivery-disc = { $dark ->
    [yes] for any disc
   *[no] for a disc from white corners
}
option-link = First { $link }: { $brings }
option-exchange = Return { $count ->
    [one] { $count } exchange token
   *[other] { $count } exchange tokens
}: draw up to { $cards } cards, then discard as many
option-done-visit = End phase B{ $count ->
    [0] { "" }
    [one] { " " }and draw { $count } card
   *[other] { " " }and draw { $count } cards
}
option-done-offer = Do without it
option-done-hire = Hire nobody
option-done-build = Build nothing
option-done-buy = { $more ->
    [yes] Buy nothing more
   *[no] Buy nothing
}
option-done-objective = Take no objective card
option-done-bandit = Capture no bandit
option-done-hazard = Remove no hazard
option-done-engine = Leave the engine where it is
option-done-upgrade = Upgrade nothing
option-done-appoint = Keep your workers and leave the station master
option-done-auxiliary = Use no auxiliary action
option-done-free-move = Stay where you are
option-done-draw = Draw nothing
option-done-trash = Remove no card
option-done-give = Give nothing, and get nothing
option-done-anything = Nothing, or nothing more


## The story

story-begins = { $who } begins.
story-turn = { $who } has a turn.
story-settled = { $who } puts a rancher { $space-on }.
story-moved = { $who } goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $space-to }{ $passed-count ->
    [0] .
   *[other] , past { $passed }.
}
story-fee = { $paid ->
    [0] { $who } has no money left to pay for { $space }.
   *[other] { $short ->
        [yes] { $who } pays { DOLLARS($paid) } of { DOLLARS($due) } for { $space }, all that is left.
       *[no] { $who } pays { DOLLARS($paid) } for { $space }.
    }
}
story-fee-of-bank = { $who } gets { DOLLARS($paid) } from the bank, since Sam comes to { $space }.
story-used = { $who } uses an action: { $what }.
story-auxiliary = { $double ->
    [yes] { $who } uses auxiliary action { $number }, doubled.
   *[no] { $who } uses auxiliary action { $number }.
}
story-copied = { $who } uses the actions of { $space }.
story-gained = { $who } gains { $gain }.
story-paid-auxiliary = { $who } pays { DOLLARS($price) } for it.
story-paid-engine = { $who } pays { DOLLARS($price) } for a move of the engine.
story-paid-transport = { $who } pays { DOLLARS($price) } for transport to { $city }.
story-certified = { $who } goes from { $from } to { $to ->
    [one] { $to } certificate
   *[other] { $to } certificates
}.
story-drew = { $who } draws { $cards-acc }.
story-drew-up = { $who } draws { $cards-acc } up to the hand limit.
story-reshuffled = { $who } shuffles the discard pile into a new draw deck.
story-discarded = { $who } discards { $card-acc }.
story-trashed = { $who } removes { $card-acc } from the game.
story-hired = { $who } hires { $worker-a } from row { $row }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-bought = { $who } buys { $cards-acc }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-market = New in the cattle market: { $cards }.
story-built = { $who } builds { $building } { $site-on }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-replaced = { $who } replaces { $old } by { $building } { $site-on }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-removed = { $who } removes { $danger }, worth { $points } points{ $free ->
    [yes] { "" }
   *[no] , for { DOLLARS($price) }
}.
story-captured = { $who } captures { $danger }.
story-engine = { $forward ->
    [yes] { $who }’s engine goes forward from { $from } to { $to }.
   *[no] { $who }’s engine goes back from { $from } to { $to }.
}
story-upgraded = { $who } upgrades { $station }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-disc = { $who } takes the { $disc }{ $free ->
    [yes] { "" }
   *[no] { " " }for { DOLLARS($price) }
}.
story-recalled = { $who } takes back the disc of { $station }.
story-appointed = { $who } gives up { $worker-a } for the master of { $station }: { $master }.
story-appointed-free = { $who } takes the master of { $station }: { $master }.
story-objective = { $who } takes { $card-acc } from the { $deck ->
    [yes] deck
   *[no] display
}{ $hand ->
    [yes] { " " }into the hand.
   *[no] .
}
story-objective-unseen = { $who } takes an objective card from the { $deck ->
    [yes] deck
   *[no] display
} { $hand ->
    [yes] into the hand.
   *[no] onto the discard pile.
}
story-display = New in the display: { $card }.
story-played = { $who } plays the objective card “{ $tasks }”.
story-token-gained = { $who } gains an exchange token.
story-tokens-returned = { $who } returns { $count ->
    [one] { $count } exchange token
   *[other] { $count } exchange tokens
}.
story-placed = { $who } takes the { $tile } from foresight: { $place }.
placed-on = to { $site }
placed-in-row = to row { $row } of the job market
placed-nowhere = out of the game
story-token-moved = The job-market token moves down to row { $row }.
story-end = { $who } takes the job-market token: the last turns begin.
story-hand = { $who } shows { $cards-count ->
    [0] an empty hand
   *[other] { $cards }
}: value { $value }{ $permanent ->
    [0] { "" }
   *[other] , { $permanent } by permanent certificates
}{ $spent ->
    [0] { "" }
    [one] , { $spent } certificate spent
   *[other] , { $spent } certificates spent
}. The bank pays { DOLLARS($total) }.
story-raised = { $who } exchanges { $stage ->
    [heifer] { $count ->
        [one] { $count } calf for a heifer.
       *[other] { $count } calves for heifers.
    }
   *[cow] { $count ->
        [one] { $count } heifer for a cow.
       *[other] { $count } heifers for cows.
    }
}
story-hand-discarded = { $who } discards the whole hand.
story-delivered = { $extraordinary ->
    [yes] { $who } makes an extraordinary delivery to { $city }.
   *[no] { $who } delivers to { $city }.
}
story-linked = { $who } completes the link { $link }: { $brings }.
story-foresight = New in column { $column } of foresight: { $tile }.
story-sam = Sam’s card { $number }: { $card }.
story-sam-specialized = Sam’s specialization: { $worker }.


## The table in words

table-turn = Turn
turn-of = { $mine ->
    [yes] It is your turn, { $who }
   *[no] It is { $who }’s turn
}{ $phase ->
    [first] : the first one.
    [a] : phase A, the rancher moves.
    [kansas-city] : in Kansas City.
   *[b] : phase B, the space is used.
}
turn-token = The job-market token lies in row { $row } of 12: { $count ->
    [one] { $count } more worker triggers
   *[other] { $count } more workers trigger
} the end.
turn-ending = { $who } has the job-market token, worth 2 points{ $over ->
    [yes] .
   *[no] : these are the last turns.
}
turn-order = Order of play: { $people }.
turn-hands = Fees: green hand { DOLLARS($green) }, black hand { DOLLARS($black) }.
turn-sides = { $which ->
    [a] All private buildings show their a side
    [b] All private buildings show their b side
   *[both] Private buildings show their a side, but for the b side of { $numbers }
}{ $simmentals ->
    [yes] ; Simmentals are in the market.
   *[no] .
}
turn-sam = Sam uses the b sides of his buildings, pays nothing, and needs no decisions.

table-herd = Your cards
herd-hand = { $count ->
    [0] No card in hand (limit { $limit }).
    [one] In hand { $count } card (limit { $limit }), breeding value { $value }: { $cards }.
   *[other] In hand { $count } cards (limit { $limit }), breeding value { $value }: { $cards }.
}
herd-deck = { $count ->
    [0] The draw deck is empty.
    [one] In the draw deck { $count } card: { $cards }.
   *[other] In the draw deck { $count } cards, in an order nobody knows: { $cards }.
}
herd-discard = { $count ->
    [0] The discard pile is empty.
    [one] On the discard pile { $count } card: { $cards }.
   *[other] On the discard pile { $count } cards: { $cards }.
}

table-own = Your board
player-purse = { DOLLARS($money) }; certificates { $certificates } of at most { $limit }{ $permanent ->
    [0] { "" }
   *[other] , and { $permanent } permanent
}; { $tokens }{ $token ->
    [yes] ; the job-market token.
   *[no] .
}
player-abilities = Up to { $steps } steps; hand limit { $hand }; auxiliary actions: { $single-count ->
    [0] { "" }
   *[other] { $single } singly
}{ $double-count ->
    [0] .
   *[other] { $single-count ->
        [0] { $double } singly or doubled.
       *[other] , { $double } singly or doubled.
    }
}
player-workers = Workers: { $workers }.
player-taken = { $count ->
    [0] No hazards
    [one] { $count } hazard, worth { $worth }
   *[other] { $count } hazards, worth { $worth }
}; bandits: { $bandits }.
player-master = Station master: { $master }.
player-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} left on the board.
player-buildings = { $built-count ->
    [0] Nothing built yet.
   *[other] Built: { $built }.
} { $unbuilt-count ->
    [0] Nothing is left to build.
   *[other] Not built: { $unbuilt }.
}
building-on = { $building } { $site-on }
building = { $building }
building-needs = { $craftsmen }; { $points }; { $hand }
slot-none = the row is full
player-objectives = Objective cards played: { $objectives }.
player-cards = Hand { $hand }, draw deck { $deck }, discard pile { $discard }{ $any ->
    [yes] , with { $top } on top.
   *[no] .
}
table-buildings = Your buildings
table-discs = Your discs and auxiliary actions
table-own-objectives = Your objective cards
objective-start = from the start
objective-played = played
objective-in-hand = in your hand
objective-in-deck = in your deck
objective-in-discard = discarded
objectives-help = Each thing counts for one card only. At the end cards of your herd may be added or left out; those played must be fulfilled or cost points.
table-player = { $who }

table-ways = The ways
ways-help = Only spaces are listed: each costs a step. Empty sites cost none.
way = to { $end }: { $spaces-count ->
    [0] no space between
   *[other] { $spaces }
}
table-trail = The trail
trail-empty = Empty building sites: { $sites }.
trail-woods = Of these, in the woods: { $sites }.
trail-risk-cattle = With the risk action of any cattle card for 1 certificate: { $sites }.
trail-risk-criollo = With the risk action of a Criollo for 1 certificate and $2: { $sites }.
rancher-nowhere = { $mine ->
    [yes] Your rancher is not on the trail yet, { $who }.
   *[no] { $who }’s rancher is not on the trail yet.
}
rancher-at = { $mine ->
    [yes] Your rancher, { $who }, stands { $site-on }.
   *[no] { $who }’s rancher stands { $site-on }.
}

table-jobs = Job market
job-row = Row { $row }: { DOLLARS($price) }
job-for-hire = for hire
job-token = the token lies here: not yet for hire
job-empty = not yet filled
job-refill = when the token comes here, the cattle market is refilled
job-end = when it is full, the end is triggered

table-foresight = Foresight
foresight-column = Column { $column }
foresight-tile = { $tile }: { $place }
bag = Bag { $number } has { $count ->
    [0] no tile.
    [one] { $count } tile: { $tiles }.
   *[other] { $count } tiles: { $tiles }.
}

table-cattle = Cattle market
price = { $cowboys } and { DOLLARS($price) }
price-or = { $one }, or { $other }
cattle-pairs = Two cards of value 3: 3 cowboys and $5. Two Shorthorns: 5 cowboys and $8.
cattle-reveal = Instead of buying, a cowboy may reveal 2 cards of the stack.
cattle-stack = The stack has { $count ->
    [0] no card left.
    [one] { $count } card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
cattle-upgrades = Beside the board: { $heifers ->
    [one] { $heifers } heifer
   *[other] { $heifers } heifers
} and { $cows ->
    [one] { $cows } cow
   *[other] { $cows } cows
}.

table-objectives = Objective cards
objective-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card is in the deck.
   *[other] { $count } cards are in the deck.
}

table-stations = Railroad and stations
engine-at = { $who }’s engine: { $berth }.
table-cities = Cities
table-links = Links between cities

sam-state = Level: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}. Specialization: { $worker }. Next delivery: { $city }.
sam-cattle = Cattle, { $count }: { $cards }.
sam-card-number = Card { $number }
sam-card = { $steps }; { $errand }
sam-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
sam-steps-buildings = as many steps as the larger number of buildings
sam-steps-cowboys = as many steps as he has cowboys
sam-steps-specialists = as many steps as he has workers of his specialization
sam-only = { $kind ->
    [cowboy] if he specializes in cowboys: { $errand }
    [craftsman] if he specializes in craftsmen: { $errand }
   *[engineer] if he specializes in engineers: { $errand }
}
sam-errand-hire-cheapest = hires the cheapest worker
sam-errand-hire-specialist = hires a specialist
sam-errand-engine = moves his engine
sam-errand-objective = takes an objective card
sam-errand-bandit = captures a bandit
sam-errand-hazard = removes a hazard
sam-errand-cattle = buys cattle
sam-errand-reveal-and-cattle = reveals 2 market cards, then buys cattle with a cowboy less
sam-errand-build = builds
sam-errand-engineer-and-engine = hires an engineer, then moves his engine

head-from = From
head-way = One way
head-other-way = Other way
head-space = Space
head-what = What it does
head-fee = Fee
head-ranchers = Ranchers
head-row = Row and cost
head-workers = Workers
head-note = Note
head-column = Column
head-tile = Tile
head-other-tile = Other tile
head-card = Card
head-number = Number
head-price = Price
head-objective = Objective
head-points = Points
head-instant = At once
head-progress = For you
head-where = Where
head-station = Station
head-upgrade = Upgrade
head-master = Station master
head-discs = Discs
head-city = City
head-takes = Takes
head-transport = Your transport
head-link = Link
head-brings = Brings
head-linked = Linked by
head-next-slot = Next slot
head-building = Building
head-needs = Needs and gives
head-disc = Disc
head-corners = Corners
head-unlocks = Unlocks
head-auxiliary = Auxiliary action
head-state = Now
head-sam-card = Card


## The final account

account-points = Points
account-negative = −{ $value }
score-total = Total
    .cell = { $value }
score-dollars = Money
    .cell = { $value }
score-buildings = Buildings
    .cell = { $value }
score-cities = Cities and links
    .cell = { $value }
score-stations = Stations
    .cell = { $value }
score-hazards = Hazards
    .cell = { $value }
score-cattle = Cattle
    .cell = { $value }
score-objectives = Objective cards
    .cell = { $value }
score-masters = Station masters
    .cell = { $value }
score-workers = Workers
    .cell = { $value }
score-steps = Second step disc
    .cell = { $value }
score-token = Job-market token
    .cell = { $value }
tie-sam = Tie: Sam wins
    .wins = Sam wins every tie
    .cell = { $value ->
        [0] –
       *[other] wins
    }


## Why something is not possible

why-over = The game is over.
why-draw-for-tokens = You have returned tokens: first say how many cards you draw.
why-no-tokens = You do not have so many exchange tokens.
why-not-your-turn = It is not your turn.
why-not-in-hand = That card is not in your hand.
why-discard-first = First you have to discard.
why-place-first = First your rancher is put on a neutral building.
why-move-first = First you have to move your rancher.
why-move-on = You have to move your rancher on.
why-not-to-kansas-city = A free move may not lead to Kansas City.
why-nothing-to-reveal = There is no card left to reveal.
why-not-on-display = That objective card is not on display.
why-no-objectives = There is no objective card left to take.
why-must-take = This objective card must be taken.
why-no-bandit = There is no bandit to capture there.
why-no-hazard = There is no hazard to remove there.
why-engine-too-far = Your engine cannot go there with this move.
why-exactly-back = Your engine has to go back exactly so far.
why-only-back = Your engine has to go back.
why-not-there = Your engine cannot go there.
why-engine-first = First your engine has to go back.
why-engine-must-return = Your engine has to return from space 39.
why-not-this-station = Your engine has not stopped at that station.
why-disc-of-board = As long as a disc of your board can be taken, none is taken from a station.
why-no-disc-there = You have no disc on that station.
why-disc-first = First choose the disc.
why-printed-worker = The worker printed on your board cannot be given up.
why-not-so-many = There are not so many.
why-other-number = This action does not draw that many cards.
why-wrong-card = That is not the card that is asked for.
why-tile-first = First choose a tile of the foresight area.
why-too-few-certificates = You do not have so many certificates.
why-income-first = First say how many certificates you spend.
why-raise-first = First say how many Simmentals you exchange.
why-deliver-first = First you have to deliver.
why-link-first = First say which bonus comes first.
why-between-actions = Objective cards are played between actions, not in the middle of one.
why-answer-first = First answer what is asked.
why-not-ahead = That is not ahead of your rancher.
why-beside-trail = That bandit is beside the trail: nobody comes past.
why-no-space = There is no tile, so one cannot stop there.
why-other-branch = That is on another branch of the trail.
why-too-far = That is too far.
why-no-such-way = There is no such way.
why-moved-already = You have already moved.
why-only-single = Here it can only be used singly.
why-acted-already = You have already used an action here, so there is no auxiliary action instead.
why-one-auxiliary = You have already used your auxiliary action here.
why-auxiliary-instead = You have used an auxiliary action instead of what the space offers.
why-not-your-building = You can use local actions only of neutral buildings and of your own.
why-not-offered-here = That action is not offered here.
why-used-already = You have already chosen that action in this turn.
why-nothing-to-copy = There is no adjacent building whose actions you could still use.
why-choose-action = First choose one of the actions here.
why-nobody-to-hire = There is nobody whom you could hire and pay.
why-nothing-to-build = There is nothing that you could build and pay for.
why-nothing-to-buy = There is nothing that your cowboys and your money could buy.
why-too-few-dollars = You do not have enough money.
why-engine-stays = Your engine could not move: the number is 0.
why-engine-at-start = Your engine cannot go back from here.
why-brings-nothing = That would bring you nothing now.
why-no-cards = You have no cards to draw.
why-no-station-behind = There is no station behind your engine that you could upgrade.
why-no-objective-in-hand = You have no objective card in your hand.
why-no-such-card = You do not hold the card that it takes.
why-row-closed = That auxiliary action is not open yet: its discs are on your board.
why-engine-cannot-go-back = Your engine cannot go back so far.
why-no-such-worker = There is no such worker in that row.
why-row-of-token = Workers in the row of the job-market token cannot be hired yet.
why-row-full = Your row for these workers is full.
why-built-already = You have already built that building.
why-not-more-craftsmen = A replacement has to demand more craftsmen than the building it replaces.
why-not-a-site = You cannot build there.
why-only-as-replacement = That building takes more than 6 craftsmen, so it can only replace another.
why-too-few-craftsmen = You do not have enough craftsmen.
why-not-in-market = Those cards are not in the cattle market.
why-too-few-cowboys = You do not have enough cowboys left.
why-occupied = Another engine stands there.
why-not-behind = That station is not behind your engine.
why-upgraded-already = Your disc lies on that station already.
why-no-disc = You have no disc that you could put there.
why-disc-taken = That disc is no longer on your board.
why-dark-disc = A disc from dark corners may only go to dark corners.
why-no-transport-left = You could not pay for the transport then.
why-other-column = In each stage only tiles of its own column can be chosen.
why-value-too-low = Your herd was not worth enough for that city.
why-too-few-spaces = Your engine has not gone back far enough for that city.
why-delivered-already = You have already delivered to that city.


## Why the coach likes something

fact-deliveries = Deliveries
    .cell = { $value }
fact-workers = Workers on your board
    .cell = { $value }

## When it happens

occasion-turn = { $who }’s turn
occasion-last-turns = { $who }’s last turn
occasion-over = The game is over


## What newcomers are told the first time they decide something of a kind

lesson-place = You begin on any neutral building and may use it at once. A lets you hire somebody, B lets you build: both make every later trip better.
lesson-first-discard = You were dealt more cards than you may hold. Keep different breeds: in Kansas City equal ones count only once.
lesson-discard = The cards you discard come back when your deck is shuffled. Give away what you hold twice, and keep breeds that differ.
lesson-draw-for-tokens = Each token gives you two new cards for two old ones. Use them shortly before Kansas City, when your hand still holds doubles.
lesson-depart = Your rancher moves along the trail to a building where something can be done. Short steps use many buildings, long ones bring you to Kansas City and its money sooner.
lesson-visit = You are on a building that you may use: all its actions, in any order. Look at what brings money first, and spend it with the next one. A single auxiliary action instead is rarely worth it.
lesson-visit-more = There is still something to use here. Nothing is lost by using it, except when it costs cards or money that you want elsewhere.
lesson-visit-foreign = This place is not yours: you have one auxiliary action, such as $1 or a fresh card. Take what improves your hand for Kansas City.
lesson-visit-auxiliary = Your auxiliary action is used. Finish your turn, and you draw up to your hand limit.
lesson-offer = Something may be used at once because of what you have just gained. It is free: take it if it is of any use.
lesson-hire = Cowboys buy cattle, craftsmen build, engineers move your engine. Choose one kind and hire it again and again: three or four of a kind do what one of each never will.
lesson-build = A building is a stop of your own on the trail, for every trip to come. Put it where you get in one move from the stop before it.
lesson-buy = Better cattle makes each delivery worth more, and it scores at the end. Buy a breed that you do not have yet; several cowboys buy cheaper.
lesson-objective = An objective card scores if you do everything it asks for, and costs points if you play it and do not. Take one that fits what you do anyway.
lesson-bandit = A captured bandit is yours for the end of the game and gives you the reward of its place at once. Take the one whose reward you can use now.
lesson-hazard = A hazard that you remove scores for you and no longer costs anybody a fee. Take the most valuable one, or one that lies in your own way.
lesson-engine = The further your engine, the cheaper your deliveries to far cities. Stop beside a station if you can pay for it: it frees a disc and scores.
lesson-back = Your engine goes back, as the price of something else. Choose a free space beside a station that you want to reach again.
lesson-back-to-deliver = You give up spaces of your engine for a delivery outside Kansas City. The more spaces, the more valuable the city.
lesson-return = Your engine has reached the end and earns $3. It begins again: put it where it passes the stations that you still want.
lesson-upgrade = Upgrading a station places a disc, which frees an ability on your board and scores at the end. Early ones are the cheapest.
lesson-upgrade-behind = You may upgrade a station that your engine has passed. Take one that you skipped because money was short.
lesson-disc-city = The disc that you place leaves your board and frees what was under it. More steps and a larger hand pay off most when they come early.
lesson-disc-station = The disc that you place leaves your board and frees what was under it. On dark corners any disc will do: keep those with white ones for the cities.
lesson-appoint = A station master costs you a worker and stays to the end: something now, and points for what you collect. Do it with a worker you no longer need.
lesson-auxiliary = Auxiliary actions are what your board offers everywhere. At first $1 or a fresh card; discs that you place free better ones.
lesson-forward = You move on once more in this turn. Look for a building that you can use as well.
lesson-free-move = A free move costs no fees, but you use nothing where you arrive. Take it to skip a dear or empty stretch of the trail.
lesson-draw = You draw cards and discard as many. Do it when you hold doubles: different breeds are what counts in Kansas City.
lesson-give = You discard a card of that kind and are paid for it. Best give one of which you hold two.
lesson-give-second = A pair needs a second card of the same breed. Since doubles count once in Kansas City, nothing is lost.
lesson-trash = The card is gone for good. Take out your weakest cattle: a thinner deck brings the good cards more often.
lesson-foresight = One of these tiles is put on the board for everybody. Take workers of the kind that you hire, or hazards where only others pass.
lesson-income = Your hand is paid by its different breeds. Certificates add to it and can be used again later: use just as many as reach a better city.
lesson-calves = Calves become heifers, which are worth more in Kansas City. It costs nothing: exchange as many as you can while there are some.
lesson-heifers = Heifers become cows, the most valuable Simmentals. It costs nothing: exchange as many as you can while there are some.
lesson-city = Choose a city worth no more than your herd. A disc goes there and frees an ability of your board. If your engine has not come as far as the city, you pay for transport.
lesson-links = Two neighbouring cities of yours bring a bonus. You choose which comes first: take money before something that costs money.


## The board

drawn-scene = The trail from Texas to Kansas City with the railroad, the cities and the markets
drawn-hand = Your herd and ranch
drawn-ranch = Ranch
drawn-rancher = { $who }’s rancher
drawn-engine = { $who }’s engine
drawn-place-texas = Texas
drawn-place-plains = Plains
drawn-place-kansas-city = Kansas City
drawn-place-mountains = Mountains
drawn-place-jobs = Jobs
drawn-place-cattle = Cattle
drawn-place-goals = Objectives
drawn-place-cities = Cities
drawn-place-railroad = Railroad
drawn-done = Do without
drawn-done-visit = Phase C
drawn-done-more = No more
drawn-done-not = No, thanks
drawn-station = { $station }: upgrade for { $price }, { $points }, { $corners }
drawn-city = { $city }: value { $value }, { $corners }
drawn-discs-of = discs of { $people }
drawn-link = Link { $link }: { $brings }
drawn-job = { $worker } in row { $row }
drawn-stall = { $card } in the market: { $count }
drawn-stack = Cards in the market stack: { $count }
drawn-reveal = Reveal { $count } cards of the stack
drawn-spike = The job-market token in row { $count }
drawn-flag = The job market is full: the end has been triggered
drawn-spike-owner = The job-market token, worth 2 points
drawn-notice = Phases of the turn and fees of the hands; workers to come before the end: { $count }
drawn-notice-ending = Phases of the turn and fees of the hands; these are the last turns
drawn-cell = { $used ->
    [yes] Already chosen: { $what }
   *[no] { $what }
}
drawn-auxiliary = Auxiliary action { $number }: { $what }; { $open ->
    [0] closed
    [1] singly
   *[other] singly or doubled
}
drawn-disc = { $there ->
    [yes] { $disc }
   *[no] empty socket: { $disc }
}
drawn-number = { $count }
drawn-value = Breeding value of your hand: { $count }
drawn-certificates = Certificates that you can spend: { $count }; permanent ones: { $limit }
drawn-marker = Certificates: { $count } of at most { $limit }
drawn-steps = Steps: { $count }
drawn-limit = Hand limit: { $count }
drawn-cards = Cards in hand: { $count } of { $limit }
drawn-crew = { $workers }; in the next slot, { $next }
drawn-tile = Building { $building }: { $craftsmen }, { $points }; { $offers }
drawn-built = Buildings on the trail: { $count }
drawn-hazards = Hazards removed: { $count }
drawn-green = Green bandits: { $count }
drawn-orange = Orange bandits: { $count }
drawn-goals = Objective cards played: { $count }
drawn-sam-left = Sam’s cards left: { $count }
drawn-sam-cattle = Sam’s cattle cards: { $count }
drawn-buildings = Buildings
drawn-workers = Workers
drawn-taken = Hazards and bandits
drawn-masters = Station masters
drawn-deliveries = Deliveries
drawn-discs = Discs, and what they open
drawn-none = none yet
drawn-in-hand = In hand
drawn-in-deck = Draw deck
drawn-in-discard = Discard pile
drawn-opened = open: { $disc }


## What things are, enlarged

lens-neutral = Neutral building { $tile }
lens-offers = Anybody may use it: { $offers }.
lens-building = Private building { $building }
lens-private = Takes { $craftsmen }, scores { $points }, { $hand }. Its owner may use it: { $offers }.
lens-hazard = Whoever enters pays the fee of its hand ({ $hand }) to the bank. Removed, it scores { $points }.
lens-bandit = Whoever enters pays the fee of its hand ({ $hand }) to the bank. Captured, it brings what its slot shows.
lens-breed = Counts once in the value of a hand. Cards: { $cards }.
lens-objective-card = Asks for { $tasks }. Played: { $instant } at once. At the end: { $points }.
lens-master = Give up a worker for it when you upgrade its station: { $master }.
lens-city = Takes a delivery of value { $value } or more; { $corners }. { $scores ->
    [yes] Each disc: { $points }.
   *[no] Its links bring more than the city itself.
} { $repeatable ->
    [yes] You may deliver here again and again.
   *[no] You may deliver here once.
}
lens-auxiliary = Auxiliary action { $number }
lens-auxiliary-text = Singly: { $single }. Doubled: { $double }.
lens-cowboy = Cowboys buy cattle: the more you have, the better and the cheaper.
lens-craftsman = Craftsmen build: every building takes as many as its tile shows.
lens-engineer = Engineers move your engine: one space for each.
lens-title-rancher = Rancher
lens-rancher = Goes along the trail from space to space. Empty sites cost no step.
lens-title-engine = Engine
lens-engine = Goes along the track. The farther it is, the cheaper is transport to the cities.
lens-title-station = Station
lens-station = An engine that stops at its turnout may upgrade it: pay the red coin, put a disc there, and score the star. A dark roof takes discs from dark corners too.
lens-title-start = The start in Texas
lens-start = Every trip begins here.
lens-title-kansas-city = Kansas City
lens-kansas-city = Every trip ends here: three tiles of the foresight area, income for the value of your hand, a delivery.
lens-title-site = Building site
lens-site = Empty sites are no spaces. Whoever builds here makes one.
lens-title-woods-site = Site in the woods
lens-woods-site = Some buildings count how many of yours stand in the woods.
lens-title-risk-site = Site with a risk action
lens-risk-site = Whoever has a building here may also use what is printed on the ground.
lens-title-hazard-slot = Hazards
lens-hazard-slot = Floods, droughts and rockfalls come from Kansas City. Each is a space, costs a fee, and scores when you remove it.
lens-title-bandit-slot = Bandits
lens-bandit-slot = The bandit on this slot brings what is printed here when captured. The first three slots are beside the trail.
lens-title-green-hand = Green hand
lens-green-hand = An open palm: whoever enters pays its fee.
lens-title-black-hand = Black hand
lens-black-hand = A closed fist: whoever enters pays its fee.
lens-title-objective = Objective card
lens-objective = Goes through your deck like cattle. Played, it does something at once and scores at the end, or costs points.
lens-title-cattle-market = Cattle market
lens-cattle-market = Cowboys and dollars for each row stand beside it. A cowboy may reveal two more cards instead.
lens-title-job-token = Job-market token
lens-job-token = Workers can be hired in the rows above it. When it leaves the last row, the end is triggered; whoever did it keeps it, worth 2 points.
lens-title-turn = The turn
lens-turn = A: move. B: use the space. C: draw up to your hand limit. Beside that, what the two hands cost, and how many workers are still to come before the end.
lens-title-breeding-value = Breeding value
lens-breeding-value = Different breeds add up; each breed counts once.
lens-title-certificate = Certificate
lens-certificate = Spent in Kansas City, each adds 1 to the value of your hand. Permanent ones always count.
lens-title-exchange-token = Exchange token
lens-exchange-token = Return it at any time, draw up to two cards, and discard as many.
lens-title-dollars = Dollars
lens-dollars = At the end every 5 dollars score a point.
lens-title-steps = Steps
lens-steps = So many spaces you may enter in phase A.
lens-title-hand-limit = Hand limit
lens-hand-limit = In phase C you draw up to so many cards.
lens-title-link = Link
lens-link = Whoever has discs on both cities gets the bonus at once, and the points at the end.
lens-title-sam = Sam
lens-sam = Your rival when you play alone. He turns a card each turn, goes that far, and does what it says.
lens-title-disc = Disc
lens-disc = Every delivery and every upgrade takes one from your board, and opens what was under it. Discs from dark corners may only go to dark corners.
lens-title-master = Station master
