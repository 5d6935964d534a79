import type { RuleSet } from "../../../rules/index.ts";
import styles from "../../components/hint.module.css";

/** What to do first, while TCorvax is low and there is no Reactor (`LAB-030`). */
export function NewPlayerHint({ rules }: { rules: RuleSet }) {
  return (
    <p className={styles.hint} role="status">
      {rules.notices.newPlayer}
    </p>
  );
}
