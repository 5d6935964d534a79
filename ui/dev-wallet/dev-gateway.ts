import type { Fetch } from "../game/api/call-api.ts";

const PATH = "/dev/gateway";

/** The calls of the dev wallet to the dev ledger, with the paths and replies of a real gateway. */
export class DevGateway {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  async epoch(): Promise<number> {
    const { ledger_state } = await this.post<{ ledger_state: { epoch: number } }>(
      "/transaction/construction",
      {},
    );
    return ledger_state.epoch;
  }

  /** Returns the ledger's state version, which grows with every transaction. */
  async stateVersion(): Promise<number> {
    const { ledger_state } = await this.post<{ ledger_state: { state_version: number } }>(
      "/status/gateway-status",
      {},
    );
    return ledger_state.state_version;
  }

  /** Submits a transaction. Throws with the ledger's reason when it is refused. */
  async submit(notarized: string): Promise<void> {
    await this.post("/transaction/submit", { notarized_transaction_hex: notarized });
  }

  /** Returns an account's balance of a token as a decimal string. */
  async amount(account: string, resource: string): Promise<string> {
    const { items } = await this.details([account]);
    const held = items[0]?.fungible_resources?.items ?? [];
    return held.find(({ resource_address }) => resource_address === resource)?.amount ?? "0";
  }

  /** Returns the names of resources and components by address; those without a name are left out. */
  async names(addresses: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    if (addresses.length === 0) return names;
    const { items } = await this.details(addresses);
    for (const { address, metadata } of items) {
      const text = (key: string) => metadata.items.find((item) => item.key === key)?.value.typed.value;
      const name = text("symbol") ?? text("name");
      if (typeof name === "string") names.set(address, name);
    }
    return names;
  }

  private details(addresses: readonly string[]): Promise<EntityDetails> {
    return this.post("/state/entity/details", { addresses, aggregation_level: "Global" });
  }

  private async post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await this.fetch(PATH + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error((answer as { message?: string }).message ?? `HTTP ${response.status}`);
    return answer as Answer;
  }
}

interface EntityDetails {
  items: {
    address: string;
    fungible_resources?: { items: { resource_address: string; amount: string }[] };
    metadata: { items: { key: string; value: { typed: { value?: unknown } } }[] };
  }[];
}
