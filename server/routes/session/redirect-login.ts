import type { FastifyReply, FastifyRequest } from "fastify";
import type { TelegramRedirect } from "../../contract/index.ts";
import { failure } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import {
  checkLoginState,
  loginBrowser,
  newLoginState,
  type RedirectWay,
  rememberLoginBrowser,
  type StateSeal,
} from "../../login/redirect-login.ts";
import { openSession } from "../../login/session.ts";
import type { Identity, LoginState } from "../../store/store.ts";
import { registerCall } from "../register-call.ts";
import { answerWithPage } from "./refused-login-page.ts";
import { loginRefused, requireBot, signedVisitor } from "./widget-login.ts";

/**
 * The widget's login by redirect. `POST /api/auth/telegram/start` gives our own login page a return address with a
 * state, bound to the browser by a cookie; `GET /api/auth/telegram` accepts the signed fields only together
 * with it. So a link on another site cannot log anybody in as somebody else (`CON-94`, `GAP-01`).
 */
export function redirectLoginRoutes(app: App, deps: AppDeps): void {
  registerCall(
    app,
    "POST /api/auth/telegram/start",
    async (request, reply) => {
      const { state } = await beginLogin(deps, request, reply, "widget");
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
  const visitor = signedVisitor(deps, fields);
  if (await isLoggedInAs(deps, request, visitor.identity)) return;
  const begun = await begunLogin(deps, request, { state, way: "widget" });
  const answer = await openSession(deps, request, reply, { ...visitor, state: begun.state });
  if (answer.ok) return;
  throw answer.why === "refused" ? refused(answer.refusal) : loginRefused();
}

/** A login by redirect that this browser has begun here. */
export interface BegunLogin {
  state: LoginState;
  seal: StateSeal;
}

/** Begins a login by redirect: gives the browser its cookie, and returns a state that only this browser can use. */
export async function beginLogin(
  { store, random, rules, configuration }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  way: RedirectWay,
): Promise<{ state: string; seal: StateSeal }> {
  const { stateSec: seconds } = rules.auth.telegram;
  const { production } = configuration;
  const browser = rememberLoginBrowser(request, reply, { way, random, seconds, production });
  const seal = { secret: await store.sharedSecret(), browser, way };
  return { state: newLoginState(seal, await store.now(), random), seal };
}

/** The login that this state began in this browser; refuses any other state. It is not used up yet. */
export async function begunLogin(
  { store, rules, configuration }: AppDeps,
  request: FastifyRequest,
  { state, way }: { state: string | undefined; way: RedirectWay },
): Promise<BegunLogin> {
  const browser = loginBrowser(request, configuration.production);
  if (browser === null || state === undefined) throw failure("login_not_begun_here");
  const seal = { secret: await store.sharedSecret(), browser, way };
  const limits = rules.auth.telegram;
  const known = checkLoginState(state, seal, { now: await store.now(), limits });
  if (known === null) throw failure("login_not_begun_here");
  return { state: known, seal };
}

/**
 * Whether the browser is logged in as this player already, as after a reload or the Back button (`ABU-05`). Refuses
 * the login of another player while somebody is logged in.
 */
export async function isLoggedInAs(
  { store }: AppDeps,
  { session }: FastifyRequest,
  identity: Identity,
): Promise<boolean> {
  if (session === null) return false;
  const player = await store.findPlayer(identity);
  if (player?.id === session.id) return true;
  throw failure("another_player");
}
