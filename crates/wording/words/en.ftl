# Words that all games share.

# A person at the table.
person = { $seat }
# Somebody with what they play: Ann (Doc).
person-as = { $name } ({ $persona })
person-unnamed = player { $number }

# How bots play.
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = plays at random
bot-greedy = looks one step ahead
bot-search = thinks ahead

# Lists: a, b and c.
list-next = { $before }, { $after }
list-last = { $before } and { $after }

# What a host may choose.
setup-yes = yes
setup-no = no
chosen-number = { $number }
chosen-range = { $min }–{ $max }
chosen-several = { $values }
chosen-with = { $option }: { $value }
setup-trouble-unknown = There is no option “{ $key }” here.
setup-trouble-number = Choose a number from { $min } to { $max }.
setup-trouble-flag = Choose “yes” or “no”.
setup-trouble-choice = Choose one of the values on offer.
setup-trouble-option = This can only be chosen with { $when }.
setup-trouble-value = “{ $value }” can only be chosen with { $when }.
setup-trouble-count = { $count ->
    [0] Choose none of these.
    [one] Choose exactly one.
   *[other] Choose exactly { $count } different ones, in order.
}
setup-trouble-other = This does not fit what else you chose.

# The final account.
account-title = Final account
account-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
# The winners had as much as others; { $how } says what they have more or less of.
account-tie = { $winners-count ->
    [one] { $winners } wins the tie: { $how }.
   *[other] { $winners } win the tie and share the victory: { $how }.
}
account-place = Place
    .cell = { $place }
account-player = Player

# The coach.
measure-best-rival = The best rival’s total
coach-basis = { $games ->
    [one] The coach played one game in its mind.
   *[other] The coach played { $games } games in its mind.
}
coach-best = The coach would choose “{ $option }”: it { $rate }.
coach-option = { $option } – { $rate }
coach-hold-back = hold back
# How good an option is, and how sure that is.
coach-chance = { $sure ->
    [yes] wins { $chance }% of them ({ $low }–{ $high }%)
   *[no] wins { $chance }% of them
}
coach-total = { $sure ->
    [yes] ends with { $total } ({ $low }–{ $high })
   *[no] ends with { $total }
}
coach-untried = not tried
coach-compared = Compared with “{ $other }”, in { $games } games each, it ends with:
coach-asked = “{ $option }” compared with “{ $other }”, in { $games } games each, ends with:
coach-more = { $what }: { $amount } more
coach-less = { $what }: { $amount } less
coach-unclear = “{ $option }” and “{ $other }”, in { $games } games each: no clear difference.
coach-only = There is nothing else to choose.
coach-follows = What most often follows: { $steps }.
coach-step = { $who }: “{ $what }” ({ $share }%)
coach-others = Other options:
