import type { Bot, BotView } from "../index.ts";

type Action = BotView["legalActions"][number];

const GUESSES: Partial<Record<Action["type"], number>> = { deploy: 150, useTool: 60, defend: 1 };

/** Takes the action with the highest value for its energy; ends the turn when nothing is worth it. */
const greedy: Bot = (view) => {
  let best: Action = { type: "endTurn" };
  let highest = 0;
  for (const action of view.legalActions) {
    const value = gain(view, action) / (view.energyCost(action) + 1);
    if (value > highest) [best, highest] = [action, value];
  }
  return best;
};

function gain(view: BotView, action: Action): number {
  const attack = view.attackPreview(action);
  if (attack) return (1 - attack.dodgeChance) * attack.lowest + 100 * attack.defeatChance;
  if (action.type === "useSpell")
    return (view.spellPreview(action)?.hit?.lowest ?? 20) * view.enemy.field.length;
  return GUESSES[action.type] ?? 0;
}

export default greedy;
