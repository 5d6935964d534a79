import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { formatAttos, ONE_TOKEN } from "../state/model.ts";
import { documentOf, type Html, html, momentOf, section } from "./document.ts";
import { behaviourForm, giftForms } from "./forms.ts";
import { Names } from "./names.ts";
import { transactionList } from "./transactions.ts";

const LAST_TRANSACTIONS = 30;

/** The result of the last form, shown at the top of the page. */
export interface Notice {
  kind: "done" | "refused";
  text: string;
}

/** The page with the state of the dev ledger and the forms that change it. */
export function overviewPage(
  view: LedgerView,
  ledger: DevLedger,
  rules: RuleSet,
  notice: Notice | null,
): string {
  const names = new Names(ledger.network, view);
  const { stateVersion, epoch, timestamp } = view.state();
  return documentOf(
    "Dev ledger",
    notice &&
      html`<p class="notice ${notice.kind}" role="${notice.kind === "done" ? "status" : "alert"}">${notice.text}</p>`,
    html`<p class="quiet">State version ${stateVersion}, epoch ${epoch}, ${momentOf(timestamp)} UTC. Nothing here is worth anything on another network.</p>`,
    section("transactions", "Transactions", transactionList(view.submitted(LAST_TRANSACTIONS), names)),
    section("holders", "Accounts and holdings", holdersTable(view, ledger.network, names)),
    section("gifts", "Give tokens", giftForms(view, rules, names)),
    section("behaviour", "Behaviour", behaviourForm(ledger.behaviour(), rules)),
  );
}

/** A table of all holders with their amount of each token and collection. */
function holdersTable(view: LedgerView, network: LedgerNetwork, names: Names): Html {
  const resources = [...Object.values(network.tokens), ...Object.values(network.collections)].filter(
    (address) => address !== null,
  );
  const rows = view.holders().map((holder) => {
    const vaults = new Map(view.vaults(holder).map((vault) => [vault.resource, vault]));
    const cells = resources.map((resource) => {
      const vault = vaults.get(resource);
      if (!vault || vault.amount === 0n) return html`<td class="quiet">–</td>`;
      const amount = vault.kind === "fungible" ? formatAttos(vault.amount) : vault.amount / ONE_TOKEN;
      return html`<td>${String(amount)}</td>`;
    });
    return html`<tr><th scope="row">${names.link(holder)}</th>${cells}</tr>`;
  });
  return html`<div class="card wide" role="group" aria-label="Table of holdings" tabindex="0"><table>
<thead><tr><th scope="col">Holder</th>${resources.map((resource) => html`<th scope="col">${names.token(resource)}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}
