import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";

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
