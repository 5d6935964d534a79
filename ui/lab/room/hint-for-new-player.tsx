import { amountOf, copiesOf } from "../../../rules/index.ts";
import { useLoaded } from "../../game/game-context.tsx";
import { NewPlayerHint } from "./new-player-hint.tsx";

/** Shows while TCorvax is low and no reactor stands, both (`LAB-030`, `CON-90`). */
export function HintForNewPlayer() {
  const { rules, lab } = useLoaded();
  const isPoor = lab.resources.tcorvax < amountOf(rules.hints.newPlayer);
  return isPoor && copiesOf(lab, "reactor") === 0 ? <NewPlayerHint rules={rules} /> : null;
}
