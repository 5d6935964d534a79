import { type ReactNode, useState } from "react";
import {
  failedPanel,
  type RuleSet,
  type TransactionKind,
  type TransactionProgress,
} from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { useGame, useLoaded } from "../game/game-context.tsx";
import styles from "./panels.module.css";
import { checkNow } from "./poll-transaction.ts";
import type { Transaction, TransactionSubject } from "./transaction.ts";
import { useUnconfirmed } from "./use-transaction.ts";

interface WaitingPanelProps {
  /** Says what the dialog waits for. */
  text: string;
  /** What the player can do while waiting. */
  children?: ReactNode;
}

/** Shows that the wallet or the ledger is working, and that the dialog may be closed meanwhile. */
export function WaitingPanel({ text, children }: WaitingPanelProps) {
  return (
    <div className={styles.waiting}>
      <span className={styles.orbit} aria-hidden="true" />
      <p role="status" className={layoutStyles.heading}>
        {text}
      </p>
      {children}
    </div>
  );
}

/**
 * Says, after the player declined in the wallet, that nothing was spent. Screen readers have already announced it from
 * the notice area.
 */
export function CancelledNote({ progress }: { progress: TransactionProgress }) {
  const { rules } = useLoaded();
  const isCancelled = progress.stage === "init" && progress.cancelled === true;
  return isCancelled ? <p>{rules.texts.everyTransaction.cancelled}</p> : null;
}

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
      <h3 className={layoutStyles.error}>{texts.title}</h3>
      <p>{texts.summary}</p>
      <p className={styles.details}>{texts.details}</p>
      {texts.ledgersWords !== null && (
        <details className={styles.details}>
          <summary>{rules.texts.everyTransaction.ledgersWords}</summary>
          {texts.ledgersWords}
        </details>
      )}
      <p className={layoutStyles.dim}>{texts.advice}</p>
      <Button tone="teal" onClick={onTryAgain}>
        {rules.texts.words.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Shows the unconfirmed transactions about a subject: the reason, the hash and a button to check now (`CON-15`,
 * `GAP-49`).
 */
export function UnconfirmedPanels({ about }: { about: TransactionSubject }) {
  return useUnconfirmed(about).map((transaction) => (
    <UnconfirmedPanel key={transaction.hash} transaction={transaction} />
  ));
}

function UnconfirmedPanel({ transaction }: { transaction: Transaction }) {
  const game = useGame();
  const { rules } = useLoaded();
  const [checking, setChecking] = useState(false);
  const { progress } = transaction;
  const { notConfirmed, mayStillCome } = rules.texts.everyTransaction;

  async function check() {
    setChecking(true);
    await checkNow(game, transaction);
    setChecking(false);
  }
  return (
    <section className={styles.unconfirmed} aria-label={notConfirmed}>
      <h3 className={layoutStyles.warning}>{notConfirmed}</h3>
      <p>{progress.stage === "unconfirmed" ? progress.details : null}</p>
      {transaction.hash ? <p className={styles.details}>{transaction.hash}</p> : null}
      <p className={layoutStyles.dim}>{mayStillCome}</p>
      <Button tone="teal" busy={checking} onClick={check}>
        {rules.texts.everyTransaction.checkNow}
      </Button>
    </section>
  );
}
