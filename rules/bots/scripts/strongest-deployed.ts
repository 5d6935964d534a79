import type { Bot } from "../bot.ts";
import { attackOf, best, deployStrongest, ENDING } from "./moves.ts";

/** Deploys the strongest card, then attacks with the strongest creature only, whomever it hurts most. */
const strongestDeployed: Bot = (view) => {
  const champion = view.player.field.reduce(
    (strongest, { id }) => (attackOf(view, id) > attackOf(view, strongest) ? id : strongest),
    "",
  );
  const attack = best(view, (action) =>
    action.type === "attack" && action.attackerId === champion
      ? (view.attackPreview(action)?.highest ?? 0)
      : 0,
  );
  return deployStrongest(view) ?? attack ?? ENDING;
};

export default strongestDeployed;
