import { Button } from "../../components/button.tsx";
import { OTHER_KEYS } from "../action-panel/screen-actions.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { changeSpeed, skipAhead } from "../play/play.ts";
import { nextSpeed } from "../store/battle-state.ts";
import { useShownBattle } from "../use-shown-battle.ts";
import styles from "./turn-speed.module.css";

/** Chooses how fast the battle is shown; Skip goes to the end of what is being shown. */
export function TurnSpeed() {
  const client = useBattleClient();
  const nothingGoesOn = useShownBattle(({ phase }) => phase === "player" || phase === "over");
  const speed = useBattleState((state) => state.speed);
  const skipping = useBattleState((state) => state.skipping);
  const next = nextSpeed(speed);
  const { nothingToSkip } = client.rules.texts.battleScreen.panel;
  return (
    <div className={styles.speed}>
      <Button
        size="small"
        aria-label={`Speed ${speed}x, change to ${next}x`}
        title={`Speed: press for ${next}x (S)`}
        aria-keyshortcuts={OTHER_KEYS.speed}
        onClick={() => changeSpeed(client, next)}
      >
        {speed}x
      </Button>
      <Button
        size="small"
        title={nothingGoesOn ? nothingToSkip : "Skip what is being shown (X)"}
        aria-keyshortcuts={OTHER_KEYS.skip}
        busy={skipping}
        reason={nothingGoesOn ? nothingToSkip : null}
        reasonShown="caption"
        onClick={() => skipAhead(client)}
      >
        Skip
      </Button>
    </div>
  );
}
