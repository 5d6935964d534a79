import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useRoomKeys } from "../../game/controls/use-keys.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { leaveMoveMode } from "../commands/move-mode.ts";
import { cancelBuilding, putMachineDownHere } from "../commands/place-machine.ts";
import styles from "./placing-bar.module.css";

/** Says how a new machine is placed, with buttons that build it where it is shown, or not at all. */
export function PlacingBar() {
  const texts = useTexts();
  const game = useGame();
  const type = useGameState((state) => state.building?.machineType ?? null);
  const busy = useGameState((state) => type !== null && state.pending[`build ${type}`] === true);
  const keys = useRoomKeys(texts);
  if (type === null) return null;
  const { name } = texts.machines[type];
  return (
    <section className={styles.bar} aria-label={fill(texts.lab.build.title, { name })}>
      <p className={styles.words}>
        {fill(texts.lab.build.hint, { name })}
        <span className={styles.keys}>{fill(texts.lab.build.keys, { walk: keys.walk })}</span>
      </p>
      <div className={layoutStyles.buttonRow}>
        <Button size="small" onClick={() => cancelBuilding(game)}>
          {texts.words.cancel}
        </Button>
        <Button
          needsServer
          size="small"
          tone="gold"
          busy={busy}
          onClick={() => void putMachineDownHere(game)}
        >
          {texts.lab.build.here}
        </Button>
      </div>
    </section>
  );
}

/** Button that leaves move mode, for devices without an Escape key. */
export function CancelMoveButton() {
  const texts = useTexts();
  const game = useGame();
  const isChoosing = useGameState((state) => state.moveMode !== null && state.moveMode.selected === null);
  if (!isChoosing) return null;
  return (
    <Button size="small" onClick={() => leaveMoveMode(game)}>
      {texts.lab.move.cancelMove}
    </Button>
  );
}
