import type { FastifyHttpOptions, RawServerDefault } from "fastify";
import type { App, AppDeps } from "../app-deps.ts";
import { ResponseWithErrorListener } from "./response-with-error-listener.ts";

/** A request must have arrived whole in this time, also one that is refused or asks for nothing there is. */
const REQUEST_MS = 20_000;
const HEADERS_MS = 10_000;
/** How often those two are looked after. */
const CHECK_MS = 1_000;
/** A connection ends when nothing moves on it for so long; the slowest call waits 10 s for the ledger. */
const STILL_MS = 60_000;

/** Deadlines for slow senders and readers (`ABU-52`), and an error listener for every response. */
export const connectionOptions = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: STILL_MS,
  http: {
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    ServerResponse: ResponseWithErrorListener,
    // Refused by a hook instead, whose answer has its headers.
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<RawServerDefault>;

/** Logs what goes wrong while connections are accepted, such as too many open files: Node would throw it. */
export function logServerErrors(app: App, { log }: Pick<AppDeps, "log">): void {
  // Until it listens, errors belong to whoever starts it.
  app.addHook("onListen", async () => {
    app.server.on("error", (err) => log.error({ err }, "a connection could not be accepted"));
  });
}
