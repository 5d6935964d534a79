import { type ReactNode, useState } from "react";
import { type Assumption, failedPanel, type TransactionProgress } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { useGame, useLoaded } from "../game/game-context.tsx";
import { useTexts } from "../game/texts.ts";
import styles from "./panels.module.css";
import { checkNow, tryAgain } from "./poll-transaction.ts";
import type { Transaction, TransactionSubject } from "./transaction.ts";
import { useTransaction, useUnconfirmed } from "./use-transaction.ts";

interface TransactionStagesProps {
  about: TransactionSubject;
  /** What is shown before the transaction was sent. */
  offer: ReactNode;
  /** Stands above what is shown while the wallet and the ledger are working. */
  above?: ReactNode;
  /** What turns while the wallet is asked; absent: a wheel. */
  picture?: ReactNode;
  /** What is shown while the ledger is working, after that many status checks. */
  pending: (checks: number) => ReactNode;
  /** What is shown after a success, which may be an assumed one. */
  done: (assumed: Assumption | null) => ReactNode;
}

/** What a dialog shows of its transaction, from the offer to the end. */
export function TransactionStages(props: TransactionStagesProps) {
  const { about, offer, above = null, picture, pending, done } = props;
  const { rules } = useLoaded();
  const { progress } = useTransaction(about);
  switch (progress.stage) {
    case "init":
      return offer;
    case "sending":
      return (
        <>
          {above}
          <WaitingPanel text={rules.texts.everyTransaction.signing} picture={picture} />
        </>
      );
    case "pending":
      return (
        <>
          {above}
          {pending(progress.checks)}
        </>
      );
    case "success":
      return done(progress.assumed);
    case "failed":
      return <FailedPanel about={about} failure={progress} />;
    case "unconfirmed":
      return null;
  }
}

/** What most dialogs show while the ledger is working: the player may do something else meanwhile. */
export function MeanwhilePanel({ text, picture }: Pick<WaitingPanelProps, "text" | "picture">) {
  const { meanwhile } = useTexts().everyTransaction;
  return (
    <WaitingPanel text={text} picture={picture}>
      <p>{meanwhile}</p>
    </WaitingPanel>
  );
}

interface WaitingPanelProps {
  /** Says what the dialog waits for. */
  text: string;
  /** What moves while the player waits; absent: a wheel. */
  picture?: ReactNode;
  /** What the player can do while waiting. */
  children?: ReactNode;
}

/** Shows that the wallet or the ledger is working, and that the dialog may be closed meanwhile. */
export function WaitingPanel({ text, picture, children }: WaitingPanelProps) {
  return (
    <div className={styles.waiting}>
      {picture ?? <span className={styles.orbit} aria-hidden="true" />}
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
export function CancelledNote({ about }: { about: TransactionSubject }) {
  const { rules } = useLoaded();
  const { progress } = useTransaction(about);
  const isCancelled = progress.stage === "init" && progress.cancelled === true;
  return isCancelled ? <p>{rules.texts.everyTransaction.cancelled}</p> : null;
}

interface FailedPanelProps {
  about: TransactionSubject;
  failure: Extract<TransactionProgress, { stage: "failed" }>;
}

/** Shows that a transaction failed, why, and what the player can do (`LED-168`, `ERR-022`, `CON-15`). */
function FailedPanel({ about, failure }: FailedPanelProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const [asking, setAsking] = useState(false);
  const texts = failedPanel(rules, about.kind, failure);

  async function retry() {
    setAsking(true);
    await tryAgain(game, about);
    setAsking(false);
  }
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
      {texts.mayStillCome === null ? null : <p>{texts.mayStillCome}</p>}
      <p className={layoutStyles.dim}>{texts.advice}</p>
      <Button tone="teal" busy={asking} onClick={retry}>
        {rules.texts.words.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Shows the unconfirmed transactions about a subject: the reason, the hash and a button to check now (`GAP-49`). Of a
 * mint the failed panel has said it, and its start is without hash and error (`CON-15`).
 */
export function UnconfirmedPanels({ about }: { about: TransactionSubject }) {
  return useUnconfirmed(about)
    .filter(({ kind, hash }) => kind === "energy" || !hash)
    .map((transaction) => <UnconfirmedPanel key={transaction.hash} transaction={transaction} />);
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
