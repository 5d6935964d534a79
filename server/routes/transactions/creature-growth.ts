import {
  evolveCostOf,
  evolve as evolved,
  refusalOf,
  STAT_NAMES,
  type Stats,
  upgradeCostOf,
  upgradeStats as upgradedBy,
  upgradeSeveral,
  whyNotAllocate,
  whyNotSeveral,
} from "../../../rules/index.ts";
import { failure, otherPurpose } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { ownedCreature, ownedCreatures, type TokenLog } from "../../ledger/collection/collection.ts";
import { growthOf, hasReached } from "../../ledger/collection/read-token.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import {
  creatureChange,
  evolve,
  severalUpgrades,
  upgradeStats,
} from "../../ledger/purposes/creature-growth.ts";
import { configuredLedger, ownAccount, requireIntentHash } from "../../ledger/request-checks.ts";
import {
  COMMITTED,
  ownIntent,
  readTransaction,
  settleOwn,
  transactionStatus,
} from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../login/session.ts";
import { auditAddress } from "../../security/audit.ts";
import type { Growth } from "../../store/database/intent.ts";
import { registerCall } from "../register-call.ts";

/**
 * Upgrading and evolving creatures. The ledger's creature decides about cost and limits, not the posted one
 * (`ABU-33`, `ABU-34`).
 *
 * - `POST /api/getUpgradeStatsManifest`: the manifest of a stat upgrade (`LED-161`).
 * - `POST /api/getStatUpgradesManifest`: the manifest of several stat upgrades (`GAP-70`).
 * - `POST /api/getEvolveManifest`: the manifest of an evolution (`LED-180`).
 * - `POST /api/checkUpgradeStatus`: follows either (`LED-162`, `CON-31`). Success is forced only by the
 * ledger's data of the creature, never by the number of checks (`GAP-53`, `ABU-35`).
 */
export function creatureGrowthRoutes(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/getUpgradeStatsManifest", async (request) => {
    const { accountAddress: address, creatureId } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, { playerId, address, action: upgradeStats.action });
    const points = pointsOf(request.body);
    const misspent = whyNotAllocate(rules, points);
    if (misspent) throw refused(misspent);
    const creature = await ownedCreature(ledger, account, creatureId, request.log);
    const grown = upgradedBy(rules, creature, points);
    if (!grown.ok) throw refused(grown.refusal);
    const cost = upgradeCostOf(rules, creature);
    const manifest = upgradeStats.manifest(
      { network: ledger.network, rules },
      account,
      creatureId,
      cost,
      points,
    );
    await store.expectGrowth(playerId, creatureId, growthOf(grown.creature));
    return { manifest, cost };
  });

  registerCall(app, "POST /api/getStatUpgradesManifest", async (request) => {
    const { accountAddress: address } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, { playerId, address, action: severalUpgrades.action });
    const asked = request.body.upgrades.map((upgrade) => ({
      creatureId: upgrade.creatureId,
      points: pointsOf(upgrade),
    }));
    const misspent = whyNotSeveral(rules, asked);
    if (misspent) throw refused(misspent);
    const ids = [...new Set(asked.map(({ creatureId }) => creatureId))];
    const creatures = await ownedCreatures(ledger, account, ids, request.log);
    const upgraded = upgradeSeveral(rules, creatures, asked);
    if (!upgraded.ok) throw refused(upgraded.refusal);
    const paid = asked.flatMap((upgrade, index) => {
      const cost = upgraded.payments[index];
      return cost ? [{ ...upgrade, cost }] : [];
    });
    const context = { network: ledger.network, rules };
    const manifest = severalUpgrades.manifest(context, account, upgraded.costs, paid);
    for (const creature of upgraded.grown)
      await store.expectGrowth(playerId, creature.id, growthOf(creature));
    return { manifest, costs: upgraded.costs };
  });

  registerCall(app, "POST /api/getEvolveManifest", async (request) => {
    const { accountAddress: address, creatureId } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, { playerId, address, action: evolve.action });
    const creature = await ownedCreature(ledger, account, creatureId, request.log);
    const grown = evolved(rules, creature);
    if (!grown.ok) throw refused(grown.refusal);
    const cost = evolveCostOf(rules, creature);
    if (cost === null) throw refused(refusalOf(rules, "cannot_evolve"));
    const manifest = evolve.manifest({ network: ledger.network, rules }, account, creatureId, cost);
    await store.expectGrowth(playerId, creatureId, growthOf(grown.creature));
    return { manifest, cost };
  });

  registerCall(app, "POST /api/checkUpgradeStatus", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { creatureId, otherCreatureIds = [] } = request.body;
    const creatureIds = [creatureId, ...otherCreatureIds];
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const ledger = configuredLedger(deps, playerId, upgradeStats.action);
    const demand = {
      intentHash,
      playerId,
      purposes: ["upgradeStats", "evolve"],
      subject: "",
    } as const;
    const known = await ownIntent(store, demand);
    if (known && !namesAll(idsOf(known.subject), creatureIds)) throw otherPurpose();
    if (known) return { forceSuccess: false, transactionStatus: COMMITTED, shouldRetry: false };
    const reading = await readTransaction(ledger.gateway, intentHash);
    const status = transactionStatus(reading);
    if (reading.outcome === "success") {
      const change = creatureChange(ledger.network, reading.transaction);
      if (!change || !namesAll(change.creatureIds, creatureIds)) throw failure("not_this_creature");
      const { purpose, account } = change;
      const subject = change.creatureIds.join(BETWEEN_IDS);
      const intent = { intentHash, purpose, playerId, subject, account };
      await settleOwn(store, intent, known, auditAddress(request, deps.configuration));
      return { forceSuccess: false, transactionStatus: status, shouldRetry: false };
    }
    const forceSuccess =
      status.status === "Unknown" &&
      (await allCarry(deps, { ledger, playerId, creatureIds, log: request.log }));
    return { forceSuccess, transactionStatus: status, shouldRetry: !forceSuccess };
  });
}

/** Between the creatures in the subject of a settled transaction; each change names its creature. */
const BETWEEN_IDS = " ";

function idsOf(subject: string): string[] {
  return subject.split(BETWEEN_IDS);
}

function namesAll(changed: readonly string[], asked: readonly string[]): boolean {
  return asked.every((id) => changed.includes(id));
}

function pointsOf(body: Stats): Stats {
  const points = {} as Stats;
  for (const name of STAT_NAMES) points[name] = body[name];
  return points;
}

interface Asked {
  ledger: Ledger;
  playerId: number;
  creatureIds: readonly string[];
  log: TokenLog;
}

/** Whether every creature already has the growth that the transaction was meant to give it (`GAP-53`, `GAP-70`). */
async function allCarry({ store }: AppDeps, { ledger, playerId, creatureIds, log }: Asked): Promise<boolean> {
  for (const creatureId of creatureIds) {
    const expected = await store.expectedGrowth(playerId, creatureId);
    if (!expected || !(await carries(ledger, creatureId, expected, log))) return false;
  }
  return true;
}

async function carries(
  { collection }: Ledger,
  creatureId: string,
  expected: Growth,
  log: TokenLog,
): Promise<boolean> {
  const [creature] = await collection.creatures.withIds([creatureId], log);
  return creature !== undefined && hasReached(growthOf(creature), expected);
}
