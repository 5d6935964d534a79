import { formatAttos } from "../state/attos.ts";
import type { FungibleChange, NonFungibleChange, Receipt } from "../state/model.ts";
import { type Html, html } from "./html.ts";
import type { Names } from "./names.ts";

/** The changes of a transaction, one line for each account or component, without the fee. */
export function changesOf(receipt: Receipt, names: Names): Html {
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
