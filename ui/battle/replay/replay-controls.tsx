import { useStore } from "zustand";
import { SPEEDS } from "../../arena/store/arena-state.ts";
import { Button } from "../../components/button.tsx";
import styles from "./replay-controls.module.css";
import type { ReplayPlayer } from "./replay-player.ts";

/** Play and pause, one step either way, any place, and the pace. */
export function ReplayControls({ player }: { player: ReplayPlayer }) {
  const { place, playing, speed, view } = useStore(player.store);
  const { length } = player;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed;
  const where = `Turn ${view.turn}, action ${place} of ${length}`;
  return (
    <div className={styles.controls} data-wide="">
      <input
        type="range"
        className={styles.place}
        min={0}
        max={length}
        value={place}
        aria-label="Place in the battle"
        aria-valuetext={where}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <div className={styles.row}>
        <Button
          size="small"
          reason={place === 0 ? "This is the beginning" : null}
          reasonShown="caption"
          title={place === 0 ? "This is the beginning" : undefined}
          onClick={() => player.stepBack()}
        >
          Step Back
        </Button>
        <Button size="small" tone="teal" onClick={() => (playing ? player.pause() : player.play())}>
          {playing ? "Pause" : "Play"}
        </Button>
        <Button
          size="small"
          reason={place === length ? "This is the end" : null}
          reasonShown="caption"
          title={place === length ? "This is the end" : undefined}
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
