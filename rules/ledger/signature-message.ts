import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { listText } from "../texts/list-text.ts";
import type { TransactionKind } from "./transaction-kind.ts";

/** A creature as a message names it. */
interface NamedCreature {
  species_id: string;
}

/**
 * Returns the message that the wallet shows when it asks for a signature, in the player's language (`GAP-65`). It
 * names what is signed, never an id. The message becomes public on the ledger, so it contains only names of the game:
 * no nickname, and nothing that a token's data claims.
 */
export function signatureMessage(
  rules: RuleSet,
  kind: TransactionKind,
  creatures: readonly NamedCreature[] = [],
): string {
  const names = creatures.map(({ species_id }) => rules.species[species_id]?.name);
  const { someCreature } = rules.texts.everyTransaction;
  return fill<string>(rules.texts.transactions[kind].message, {
    creatures: listText(
      rules.texts,
      names.map((name) => name ?? someCreature),
    ),
    energy: rules.energyPack.energy,
  });
}
