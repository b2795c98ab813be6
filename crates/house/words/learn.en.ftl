# The words of learning: a first game, and what newcomers are told at a table.

learn-help = Help
learn-tip = Tip.
learn-read = Got it
learn-end = No more tips
learn-tips = Tips the first time something comes up
learn-no-tables = Nobody waits for players just now. Host a table, and it stands here for others.
learn-bots = Bots
learn-begin = Start your first game
    .label = Start your first game of { $game }
learn-begin-how = { $count ->
    [0] You play alone.
    [one] You and { $count } easy bot, with the recommended setup. A short tip tells you what each new decision is about, and you can turn the tips off at any time.
   *[other] You and { $count } easy bots, with the recommended setup. A short tip tells you what each new decision is about, and you can turn the tips off at any time.
}
