//! Pictures of a campaign of Ticket to Ride Legacy: `make pictures`.

use browser::{Page, Size};

use crate::hands::{PATIENCE, choose_value, host_for_two, meet, swift_person, table_opens};
use crate::house::House;
use crate::pictures::{folder, take};

const GAME: &str = "ticket-to-ride-legacy";

/// Two people and so many bots, so that the map fills.
const BOTS: usize = 2;

/// Games whose map is worth a picture, with the decisions before it.
const MAPS: [(usize, usize, &str); 3] = [(1, 12, "first-summer"), (6, 40, "survey"), (12, 60, "continent")];

/// Chooses from the list what brings a railway on: building first, then cards. Stops after so many decisions at the beginning
/// of a turn, at the end, and when another says that it is enough.
const PLAY: &str = "async (most) => {
  const order = ['build', 'pay', 'add', 'cash', 'accept', 'open', 'keep', 'site', 'take', 'blind'];
  const rank = (one) => { const place = order.findIndex((word) => one.dataset.notation.startsWith(word)); return place < 0 ? 99 : place; };
  const over = () => !!document.querySelector('#region-end *');
  const listed = () => [...document.querySelectorAll('#region-options .options .option')];
  const ready = () => over() || window.enough || (listed().length > 0 && !document.body.classList.contains('is-sending'));
  const begins = () => listed().some((one) => one.dataset.notation === 'tickets');
  const until = async (holds) => {
    for (const late = performance.now() + 60_000; !holds();) {
      if (performance.now() > late) throw new Error('nothing happens');
      await new Promise((done) => { setTimeout(done, 4); });
    }
  };
  let made = 0;
  for (await until(ready); !over() && !window.enough && (made < most || !begins()); made += 1) {
    const all = listed();
    const best = Math.min(...all.map(rank));
    const same = all.filter((one) => rank(one) === best);
    // Now and then blind, so that newspapers come.
    const blind = best === order.indexOf('take') && made % 3 === 0 && all.find((one) => one.dataset.notation === 'blind');
    (blind || same[made * 7 % same.length]).click();
    await until(ready);
  }
  return over();
}";

/// Whatever is read aloud is put away at once.
const SKIP: &str = "(() => { window.enough = false; const card = document.querySelector('#reading'); \
     const skip = () => card.open && document.querySelector('#reading [data-reading=skip]').click(); \
     new MutationObserver(skip).observe(card, { attributes: true }); skip(); })()";

/// Nobody is on the way to a step any more.
const RISEN: &str = "[...document.querySelectorAll('.tr-step')].every((step) => \
     step.getAnimations().every((rise) => rise.playState === 'finished'))";

/// Plays on; whether the game is over.
async fn play(page: &Page, most: usize) -> bool {
    page.run(SKIP).await.expect("the page answers");
    page.eval(&format!("({PLAY})({})", most.min(9_999))).await.expect("the game goes on")
}

async fn to_campaign(page: &Page) {
    page.click("#region-end a[href*='/campaigns/']").await.expect("the end leads to the campaign");
    page.wait_for(".campaign .keepsake").await.expect("the campaign opens");
}

#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_campaign() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    let house = House::open().await;
    let (_anna, at_anna) = swift_person(&house, Size::DESKTOP, "en").await;
    let (_ola, at_ola) = swift_person(&house, Size::PHONE, "en").await;
    let seats = [(&at_anna, Size::DESKTOP), (&at_ola, Size::PHONE)];
    host_for_two(&house, &at_anna, GAME, BOTS).await;
    choose_value(&at_anna, "[name=\"set-campaign\"]", "new").await;
    meet(&at_anna, &at_ola).await;
    for number in 1..=12 {
        if let Some((_, decisions, what)) = MAPS.iter().find(|(game, ..)| *game == number) {
            let first = async {
                play(&at_anna, *decisions).await;
                at_ola.run("window.enough = true").await.expect("the page answers");
            };
            tokio::join!(first, play(&at_ola, usize::MAX));
            for (page, size) in seats {
                take(page, what, size).await;
            }
        }
        tokio::join!(play(&at_anna, usize::MAX), play(&at_ola, usize::MAX));
        for (page, size) in seats {
            to_campaign(page).await;
            match number {
                6 => take(page, "campaign", size).await,
                12 => {
                    page.run("document.querySelector('.keepsake').scrollIntoView()").await.expect("it can be seen");
                    page.wait_until(RISEN, PATIENCE).await.expect("the companies stand on their steps");
                    take(page, "finale", size).await;
                }
                _ => {}
            }
        }
        if number < 12 {
            at_anna.click(".next-game form[action$='/next'] button").await.expect("the next game is begun");
            table_opens(&at_anna).await;
            at_ola.reload().await.expect("the campaign opens again");
            at_ola.click(".next-game a.go").await.expect("the other finds the table");
            table_opens(&at_ola).await;
        }
    }
}
