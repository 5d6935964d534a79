import { RARITIES, type RuleSet } from "../../../rules/index.ts";
import { TOKEN_SYMBOLS } from "../../ledger/network/ledger-network.ts";
import { type Behaviour, GATEWAY_MOODS, OUTCOMES } from "../state/behaviour.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { type Html, html, type Part } from "./document.ts";
import type { Names } from "./names.ts";

/** A field with its label above it. */
function field(label: string, input: Html): Html {
  return html`<label>${label}${input}</label>`;
}

/** A select field; each option has a value to send and a text to show. */
function choice(
  name: string,
  options: readonly (string | [value: string, text: string])[],
  chosen = "",
): Html {
  const items = options.map((option) => {
    const [value, text] = typeof option === "string" ? [option, option] : option;
    return html`<option value="${value}"${value === chosen ? html` selected` : ""}>${text}</option>`;
  });
  return html`<select name="${name}">${items}</select>`;
}

/** A form that leads back to its own page. */
function form(action: string, submitText: string, ...fields: Part[]): Html {
  return html`<form class="card" method="post" action="/dev/ledger/${action}">
${fields}
<button type="submit">${submitText}</button>
</form>`;
}

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

const OUTCOME_TEXTS: Record<Behaviour["next"], string> = {
  commit: "commit",
  fail: "fail, and pay the fee",
  reject: "are rejected",
  unknown: "commit, but the gateway calls them unknown",
};
const MOOD_TEXTS: Record<Behaviour["gateway"], string> = {
  ok: "answers normally",
  down: "is down",
  slow: "is slow",
  "429": "is overloaded (429)",
  "524": "times out behind its proxy (524)",
  notSynced: "is behind the network (NotSyncedUp)",
  behind: "answers with an old state",
  sometimesBehind: "answers every second call with an old state",
  html: "answers with a web page",
  unknownVariant: "answers with unknown variants",
};

/** A form that shows and changes how the dev ledger behaves. */
export function behaviourForm(behaviour: Behaviour, rules: RuleSet): Html {
  const { next, count, delayMs, gateway, mint } = behaviour;
  const species = Object.values(rules.species).map(({ name }) => name);
  return html`<div class="forms">
${form(
  "behaviour",
  "Set this behaviour",
  field(
    "The next transactions",
    choice(
      "next",
      OUTCOMES.map((one) => [one, OUTCOME_TEXTS[one]]),
      next,
    ),
  ),
  field(
    "Number of these transactions",
    html`<input name="count" type="number" min="1" max="1000" value="${Math.max(1, count)}">`,
  ),
  field(
    "Each stays pending, in milliseconds",
    html`<input name="delayMs" type="number" min="0" max="86400000" value="${delayMs}">`,
  ),
  field(
    "The gateway",
    choice(
      "gateway",
      GATEWAY_MOODS.map((one) => [one, MOOD_TEXTS[one]]),
      gateway,
    ),
  ),
  field(
    "Every minted egg is",
    choice("species_name", [["", "up to chance"], ...species], mint?.species_name),
  ),
  field("Of rarity", choice("rarity", RARITIES, mint?.rarity)),
)}
${form("behaviour/reset", "Behave as usual", html`<p class="quiet">${summary(behaviour)}</p>`)}
</div>`;
}

/** The present behaviour in words. */
function summary({ next, count, delayMs, gateway, mint }: Behaviour): string {
  const sentences = [
    count > 0 && next !== "commit" && `The next ${count} transactions ${OUTCOME_TEXTS[next]}.`,
    delayMs > 0 && `Transactions stay pending for ${delayMs} ms.`,
    gateway !== "ok" && `The gateway ${MOOD_TEXTS[gateway]}.`,
    mint && `Every minted egg is: ${mint.species_name}, ${mint.rarity}.`,
  ].filter((sentence) => typeof sentence === "string");
  return sentences.length === 0 ? "Everything is as usual." : sentences.join(" ");
}
