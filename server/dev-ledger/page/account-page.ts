import type { LedgerView } from "../state/ledger-view.ts";
import { type DataField, formatAttos, type NonFungible, type Vault } from "../state/model.ts";
import { documentOf, type Html, html, section } from "./document.ts";
import type { Names } from "./names.ts";
import { transactionList } from "./transactions.ts";

const LAST = 50;

/** Tokens of an account or component, and its transactions. */
export function accountPage(view: LedgerView, address: string, names: Names): string {
  const vaults = view.vaults(address).filter(({ amount }) => amount > 0n);
  const amounts = vaults.filter(({ kind }) => kind === "fungible");
  const collections = vaults.filter(({ kind }) => kind === "nonFungible");
  const transactions = view.transactions({ order: "desc", limit: LAST, affecting: [address] });
  return documentOf(
    names.holder(address),
    html`<p class="card"><code>${address}</code></p>`,
    section("tokens", "Tokens", amountList(amounts, names)),
    collections.map((vault) => collectionSection(view, vault, names)),
    section("transactions", "Transactions", transactionList(transactions, names)),
  );
}

function amountList(vaults: readonly Vault[], names: Names): Html {
  if (vaults.length === 0) return html`<p class="quiet">None.</p>`;
  return html`<ul class="amounts">${vaults.map(
    ({ amount, resource }) =>
      html`<li class="card"><strong>${formatAttos(amount)}</strong> ${names.token(resource)}</li>`,
  )}</ul>`;
}

function collectionSection(view: LedgerView, vault: Vault, names: Names): Html {
  const tokens = view.nonFungibles(vault.resource, view.idsInVault(vault.address));
  const name = names.token(vault.resource);
  return section(
    `collection-${vault.resource.slice(-8)}`,
    `${tokens.length} ${name}${tokens.length === 1 ? "" : "s"}`,
    html`<ul class="tokens">${tokens.map(tokenCard)}</ul>`,
  );
}

function tokenCard({ id, fields }: NonFungible): Html {
  const texts = fields.map((field) => [field.field_name, textOf(field)] as const);
  const values = new Map(texts);
  const title = values.get("species_name") ?? values.get("name") ?? "";
  const form = values.get("form");
  const rest = [form && `form ${form}`, values.get("rarity")].filter(Boolean).join(", ");
  return html`<li class="card"><details>
<summary><strong>${title}</strong> ${id} <span class="quiet">${rest}</span></summary>
<dl class="facts">${texts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</details></li>`;
}

function textOf(field: DataField): string {
  return field.kind === "Array" ? field.elements.map(({ value }) => value).join(", ") : field.value;
}
