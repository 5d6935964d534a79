import { useRef } from "react";
import { ActionPanel } from "../../arena/battle-screen/actions/action-panel.tsx";
import { ActionReasons } from "../../arena/battle-screen/actions/action-reasons.tsx";
import { AllMoves } from "../../arena/battle-screen/actions/all-moves.tsx";
import { AttackForecast } from "../../arena/battle-screen/actions/attack-forecast.tsx";
import { ItemPicker } from "../../arena/battle-screen/actions/item-picker.tsx";
import styles from "../../arena/battle-screen/battle-screen.module.css";
import { Battlefield } from "../../arena/battle-screen/field/battlefield.tsx";
import { Hand } from "../../arena/battle-screen/hand/hand.tsx";
import { CreatureInspector } from "../../arena/battle-screen/inspector/creature-inspector.tsx";
import { useBattleKeys } from "../../arena/battle-screen/keyboard/use-battle-keys.ts";
import { useKeptFocus } from "../../arena/battle-screen/keyboard/use-kept-focus.ts";
import { LogAnnouncer } from "../../arena/battle-screen/log/log-announcer.tsx";
import { LogPlace } from "../../arena/battle-screen/log/log-place.tsx";
import { useControls } from "../../arena/battle-screen/use-controls.ts";
import { BattleMenu } from "./battle-menu.tsx";
import { BattleOptions } from "./battle-options.tsx";
import { ConcedeDialog } from "./concede-dialog.tsx";
import { OpponentHand } from "./opponent-hand.tsx";
import { PvpHeader } from "./pvp-header.tsx";
import { PvpStatusLine } from "./pvp-status-line.tsx";
import { WaitingOverlay } from "./waiting-overlay.tsx";

/** A battle against a player: the arena's field, hand, actions and log, and what only a person's battle has. */
export function PvpBattle() {
  const screen = useRef<HTMLElement>(null);
  const controls = useControls();
  useBattleKeys(screen, controls.keys);
  useKeptFocus(screen);
  return (
    <main ref={screen} className={styles.screen}>
      <PvpHeader />
      <LogPlace />
      <div className={styles.middle}>
        <OpponentHand />
        <WaitingOverlay>
          <Battlefield>
            <PvpStatusLine />
          </Battlefield>
        </WaitingOverlay>
        <Hand />
      </div>
      <aside className={styles.side} aria-label="What to do">
        <ActionPanel onPress={controls.press} onAllMoves={controls.openMoves}>
          <BattleOptions />
        </ActionPanel>
        <ActionReasons />
        <AttackForecast />
        <CreatureInspector />
      </aside>
      <ItemPicker kind={controls.picking} onClose={controls.closePicker} />
      <AllMoves open={controls.movesOpen} onClose={controls.closeMoves} />
      <BattleMenu />
      <ConcedeDialog />
      <LogAnnouncer />
    </main>
  );
}
