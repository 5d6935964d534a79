import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { changeSettings } from "../../game/store/change-settings.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import type { Dialog } from "../../game/store/game-state.ts";
import { MobileWalletDialog } from "../../wallet/dialogs/mobile-wallet-dialog.tsx";
import { logOut } from "../login/log-out.ts";
import { HelpGuide } from "./help-guide.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { WaitingBattleDialog } from "./waiting-battle-dialog.tsx";

/** Shows the dialogs that the player opens from the menu, and the offer to go on with a battle. */
export function MenuDialogs() {
  const game = useGame();
  const { rules } = useLoaded();
  const dialog = useGameState(frontDialog);
  const settings = useGameState((state) => state.settings);
  const languages = useGameState((state) => state.languages);
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));
  const isOpen = (kind: Dialog["kind"]) => dialog?.kind === kind;
  const closes = (kind: Dialog["kind"]) => () => closeDialog(game, kind);

  function resumeBattle() {
    closeDialog(game, "waitingBattle");
    enterArena(game, { kind: "resume" });
  }

  return (
    <>
      <HelpGuide open={isOpen("guide")} rules={rules} onClose={closes("guide")} />
      <SettingsDialog
        open={isOpen("settings")}
        name={name}
        volume={settings.volume}
        muted={settings.muted}
        language={languages.find((one) => one === settings.language) ?? rules.texts.language}
        languages={languages}
        onVolume={(volume) => changeSettings(game, { volume })}
        onMuted={(muted) => changeSettings(game, { muted })}
        onLanguage={(language) => changeSettings(game, { language })}
        onLogOut={() => logOut(game)}
        onClose={closes("settings")}
      />
      <WaitingBattleDialog
        open={isOpen("waitingBattle")}
        onResume={resumeBattle}
        onLater={closes("waitingBattle")}
      />
      <MobileWalletDialog />
    </>
  );
}
