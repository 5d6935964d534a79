import { expect } from "vitest";
import { freePorts } from "../../cluster/support/free-ports.ts";
import { HttpBrowser } from "../../pvp/support/browser.ts";
import { ServerProcess } from "../../server-process.ts";

/** Gifts of the dev ledger have no request id: one that arrived after it was sent again would bind its account. */
const NOT_SENT_AGAIN = /^dev\//;

/** What the log says of a call that was answered 500, and of a promise; the dev ledger has errors of its own. */
const FAULT = /"route":"\/api\/[^"]*","status":500|nobody waited for it/;

/** Characters of a log that a failure shows. */
const LOG_END = 3000;

/** One process of the game at a fixed address, again and again; it must not end by itself. */
export class ShakenServer {
  readonly address: string;
  private process: ServerProcess;
  private isEnding = false;
  private log = "";
  private readonly underWay = new Set<AbortController>();
  private readonly environment: Record<string, string>;
  private readonly ended: AbortController;

  private constructor(environment: Record<string, string>, port: number, ended: AbortController) {
    this.environment = { ...environment, PORT: String(port) };
    this.address = `http://127.0.0.1:${port}`;
    this.ended = ended;
    this.process = this.begun();
  }

  /** `ended` is aborted where a process ends by itself. */
  static async start(environment: Record<string, string>, ended: AbortController): Promise<ShakenServer> {
    const [port = 0] = await freePorts(1);
    const server = new ShakenServer(environment, port, ended);
    await server.process.listening();
    return server;
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    this.isEnding = true;
    const { process } = this;
    const code = await process.kill(signal);
    expect(code, process.stdout.slice(-LOG_END)).toBe(signal === "SIGTERM" ? 0 : null);
    this.log += process.stdout;
  }

  async restart(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    await this.end(signal);
    this.isEnding = false;
    this.process = this.begun();
    await this.process.listening();
  }

  /** A browser whose requests `loseClients` can cut off. */
  browser(): HttpBrowser {
    const browser = new HttpBrowser(this.address);
    const { fetch } = browser;
    browser.fetch = async (call, init) => {
      if (NOT_SENT_AGAIN.test(call)) return fetch.call(browser, call, init);
      const leaving = new AbortController();
      this.underWay.add(leaving);
      const answer = fetch.call(browser, call, { ...init, signal: leaving.signal });
      return answer.finally(() => this.underWay.delete(leaving));
    };
    return browser;
  }

  /** Cuts off every request that is on its way, here or back. */
  loseClients(): void {
    for (const leaving of this.underWay) leaving.abort();
  }

  /** No call failed by a fault of the program, and no promise was rejected while nobody waited. */
  expectNoFaults(): void {
    expect(this.log.split("\n").filter((line) => FAULT.test(line))).toEqual([]);
  }

  private begun(): ServerProcess {
    const process = new ServerProcess(this.environment);
    void process.exit.then(() => {
      if (this.isEnding || process !== this.process) return;
      const log = `${process.stdout.slice(-LOG_END)}\n${process.stderr}`;
      this.ended.abort(new Error(`The process has ended by itself:\n${log}`));
    });
    return process;
  }
}
