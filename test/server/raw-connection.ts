import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A TCP connection to a listening server: sends any bytes, in any order, and keeps what comes back. */
export class RawConnection {
  received = "";
  /** Resolves when the connection is closed from either end. */
  readonly closed: Promise<unknown>;
  private readonly socket: Socket;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.socket = connect(Number(port), hostname);
    this.socket.on("data", (bytes) => {
      this.received += bytes.toString("latin1");
    });
    // A server may reset what it does not like.
    this.socket.on("error", () => {});
    this.closed = new Promise((resolve) => this.socket.once("close", resolve));
    onTestFinished(() => this.close());
  }

  send(text: string): void {
    this.socket.write(text, "latin1");
  }

  /** Asks for a path with GET, without waiting for earlier answers (HTTP pipelining). */
  get(path: string, headers: Record<string, string> = {}): void {
    this.send(head("GET", path, headers));
  }

  /** Begins a POST of `length` bytes of JSON and sends none of them; resolves once the server has begun with it. */
  async beginPost(path: string, length: number): Promise<void> {
    const body = { "content-type": "application/json", "content-length": String(length) };
    this.send(head("POST", path, { ...body, expect: "100-continue" }));
    await this.receives(/100 Continue/);
  }

  /** Waits until the answer so far matches; throws when the connection closes before that. */
  async receives(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.received)) {
      if (this.socket.closed) throw new Error(`Closed after ${JSON.stringify(this.received)}`);
      await Promise.race([once(this.socket, "data"), this.closed]);
    }
  }

  /** Stops reading: what the server sends from now on stays in its buffers. */
  stopReading(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.destroy();
  }
}

function head(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}
