import type { TransactionProgress } from "../../rules/index.ts";
import { useLoaded } from "../game/game-context.tsx";

/**
 * Says, after the player declined in the wallet, that nothing was spent. Screen readers heard it from the notice
 * area.
 */
export function CancelledNote({ progress }: { progress: TransactionProgress }) {
  const { rules } = useLoaded();
  const isCancelled = progress.stage === "init" && progress.cancelled === true;
  return isCancelled ? <p>{rules.texts.everyTransaction.cancelled}</p> : null;
}
