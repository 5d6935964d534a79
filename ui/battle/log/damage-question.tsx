import {
  type DamageBreakdown,
  damageWords,
  fill,
  otherHitWords,
  type RuleSet,
} from "../../../rules/index.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import styles from "./damage-question.module.css";

interface DamageQuestionProps {
  rules: RuleSet;
  /** How the number was calculated; null while nothing is asked. */
  breakdown: DamageBreakdown | null;
  onClose: () => void;
}

/** "Why 14?": shows step by step how a damage number was calculated. */
export function DamageQuestion({ rules, breakdown, onClose }: DamageQuestionProps) {
  const shown = useLast(breakdown);
  if (!shown) return null;
  const other = otherHitWords(rules, shown);
  return (
    <Dialog
      open={breakdown !== null}
      onClose={onClose}
      width="narrow"
      title={fill(rules.texts.battleScreen.breakdown.title, { total: shown.total })}
    >
      <ol className={styles.steps}>
        {damageWords(rules, shown).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
      {other === null ? null : <p className={styles.other}>{other}</p>}
    </Dialog>
  );
}
