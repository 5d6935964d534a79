import { useEffect } from "react";
import type { Tone } from "../../../engine/index.ts";
import { useGame } from "../../game/game-context.tsx";
import { useShortLived } from "../../game/hooks/use-short-lived.ts";
import styles from "./row-texts.module.css";
import { type ScreenPoint, screenSpot } from "./screen-spot.ts";

/** What the canvas shows over a machine, beside the machine's row. */
interface RowText {
  row: ScreenPoint;
  /** How many texts stand at the row already. */
  below: number;
  text: string;
  tone: Tone;
}

const LIFE_MS = 1800;
const LINE_PX = 26;

/** Says at a machine's row what the canvas says over the machine, while the canvas is scrolled out of view. */
export function RowTexts() {
  const game = useGame();
  const [texts, show] = useShortLived<RowText>(LIFE_MS);
  useEffect(
    () =>
      game.effects.add((effect) => {
        if (effect.type !== "floatingText") return;
        const spot = screenSpot(game, effect.over);
        if (spot?.on !== "row") return;
        const { text, tone } = effect;
        show((shown) => ({
          row: spot,
          below: shown.filter(({ row }) => row.y === spot.y).length,
          text,
          tone,
        }));
      }),
    [game, show],
  );
  return (
    <div className={styles.layer} aria-hidden>
      {texts.map(({ id, row, below, text, tone }) => (
        <span
          key={id}
          className={styles.text}
          data-tone={tone}
          style={{ left: row.x, top: row.y - below * LINE_PX }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
