import type { FastifyHttpOptions, RawServerDefault } from "fastify";
import type { App, AppDeps } from "./app-deps.ts";
import { ResponseWithErrorListener } from "./response-with-error-listener.ts";

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
