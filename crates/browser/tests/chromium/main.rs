//! All tests against a real browser in one program: it is linked once.

mod conditions;
mod contrast;
mod hands;
mod layout;
mod pages;
mod process;
mod support;
