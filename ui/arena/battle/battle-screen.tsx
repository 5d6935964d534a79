import { useRef } from "react";
import { ActionPanel } from "../../battle/action-panel/action-panel.tsx";
import { ActionReasons } from "../../battle/action-panel/action-reasons.tsx";
import { AllMoves } from "../../battle/action-panel/all-moves.tsx";
import { AttackForecast } from "../../battle/action-panel/attack-forecast.tsx";
import { ItemPicker } from "../../battle/action-panel/item-picker.tsx";
import { Battlefield } from "../../battle/field/battlefield.tsx";
import { Hand } from "../../battle/hand/hand.tsx";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { CreatureInspector } from "../../battle/inspector/creature-inspector.tsx";
import { useBattleKeys } from "../../battle/keyboard/use-battle-keys.ts";
import { useKeptFocus } from "../../battle/keyboard/use-kept-focus.ts";
import { LogAnnouncer } from "../../battle/log/log-announcer.tsx";
import { LogPlace } from "../../battle/log/log-place.tsx";
import { useControls } from "../../battle/use-controls.ts";
import { useArenaState } from "../arena-context.tsx";
import { ExplainBattleButton } from "../explain/explain-battle-button.tsx";
import styles from "./battle-screen.module.css";
import { EnemyFailedNote } from "./enemy-failed-note.tsx";

/** A battle against the enemy: everything is seen, and played by pointer, touch, keyboard or by ear (`BAT-024`). */
export function BattleScreen() {
  return useArenaState((state) => state.battle !== null) ? <Battle /> : null;
}

function Battle() {
  const screen = useRef<HTMLElement>(null);
  const controls = useControls();
  useBattleKeys(screen, controls.keys);
  useKeptFocus(screen);
  return (
    <main ref={screen} className={styles.screen}>
      <BattleHeader />
      <LogPlace />
      <div className={styles.middle}>
        <Battlefield>
          <StatusLine />
        </Battlefield>
        <Hand />
      </div>
      <aside className={styles.side} aria-label="What to do">
        <EnemyFailedNote />
        <ActionPanel onPress={controls.press} onAllMoves={controls.openMoves}>
          <ExplainBattleButton />
        </ActionPanel>
        <ActionReasons />
        <AttackForecast />
        <CreatureInspector />
      </aside>
      <ItemPicker kind={controls.picking} onClose={controls.closePicker} />
      <AllMoves open={controls.movesOpen} onClose={controls.closeMoves} />
      <LogAnnouncer />
    </main>
  );
}
