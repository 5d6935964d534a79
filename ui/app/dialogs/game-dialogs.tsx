import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { changeSettings } from "../../game/store/change-settings.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import type { Dialog } from "../../game/store/game-state.ts";
import { MoveDialogs } from "../../lab/move/move-dialogs.tsx";
import { MachineDialogs } from "../../lab/panel/machine-dialogs.tsx";
import { goToRoomTwo, stayInRoomOne } from "../../lab/rooms/dismiss-room-unlock.ts";
import { RoomUnlockDialog } from "../../lab/rooms/room-unlock-dialog.tsx";
import { rememberWelcome } from "../../lab/visits/visits.ts";
import { MobileWalletDialog } from "../../wallet/dialogs/mobile-wallet-dialog.tsx";
import { LazyCollection } from "../lazy/lazy-collection.tsx";
import { logOut } from "../login/log-out.ts";
import { HelpGuide } from "./help-guide.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { WaitingBattleDialog } from "./waiting-battle-dialog.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";

/** Shows the dialogs of the game; only the first of the queue is open. */
export function GameDialogs() {
  const game = useGame();
  const { rules } = useLoaded();
  const dialog = useGameState(frontDialog);
  const settings = useGameState((state) => state.settings);
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));
  const isOpen = (kind: Dialog["kind"]) => dialog?.kind === kind;
  const closes = (kind: Dialog["kind"]) => () => closeDialog(game, kind);

  function startPlaying() {
    rememberWelcome(game);
    closeDialog(game, "welcome");
  }

  function resumeBattle() {
    closeDialog(game, "waitingBattle");
    enterArena(game, { kind: "resume" });
  }

  return (
    <>
      <WelcomeDialog open={isOpen("welcome")} rules={rules} name={name} onStart={startPlaying} />
      <HelpGuide open={isOpen("guide")} rules={rules} onClose={closes("guide")} />
      <RoomUnlockDialog
        open={isOpen("roomUnlock")}
        onStay={() => stayInRoomOne(game)}
        onGo={() => goToRoomTwo(game)}
      />
      <SettingsDialog
        open={isOpen("settings")}
        name={name}
        volume={settings.volume}
        muted={settings.muted}
        onVolume={(volume) => changeSettings(game, { volume })}
        onMuted={(muted) => changeSettings(game, { muted })}
        onLogOut={() => logOut(game)}
        onClose={closes("settings")}
      />
      <WaitingBattleDialog
        open={isOpen("waitingBattle")}
        onResume={resumeBattle}
        onLater={closes("waitingBattle")}
      />
      <MobileWalletDialog />
      <MachineDialogs dialog={dialog} />
      <LazyCollection />
      <MoveDialogs />
    </>
  );
}
