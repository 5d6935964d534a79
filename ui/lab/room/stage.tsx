import type { ReactNode } from "react";
import { NoticeArea } from "../../components/notice-area.tsx";
import { Captions } from "../../game/captions/captions.tsx";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import { MoveModeHint } from "../move/move-overlays.tsx";
import { CanvasHost } from "./canvas-host.tsx";
import styles from "./stage.module.css";

interface StageProps {
  /** Content at the upper edge, above the notices. */
  top?: ReactNode;
  /** Content at the lower edge. */
  bottom?: ReactNode;
}

/** Shows the room and everything that overlays it. */
export function Stage({ top = null, bottom = null }: StageProps) {
  const { rules } = useLoaded();
  const notices = useGameState((state) => state.notices);
  // A hidden room is not drawn.
  const inBattle = useGameState((state) => state.inBattle);
  return (
    <div className={styles.fit}>
      <div className={styles.stage}>
        {inBattle ? null : <CanvasHost />}
        <div className={styles.top}>
          <MoveModeHint />
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
