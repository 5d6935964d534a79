import { useMemo } from "react";
import { pvpTips } from "../../../rules/index.ts";
import { useSecondsSince } from "../../game/hooks/use-seconds.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./tip-of-many.module.css";
import { useQueue } from "./use-queue.ts";

const SECOND_MS = 1000;

/** Shows the seven tips in turn (`PVP-013`). */
export function TipOfMany() {
  const { rules } = usePvp();
  const { joinedAt } = useQueue();
  const { timings } = rules.pvpScreens;
  const { queue } = rules.texts.pvpScreens;
  const tips = useMemo(() => pvpTips(rules), [rules]);
  const index = Math.floor((useSecondsSince(joinedAt) * SECOND_MS) / timings.tipMs) % tips.length;
  return (
    <p className={styles.tip} key={index}>
      <strong>{queue.tip}:</strong> {tips[index]}
    </p>
  );
}
