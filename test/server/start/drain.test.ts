import { once } from "node:events";
import { Agent, request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

/** Longer than any test: a second signal ends it. */
const LONG = "600000";

describe("a server process that was told to end", () => {
  it("refuses the probe at once and serves new connections for DRAIN_MS; a second signal ends it @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), DRAIN_MS: LONG });
    const address = await server.listening();
    const ann = new HttpPlayer(address);
    await ann.logIn("Ann");
    server.child.kill("SIGTERM");
    await server.logs(/SIGTERM: closing in 600000 ms/);
    const probe = await fetch(`${address}/api/ready`);
    expect([probe.status, probe.headers.get("connection")]).toEqual([503, "close"]);
    expect((await ann.send("dev/grant", { eggs: "1" })).status).toBe(200);
    expect(await server.kill("SIGTERM")).toBe(1);
  });

  it("resets no connection of ten that are always busy, and exits with 0", async () => {
    const server = new ServerProcess({
      DATA_DIR: dataFolder(),
      DRAIN_MS: "300",
      RATE_LIMIT_PER_SECOND: "0",
    });
    const address = await server.listening();
    const clients = Array.from({ length: 10 }, () => new BusyClient(address));
    const probe = new BusyClient(address, "/api/ready");
    const all = [...clients, probe];
    const ends = all.map((client) => client.run());
    await Promise.all(all.map(({ answered }) => answered));
    expect(await server.kill("SIGTERM")).toBe(0);
    await Promise.all(ends);
    for (const { resets, told } of clients)
      expect({ resets, isTold: told > 0 }).toEqual({ resets: 0, isTold: true });
    expect([...probe.statuses]).toEqual([200, 503]);
  });
});

/** Asks on one connection without a pause, until nobody listens any more. */
class BusyClient {
  /** Answers that said that their connection closes. */
  told = 0;
  /** Requests that failed on a connection that had answered before. */
  resets = 0;
  readonly statuses = new Set<number>();
  readonly answered: Promise<void>;
  private hasAnswered = (): void => undefined;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly url: string;

  constructor(address: string, path = "/api/whoami") {
    this.url = `${address}${path}`;
    this.answered = new Promise((resolve) => {
      this.hasAnswered = resolve;
    });
    onTestFinished(() => this.agent.destroy());
  }

  async run(): Promise<void> {
    while (await this.ask());
  }

  /** Whether somebody listens. */
  private async ask(): Promise<boolean> {
    const asked = request(this.url, { agent: this.agent }).end();
    try {
      const [answer] = await once(asked, "response");
      this.statuses.add(answer.statusCode);
      if (answer.headers.connection === "close") this.told += 1;
      await once(answer.resume(), "end");
      this.hasAnswered();
      return true;
    } catch (error) {
      if (asked.reusedSocket) this.resets += 1;
      return error instanceof Error && "code" in error && error.code !== "ECONNREFUSED";
    }
  }
}
