import { useStore } from "zustand";
import { Button } from "../../components/button.tsx";
import { nextSpeed } from "../store/battle-state.ts";
import styles from "./replay-controls.module.css";
import type { ReplayPlayer } from "./replay-player.ts";

/** Play and pause, one step either way, a slider to any index, and the speed. */
export function ReplayControls({ player }: { player: ReplayPlayer }) {
  const { index, playing, speed, view } = useStore(player.store);
  const { length } = player;
  const next = nextSpeed(speed);
  const where = `Turn ${view.turn}, action ${index} of ${length}`;
  return (
    <div className={styles.controls} data-wide="">
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={length}
        value={index}
        aria-label="Place in the battle"
        aria-valuetext={where}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <div className={styles.row}>
        <Button
          size="small"
          reason={index === 0 ? "This is the beginning" : null}
          reasonShown="caption"
          title={index === 0 ? "This is the beginning" : undefined}
          onClick={() => player.stepBack()}
        >
          Step Back
        </Button>
        <Button size="small" tone="teal" onClick={() => (playing ? player.pause() : player.play())}>
          {playing ? "Pause" : "Play"}
        </Button>
        <Button
          size="small"
          reason={index === length ? "This is the end" : null}
          reasonShown="caption"
          title={index === length ? "This is the end" : undefined}
          onClick={() => player.stepForward()}
        >
          Step Forward
        </Button>
        <Button
          size="small"
          aria-label={`Speed ${speed}x, change to ${next}x`}
          onClick={() => player.setSpeed(next)}
        >
          {speed}x
        </Button>
        <span className={styles.where}>{where}</span>
      </div>
    </div>
  );
}
