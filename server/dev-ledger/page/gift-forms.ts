import { RARITIES, type RuleSet } from "../../../rules/index.ts";
import { TOKEN_SYMBOLS } from "../../ledger/network/ledger-network.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { choice, field, form } from "./form-fields.ts";
import { type Html, html } from "./html.ts";
import type { Names } from "./names.ts";

/** Forms that create tokens, a creature, or a tool or spell for an account. */
export function giftForms(view: LedgerView, rules: RuleSet, names: Names): Html {
  const account = field(
    "Account",
    html`<input name="account" list="holders" required spellcheck="false" autocomplete="off" placeholder="account_sim1…">`,
  );
  const accounts = view.holders().filter((holder) => holder.startsWith("account_"));
  const species = Object.values(rules.species).map(({ name }) => name);
  const forms = Array.from({ length: rules.creatures.finalForm + 1 }, (_, index) => String(index));
  const items = [...Object.keys(rules.tools), ...Object.keys(rules.spells)];
  return html`<datalist id="holders">${accounts.map((address) => html`<option value="${address}">${names.holder(address)}</option>`)}</datalist>
<div class="forms">
${form(
  "tokens",
  "Give tokens",
  html`<h3>Tokens</h3>`,
  account,
  field("Token", choice("token", TOKEN_SYMBOLS)),
  field("Amount", html`<input name="amount" required inputmode="decimal" value="1000">`),
)}
${form(
  "creatures",
  "Give the creature",
  html`<h3>Creature</h3>`,
  account,
  field("Species", choice("species_name", species)),
  field("Form", choice("form", forms)),
  field("Rarity", choice("rarity", RARITIES)),
)}
${form("items", "Give the item", html`<h3>Tool or spell</h3>`, account, field("Item", choice("item", items)))}
</div>`;
}
