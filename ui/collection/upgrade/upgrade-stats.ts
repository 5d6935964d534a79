import type { OwnedCreature, Stats } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

const LABEL = "upgradeStats";

/** Returns the transaction subject of a creature's stat upgrade. */
export function upgradeOf(creatureId: string): TransactionSubject {
  return { kind: "upgradeStats", subject: creatureId };
}

/** Lets the wallet sign a stat upgrade and polls its status (`LED-161`, `CON-30`). */
export function upgradeStatsOf(
  game: Game,
  account: string,
  creature: OwnedCreature,
  points: Stats,
): Promise<void> {
  return sendTransaction(game, {
    ...upgradeOf(creature.id),
    label: LABEL,
    message: messageOf(game, "upgradeStats", [creature]),
    manifest: () =>
      game.api.call("POST /api/getUpgradeStatsManifest", {
        body: {
          accountAddress: account,
          creatureId: creature.id,
          ...points,
          creatureData: { ...creature },
        },
      }),
  });
}
