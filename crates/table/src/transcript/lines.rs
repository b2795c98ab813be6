//! Bytes as numbered lines of text, one at a time.

use super::error::{RailError, Wrong, shortened};

/// The longest line that is read.
pub const MAX_LINE: usize = 16 * 1024;

/// Reads line by line and knows where it is.
pub struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

impl<'a> Lines<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Lines { rest: bytes, number: 0 }
    }

    /// The number of the line that was read last, counted from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The next line without its newline; `expected` says what it should hold if there is none.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, RailError> {
        self.number += 1;
        let cut_short = || Wrong::CutShort { expected: expected.to_owned() }.on(self.number);
        let too_long = || Wrong::TooLong { max: MAX_LINE }.on(self.number);
        let window = &self.rest[..self.rest.len().min(MAX_LINE + 1)];
        let Some(end) = window.iter().position(|&byte| byte == b'\n') else {
            return Err(if window.len() > MAX_LINE { too_long() } else { cut_short() });
        };
        let line = std::str::from_utf8(&window[..end]).map_err(|_| Wrong::NotText.on(self.number))?;
        self.rest = &self.rest[end + 1..];
        Ok(line)
    }

    /// The value of the next line, which must read `key: value`.
    pub fn field(&mut self, key: &str) -> Result<&'a str, RailError> {
        let expected = format!("`{key}: …`");
        let line = self.next(&expected)?;
        line.strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(": "))
            .ok_or_else(|| Wrong::unexpected(expected, line).on(self.number))
    }

    /// Nothing may follow.
    pub fn end(self) -> Result<(), RailError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        let start = &self.rest[..self.rest.len().min(MAX_LINE)];
        let found = String::from_utf8_lossy(start);
        let found = shortened(found.lines().next().unwrap_or_default());
        Err(Wrong::AfterTheEnd { found }.on(self.number + 1))
    }
}
