import type { FastifyReply, FastifyRequest } from "fastify";
import { newLab } from "../../rules/index.ts";
import { failure } from "../errors/failure.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { newIdentifier } from "../process/random.ts";
import { secretHashOf } from "../process/secrets.ts";
import { auditAddress } from "../security/audit-address.ts";
import type { Identity, LoginAnswer, LoginState, LoginTicket } from "../store/store.ts";
import { knownBrowser } from "./known-browser.ts";
import { giveSessionCookie, newCookieSecret, sessionCookie } from "./session-cookie.ts";

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
