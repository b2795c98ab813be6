//! Motion, text size and the network.

use std::time::{Duration, Instant};

use crate::support::{PATIENCE, Reply, Server, chromium, document, shown};
use browser::{Delay, Page, Size};

const LATENCY: Duration = Duration::from_millis(150);

#[tokio::test]
async fn reduced_motion_is_told_to_the_page() {
    let page = shown(Size::DESKTOP, "").await;
    let reduced = async || page.eval::<bool>("matchMedia('(prefers-reduced-motion: reduce)').matches").await;
    assert!(!reduced().await.expect("it knows"));
    page.set_reduced_motion(true).await.expect("set");
    assert!(reduced().await.expect("it knows"));
    page.set_reduced_motion(false).await.expect("set");
    assert!(!reduced().await.expect("it knows"));
}

#[tokio::test]
async fn text_is_enlarged_now_and_on_later_pages() {
    let page =
        shown(Size::DESKTOP, "<style>html { font-size: 20px }</style><p style='font-size: 1.5rem'>Text</p>").await;
    let size = async || page.eval::<String>("getComputedStyle(document.querySelector('p')).fontSize").await;
    page.set_text_zoom(2.0).await.expect("set");
    assert_eq!(size().await.expect("it has one"), "60px");
    page.reload().await.expect("loaded");
    assert_eq!(size().await.expect("it has one"), "60px");
    page.set_text_zoom(1.0).await.expect("set");
    page.reload().await.expect("loaded");
    assert_eq!(size().await.expect("it has one"), "30px");
}

async fn fetch_time(page: &Page) -> Duration {
    let began = Instant::now();
    page.run("fetch('/cookie').then(answer => answer.text()).then(() => null)").await.expect("answered");
    began.elapsed()
}

/// Opens a WebSocket, and says how long a message takes there and back.
async fn echo_time(page: &Page) -> Duration {
    let open = "new Promise((done, fail) => { if (window.socket) return done(null); \
        socket = new WebSocket(`ws://${location.host}/echo`); socket.onopen = () => done(null); socket.onerror = fail })";
    page.run(open).await.expect("open");
    let began = Instant::now();
    page.run("new Promise(done => { socket.onmessage = () => done(null); socket.send('x') })").await.expect("echoed");
    began.elapsed()
}

/// The shortest of some times: a machine may be busy for a moment, but it is never too fast.
async fn shortest(time: impl AsyncFn() -> Duration) -> Duration {
    let mut shortest = time().await;
    for _ in 1..5 {
        shortest = shortest.min(time().await);
    }
    shortest
}

/// Waits for a time below a limit: on a machine that is busy for longer, too, there are moments for it.
async fn sometimes_below(limit: Duration, time: impl AsyncFn() -> Duration) {
    let began = Instant::now();
    while time().await >= limit {
        assert!(began.elapsed() < PATIENCE, "it is never below {limit:?}");
    }
}

#[tokio::test]
async fn latency_delays_requests() {
    let page = shown(Size::DESKTOP, "").await;
    sometimes_below(LATENCY, async || fetch_time(&page).await).await;
    page.set_latency(LATENCY).await.expect("set");
    assert!(shortest(async || fetch_time(&page).await).await >= LATENCY);
    // A reminder of what the documentation says: when this fails, Chromium has become better.
    sometimes_below(LATENCY, async || echo_time(&page).await).await;
    page.set_latency(Duration::ZERO).await.expect("set");
    sometimes_below(LATENCY, async || fetch_time(&page).await).await;
}

#[tokio::test]
async fn offline_requests_fail_and_messages_wait() {
    let page = shown(Size::DESKTOP, "").await;
    echo_time(&page).await;
    page.set_offline(true).await.expect("set");
    let refused = "fetch('/cookie').then(() => false, () => true)";
    assert!(page.eval::<bool>(refused).await.expect("answered"));
    assert!(!page.eval::<bool>("navigator.onLine").await.expect("it knows"));
    page.run("got = false; socket.onmessage = () => got = true; socket.send('x')").await.expect("sent");
    tokio::time::sleep(2 * LATENCY).await;
    assert!(!page.eval::<bool>("got").await.expect("it knows"));
    page.set_offline(false).await.expect("set");
    assert!(!page.eval::<bool>(refused).await.expect("answered"));
    page.wait_until("got", PATIENCE).await.expect("the message arrives");
}

/// A server behind a long wire, and a page of it.
async fn far_away() -> (Delay, Page) {
    let server = Server::start(vec![Reply::html("/", document(""))]).await;
    let delay = Delay::before(server.address, LATENCY).await.expect("a port is free");
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let page = person.page(&format!("http://{}/", delay.address())).await.expect("it opens");
    (delay, page)
}

#[tokio::test]
async fn a_long_wire_delays_requests_and_messages() {
    let (_delay, page) = far_away().await;
    fetch_time(&page).await;
    for time in [shortest(async || fetch_time(&page).await).await, shortest(async || echo_time(&page).await).await] {
        assert!(time >= LATENCY, "{time:?}");
    }
    sometimes_below(2 * LATENCY, async || fetch_time(&page).await).await;
    sometimes_below(2 * LATENCY, async || echo_time(&page).await).await;
    let many = "Promise.all(Array.from({ length: 20 }, (_, n) => new Promise(done => { \
        socket.addEventListener('message', event => event.data == n && done(null)); socket.send(n) })))";
    // They travel one behind the other, not each after the other's arrival.
    let together = async || {
        let began = Instant::now();
        page.run(many).await.expect("echoed");
        began.elapsed()
    };
    sometimes_below(10 * LATENCY, together).await;
}

#[tokio::test]
async fn a_wire_that_is_cut_breaks_what_is_open() {
    let (delay, page) = far_away().await;
    echo_time(&page).await;
    delay.cut();
    page.wait_until("socket.readyState == WebSocket.CLOSED", PATIENCE).await.expect("it broke");
    assert!(fetch_time(&page).await >= LATENCY, "new connections get through");
    page.forgive("WebSocket").await.expect("forgiven");
    drop(delay);
    let refused = "fetch('/cookie').then(() => false, () => true)";
    page.wait_until(refused, PATIENCE).await.expect("the port is closed");
}
