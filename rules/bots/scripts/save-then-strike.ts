import type { Bot } from "../bot.ts";
import { best, deployStrongest, ENDING, hitHardest } from "./moves.ts";

const ENOUGH = 20;

/** Saves energy behind stances on a full field, then spends all of it on attacks in one turn. */
const saveThenStrike: Bot = (view, _) => {
  const { energy, energyCap, consecutiveActions } = view.player;
  if (consecutiveActions === 0) view.memory.strikes = energy >= Math.min(ENOUGH, energyCap);
  const stance = best(view, (action) => (action.type === "defend" && energy > ENOUGH / 2 ? 1 : 0));
  return deployStrongest(view) ?? (view.memory.strikes ? hitHardest(view) : stance) ?? ENDING;
};

export default saveThenStrike;
