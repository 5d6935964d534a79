import type { Fetch } from "../../../ui/game/api/call-api.ts";
import type { LabServer } from "../../server/lab-server.ts";

/** A browser's connection to a server: it stores the cookie and can be cut, lose replies and delay them. */
export class Wire {
  readonly calls: { path: string; body: string; player?: string | null }[] = [];
  offline = false;
  /** Answers in the place of the server, unless it returns null. */
  answerInstead: () => Promise<Response> | null = () => null;
  /** Number of replies to lose although the server has executed the call. */
  answersToLose = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  private sid = "";
  private readonly server: LabServer;
  private held: { path: string; open: Promise<void> } | null = null;

  constructor(server: LabServer) {
    this.server = server;
  }

  readonly fetch: Fetch = (path, init) => {
    const call = this.send(path, init);
    this.underWay.add(call);
    const ended = () => this.underWay.delete(call);
    call.then(ended, ended);
    return call;
  };

  /** Waits until every call has its reply and its caller has handled it. */
  async quiet(): Promise<void> {
    do {
      await Promise.allSettled(this.underWay);
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.underWay.size > 0);
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? "");
    this.calls.push({ path, body, player: new Headers(init.headers).get("x-player") });
    const instead = this.answerInstead();
    if (instead !== null) return instead;
    if (this.offline) throw new TypeError("no connection");
    const answer = await this.server.app.inject({
      method: init.method === "POST" ? "POST" : "GET",
      url: path,
      headers: { ...(init.headers as Record<string, string>), cookie: `sid=${this.sid}` },
      ...(body === "" ? {} : { payload: body }),
    });
    this.keepCookie(answer.headers["set-cookie"]);
    if (this.held?.path === path) {
      const { open } = this.held;
      this.held = null;
      await open;
    }
    if (this.answersToLose > 0) {
      this.answersToLose -= 1;
      throw new TypeError("connection lost");
    }
    return new Response(answer.body, { status: answer.statusCode });
  }

  /** Delays the next reply to a call until the returned function is called. */
  hold(path: string): () => void {
    let release = () => {};
    this.held = {
      path,
      open: new Promise((resolve) => {
        release = resolve;
      }),
    };
    return release;
  }

  countOf(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  /** Has the cookie of another tab of the same browser, where somebody has logged in. */
  shareSession(other: Wire): void {
    this.sid = other.sid;
  }

  /** Deletes the cookie, as if the session had ended. */
  forgetSession(): void {
    this.sid = "";
  }

  private keepCookie(header: string | string[] | undefined): void {
    const sid = /^sid=([^;]*)/.exec([header ?? ""].flat()[0] ?? "")?.[1];
    if (sid !== undefined) this.sid = sid;
  }
}
