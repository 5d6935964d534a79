import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { changeRoom } from "../rooms/change-room.ts";
import { closeRoomUnlockNotice } from "../rooms/dismiss-room-unlock.ts";
import { RoomUnlockNotice } from "../rooms/room-unlock-notice.tsx";
import { LowTcorvaxAlert } from "./low-tcorvax-alert.tsx";

const ROOM_TWO = 2;

/**
 * Alerts that stay until they are used or closed: the arrow to room 2 (`CON-26`) and the low-TCorvax alert
 * (`CON-88`).
 */
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
