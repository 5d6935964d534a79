import type { Bot } from "../bot.ts";
import { best, damageOf, deployStrongest, ENDING } from "./moves.ts";

/** All creatures attack the enemy with the lowest health until it falls; what is left goes into deployments. */
const weakestFirst: Bot = (view) => {
  const [weakest] = [...view.enemy.field].sort((one, other) => one.currentHealth - other.currentHealth);
  const attack = best(view, (action) =>
    action.type === "attack" && action.targetId === weakest?.id ? damageOf(view, action) : 0,
  );
  return (
    (view.player.field.length < 3 ? deployStrongest(view) : null) ?? attack ?? deployStrongest(view) ?? ENDING
  );
};

export default weakestFirst;
