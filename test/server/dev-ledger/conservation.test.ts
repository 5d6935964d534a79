import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import type { LedgerView } from "../../../server/dev-ledger/state/ledger-view.ts";
import { TOKEN_SYMBOLS, type TokenSymbol } from "../../../server/ledger/network/ledger-network.ts";
import { manifestsOn } from "../ledger/manifests-on.ts";
import { type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

const RUNS = 12;

type Step =
  | { kind: "pay"; from: number; to: number; token: TokenSymbol; amount: string; fee: string }
  | { kind: "mint"; who: number }
  | { kind: "upgrade"; who: number; egg: number; cost: number }
  | { kind: "buy"; who: number; purchase: number }
  | { kind: "burn"; who: number; amount: string };

const who = fc.nat(2);
const amount = fc.constantFrom("0", "0.5", "7", "250", "999.9", "100000");
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      kind: fc.constant("pay" as const),
      from: who,
      to: who,
      token: fc.constantFrom(...TOKEN_SYMBOLS),
      amount,
      fee: fc.constantFrom("0", "0.01", "1", "5000"),
    }),
    fc.record({ kind: fc.constant("mint" as const), who }),
    fc.record({ kind: fc.constant("upgrade" as const), who, egg: who, cost: fc.constantFrom(5, 10) }),
    fc.record({ kind: fc.constant("buy" as const), who, purchase: fc.nat(2) }),
    fc.record({ kind: fc.constant("burn" as const), who, amount }),
  ),
  { minLength: 4, maxLength: 12 },
);

function manifestOf(wallets: readonly TestWallet[], step: Step): { signer: TestWallet; manifest: string } {
  const signer = wallets[step.kind === "pay" ? step.from : step.who] as TestWallet;
  const { ledger } = signer;
  const manifests = manifestsOn(ledger.ledger.network, shippedRules);
  const fee = signer.lockFee(step.kind === "pay" ? step.fee : "1");
  switch (step.kind) {
    case "pay": {
      const deposit = ['Expression("ENTIRE_WORKTOP")', "Enum<0u8>()"];
      const receiver = wallets[step.to] as TestWallet;
      const move = `${signer.withdraw(step.token, step.amount)}${receiver.call("try_deposit_batch_or_abort", ...deposit)}`;
      return { signer, manifest: `${fee}${move}` };
    }
    case "mint":
      return { signer, manifest: `${fee}${manifests.creatureMint(signer.address)}` };
    case "upgrade": {
      const points = { energy: 1, strength: 1, magic: 0, stamina: 0, speed: 0 };
      const cost = { amount: step.cost, token: "XRD" };
      return {
        signer,
        manifest: fee + manifests.upgradeStats(signer.address, `#${step.egg + 1}#`, cost, points),
      };
    }
    case "buy":
      return { signer, manifest: fee + manifests.energy(signer.address, `purchase-${step.purchase}`) };
    case "burn": {
      const cvx = `Address("${ledger.token("CVX")}")`;
      const burn = `TAKE_ALL_FROM_WORKTOP ${cvx} Bucket("rest"); BURN_RESOURCE Bucket("rest");`;
      return { signer, manifest: `${fee}${signer.withdraw("CVX", step.amount)}${burn}` };
    }
  }
}

/** Each with 1000 XRD, 500 CVX and an egg of its own that costs 5 XRD to upgrade. */
async function threeWallets(ledger: TestLedger): Promise<TestWallet[]> {
  const wallets: TestWallet[] = [];
  for (const seed of [1, 2, 3]) {
    const wallet = await TestWallet.open(ledger, seed, { CVX: "500" });
    const egg = { species_name: "Bullx", form: 0, rarity: "Common" };
    await ledger.ledger.give(wallet.address, { creatures: [egg], tools: [], spells: [], tokens: {} });
    wallets.push(wallet);
  }
  return wallets;
}

/** Sums over every vault of the ledger, and what each transaction says it changed. */
function expectConserved(view: LedgerView, ledger: TestLedger): void {
  const vaults = view.holders().flatMap((holder) => view.vaults(holder));
  const { tokens, collections } = ledger.ledger.network;
  for (const address of [...Object.values(tokens), ...Object.values(collections)]) {
    const resource = view.resource(address ?? "");
    const held = vaults.filter((vault) => vault.resource === address);
    const sum = held.reduce((total, vault) => total + vault.amount, 0n);
    expect(sum).toBe((resource?.minted ?? 0n) - (resource?.burned ?? 0n));
    expect(held.every((vault) => vault.amount >= 0n)).toBe(true);
    if (resource?.kind !== "nonFungible") continue;
    const placed = held.flatMap((vault) => view.idsInVault(vault.address));
    expect(BigInt(placed.length) * 10n ** 18n).toBe(sum);
    expect(placed.toSorted()).toEqual(view.idsOf(resource.address).toSorted());
  }
}

describe("tokens on the dev ledger", () => {
  it("are each in exactly one vault, and only mints, burns and fees change their number, whatever is signed (ABU-57)", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const ledger = await testLedger({ seed: JSON.stringify(played) });
        const wallets = await threeWallets(ledger);
        for (const step of played) {
          const { signer, manifest } = manifestOf(wallets, step);
          const before = await ledger.ledger.read((view) =>
            wallets.map(({ address }) => view.vaults(address)),
          );
          const sent = await ledger.transaction(await signer.submit(manifest));
          seen.add(`${step.kind} ${sent.status}`);
          await ledger.ledger.read((view) => expectConserved(view, ledger));
          if (sent.status !== "Rejected") continue;
          const after = await ledger.ledger.read((view) =>
            wallets.map(({ address }) => view.vaults(address)),
          );
          expect(after).toEqual(before);
        }
      }),
      { numRuns: RUNS, seed: 20261121 },
    );
    for (const outcome of ["CommittedSuccess", "CommittedFailure"])
      for (const kind of ["pay", "mint", "upgrade", "buy", "burn"])
        expect(seen).toContain(`${kind} ${outcome}`);
    expect(seen).toContain("pay Rejected");
  }, 120_000);
});
