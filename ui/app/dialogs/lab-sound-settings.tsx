import { Slider } from "../../components/slider.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { isLabSoundOn, type LabSound, wantsQuiet } from "../../game/music/music-setting.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./settings-dialog.module.css";

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
      <div className={styles.volume}>
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
