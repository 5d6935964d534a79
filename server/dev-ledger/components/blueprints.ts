import { isAddressOf, localIdOf } from "../../ledger/network/address.ts";
import { ExecutionFailure } from "../engine/failures.ts";
import type { Blueprints, MethodCall, Methods } from "../engine/method-call.ts";
import type { Tokens } from "../engine/tokens.ts";
import { ONE_TOKEN } from "../state/model.ts";
import { accountMethods } from "./account.ts";
import { evolveCreature, mintEgg, upgradeCreature } from "./creatures.ts";
import { FAUCET, type Game, requirePayment } from "./game.ts";
import { itemPicture, textField } from "./token-fields.ts";

/** Everything that can be called on the dev ledger: accounts, the faucet, and the game's components. */
export function blueprintsOf(game: Game): Blueprints {
  const { components, xrd } = game.addresses;
  const creatures: Methods = {
    mint_egg: (call) => mintEgg(game, call),
    upgrade_stats: (call) => upgradeCreature(game, call),
    evolve: (call) => evolveCreature(game, call),
  };
  const byAddress = new Map<string, Methods>([
    [FAUCET, faucetMethods(xrd)],
    [components.creatures, creatures],
    [components.energySale, { buy: (call) => buyEnergy(game, call) }],
    [components.fomoHit, { mint: (call) => mintFomoHit(game, call) }],
  ]);
  return {
    at: (address) =>
      isAddressOf("account", game.network.suffix, address)
        ? accountMethods
        : (byAddress.get(address) ?? null),
  };
}

/** XRD that the faucet gives per call. */
const GIFT = 10_000n * ONE_TOKEN;

/** Gives XRD to everybody who asks, and pays fees. */
function faucetMethods(xrd: string): Methods {
  return {
    free: ({ run, self }) => [run.holdings.withdraw(self, xrd, GIFT)],
    lock_fee: ({ run, self, args }) => {
      run.fees.lock(self, args.amount());
      return [];
    },
  };
}

/**
 * `buy(String purchaseId, Bucket)`: pays exactly the price into the treasury, once for each purchase
 * (`GAP-15`).
 */
function buyEnergy({ network, addresses, rules, payPurchase }: Game, { run, args }: MethodCall): Tokens[] {
  const [purchaseId, payment] = [args.text(), args.bucket()];
  requirePayment(network, payment, { amount: rules.energyPack.cvxCost, token: "CVX" });
  if (!payPurchase(purchaseId)) throw new ExecutionFailure(`the purchase ${purchaseId} was paid before`);
  run.holdings.put(addresses.treasury, payment);
  return [];
}

const BADGE_NAME = "FOMO HIT";

/** `mint(Address account)`: gives the account's owner its badge, at most one for each account (`GAP-10`). */
function mintFomoHit({ addresses }: Game, { run, args }: MethodCall): Tokens[] {
  const account = args.address();
  run.authZone.requireOwner(account);
  const fields = [textField("name", BADGE_NAME), textField("key_image_url", itemPicture(BADGE_NAME))];
  return [run.holdings.mintNonFungible(addresses.fomoHit, localIdOf(account), fields)];
}
