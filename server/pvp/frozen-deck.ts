import type { Deck, DeckChoice, OwnedItem } from "../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../contract/index.ts";
import { notYourCreature, notYourItem } from "../errors/failure.ts";
import type { HttpError } from "../errors/http-error.ts";
import type { TokenCollection, TokenLog } from "../ledger/collection/collection.ts";
import type { Ledger } from "../ledger/ledger.ts";

const TOKEN_ID = /^#\d{1,20}#$/;

/**
 * Reads a deck from the ledger past every cache. Only the ids of the request count, and each must be in the account
 * (`GAP-41`, `ABU-47`). Throws 403 for a missing one, whether it exists or not.
 */
export async function frozenDeck(
  { network, gateway, collection }: Ledger,
  account: string,
  { creatures, tools, spells }: DeckChoice,
  log: TokenLog,
): Promise<Deck> {
  const shelves = network.collections;
  const chosen = [
    { ids: creatures, resource: shelves.creatures },
    { ids: tools, resource: shelves.tools },
    { ids: spells, resource: shelves.spells },
  ].flatMap(({ ids, resource }) => (ids.length > 0 && resource !== null ? [resource] : []));
  let looked: ReturnType<typeof gateway.nonFungibleIds> | undefined;
  const holdings = () => {
    looked ??= gateway.nonFungibleIds(account, chosen, true);
    return looked;
  };
  const owned = async <Thing extends { id: string }>(
    ids: readonly string[],
    resource: string | null,
    collection: TokenCollection<Thing>,
    notYours: () => HttpError,
  ): Promise<Thing[]> => {
    if (ids.length === 0) return [];
    if (resource === null || !ids.every((id) => TOKEN_ID.test(id))) throw notYours();
    const [things, held] = await Promise.all([collection.withIds(ids, log, true), holdings()]);
    const isHeld = new Set(held.get(resource));
    return ids.map((id) => {
      const thing = things.find((found) => found.id === id);
      if (!thing || !isHeld.has(id)) throw notYours();
      return thing;
    });
  };
  const [ownedCreatures, ownedTools, ownedSpells] = await Promise.all([
    owned(creatures, shelves.creatures, collection.creatures, notYourCreature),
    owned(tools, shelves.tools, collection.tools, notYourItem),
    owned(spells, shelves.spells, collection.spells, notYourItem),
  ]);
  return {
    creatures: ownedCreatures.map(creatureCard),
    tools: ownedTools.map(toolCard),
    spells: ownedSpells.map(spellCard),
  };
}

/** The fields of a creature that a battle needs, without its growth. */
function creatureCard(creature: CreatureReply): Deck["creatures"][number] {
  const { id, species_id, species_name, image_url, rarity, form } = creature;
  const { specialty_stats, stats, combination_level, bonus_stats } = creature;
  return {
    id,
    species_id,
    species_name,
    image_url,
    rarity,
    form,
    specialty_stats,
    stats,
    combination_level,
    bonus_stats,
  };
}

function toolCard({ id, name, image_url, rarity, tool_type, tool_effect }: ToolReply): OwnedItem {
  return { id, name, image_url, rarity, type: tool_type, effect: tool_effect };
}

function spellCard({ id, name, image_url, rarity, spell_type, spell_effect }: SpellReply): OwnedItem {
  return { id, name, image_url, rarity, type: spell_type, effect: spell_effect };
}
