import { STAT_NAMES, type Stats, upgradeCostOf, upgradeStats, whyNotAllocate } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import type { UpgradeStatsManifestRequest } from "../../contract/index.ts";
import { refused } from "../../http-errors/refused.ts";
import { growthOf } from "../../ledger/collection/growth.ts";
import { ownedCreature } from "../../ledger/collection/owned-creature.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * `POST /api/getUpgradeStatsManifest` (`LED-161`): the ledger's creature decides about cost and limits, what is
 * posted of it does not (`ABU-33`, `ABU-34`).
 */
export function upgradeStatsManifestRoute(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/getUpgradeStatsManifest", async (request) => {
    const { accountAddress: address, creatureId } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, { playerId, address, action: "creatures" });
    const points = pointsOf(request.body);
    const misspent = whyNotAllocate(rules, points);
    if (misspent) throw refused(misspent);
    const creature = await ownedCreature(ledger, account, creatureId, request.log);
    const grown = upgradeStats(rules, creature, points);
    if (!grown.ok) throw refused(grown.refusal);
    const cost = upgradeCostOf(rules, creature);
    const manifest = ledger.manifests.upgradeStats(account, creatureId, cost, points);
    await store.expectGrowth(playerId, creatureId, growthOf(grown.creature));
    return { manifest, cost };
  });
}

function pointsOf(body: UpgradeStatsManifestRequest): Stats {
  const points = {} as Stats;
  for (const name of STAT_NAMES) points[name] = body[name];
  return points;
}
