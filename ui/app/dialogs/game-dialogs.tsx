import { useGame, useGameState } from "../../game/game-context.tsx";
import { frontDialog } from "../../game/store/dialogs.ts";
import { goToRoomTwo, stayInRoomOne } from "../../lab/commands/change-room.ts";
import { MoveDialogs } from "../../lab/room/move-dialogs.tsx";
import { RoomUnlockDialog } from "../../lab/room/room-unlock-dialog.tsx";
import { LazyCollection, LazyMachineDialogs, LazyMenuDialogs } from "../lazy/lazy-dialogs.tsx";

/** Shows the dialogs of the game but the first, see `welcome-dialog.tsx`; only the front one of the queue is open. */
export function GameDialogs() {
  const game = useGame();
  const kind = useGameState((state) => frontDialog(state)?.kind);
  return (
    <>
      <RoomUnlockDialog
        open={kind === "roomUnlock"}
        onStay={() => stayInRoomOne(game)}
        onGo={() => goToRoomTwo(game)}
      />
      <LazyMenuDialogs />
      <LazyMachineDialogs />
      <LazyCollection />
      <MoveDialogs />
    </>
  );
}
