import { executionAsyncResource } from "node:async_hooks";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyHttpOptions, RawServerDefault } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";
import type { App, AppDeps } from "./app-deps.ts";

declare module "fastify" {
  interface FastifyInstance {
    drain: Drain;
  }
}

/**
 * A response whose errors are ignored. Without a listener Node throws an "error" event, which would end the process
 * because of one connection. Nothing can be done about such an error: the client is gone, or the answer was complete
 * before.
 */
export class ResponseWithErrorListener<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  constructor(...parameters: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...parameters);
    this.on("error", ignore);
  }
}

function ignore(): void {}

/** Time limit for receiving a whole request, even a refused one. */
const REQUEST_MS = 20_000;
const HEADERS_MS = 10_000;
/** How often Node checks these deadlines. */
const CHECK_MS = 1_000;
/** A connection without traffic ends after this time; the slowest call waits 10 s for the ledger. */
const STILL_MS = 60_000;

/** Deadlines for slow senders and readers (`ABU-52`), and an error listener for every response. */
export const connectionOptions = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: STILL_MS,
  http: {
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    ServerResponse: ResponseWithErrorListener,
    // A hook refuses them instead, so that the answer has our headers.
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<RawServerDefault>;

/** Logs errors of accepting connections, such as too many open files; without a listener Node would throw them. */
export function logServerErrors(app: App, { log }: Pick<AppDeps, "log">): void {
  // Until the server listens, its errors belong to the caller of `listen`.
  app.addHook("onListen", async () => {
    app.server.on("error", (err) => log.error({ err }, "a connection could not be accepted"));
  });
}

/** The time between the decision to end and the end, in which a server sends its clients away. */
export class Drain {
  hasBegun = false;

  begin(): void {
    this.hasBegun = true;
  }
}

/**
 * Makes every answer close its connection once `app.drain` has begun, at the latest when the server closes. A client
 * that was told opens its next connection elsewhere, so that none is closed under a request.
 */
export function announceEnd(app: App): void {
  const drain = new Drain();
  app.decorate("drain", drain);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.hasBegun) reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", async () => drain.begin());
}

/**
 * Closes the server after `drainMs` in which it still serves everybody, while `/api/ready` and each answer tell that
 * it ends.
 */
export async function closeAfterDrain(app: App, drainMs: number): Promise<void> {
  app.drain.begin();
  if (drainMs > 0) await pause(drainMs);
  await app.close();
}

const IDLE_EVERY_MS = 50;
/** How long requests that have begun may take while closing; the whole process has ten seconds. */
const FINISH_MS = 5_000;

/**
 * While closing, ends each connection once it is idle, and after five seconds all that are left. Otherwise closing
 * would wait for a body that never comes or an answer that nobody reads.
 */
export function endConnections(app: App): void {
  let idle: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY_MS);
    rest = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  });
  app.addHook("onClose", async () => {
    clearInterval(idle);
    clearTimeout(rest);
  });
}

const kept: object[] = [];

/**
 * Keeps one of Node's `process.nextTick` objects alive; each request makes a dozen. V8 drops their hidden class when a
 * garbage collection finds none of them alive, and from then on each takes ten times as long to make: 3 of the 32
 * microseconds of a `getGameState`.
 */
export function nextTickWorkaround(): void {
  if (kept.length === 0) process.nextTick(() => kept.push(executionAsyncResource()));
}

/**
 * The one address that a host's name means, IPv4 before IPv6. For the name `localhost` Fastify would open a second
 * server beside ours, without our deadlines and error listener (`ABU-52`).
 */
export async function listenAddress(host: string): Promise<string> {
  return (await lookup(host, { order: "ipv4first" })).address;
}

/** Rejects where nobody could listen, before anything is built or migrated (`ABU-115`). */
export async function checkAddressFree({ port, host }: Pick<Configuration, "port" | "host">): Promise<void> {
  const trial = createServer().listen(port, await listenAddress(host));
  await once(trial, "listening");
  trial.close();
  await once(trial, "close");
}
