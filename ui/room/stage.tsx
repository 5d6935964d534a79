import { changeRoom } from "../actions/change-room.ts";
import { closeRoomUnlockNotice } from "../actions/dismiss-room-unlock.ts";
import { useGame, useGameState, useLoaded } from "../app/game-context.tsx";
import { LowTcorvaxAlert } from "../notices/low-tcorvax-alert.tsx";
import { NoticeArea } from "../notices/notice-area.tsx";
import { RoomUnlockNotice } from "../notices/room-unlock-notice.tsx";
import { CanvasHost } from "./canvas-host.tsx";
import { HintForNewPlayer } from "./hint-for-new-player.tsx";
import { MoveModeBar } from "./move-mode-bar.tsx";
import styles from "./stage.module.css";

const ROOM_TWO = 2;

/** The room with all that lies over it. */
export function Stage() {
  const game = useGame();
  const { rules } = useLoaded();
  const notices = useGameState((state) => state.notices);
  const hasUnlockNotice = useGameState((state) => state.roomUnlockNotice);
  const isLow = useGameState((state) => state.lowTcorvaxAlert);
  return (
    <div className={styles.fit}>
      <div className={styles.stage}>
        <CanvasHost />
        <div className={styles.top}>
          <MoveModeBar />
          {hasUnlockNotice ? (
            <RoomUnlockNotice
              onGo={() => changeRoom(game, ROOM_TWO)}
              onDismiss={() => closeRoomUnlockNotice(game)}
            />
          ) : null}
          {isLow ? (
            <LowTcorvaxAlert rules={rules} onClose={() => game.store.setState({ lowTcorvaxAlert: false })} />
          ) : null}
          <NoticeArea notices={notices} limit={rules.ui.maxNotices} lifeMs={rules.ui.noticeMs} />
        </div>
        <div className={styles.bottom}>
          <HintForNewPlayer />
        </div>
      </div>
    </div>
  );
}
