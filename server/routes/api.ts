import type { App, AppDeps } from "../http/app-deps.ts";
import { recogniseSession, refuseOtherPlayers, requireSession } from "../login/session.ts";
import { requireSameOrigin } from "../security/origins.ts";
import { limitCalls } from "../security/rate-limits.ts";
import { accountRoutes } from "./account.ts";
import { callbackRoutes } from "./callbacks.ts";
import { collectionRoutes } from "./collection.ts";
import { friendRoutes, visitRoutes } from "./friends.ts";
import { goalRoutes } from "./goals.ts";
import { activateMachineRoute, gameStateRoutes, machineRoutes, petRoutes } from "./lab.ts";
import { documentCalls, healthRoutes } from "./operation.ts";
import { pvpRoutes } from "./pvp/queue.ts";
import { returnRoutes } from "./returns.ts";
import { rulesRoute } from "./rules.ts";
import { oidcLoginRoutes } from "./session/oidc-login.ts";
import { redirectLoginRoutes } from "./session/redirect-login.ts";
import { sessionListRoutes, sessionRoutes } from "./session/sessions.ts";
import { widgetLoginRoute } from "./session/widget-login.ts";
import { creatureGrowthRoutes } from "./transactions/creature-growth.ts";
import { creatureMintRoutes } from "./transactions/creature-mint.ts";
import { energyRoutes, fomoHitRoute } from "./transactions/machines.ts";
import { balanceRoutes, bindAccountRoutes, ledgerRoute } from "./wallet.ts";

/** The calls by subject; the contract defines each of them. */
const ROUTE_GROUPS = [
  healthRoutes,
  sessionRoutes,
  sessionListRoutes,
  accountRoutes,
  callbackRoutes,
  widgetLoginRoute,
  redirectLoginRoutes,
  oidcLoginRoutes,
  rulesRoute,
  gameStateRoutes,
  machineRoutes,
  activateMachineRoute,
  petRoutes,
  goalRoutes,
  ledgerRoute,
  bindAccountRoutes,
  balanceRoutes,
  collectionRoutes,
  returnRoutes,
  creatureMintRoutes,
  creatureGrowthRoutes,
  energyRoutes,
  fomoHitRoute,
  pvpRoutes,
  friendRoutes,
  visitRoutes,
];

/** Everything under `/api`: sessions, rate limits and origin checks first, then the calls. Private by default. */
export async function registerApi(app: App, deps: AppDeps): Promise<void> {
  await app.register(
    async (api: App) => {
      recogniseSession(api, deps);
      limitCalls(api, deps);
      // Open to everybody, so it is registered before sessions are required.
      await documentCalls(api, deps.configuration);
      requireSession(api);
      refuseOtherPlayers(api);
      requireSameOrigin(api, deps);
      for (const group of ROUTE_GROUPS) group(api, deps);
      await deps.development?.calls(api, deps);
    },
    { prefix: "/api" },
  );
}
