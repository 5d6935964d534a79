import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./watch-screen.module.css";
import { WatchedField } from "./watched-field.tsx";

/** A live battle of other players; until it has loaded a text, or why it cannot be watched (`GAP-43`). */
export function WatchScreen() {
  const { rules } = usePvp();
  const problem = usePvpState((state) => state.watch?.problem ?? null);
  const reply = usePvpState((state) => state.watch?.reply ?? null);
  const isThere = useBattleState(({ shown }) => shown !== null);
  const { watch } = rules.texts.pvpScreens;
  return (
    <BattlePage title={watch.title} buttons={null}>
      {reply && isThere ? (
        <WatchedField reply={reply} />
      ) : (
        <p className={styles.words} role={problem === null ? "status" : "alert"}>
          {problem === null ? watch.opening : fill(watch.failed, { error: problem })}
        </p>
      )}
    </BattlePage>
  );
}
