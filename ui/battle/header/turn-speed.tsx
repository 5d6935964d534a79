import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { OTHER_KEYS } from "../action-panel/screen-actions.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { changeSpeed, skipAhead } from "../play.ts";
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
  const { panel, speed: texts } = client.rules.texts.battleScreen;
  return (
    <div className={styles.speed}>
      <Button
        size="small"
        aria-label={fill(texts.change, { speed, next })}
        title={fill(texts.hint, { next, key: OTHER_KEYS.speed })}
        aria-keyshortcuts={OTHER_KEYS.speed}
        onClick={() => changeSpeed(client, next)}
      >
        {fill(texts.factor, { speed })}
      </Button>
      <Button
        size="small"
        title={nothingGoesOn ? panel.nothingToSkip : fill(texts.skipHint, { key: OTHER_KEYS.skip })}
        aria-keyshortcuts={OTHER_KEYS.skip}
        busy={skipping}
        reason={nothingGoesOn ? panel.nothingToSkip : null}
        reasonShown="caption"
        onClick={() => skipAhead(client)}
      >
        {texts.skip}
      </Button>
    </div>
  );
}
