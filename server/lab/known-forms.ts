import type { RuleSet } from "../../rules/index.ts";
import type { SeenForm } from "../store/books.ts";

/** Returns the forms among these that the rules know, so that a player has no more rows than the rules have forms. */
export function knownForms(rules: RuleSet, forms: readonly SeenForm[]): SeenForm[] {
  const { finalForm } = rules.creatures;
  return forms.filter(
    ({ speciesId, form }) => Object.hasOwn(rules.species, speciesId) && form >= 0 && form <= finalForm,
  );
}
