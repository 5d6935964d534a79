import { RARITIES, type RuleSet } from "../../../rules/index.ts";
import { type Behaviour, GATEWAY_MOODS, OUTCOMES } from "../behaviour.ts";
import { choice, field, form } from "./form-fields.ts";
import { type Html, html } from "./html.ts";

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
