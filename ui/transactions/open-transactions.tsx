import { useState } from "react";
import { openTransactionText, waitingText } from "../../rules/index.ts";
import { classNames } from "../components/class-names.ts";
import { useGameState, useLoaded } from "../game/game-context.tsx";
import { useSecondsSince } from "../game/hooks/use-seconds.ts";
import { useTexts } from "../game/texts.ts";
import styles from "./open-transactions.module.css";
import { type Transaction, transactionKey } from "./transaction.ts";
import { isOverLab, TransactionDetails } from "./transaction-details.tsx";
import { isUnsettled, useOpenTransactions } from "./use-transaction.ts";

/**
 * Shows on every screen the transactions that are not settled: what each is and how long it waits (`CON-15`,
 * `GAP-49`). A press shows its details. They close by themselves when it settles.
 */
export function OpenTransactions() {
  const texts = useTexts();
  const open = useOpenTransactions();
  const overLab = useGameState(isOverLab);
  const [shown, setShown] = useState<string | null>(null);
  if (open.length === 0) return null;
  const detailed = open.find((transaction) => transactionKey(transaction) === shown);
  return (
    <section
      className={classNames(styles.corner, overLab && styles.overLab)}
      aria-label={texts.everyTransaction.transactionsUnderWay}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !detailed) return;
        event.stopPropagation();
        setShown(null);
      }}
    >
      {detailed ? <TransactionDetails transaction={detailed} onClose={() => setShown(null)} /> : null}
      <ul className={styles.list}>
        {open.map((transaction) => {
          const key = transactionKey(transaction);
          const isShown = key === shown;
          return (
            <li key={key}>
              <Chip transaction={transaction} open={isShown} onPress={() => setShown(isShown ? null : key)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChipProps {
  transaction: Transaction;
  open: boolean;
  onPress: () => void;
}

function Chip({ transaction: { kind, progress, note }, open, onPress }: ChipProps) {
  const { rules } = useLoaded();
  if (!isUnsettled(progress)) return null;
  return (
    <button
      type="button"
      className={styles.chip}
      data-stage={progress.stage}
      aria-expanded={open}
      onClick={onPress}
    >
      {openTransactionText(rules, kind, progress.stage)}
      {note ? <Wait since={note.since} /> : null}
    </button>
  );
}

/** Hidden from screen readers, because it changes every second; the details say it. */
function Wait({ since }: { since: number }) {
  const seconds = useSecondsSince(since);
  return (
    <span className={styles.wait} aria-hidden="true">
      {waitingText(seconds)}
    </span>
  );
}
