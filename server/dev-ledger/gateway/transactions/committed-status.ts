import type { CommittedTransaction } from "../../state/model.ts";

/** Whether a committed transaction succeeded. */
export function committedStatus({
  errorMessage,
}: CommittedTransaction): "CommittedSuccess" | "CommittedFailure" {
  return errorMessage === null ? "CommittedSuccess" : "CommittedFailure";
}
