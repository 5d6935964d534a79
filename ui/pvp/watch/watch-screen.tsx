import { fill } from "../../../rules/index.ts";
import { useArenaState } from "../../arena/arena-context.tsx";
import { ArenaPage } from "../../battle/frame/arena-page.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./watch-screen.module.css";
import { WatchedField } from "./watched-field.tsx";

/** A battle of others, live; until it is there, or why there is none (`GAP-43`). */
export function WatchScreen() {
  const { rules } = usePvp();
  const problem = usePvpState((state) => state.watch?.problem ?? null);
  const reply = usePvpState((state) => state.watch?.reply ?? null);
  const isThere = useArenaState((state) => state.battle !== null);
  const { watch } = rules.texts.pvpScreens;
  return (
    <ArenaPage title={watch.title} buttons={null}>
      {reply && isThere ? (
        <WatchedField reply={reply} />
      ) : (
        <p className={styles.words} role={problem === null ? "status" : "alert"}>
          {problem === null ? watch.opening : fill(watch.failed, { error: problem })}
        </p>
      )}
    </ArenaPage>
  );
}
