import { useState } from "react";
import { Button } from "../components/button.tsx";
import { useGame, useLoaded } from "../game/game-context.tsx";
import styles from "./panels.module.css";
import { checkNow } from "./poll-transaction.ts";
import type { Transaction, TransactionSubject } from "./transaction.ts";
import { useUnconfirmed } from "./use-open-transactions.ts";

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
      <h3>{notConfirmed}</h3>
      <p>{progress.stage === "unconfirmed" ? progress.details : null}</p>
      {transaction.hash ? <p className={styles.details}>{transaction.hash}</p> : null}
      <p className={styles.advice}>{mayStillCome}</p>
      <Button tone="teal" busy={checking} onClick={check}>
        {rules.texts.everyTransaction.checkNow}
      </Button>
    </section>
  );
}
