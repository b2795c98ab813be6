# What the lobby, the settings and the account pages say in English.

guest-name = Guest { $number }

## The lobby

lobby-page = Railhead: board games of the Wild West
lobby-title = Take a seat
lobby-lead = Board games of the Wild West, against bots or with your friends, on one screen or many.
lobby-games = Games
lobby-own = Your tables
lobby-joinable = Tables you can join
lobby-watchable = Tables you can watch
lobby-players = For { $fewest } to { $most } players
lobby-how-many = Players
lobby-level = Level of the bots
lobby-alone = 1 (alone)
lobby-play = Play against bots
lobby-play-label = Play { $game } against bots
lobby-host = Host a table
lobby-first-game = Your first game
lobby-rules = Rules
lobby-daily = Deal of the day
lobby-achievements = Achievements

## Lists of tables

list-your-turn = Your turn
list-free-seats = { $count ->
    [0] All seats are taken
    [one] { $count } free seat
   *[other] { $count } free seats
}
list-waits-for = Waiting for { $who }
list-playing = Being played
list-paused = Paused
list-finished = Finished
list-stopped = Ended early
list-won = You won
list-place = Place { $place } of { $count }
list-free = free seat
list-go-on = Go on
list-open = Open
list-join = Join
list-watch = Watch
list-look-back = Look back
list-rail = Download
clock-is-live = Clock: { $minutes } min and { $seconds } s a decision
clock-is-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}

moment-now = just now
moment-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
moment-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
moment-day = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## My tables

mine-title = My tables
mine-none = You sit at no table yet.
mine-to-lobby = To the games
mine-running = Being played
mine-gathering = Waiting to begin
mine-over = Finished games

## Hosting a table

host-title = Host a table: { $game }
host-lead = Choose how you want to play. Everything has a usual value: you can open the table at once.
host-trouble = The table cannot be opened like this. What does not fit is marked below; nothing you chose is lost.
host-game = The game
host-only-with = Only with { $when }.
host-place = Place { $place }
host-seats = Seats
    .help = If you leave no seat free, the game begins at once. Otherwise people gather first, and you begin the game when everybody is there. Seats beyond the number of players are left out.
host-seat = Seat { $number }
host-name = Name in seat { $number }
host-me = Me
host-nobody = Free: invite somebody
host-screen = Somebody else at this screen
host-bots = Bots
host-bot = Bot: { $level }
host-others = Others and time
host-access = Who can find the table
host-access-link = Only people with the link
host-access-open = Everybody: it is listed in the lobby
host-clock = Clock
    .help = When somebody's time runs out, a bot plays on until they are back.
host-clock-off = No clock
host-clock-live = For one sitting
host-clock-days = Days for each decision
host-minutes = Minutes for the whole game
host-increment = Seconds added for each decision
host-days = Days for each decision
host-open = Open the table

## A table before the game

gathering-title = { $game }: the table fills up
gathering-title-ready = ● Ready: { $game }
gathering-title-waits = ({ $count }) { $game }: the table fills up
gathering-ready = Everybody is here. You can begin.
gathering-wait-host = Everybody is here. The host can begin.
gathering-wait-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
gathering-invite = Invite others
gathering-link = Link for those you invite
    .help = Whoever has this link can take a free seat. It never gives away a seat that is taken.
gathering-copy = Copy
gathering-qr = The same link for the camera of a phone
    .help = Point a phone’s camera at it.
gathering-kept = Kept for { $name }, who sat here.
gathering-expected = Your seat of the last game is kept for you.
gathering-rejoin = I’m in
gathering-sent-away = The host has made your seat free. You can take another one if you are invited again.
gathering-send-away = { $name } loses the seat and is told so.
gathering-send-away-yes = Yes, free the seat
gathering-cancel-sure = The table is gone for everybody, and the invitation leads nowhere.
gathering-cancel-yes = Yes, cancel it
gathering-seats = Seats
gathering-host = host
gathering-alike = numbered: the name looks like another one here
gathering-salted = added to the shuffle
gathering-name = Your name
gathering-sit = Sit here
gathering-other-name = Name of somebody else at this screen
gathering-share = Seat them here
gathering-employ = Put a bot here
gathering-change = Change the bot
gathering-free = Free this seat
gathering-leave = Leave this seat
gathering-salt = Add to the shuffle
gathering-salt-label = Anything you like
    .help = 1 to 64 letters, digits or signs without spaces and accents. It becomes part of the shuffle, so that nobody alone could have chosen it.
gathering-salt-add = Add
gathering-hosts = You are the host
gathering-start = Begin the game
gathering-fill = Bots into all free seats
gathering-cancel = Cancel the table
gathering-fairness = The house has already fixed its secret seed: this is its fingerprint. The seed is shown after the game, and everybody can check that no shuffle was touched.
denied-salt = What you add to the shuffle has 1 to 64 letters, digits or signs, without spaces and accents.

## Before one sits down

terms-title = What is played
terms-host = Host
terms-length = Length
terms-clock = Clock
terms-rules = Rules

## A table that never began

cancelled-title = Cancelled: { $game }
cancelled-by = { $name } has cancelled this table. No game was played here.
cancelled-by-host = The host has cancelled this table. No game was played here.
cancelled-abandoned = Nobody came to this table for a long time, so the house has put it away.
cancelled-to-lobby = To the lobby

## Invitations

join-title = You are invited: { $game }
join-name-help = This is what the others will call you.
join-sit = Take a seat
join-by = { $name } invites you.
join-full = All seats are taken. You can watch.
join-over = The game is over. You can look back at it.
join-begun = The game has begun without a free seat for you. You can watch it.
join-watch = Watch

## Settings

settings-title = Settings
settings-saved = Saved.
settings-save = Save
settings-name = Name
    .help = What you are called at new tables: 1 to 24 characters.
settings-language = Language
settings-language-browser = As in the browser
settings-language-en = English
settings-language-pl = Polski
settings-speed = Speed of the story
    .help = How fast you are shown what others did.
settings-speed-off = At once
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-confirm = End of your turn
    .help = What happens after a last decision that could still be taken back.
settings-confirm-ask = Ask me
settings-confirm-seconds = Wait three seconds, longer while I read
settings-confirm-at-once = Go on at once
settings-caution = What cannot be taken back
    .help = Whether you are asked once more before something that shows a hidden card or asks chance.
settings-caution-ask = Ask me
settings-caution-first-games = Ask me in my first three games of a kind
settings-caution-never = Go on at once
settings-palette = Colours
    .help = The colours of all pages.
settings-palette-paper = Paper
settings-palette-night = Lamplight
settings-palette-contrast = High contrast
settings-text = Size of text
    .help = Besides, your browser can zoom.
settings-text-normal = Normal
settings-text-large = Large
settings-text-largest = Largest
settings-motion = Motion
    .help = Whether things slide and fly.
settings-motion-system = As my system says
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-face = Tables
    .help = Every game can also be played in words alone.
settings-face-drawn = Drawn
settings-face-words = In words
settings-signals = Signals
settings-sound = Sounds
settings-notify = Notify me when it is my turn

## Accounts

account-page = Account
account-guest = You are a guest: your games are known to this browser only. An account keeps them for you everywhere.
account-nobody = You can play without an account. An account keeps your games and settings for you everywhere.
account-known = You are logged in as { $name }.
account-name = Account name
account-password = Password
    .help = At least 10 characters.
account-new-password = New password
account-login = Log in
account-login-do = Log in
account-create = New account
    .help = The games of this browser become the account's.
account-create-do = Create the account
account-recover = Forgotten password
    .help = With the recovery code that you were given you can choose a new password. All sessions end.
account-recover-do = Set the new password
account-code = Recovery code
account-code-title = Your recovery code
account-code-keep = Write it down and keep it safe: it is shown only this once. With it you can choose a new password if you forget yours.
account-logout = Log out
account-sessions = Where you are logged in
account-this = This browser
account-end = Log out there
account-end-others = Log out everywhere else
account-unknown-browser = Unknown browser
account-change = Change the password
    .help = You are then logged out everywhere else.
account-change-do = Change the password
account-new-code = New recovery code
    .help = The old one is no longer valid then.
account-new-code-do = Make a new code
account-delete = Delete the account
    .help = Bots play on in your games, your name disappears from all tables, and nothing can be restored.
account-delete-do = Delete for ever
account-created = Your account is ready.
account-recovered = Your password is changed, and all other sessions have ended.
account-changed = Your password is changed, and all other sessions have ended.
account-code-made = The old recovery code is no longer valid.
account-short = A password has at least 10 and at most 200 characters.
account-common = Many people have that password, so it is among the first that strangers try. Choose another.
account-like-name = That password is the name, or hardly more. Choose another.
account-pattern = That password is a row of keys or one piece repeated. Choose another.
account-taken = Somebody has an account with this name already.
account-wrong = Name and password do not fit together.
account-wrong-code = Name and recovery code do not fit together.
account-wrong-password = That is not your password.

## The deal of the day

daily-title = Deal of the day: { $game }
daily-about = Today everybody plays the same cards, once. The seed stays secret until midnight (UTC).
daily-play = Play today’s deal
daily-results = Results
daily-nobody = Nobody has finished this deal yet.
daily-place = Place
daily-player = Player
daily-score = Score
daily-days = Other days
daily-before = The day before
daily-after = The day after

## Achievements

achievements-title = Achievements: { $game }
achievements-count = { $done } of { $count } achieved
achievements-done = achieved
achievements-open = not achieved yet
achievements-kept = Achievements are kept with your account; a guest’s games are taken over when an account is made.

## Campaigns

lobby-campaign = Begin a campaign
list-campaign = Campaign
campaign-title = { $game }: the campaign
campaign-progress = Next: game { $number } of { $of }
    .titled = Next: game { $number } of { $of }, { $title }
campaign-over = All { $of } games have been played.
campaign-running = A game is on
campaign-to-table = To the table
campaign-next = The next game
campaign-free = Free play
    .help = The campaign is over, and nothing that you play now changes it. Its map and its rules are yours.
campaign-start = Begin the next game
campaign-start-free = Play a free game
campaign-attends = attends
campaign-absent = absent
campaign-stay-away = Stay away
campaign-come = Attend
campaign-journal = The games so far
campaign-game = Game { $number }
    .titled = Game { $number }, { $title }
campaign-free-game = Free play
campaign-export = Export the campaign
campaign-watch = Watch from the first game
campaign-to-journal = The journal, to print
journal-title = { $game }: the journal
journal-print = Print
journal-back = Back to the campaign
journal-members = Who took part
journal-years = The years
journal-keepsakes = What it came to
journal-place = Place
journal-score = Result
journal-unfinished = This game is still on.
journal-cards = Read aloud
denied-journal = The journal is for the members of this campaign.
campaign-look-as = What only one of you knows
    .help = Several members play at this browser. Whoever wants to look takes the screen while nobody else does; opening the page again hides it.
campaign-track = The games of the campaign
campaign-track-next = next
campaign-track-on = being played
campaign-standings = How it stands
campaign-member = Member
campaign-won = Games won
campaign-played = Games played
campaign-cards = Read aloud in this game
denied-not-member = Only members of this campaign can say that.
denied-not-attending = The next game is begun by a member who attends it, or by the founder.
denied-too-few = Too few members attend the next game.
denied-never-begun = The first game of this campaign never began.
