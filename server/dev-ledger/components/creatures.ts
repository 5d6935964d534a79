import {
  type ChosenEgg,
  evolve,
  evolveCostOf,
  type GrownCreature,
  mintCreature,
  newRandom,
  type OwnedCreature,
  RARITIES,
  type RuleSet,
  type TokenCost,
  upgradeCostOf,
  upgradeStats,
} from "../../../rules/index.ts";
import { creatureOf } from "../../ledger/collection/read-token.ts";
import { ExecutionFailure } from "../engine/failures.ts";
import type { Proof } from "../engine/manifest-run.ts";
import type { MethodCall } from "../engine/method-call.ts";
import { requireIds, type Tokens } from "../engine/tokens.ts";
import { type Game, requirePayment } from "./game.ts";
import { creatureFields, itemFields, tokenItem } from "./token-fields.ts";

/**
 * `mint_egg(Bucket)`: gives one creature and one tool or spell for exactly the price (`LED-147`, `GAP-21`).
 */
export function mintEgg(
  { network, addresses, rules, newSeed, nextEgg }: Game,
  { run, self, args }: MethodCall,
): Tokens[] {
  const payment = args.bucket();
  requirePayment(network, payment, rules.mint.price);
  run.holdings.put(self, payment);
  const { holdings } = run;
  const { creatures, tools, spells } = addresses;
  const choice = nextEgg();
  const minted = mintCreature(
    rules,
    newRandom(newSeed()),
    { creatureId: holdings.nextId(creatures), itemId: "" },
    choice && chosenEggOf(rules, choice),
  );
  const { kind, item } = minted.bonusItem;
  const collection = kind === "tool" ? tools : spells;
  return [
    holdings.mintNonFungible(creatures, minted.creature.id, creatureFields(minted.creature)),
    holdings.mintNonFungible(collection, holdings.nextId(collection), itemFields(kind, item)),
  ];
}

/** The species and rarity with these names, or null if the rules have no such species or rarity. */
export function chosenEggOf(
  rules: RuleSet,
  choice: { species_name: string; rarity: string },
): ChosenEgg | null {
  const speciesId = Object.keys(rules.species).find((id) => rules.species[id]?.name === choice.species_name);
  const rarity = RARITIES.find((name) => name === choice.rarity);
  return speciesId && rarity ? { speciesId, rarity } : null;
}

/**
 * `upgrade_stats(Proof, Bucket, U8 energy, strength, magic, stamina, speed)` of the caller's creature
 * (`LED-161`).
 */
export function upgradeCreature(game: Game, call: MethodCall): Tokens[] {
  const { args } = call;
  const [proof, payment] = [args.proof(), args.bucket()];
  const points = {
    energy: args.smallNumber(),
    strength: args.smallNumber(),
    magic: args.smallNumber(),
    stamina: args.smallNumber(),
    speed: args.smallNumber(),
  };
  return grow(game, call, { proof, payment }, (creature) => ({
    grown: upgradeStats(game.rules, creature, points),
    cost: upgradeCostOf(game.rules, creature),
  }));
}

/** `evolve(Proof, Bucket)`: gives the creature its next form (`LED-180`). */
export function evolveCreature(game: Game, call: MethodCall): Tokens[] {
  const [proof, payment] = [call.args.proof(), call.args.bucket()];
  return grow(game, call, { proof, payment }, (creature) => ({
    grown: evolve(game.rules, creature),
    cost: evolveCostOf(game.rules, creature),
  }));
}

type Growth = (creature: OwnedCreature) => { grown: GrownCreature; cost: TokenCost | null };

/** The rules decide whether and how the creature grows, and the exact cost. */
function grow(
  game: Game,
  { run, self }: MethodCall,
  { proof, payment }: { proof: Proof; payment: Tokens },
  growth: Growth,
): Tokens[] {
  const id = provenCreature(proof, game.addresses.creatures);
  const { grown, cost } = growth(
    creatureOf(game.rules, tokenItem(id, run.holdings.fieldsOf(proof.resource, id))),
  );
  if (!grown.ok) throw new ExecutionFailure(grown.refusal.text);
  if (cost === null) throw new Error("What can grow has a cost.");
  requirePayment(game.network, payment, cost);
  run.holdings.put(self, payment);
  run.holdings.setFields(proof.resource, id, creatureFields(grown.creature));
  return [];
}

function provenCreature(proof: Proof, creatures: string): string {
  if (proof.resource !== creatures) throw new ExecutionFailure("the proof must be of a creature");
  const [id, ...more] = requireIds(proof);
  if (id === undefined || more.length > 0) throw new ExecutionFailure("the proof must be of one creature");
  return id;
}
