import { hash } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import Bowser from "bowser";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newLab } from "../../rules/index.ts";
import { failure, notLoggedIn } from "../errors/failure.ts";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { onRequestOf } from "../http/refused-input.ts";
import { newIdentifier, newSessionSecret, type Random } from "../process/random.ts";
import { secretHashOf } from "../process/secrets.ts";
import { auditAddress } from "../security/audit.ts";
import { SEEN_EVERY_MS, type Session, type SessionBrowser } from "../store/players/sessions.ts";
import type { Identity, LoginAnswer, LoginState, LoginTicket } from "../store/store.ts";

const NAME = "sid";
/** Browsers take a cookie of this name only from this very host over TLS: a neighbour below the domain cannot plant it. */
const HOST_NAME = `__Host-${NAME}`;
/** The name of the cookie that holds a session. */
export function sessionCookieName(production: boolean): string {
  return production ? HOST_NAME : NAME;
}

/** Begins each secret in a cookie of `HOST_NAME`: none of them is taken from the old name. */
const HOST_MARK = "h.";

/**
 * The session secret from the request's cookie, or null. In production that is `__Host-sid`. Where it is missing, `sid`
 * is read as well, but only for sessions that releases before it opened: their secrets have no mark, and the last of
 * them ends one session life after the upgrade (`ABU-06`, `ABU-111`).
 */
export function sessionCookie({ server, headers }: FastifyRequest, production: boolean): string | null {
  if (!headers.cookie) return null;
  const { [HOST_NAME]: own, [NAME]: plain } = server.parseCookie(headers.cookie);
  if (!production) return plain || null;
  if (own !== undefined) return own || null;
  return plain && !plain.startsWith(HOST_MARK) ? plain : null;
}

/** A fresh secret for the session cookie. */
export function newCookieSecret(random: Random, production: boolean): string {
  return `${production ? HOST_MARK : ""}${newSessionSecret(random)}`;
}

/** Not readable by scripts, not sent with foreign posts, over TLS only in production (`GAP-01`, `ABU-09`). */
function options(production: boolean): CookieSerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: production };
}

export function giveSessionCookie(
  reply: FastifyReply,
  secret: string,
  { seconds, production }: { seconds: number; production: boolean },
): void {
  reply.setCookie(sessionCookieName(production), secret, { ...options(production), maxAge: seconds });
  if (production) reply.clearCookie(NAME, options(production));
}

export function takeSessionCookie(reply: FastifyReply, production: boolean): void {
  reply.clearCookie(NAME, options(production));
  if (production) reply.clearCookie(HOST_NAME, options(production));
}

const SESSION_ID_BYTES = 12;

/** The id under which a player ends a session of theirs; neither its secret nor what is stored follows from it. */
export function sessionId(secretHash: Buffer): string {
  return hash("sha256", secretHash, "buffer").subarray(0, SESSION_ID_BYTES).toString("base64url");
}

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
  app.addHook("onRequest", (request, _reply, done) => {
    const { session } = request;
    const named = request.headers[PLAYER_HEADER] ?? namedByStream(request);
    const isOther = session !== null && named !== undefined && named !== session.publicId;
    done(isOther ? failure("other_player") : undefined);
  });
}

function namedByStream(request: FastifyRequest): unknown {
  const { player } = request.query as { player?: unknown };
  // Fastify makes an object each time that it is asked for the route.
  return player !== undefined && STREAM.test(request.routeOptions.url ?? "") ? player : undefined;
}

/** The session of a private call. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notLoggedIn();
  return request.session;
}

const DAY_SECONDS = 86_400;

interface Visitor {
  identity: Identity;
  firstName: string;
  ticket: LoginTicket | null;
  /** null for a login without a redirect. */
  state: LoginState | null;
}

/**
 * Logs a verified visitor in: always a fresh session secret (`ABU-06`), and start resources on the first login only
 * (`GAP-01`). A login by redirect, which other sites can cause, ends no session. Refuses suspended players.
 */
export async function openSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
): Promise<Exclude<LoginAnswer, { why: "suspended" }>> {
  const { store, rules, random, clock, configuration } = deps;
  const { production } = configuration;
  const secret = newCookieSecret(random, production);
  const seconds = rules.auth.sessionDays * DAY_SECONDS;
  const now = clock.now();
  const latestEnd = now + seconds * 1000;
  const before = sessionCookie(request, production);
  const answer = await store.logIn({
    ...visitor,
    firstLogin: { publicId: newIdentifier(random), lab: newLab(rules) },
    newSession: {
      secretHash: secretHashOf(secret),
      expiresAt: Math.min(latestEnd, now + configuration.sessionIdleMs),
      latestEnd,
      browser: knownBrowser(request.headers["user-agent"]),
    },
    endedSession: before === null || visitor.state !== null ? null : secretHashOf(before),
    mostSessions: rules.auth.mostSessions,
    address: auditAddress(request, configuration),
  });
  if (!answer.ok && answer.why === "suspended")
    throw failure("suspended", { values: { reason: answer.reason } });
  if (answer.ok) giveSessionCookie(reply, secret, { seconds, production });
  return answer;
}

/** Longer headers are no browser's; the rest is not looked at. */
const LONGEST_HEADER = 300;
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * The browser by which a player recognises a session, such as Chrome on Windows: no version and no device. Only known
 * names count, so nothing that a header says is stored. null for anything else.
 */
export function knownBrowser(userAgent: string | undefined): SessionBrowser | null {
  if (!userAgent) return null;
  const read = Bowser.getParser(userAgent.slice(0, LONGEST_HEADER));
  const [name, system] = [read.getBrowserName(), read.getOSName()];
  return BROWSERS.has(name) && SYSTEMS.has(system) ? { name, system } : null;
}
