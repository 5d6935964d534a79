import type { RuleSet } from "../../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../../contract/index.ts";
import { creatureOf } from "../../ledger/collection/creature-of.ts";
import { spellOf, toolOf } from "../../ledger/collection/item-of.ts";
import { gameAddresses } from "../components/addresses.ts";
import { tokenItem } from "../components/token-item.ts";
import type { DevLedger, GivenIds } from "../dev-ledger.ts";

/** The created tokens in the game's format. */
export function readGiven(
  ledger: DevLedger,
  rules: RuleSet,
  ids: GivenIds,
): Promise<{ creatures: CreatureReply[]; tools: ToolReply[]; spells: SpellReply[] }> {
  const { creatures, tools, spells } = gameAddresses(ledger.network);
  return ledger.read((view) => {
    const items = (collection: string, tokenIds: readonly string[]) =>
      view.nonFungibles(collection, tokenIds).map(({ id, fields }) => tokenItem(id, fields));
    return {
      creatures: items(creatures, ids.creatures).map((token) => creatureOf(rules, token)),
      tools: items(tools, ids.tools).map(toolOf),
      spells: items(spells, ids.spells).map(spellOf),
    };
  });
}
