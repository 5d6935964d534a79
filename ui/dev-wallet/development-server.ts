import type { Fetch } from "../game/api/call-api.ts";
import type { HeldAccount } from "./accounts/held-account.ts";

/** What the dev wallet asks the game's own server, in the player's session. */
export class DevelopmentServer {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /** Accounts the server made for this player; none for a visitor. */
  async accounts(): Promise<Omit<HeldAccount, "appearanceId">[]> {
    const response = await this.fetch("/api/dev/wallet", {});
    if (!response.ok) return [];
    const { accounts }: { accounts: Omit<HeldAccount, "appearanceId">[] } = await response.json();
    return accounts;
  }

  /** Gives an account of the dev ledger tokens out of nothing. */
  async grant(accountAddress: string, token: string, amount: string): Promise<void> {
    await this.fetch("/api/dev/ledger/grant", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ accountAddress, token, amount }),
    });
  }
}
