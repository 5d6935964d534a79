import type { RuleSet } from "../../../rules/index.ts";
import { isTokenSymbol } from "../../ledger/network/tokens.ts";
import { type Gifts, InvalidInput } from "../dev-ledger.ts";
import { parseAttos } from "../state/attos.ts";
import type { SentForm } from "./sent-form.ts";

const NOTHING: Gifts = { creatures: [], tools: [], spells: [], tokens: {} };

/** The tokens in a submitted form; like the functions below it throws `InvalidInput` for unknown values. */
export function tokensFrom(sent: SentForm): Gifts {
  const symbol = sent.text("token");
  if (!isTokenSymbol(symbol)) throw new InvalidInput(`There is no token ${symbol}.`);
  const amount = parseAttos(sent.text("amount").trim());
  if (amount === null || amount < 0n)
    throw new InvalidInput("An amount is a number such as 12.5, with at most 18 places.");
  return { ...NOTHING, tokens: { [symbol]: amount } };
}

/** The creature in a submitted form. */
export function creatureFrom(sent: SentForm, { creatures }: RuleSet): Gifts {
  const creature = {
    species_name: sent.text("species_name"),
    form: sent.whole("form", 0, creatures.finalForm),
    rarity: sent.text("rarity"),
  };
  return { ...NOTHING, creatures: [creature] };
}

/** The tool or spell with the submitted name. */
export function itemFrom(sent: SentForm, { tools }: RuleSet): Gifts {
  const item = sent.text("item");
  return Object.hasOwn(tools, item) ? { ...NOTHING, tools: [item] } : { ...NOTHING, spells: [item] };
}
