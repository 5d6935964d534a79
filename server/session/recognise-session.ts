import type { FastifyRequest } from "fastify";
import type { App, AppDeps } from "../app-deps.ts";
import { onRequestOf } from "../http/on-request-of.ts";
import { notLoggedIn } from "../http-errors/known-errors.ts";
import type { Session } from "../store/store.ts";
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

/** Finds the session of each request (`ABU-07`). */
export function recogniseSession(app: App, { store, clock }: AppDeps): void {
  app.decorateRequest("session", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const secret = sessionCookie(request);
    if (secret === null) {
      done();
      return;
    }
    const found = (session: Session | null) => {
      request.session = session;
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

/** The session of a private call. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notLoggedIn();
  return request.session;
}
