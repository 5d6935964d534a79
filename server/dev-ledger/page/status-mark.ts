import type { LedgerTransaction } from "../state/model.ts";
import { type Html, html } from "./html.ts";

const STATUSES: Record<LedgerTransaction["status"], { text: string; look: string }> = {
  Pending: { text: "Pending", look: "pending" },
  CommittedSuccess: { text: "Success", look: "success" },
  CommittedFailure: { text: "Failed", look: "failure" },
  Rejected: { text: "Rejected", look: "failure" },
};

/** How far a transaction is, in a word and a colour. */
export function statusMark(status: LedgerTransaction["status"]): Html {
  const { text, look } = STATUSES[status];
  return html`<span class="mark ${look}">${text}</span>`;
}
