import type { FastifyReply, FastifyRequest } from "fastify";
import type { App, AppDeps } from "../../app-deps.ts";
import type { TelegramRedirect } from "../../contract/index.ts";
import { failure } from "../../http-errors/failure.ts";
import type { HttpError } from "../../http-errors/http-error.ts";
import { refused } from "../../http-errors/refused.ts";
import { loginBrowser, rememberLoginBrowser } from "../../session/login-browser.ts";
import { openSession } from "../../session/open-session.ts";
import type { LoginState } from "../../store/store.ts";
import { checkLoginState, newLoginState } from "../../telegram/login-state.ts";
import { registerCall } from "../register-call.ts";
import { answerWithPage } from "./refused-login-page.ts";
import { loginRefused, requireBot, signedVisitor } from "./signed-login.ts";

/**
 * The login by redirect. `POST /api/auth/telegram/start` gives our own login page a return address with a
 * state, bound to the browser by a cookie; `GET /api/auth/telegram` accepts the signed fields only together
 * with it. So a link on another site cannot log anybody in as somebody else (`CON-94`, `GAP-01`).
 */
export function redirectLoginRoutes(app: App, deps: AppDeps): void {
  const { store, random, rules, configuration } = deps;
  registerCall(
    app,
    "POST /api/auth/telegram/start",
    async (request, reply) => {
      const { stateSec: seconds } = rules.auth.telegram;
      const browser = rememberLoginBrowser(request, reply, {
        random,
        seconds,
        production: configuration.production,
      });
      const state = newLoginState({ secret: await store.sharedSecret(), browser }, await store.now(), random);
      return { returnAddress: `/api/auth/telegram?state=${state}` };
    },
    { preValidation: requireBot(deps) },
  );
  registerCall(
    app,
    "GET /api/auth/telegram",
    async (request, reply) => {
      await logInByRedirect(deps, request, reply, request.query);
      return reply.header("Cache-Control", "no-store").redirect("/", 302);
    },
    { preValidation: requireBot(deps), errorHandler: answerWithPage(deps) },
  );
}

async function logInByRedirect(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, ...fields }: TelegramRedirect,
): Promise<void> {
  const { store } = deps;
  const visitor = signedVisitor(deps, fields);
  if (request.session !== null) {
    const player = await store.findPlayer(visitor.identity);
    // A reload or the Back button: the player is logged in already and continues to the game (`ABU-05`).
    if (player?.id === request.session.id) return;
    throw failure("another_player");
  }
  const begun = await stateOf(deps, request, state);
  if (begun === null) throw notBegunHere();
  const answer = await openSession(deps, request, reply, { ...visitor, state: begun });
  if (answer.ok) return;
  throw answer.why === "refused" ? refused(answer.refusal) : loginRefused();
}

async function stateOf(
  { store, rules }: AppDeps,
  request: FastifyRequest,
  state: string | undefined,
): Promise<LoginState | null> {
  const browser = loginBrowser(request);
  if (browser === null || state === undefined) return null;
  const seal = { secret: await store.sharedSecret(), browser };
  return checkLoginState(state, seal, { now: await store.now(), limits: rules.auth.telegram });
}

function notBegunHere(): HttpError {
  return failure("login_not_begun_here");
}
