//! One kept-alive connection to the house.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::Answer;

/// A connection that sends one request after another.
pub struct Connection {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
    body: Vec<u8>,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Answer<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { address, stream: BufReader::with_capacity(64 * 1024, stream), body: Vec::new() })
    }

    /// Sends a request as a browser would over plain HTTP, and reads the whole answer; says its status.
    pub async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Answer<u16> {
        self.request(method, path, token, body, "application/json", "Accept-Encoding: gzip, deflate\r\n").await
    }

    /// Sends a form as a page would, by somebody whom nobody knows; says the status of the answer.
    pub async fn submit(&mut self, path: &str, form: &str) -> Answer<u16> {
        self.request("POST", path, "", form, "application/x-www-form-urlencoded", "").await
    }

    /// The same, with the answer as JSON. Anything but success is an error.
    pub async fn ask(&mut self, method: &str, path: &str, token: &str, body: &Value) -> Answer<Value> {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let status = self.request(method, path, token, &text, "application/json", "").await?;
        if status >= 300 {
            return Err(format!("{method} {path}: {status} {}", String::from_utf8_lossy(&self.body)).into());
        }
        Ok(serde_json::from_slice(&self.body)?)
    }

    async fn request(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
        kind: &str,
        more: &str,
    ) -> Answer<u16> {
        let (host, length) = (self.address, body.len());
        let identity = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{identity}{more}\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    async fn answer(&mut self) -> Answer<u16> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or("the house hung up")?;
        let mut length = 0;
        let mut chunked = false;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim().split_once(": ") else { break };
            match name {
                "content-length" => length = value.parse()?,
                "transfer-encoding" => chunked = value == "chunked",
                _ => {}
            }
        }
        self.body.clear();
        if chunked {
            self.chunks().await?
        } else {
            self.bytes(length).await?
        }
        Ok(status)
    }

    async fn chunks(&mut self) -> Answer<()> {
        let mut line = String::new();
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            let length = usize::from_str_radix(line.trim(), 16)?;
            self.bytes(length).await?;
            line.clear();
            self.stream.read_line(&mut line).await?;
            if length == 0 {
                return Ok(());
            }
        }
    }

    async fn bytes(&mut self, length: usize) -> Answer<()> {
        let start = self.body.len();
        self.body.resize(start + length, 0);
        self.stream.read_exact(&mut self.body[start..]).await?;
        Ok(())
    }
}
