use colt_express::*;
use std::time::Instant;
use table::*;
fn main() {
    let players: usize = std::env::args().nth(1).map_or(4, |s| s.parse().unwrap());
    let setup = Options::for_players(players);
    let mut dice = Dice::from_number(1);
    let mut legal = Vec::with_capacity(64);
    println!("size {}", std::mem::size_of::<ColtExpress>());
    for _ in 0..3 {
        let t = Instant::now();
        let mut games = 0u64;
        let mut dec = 0u64;
        while t.elapsed().as_secs_f64() < 1.5 {
            for _ in 0..1000 {
                let mut g = ColtExpress::new(&setup, &mut dice).unwrap();
                while let Some(s) = g.to_act().first() {
                    g.legal(s, &mut legal);
                    let a = dice.pick(&legal);
                    let _ = g.play_legal(s, a, &mut dice, &mut Silent);
                    dec += 1;
                }
                games += 1;
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{:.0} games/s {:.0} dec/s {:.1} dec/game",
            games as f64 / e,
            dec as f64 / e,
            dec as f64 / games as f64
        );
    }
    let mut pos = vec![];
    for _ in 0..200 {
        let mut g = ColtExpress::new(&setup, &mut dice).unwrap();
        let mut n = 0;
        while let Some(s) = g.to_act().first() {
            if n == 60 {
                pos.push((g.clone(), s));
            }
            g.legal(s, &mut legal);
            let a = dice.pick(&legal);
            let _ = g.play_legal(s, a, &mut dice, &mut Silent);
            n += 1;
        }
    }
    let t = Instant::now();
    let mut n = 0u64;
    while t.elapsed().as_secs_f64() < 1.0 {
        for (g, s) in &pos {
            std::hint::black_box(g.imagine(*s, &mut dice));
            n += 1;
        }
    }
    println!("{:.0} imagine/s", n as f64 / t.elapsed().as_secs_f64());
    let t = Instant::now();
    let mut n = 0u64;
    while t.elapsed().as_secs_f64() < 1.0 {
        for (g, _) in &pos {
            std::hint::black_box(g.clone());
            n += 1;
        }
    }
    println!("{:.0} clone/s", n as f64 / t.elapsed().as_secs_f64());
}
