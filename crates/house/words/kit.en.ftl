# Words of the frame around every table, and of the shell of every page.

## Around the pages

kit-skip = Skip to the content
kit-skip-to-options = Skip to what you can do
kit-skip-to-story = Skip to the story
kit-ways = Main pages
kit-lobby = Lobby
kit-to-lobby = Railhead: to the lobby
kit-my-tables = My tables
kit-waiting = Tables that wait for you
kit-sheet = What lies before a player
kit-next-table = Next table
kit-settings = Settings
kit-account = Log in
kit-language = Language
kit-foot = Railhead, a table for board games of the Wild West.
    .label = More
kit-programs = For programs

## Deciding

kit-paused = The table is paused.
kit-paused-by = { $name } paused the game.
kit-banner-resume = Go on playing
kit-stood-in-time = Your time was up: a bot plays for you.
kit-stood-in-absent = You were away for a while: a bot plays for you.
kit-stood-in-left = You left the table: a bot plays for you.
kit-banner-return = Take over
kit-proposal = { $names }: let us end the game here, without a winner.
kit-proposal-agree = Agree: end it
kit-proposal-decline = Play on
kit-proposal-waits = You propose to end the game here. It ends when these agree too: { $names }.
kit-rule-of-the-moment = Read the rule
kit-options = What you can do
kit-more = More
kit-finality-free = Can be taken back
kit-finality-held = Can be taken back until you confirm it
kit-finality-final = Cannot be taken back: it shows something hidden or asks chance
kit-controls = Your decisions and the table
kit-yours = Yours
kit-tools = The table and your preferences
kit-refusals = What you cannot do now, and why
kit-find = Find in the list
kit-asides = You may also…
    .help = Nobody waits for you, but this you may do at any time.
kit-idle = Nothing to decide for you just now.
kit-undo = Take back
    .help = Takes back your last decision (U)
kit-undo-all = Start my turn again
    .help = Takes back everything you decided this turn
kit-draft = You chose:
kit-held = Confirm your decision, or take it back.
kit-confirm = Confirm
    .help = Makes it final and passes the turn on (Enter)
kit-hint = Hint
    .help = Asks the coach what it would do, and why (H)
kit-hurry = Hurry
    .help = The bot decides at once with what it has thought so far

## The menu of the table

kit-menu = Table
kit-look-as = Sit down as { $name }
kit-curtain = Nobody else should look now: what comes next is for one pair of eyes.
kit-pause = Pause
    .help = Nobody's clock runs and nobody plays until somebody resumes.
kit-resume = Resume
    .help = Play and clocks go on.
kit-leave = Leave the table
    .help = A bot plays in your place until you come back.
kit-return = Come back
    .help = You play yourself again, from your next decision.
kit-propose = Propose to end the game
    .help = The game ends without a winner when all people at the table agree.
kit-agree = Agree to end the game
    .help = Somebody proposed to end the game. It ends without a winner when all agree.
kit-withdraw = No longer propose to end
    .help = The game goes on.
kit-concede = Concede
    .help = A bot plays your seat to the end, and you cannot win any more. This is final.
kit-replace = Let a bot play for { $name }
    .help = A bot plays in that seat until its owner is back.
kit-replace-minutes = { $count ->
    [one] Possible once nobody has been in that seat for a minute.
   *[other] Possible once nobody has been in that seat for { $count } minutes.
}
kit-replace-hours = { $count ->
    [one] Possible once nobody has been in that seat for an hour.
   *[other] Possible once nobody has been in that seat for { $count } hours.
}
kit-cancel = Cancel the game
    .help = The game ends here for everybody, without a winner. This is final.

## People

kit-people = People
kit-nobody = Free seat
kit-somebody = Somebody
kit-you = you
kit-awaited = The table waits for this seat
kit-stand-in = bot plays
    .help = A bot plays in this seat until its owner is back.
kit-conceded = conceded
kit-agrees = wants to end
kit-invite = Invite people with this link
kit-fairness = Fair shuffle
    .help = Before the game the house published the commitment, a fingerprint of its secret seed. Download the game and run “railhead verify FILE”: it shows that the seed fits the commitment and that every shuffle followed from it.
kit-fairness-now = This fingerprint of the secret seed was fixed before the game. The seed is shown at the end, and everybody can check that no shuffle was touched.
kit-commitment = Commitment
kit-seed = Seed

## Story, replay, chat

kit-tabs = Parts of the table
kit-tab-table = Table
kit-story = Story
kit-replay = Look back
kit-reel = Moment of the game
kit-step-back = One step back
kit-step-play = Play
kit-step-forward = One step on
kit-to-present = To the present
kit-sequel = The next game
kit-telling = What happened is being shown.
kit-telling-skip = Skip
kit-results = What came of it
kit-tally = { $round }: what it brought
kit-luck-good = It went well:
kit-luck-bad = It went badly:
kit-luck-even = Result:
kit-rounds = Rounds of the game
kit-chat = Chat
kit-room-players = Players
kit-room-gallery = Gallery
kit-say = Say something
kit-reads-players = Everybody at the table and everybody who watches reads this.
kit-reads-gallery = Only those who watch read this now; the players can read it after the game.
kit-reads-everybody = Said by those who watched. Now everybody reads it.
kit-send = Send
notice-left = { $name } left the table. A bot plays on until { $name } is back.
notice-time = { $name } ran out of time. A bot plays on until { $name } is back.
notice-returned = { $name } plays again.
notice-declined = { $name } wants to play on. Nobody proposes to end the game any more.
notice-taken-back = { $name } took a decision back, and is asked again.
notice-replaced = A bot plays for { $name } now. The host asked for it, because nobody has been in that seat for a while.
kit-mute = Mute or hear again

## The scene

kit-places = Parts of the board
kit-parts = Parts of the table
kit-zoom = Closer and farther
kit-zoom-in = Closer
kit-zoom-out = Farther
kit-zoom-fit = The whole scene

## Preferences on the page

kit-preferences = Preferences
kit-speed = What happened is shown
kit-speed-off = at once
kit-speed-fast = fast
kit-speed-normal = at normal speed
kit-speed-slow = slowly
kit-confirming = The last decision of a turn is confirmed
kit-confirming-ask = by a button
kit-confirming-seconds = by itself after three seconds
kit-confirming-at-once = at once
kit-caution = What cannot be taken back is asked about
kit-caution-ask = always
kit-caution-first-games = in my first games
kit-caution-never = never
kit-palette = Colours
kit-palette-paper = paper
kit-palette-night = lamplight
kit-palette-contrast = high contrast
kit-text = Text
kit-text-normal = normal
kit-text-large = large
kit-text-largest = largest
kit-motion = Motion
kit-motion-system = as the system says
kit-motion-full = everything moves
kit-motion-reduced = nothing slides or flies
kit-sound = Sounds
kit-notify = Notify me when it is my turn
    .help = Works while some page of the house is open, also in the background. With all of them closed nothing can reach you: “My tables” shows what waits.
kit-in-words = The table in words alone
kit-what-is-this = What is this?
kit-keys = Keys
kit-rules = Rules
kit-all-settings = All settings
kit-key-options = choose from the list; arrows lead through it
kit-key-find = look for an option in a long list
kit-key-enter = confirm what you decided
kit-key-undo = take back
kit-key-hint = ask the coach
kit-key-lens = explain the piece under the pointer or the focus
kit-key-zoom = closer, farther, the whole scene
kit-key-escape = close
kit-key-help = show these keys

## The coach

kit-hint-compare = Compare it with the coach’s choice
kit-read-on = Read on in the rules

## The end

kit-end = The end of the game
kit-stopped-agreement = The game was ended by agreement.
kit-stopped-cancelled = The host cancelled the game.
kit-stopped-abandoned = The game was ended because nobody played on.
kit-growth = How the scores grew
kit-growth-parts = How the scores grew, part by part
kit-rematch = Rematch
kit-to-rematch = To the rematch
kit-rematch-in = Rematch: I’m in
kit-to-daily = To the results of the day
kit-rail = Download the game

## Said by the page itself

page-offline = No connection. Trying again; nothing is lost.
page-waits-to-be-sent = Waits to be sent: { $what }.
page-sending = what you asked for
page-your-turn = Your turn
page-next-table = { $n } more of your tables wait for you. Next: { $game }
page-do-it = Do it
page-yes = Yes
page-no = No
page-close = Close
page-sure = Are you sure?
page-several = Several things can be done here
page-gathering = choose what goes with it
page-let-go = Let go
page-pass-screen = Pass the screen to { $name }
page-i-am = I am { $name }
page-who-is-next = Who takes the screen?
page-somebody-else = Somebody else wants to look
page-turn-over = Your turn is over: pass the screen on.
page-only-you = This is for your eyes only.
page-hide = Hide it
page-moment = You are looking back: moment { $n } of { $all }
page-here = here
page-away = away
page-thinking = thinking
page-time = Time left: { $time }
page-days = { $n } d
page-watching = Watching: { $n }
page-rule = Read the rule
page-broken = Something went wrong in the house. Nothing has changed; try again.
page-copied = Copied
page-asking = The coach is thinking…
page-hint = The coach
page-unread = { $n } new
page-muted = You do not hear { $name }.
page-unmute = Hear again
page-found = { $n } found
page-piece = What is this?
page-pick-piece = Choose a piece to have it explained. Esc ends this.
page-all-pieces = All pieces
page-no-piece = There is nothing to say about this.
page-free = can be taken back
page-held = until you confirm it
page-final = cannot be taken back
page-play = Play
page-pause = Pause

## Campaigns and what is read aloud

kit-to-campaign = To the campaign
kit-read-next = Read on
kit-read-skip = Skip all
page-reading = { $n } of { $all }
book-opened = The rules that this table has discovered stand at the end.
