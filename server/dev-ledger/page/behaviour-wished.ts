import type { RuleSet } from "../../../rules/index.ts";
import { type Behaviour, GATEWAY_MOODS, OUTCOMES, ordinaryBehaviour } from "../behaviour.ts";
import { eggWishOf } from "../components/species.ts";
import { BadWish } from "../dev-ledger.ts";
import type { SentForm } from "./sent-form.ts";

const MOST_TRANSACTIONS = 1000;
const DAY_MS = 86_400_000;

/** The behaviour in a submitted form; throws `BadWish` for unknown values. */
export function wishedBehaviour(sent: SentForm, rules: RuleSet): Behaviour {
  const next = oneOf(OUTCOMES, sent.text("next"), "an outcome");
  const species_name = sent.text("species_name");
  const mint = species_name === "" ? null : { species_name, rarity: sent.text("rarity") };
  if (mint && !eggWishOf(rules, mint)) throw new BadWish(`There is no ${mint.rarity} ${mint.species_name}.`);
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
  if (found === undefined) throw new BadWish(`${text} is not ${what}: it is one of ${words.join(", ")}.`);
  return found;
}
