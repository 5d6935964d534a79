import { developmentProblem, notLoggedIn } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { openSession } from "../login/session.ts";
import { cleanName, NAMELESS } from "../store/database/clean-name.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

const LONGEST = 64;

/** `POST /api/auth/dev`: logs in without a provider; the same name is the same player (`GAP-01`). */
export function developmentLoginRoute(app: App, deps: AppDeps): void {
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

function checkedName(text: string): string {
  const name = text.trim();
  const length = Array.from(name).length;
  if (length < 1 || length > LONGEST) throw developmentProblem(`A name has 1 to ${LONGEST} characters`);
  if (/[\p{Cc}\p{Cs}]/u.test(name)) throw developmentProblem("A name has no control characters");
  const clean = cleanName(name);
  if (clean === NAMELESS && name !== NAMELESS) throw developmentProblem("A name has visible characters");
  return clean;
}
