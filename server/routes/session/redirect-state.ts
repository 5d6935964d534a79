import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "../../errors/failure.ts";
import type { AppDeps } from "../../http/app-deps.ts";
import { loginBrowser, rememberLoginBrowser } from "../../login/login-browser.ts";
import { checkLoginState, newLoginState, type RedirectWay, type StateSeal } from "../../login/login-state.ts";
import type { Identity, LoginState } from "../../store/store.ts";

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
