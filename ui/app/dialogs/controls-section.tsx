import { Button } from "../../components/button.tsx";
import { Choice } from "../../components/choice.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import type { ControlSettings } from "../../game/controls/control-settings.ts";
import { KEY_SETS } from "../../game/controls/key-command.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { changeControls } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";

const SIDES = ["right", "left"] as const;

/** Settings of keys, gamepad, walking and the side of a battle's buttons. */
export function ControlsSection() {
  const game = useGame();
  const { controls: texts } = useTexts();
  const controls = useGameState((state) => state.settings.controls);
  const change = (changed: Partial<ControlSettings>) => changeControls(game, changed);
  return (
    <Panel surface="well" aria-labelledby="settings-controls">
      <h3 id="settings-controls">{texts.title}</h3>
      <Choice
        label={texts.keySet}
        value={controls.keySet}
        options={KEY_SETS.map((value) => ({ value, text: texts.keySets[value] }))}
        onChange={(keySet) => change({ keySet, keys: {} })}
      />
      {Object.keys(controls.keys).length > 0 ? <p className={layoutStyles.muted}>{texts.replaces}</p> : null}
      <Button size="small" onClick={() => openDialogInFront(game, { kind: "keys" })}>
        {texts.openKeys}
      </Button>
      <Switch
        label={texts.characterKeys}
        on={controls.characterKeys}
        onChange={(characterKeys) => change({ characterKeys })}
      />
      <Switch
        label={texts.walkByTap}
        on={controls.walkByTap}
        onChange={(walkByTap) => change({ walkByTap })}
      />
      <Choice
        label={texts.buttonsSide}
        value={controls.buttonsSide}
        options={SIDES.map((value) => ({ value, text: texts.sides[value] }))}
        onChange={(buttonsSide) => change({ buttonsSide })}
      />
      <Switch
        label={texts.vibration}
        on={controls.vibration}
        onChange={(vibration) => change({ vibration })}
      />
    </Panel>
  );
}
