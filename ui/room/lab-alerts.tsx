import { changeRoom } from "../actions/change-room.ts";
import { closeRoomUnlockNotice } from "../actions/dismiss-room-unlock.ts";
import { useGame, useGameState, useLoaded } from "../app/game-context.tsx";
import { LowTcorvaxAlert } from "../notices/low-tcorvax-alert.tsx";
import { RoomUnlockNotice } from "../notices/room-unlock-notice.tsx";

const ROOM_TWO = 2;

/** What stays until it is used or closed: the arrow to room 2 (`CON-26`), the low-TCorvax alert (`CON-88`). */
export function LabAlerts() {
  const game = useGame();
  const { rules } = useLoaded();
  const hasUnlockNotice = useGameState((state) => state.roomUnlockNotice);
  const isLow = useGameState((state) => state.lowTcorvaxAlert);
  return (
    <>
      {hasUnlockNotice ? (
        <RoomUnlockNotice
          onGo={() => changeRoom(game, ROOM_TWO)}
          onDismiss={() => closeRoomUnlockNotice(game)}
        />
      ) : null}
      {isLow ? (
        <LowTcorvaxAlert rules={rules} onClose={() => game.store.setState({ lowTcorvaxAlert: false })} />
      ) : null}
    </>
  );
}
