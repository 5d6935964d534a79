import { onTestFinished } from "vitest";
import { type RuleSet, shippedRules } from "../../../../rules/index.ts";
import type { DevLedger } from "../../../../server/dev-ledger/dev-ledger.ts";
import { openDevLedger } from "../../../../server/dev-ledger/open-dev-ledger.ts";
import { ordinaryBehaviour } from "../../../../server/dev-ledger/state/behaviour.ts";
import { formatAttos, type LedgerTransaction } from "../../../../server/dev-ledger/state/model.ts";
import type { TokenSymbol } from "../../../../server/ledger/network/ledger-network.ts";
import { seededRandom } from "../../../../server/process/random.ts";
import { TestClock } from "../../test-clock.ts";

export { ordinaryBehaviour };

export interface TestLedgerOptions {
  file?: string;
  clock?: TestClock;
  rules?: RuleSet;
  seed?: string;
}

/** A dev ledger of the test's own, with questions in the test's words. */
export class TestLedger {
  readonly ledger: DevLedger;
  readonly clock: TestClock;

  constructor(ledger: DevLedger, clock: TestClock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  token(symbol: TokenSymbol): string {
    return this.ledger.network.tokens[symbol] ?? "";
  }

  collection(name: "creatures" | "tools" | "spells" | "fomoHit"): string {
    return this.ledger.network.collections[name] ?? "";
  }

  /** What an account or component holds, as a decimal. */
  holds(owner: string, token: TokenSymbol): Promise<string> {
    return this.ledger.read((view) => {
      const vault = view.vaults(owner).find(({ resource }) => resource === this.token(token));
      return formatAttos(vault?.amount ?? 0n);
    });
  }

  ids(owner: string, collection: "creatures" | "tools" | "spells" | "fomoHit"): Promise<string[]> {
    return this.ledger.read((view) =>
      view
        .vaults(owner)
        .filter(({ resource }) => resource === this.collection(collection))
        .flatMap(({ address }) => view.idsInVault(address)),
    );
  }

  /** A token's fields by name; a list is joined with commas. */
  async fields(collection: "creatures" | "tools" | "spells" | "fomoHit", id: string) {
    const [token] = await this.ledger.read((view) => view.nonFungibles(this.collection(collection), [id]));
    return Object.fromEntries(
      (token?.fields ?? []).map((field) => [
        field.field_name,
        field.kind === "Array" ? field.elements.map(({ value }) => value).join(",") : field.value,
      ]),
    );
  }

  async transaction(intentHash: string): Promise<LedgerTransaction> {
    const transaction = await this.ledger.read((view) => view.transaction(intentHash));
    if (!transaction) throw new Error(`The ledger knows no ${intentHash}`);
    return transaction;
  }
}

export async function testLedger(options: TestLedgerOptions = {}): Promise<TestLedger> {
  const clock = options.clock ?? new TestClock();
  const ledger = await openDevLedger({
    file: options.file ?? ":memory:",
    clock: { now: async () => clock.now() },
    random: seededRandom(options.seed ?? "dev ledger", 1),
    rules: options.rules ?? shippedRules,
  });
  onTestFinished(() => ledger.close());
  return new TestLedger(ledger, clock);
}
