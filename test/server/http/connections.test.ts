import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type LabServer, labServer } from "../lab-server.ts";
import { RawConnection } from "../raw-connection.ts";
import { freshServer } from "../server-per-test.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function listening(server: LabServer): Promise<string> {
  return server.app.listen({ port: 0, host: "127.0.0.1" });
}

/** Makes a server wait for a request no longer than a tenth of a second, also for those that have begun. */
function becomeImpatient({ app }: LabServer): void {
  app.server.requestTimeout = 100;
  app.server.headersTimeout = 100;
}

describe("a connection", () => {
  it("has error listeners on its socket and its response, so that no error ends the process", async () => {
    const server = await freshServer();
    const address = await listening(server);
    const responses: ServerResponse[] = [];
    server.app.server.on("request", (_request: IncomingMessage, response: ServerResponse) =>
      responses.push(response),
    );
    for (const path of ["/api/health", "/nothing", "/%"]) await fetch(`${address}${path}`);
    expect(responses).toHaveLength(3);
    for (const response of responses) {
      expect(response.listenerCount("error")).toBeGreaterThan(0);
      expect(response.req.socket.listenerCount("error")).toBeGreaterThan(0);
      // Node throws an error event that nobody listens to.
      expect(() => response.emit("error", new Error("write after end"))).not.toThrow();
    }
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  it("is logged when it cannot be accepted, and the server continues", async () => {
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
    const server = await freshServer({ log });
    const address = await listening(server);
    server.app.server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(lines.join("")).toContain("accept EMFILE");
  });

  it.each(["/nothing", "/api/health", "/api/whoami", "/api/auth/telegram/callback?id=1"])(
    "that was reset before its request to %s is looked at leaves no error in the log (ABU-105)",
    async (path) => {
      const lines: string[] = [];
      const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
      const environment = { RATE_LIMIT_PER_SECOND: "50", LOGIN_LIMIT_PER_MINUTE: "20" };
      const server = await freshServer({ log, environment });
      const address = await listening(server);
      let left = 0;
      server.app.server.prependListener("request", ({ socket }: IncomingMessage) => {
        socket.destroy();
        left += 1;
      });
      for (let times = 1; times <= 3; times++) await expect(fetch(`${address}${path}`)).rejects.toThrow();
      expect(left).toBe(3);
      expect(lines).toEqual([]);
    },
  );

  it.each(["/api/buildMachine", "/api/auth/dev", "/nothing", "/api/nothing"])(
    "is closed when the body of a post to %s is too slow (ABU-52)",
    async (path) => {
      const server = await freshServer();
      const address = await listening(server);
      const slow = new RawConnection(address);
      await slow.beginPost(path, 100);
      becomeImpatient(server);
      await slow.closed;
      expect(slow.received).not.toContain(" 200 ");
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
    },
  );

  it.each([
    ["no HTTP", 400, "malformed", "EHLO mail.example\r\n\r\n"],
    [
      "two lengths",
      400,
      "malformed",
      "POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    ],
    [
      "20,000 bytes of headers",
      431,
      "too_large",
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
      "failures.too_large_headers",
    ],
    [
      "an address that cannot be decoded",
      400,
      "malformed",
      "GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    ],
    ["no host", 400, "malformed", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
    [
      "an unknown expectation",
      417,
      "malformed",
      "GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n",
      "failures.strange_expectation",
    ],
  ])(
    "that sends %s gets %i with the security headers (ABU-60)",
    async (_what, status, code, sent, sentence?: string) => {
      const address = await listening(await freshServer());
      const broken = new RawConnection(address);
      broken.send(sent);
      await broken.closed;
      const [head = "", body = ""] = broken.received.split("\r\n\r\n");
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toMatch(/^x-content-type-options: nosniff$/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(head).toMatch(/^cache-control: no-store$/im);
      expect(JSON.parse(body)).toEqual({ error: expect.any(String), code, sentence });
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
    },
  );

  it("is closed when its headers are too slow (ABU-52)", async () => {
    const server = await freshServer();
    becomeImpatient(server);
    const slow = new RawConnection(await listening(server));
    slow.send("GET /api/health HTTP/1.1\r\nhost: x\r\n");
    await slow.closed;
    expect(slow.received).toContain(" 408 ");
  });

  it("has deadlines: ten seconds for headers, twenty for a request, a minute without any movement (ABU-52)", async () => {
    const { requestTimeout, headersTimeout, timeout } = (await freshServer()).app.server;
    expect({ requestTimeout, headersTimeout, timeout }).toEqual({
      requestTimeout: 20_000,
      headersTimeout: 10_000,
      timeout: 60_000,
    });
  });
});

describe("three hundred slow bodies at once", () => {
  it("leave the game answering, and are closed after their deadline (ABU-52)", async () => {
    const server = await freshServer();
    const address = await listening(server);
    const ann = await server.player("Ann");
    const slow = Array.from({ length: 300 }, () => new RawConnection(address));
    const paths = ["/api/auth/dev", "/nothing", "/api/buildMachine"];
    await Promise.all(slow.map((connection, index) => connection.beginPost(paths[index % 3] ?? "", 1000)));
    expect((await ann.build("catLair", 0, 0)).status).toBe(200);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    becomeImpatient(server);
    await Promise.all(slow.map(({ closed }) => closed));
    expect((await ann.lab()).machines).toHaveLength(1);
  });
});

describe("closing the server", () => {
  it("waits five seconds for incomplete bodies, then closes their connections", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const server = await labServer();
    const address = await listening(server);
    const slow = new RawConnection(address);
    await slow.beginPost("/api/auth/dev", 100);
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow());
    await vi.advanceTimersByTimeAsync(4_900);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await slow.closed;
    await closing;
  });
});
