import { formatAttos } from "../state/attos.ts";
import type { LedgerTransaction } from "../state/model.ts";
import { changesOf } from "./changes.ts";
import { documentOf, section } from "./document.ts";
import { type Html, html, type Part } from "./html.ts";
import type { Names } from "./names.ts";
import { statusMark } from "./status-mark.ts";
import { momentOf } from "./time.ts";

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
