import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { useShownBattle } from "../../battle/use-shown-battle.ts";
import { usePvp } from "../pvp-context.tsx";
import { BattleMenu } from "./battle-menu.tsx";
import { BattleOptions } from "./battle-options.tsx";
import { CardBacks } from "./card-backs.tsx";
import { ConcedeDialog } from "./concede-dialog.tsx";
import { PvpHeader } from "./pvp-header.tsx";
import { PvpStatusLine } from "./pvp-status-line.tsx";
import { WaitingRibbon } from "./waiting-ribbon.tsx";

/** A battle between players: the battle screen, and what only a person's battle has. */
export function PvpBattle() {
  return (
    <BattleLayout
      header={<PvpHeader />}
      aboveField={<OpponentHand />}
      overField={<WaitingRibbon />}
      status={<PvpStatusLine />}
      panelButtons={<BattleOptions />}
    >
      <BattleMenu />
      <ConcedeDialog />
    </BattleLayout>
  );
}

/** The opponent's hand, face down (`PVP-024`). */
function OpponentHand() {
  const cards = useShownBattle(({ view }) => view.enemy.hand.length);
  const { name } = useBattleState((state) => state.names.enemy);
  const { opponentHand } = usePvp().rules.texts.pvpScreens.battle;
  return <CardBacks cards={cards} label={fill(opponentHand, { name, cards })} />;
}
