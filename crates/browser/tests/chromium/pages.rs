//! Tabs: where they are, what they say, what they wait for and complain about.

use std::time::{Duration, Instant};

use crate::support::{PATIENCE, Reply, Server, chromium, closed_port, document, shown};
use browser::{BrowserError, Complaint, Page, Size, Source};

const SECOND: Duration = Duration::from_secs(1);

#[tokio::test]
async fn a_page_is_opened_left_and_reloaded() {
    let counting = "<script>localStorage.n = 1 + (localStorage.n ?? 0) * 1</script>";
    let server = Server::start(vec![
        Reply::html("/", document("<title>One</title>")),
        Reply::html("/two", document(&format!("<title>Two</title>{counting}"))),
    ])
    .await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let page = person.page(&server.url("/")).await.expect("it opens");
    assert_eq!(page.url().await.expect("it is somewhere"), server.url("/"));
    page.goto(&server.url("/two")).await.expect("it opens");
    assert_eq!(page.title().await.expect("it has a title"), "Test");
    assert_eq!(page.eval::<String>("localStorage.n").await.expect("it counts"), "1");
    page.reload().await.expect("it loads again");
    assert_eq!(page.eval::<String>("localStorage.n").await.expect("it counts"), "2");
    page.goto(&server.url("/two#below")).await.expect("no new document is needed");
    assert_eq!(page.url().await.expect("it is somewhere"), server.url("/two#below"));
    page.expect_no_errors().await.expect("all is well");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_an_error() {
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let (_closed, port) = closed_port();
    let nobody = format!("http://127.0.0.1:{port}/");
    let error = person.page(&nobody).await.err().expect("nobody listens");
    assert!(matches!(error, BrowserError::Navigation { .. }), "{error}");
}

#[tokio::test]
async fn people_have_cookies_of_their_own_and_pages_of_one_share_them() {
    let server = Server::start(vec![Reply::html("/", document(""))]).await;
    let (anna, bob) = (chromium().await.person(Size::DESKTOP).await, chromium().await.person(Size::DESKTOP).await);
    let (anna, bob) = (anna.expect("she comes"), bob.expect("he comes"));
    let first = anna.page(&server.url("/")).await.expect("it opens");
    let second = anna.page(&server.url("/")).await.expect("it opens");
    let other = bob.page(&server.url("/")).await.expect("it opens");
    first.eval::<String>("document.cookie = 'seat=1'").await.expect("it is set");
    let known = "fetch('/cookie').then(answer => answer.text())";
    assert_eq!(second.eval::<String>(known).await.expect("it answers"), "true");
    assert_eq!(other.eval::<String>(known).await.expect("it answers"), "false");
}

#[tokio::test]
async fn cookies_are_read_set_and_forgotten() {
    let headers = "content-type: text/html\r\nset-cookie: guest=7; HttpOnly; SameSite=Lax; Path=/\r\n";
    let server = Server::start(vec![Reply { path: "/", status: "200 OK", headers, body: document("") }]).await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let stranger = chromium().await.person(Size::DESKTOP).await.expect("another comes");
    person.set_cookie(&server.url("/"), "seat", "1").await.expect("set");
    let page = person.page(&server.url("/")).await.expect("it opens");
    assert_eq!(page.eval::<String>("document.cookie").await.expect("it has one"), "seat=1");
    let kept = person.cookies().await.expect("told");
    let guest = kept.iter().find(|cookie| cookie.name == "guest").expect("it is kept");
    assert_eq!((guest.value.as_str(), guest.http_only, guest.secure), ("7", true, false));
    assert_eq!(
        (guest.domain.as_str(), guest.path.as_str(), guest.same_site.as_deref()),
        ("127.0.0.1", "/", Some("Lax"))
    );
    assert_eq!(stranger.cookies().await.expect("told"), []);
    person.clear_cookies().await.expect("forgotten");
    assert_eq!(person.cookies().await.expect("told"), []);
}

#[tokio::test]
async fn all_tabs_of_a_person_are_alive_at_once() {
    let body = "<button onclick='this.textContent++'>0</button>\
        <script>frames = 0; (function frame() { window.frames++; requestAnimationFrame(frame) })()</script>";
    let server = Server::start(vec![Reply::html("/", document(body))]).await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let mut pages = Vec::new();
    for _ in 0..8 {
        pages.push(person.page(&server.url("/")).await.expect("it opens"));
    }
    for page in &pages {
        page.click("button").await.expect("it can be clicked");
        assert_eq!(page.text("button").await.expect("it has text"), "1");
        assert_eq!(page.eval::<String>("document.visibilityState").await.expect("it has one"), "visible");
        let before = page.eval::<u32>("window.frames").await.expect("it counts");
        page.wait_until(&format!("window.frames > {before} + 2"), PATIENCE).await.expect("it is drawn");
    }
}

#[tokio::test]
async fn scripts_give_values_await_promises_and_throw() {
    let page = shown(Size::DESKTOP, "").await;
    assert_eq!(page.eval::<Vec<u8>>("[1, 2].concat(3)").await.expect("a list"), [1, 2, 3]);
    let later = "new Promise(done => setTimeout(() => done('now'), 20))";
    assert_eq!(page.eval::<String>(later).await.expect("it comes"), "now");
    page.eval::<()>("undefined").await.expect("nothing is a value");
    page.run("[1, 2]").await.expect("the value does not matter");
    let error = page.run("missing.field").await.expect_err("it throws");
    assert!(error.to_string().contains("missing is not defined"), "{error}");
    let error = page.run("Promise.reject(new Error('no'))").await.expect_err("it rejects");
    assert!(matches!(&error, BrowserError::Script { message, .. } if message.contains("no")), "{error}");
    let error = page.eval::<u8>("'text'").await.expect_err("no number");
    assert!(matches!(error, BrowserError::Shape { .. }), "{error}");
}

#[tokio::test]
async fn a_strict_policy_stops_no_script_of_ours() {
    let strict = Reply {
        path: "/",
        status: "200 OK",
        headers: "content-type: text/html\r\ncontent-security-policy: default-src 'none'; img-src data:\r\n",
        body: document("<p id=a>Text</p>"),
    };
    let server = Server::start(vec![strict]).await;
    let person = chromium().await.person(Size::PHONE).await.expect("a person comes");
    let page = person.page(&server.url("/")).await.expect("it opens");
    page.wait_for("#a").await.expect("it is there");
    page.layout_problems().await.expect("it can be checked");
    page.contrast_problems().await.expect("it can be checked");
    page.set_text_zoom(2.0).await.expect("it can be enlarged");
    page.expect_no_errors().await.expect("the policy has no objection");
}

#[tokio::test]
async fn waiting_ends_when_elements_come_and_go() {
    let page = shown(Size::DESKTOP, "<p id=old>Old</p>").await;
    assert_eq!(page.count(".new").await.expect("counted"), 0);
    let later = "setTimeout(() => { old.hidden = true; \
        document.body.insertAdjacentHTML('beforeend', '<p class=new>New</p>') }, 100)";
    page.run(later).await.expect("set");
    page.wait_for(".new").await.expect("it comes");
    page.wait_gone("#old").await.expect("it goes");
    assert_eq!(page.count(".new").await.expect("counted"), 1);
    assert!(!page.is_seen("#old").await.expect("looked"));
    assert!(page.exists("#old").await.expect("looked"), "hidden, but there");
    assert!(!page.exists("#older").await.expect("looked"));
    let error = page.wait_until("1 > 2", SECOND / 10).await.expect_err("never");
    assert!(matches!(&error, BrowserError::Late { what, .. } if what == "1 > 2"), "{error}");
    let error = page.wait_until("nothing.here", SECOND).await.expect_err("it throws");
    assert!(matches!(error, BrowserError::Script { .. }), "{error}");
    let error = page.wait_for("p >").await.expect_err("no selector");
    assert!(matches!(error, BrowserError::Script { .. }), "{error}");
}

#[tokio::test]
async fn waiting_survives_a_change_of_documents() {
    let server = Server::start(vec![
        Reply::html("/", document("<script>setTimeout(() => location = '/1', 50)</script>")),
        Reply::html("/1", document("<script>setTimeout(() => location = '/2', 50)</script>")),
        Reply::html("/2", document("<p id=end>End</p>")),
    ])
    .await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let page = person.page(&server.url("/")).await.expect("it opens");
    page.wait_for("#end").await.expect("it comes");
    page.expect_no_errors().await.expect("pages that were left do not complain");
}

/// A page whose answer and whose picture take their time, and ways to get there.
async fn slow_server() -> Server {
    let ways = "<a id=link href=/late>L</a><form action=/late><button id=form>F</button></form>\
        <button id=script onclick=\"location.assign('/late')\">S</button><a id=nothing href=/nothing>N</a>";
    let nothing = Reply { path: "/nothing", status: "204 No Content", headers: "", body: String::new() };
    Server::start(vec![
        Reply::html("/", document(ways)),
        Reply::html("/late", document("<img src=/late.png><p id=end>End</p>")),
        nothing,
    ])
    .await
}

#[tokio::test]
async fn a_click_that_leads_to_another_page_has_led_there_when_it_is_over() {
    let server = slow_server().await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    for way in ["#link", "#form", "#script"] {
        let page = person.page(&server.url("/")).await.expect("it opens");
        page.click(way).await.expect("it can be clicked");
        let now: (String, String) = page.eval("[location.pathname, document.readyState]").await.expect("it answers");
        assert_eq!(now, ("/late".to_owned(), "complete".to_owned()), "{way}");
    }
    let page = person.page(&server.url("/")).await.expect("it opens");
    page.click("#nothing").await.expect("it can be clicked");
    assert_eq!(page.eval::<String>("location.pathname").await.expect("it answers"), "/", "no page came");
}

#[tokio::test]
async fn a_script_whose_page_is_left_says_so_and_leaves_the_next_page_ready() {
    let server = slow_server().await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let leave = "location.assign('/late'), new Promise(() => {})";
    let page = person.page(&server.url("/")).await.expect("it opens");
    let error = page.run(leave).await.expect_err("the promise is never kept");
    assert!(matches!(&error, BrowserError::Left { script } if script == leave), "{error}");
    assert_eq!(page.eval::<String>("document.readyState").await.expect("it answers"), "complete");
    assert_eq!(page.text("#end").await.expect("it is there"), "End");
    // What only looks is asked again.
    let page = person.page(&server.url("/")).await.expect("it opens");
    let once = "location.pathname == '/' ? (location.assign('/late'), new Promise(() => {})) : location.pathname";
    assert_eq!(page.read::<String>(once).await.expect("the next page answers"), "/late");
}

#[tokio::test]
async fn texts_and_attributes_are_read() {
    let page = shown(
        Size::DESKTOP,
        "<a href=/x data-n>One <b hidden>two</b></a><svg><text y=20 id=t>three</text></svg>\
                                      <button id=b>B</button>",
    )
    .await;
    assert_eq!(page.text("a").await.expect("it has text").trim(), "One");
    assert_eq!(page.text("#t").await.expect("it has text"), "three");
    assert_eq!(page.attribute("a", "href").await.expect("it is there").as_deref(), Some("/x"));
    assert_eq!(page.attribute("a", "title").await.expect("it is there"), None);
    let error = page.text("#none").await.expect_err("it is not there");
    assert_eq!(error.to_string(), "there is no #none");
    assert_eq!(page.focused().await.expect("looked"), None);
    page.run("b.focus()").await.expect("focused");
    assert_eq!(page.focused().await.expect("looked").as_deref(), Some("#b"));
    assert!(page.is_focused("#b").await.expect("looked"));
    assert!(!page.is_focused("a").await.expect("looked"));
}

#[tokio::test]
async fn a_picture_has_the_size_of_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    for (size, pixels) in [(Size::DESKTOP, (1440, 900)), (Size::PHONE, (780, 1688))] {
        let page = shown(size, "<p>Hello</p>").await;
        assert_eq!(page.eval::<u32>("innerWidth").await.expect("it has one"), size.width);
        assert_eq!(page.eval::<u32>("innerHeight").await.expect("it has one"), size.height);
        let coarse = page.eval::<bool>("matchMedia('(pointer: coarse) and (hover: none)').matches").await;
        assert_eq!(coarse.expect("it knows"), size.touch);
        let path = folder.path().join("page.png");
        page.screenshot(&path).await.expect("it is taken");
        let png = std::fs::read(&path).expect("it is there");
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((&png[1..4], side(16), side(20)), (b"PNG".as_slice(), pixels.0, pixels.1));
        let error = page.screenshot(folder.path().join("no/page.png")).await.expect_err("no such folder");
        assert!(matches!(error, BrowserError::File { .. }), "{error}");
    }
}

/// The complaints of a page, once all of these are among them.
async fn complaints_with(page: &Page, texts: &[&str]) -> Vec<Complaint> {
    let began = Instant::now();
    loop {
        let found = page.complaints().await.expect("heard");
        if texts.iter().all(|text| found.iter().any(|complaint| complaint.text.contains(text))) {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "waited in vain for {texts:?}: {found:#?}");
        tokio::time::sleep(SECOND / 100).await;
    }
}

#[tokio::test]
async fn complaints_are_collected_from_the_first_moment_on() {
    let policy = Reply {
        path: "/",
        status: "200 OK",
        headers: "content-type: text/html\r\ncontent-security-policy: script-src 'self'\r\n",
        body: document("<p onclick='x()'>a</p><img src=/missing.png><script src=/bad.js></script><script>x()</script>"),
    };
    let (_closed, closed) = closed_port();
    let bad = "console.error('bad', 7); console.warn('fine'); setTimeout(() => { throw new Error('thrown') }); \
               Promise.reject(new Error('rejected')); fetch('http://127.0.0.1:PORT/refused').catch(() => 0); \
               const stop = new AbortController(); fetch('/slow', { signal: stop.signal }).catch(() => 0); stop.abort();";
    let script = Reply {
        path: "/bad.js",
        status: "200 OK",
        headers: "content-type: text/javascript\r\n",
        body: bad.replace("PORT", &closed.to_string()),
    };
    let server = Server::start(vec![policy, script]).await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person comes");
    let page = person.page(&server.url("/")).await.expect("it opens");
    // They come in any order, some after the page has loaded.
    let all = ["bad 7", "thrown", "rejected", "/refused", "/missing.png", "inline event handler", "inline script"];
    let found = complaints_with(&page, &all).await;
    let of = |source: Source, text: &str| {
        found.iter().filter(|complaint| complaint.source == source && complaint.text.contains(text)).count()
    };
    assert_eq!(of(Source::Console, "bad 7"), 1, "{found:#?}");
    assert_eq!(of(Source::Exception, "Error: thrown"), 1, "{found:#?}");
    assert_eq!(of(Source::Exception, "Error: rejected"), 1, "{found:#?}");
    assert_eq!(of(Source::Network, "/missing.png"), 1, "{found:#?}");
    assert_eq!(
        of(Source::Network, &format!("ERR_CONNECTION_REFUSED for http://127.0.0.1:{closed}/refused")),
        1,
        "{found:#?}"
    );
    assert!(of(Source::Security, "Content Security Policy") >= 1, "{found:#?}");
    assert!(!found.iter().any(|complaint| complaint.text.contains("/slow") || complaint.text.contains("fine")));

    let error = page.expect_no_errors().await.expect_err("there are complaints");
    assert!(error.to_string().contains("exception: Error: thrown"), "{error}");
    assert_eq!(page.forgive("thrown").await.expect("forgiven"), 1);
    let left = page.complaints().await.expect("heard");
    assert_eq!(left.len(), found.len() - 1);
    page.forgive("").await.expect("all forgiven");
    page.expect_no_errors().await.expect("nothing is left");
    page.run("console.error('again')").await.expect("said");
    page.expect_no_errors().await.expect_err("later ones count");
}

#[tokio::test]
async fn a_web_socket_that_is_refused_is_a_complaint_that_can_be_forgiven() {
    let page = shown(Size::DESKTOP, "").await;
    let (_closed, port) = closed_port();
    let address = format!("ws://127.0.0.1:{port}/");
    let refused = format!("new Promise(done => {{ new WebSocket('{address}').onclose = () => done(null) }})");
    page.run(&refused).await.expect("it closes");
    page.expect_no_errors().await.expect_err("it is an error");
    assert!(page.forgive("ERR_CONNECTION_REFUSED").await.expect("forgiven") > 0);
    page.expect_no_errors().await.expect("nothing is left");
}

#[tokio::test]
async fn questions_of_the_browser_do_not_stop_a_page() {
    let page = shown(Size::DESKTOP, "<p>Text</p>").await;
    assert!(page.eval::<bool>("confirm('Really?')").await.expect("answered"));
}
