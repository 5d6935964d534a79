import type { ReactNode } from "react";
import { useStore } from "zustand";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import { nextSpeed } from "../store/battle-state.ts";
import styles from "./replay-controls.module.css";
import type { ReplayPlayer } from "./replay-player.ts";

interface ReplayControlsProps {
  player: ReplayPlayer;
  /** A further button of the row. */
  children?: ReactNode;
}

/** Play and pause, one step either way, a slider to any index, and the speed. */
export function ReplayControls({ player, children }: ReplayControlsProps) {
  const { index, playing, speed, view } = useStore(player.store);
  const { length } = player;
  const next = nextSpeed(speed);
  const { replays, battleScreen } = useTexts();
  const { controls: texts } = replays;
  const where = fill(texts.where, { turn: view.turn, action: index, actions: length });
  return (
    <div className={styles.controls} data-wide="">
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={length}
        value={index}
        aria-label={texts.position}
        aria-valuetext={where}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <div className={styles.row}>
        <Button
          size="small"
          reason={index === 0 ? texts.atBeginning : null}
          reasonShown="caption"
          title={index === 0 ? texts.atBeginning : undefined}
          onClick={() => player.stepBack()}
        >
          {texts.back}
        </Button>
        <Button size="small" tone="teal" onClick={() => (playing ? player.pause() : player.play())}>
          {playing ? texts.pause : texts.play}
        </Button>
        <Button
          size="small"
          reason={index === length ? texts.atEnd : null}
          reasonShown="caption"
          title={index === length ? texts.atEnd : undefined}
          onClick={() => player.stepForward()}
        >
          {texts.forward}
        </Button>
        <Button
          size="small"
          aria-label={fill(battleScreen.speed.change, { speed, next })}
          onClick={() => player.setSpeed(next)}
        >
          {fill(battleScreen.speed.factor, { speed })}
        </Button>
        {children}
        <span className={layoutStyles.mutedNumbers}>{where}</span>
      </div>
    </div>
  );
}
