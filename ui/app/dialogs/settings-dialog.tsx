import type { ReactNode } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { Slider } from "../../components/slider.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { isLabSoundOn, type LabSound, wantsQuiet } from "../../game/music/music-setting.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";
import { handInWaiting } from "../../profile/replays/hand-in.ts";
import styles from "./menu-dialogs.module.css";

interface SettingsDialogProps {
  open: boolean;
  /** First name of the player, shown beside the logout. */
  name: string;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  music: boolean;
  /** From 0 to 1. */
  musicVolume: number;
  /** Switches of what concerns battles. */
  battles?: ReactNode;
  /** Keys, gamepad and what else concerns the hands. */
  controls?: ReactNode;
  /** The choice of the language; null while there is only one. */
  language?: ReactNode;
  /** Text size, contrast, motion and captions. */
  look?: ReactNode;
  /** Music and hum of the lab. */
  labSounds?: ReactNode;
  /** The part about calling the player back. */
  callbacks?: ReactNode;
  /** The part about the player's account. */
  account?: ReactNode;
  /** A battle is kept in this browser, which a logout forgets. */
  battleWaits?: boolean;
  onVolume: (volume: number) => void;
  onMuted: (muted: boolean) => void;
  onMusic: (music: boolean) => void;
  onMusicVolume: (volume: number) => void;
  onLogOut: () => void;
  onClose: () => void;
}

/**
 * Settings of sound, look, battles, language and session.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const texts = useTexts();
  const { open, name, volume, muted, music, musicVolume, onVolume, onMuted, onLogOut, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={texts.app.dialogs.settings}>
      {/* First: who cannot read the others looks for it. */}
      {props.language ? <Panel surface="well">{props.language}</Panel> : null}
      <Panel surface="well" aria-labelledby="settings-sound">
        <h3 id="settings-sound">{texts.app.dialogs.sound}</h3>
        <Switch label={texts.app.dialogs.muteAllSounds} on={muted} onChange={onMuted} />
        <div className={layoutStyles.looseRow}>
          <Icon name={muted ? "sound_off" : "sound_on"} size={26} />
          <Slider label={texts.app.dialogs.volume} value={volume} onChange={onVolume} disabled={muted} />
          <span className={styles.percent}>{Math.round(volume * 100)}%</span>
        </div>
        <Switch label={texts.app.dialogs.music} on={music && !muted} onChange={props.onMusic} />
        <div className={layoutStyles.looseRow}>
          <Slider
            label={texts.app.dialogs.musicVolume}
            value={musicVolume}
            onChange={props.onMusicVolume}
            disabled={muted || !music}
          />
          <span className={styles.percent}>{Math.round(musicVolume * 100)}%</span>
        </div>
        {props.labSounds}
      </Panel>
      <Panel surface="well" aria-labelledby="settings-battles">
        <h3 id="settings-battles">{texts.app.dialogs.battles}</h3>
        {props.battles}
      </Panel>
      {props.controls}
      {props.look ? (
        <Panel surface="well" aria-labelledby="settings-look">
          <h3 id="settings-look">{texts.app.look.heading}</h3>
          {props.look}
        </Panel>
      ) : null}
      {props.callbacks}
      {props.account}
      <div className={styles.session}>
        <span>
          <FilledText text={texts.app.dialogs.loggedInAs} values={{ name: <bdi>{name}</bdi> }} />
        </span>
        <ConfirmButton
          size="small"
          question={props.battleWaits ? texts.app.dialogs.logOutQuestion : null}
          confirm={texts.app.dialogs.logOut}
          onClick={onLogOut}
        >
          {texts.app.dialogs.logOut}
        </ConfirmButton>
      </div>
    </Dialog>
  );
}

/** Whether a turn asks before it ends, the enemy hurries, and battles against the AI count (`GAP-68`). */
export function BattleSettings() {
  const game = useGame();
  const texts = useTexts();
  const { askBeforeEndTurn, hurryEnemy, countBattles } = useGameState((state) => state.settings);
  return (
    <>
      <Switch
        label={texts.battleScreen.endQuestion.ask}
        on={askBeforeEndTurn}
        onChange={(asks) => changeSettings(game, { askBeforeEndTurn: asks })}
      />
      <Switch
        label={texts.app.dialogs.hurryEnemy}
        on={hurryEnemy}
        onChange={(hurries) => changeSettings(game, { hurryEnemy: hurries })}
      />
      <Switch
        label={texts.app.dialogs.countBattles}
        on={countBattles}
        onChange={(counts) => {
          changeSettings(game, { countBattles: counts });
          void handInWaiting(game);
        }}
      />
      <p className={layoutStyles.muted}>{texts.app.dialogs.countBattlesAbout}</p>
    </>
  );
}

/** Switches and volumes of the lab's music and its hum. */
export function LabSoundSettings() {
  const { dialogs: texts } = useTexts().app;
  return (
    <>
      <LabSoundRow sound="labMusic" label={texts.labMusic} volumeLabel={texts.labMusicVolume} />
      <LabSoundRow sound="ambience" label={texts.ambience} volumeLabel={texts.ambienceVolume} />
    </>
  );
}

function LabSoundRow({ sound, label, volumeLabel }: { sound: LabSound; label: string; volumeLabel: string }) {
  const game = useGame();
  const settings = useGameState((state) => state.settings);
  const isOn = isLabSoundOn(settings, sound, wantsQuiet()) && !settings.muted;
  const volume = settings[`${sound}Volume`];
  return (
    <>
      <Switch label={label} on={isOn} onChange={(on) => changeSettings(game, { [sound]: on })} />
      <div className={layoutStyles.looseRow}>
        <Slider
          label={volumeLabel}
          value={volume}
          onChange={(value) => changeSettings(game, { [`${sound}Volume`]: value })}
          disabled={!isOn}
        />
        <span className={styles.percent}>{Math.round(volume * 100)}%</span>
      </div>
    </>
  );
}
