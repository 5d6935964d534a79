import type { LedgerTransaction } from "../state/model.ts";
import { type Html, html } from "./html.ts";

const STATUSES: Record<LedgerTransaction["status"], { text: string; look: string }> = {
  Pending: { text: "Pending", look: "pending" },
  CommittedSuccess: { text: "Success", look: "success" },
  CommittedFailure: { text: "Failed", look: "failure" },
  Rejected: { text: "Rejected", look: "failure" },
};

/** A transaction's status as a coloured word. */
export function statusMark(status: LedgerTransaction["status"]): Html {
  const { text, look } = STATUSES[status];
  return html`<span class="mark ${look}">${text}</span>`;
}
