import { noResources, parseAmount, RESOURCE_NAMES, type Resources } from "../../rules/index.ts";
import { GrantReply, GrantRequest } from "../contract/index.ts";
import { carryOut } from "../lab/carry-out.ts";
import { resourcesReply } from "../lab/replies.ts";
import type { App, AppParts } from "../parts.ts";
import { FAILURE_REPLIES } from "../routes/failure-replies.ts";
import { sessionOf } from "../session/recognise-session.ts";

/** `POST /api/dev/grant`: gives or takes resources, never below zero. */
export function grantRoute(app: App, parts: AppParts): void {
  app.post(
    "/dev/grant",
    {
      schema: {
        summary: "Give or take resources",
        tags: ["development"],
        body: GrantRequest,
        response: { 200: GrantReply, ...FAILURE_REPLIES },
      },
    },
    (request) =>
      carryOut(
        parts,
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
