import { useState } from "react";
import { fill, waitingText } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../game/game-context.tsx";
import { useSecondsSince } from "../game/hooks/use-seconds.ts";
import { openDialogInFront } from "../game/store/dialogs.ts";
import type { GameState } from "../game/store/game-state.ts";
import { isPollingPaused } from "../game/store/polling-paused.ts";
import styles from "./open-transactions.module.css";
import { checkNow } from "./poll-transaction.ts";
import type { Transaction } from "./transaction.ts";
import { handlerOf } from "./transaction-handler.ts";

interface TransactionDetailsProps {
  transaction: Transaction;
  onClose: () => void;
}

/**
 * Says of a transaction that is not settled what it is, how long it waits and what to do when it hangs, with a link to
 * it on the ledger (`CON-15`, `GAP-49`). Works on every screen, also where the dialogs of the lab cannot open.
 */
export function TransactionDetails({ transaction, onClose }: TransactionDetailsProps) {
  const { rules } = useLoaded();
  const { kind, progress, note, hash } = transaction;
  const { everyTransaction: texts, transactions, words } = rules.texts;
  const title = note?.message ?? transactions[kind].thing;
  return (
    <section className={styles.details} aria-label={title}>
      <h3>{title}</h3>
      {progress.stage === "unconfirmed" ? <p>{progress.details}</p> : null}
      {note ? <WaitedFor since={note.since} /> : null}
      <p className={layoutStyles.dim}>{useAdvice(transaction)}</p>
      {hash ? <LedgerLink hash={hash} caption={texts.onLedger} /> : null}
      <div className={layoutStyles.buttons}>
        <NextSteps transaction={transaction} onClose={onClose} />
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

function WaitedFor({ since }: { since: number }) {
  const { rules } = useLoaded();
  return (
    <p>{fill(rules.texts.everyTransaction.waitingFor, { time: waitingText(useSecondsSince(since)) })}</p>
  );
}

/** Returns what the player can do while this transaction is not settled. */
function useAdvice({ progress, hash }: Transaction): string {
  const { rules } = useLoaded();
  const isPaused = useGameState(isPollingPaused);
  const { advice } = rules.texts.everyTransaction;
  if (progress.stage === "sending") return advice.sending;
  if (isPaused) return advice.paused;
  if (progress.stage === "pending") return advice.pending;
  return hash ? advice.unconfirmed : advice.unknownHash;
}

/** A link to the transaction in the network's dashboard. */
function LedgerLink({ hash, caption }: { hash: string; caption: string }) {
  const explorer = useGameState(({ ledger }) => ledger?.explorer ?? null);
  if (!explorer) return null;
  return (
    <a
      className={layoutStyles.info}
      href={`${explorer.baseUrl}${explorer.transactionPath}${hash}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {caption}
    </a>
  );
}

function NextSteps({ transaction, onClose }: TransactionDetailsProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const [checking, setChecking] = useState(false);
  const isPaused = useGameState(isPollingPaused);
  const { kind, subject, progress } = transaction;
  const dialogOf = () => handlerOf(game, kind).dialog(game, subject);
  const canOpen = useGameState((state) => !isOverLab(state) && dialogOf() !== null);
  const { everyTransaction: texts, words } = rules.texts;

  async function check() {
    setChecking(true);
    await checkNow(game, transaction);
    setChecking(false);
  }
  function openDialog() {
    const dialog = dialogOf();
    if (dialog) openDialogInFront(game, dialog);
    onClose();
  }
  return (
    <>
      {progress.stage === "sending" ? (
        <Button size="small" onClick={() => game.wallet.cancel()}>
          {words.cancel}
        </Button>
      ) : (
        <Button
          size="small"
          tone="teal"
          busy={checking}
          // The advice above says when the game asks again.
          reason={isPaused ? texts.advice.paused : null}
          reasonShown="caption"
          onClick={check}
        >
          {texts.checkNow}
        </Button>
      )}
      {canOpen ? (
        <Button size="small" onClick={openDialog}>
          {texts.openDialog}
        </Button>
      ) : null}
    </>
  );
}

/** Returns whether arena or battle fill the window; the lab's dialogs cannot open over them. */
export function isOverLab({ arena, inBattle }: GameState): boolean {
  return arena !== null || inBattle;
}
