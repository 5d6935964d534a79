import {
  evolve,
  mintCreature,
  newRandom,
  type OwnedCreature,
  type RuleSet,
  upgradeStats,
} from "../../rules/index.ts";
import { isAddressOf } from "../ledger/network/address.ts";
import { type LedgerNetwork, tokenAddress } from "../ledger/network/ledger-network.ts";
import { chosenEggOf } from "./components/creatures.ts";
import type { GameAddresses } from "./components/game.ts";
import { creatureFields, itemFields } from "./components/token-fields.ts";
import { type Gifts, type GivenIds, InvalidInput, type RequestedCreature } from "./dev-ledger.ts";
import { Holdings } from "./engine/holdings.ts";
import type { Tokens } from "./engine/tokens.ts";
import type { LedgerTables } from "./state/ledger-tables.ts";

interface Giver {
  network: LedgerNetwork;
  addresses: GameAddresses;
  rules: RuleSet;
  tables: LedgerTables;
}

/** Mints the requested tokens into the account, as one change of the ledger; throws `InvalidInput`. */
export function give(giver: Giver, account: string, gifts: Gifts, now: number): GivenIds {
  const { network, addresses, rules, tables } = giver;
  if (!isAddressOf("account", network.suffix, account))
    throw new InvalidInput("This is not an account address on the dev network.");
  const holdings = new Holdings(tables, tables.settings.stateVersion() + 1);
  tables.settings.recordChange(holdings.stateVersion, Math.max(now, tables.settings.lastChange()));
  const take = (tokens: Tokens): string => {
    holdings.put(account, tokens);
    return tokens.ids?.[0] ?? "";
  };
  for (const [symbol, amount] of Object.entries(gifts.tokens)) {
    const resource = tokenAddress(network, symbol);
    if (resource === null) throw new InvalidInput(`There is no token ${symbol}.`);
    if (amount < 0n) throw new InvalidInput(`An amount of ${symbol} to give is not negative.`);
    take(holdings.mint(resource, amount));
  }
  const creature = (requested: Gifts["creatures"][number]) => {
    const id = holdings.nextId(addresses.creatures);
    const fields = creatureFields(grownCreature(rules, id, requested));
    return take(holdings.mintNonFungible(addresses.creatures, id, fields));
  };
  const item = (kind: "tool" | "spell") => (name: string) => {
    const collection = kind === "tool" ? addresses.tools : addresses.spells;
    const rows: Record<string, { type: string; effect: string }> =
      kind === "tool" ? rules.tools : rules.spells;
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (!row) throw new InvalidInput(`There is no ${kind} ${name}.`);
    const fields = itemFields(kind, { name, type: row.type, effect: row.effect, rarity: "Common" });
    return take(holdings.mintNonFungible(collection, holdings.nextId(collection), fields));
  };
  return {
    creatures: gifts.creatures.map(creature),
    tools: gifts.tools.map(item("tool")),
    spells: gifts.spells.map(item("spell")),
  };
}

/**
 * A requested creature, grown by the rules: all upgrades of its forms went into its specialties in turn.
 * Stats and progress that the request names replace the grown ones.
 */
function grownCreature(rules: RuleSet, id: string, requested: RequestedCreature): OwnedCreature {
  const egg = chosenEggOf(rules, requested);
  const { finalForm, upgrades } = rules.creatures;
  if (egg === null) throw new InvalidInput(`There is no ${requested.rarity} ${requested.species_name}.`);
  if (requested.form > finalForm)
    throw new InvalidInput(`A creature's form is 0 to ${finalForm}, not ${requested.form}.`);
  let { creature } = mintCreature(rules, newRandom(id), { creatureId: id, itemId: "" }, egg);
  for (let form = 0; form < requested.form; form++) {
    for (let upgrade = 0; upgrade < upgrades.perForm; upgrade++) {
      const specialty = creature.specialty_stats[upgrade % creature.specialty_stats.length] ?? "energy";
      creature = grown(upgradeStats(rules, creature, { [specialty]: upgrades.maxPoints }));
    }
    creature = grown(evolve(rules, creature));
  }
  return {
    ...creature,
    stats: { ...creature.stats, ...requested.stats },
    evolution_progress: { ...creature.evolution_progress, ...requested.evolution_progress },
  };
}

function grown(answer: ReturnType<typeof evolve>): OwnedCreature {
  if (!answer.ok) throw new Error(answer.refusal.text);
  return answer.creature;
}
