import type { Bot } from "../bot.ts";
import { deployStrongest, ENDING, hitHardest } from "./moves.ts";

/** Holds its attacks while fewer than four creatures stand on its field and cards are left. */
const fullFieldFirst: Bot = (view) => {
  const { field, fieldLimit, hand } = view.player;
  const waits = field.length < fieldLimit && hand.length > 0;
  return deployStrongest(view) ?? (waits ? null : hitHardest(view)) ?? ENDING;
};

export default fullFieldFirst;
