import type { FastifyReply, FastifyRequest } from "fastify";
import { LoginStartReply, TelegramRedirect } from "../../contract/index.ts";
import { Failure } from "../../failures/failure.ts";
import { refused } from "../../failures/refused.ts";
import type { App, AppParts } from "../../parts.ts";
import { loginBrowser, rememberLoginBrowser } from "../../session/login-browser.ts";
import { openSession } from "../../session/open-session.ts";
import type { LoginState } from "../../store/store.ts";
import { checkLoginState, newLoginState } from "../../telegram/login-state.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { answerWithPage } from "./refused-login-page.ts";
import { loginRefused, requireBot, signedVisitor } from "./signed-login.ts";

const PATH = "/auth/telegram";
const tags = ["session"];

/**
 * The login by redirect. `POST /api/auth/telegram/start` gives our own login page a return address with a state,
 * bound to the browser by a cookie; `GET /api/auth/telegram` takes the signed fields only together with it. So a
 * link on another site logs nobody in as somebody else (`CON-94`, `GAP-01`).
 */
export function redirectLoginRoutes(app: App, parts: AppParts): void {
  const { store, random, rules, configuration } = parts;
  app.post(
    `${PATH}/start`,
    {
      config: { public: true },
      preValidation: requireBot(parts),
      schema: {
        summary: "Begin a login by redirect",
        tags,
        response: { 200: LoginStartReply, ...FAILURE_REPLIES },
      },
    },
    async (request, reply) => {
      const { stateSec: seconds } = rules.auth.telegram;
      const browser = rememberLoginBrowser(request, reply, {
        random,
        seconds,
        production: configuration.production,
      });
      const state = newLoginState({ secret: await store.sharedSecret(), browser }, await store.now(), random);
      return { returnAddress: `/api${PATH}?state=${state}` };
    },
  );
  app.get(
    PATH,
    {
      config: { public: true, login: true },
      preValidation: requireBot(parts),
      errorHandler: answerWithPage,
      schema: {
        summary: "Log in with Telegram, then go to the game",
        description: "Only with the state of /api/auth/telegram/start, in the browser that asked for it.",
        tags,
        querystring: TelegramRedirect,
        response: FAILURE_REPLIES,
      },
    },
    async (request, reply) => {
      await logInByRedirect(parts, request, reply, request.query);
      return reply.header("Cache-Control", "no-store").redirect("/", 302);
    },
  );
}

async function logInByRedirect(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, ...fields }: TelegramRedirect,
): Promise<void> {
  const { store } = parts;
  const visitor = signedVisitor(parts, fields);
  if (request.session !== null) {
    const player = await store.findPlayer(visitor.identity);
    // The page was loaded again, or the way back was taken: the same player simply goes to the game (`ABU-05`).
    if (player?.id === request.session.id) return;
    throw new Failure(401, "another_player", "You are logged in as another player. Log out there first.");
  }
  const begun = await stateOf(parts, request, state);
  if (begun === null) throw notBegunHere();
  const answer = await openSession(parts, request, reply, { ...visitor, state: begun });
  if (answer.ok) return;
  throw answer.why === "refused" ? refused(answer.refusal) : loginRefused();
}

async function stateOf(
  { store, rules }: AppParts,
  request: FastifyRequest,
  state: string | undefined,
): Promise<LoginState | null> {
  const browser = loginBrowser(request);
  if (browser === null || state === undefined) return null;
  const seal = { secret: await store.sharedSecret(), browser };
  return checkLoginState(state, seal, { now: await store.now(), limits: rules.auth.telegram });
}

function notBegunHere(): Failure {
  return new Failure(
    401,
    "login_not_begun_here",
    "This login did not begin in this browser, or it took too long. Open the game and log in there.",
  );
}
