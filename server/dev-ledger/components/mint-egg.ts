import { mintCreature, newRandom } from "../../../rules/index.ts";
import type { MethodCall } from "../engine/blueprint.ts";
import type { Tokens } from "../engine/tokens.ts";
import { creatureFields } from "./creature-fields.ts";
import type { Game } from "./game.ts";
import { itemFields } from "./item-fields.ts";
import { requirePayment } from "./payment.ts";
import { eggWishOf } from "./species.ts";

/**
 * `mint_egg(Bucket)`: gives one creature and one tool or spell for exactly the price (`LED-147`, `GAP-21`).
 */
export function mintEgg(
  { network, addresses, rules, newSeed, wishedEgg }: Game,
  { run, self, args }: MethodCall,
): Tokens[] {
  const payment = args.bucket();
  requirePayment(network, payment, rules.mint.price);
  run.holdings.put(self, payment);
  const { holdings } = run;
  const { creatures, tools, spells } = addresses;
  const wish = wishedEgg();
  const minted = mintCreature(
    rules,
    newRandom(newSeed()),
    { creatureId: holdings.nextId(creatures), itemId: "" },
    wish && eggWishOf(rules, wish),
  );
  const { kind, item } = minted.bonusItem;
  const collection = kind === "tool" ? tools : spells;
  return [
    holdings.mintNonFungible(creatures, minted.creature.id, creatureFields(minted.creature)),
    holdings.mintNonFungible(collection, holdings.nextId(collection), itemFields(kind, item)),
  ];
}
