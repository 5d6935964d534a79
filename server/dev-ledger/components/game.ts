import type { RuleSet, TokenCost } from "../../../rules/index.ts";
import { type LedgerNetwork, tokenAddress } from "../../ledger/network/ledger-network.ts";
import { ExecutionFailure } from "../engine/failures.ts";
import type { Tokens } from "../engine/tokens.ts";
import type { Behaviour } from "../state/behaviour.ts";
import { attosOf, formatAttos } from "../state/model.ts";

/** What the game's components need besides the tokens they receive. */
export interface Game {
  network: LedgerNetwork;
  addresses: GameAddresses;
  rules: RuleSet;
  /** A new random seed. */
  newSeed(): string;
  /** Species and rarity of the next egg, or null for a random choice. */
  nextEgg(): Behaviour["mint"];
  /** Marks a purchase as paid; false if it was paid before. */
  payPurchase(purchaseId: string): boolean;
}

/** The ledger's own component that gives XRD away. */
export const FAUCET = "component_sim1cptxxxxxxxxxfaucetxxxxxxxxx000527798379xxxxxxxxxhkrefh";

/** Addresses of the game's tokens and components. On the dev ledger all of them exist. */
export interface GameAddresses {
  xrd: string;
  creatures: string;
  tools: string;
  spells: string;
  fomoHit: string;
  treasury: string;
  components: { creatures: string; energySale: string; fomoHit: string };
}

export function gameAddresses({ tokens, collections, components, treasury }: LedgerNetwork): GameAddresses {
  return {
    xrd: present(tokens.XRD),
    creatures: present(collections.creatures),
    tools: present(collections.tools),
    spells: present(collections.spells),
    fomoHit: present(collections.fomoHit),
    treasury: present(treasury),
    components: {
      creatures: present(components.creatures),
      energySale: present(components.energySale),
      fomoHit: present(components.fomoHit),
    },
  };
}

function present(address: string | null): string {
  if (address === null) throw new Error("The dev network lacks an address.");
  return address;
}

/** Refuses a payment in another token, and one that is not exactly the price. */
export function requirePayment(network: LedgerNetwork, payment: Tokens, { amount, token }: TokenCost): void {
  const wanted = attosOf(amount);
  if (payment.resource !== tokenAddress(network, token))
    throw new ExecutionFailure(`the payment must be in ${token}, not in ${payment.resource}`);
  if (payment.amount !== wanted)
    throw new ExecutionFailure(
      `the payment must be exactly ${amount} ${token}, not ${formatAttos(payment.amount)}`,
    );
}
