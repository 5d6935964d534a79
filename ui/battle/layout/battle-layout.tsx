import { type ReactNode, useRef } from "react";
import { useTexts } from "../../game/texts.ts";
import { ActionPanel } from "../action-panel/action-panel.tsx";
import { ActionPreview } from "../action-panel/action-preview.tsx";
import { ActionReasons } from "../action-panel/action-reasons.tsx";
import { AllMoves } from "../action-panel/all-moves.tsx";
import { ItemPicker } from "../action-panel/item-picker.tsx";
import { Battlefield } from "../field/battlefield.tsx";
import { CreatureInspector } from "../field/creature-inspector.tsx";
import { Hand } from "../hand/hand.tsx";
import { useBattleKeys } from "../keyboard/use-battle-keys.ts";
import { useControls } from "../keyboard/use-controls.ts";
import { useKeptFocus } from "../keyboard/use-kept-focus.ts";
import { LogAnnouncer } from "../log/log-announcer.tsx";
import { LogPanel } from "../log/log-panel.tsx";
import styles from "./battle-layout.module.css";

interface BattleLayoutProps {
  header: ReactNode;
  /** Below the header, with a height of its own: who guides the player, or null. */
  coach?: ReactNode;
  /** Above the field, such as the opponent's hand. */
  aboveField?: ReactNode;
  /** Over the field, such as a ribbon. */
  overField?: ReactNode;
  /** What is happening, between the two rows of the field. */
  status: ReactNode;
  /** Above the action panel. */
  notes?: ReactNode;
  /** In the action panel, below its buttons. */
  panelButtons: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/**
 * The screen of a battle the player takes part in: header, log, field, hand and action panel, usable with pointer,
 * touch, keyboard and screen reader (`BAT-024`).
 */
export function BattleLayout(props: BattleLayoutProps) {
  const { header, coach, aboveField, overField, status, notes, panelButtons, children } = props;
  const screen = useRef<HTMLElement>(null);
  const controls = useControls();
  const { layout } = useTexts().battleScreen;
  useBattleKeys(screen, controls.keys);
  useKeptFocus(screen);
  return (
    <main ref={screen} className={styles.screen} data-guided={coach ? "" : undefined}>
      {header}
      {coach}
      <LogPanel />
      <div className={styles.middle}>
        {aboveField}
        <div className={styles.field}>
          <Battlefield>{status}</Battlefield>
          {overField}
        </div>
        <Hand />
      </div>
      <aside className={styles.side} aria-label={layout.whatToDo}>
        {notes}
        <ActionPanel onPress={controls.press} onAllMoves={controls.openMoves}>
          {panelButtons}
        </ActionPanel>
        <ActionReasons />
        <ActionPreview />
        <CreatureInspector />
      </aside>
      <ItemPicker action={controls.picking} onClose={controls.closePicker} />
      <AllMoves open={controls.movesOpen} onClose={controls.closeMoves} />
      {children}
      <LogAnnouncer />
    </main>
  );
}
