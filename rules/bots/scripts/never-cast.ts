import type { Bot, BotView } from "../bot.ts";
import { type Action, best, damageOf, ENDING } from "./moves.ts";

const GUESSES: Partial<Record<Action["type"], number>> = { deploy: 150, useTool: 60, defend: 1 };

/** Takes what is worth most for its energy, but never casts a spell: kills first, then creatures, tools and hits. */
const neverCast: Bot = (view) =>
  best(view, (action) => gainOf(view, action) / (view.energyCost(action) + 1)) ?? ENDING;

function gainOf(view: BotView, action: Action): number {
  if (action.type === "attack") {
    const chance = view.attackPreview(action)?.defeatChance ?? 0;
    return damageOf(view, action) + 100 * chance;
  }
  return GUESSES[action.type] ?? 0;
}

export default neverCast;
