import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { freshWorld, type LedgerWorld, type WorldOptions } from "./ledger-world.ts";

/** An answer of the gateway behind, ready to be changed. */
export interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reaches into it as it likes.
  body: any;
}

/** What is done with a call: the answer behind is given on, changed or held back; `drop` ends the connection. */
export type Change = (
  answer: PassedAnswer,
  request: unknown,
) => PassedAnswer | "drop" | Promise<PassedAnswer>;

/** A gateway between the server and another one: it counts the calls and changes the answers as told. */
export class GatewayBetween {
  /** The paths that were called, in their order. */
  readonly calls: string[] = [];
  readonly headers: Record<string, string | string[] | undefined>[] = [];
  private readonly changes = new Map<string, Change>();
  private readonly server = createServer();

  async open(behind: string): Promise<this> {
    this.server.on("request", async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const path = (request.url ?? "").replace(/\/$/, "");
      this.calls.push(path);
      this.headers.push(request.headers);
      const text = Buffer.concat(chunks).toString();
      const answer = await fetch(`${behind}${request.url}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: text,
      }).catch(() => null);
      if (answer === null) return void response.destroy();
      const type = answer.headers.get("content-type") ?? "";
      const passed = {
        status: answer.status,
        headers: { "content-type": type },
        body: type.includes("json") ? await answer.json() : await answer.text(),
      };
      const change = this.changes.get(path) ?? this.changes.get("*");
      const changed = (await change?.(passed, text === "" ? undefined : JSON.parse(text))) ?? passed;
      send(response, changed);
    });
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Changes the answers of one path, or of all with `*`; null gives them on as they are again. */
  change(path: string, change: Change | null): void {
    if (change === null) this.changes.delete(path);
    else this.changes.set(path, change);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function send(response: ServerResponse, answer: PassedAnswer | "drop"): void {
  if (answer === "drop") {
    response.destroy();
    return;
  }
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  response.writeHead(answer.status, answer.headers).end(text);
}

/** A world whose server asks the dev ledger's gateway through one of these; both end with the test. */
export async function worldBetween(
  options: Omit<WorldOptions, "through"> = {},
): Promise<{ world: LedgerWorld; between: GatewayBetween }> {
  const between = new GatewayBetween();
  onTestFinished(() => between.close());
  const through = async (behind: string) => (await between.open(behind)).url;
  return { world: await freshWorld({ ...options, through }), between };
}
