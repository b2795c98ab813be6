# Words that all games share.

# A person at the table.
person = { $seat }
# Somebody with what they play: Ann (Doc).
person-as = { $name } ({ $persona })
person-unnamed = player { $number }

# Lists: a, b and c.
list-next = { $before }, { $after }
list-last = { $before } and { $after }

# The final account.
account-title = Final account
account-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
account-place = Place
    .cell = { $place }
account-player = Player
