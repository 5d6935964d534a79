import { fill } from "../../../rules/index.ts";
import { useArenaState } from "../../arena/arena-context.tsx";
import { useBattleView } from "../../battle/use-battle.ts";
import { usePvp } from "../pvp-context.tsx";
import { CardBacks } from "./card-backs.tsx";

/** The opponent's hand, face down (`PVP-024`). */
export function OpponentHand() {
  const view = useBattleView();
  const names = useArenaState((state) => state.names);
  const { opponentHand } = usePvp().rules.texts.pvpScreens.battle;
  const cards = view.enemy.hand.length;
  return <CardBacks cards={cards} label={fill(opponentHand, { name: names.enemy.name, cards })} />;
}
