import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { isMusicOn, wantsQuiet } from "../../game/music/music-setting.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";

/** Turns the music on or off during a battle. */
export function MusicSwitch() {
  const game = useGame();
  const isOn = useGameState(({ settings }) => isMusicOn(settings, wantsQuiet()) && !settings.muted);
  const { music } = useTexts().app.dialogs;
  return <Switch label={music} on={isOn} onChange={(on) => changeSettings(game, { music: on })} />;
}
