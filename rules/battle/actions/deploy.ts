import type { RefusalCode } from "../../refusals/refusal.ts";
import { scoreDeploy } from "../ai/scores/score-deploy.ts";
import { offer } from "../ai/scores/shortlist.ts";
import { namesIn } from "../log/log-names.ts";
import type { Fighter } from "../state/battle.ts";
import { type BattleMoment, refused } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { fighterOf } from "../state/lookup.ts";
import { deploymentCost, spend } from "../turn/energy-cost.ts";
import type { ActionRule } from "./action-rule.ts";
import { deployCard } from "./deploy-card.ts";

type Deploy = { type: "deploy"; creatureId: string };

/** A card of the hand becomes a creature on the field (`BAT-085` to `BAT-089`, `CON-62`). */
export const deploy: ActionRule<Deploy> = {
  type: "deploy",
  wireName: "deploy",
  takenBy: "card",
  items: null,
  ids: { actor: "creatureId" },
  targetIsOptional: false,
  moveText: () => "deploy",
  preview: () => null,
  outcomes: () => [],
  cost: (rules, card, own) =>
    card === null ? rules.battle.costs.deployBase : deploymentCost(rules, own, card),
  blockedBy,
  targets: () => null,
  whyNot(moment, { creatureId }) {
    const { rules, battle, side, own } = moment;
    const card = fighterOf(own.hand, creatureId);
    if (!card) return refused(moment, fighterOf(own.fallen, creatureId) ? "defeated" : "invalid_action");
    const refusal = blockedBy(moment, card);
    if (refusal === null) return null;
    // With the number that its card shows where others share the name.
    const species = namesIn(rules, battle, side).card(side, card.id);
    return refused(moment, refusal, { species, n: deploymentCost(rules, own, card) });
  },
  apply(moment, { creatureId }, record) {
    const card = fighterOf(moment.own.hand, creatureId);
    if (card) deployAtPrice(moment, card, record);
  },
  make: (creatureId) => ({ type: "deploy", creatureId }),
  rank(outlook, list) {
    for (const card of outlook.own.hand)
      if (blockedBy(outlook, card) === null)
        offer(list, scoreDeploy(outlook, card, null), "deploy", card, null, null);
  },
  score: (outlook, { actor }, reasons) => (actor ? scoreDeploy(outlook, actor, reasons) : 0),
};

/** A side pays for a card of its hand and deploys it, which must be legal. */
export function deployAtPrice(moment: BattleMoment, card: Fighter, record: Recorder): void {
  const { rules, side, own } = moment;
  const cost = deploymentCost(rules, own, card);
  spend(moment, cost);
  const event = record && ({ type: "deployed", side, creatureId: card.id, cost } as const);
  deployCard(moment, card, event, record);
}

function blockedBy({ rules, own }: BattleMoment, card: Fighter): RefusalCode | null {
  if (own.field.length >= own.fieldLimit) return "field_full";
  return own.energy >= deploymentCost(rules, own, card) ? null : "not_enough_energy_to_deploy";
}
