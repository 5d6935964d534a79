import { useRef } from "react";
import type { LessonId } from "../../../rules/index.ts";
import { battleOwner, leaveForLater, savedBattleOf } from "../../battle/ai-battle/waiting-battle.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { BefriendDialog } from "../../friends/befriend/befriend-dialog.tsx";
import { FriendsDialog } from "../../friends/list/friends-dialog.tsx";
import { ShowLabDialog } from "../../friends/list/show-lab-dialog.tsx";
import { useRoomKeys } from "../../game/controls/use-keys.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { isMusicOn, wantsQuiet } from "../../game/music/music-setting.ts";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, frontDialog, openDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import type { Dialog as OpenDialog } from "../../game/store/game-state.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";
import { BattleMenuDialog } from "../../lab/panel/battle-menu-dialog.tsx";
import { useShowGoal } from "../../lab/panel/lab-goal.tsx";
import { ProfileDialog } from "../../profile/achievements/profile-dialog.tsx";
import { GoalsDialog } from "../../profile/goals/goals-dialog.tsx";
import { PositionShelf } from "../../puzzles/shelf/position-shelf.tsx";
import { MobileWalletDialog } from "../../wallet/dialogs/mobile-wallet-dialog.tsx";
import { AccountSection } from "../account/account-section.tsx";
import { CallbackSection } from "../callbacks/callback-section.tsx";
import { logOut } from "../login/log-in-and-out.ts";
import { ControlsSection } from "./controls-section.tsx";
import { HelpGuide } from "./help-guide.tsx";
import { KeysDialog } from "./keys/keys-dialog.tsx";
import { LookSettings } from "./look-settings.tsx";
import { BattleSettings, LabSoundSettings, SettingsDialog } from "./settings-dialog.tsx";

/** Shows the dialogs that the player opens from the menu, and the offer to resume a battle. */
export function MenuDialogs() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const keys = useRoomKeys(rules.texts);
  const dialog = useGameState(frontDialog);
  const settings = useGameState((state) => state.settings);
  const hasLanguages = useGameState((state) => state.languages.length > 1);
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));
  const showGoal = useShowGoal();
  const isOpen = (kind: OpenDialog["kind"]) => dialog?.kind === kind;
  const closes = (kind: OpenDialog["kind"]) => () => closeDialog(game, kind);

  function resumeBattle() {
    closeDialog(game, "waitingBattle");
    enterArena(game, { kind: "resume" });
  }

  function beginLesson(lesson: LessonId) {
    closeDialog(game, "guide");
    enterArena(game, { kind: "lesson", lesson });
  }

  function openFriends() {
    closeDialog(game, "profile");
    openDialog(game, { kind: "friends" });
  }

  function challengeByLink() {
    closeDialog(game, "profile");
    enterArena(game, { kind: "challenge", challengeId: null, accepts: false });
  }

  function watchLive() {
    closeDialog(game, "profile");
    enterArena(game, { kind: "pvp", live: true });
  }

  return (
    <>
      <HelpGuide
        open={isOpen("guide")}
        rules={rules}
        keys={keys}
        onClose={closes("guide")}
        onLesson={beginLesson}
      />
      <SettingsDialog
        open={isOpen("settings")}
        name={name}
        volume={settings.volume}
        muted={settings.muted}
        music={isMusicOn(settings, wantsQuiet())}
        musicVolume={settings.musicVolume}
        battles={isOpen("settings") ? <BattleSettings /> : null}
        language={hasLanguages ? <LanguageChoice /> : null}
        look={isOpen("settings") ? <LookSettings /> : null}
        labSounds={isOpen("settings") ? <LabSoundSettings /> : null}
        controls={isOpen("settings") ? <ControlsSection /> : null}
        callbacks={isOpen("settings") ? <CallbackSection /> : null}
        account={isOpen("settings") ? <AccountSection /> : null}
        onVolume={(volume) => changeSettings(game, { volume })}
        onMuted={(muted) => changeSettings(game, { muted })}
        onMusic={(music) => changeSettings(game, { music })}
        onMusicVolume={(volume) => changeSettings(game, { musicVolume: volume })}
        battleWaits={savedBattleOf(game.storage, battleOwner(game)) !== null}
        onLogOut={() => logOut(game)}
        onClose={closes("settings")}
      />
      <KeysDialog open={isOpen("keys")} onClose={closes("keys")} />
      <WaitingBattleDialog
        open={isOpen("waitingBattle")}
        onResume={resumeBattle}
        onLater={() => {
          leaveForLater(game);
          closeDialog(game, "waitingBattle");
        }}
      />
      <GoalsDialog open={isOpen("goals")} onShow={showGoal} onClose={closes("goals")} />
      <ProfileDialog
        open={isOpen("profile")}
        onClose={closes("profile")}
        shelf={isOpen("profile") ? <PositionShelf /> : null}
      >
        <Button needsServer wide icon="attack" onClick={challengeByLink}>
          {rules.texts.pvpScreens.challenge.button}
        </Button>
        <Button needsServer wide onClick={openFriends}>
          {rules.texts.friends.title}
        </Button>
        <Button needsServer wide onClick={() => openDialogInFront(game, { kind: "showLab" })}>
          {rules.texts.friends.showLab.button}
        </Button>
        <Button needsServer wide onClick={watchLive}>
          {rules.texts.pvpScreens.menu.live}
        </Button>
        <Button needsServer wide onClick={() => openDialogInFront(game, { kind: "book" })}>
          {rules.texts.collection.book.title}
        </Button>
        <Button needsServer wide onClick={() => openDialogInFront(game, { kind: "album" })}>
          {rules.texts.scenes.title}
        </Button>
        <Button wide onClick={() => openDialogInFront(game, { kind: "decorate" })}>
          {rules.texts.decorations.title}
        </Button>
        <Button
          needsServer
          wide
          reason={lab.machines.length === 0 ? rules.texts.lab.move.buildFirst : null}
          onClick={() => openDialogInFront(game, { kind: "statistics" })}
        >
          {rules.texts.lab.statistics.title}
        </Button>
      </ProfileDialog>
      <FriendsDialog open={isOpen("friends")} onClose={closes("friends")} />
      <ShowLabDialog open={isOpen("showLab")} onClose={closes("showLab")} />
      <BefriendDialog
        link={dialog?.kind === "befriend" ? dialog.link : null}
        onClose={closes("befriend")}
        onFriends={openFriends}
      />
      <MobileWalletDialog />
      <BattleMenuDialog />
    </>
  );
}

interface WaitingBattleDialogProps {
  open: boolean;
  onResume: () => void;
  onLater: () => void;
}

/** Offers to resume an unfinished battle after a reload. */
function WaitingBattleDialog({ open, onResume, onLater }: WaitingBattleDialogProps) {
  const texts = useTexts();
  const resume = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={texts.app.dialogs.battleWaits}
      description={texts.app.dialogs.goesOn}
      firstFocus={resume}
      buttons={
        <>
          <Button onClick={onLater}>{texts.words.later}</Button>
          <Button ref={resume} tone="gold" onClick={onResume}>
            {texts.app.dialogs.resumeBattle}
          </Button>
        </>
      }
    />
  );
}
