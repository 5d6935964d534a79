import type { FastifyReply, FastifyRequest } from "fastify";
import { type RuleSet, whyNotLogIn } from "../../rules/index.ts";
import { LoggedInReply, TelegramLogin } from "../contract/index.ts";
import { Failure } from "../failures/failure.ts";
import { refused } from "../failures/refused.ts";
import type { App, AppParts } from "../parts.ts";
import { shownName } from "../session/first-name.ts";
import { openSession } from "../session/open-session.ts";
import type { LoginTicket } from "../store/store.ts";
import { isGenuineLogin } from "../telegram/check-login.ts";
import { FAILURE_REPLIES } from "./failure-replies.ts";

const PATH = "/auth/telegram";
const config = { public: true, login: true };
const tags = ["session"];

/** `POST /api/auth/telegram` for the widget's callback, `GET` for its redirect (`CON-21`, `GAP-01`). */
export function telegramLoginRoutes(app: App, parts: AppParts): void {
  const { botToken } = parts.configuration.telegram;
  const preValidation = async () => {
    if (botToken === null) throw new Failure(503, "login_not_configured", "Login is not configured");
  };
  app.post(
    PATH,
    {
      config,
      preValidation,
      schema: {
        summary: "Log in with Telegram",
        tags,
        body: TelegramLogin,
        response: { 200: LoggedInReply, ...FAILURE_REPLIES },
      },
    },
    (request, reply) => logIn(parts, request, reply, request.body),
  );
  app.get(
    PATH,
    {
      config,
      preValidation,
      schema: {
        summary: "Log in with Telegram, then go to the game",
        tags,
        querystring: TelegramLogin,
        response: FAILURE_REPLIES,
      },
    },
    async (request, reply) => {
      await logIn(parts, request, reply, request.query);
      return reply.header("Cache-Control", "no-store").redirect("/", 302);
    },
  );
}

async function logIn(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: TelegramLogin,
): Promise<LoggedInReply> {
  const { auth } = parts.rules;
  const { botToken } = parts.configuration.telegram;
  const age = { now: parts.clock.now(), limits: auth.telegram };
  if (botToken === null || !isGenuineLogin({ ...fields }, botToken, age)) throw loginRefused();
  const answer = await openSession(parts, request, reply, {
    identity: { provider: "telegram", id: String(fields.id) },
    firstName: shownName(fields.first_name),
    ticket: auth.singleUse ? ticketOf(parts.rules, fields) : null,
  });
  if (answer.ok)
    return { loggedIn: true, firstName: answer.player.firstName, userId: answer.player.publicId };
  if (answer.why === "refused") throw refused(answer.refusal);
  return repeatedLogin(request, answer.usedBy);
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

/** A used login only serves the browser that is that player already: the reloaded redirect (`ABU-05`). */
function repeatedLogin({ session }: FastifyRequest, usedBy: number | null): LoggedInReply {
  if (session === null || session.id !== usedBy) throw loginRefused();
  return { loggedIn: true, firstName: session.firstName, userId: session.publicId };
}

function loginRefused(): Failure {
  return new Failure(401, "login_refused", "Login failed, please try again");
}
