import { failedPanel, type RuleSet, type TransactionKind } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import styles from "./panels.module.css";

interface FailedPanelProps {
  rules: RuleSet;
  kind: TransactionKind;
  /** The reason; null when it is unknown. */
  details: string | null;
  onTryAgain: () => void;
}

/** Shows that a transaction failed, why, and what the player can do (`LED-168`, `ERR-022`). */
export function FailedPanel({ rules, kind, details, onTryAgain }: FailedPanelProps) {
  const texts = failedPanel(rules, kind, details);
  return (
    <div role="alert" className={styles.failed}>
      <h3>{texts.title}</h3>
      <p>{texts.summary}</p>
      <p className={styles.details}>{texts.details}</p>
      {texts.ledgersWords !== null && (
        <details className={styles.details}>
          <summary>{rules.texts.everyTransaction.ledgersWords}</summary>
          {texts.ledgersWords}
        </details>
      )}
      <p className={styles.advice}>{texts.advice}</p>
      <Button tone="teal" onClick={onTryAgain}>
        {rules.texts.words.tryAgain}
      </Button>
    </div>
  );
}
