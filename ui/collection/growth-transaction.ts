import { assumptionText, type GrowthKind, type OwnedCreature } from "../../rules/index.ts";
import { BETWEEN_IDS, creatureIdsOf } from "../transactions/transaction.ts";
import type { TransactionHandler } from "../transactions/transaction-handler.ts";
import { notifyOfGrowth } from "../transactions/transaction-notices.ts";
import { loadCreatures, readCreatures } from "./loading/load-creatures.ts";
import { expectChange } from "./loading/load-list.ts";

/**
 * Creates the handler of stat upgrades and evolutions, which share one status call (`LED-162`). The creature's new
 * values are always read from the ledger afterwards, never calculated here (`CON-32`). An upgrade of several creatures
 * is followed for each of them (`GAP-70`).
 */
export function growthTransaction(kind: GrowthKind): TransactionHandler {
  return {
    ledgerAction: "creatures",
    /** Opens the creature list when the creature is not loaded yet. */
    dialog(game, creatureId) {
      if (isOfSeveral(creatureId)) return { kind: "upgradeSeveral" };
      const isKnown = readCreatures(game).content?.some(({ id }) => id === creatureId);
      return isKnown ? { kind, creatureId } : { kind: "creatures" };
    },
    isShownBy: (dialog, subject) =>
      isOfSeveral(subject)
        ? dialog.kind === "upgradeSeveral"
        : dialog.kind === kind && dialog.creatureId === subject,
    async check(game, { subject, hash, checks }) {
      const [creatureId = "", ...otherCreatureIds] = creatureIdsOf(subject);
      const answer = await game.api.call("POST /api/checkUpgradeStatus", {
        body: {
          intentHash: hash,
          creatureId,
          ...(otherCreatureIds.length > 0 && { otherCreatureIds }),
          checkCount: checks,
        },
      });
      if (!answer.ok) return answer;
      const { transactionStatus, forceSuccess, shouldRetry } = answer.reply;
      const { status, error_message } = transactionStatus;
      return { ok: true, reply: { status, details: error_message ?? null, forceSuccess, shouldRetry } };
    },
    reload: (game) => loadCreatures(game, "changed"),
    stateOf(game, subject) {
      const { content } = readCreatures(game);
      const creatures = creatureIdsOf(subject).map((id) => content?.find((creature) => creature.id === id));
      if (creatures.includes(undefined)) return null;
      return creatures.map((creature) => creature && growthOf(creature)).join(", ");
    },
    walletAsked: (game) => expectChange(game),
    succeeded(game, _, assumed) {
      const { rules } = game.store.getState();
      if (!rules) return;
      if (assumed === null) {
        notifyOfGrowth(game, kind, rules.texts.transactions[kind].completed, "success");
        game.sounds.emit(kind === "evolve" ? "evolve" : "upgrade");
      } else {
        notifyOfGrowth(game, kind, assumptionText(rules, kind, assumed), "info");
      }
      // An assumed transaction may be committed much later.
      expectChange(game, assumed === null ? undefined : rules.collection.cacheMs);
      void loadCreatures(game, "changed");
    },
  };
}

function isOfSeveral(subject: string): boolean {
  return subject.includes(BETWEEN_IDS);
}

function growthOf({
  form,
  final_form_upgrades: levels,
  evolution_progress: progress,
}: OwnedCreature): string {
  return [form, levels, progress.stat_upgrades_completed].join(" ");
}
