import { useRoomKeys } from "../../game/controls/use-room-keys.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import { goToRoomTwo, stayInRoomOne } from "../../lab/commands/change-room.ts";
import { MoveDialogs } from "../../lab/room/move-dialogs.tsx";
import { RoomUnlockDialog } from "../../lab/room/room-unlock-dialog.tsx";
import { rememberWelcome } from "../../lab/state/visits.ts";
import { LazyCollection, LazyMachineDialogs, LazyMenuDialogs } from "../lazy/lazy-dialogs.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";

/** Shows the dialogs of the game; only the first of the queue is open. */
export function GameDialogs() {
  const game = useGame();
  const { rules } = useLoaded();
  const keys = useRoomKeys(rules.texts);
  const kind = useGameState((state) => frontDialog(state)?.kind);
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));

  function startPlaying() {
    rememberWelcome(game);
    closeDialog(game, "welcome");
  }

  return (
    <>
      <WelcomeDialog open={kind === "welcome"} rules={rules} keys={keys} name={name} onStart={startPlaying} />
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
