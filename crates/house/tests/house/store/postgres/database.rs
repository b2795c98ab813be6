//! Databases that can be used, and what is said of those that cannot.

use futures_util::future::join_all;
use house::ids::PersonId;
use house::store::{Postgres, PostgresUrl, Store};

use crate::cluster::{Cluster, Database};
use crate::store::place::{Place, moved};

async fn database() -> (Database, PostgresUrl) {
    let database = Cluster::shared().database().await;
    let url = database.url().parse().expect("a URL");
    (database, url)
}

/// What is said of a database.
async fn refusal(url: &PostgresUrl) -> String {
    Postgres::open(url).await.expect_err("it cannot be used").to_string()
}

#[tokio::test]
async fn processes_that_open_an_empty_database_at_once_make_one_house() {
    let (_database, url) = database().await;
    let opened = join_all((0..6).map(|_| Postgres::open(&url))).await;
    let mut secrets = Vec::new();
    for store in opened {
        let store = store.expect("each opens it");
        secrets.push(store.secret().await.expect("a secret"));
        store.ping().await.expect("it can be written");
    }
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "they share one secret");
    assert_ne!(Place::in_a_database().await.store.secret().await.expect("a secret"), secrets[0]);
}

#[tokio::test]
async fn a_house_is_reached_over_the_network_too() {
    let (database, _) = database().await;
    let url = database.url_over_tcp().parse().expect("a URL");
    let store = Postgres::open(&url).await.expect("it opens");
    store.ping().await.expect("it can be written");
    store.close().await.expect("a store can be closed");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_as_it_is() {
    let (database, url) = database().await;
    database.tamper("CREATE TABLE recipes (name TEXT)").await;
    assert_eq!(refusal(&url).await, format!("{url}: this is a database of another program"));
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    let tables: i64 = sqlx::query_scalar(tables).fetch_one(&mut database.connect().await).await.expect("a count");
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_as_it_is() {
    let (database, url) = database().await;
    Postgres::open(&url).await.expect("it opens").close().await.expect("a store can be closed");
    database
        .tamper(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'the future', TRUE, '\\x00', 0)",
        )
        .await;
    let said = refusal(&url).await;
    assert!(said.contains("a newer version of the program wrote this database (schema 9999, here "), "{said}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_and_the_password_is_not() {
    let url: PostgresUrl = "postgres://ann:secret@127.0.0.1:1/house".parse().expect("a URL");
    let said = refusal(&url).await;
    assert!(said.starts_with("postgres://ann@127.0.0.1:1/house: this database does not answer: "), "{said}");
    assert!(!said.contains("secret"), "{said}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_named() {
    let (database, _) = database().await;
    let missing = database.url().replace("@/house", "@/no_house");
    let url: PostgresUrl = missing.parse().expect("a URL");
    let said = refusal(&url).await;
    assert!(said.starts_with(&url.to_string()) && said.contains("does not exist"), "{said}");
}

#[tokio::test]
async fn every_commit_is_durable_whatever_the_database_is_set_to() {
    let (database, url) = database().await;
    let name = url.to_string().split(['/', '?']).nth(3).expect("a name").to_owned();
    database.tamper(&format!("ALTER DATABASE {name} SET synchronous_commit = 'off'")).await;
    let store = Postgres::open(&url).await.expect("it opens");
    let place = Place::in_a_database().await;
    let table = place.table_in(&store).await;
    // What the statement itself sees while it appends.
    database
        .tamper(
            "CREATE TABLE seen (setting TEXT); CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$; \
             CREATE TRIGGER see BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION see(); \
             CREATE TRIGGER see BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION see()",
        )
        .await;
    store.append(crate::store::place::batch(&table, 0, vec![moved("a")])).await.expect("it follows");
    let somebody = crate::store::place::person("Ann", house::ids::Timestamp(1));
    store.add_person(somebody).await.expect("she is kept");
    let mut db = database.connect().await;
    let seen: Vec<String> = sqlx::query_scalar("SELECT setting FROM seen").fetch_all(&mut db).await.expect("a list");
    assert_eq!(seen, ["on", "on"]);
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_is_told_with_its_table() {
    let place = Place::in_a_database().await;
    let table = place.table(&PersonId::random()).await;
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    place.database().tamper("UPDATE entries SET body = '{\"kind\":\"unheard-of\"}'").await;
    let said = place.store.table(&table).await.expect_err("it cannot be read").to_string();
    assert!(said.contains(table.as_str()) && said.contains("unheard-of"), "{said}");
}
