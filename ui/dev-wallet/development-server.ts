import type { Fetch } from "../game/api/call-api.ts";
import { PLAYER_HEADER } from "../service-worker/requests.ts";
import type { HeldAccount } from "./accounts/held-account.ts";

/** The calls of the dev wallet to the game's server, in the player's session. */
export class DevelopmentServer {
  private readonly fetch: Fetch;
  private readonly named: Readonly<Record<string, string>>;

  /** `player`: public id of the player whom the page shows; null for a visitor. */
  constructor(fetch: Fetch, player: string | null) {
    this.fetch = fetch;
    this.named = player === null ? {} : { [PLAYER_HEADER]: player };
  }

  /** Returns the accounts the server created for this player; none for a visitor. */
  async accounts(): Promise<Omit<HeldAccount, "appearanceId">[]> {
    const response = await this.fetch("/api/dev/wallet", { headers: this.named });
    if (!response.ok) return [];
    const { accounts }: { accounts: Omit<HeldAccount, "appearanceId">[] } = await response.json();
    return accounts;
  }

  /** Creates tokens on an account of the dev ledger. */
  async grant(accountAddress: string, token: string, amount: string): Promise<void> {
    await this.fetch("/api/dev/ledger/grant", {
      method: "POST",
      headers: { "content-type": "application/json", ...this.named },
      body: JSON.stringify({ accountAddress, token, amount }),
    });
  }
}
