import type { FastifyRequest } from "fastify";
import { type RuleSet, whyNotLogIn } from "../../../rules/index.ts";
import type { LoggedInReply, TelegramLogin } from "../../contract/index.ts";
import { failure } from "../../errors/failure.ts";
import type { HttpError } from "../../errors/http-error.ts";
import { refused } from "../../errors/refusals.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { isGenuineLogin } from "../../login/check-login.ts";
import { openSession } from "../../login/session.ts";
import { cleanName } from "../../store/database/clean-name.ts";
import type { LoginTicket } from "../../store/store.ts";
import { registerCall } from "../register-call.ts";

/** Refuses every login with 503 while no bot is configured. */
export function requireBot({ configuration }: AppDeps): () => Promise<void> {
  return async () => {
    if (configuration.telegram.botToken === null) throw failure("login_not_configured");
  };
}

/**
 * The visitor named by fields that Telegram signed, and the ticket of this login; throws 401 for invalid fields
 * (`ABU-01` to `ABU-04`).
 */
export function signedVisitor({ rules, configuration, clock }: AppDeps, fields: TelegramLogin) {
  const { auth } = rules;
  const { botToken } = configuration.telegram;
  const age = { now: clock.now(), limits: auth.telegram };
  if (botToken === null || !isGenuineLogin({ ...fields }, botToken, age)) throw loginRefused();
  return {
    identity: { provider: "telegram", id: String(fields.id) } as const,
    firstName: cleanName(fields.first_name),
    ticket: auth.singleUse ? ticketOf(rules, fields) : null,
  };
}

export function loginRefused(): HttpError {
  return failure("login_refused");
}

function ticketOf(rules: RuleSet, { auth_date, hash }: TelegramLogin): LoginTicket {
  const authDate = Number(auth_date);
  return {
    authDate,
    hash,
    expiresAt: (authDate + rules.auth.telegram.maxAgeSec + 1) * 1000,
    whyNotMore: (used) => whyNotLogIn(rules, used),
  };
}

/**
 * `POST /api/auth/telegram`: the fields that the widget's frame passes to our login page (`CON-21`,
 * `GAP-01`).
 */
export function widgetLoginRoute(app: App, deps: AppDeps): void {
  registerCall(
    app,
    "POST /api/auth/telegram",
    async (request, reply) => {
      const visitor = signedVisitor(deps, request.body);
      const answer = await openSession(deps, request, reply, { ...visitor, state: null });
      if (answer.ok)
        return {
          loggedIn: true as const,
          firstName: answer.player.firstName,
          userId: answer.player.publicId,
        };
      if (answer.why === "refused") throw refused(answer.refusal);
      return repeatedLogin(request, answer.usedBy);
    },
    { preValidation: requireBot(deps) },
  );
}

/** A login that was already used works only in a browser that is logged in as that player (`ABU-05`). */
function repeatedLogin({ session }: FastifyRequest, usedBy: number | null): LoggedInReply {
  if (session === null || session.id !== usedBy) throw loginRefused();
  return { loggedIn: true as const, firstName: session.firstName, userId: session.publicId };
}
