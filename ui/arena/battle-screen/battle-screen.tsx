import { useRef } from "react";
import { useArenaState } from "../arena-context.tsx";
import { ExplainBattleButton } from "../explain/explain-battle-button.tsx";
import { ActionPanel } from "./actions/action-panel.tsx";
import { ActionReasons } from "./actions/action-reasons.tsx";
import { AllMoves } from "./actions/all-moves.tsx";
import { AttackForecast } from "./actions/attack-forecast.tsx";
import { ItemPicker } from "./actions/item-picker.tsx";
import styles from "./battle-screen.module.css";
import { EnemyFailedNote } from "./enemy-failed-note.tsx";
import { Battlefield } from "./field/battlefield.tsx";
import { Hand } from "./hand/hand.tsx";
import { BattleHeader } from "./header/battle-header.tsx";
import { CreatureInspector } from "./inspector/creature-inspector.tsx";
import { useBattleKeys } from "./keyboard/use-battle-keys.ts";
import { useKeptFocus } from "./keyboard/use-kept-focus.ts";
import { LogAnnouncer } from "./log/log-announcer.tsx";
import { LogPlace } from "./log/log-place.tsx";
import { StatusLine } from "./status-line.tsx";
import { useControls } from "./use-controls.ts";

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
