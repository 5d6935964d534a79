import { changeSpeed, skipAhead } from "../../arena/actions/battle.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import { nextSpeed } from "../../arena/store/arena-state.ts";
import { Button } from "../../components/button.tsx";
import { useBattlePart } from "../use-battle.ts";
import styles from "./turn-speed.module.css";

/** How fast the battle is shown; Skip shows only how what goes on ends. */
export function TurnSpeed() {
  const arena = useArena();
  const nothingGoesOn = useBattlePart(({ phase }) => phase === "player" || phase === "over");
  const speed = useArenaState((state) => state.speed);
  const skipping = useArenaState((state) => state.skipping);
  const next = nextSpeed(speed);
  const { nothingToSkip } = arena.rules.texts.battleScreen.panel;
  return (
    <div className={styles.speed}>
      <Button
        size="small"
        aria-label={`Speed ${speed}x, change to ${next}x`}
        title={`Speed: press for ${next}x (S)`}
        aria-keyshortcuts="S"
        onClick={() => changeSpeed(arena, next)}
      >
        {speed}x
      </Button>
      <Button
        size="small"
        title={nothingGoesOn ? nothingToSkip : "Skip what is being shown (X)"}
        aria-keyshortcuts="X"
        busy={skipping}
        reason={nothingGoesOn ? nothingToSkip : null}
        reasonShown="caption"
        onClick={() => skipAhead(arena)}
      >
        Skip
      </Button>
    </div>
  );
}
