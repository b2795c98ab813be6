# Colt Express in English.

game-title = Colt Express
game-length = About 40 minutes.
game-about =
    Bandits climb aboard the Union Pacific Express to rob it, and one another. Plan your moves card by card on a common
    stack, then watch the Heist run its course: you grab loot, fire along the roofs, throw punches and keep clear of the
    Sheriff. After five Rounds the richest Bandit wins.


## The six characters

character-ghost = Ghost
    .gender = m
    .power = in the first Turn of a Round he may play his card face down
    .brief = first card face down
character-belle = Belle
    .gender = f
    .power = she cannot be shot or punched while there is another target
    .brief = spared while there is another target
character-cheyenne = Cheyenne
    .gender = f
    .power = she may pocket the Purse that her Punch knocks loose
    .brief = pockets the Purse she knocks loose
character-tuco = Tuco
    .gender = m
    .power = he can shoot through the roof at a Bandit above or below him
    .brief = shoots through the roof
character-django = Django
    .gender = m
    .power = whomever he shoots is thrown one car further away
    .brief = shots throw people back
character-doc = Doc
    .gender = m
    .power = he starts every Round with seven cards instead of six
    .brief = seven cards in hand

# Two characters of one player.
team = { $first } and { $second }

# Somebody who plays a character: Ann (Doc).
bandit = { $name } ({ $character })
    .gender = { $character-gender }

# The character of one player, with its power.
character-with-power = { $who }: { $who-power }.


## The train

unit-caboose = the Caboose
    .label = Caboose
unit-car = car { $number }
    .label = Car { $number }
unit-locomotive = the Locomotive
    .label = Locomotive

# Where somebody is, and where somebody goes.
place = { $level ->
    [roof] on the roof of { $unit }
   *[inside] in { $unit }
}
    .to = { $level ->
        [roof] onto the roof of { $unit }
       *[inside] into { $unit }
    }

# For what is not there.
nobody = nobody
nowhere = nowhere
    .to = nowhere


## Cards, Bullets and loot

card-move = Move
card-level = Change Level
card-shoot = Shoot
card-rob = Rob
card-punch = Punch
card-sheriff = Sheriff

# A card in a hand that two characters share.
card-with-owner = { $card } ({ $owner })

# So many of one card.
cards-alike = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

bullets = { $count ->
    [one] { $count } Bullet
   *[other] { $count } Bullets
}

money = { DOLLARS($value) }

# Purses, with the values that one knows.
purses = { $count ->
    [one] { $count } Purse
   *[other] { $count } Purses
}{ $values-count ->
    [0] { "" }
   *[other] { " " }({ $values })
}
purses-unknown = { $count } unknown
jewels = { $count ->
    [one] { $count } Jewel
   *[other] { $count } Jewels
}
strongboxes = { $count ->
    [one] { $count } Strongbox
   *[other] { $count } Strongboxes
}
ransom = a ransom of { DOLLARS($value) }
dropped-purse = { $known ->
    [yes] a dropped Purse with { DOLLARS($value) }
   *[no] a dropped Purse
}{ $number ->
    [0] { "" }
   *[other] { " " }(no. { $number })
}

# A token that changes hands.
prize = { $loot ->
    [jewel] a Jewel
    [strongbox] a Strongbox
   *[purse] { $known ->
        [yes] a Purse with { DOLLARS($value) }
       *[no] a Purse
    }
}


## Turns and Events

turn-open = Open
    .help = Cards are played face up.
turn-tunnel = Tunnel
    .help = Cards are played face down.
turn-speeding-up = Speeding-up
    .help = Everybody acts twice in a row.
turn-switching = Switching
    .help = Play goes counter-clockwise from the First Player.

incident-angry-sheriff = Angry Sheriff
    .call = The Sheriff is furious!
    .about = The Sheriff shoots everybody on the roof above him, then moves one car towards the Caboose.
incident-swivel-arm = Swivel Arm
    .call = Mind the swivel arm!
    .about = Everybody on a roof is swept to the roof of the Caboose.
incident-braking = Braking
    .call = The train brakes!
    .about = Everybody on a roof slides one car towards the Locomotive.
incident-take-it-all = Take It All!
    .call = Take it all!
    .about = The second Strongbox is put where the Sheriff is.
incident-passengers-rebellion = Passengers’ Rebellion
    .call = The passengers rebel!
    .about = Everybody inside the train takes a Neutral Bullet.
incident-pickpockets = Pickpockets
    .call = Pickpockets at work!
    .about = Whoever is alone in a place with a Purse may take it.
incident-sheriffs-revenge = Sheriff’s Revenge
    .call = The Sheriff takes revenge!
    .about = Everybody on the roof above the Sheriff loses the least valuable Purse.
incident-hostage-conductor = Hostage-taking of the conductor
    .call = The conductor is taken hostage!
    .about = Everybody in or on the Locomotive gets { DOLLARS(250) } of ransom.
incident-none = no Event


## What is asked

prompt-pick = Choose your character.
prompt-board = Which of your Bandits starts in the Caboose?
prompt-plan = Turn { $turn } of { $turns } ({ $symbol }){ $again ->
    [yes] , second act
   *[no] { "" }
}: { $how ->
    [down] play a card face down
    [either] play a card, face up or face down,
   *[up] play a card
}{ $draw ->
    [yes] { " " }or draw.
   *[no] { "" }.
}
prompt-keep = Which cards do you keep for the next Round? Discard those you do not want, then finish.
prompt-move = Your Move card ({ $who }): where do you go?
prompt-level = You change level ({ $who }).
prompt-sheriff = Your Sheriff card ({ $who }): where does the Sheriff go?
prompt-shoot = Your Shoot card ({ $who }): whom do you shoot?
prompt-rob = Your Rob card ({ $who }): what do you take?
prompt-punch = Your Punch card ({ $who }): whom do you punch?
prompt-knock = Your Punch card ({ $who }): what does { $victim } lose?
prompt-pocket = Your Punch card ({ $who }): do you pocket the Purse that { $victim } lost?
prompt-push = Your Punch card ({ $who }): where do you send { $victim }?
prompt-pickpocket = You are alone here ({ $who }): which Purse do you take?

prompt-wait = Waiting for { $who } { $what ->
    [pick] to choose a character.
    [board] to get aboard.
    [plan] to plan.
    [keep] to decide which cards to keep.
    [purse] to pick a pocket.
   *[resolve] to carry out a card.
}
prompt-between = The train thunders on…
prompt-over = The game is over. { $result }

# Who won; and who was as rich, and lost the tie.
result = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory: equally rich, with equally many Bullets taken.
}{ $tied-count ->
    [0] { "" }
    [one] { " " }{ $tied } is just as rich, but has taken more Bullets.
   *[other] { " " }{ $tied } are just as rich, but have taken more Bullets.
}


## Options

# An option and what comes of it.
option-with-detail = { $option } — { $detail }

option-pick = { $who }: { $who-power }
option-caboose = { $mate-count ->
    [0] { $who } starts in the Caboose
   *[other] { $who } starts in the Caboose, { $mate } in car 1
}
option-play = { $how ->
    [down] Play { $card } face down
    [up] Play { $card } face up
   *[plain] Play { $card }
}
option-draw = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $left ->
    [0] then the deck is empty
   *[other] { $left } left
})
option-draw-reshuffle = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} (the discard pile becomes the new deck)
option-discard = Discard { $card }
option-done = { $cards-count ->
    [0] Keep nothing
   *[other] Keep { $cards }
}
option-move = { $level ->
    [roof] Run to the roof of { $unit }
   *[inside] Move to { $unit }
}
option-sheriff = Send the Sheriff to { $unit }
option-shoot = Shoot { $who } { $where }
option-take-purse = { $count ->
    [one] Take the Purse (value unknown)
   *[other] Take one of { $count } Purses (value unknown)
}
option-take-jewel = Take a Jewel ({ DOLLARS($value) })
option-take-strongbox = Take the Strongbox ({ DOLLARS($value) })
option-take-dropped = { $known ->
    [yes] Take the { DOLLARS($value) } Purse
   *[no] Take a Purse dropped here (value unknown)
}{ $number ->
    [0] { "" }
   *[other] , no. { $number }
}
option-punch = Punch { $who }
option-knock = { $loot ->
    [jewel] { $victim } loses a Jewel ({ DOLLARS($value) })
    [strongbox] { $victim } loses a Strongbox ({ DOLLARS($value) })
   *[purse] { $count ->
        [1] { $victim } loses the only Purse{ $known ->
            [yes] { " " }({ DOLLARS($value) })
           *[no] { "" }
        }
       *[other] { $victim } loses one of { $count } Purses, picked by chance
    }
}
option-pocket = Pocket the Purse
option-leave = Let the Purse fall { $where }
option-push = Send { $who } { $where-to }
option-pass = Take nothing

detail-sheriff = the Sheriff is there: { $bullet ->
    [yes] a Neutral Bullet and up to the roof
   *[no] up to the roof
}
detail-spot = { $things } there
detail-caught = { $who-count ->
    [one] { $who } flees to the roof
   *[other] { $who } flee to the roof
}{ $bullet ->
    [yes] { $who-count ->
        [one] { " " }with a Neutral Bullet
       *[other] , each with a Neutral Bullet
    }
   *[no] { "" }
}
detail-kick = { $sheriff ->
    [yes] the shot throws { $who-gender ->
        [f] her
       *[m] him
    } { $where-to }, straight at the Sheriff
   *[no] the shot throws { $who-gender ->
        [f] her
       *[m] him
    } { $where-to }
}
detail-carries = { $loot-count ->
    [0] carries nothing
   *[other] carries { $loot }
}


## The story

story-picked = { $player } picks { $who }.
story-train-ready = All aboard! The train pulls out.
story-train-waits = The train is about to leave: { $who } gets aboard first.
story-boarded = { $who } hides { $where }.
story-round-began = { $round ->
    [5] The last Round, and the station is in sight
   *[other] Round { $round } begins
} (at the end: { $event }). { $turns ->
    [one] { $turns } Turn
   *[other] { $turns } Turns
}, { $who } leads.
story-reshuffled = { $who } shuffles the discard pile into a new deck.
story-dealt = { $count ->
    [0] { $who } has a full hand already.
   *[other] { $who } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand{ $cards-count ->
        [0] .
       *[other] : { $cards }.
    }
}
story-drew = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $cards-count ->
    [0] .
   *[other] : { $cards }.
}
story-played = { $who } plays { $card }.
story-played-covered = { $who } plays a card.
story-played-hidden = { $who } slips a card onto the stack, face down.
story-played-hidden-own = { $who } slips { $card } onto the stack, face down.
story-discarded = { $who } sets { $card } aside.
story-decided = { $who } has chosen what to keep.
story-kept = Kept for the next Round: { $players }.
story-kept-nothing = Nobody keeps a card.
story-kept-player = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
story-heist-began = The Heist begins!
story-heist-skipped = Nobody has planned anything: there is no Heist.
story-turned = { $hidden ->
    [yes] { $who }’s face-down card turns out to be { $card }.
   *[no] { $who }’s card: { $card }.
}
story-idle-no-target = { $who } finds nobody to shoot at.
story-idle-no-bullet = Click! { $who } has no Bullets left.
story-idle-no-loot = { $who } finds nothing to take.
story-idle-nobody-here = { $who } swings at thin air.
story-moved = { $level ->
    [roof] { $who } runs along the roofs to { $unit }.
   *[inside] { $who } walks through to { $unit }.
}
story-climbed = { $level ->
    [roof] { $who } climbs onto the roof of { $unit }.
   *[inside] { $who } drops down into { $unit }.
}
story-sheriff-lured = { $who } lures the Sheriff into { $unit }.
story-sheriff-moved = The Sheriff storms into { $unit }.
story-fled = { $who } flees to the roof of { $unit }.
story-hit = { $shot ->
    [roof] { $who } fires along the roofs and hits { $victim }.
    [up] { $who } fires through the ceiling and hits { $victim }.
    [down] { $who } fires down through the roof and hits { $victim }.
   *[inside] { $who } fires into the next car and hits { $victim }.
}
story-hit-neutral = { $by ->
    [sheriff] The Sheriff draws first: { $who } takes a Neutral Bullet.
    [angry] The Sheriff fires through the roof and hits { $who }: a Neutral Bullet.
   *[passengers] The passengers fight back: { $who } takes a Neutral Bullet.
}
story-supply-gone = { $left ->
    [0] There are no Neutral Bullets left: nobody is hit.
    [one] Too few Neutral Bullets for everybody: nobody is hit, and the last one leaves the game.
   *[other] Too few Neutral Bullets for everybody: nobody is hit, and the last { $left } leave the game.
}
story-pushed = { $by ->
    [punch] { $who } staggers { $where-to }.
    [shot] The force of the shot throws { $who } { $where-to }.
    [swivel-arm] The swivel arm sweeps { $who } { $where-to }.
   *[braking] { $who } slides { $where-to }.
}
story-robbed = { $who } grabs { $prize }.
story-punched = { $who } punches { $victim }.
story-dropped = { $who } drops { $prize }.
story-pocketed = Quick as a cat, { $who } lifts { $prize } from { $victim }.
story-incident = { $event-call } { $event-about }
story-strongbox = The second Strongbox lies in { $unit } now.
story-stole = With nobody watching, { $who } pockets { $prize }.
story-declined = { $who } leaves the Purses alone.
story-purse-lost = { $who } loses { $prize }.
story-ransomed = { $who } collects a ransom of { DOLLARS($value) }.
story-round-ended = Round { $round } is over.
story-ended = The train pulls into the station: time to count the loot.


## When it happens, and what a Round brought

occasion-pick = Choosing characters
occasion-board = All aboard
occasion-round = Round { $round }
occasion-plan = Round { $round }, Planning: Turn { $turn } of { $turns }
occasion-keep = Round { $round }, cards to keep
occasion-heist = The Heist, card { $number } of { $count }
occasion-event = Round { $round }, the Event: { $event }
occasion-over = The station

brought = { $things-count ->
    [0] nothing
   *[other] { $things }
}
brought-money = { $sign ->
    [less] −{ DOLLARS($count) }
   *[more] +{ DOLLARS($count) }
}
brought-purses = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Purse
   *[other] Purses
}
brought-jewels = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Jewel
   *[other] Jewels
}
brought-strongboxes = { $sign ->
    [less] −{ $count }
   *[more] +{ $count }
} { $count ->
    [one] Strongbox
   *[other] Strongboxes
}
brought-ransoms = { $count ->
    [one] a ransom
   *[other] { $count } ransoms
}
brought-bullets = { $count ->
    [one] { $count } Bullet taken
   *[other] { $count } Bullets taken
}


## The table in words

table-round = Round { $round } of { $rounds }
table-before = Before the first Round
table-free = Characters still free:
table-turns = Turns: { $turns }.
table-turn = { $now ->
    [yes] { $number } { $turn } (now)
   *[no] { $number } { $turn }
}
table-turn-help = { $turn }: { $turn-help }
table-event = At the end of the Round ({ $event }): { $event-about }
table-no-event = There is no Event at the end of this Round.
table-past = Earlier Rounds: { $rounds }
table-past-round = { $number } { $event }
table-first = First Player: { $who }.
table-phase-keep = Everybody decides which cards to keep.
table-phase-heist = Heist: card { $number } of { $count }.
table-phase-incident = The Event is under way.
table-phase-over = The game is over.
table-expert = Expert variant: every player has a discard pile and may keep cards.
table-memory = Memory mode: only the top card of the stack stays visible.

table-train = The train, from the front
table-unit = Car
table-inside = Inside
table-roof = Roof
table-things = { $things-count ->
    [0] —
   *[other] { $things }
}
table-sheriff = Sheriff

table-stack = The common stack, in order
table-stack-empty = No card lies on the stack.
table-stack-number = No.
    .cell = { $number }
table-stack-player = Player
table-stack-card = Card
    .unknown = { $face ->
        [down] face down
       *[up] covered
    }
    .own = { $card } (face down)
table-stack-state = State
    .cell = { $state ->
        [done] done
        [now] now
       *[waiting] waiting
    }

table-bandits = The Bandits
table-who = Bandit
table-player = Player
table-where = Place
    .cell = { $where }
    .none = not aboard yet
table-loot = Loot
table-bullets-left = Bullets left
    .cell = { $count }
table-bullets-taken = Bullets taken
    .cell = { $from-count ->
        [0] { $count }
       *[other] { $count } ({ $from })
    }
    .neutral = { $count } Neutral
    .from = { $count } from { $who }

table-cards = Cards
table-hand = Hand
    .cell = { $known-count ->
        [0] { $count }
       *[other] { $count } (known: { $known })
    }
    .actions = { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }
table-deck = Deck
    .cell = { $bullets ->
        [0] { $count }
        [one] { $count } ({ $bullets } Bullet on top)
       *[other] { $count } ({ $bullets } Bullets on top)
    }
table-discard = Discard pile
    .cell = { $seen-count ->
        [0] { $count }
       *[other] { $count }, seen: { $seen }
    }

table-own = Your cards
table-own-hand = Hand: { $cards-count ->
    [0] empty
   *[other] { $cards }
}.
table-own-deck = Still in the deck: { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
table-own-deck-covered = In the deck or covered on the stack: { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
table-own-discard = Discard pile: { $cards-count ->
    [0] empty
   *[other] { $cards }
}.
table-own-shed = Not kept: { $cards }.
table-own-loot = { $who } carries { $loot-count ->
    [0] nothing
   *[other] { $loot }
}.

table-supply = Beside the train
table-neutral = Neutral Bullets left: { $count }.
table-neutral-removed = Neutral Bullets out of the game: { $count }.
table-strongbox-aside = The second Strongbox waits beside the Locomotive.


## The final account

score-total = Wealth
    .cell = { DOLLARS($value) }
score-purses = Purses
    .cell = { DOLLARS($value) }
score-jewels = Jewels
    .cell = { DOLLARS($value) }
score-strongboxes = Strongboxes
    .cell = { DOLLARS($value) }
score-ransom = Ransom
    .cell = { DOLLARS($value) }
score-gunslinger = Gunslinger
    .cell = { DOLLARS($value) }
tie-bullets = Bullets taken
    .wins = fewer Bullets taken
    .cell = { $negated }


## Why not

why-game-over = The game is over.
why-character-taken = Somebody plays this character already.
why-pick-first = First a character is chosen.
why-not-your-bandit = That Bandit is not in your team.
why-board-first = First say which of your Bandits starts in the Caboose.
why-nothing-to-draw = There is no card left to draw.
why-plan-now = Now you play a card or draw: Bullets cannot be played, and passing is not allowed.
why-keep-now = Now you decide which cards to keep.
why-victim-lacks-loot = The victim carries nothing of that kind.
why-knock-now = First say what the victim loses.
why-pocket-now = First say whether Cheyenne pockets the Purse.
why-off-the-train = Nobody can leave the train.
why-push-now = Now say which way the victim goes.
why-no-such-purse = There is no such Purse here.
why-only-purses = Pickpockets take Purses only.
why-pickpocket-now = Take a Purse that lies here, or take nothing.
why-not-your-turn = It is not your turn to plan.
why-nothing-to-keep = You have no card in hand to decide about.
why-already-decided = You have already decided what to keep.
why-not-asked = Somebody else is picking pockets.
why-not-your-pick = Somebody else chooses a character now.
why-not-your-boarding = Somebody else gets aboard now.
why-not-your-card = The card being carried out is not yours.
why-not-your-card-to-play = That card belongs to somebody else.
why-card-not-in-hand = That card is not in your hand.
why-tunnel = In a Tunnel cards are played face down.
why-ghost-too-late = Ghost plays face down in the first Turn of a Round only.
why-face-up = In this Turn cards are played face up.
why-discard-in-order = You have gone past cards of that kind already.
why-sheriff-one-unit = The Sheriff moves to a neighbouring car.
why-resolve-the-card = The card says what to do, and it must be done.
why-must-move = A Move must end in another car.
why-one-unit-inside = Inside the train a Move goes to a neighbouring car.
why-three-units-on-roof = On the roofs a Move goes three cars at most.
why-not-in-play = Nobody plays that character.
why-not-yourself = A Bandit cannot be his own target.
why-belle-spared = Nobody harms Belle while there is another target.
why-same-unit = A shot does not reach anybody in the same car.
why-other-level = A shot does not reach the other level.
why-too-far-inside = Inside the train a shot reaches the neighbouring cars only.
why-out-of-sight = Somebody on the roofs stands in the line of fire.
why-no-jewel-here = There is no Jewel here.
why-no-strongbox-here = There is no Strongbox here.
why-not-in-reach = Only a Bandit in the same place can be punched.


## Setting up

setup-players = Players
    .help = Three to six play one Bandit each; two lead teams of two Bandits.
setup-expert = Expert variant
    .help = Discard piles, and you may keep cards for the next Round. Two players always play this way.
setup-cast = Characters
    .help = How the characters are given out.
setup-cast-random = Dealt at random
setup-cast-preset = Recommended teams
setup-cast-picked = Picked by the players in turn
setup-cast-chosen = Chosen by the host
setup-characters = Who plays whom
    .help = The characters in the order of seats; with two players, two for each.
setup-characters-ghost = { character-ghost }
setup-characters-belle = { character-belle }
setup-characters-cheyenne = { character-cheyenne }
setup-characters-tuco = { character-tuco }
setup-characters-django = { character-django }
setup-characters-doc = { character-doc }
setup-train = Train
    .help = Which cars make up the train, and in which order.
setup-train-random = At random
setup-train-chosen = Chosen by the host
setup-cars = Cars
    .help = The cars from the Caboose forward, by the loot they carry.
setup-cars-p1 = 1 Purse
setup-cars-p1-j1 = 1 Purse, 1 Jewel
setup-cars-j3 = 3 Jewels
setup-cars-p3 = 3 Purses
setup-cars-p3-j1 = 3 Purses, 1 Jewel
setup-cars-p4-j1 = 4 Purses, 1 Jewel
setup-memory = Memory mode
    .help = Only the top card of the common stack stays visible: remember what was played, by you too.


## Reasons for a move

fact-bullets-taken = Bullets in your deck
    .cell = { $value }
fact-bullets-fired = Bullets that you have fired
    .cell = { $value }

## The drawn table

drawn-scene = { $round ->
    [0] The train before the first Round
   *[other] The train in Round { $round }
}: { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} and the Locomotive, seen from the side
drawn-scene-wanted = Wanted posters of the six Bandits
drawn-wanted = Wanted
drawn-spot = { $level ->
    [roof] Roof of { $unit }
   *[inside] Inside { $unit }
}
drawn-at = { $what } { $where }
drawn-sheriff = the Sheriff
drawn-aside = The second Strongbox, beside the Locomotive

drawn-first = First Player
    .mark = First Player: { $who }
drawn-turn = Turn { $number }: { $turn }{ $state ->
    [done] , done
    [now] , now
   *[coming] { "" }
}
drawn-now = now
drawn-event = Event: { $event }
drawn-past = Round { $number }: { $event }
drawn-coming = Round { $number }: still face down
drawn-neutral = Neutral Bullets left: { $count }

drawn-stack = The plan, in order
    .empty = No card lies here yet.
    .now = Now: { $card }
    .next = Last played: { $card }
drawn-numbered = { $number }. { $name }: { $card }
drawn-you = YOU
drawn-played-by = { $name }: { $what }
drawn-worth = = { DOLLARS($value) }
    .label = All loot together: { DOLLARS($value) }
drawn-card = { $card }, { $who }{ $state ->
    [done] , carried out
    [now] , now
   *[waiting] { "" }
}
drawn-card-hidden = face-down card, { $who }{ $state ->
    [done] , carried out
    [now] , now
   *[waiting] { "" }
}
drawn-card-secret = { $card }, { $who }, face down: only you know it
drawn-card-covered = covered card, { $who }
drawn-secret = only you know

drawn-hand = Your hand
    .picking = Your character
    .boarding = Getting aboard
    .none = No card in hand.
drawn-bullet = Bullet
    .note = cannot be played
drawn-bullets = { $count ->
    [one] { $count } Bullet in hand
   *[other] { $count } Bullets in hand
}
drawn-deck = Deck
    .label = Your deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
drawn-discard = Discard
    .label = Your discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
drawn-shed = Not kept: { $card }
drawn-done = Keep the rest
drawn-own = Your loot
drawn-tag-pass = Take nothing
drawn-tag-pocket = Pocket the Purse
drawn-tag-leave = Let it fall

drawn-cylinder = { $who }: { $count ->
    [0] no Bullet left
    [one] { $count } Bullet left
   *[other] { $count } Bullets left
}
drawn-hits = { $by ->
    [neutral] { $count ->
        [one] { $count } Neutral Bullet taken
       *[other] { $count } Neutral Bullets taken
    }
   *[bandit] { $count ->
        [one] { $count } Bullet taken from { $who }
       *[other] { $count } Bullets taken from { $who }
    }
}
drawn-loot = { $who }: { $things }
drawn-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
drawn-deck-size = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
drawn-discard-size = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}
drawn-empty-handed = no loot


## Things enlarged and explained

lens-ghost = In the first Turn of every Round Ghost may lay his card face down, even where the others play openly. Nobody knows it until the Heist.
lens-belle = Nobody shoots or punches Belle while there is anybody else to hit. Her charm does not work on the Sheriff or on Events.
lens-cheyenne = When Cheyenne’s Punch knocks a Purse loose, she may take it herself instead of letting it fall. Jewels and Strongboxes always fall.
lens-tuco = Tuco may shoot through the roof: at a Bandit on the other level of his own car, besides his usual targets.
lens-django = Whomever Django shoots is thrown one car further away from him, but never off the train.
lens-doc = Doc starts every Round with seven cards in hand instead of six.
lens-card-move = Inside the train the Bandit goes to a neighbouring car. On the roofs he runs one, two or three cars, whoever stands in the way.
lens-card-level = The Bandit climbs from the inside to the roof of the same car, or from the roof down into it.
lens-card-shoot = The Bandit gives one of his Bullets to somebody: from inside to somebody inside a neighbouring car, from a roof to the nearest ones along the roofs. It clogs the victim’s deck.
lens-card-rob = The Bandit takes one piece of loot that lies in his place: a Purse, a Jewel or a Strongbox.
lens-card-punch = The Bandit hits somebody in the same place, who loses a piece of loot and is sent to a neighbouring car.
lens-card-sheriff = The Sheriff moves to a neighbouring car. Whoever is inside there flees to the roof with a Neutral Bullet.
lens-bullet = A Bullet that somebody fired at you. It sits in your hand and cannot be played. Each Bandit has six of his own; whoever has fired the most is the Gunslinger.
lens-turn = { $turn-help }
lens-incident = { $event-about }
lens-incident-none = Nothing happens at the end of this Round.
lens-purse = A Purse holds { DOLLARS(250) } to { DOLLARS(500) }. Everybody starts with one of { DOLLARS(250) }; how much is in any other, only whoever has taken it knows.
lens-jewel = A Jewel is worth { DOLLARS(500) }.
lens-strongbox = The Strongbox is worth { DOLLARS(1000) }. One is guarded in the Locomotive; the second only comes with an Event.
lens-neutral-bullet = Neutral Bullets come from the Sheriff and the passengers. There are thirteen; when there are too few for everybody who is hit at once, nobody gets one and the rest leaves the game.
lens-sheriff = Nobody stays inside a car with the Sheriff: whoever meets him takes a Neutral Bullet and flees to the roof. He cannot be shot, and he does not touch loot.
lens-gunslinger = At the end the Bandit who has fired the most Bullets is the Gunslinger and gets { DOLLARS(1000) }. If several have, each of them gets it.
lens-round-card = A Round card shows the Turns of the Planning from left to right, and the Event that comes after the Heist. The last of the five is always a Station.
lens-first-player = The First Player begins every Turn of this Round. In the next Round it is the left neighbour.
lens-ransom = Whoever is in or on the Locomotive when the conductor is taken hostage gets { DOLLARS(250) }.
lens-stack = Everybody plays onto one common stack. In the Heist the cards are carried out in the order in which they were played.
lens-hidden-card = A card laid face down is turned over only when it is carried out.
lens-deck = As an act you may draw three cards instead of playing one.
lens-discard = In the expert variant cards carried out and cards not kept lie here until the deck is empty.

lens-title-bullet = Bullet
lens-title-purse = Purse
lens-title-jewel = Jewel
lens-title-strongbox = Strongbox
lens-title-neutral-bullet = Neutral Bullet
lens-title-sheriff = The Sheriff
lens-title-gunslinger = Gunslinger
lens-title-round-card = Round card
lens-title-first-player = First Player
lens-title-ransom = Ransom
lens-title-stack = The common stack
lens-title-hidden-card = Face-down card
lens-title-deck = Deck
lens-title-discard = Discard pile
lens-title-incident-none = No Event


## What newcomers are told the first time they decide something of a kind

lesson-pick = Every Bandit has one power for the whole game, shown on the card. All six are about equally strong: take one whose power you understand at once.
lesson-board = Each of your two Bandits starts in another car. Loot and neighbours differ, so look at what lies on the floor before you choose.
lesson-plan = You only plan now: your card goes onto the common stack and is carried out later, after those below it. Rob where loot lies at your feet. If no card helps you, draw three instead.
lesson-plan-tunnel = In a Tunnel cards are played face down: nobody knows what you plan, and you do not know what the others do. A good moment for a Shoot or a Punch.
lesson-plan-twice = In this Turn everybody acts twice in a row. Two cards that belong together, such as Change Level and Rob, cannot be interrupted.
lesson-plan-switching = In this Turn play goes round the other way. Look at who comes right before you: their cards may still change where everybody stands.
lesson-plan-hide = Ghost may play his first card of a Round face down. Do it when the others could spoil your plan if they knew it.
lesson-keep = Cards that you keep will be in your next hand, and the rest is drawn. Keep what fits the place where you stand, and get rid of what you had too much of.
lesson-move = Your Move is carried out now: one car inside, up to three on the roofs. Think of your next card on the stack, and do not end up beside the Sheriff by mistake.
lesson-level = You climb onto the roof or down into the car. Up there you do not meet the Sheriff; down there is the loot.
lesson-sheriff = You send the Sheriff one car further. Whoever is inside that car gets a Bullet and flees to the roof. He also guards the Strongbox: when he leaves, it can be robbed.
lesson-shoot = The target gets one of your Bullets, a dead card for the rest of the game. Whoever fires most Bullets gets $1,000: shoot whenever you can, best of all the richest.
lesson-rob = You take one piece of loot from where you stand. A Jewel is always $500, a Strongbox $1,000; a Purse is worth $250 to $500, and nobody sees how much.
lesson-punch = You hit somebody where you stand: they drop a piece of loot and are pushed into the next car. Punch before your own Rob, and you pick up what they lose.
lesson-knock = The loot you choose falls where you stand. The most valuable is a Strongbox, then a Jewel; you can take it only if a Rob of yours is still to come.
lesson-pocket = Cheyenne may keep the Purse that she knocks out of somebody’s hands. There is hardly ever a reason not to.
lesson-push = The victim goes to the next car, on the same level. Push them away from loot, out of reach of their own plans, or straight to the Sheriff.
lesson-pickpocket = Whoever is alone at a place with a Purse may take one without a card. Purses differ in worth, and you see it only on those that you know.
