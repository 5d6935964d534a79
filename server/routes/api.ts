import type { App, AppParts } from "../parts.ts";
import { limitRates } from "../security/rate-limits.ts";
import { requireSameOrigin } from "../security/same-origin.ts";
import { recogniseSession, requireSession } from "../session/recognise-session.ts";
import { healthRoutes } from "./health.ts";
import { activateMachineRoute } from "./lab/activate-machine.ts";
import { buildMachineRoute } from "./lab/build-machine.ts";
import { gameStateRoute } from "./lab/game-state.ts";
import { layoutRoute } from "./lab/layout.ts";
import { ledgerRoutes } from "./lab/ledger.ts";
import { moveMachineRoute } from "./lab/move-machine.ts";
import { petRoutes } from "./lab/pets.ts";
import { roomUnlockRoute } from "./lab/room-unlock.ts";
import { upgradeMachineRoute } from "./lab/upgrade-machine.ts";
import { logoutRoute } from "./logout.ts";
import { rulesRoute } from "./rules.ts";
import { telegramLoginRoutes } from "./telegram-login.ts";
import { walletChallengeRoute } from "./wallet-challenge.ts";
import { whoamiRoute } from "./whoami.ts";

const ROUTE_GROUPS = [
  healthRoutes,
  whoamiRoute,
  telegramLoginRoutes,
  logoutRoute,
  rulesRoute,
  gameStateRoute,
  roomUnlockRoute,
  layoutRoute,
  buildMachineRoute,
  upgradeMachineRoute,
  moveMachineRoute,
  activateMachineRoute,
  petRoutes,
  ledgerRoutes,
  walletChallengeRoute,
];

/** Everything under `/api`: who asks, how often, from where, and then the calls. Private by default. */
export async function registerApi(app: App, parts: AppParts): Promise<void> {
  await app.register(
    async (api: App) => {
      recogniseSession(api, parts);
      limitRates(api, parts);
      requireSession(api);
      requireSameOrigin(api, parts);
      for (const group of ROUTE_GROUPS) group(api, parts);
      await parts.development?.(api, parts);
    },
    { prefix: "/api" },
  );
}
