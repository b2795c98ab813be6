//! count
use colt_express::*;
use table::*;
fn main() {
    let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let setup = Options::for_players(4);
    let mut dice = Dice::from_number(1);
    let mut legal = Vec::with_capacity(64);
    let t = std::time::Instant::now();
    let mut dec = 0u64;
    for _ in 0..n {
        let mut g = ColtExpress::new(&setup, &mut dice).unwrap();
        while let Some(s) = g.to_act().first() {
            g.legal(s, &mut legal);
            let a = dice.pick(&legal);
            let _ = g.play_legal(s, a, &mut dice, &mut Silent);
            dec += 1;
        }
    }
    println!("{dec} {:?}", t.elapsed() / (n as u32));
}
