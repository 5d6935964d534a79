import { noResources, parseAmount, RESOURCE_NAMES, type Resources } from "../../rules/index.ts";
import type { GrantRequest } from "../contract/index.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { executeCommand } from "../lab/execute-command.ts";
import { resourcesReply } from "../lab/replies.ts";
import { sessionOf } from "../login/session.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

/** `POST /api/dev/grant`: gives or takes resources, never below zero. */
export function grantRoute(app: App, deps: AppDeps): void {
  registerDevelopmentCall(app, "POST /api/dev/grant", (request) =>
    executeCommand(
      deps,
      { playerId: sessionOf(request).id },
      { type: "grant", amounts: amountsOf(request.body) },
      (lab) => ({ newResources: resourcesReply(lab.resources) }),
    ),
  );
}

function amountsOf(body: GrantRequest): Resources {
  const amounts = noResources();
  for (const name of RESOURCE_NAMES) amounts[name] = parseAmount(body[name] ?? "0") ?? 0;
  return amounts;
}
