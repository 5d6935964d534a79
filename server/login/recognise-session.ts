import type { FastifyRequest } from "fastify";
import { failure } from "../errors/failure.ts";
import { notLoggedIn } from "../errors/known-errors.ts";
import { logError } from "../errors/log-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { onRequestOf } from "../http/on-request-of.ts";
import { SEEN_EVERY_MS, type Session } from "../store/sessions.ts";
import { sessionCookie } from "./session-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Visitors may use the route; all others need a session. */
    public?: boolean;
  }
}

/** Finds the session of each request (`ABU-07`), and notes from time to time that it is used. */
export function recogniseSession(app: App, { store, clock, configuration, log }: AppDeps): void {
  const noteUsed = (secret: string, { seenAt }: Session) => {
    const now = clock.now();
    if (now - seenAt < SEEN_EVERY_MS) return;
    // Nobody waits for it: the request may go on, and the next one notes it if this one could not.
    store
      .noteSessionUsed(secret, now, now + configuration.sessionIdleMs)
      .catch((error: unknown) => logError(log, error, "the use of a session could not be noted"));
  };
  app.decorateRequest("session", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const secret = sessionCookie(request, configuration.production);
    if (secret === null) {
      done();
      return;
    }
    const found = (session: Session | null) => {
      request.session = session;
      if (session !== null) noteUsed(secret, session);
      done();
    };
    store.findSession(secret, clock.now()).then(found, done);
  });
}

/** Refuses visitors on every call that is not public: private by default (`GAP-50`). */
export function requireSession(app: App): void {
  onRequestOf(
    app,
    (config) => !config.public,
    (request, _reply, done) => done(request.session === null ? notLoggedIn() : undefined),
  );
}

/** Names the player whose page or worker makes a call. */
const PLAYER_HEADER = "x-player";
const STREAM = /\/events$/;

/**
 * Refuses calls of a page that shows another player than the session's (`GAP-79`, `ABU-116`): the cookie changes for all
 * tabs when somebody else logs in. A stream, which cannot send headers, names the player in its query. A call that names
 * nobody is answered.
 */
export function refuseOtherPlayers(app: App): void {
  app.addHook("onRequest", ({ session, headers, query, routeOptions }, _reply, done) => {
    const isStream = STREAM.test(routeOptions.url ?? "");
    const named = headers[PLAYER_HEADER] ?? (isStream ? (query as { player?: unknown }).player : undefined);
    const isOther = session !== null && named !== undefined && named !== session.publicId;
    done(isOther ? failure("other_player") : undefined);
  });
}

/** The session of a private call. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notLoggedIn();
  return request.session;
}
