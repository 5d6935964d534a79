import { formatAttos } from "../state/attos.ts";
import type { LedgerTransaction } from "../state/model.ts";
import { changesOf } from "./changes.ts";
import { type Html, html } from "./html.ts";
import { type Names, shortened } from "./names.ts";
import { statusMark } from "./status-mark.ts";
import { momentOf } from "./time.ts";

/** Transactions as cards: when, how they ended, what they changed and cost. */
export function transactionList(transactions: readonly LedgerTransaction[], names: Names): Html {
  if (transactions.length === 0) return html`<p class="quiet">No transactions so far.</p>`;
  return html`<ol class="transactions">${transactions.map((one) => transactionCard(one, names))}</ol>`;
}

function transactionCard(transaction: LedgerTransaction, names: Names): Html {
  const { intentHash, status, message, errorMessage, commit, submittedAt } = transaction;
  return html`<li class="card">
<p class="headline">${statusMark(status)} <a class="address" href="/dev/ledger/transaction/${intentHash}" title="${intentHash}">${shortened(intentHash)}</a> ${momentOf(commit?.timestamp ?? submittedAt)}</p>
${message !== null && html`<p class="message">${message}</p>`}
${errorMessage !== null && html`<p class="error">${names.sentence(errorMessage)}</p>`}
${commit && html`${changesOf(commit, names)}<p class="quiet">Fee ${formatAttos(commit.feePaid)} XRD</p>`}
</li>`;
}
