import { Choice } from "../../components/choice.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Settings } from "../../game/store/game-state.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { useTexts } from "../../game/texts.ts";

/** How a choice that follows the system is written in a select box, which knows texts and no null. */
const SYSTEM = "system";
const FULL_PERCENT = 100;

/** Text size, contrast, motion and captions: kept in this browser, whoever plays in it. */
export function LookSettings() {
  const game = useGame();
  const sizes = useGameState((state) => state.rules?.ui.textSizes ?? []);
  const { textSize, contrast, motion, captions } = useGameState((state) => state.settings);
  const { look: texts } = useTexts().app;
  const change = (part: Partial<Settings>) => changeSettings(game, part);
  return (
    <>
      <Choice
        label={texts.textSize}
        value={textSize}
        options={sizes.map((size) => ({ value: size, text: `${Math.round(size * FULL_PERCENT)}%` }))}
        onChange={(size) => change({ textSize: size })}
      />
      <Choice
        label={texts.contrast}
        value={contrast ?? SYSTEM}
        options={[
          { value: SYSTEM, text: texts.asSystem },
          { value: "normal", text: texts.normalContrast },
          { value: "more", text: texts.moreContrast },
        ]}
        onChange={(value) => change({ contrast: value === SYSTEM ? null : value })}
      />
      <Choice
        label={texts.motion}
        value={motion ?? SYSTEM}
        options={[
          { value: SYSTEM, text: texts.asSystem },
          { value: "less", text: texts.lessMotion },
          { value: "full", text: texts.fullMotion },
        ]}
        onChange={(value) => change({ motion: value === SYSTEM ? null : value })}
      />
      <Switch label={texts.captions} on={captions} onChange={(on) => change({ captions: on })} />
    </>
  );
}
