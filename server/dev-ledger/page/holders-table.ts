import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import { formatAttos, ONE_TOKEN } from "../state/attos.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { type Html, html } from "./html.ts";
import type { Names } from "./names.ts";

/** A table of all holders with their amount of each token and collection. */
export function holdersTable(view: LedgerView, network: LedgerNetwork, names: Names): Html {
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
