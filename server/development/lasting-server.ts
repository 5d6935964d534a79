import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ListenOptions } from "node:net";
import type { FastifyServerFactory } from "fastify";
import { shippedRules } from "../../rules/index.ts";
import { unavailable } from "../errors/failure.ts";
import { bodyOf } from "../errors/http-error.ts";
import { connectionOptions } from "../http/connections.ts";
import { devNetwork } from "../ledger/network/dev-network.ts";

type Asked = [request: IncomingMessage, response: ServerResponse];

const { http, requestTimeout, connectionTimeout } = connectionOptions;
const GATEWAY = devNetwork().gatewayUrl;
const FAILED = "The server could not begin anew: its console says why.";

/**
 * The HTTP server of a development server. It stays open, with its connections, while one app replaces another:
 * requests in between wait for the new app (`ABU-115`).
 */
export class LastingServer {
  #state: "open" | "changing" | "failed" = "open";
  #app: AppServer | null = null;
  #waiting: Asked[] = [];
  readonly #server = createServer({ ...http, requestTimeout });

  constructor() {
    this.#server.setTimeout(connectionTimeout);
    this.#server.on("request", (...asked) => this.#take(asked));
    for (const event of ["checkExpectation", "clientError", "error"])
      this.#server.on(event, (...values) => this.#app?.emit(event, ...values));
  }

  /** Makes the server of the next app; Fastify takes it for a server of its own. */
  readonly serverFactory: FastifyServerFactory<Server> = (handler, { keepAliveTimeout }) => {
    this.#server.keepAliveTimeout = Number(keepAliveTimeout);
    this.#app = new AppServer(this.#server, () => this.#state !== "open");
    this.#app.on("request", handler);
    return this.#app as unknown as Server;
  };

  /** Requests wait from now on, until `open` or `fail`; the app may close. */
  hold(): void {
    this.#state = "changing";
  }

  /** The newest app listens: it gets the requests that have waited. */
  open(): void {
    this.#go("open");
  }

  /** There is no app: answers 503. */
  fail(): void {
    this.#go("failed");
  }

  /** Closes the connections that its last app has left open. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #go(state: "open" | "failed"): void {
    this.#state = state;
    for (const asked of this.#waiting.splice(0)) this.#take(asked);
  }

  #take(asked: Asked): void {
    const [request, response] = asked;
    // Calls that the app must still answer may wait for the gateway, which is part of the app.
    const isForClosingApp = this.#app?.isClosed === false && request.url?.startsWith(GATEWAY);
    if (this.#state === "open" || isForClosingApp) this.#app?.answer(asked);
    else if (this.#state === "changing") this.#waiting.push(asked);
    else refuse(response);
  }
}

/** The server of one app, as Fastify sees it: its listeners, and the requests that it has to answer. */
class AppServer extends EventEmitter {
  isClosed = false;
  readonly #unanswered = new Set<ServerResponse>();
  readonly #shared: Server;
  readonly #isReplaced: () => boolean;

  constructor(shared: Server, isReplaced: () => boolean) {
    super();
    this.#shared = shared;
    this.#isReplaced = isReplaced;
  }

  answer([request, response]: Asked): void {
    this.#unanswered.add(response);
    response.once("close", () => this.#forget([response]));
    this.emit("request", request, response);
  }

  address(): ReturnType<Server["address"]> {
    return this.#shared.address();
  }

  listen(options: ListenOptions): void {
    const tell = () => this.emit("listening");
    if (this.#shared.listening) process.nextTick(tell);
    else this.#shared.listen(options).once("listening", tell);
  }

  close(closed: () => void): void {
    if (!this.#isReplaced()) {
      this.#shared.close(closed);
      return;
    }
    this.once("answered", () => {
      this.isClosed = true;
      closed();
    });
    this.#forget([]);
  }

  closeIdleConnections(): void {
    if (!this.#isReplaced()) this.#shared.closeIdleConnections();
  }

  closeAllConnections(): void {
    if (!this.#isReplaced()) this.#shared.closeAllConnections();
    const left = [...this.#unanswered];
    for (const { socket } of left) socket?.destroy();
    this.#forget(left);
  }

  #forget(responses: readonly ServerResponse[]): void {
    for (const response of responses) this.#unanswered.delete(response);
    if (this.#unanswered.size === 0) this.emit("answered");
  }
}

function refuse(response: ServerResponse): void {
  const error = unavailable();
  response
    .writeHead(error.status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "1",
    })
    .end(JSON.stringify({ ...bodyOf(error, shippedRules.texts), error: FAILED }));
}
