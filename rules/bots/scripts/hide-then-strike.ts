import type { Bot } from "../bot.ts";
import { deployStrongest, ENDING, hitHardest } from "./moves.ts";

/** Saves energy behind an empty field for as long as the rules let it, then deploys one creature and spends all on attacks. */
const hideThenStrike: Bot = (view, _) => {
  const { emptyTurns, field, consecutiveActions } = view.player;
  const isLastChance = emptyTurns + 1 === view.rules.battle.emptyFieldTurns;
  if (consecutiveActions === 0) view.memory.strikes = field.length > 0 || isLastChance;
  if (!view.memory.strikes) return ENDING;
  return (field.length === 0 ? deployStrongest(view) : null) ?? hitHardest(view) ?? ENDING;
};

export default hideThenStrike;
