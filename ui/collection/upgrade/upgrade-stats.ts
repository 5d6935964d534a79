import { type OwnedCreature, type Stats, upgradesFor } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

const LABEL = "upgradeStats";

/** Returns the transaction subject of a creature's stat upgrade. */
export function upgradeOf(creatureId: string): TransactionSubject {
  return { kind: "upgradeStats", subject: creatureId };
}

/**
 * Lets the wallet sign stat upgrades of one creature, among which the points are divided, and polls their status
 * (`LED-161`, `CON-30`, `GAP-70`).
 */
export function upgradeStatsOf(
  game: Game,
  account: string,
  creature: OwnedCreature,
  points: Stats,
  upgrades = 1,
): Promise<void> {
  return sendTransaction(game, {
    ...upgradeOf(creature.id),
    label: LABEL,
    message: messageOf(game, LABEL, [creature]),
    manifest: () => (upgrades > 1 ? several() : single()),
  });

  function single() {
    const creatureData = { ...creature };
    return game.api.call("POST /api/getUpgradeStatsManifest", {
      body: { accountAddress: account, creatureId: creature.id, ...points, creatureData },
    });
  }
  function several() {
    const asked = upgradesFor(creature.id, points, upgrades).map(({ creatureId, points: share }) => ({
      creatureId,
      ...NO_POINTS,
      ...share,
    }));
    return game.api.call("POST /api/getStatUpgradesManifest", {
      body: { accountAddress: account, upgrades: asked },
    });
  }
}

/** An allocation before any point is given. */
export const NO_POINTS: Stats = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };
