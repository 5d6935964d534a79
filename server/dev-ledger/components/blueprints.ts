import { isAddressOf } from "../../ledger/address/entity-address.ts";
import type { Blueprints, Methods } from "../engine/blueprint.ts";
import { accountMethods } from "./account.ts";
import { FAUCET } from "./addresses.ts";
import { buyEnergy } from "./energy-sale.ts";
import { faucetMethods } from "./faucet.ts";
import { mintFomoHit } from "./fomo-hit.ts";
import type { Game } from "./game.ts";
import { evolveCreature, upgradeCreature } from "./grow-creature.ts";
import { mintEgg } from "./mint-egg.ts";

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
