import type { OwnedCreature, Stats } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import { BETWEEN_IDS, type Transaction, type TransactionSubject } from "../../transactions/transaction.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";

const KIND = "upgradeStats";

/** The points that the player gives to each chosen creature, by its id, in the order they were chosen. */
export type Choice = Readonly<Record<string, Stats>>;

/** Returns the transaction subject of one stat upgrade each of these creatures (`GAP-70`). */
export function upgradeOfSeveral(creatureIds: readonly string[]): TransactionSubject {
  return { kind: KIND, subject: creatureIds.join(BETWEEN_IDS) };
}

/** Returns the player's upgrade of several creatures: the one that runs or has ended, else one that was declined. */
export function severalUnderWay({ transactions }: Pick<GameState, "transactions">): Transaction | null {
  const all = Object.values(transactions).filter(isOfSeveral);
  return all.find(({ progress }) => progress.stage !== "init") ?? all.at(-1) ?? null;
}

/**
 * Lets the wallet sign one stat upgrade of each of these creatures in one transaction, and polls its status (`GAP-70`,
 * `LED-161`).
 */
export function upgradeSeveralOf(
  game: Game,
  account: string,
  creatures: readonly OwnedCreature[],
  choice: Choice,
): Promise<void> {
  const upgrades = creatures.flatMap(({ id }) => {
    const points = choice[id];
    return points ? [{ creatureId: id, ...points }] : [];
  });
  return sendTransaction(game, {
    ...upgradeOfSeveral(upgrades.map(({ creatureId }) => creatureId)),
    label: KIND,
    message: messageOf(game, KIND, creatures),
    manifest: () =>
      game.api.call("POST /api/getStatUpgradesManifest", { body: { accountAddress: account, upgrades } }),
  });
}

/** Removes ended and declined upgrades of several creatures; a running one stays. */
export function leaveSeveral(game: Game): void {
  for (const transaction of Object.values(game.store.getState().transactions).filter(isOfSeveral))
    leaveTransaction(game, transaction);
}

function isOfSeveral({ kind, subject, detachedHash }: Transaction): boolean {
  return kind === KIND && subject.includes(BETWEEN_IDS) && detachedHash === undefined;
}
