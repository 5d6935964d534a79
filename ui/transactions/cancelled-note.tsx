import type { TransactionProgress } from "../../rules/index.ts";
import { useLoaded } from "../game/game-context.tsx";

/** Says after a no in the wallet that nothing was spent; the notice area has told it to those who listen. */
export function CancelledNote({ progress }: { progress: TransactionProgress }) {
  const { rules } = useLoaded();
  const isCancelled = progress.stage === "init" && progress.cancelled === true;
  return isCancelled ? <p>{rules.transactionTexts.cancelled}</p> : null;
}
