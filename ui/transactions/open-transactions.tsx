import { openTransactionText } from "../../rules/index.ts";
import { classNames } from "../components/class-names.ts";
import { useGame, useGameState, useLoaded } from "../game/game-context.tsx";
import { openDialogInFront } from "../game/store/dialogs.ts";
import type { GameState } from "../game/store/game-state.ts";
import { useTexts } from "../game/texts.ts";
import styles from "./open-transactions.module.css";
import { type Transaction, transactionKey } from "./transaction.ts";
import { useOpenTransactions } from "./use-transaction.ts";

/**
 * Shows on every screen the transactions that were sent and have not ended (`CON-15`, `GAP-49`). A press opens the
 * transaction's dialog; over the arena the entry is plain text that lets clicks through.
 */
export function OpenTransactions() {
  const texts = useTexts();
  const open = useOpenTransactions();
  const inArena = useGameState(isInArena);
  if (open.length === 0) return null;
  return (
    <section aria-label={texts.everyTransaction.transactionsUnderWay}>
      <ul className={classNames(styles.list, inArena && styles.overArena)}>
        {open.map((transaction) => (
          <li key={transactionKey(transaction)}>
            <Chip transaction={transaction} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ transaction }: { transaction: Transaction }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { kind, subject, progress } = transaction;
  const dialogOf = () => game.transactionHandlers[kind].dialog(game, subject);
  const canOpen = useGameState((state) => !isInArena(state) && dialogOf() !== null);
  if (progress.stage !== "pending" && progress.stage !== "unconfirmed") return null;
  const text = openTransactionText(rules, kind, progress);
  const tone = progress.stage === "unconfirmed" ? styles.unconfirmed : styles.pending;
  if (!canOpen) return <span className={tone}>{text}</span>;
  function open() {
    const dialog = dialogOf();
    if (dialog) openDialogInFront(game, dialog);
  }
  return (
    <button type="button" className={tone} onClick={open}>
      {text}
    </button>
  );
}

/** Returns whether the arena fills the window; the lab's dialogs cannot open over it. */
function isInArena({ arena, inBattle }: GameState): boolean {
  return arena !== null || inBattle;
}
