import type { App, AppDeps } from "../app-deps.ts";
import { reachGoals } from "../goals/reach-goals.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/getGoals`: how far the player's goals and achievements are, and which have just been reached. */
export function goalRoutes(app: App, deps: AppDeps): void {
  registerCall(app, "GET /api/getGoals", (request) => reachGoals(deps, sessionOf(request).id));
}
