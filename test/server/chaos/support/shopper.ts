import { expect } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import type {
  CheckCreatureMintReply,
  ConfirmEnergyPurchaseReply,
  UserCreaturesReply,
} from "../../../../server/contract/index.ts";
import { Buyer } from "../../ledger/buyer.ts";
import type { Browser } from "../../pvp/support/browser.ts";
import { good } from "../../pvp/support/pvp-player.ts";

const HOLDINGS = { creatures: [], tools: [], spells: [], tokens: { XRD: "10000000", CVX: "10000000" } };

/** A player who buys energy and eggs with real transactions, and what they brought. */
export class Shopper {
  readonly name: string;
  /** The hashes of the transactions that paid for energy. */
  private readonly packs: string[] = [];
  /** The creature that each transaction has minted. */
  private readonly eggs = new Map<string, string>();
  private readonly buyer: Buyer;
  private readonly browser: Browser;

  private constructor(name: string, buyer: Buyer) {
    this.name = name;
    this.buyer = buyer;
    this.browser = buyer.browser;
  }

  static async at(browser: Browser, name: string): Promise<Shopper> {
    return new Shopper(name, await Buyer.at(browser, HOLDINGS));
  }

  /** Buys a pack of energy and an egg, and asks until each has arrived. */
  async buy(): Promise<void> {
    const pack = await this.buyer.pay("buyEnergy");
    this.packs.push(pack);
    expect(await this.energyAfter(pack)).toBe(this.energy);
    const egg = await this.buyer.pay("getCreatureMintManifest");
    this.eggs.set(egg, await this.creatureOf(egg));
  }

  /** To ask again changes nothing, and nothing was minted but what was paid for. */
  async expectNothingMore(): Promise<void> {
    for (const pack of this.packs) expect(await this.energyAfter(pack)).toBe(this.energy);
    for (const [egg, creature] of this.eggs) expect(await this.creatureOf(egg)).toBe(creature);
    const body = { accountAddress: this.buyer.accountAddress, forceRefresh: true };
    const { creatures } = good<UserCreaturesReply>(await this.browser.post("getUserCreatures", body));
    expect(creatures.map(({ id }) => id).sort()).toEqual([...this.eggs.values()].sort());
  }

  /** What the player has for all that was paid. */
  get energy(): string {
    return String(rules.start.energy + this.packs.length * rules.energyPack.energy);
  }

  get hashes(): string[] {
    return [...this.packs, ...this.eggs.keys()];
  }

  private async energyAfter(intentHash: string): Promise<string> {
    for (;;) {
      const told = await this.browser.post("confirmEnergyPurchase", { intentHash });
      const { status, newEnergy } = good<ConfirmEnergyPurchaseReply>(told);
      if (status === "success") return newEnergy ?? "";
      if (status === "failed") throw new Error(`${intentHash} has failed`);
    }
  }

  private async creatureOf(intentHash: string): Promise<string> {
    for (;;) {
      const told = await this.browser.post("checkCreatureMintStatus", { intentHash });
      const { creatureNft } = good<CheckCreatureMintReply>(told);
      if (creatureNft) return creatureNft.id;
    }
  }
}
