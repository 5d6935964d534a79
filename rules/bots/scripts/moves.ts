import type { BotView } from "../bot.ts";

export type Action = BotView["legalActions"][number];

/** The legal action with the highest value above 0; null if there is none. */
export function best(view: BotView, worthOf: (action: Action) => number): Action | null {
  let found: Action | null = null;
  let highest = 0;
  for (const action of view.legalActions) {
    const value = worthOf(action);
    if (value > highest) [found, highest] = [action, value];
  }
  return found;
}

export const ENDING: Action = { type: "endTurn" };

/** Deploys the card with the highest attack; null if it can pay none. */
export function deployStrongest(view: BotView): Action | null {
  return best(view, (action) => (action.type === "deploy" ? attackOf(view, action.creatureId) : 0));
}

/** Attacks where the hit takes the largest share of the health that is left. */
export function hitHardest(view: BotView): Action | null {
  return best(view, (action) => shareOf(view, action));
}

/** The share of the target's health that an attack takes on average, at most 1; 0 for other actions. */
export function shareOf(view: BotView, action: Action): number {
  if (action.type !== "attack") return 0;
  const target = view.enemy.field.find(({ id }) => id === action.targetId);
  return Math.min(damageOf(view, action) / (target?.currentHealth ?? 1), 1);
}

/** The average damage of an attack; 0 for other actions. */
export function damageOf(view: BotView, action: Action): number {
  const preview = view.attackPreview(action);
  return preview ? (1 - preview.dodgeChance) * ((preview.lowest + preview.highest) / 2) : 0;
}

/** The better attack of an own creature. */
export function attackOf(view: BotView, id: string): number {
  const cards = [...view.player.field, ...view.player.hand];
  for (const card of cards)
    if ("id" in card && card.id === id)
      return Math.max(card.battleStats.physicalAttack, card.battleStats.magicalAttack);
  return 0;
}
