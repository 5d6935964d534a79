import { type ReactNode, useRef } from "react";
import { Captions } from "../../game/captions/captions.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { ActionPanel } from "../action-panel/action-panel.tsx";
import { AllMoves } from "../action-panel/all-moves.tsx";
import { EndTurnDialog } from "../action-panel/end-turn.tsx";
import { ItemDock } from "../action-panel/item-dock.tsx";
import { ItemPicker } from "../action-panel/item-picker.tsx";
import { useBattleShape, useIsTight } from "../battle-shape.ts";
import { BattleDrag } from "../drag/battle-drag.tsx";
import { Battlefield } from "../field/battlefield.tsx";
import { Hand } from "../field/hand.tsx";
import { useBattleKeys } from "../keyboard/use-battle-keys.ts";
import { useKeptFocus } from "../keyboard/use-kept-focus.ts";
import { LogAnnouncer, LogPanel } from "../log/log-panel.tsx";
import { BattleDetails } from "./battle-details.tsx";
import styles from "./battle-layout.module.css";
import { useControls } from "./use-controls.ts";

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
  /** Below the actions, or in the drawer with the details. */
  panelButtons: (done: () => void) => ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/**
 * The screen of a battle the player takes part in: the field fills the window; header, log, hand and action panel lie
 * over its edges. It is usable with pointer, touch, keyboard and screen reader (`BAT-024`).
 */
export function BattleLayout(props: BattleLayoutProps) {
  const { header, coach, aboveField, overField, status, notes, panelButtons, children } = props;
  const game = useGame();
  const screen = useRef<HTMLElement>(null);
  const controls = useControls();
  const shape = useBattleShape();
  const isTight = useIsTight();
  const isLogFolded = useGameState((state) => state.settings.logFolded);
  const side = useGameState((state) => state.settings.controls.buttonsSide);
  const { layout } = useTexts().battleScreen;
  useBattleKeys(game, screen, controls.keys);
  useKeptFocus(screen);
  const isWide = shape === "wide";
  return (
    <main
      ref={screen}
      className={styles.screen}
      data-shape={shape}
      data-tight={isTight ? "" : undefined}
      data-side={side}
      data-log={isLogFolded ? "folded" : undefined}
      data-guided={coach ? "" : undefined}
    >
      {header}
      {coach}
      {isWide ? <LogPanel inDrawer={false} /> : null}
      {aboveField ? <div className={styles.above}>{aboveField}</div> : null}
      <BattleDrag>
        <div className={styles.field}>
          <Battlefield>{status}</Battlefield>
        </div>
        <Hand>
          <ItemDock />
        </Hand>
      </BattleDrag>
      <div className={styles.heard}>
        <Captions />
      </div>
      {overField ? <div className={styles.over}>{overField}</div> : null}
      <aside className={styles.side} aria-label={layout.whatToDo}>
        {notes}
        <ActionPanel onPress={controls.press} />
        <BattleDetails inDrawer={!isWide} onAllMoves={controls.openMoves}>
          {panelButtons}
        </BattleDetails>
        {isWide ? null : <LogPanel inDrawer />}
      </aside>
      <ItemPicker action={controls.picking} onClose={controls.closePicker} />
      <EndTurnDialog />
      <AllMoves open={controls.movesOpen} onClose={controls.closeMoves} />
      {children}
      <LogAnnouncer />
    </main>
  );
}
