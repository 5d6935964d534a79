import { changeSettings } from "../actions/change-settings.ts";
import { goToRoomTwo, stayInRoomOne } from "../actions/dismiss-room-unlock.ts";
import { logOut } from "../actions/log-out.ts";
import { HelpGuide } from "../dialogs/help-guide.tsx";
import { RoomUnlockDialog } from "../dialogs/room-unlock-dialog.tsx";
import { SettingsDialog } from "../dialogs/settings-dialog.tsx";
import { WaitingBattleDialog } from "../dialogs/waiting-battle-dialog.tsx";
import { WelcomeDialog } from "../dialogs/welcome-dialog.tsx";
import { enterArena } from "../store/arena-entry.ts";
import { closeDialog, frontDialog } from "../store/dialogs.ts";
import type { Dialog } from "../store/game-state.ts";
import { rememberWelcome } from "../store/visits.ts";
import { MobileWalletDialog } from "../wallet/mobile-wallet-dialog.tsx";
import { CollectionDoor } from "./collection-door.tsx";
import { useGame, useGameState, useLoaded } from "./game-context.tsx";
import { MachineDialogs } from "./machine-dialogs.tsx";
import { MoveDialogs } from "./move-dialogs.tsx";

/** Every dialog of the game; the first of those that wait is open. */
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
      <CollectionDoor />
      <MoveDialogs />
    </>
  );
}
