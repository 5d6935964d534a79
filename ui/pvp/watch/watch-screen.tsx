import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { goBack } from "../go-back.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { WatchControls } from "./watch-controls.tsx";
import styles from "./watch-screen.module.css";
import { WatchedField } from "./watched-field.tsx";

/** A live battle of other players; until it has loaded a text, or why it cannot be watched, also later (`GAP-43`). */
export function WatchScreen() {
  const pvp = usePvp();
  const { rules } = pvp;
  const problem = usePvpState((state) => state.watch?.problem ?? null);
  const reply = usePvpState((state) => state.watch?.reply ?? null);
  const isThere = useBattleState(({ shown }) => shown !== null);
  const isShown = reply !== null && isThere && problem === null;
  const { watch } = rules.texts.pvpScreens;
  return (
    <BattlePage title={watch.title} onBack={() => goBack(pvp)} buttons={isShown ? <WatchControls /> : null}>
      {isShown ? (
        <WatchedField reply={reply} />
      ) : (
        <p className={styles.words} role={problem === null ? "status" : "alert"}>
          {problem === null ? watch.opening : fill(watch.failed, { error: problem })}
        </p>
      )}
    </BattlePage>
  );
}
