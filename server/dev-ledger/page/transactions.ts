import {
  type FungibleChange,
  formatAttos,
  type LedgerTransaction,
  type NonFungibleChange,
  type Receipt,
} from "../state/model.ts";
import { documentOf, type Html, html, momentOf, type Part, section } from "./document.ts";
import { type Names, shortened } from "./names.ts";

/** The page with all details of one transaction. */
export function transactionPage(transaction: LedgerTransaction, names: Names): string {
  const { intentHash, payloadHash, status, commit, endEpoch, errorMessage, message } = transaction;
  return documentOf(
    "Transaction",
    html`<dl class="card facts">
${fact("Status", statusMark(status))}
${errorMessage !== null && fact("Why", html`<span class="error">${names.sentence(errorMessage)}</span>`)}
${fact("Intent hash", html`<code>${intentHash}</code>`)}
${fact("Payload hash", html`<code>${payloadHash}</code>`)}
${message !== null && fact("Message", message)}
${fact("Submitted", momentOf(transaction.submittedAt))}
${fact("Valid until before epoch", endEpoch)}
${commit && committedFacts(commit)}
</dl>`,
    commit && section("changes", "What changed", html`<div class="card">${changesOf(commit, names)}</div>`),
    section("manifest", "Manifest", html`<pre class="card" tabindex="0">${transaction.instructions}</pre>`),
  );
}

function committedFacts(commit: NonNullable<LedgerTransaction["commit"]>): Html {
  return html`${fact("Committed", momentOf(commit.timestamp))}
${fact("State version", commit.stateVersion)}
${fact("Epoch and round", `${commit.epoch}, ${commit.round}`)}
${fact("Fee", `${formatAttos(commit.feePaid)} XRD`)}`;
}

function fact(name: string, value: Part): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

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

/** The changes of a transaction, one line for each account or component, without the fee. */
function changesOf(receipt: Receipt, names: Names): Html {
  const entities = new Set(
    [...receipt.fungibleChanges, ...receipt.nonFungibleChanges].map(({ entity }) => entity),
  );
  if (entities.size === 0) return html`<span class="quiet">nothing but the fee</span>`;
  const lines = Array.from(entities, (entity) => {
    const amounts = receipt.fungibleChanges.filter((change) => change.entity === entity);
    const tokens = receipt.nonFungibleChanges.filter((change) => change.entity === entity);
    return html`<li>${names.link(entity)} ${amounts.map((change) => amountChange(change, names))} ${tokens.map((change) => tokenChange(change, names))}</li>`;
  });
  return html`<ul class="changes">${lines}</ul>`;
}

function amountChange({ resource, change }: FungibleChange, names: Names): Html {
  const look = change < 0n ? "less" : "more";
  const sign = change < 0n ? "−" : "+";
  return html`<span class="${look}">${sign}${formatAttos(change < 0n ? -change : change)} ${names.token(resource)}</span> `;
}

function tokenChange({ resource, added, removed }: NonFungibleChange, names: Names): Html {
  const name = names.token(resource);
  return html`${added.map((id) => html`<span class="more">+${name} ${id}</span> `)}${removed.map(
    (id) => html`<span class="less">−${name} ${id}</span> `,
  )}`;
}

const STATUSES: Record<LedgerTransaction["status"], { text: string; look: string }> = {
  Pending: { text: "Pending", look: "pending" },
  CommittedSuccess: { text: "Success", look: "success" },
  CommittedFailure: { text: "Failed", look: "failure" },
  Rejected: { text: "Rejected", look: "failure" },
};

/** A transaction's status as a coloured word. */
function statusMark(status: LedgerTransaction["status"]): Html {
  const { text, look } = STATUSES[status];
  return html`<span class="mark ${look}">${text}</span>`;
}
