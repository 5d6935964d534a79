import type { RuleSet } from "../../../rules/index.ts";
import { type Behaviour, GATEWAY_MOODS, OUTCOMES, ordinaryBehaviour } from "../behaviour.ts";
import { chosenEggOf } from "../components/species.ts";
import { InvalidInput } from "../dev-ledger.ts";
import type { SentForm } from "./sent-form.ts";

const MOST_TRANSACTIONS = 1000;
const DAY_MS = 86_400_000;

/** The behaviour in a submitted form; throws `InvalidInput` for unknown values. */
export function behaviourFrom(sent: SentForm, rules: RuleSet): Behaviour {
  const next = oneOf(OUTCOMES, sent.text("next"), "an outcome");
  const species_name = sent.text("species_name");
  const mint = species_name === "" ? null : { species_name, rarity: sent.text("rarity") };
  if (mint && !chosenEggOf(rules, mint))
    throw new InvalidInput(`There is no ${mint.rarity} ${mint.species_name}.`);
  return {
    ...ordinaryBehaviour,
    next,
    count: next === "commit" ? 0 : sent.whole("count", 1, MOST_TRANSACTIONS),
    delayMs: sent.whole("delayMs", 0, DAY_MS),
    gateway: oneOf(GATEWAY_MOODS, sent.text("gateway"), "a way for the gateway to answer"),
    mint,
  };
}

function oneOf<Word extends string>(words: readonly Word[], text: string, what: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new InvalidInput(`${text} is not ${what}: it is one of ${words.join(", ")}.`);
  return found;
}
