import type { BattleAction } from "../../../rules/index.ts";
import type { PvpActionRequest } from "../../../server/contract/index.ts";

/** An action as the PvP calls carry it: tools and spells have shorter names there (`CON-63`). */
export function actionOnWire(action: BattleAction): PvpActionRequest["action"] {
  switch (action.type) {
    case "useTool":
      return { ...action, type: "tool" };
    case "useSpell":
      return { ...action, type: "spell" };
    default:
      return action;
  }
}
