import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One call as it arrived over the wire. */
export interface RecordedCall {
  method: string;
  /** Path and query, letter by letter. */
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the gateway does with a call: a JSON answer, or whatever the function does with the response. */
export type Answer = object | ((call: RecordedCall, response: ServerResponse) => object | undefined);

/** A real HTTP server that writes down what it is asked and answers what a test tells it to. */
export class RecordingGateway {
  readonly calls: RecordedCall[] = [];
  private readonly answers = new Map<string, Answer[]>();
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString("utf8");
      const call = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: text === "" ? undefined : JSON.parse(text),
      };
      this.calls.push(call);
      this.answer(call, response);
    });
  }

  async listen(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The answers to calls of a path, one after the other; the last one stays. */
  on(path: string, ...answers: Answer[]): this {
    this.answers.set(path, answers);
    return this;
  }

  callsOf(path: string): RecordedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  private answer(call: RecordedCall, response: ServerResponse): void {
    const queue = this.answers.get(call.path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) {
      sendJson(response, 500, { message: `no answer was told for ${call.path}`, code: 500 });
      return;
    }
    const body = typeof answer === "function" ? answer(call, response) : answer;
    if (body !== undefined) sendJson(response, 200, body);
  }
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A refusal as the gateway words it. */
export function refusal(status: number, type: string, message = "no"): Answer {
  return (_call, response) => {
    sendJson(response, status, { message, code: status, details: { type }, trace_id: "trace" });
    return undefined;
  };
}

/** A gateway that ends with the test. */
export async function recordingGateway(): Promise<RecordingGateway> {
  const gateway = await new RecordingGateway().listen();
  onTestFinished(() => gateway.close());
  return gateway;
}
