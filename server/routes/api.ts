import type { App, AppParts } from "../parts.ts";
import { limitCalls } from "../security/rate-limits.ts";
import { requireSameOrigin } from "../security/same-origin.ts";
import { recogniseSession, requireSession } from "../session/recognise-session.ts";
import { creatureMintManifestRoute } from "./collection/creature-mint-manifest.ts";
import { creatureMintStatusRoute } from "./collection/creature-mint-status.ts";
import { evolveManifestRoute } from "./collection/evolve-manifest.ts";
import { upgradeStatsManifestRoute } from "./collection/upgrade-stats-manifest.ts";
import { upgradeStatusRoute } from "./collection/upgrade-status.ts";
import { userCreaturesRoute } from "./collection/user-creatures.ts";
import { userItemsRoute } from "./collection/user-items.ts";
import { documentCalls } from "./documentation.ts";
import { healthRoutes } from "./health.ts";
import { activateMachineRoute } from "./lab/activate-machine.ts";
import { buildMachineRoute } from "./lab/build-machine.ts";
import { buyEnergyRoute } from "./lab/buy-energy.ts";
import { checkMintStatusRoute } from "./lab/check-mint-status.ts";
import { confirmEnergyPurchaseRoute } from "./lab/confirm-energy-purchase.ts";
import { gameStateRoute } from "./lab/game-state.ts";
import { layoutRoute } from "./lab/layout.ts";
import { moveMachineRoute } from "./lab/move-machine.ts";
import { petRoutes } from "./lab/pets.ts";
import { roomUnlockRoute } from "./lab/room-unlock.ts";
import { upgradeMachineRoute } from "./lab/upgrade-machine.ts";
import { logoutRoute } from "./logout.ts";
import { pvpRoutes } from "./pvp/pvp.ts";
import { rulesRoute } from "./rules.ts";
import { redirectLoginRoutes } from "./telegram/redirect-login.ts";
import { widgetLoginRoute } from "./telegram/widget-login.ts";
import { ledgerRoute } from "./wallet/ledger.ts";
import { saveRadixAccountRoute } from "./wallet/save-radix-account.ts";
import { tokenBalanceRoute } from "./wallet/token-balance.ts";
import { walletChallengeRoute } from "./wallet/wallet-challenge.ts";
import { xrdBalanceRoute } from "./wallet/xrd-balance.ts";
import { whoamiRoute } from "./whoami.ts";

const ROUTE_GROUPS = [
  healthRoutes,
  whoamiRoute,
  widgetLoginRoute,
  redirectLoginRoutes,
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
  ledgerRoute,
  walletChallengeRoute,
  saveRadixAccountRoute,
  xrdBalanceRoute,
  tokenBalanceRoute,
  buyEnergyRoute,
  confirmEnergyPurchaseRoute,
  checkMintStatusRoute,
  userCreaturesRoute,
  userItemsRoute,
  creatureMintManifestRoute,
  creatureMintStatusRoute,
  upgradeStatsManifestRoute,
  evolveManifestRoute,
  upgradeStatusRoute,
  pvpRoutes,
];

/** Everything under `/api`: who asks, how often, from where, and then the calls. Private by default. */
export async function registerApi(app: App, parts: AppParts): Promise<void> {
  await app.register(
    async (api: App) => {
      recogniseSession(api, parts);
      limitCalls(api, parts);
      // Open to everybody, so it comes before the demand for a session.
      await documentCalls(api);
      requireSession(api);
      requireSameOrigin(api, parts);
      for (const group of ROUTE_GROUPS) group(api, parts);
      await parts.development?.calls(api, parts);
    },
    { prefix: "/api" },
  );
}
