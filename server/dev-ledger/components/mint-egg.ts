import { mintCreature, newRandom } from "../../../rules/index.ts";
import type { MethodCall } from "../engine/blueprint.ts";
import type { Tokens } from "../engine/tokens.ts";
import { creatureFields } from "./creature-fields.ts";
import type { Game } from "./game.ts";
import { itemFields } from "./item-fields.ts";
import { requirePayment } from "./payment.ts";
import { chosenEggOf } from "./species.ts";

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
