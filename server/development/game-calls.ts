import { noResources, parseAmount, RESOURCE_NAMES, type Resources } from "../../rules/index.ts";
import type { GrantRequest } from "../contract/index.ts";
import { developmentProblem, notLoggedIn } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { executeCommand } from "../lab/execute-command.ts";
import { resourcesReply } from "../lab/replies.ts";
import { openSession, sessionOf } from "../login/session.ts";
import { cleanName, NAMELESS } from "../store/database/clean-name.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

const LONGEST_NAME = 64;

/** The calls that change a player's game: its time, its resources, and, where it is allowed, a login without provider. */
export function gameCalls(app: App, deps: AppDeps): void {
  // Moves the game's time forward for everybody; sessions do not expire by this.
  registerDevelopmentCall(app, "POST /api/dev/clock", async ({ body }) => ({
    now: await deps.store.advanceClock(body.advanceMs),
  }));

  // Gives or takes resources, never below zero.
  registerDevelopmentCall(app, "POST /api/dev/grant", (request) =>
    executeCommand(
      deps,
      { playerId: sessionOf(request).id },
      { type: "grant", amounts: amountsOf(request.body) },
      (lab) => ({ newResources: resourcesReply(lab.resources) }),
    ),
  );

  if (deps.configuration.developmentLogin) loginCall(app, deps);
}

/** `POST /api/auth/dev`: logs in without a provider; the same name is the same player (`GAP-01`). */
function loginCall(app: App, deps: AppDeps): void {
  registerDevelopmentCall(app, "POST /api/auth/dev", async (request, reply) => {
    const name = checkedName(request.body.name);
    const answer = await openSession(deps, request, reply, {
      identity: { provider: "development", name },
      firstName: name,
      ticket: null,
      state: null,
    });
    if (!answer.ok) throw notLoggedIn();
    return { loggedIn: true as const, firstName: answer.player.firstName, userId: answer.player.publicId };
  });
}

function amountsOf(body: GrantRequest): Resources {
  const amounts = noResources();
  for (const name of RESOURCE_NAMES) amounts[name] = parseAmount(body[name] ?? "0") ?? 0;
  return amounts;
}

function checkedName(text: string): string {
  const name = text.trim();
  const length = Array.from(name).length;
  if (length < 1 || length > LONGEST_NAME)
    throw developmentProblem(`A name has 1 to ${LONGEST_NAME} characters`);
  if (/[\p{Cc}\p{Cs}]/u.test(name)) throw developmentProblem("A name has no control characters");
  const clean = cleanName(name);
  if (clean === NAMELESS && name !== NAMELESS) throw developmentProblem("A name has visible characters");
  return clean;
}
