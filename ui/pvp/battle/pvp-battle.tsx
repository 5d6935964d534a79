import { useRef } from "react";
import styles from "../../arena/battle/battle-screen.module.css";
import { ActionPanel } from "../../battle/action-panel/action-panel.tsx";
import { ActionReasons } from "../../battle/action-panel/action-reasons.tsx";
import { AllMoves } from "../../battle/action-panel/all-moves.tsx";
import { AttackForecast } from "../../battle/action-panel/attack-forecast.tsx";
import { ItemPicker } from "../../battle/action-panel/item-picker.tsx";
import { Battlefield } from "../../battle/field/battlefield.tsx";
import { Hand } from "../../battle/hand/hand.tsx";
import { CreatureInspector } from "../../battle/inspector/creature-inspector.tsx";
import { useBattleKeys } from "../../battle/keyboard/use-battle-keys.ts";
import { useKeptFocus } from "../../battle/keyboard/use-kept-focus.ts";
import { LogAnnouncer } from "../../battle/log/log-announcer.tsx";
import { LogPlace } from "../../battle/log/log-place.tsx";
import { useControls } from "../../battle/use-controls.ts";
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
