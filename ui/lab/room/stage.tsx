import { type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { fill } from "../../../rules/index.ts";
import { NoticeArea } from "../../components/notice-area.tsx";
import { Captions } from "../../game/captions/captions.tsx";
import { useRoomKeys } from "../../game/controls/use-keys.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useRoomCanvas } from "../../game/hooks/use-canvas.ts";
import { canvasLook } from "../../game/look/look.ts";
import { useTexts } from "../../game/texts.ts";
import { createPort } from "./room-port.ts";
import styles from "./stage.module.css";

interface StageProps {
  /** The card of a machine, where it stands beside the machine. */
  card?: ReactNode;
  /** Content at the upper edge, above the notices. */
  top?: ReactNode;
  /** Content at the lower edge. */
  bottom?: ReactNode;
}

/** Shows the room and everything that overlays it. */
export function Stage({ card = null, top = null, bottom = null }: StageProps) {
  const { rules } = useLoaded();
  const notices = useGameState((state) => state.notices);
  // A hidden room is not drawn.
  const inBattle = useGameState((state) => state.inBattle);
  return (
    <div className={styles.fit}>
      <div className={styles.stage}>
        {inBattle ? null : <CanvasHost />}
        {card}
        <div className={styles.top}>
          {top}
          <NoticeArea notices={notices} limit={rules.ui.maxNotices} lifeMs={rules.ui.noticeMs} />
        </div>
        <div className={styles.bottom}>
          <Captions />
          {bottom}
        </div>
      </div>
    </div>
  );
}

/** For keyboard users the canvas is a single control that handles its own keys. */
const KEYBOARD_PLACE = { role: "application", tabIndex: 0 } as const;

/** Hosts the room's canvas; without a canvas the game is played with the list of machines. */
function CanvasHost() {
  const game = useGame();
  const rules = useGameState((state) => state.rules);
  const port = useMemo(() => rules && createPort(game, rules, canvasLook(game)), [game, rules]);
  const texts = useTexts();
  const label = fill(texts.lab.rooms.canvas, { ...useRoomKeys(texts) });
  const keyboardPlace = { ...KEYBOARD_PLACE, "aria-label": label };
  const host = useRoomCanvas(port);
  useMoveModeFocus(host);

  return <div ref={host} data-room="" className={styles.host} {...keyboardPlace} />;
}

const DIALOG_GIVES_FOCUS_BACK_MS = 250;

/**
 * Moves the keyboard focus to the canvas when move mode or placing begins, and again after a dialog that started it has closed.
 * At the end it returns the focus to players who use the keyboard.
 */
function useMoveModeFocus(host: RefObject<HTMLElement | null>): void {
  const isMoving = useGameState((state) => state.moveMode !== null || state.building !== null);
  useEffect(() => {
    if (!isMoving) return;
    const room = host.current;
    const active = document.activeElement;
    const before = active instanceof HTMLElement && active.matches(":focus-visible") ? active : null;
    const take = () => room?.focus({ preventScroll: true });
    take();
    const timer = setTimeout(take, DIALOG_GIVES_FOCUS_BACK_MS);
    return () => {
      clearTimeout(timer);
      (before?.isConnected ? before : room)?.focus({ preventScroll: true });
    };
  }, [isMoving, host]);
}
