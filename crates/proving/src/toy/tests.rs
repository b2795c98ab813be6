use super::*;
use table::game::{Coded, Silent};
use table::guide::Guide;

fn table(players: u8) -> (Toy, Dice) {
    let mut dice = Dice::from_number(1);
    let toy = Toy::new(&ToySetup { players, ..ToySetup::standard() }, &mut dice).unwrap();
    (toy, dice)
}

fn with_cards(cards: &[u8]) -> (Toy, Dice) {
    let (mut toy, dice) = table(cards.len() as u8);
    toy.deck = Cards::ALL;
    for (player, &number) in toy.players.iter_mut().zip(cards) {
        player.card = Card::by_index(usize::from(number) - 1);
        toy.deck.remove(player.card);
    }
    (toy, dice)
}

fn play(toy: &mut Toy, dice: &mut Dice, moves: &[(usize, &str)]) -> Played {
    let play = |_, &(seat, notation): &(usize, &str)| {
        toy.play(Seat::new(seat), notation.parse().unwrap(), dice, &mut Silent).unwrap()
    };
    moves.iter().fold(Played::QUIET, play)
}

#[test]
fn the_highest_card_and_bid_take_the_pot_and_the_meek_lose_nothing() {
    let (mut toy, mut dice) = with_cards(&[9, 10, 8]);
    let played = play(
        &mut toy,
        &mut dice,
        &[(0, "bid 2"), (0, "meek"), (1, "bid 0"), (1, "meek"), (0, "whistle"), (2, "bid 2"), (2, "meek")],
    );
    assert_eq!(toy.players.iter().map(|player| player.purse).collect::<Vec<_>>(), [7, 6, 6]);
    assert_eq!((toy.pot, toy.bank, toy.round), (0, 5, 1));
    assert!(played.chance && played.revealed);
}

#[test]
fn the_bold_lose_their_bid() {
    let (mut toy, mut dice) = with_cards(&[1, 15]);
    let _ = play(&mut toy, &mut dice, &[(1, "bid 2"), (1, "meek"), (0, "bid 2"), (0, "bold")]);
    assert_eq!(toy.players.iter().map(|player| player.purse).collect::<Vec<_>>(), [4, 8]);
}

#[test]
fn a_peek_shows_the_card_to_the_one_who_peeks_alone() {
    let (mut toy, mut dice) = with_cards(&[1, 15, 7]);
    let played = play(&mut toy, &mut dice, &[(0, "peek 2")]);
    assert!(played.is_barrier());
    let seen = |seat| toy.view(Eyes::Seat(Seat::new(seat))).own.unwrap().seen;
    assert_eq!((seen(0), seen(1), seen(2)), (vec![(Seat::new(1), 15)], vec![], vec![]));
    assert_eq!(toy.view(Eyes::Bystander).own, None);
}

#[test]
fn refusals_name_their_rule() {
    let (mut toy, mut dice) = table(2);
    let _ = play(&mut toy, &mut dice, &[(0, "peek 2")]);
    let rule = |toy: &Toy, seat: usize, notation: &str| toy.why_not(Seat::new(seat), notation.parse().unwrap()).rule.0;
    assert_eq!(rule(&toy, 0, "peek 2"), "TOY-PEEK-01");
    assert_eq!(rule(&toy, 1, "peek 4"), "TOY-PEEK-02");
    assert_eq!(rule(&toy, 0, "bold"), "TOY-TURN-02");
    let _ = play(&mut toy, &mut dice, &[(0, "bid 1"), (0, "meek"), (0, "whistle"), (0, "whistle")]);
    assert_eq!(rule(&toy, 0, "whistle"), "TOY-WHISTLE-01");
    assert_eq!(rule(&toy, 0, "bid 1"), "TOY-TURN-01");
}

#[test]
fn the_winner_begins_the_next_game_with_a_coin_more() {
    let setup = ToySetup::standard();
    let next = Toy::inherit(&setup, &Champion(Seat::new(1)));
    let toy = Toy::new(&next, &mut Dice::from_number(1)).unwrap();
    assert_eq!(toy.players.iter().map(|player| player.purse).collect::<Vec<_>>(), [6, 7, 6]);
    assert_eq!(ToySetup::choose(&next.to_values()), Ok(next));
}

#[test]
fn prospects_add_up_and_quick_choices_are_legal() {
    let (mut toy, mut dice) = table(4);
    let mut legal = Vec::new();
    while let Some(seat) = toy.to_act().first() {
        let sum: f32 = toy.prospects().iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        toy.legal(seat, &mut legal);
        let action = toy.quick(seat, &legal, &mut dice);
        assert!(legal.contains(&action));
        let _ = toy.play_legal(seat, action, &mut dice, &mut Silent);
    }
    assert_eq!(f64::from(toy.prospects()[0]), toy.standing().unwrap().share(Seat::new(0)));
}

#[test]
fn notation_is_read_strictly() {
    crate::laws::notation::<ToyAction>(ToyAction::SPACE, "bid; bid 3; bid 02; Bold; peek 5; peek 0");
}

#[test]
fn what_a_seat_observes_is_around_it() {
    use table::observe::Observed;
    let (mut toy, mut dice) = with_cards(&[9, 10, 8]);
    play(&mut toy, &mut dice, &[(1, "peek 1"), (1, "bid 1"), (0, "bid 2"), (0, "meek"), (0, "whistle")]);
    let mut row = vec![0.0; Toy::layout().len()];
    Toy::observe(&toy.view(Eyes::Seat(Seat::new(1))), &mut row);
    let shown = |name: &str| row[Toy::layout().range(name).unwrap()].to_vec();
    assert_eq!(shown("seat"), [0.0, 1.0, 0.0, 0.0]);
    assert_eq!(shown("pot"), [1.0 / 16.0]);
    assert_eq!([shown("player.0.stage"), shown("player.2.stage")], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
    assert_eq!([shown("player.0.whistles"), shown("player.2.whistles")], [[1.0], [0.5]]);
    assert_eq!(shown("player.3.there"), [0.0]);
    assert_eq!(shown("own.bid"), [1.0, 0.5]);
    assert_eq!(shown("own.bold"), [0.0, 0.0]);
    assert_eq!(shown("own.card").iter().position(|&number| number == 1.0), Some(9));
    assert_eq!(shown("own.seen.2").iter().position(|&number| number == 1.0), Some(0), "the card is known");
    assert_eq!(shown("own.seen.2").iter().rposition(|&number| number == 1.0), Some(9), "it is a 9");
    assert_eq!(shown("own.seen.1.there"), [0.0]);
}
