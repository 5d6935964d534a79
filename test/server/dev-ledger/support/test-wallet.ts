import { PrivateKey, RadixEngineToolkit, TransactionBuilder } from "@radixdlt/radix-engine-toolkit";
import { epochAt, type LedgerTransaction, parseAttos } from "../../../../server/dev-ledger/state/model.ts";
import type { TokenSymbol } from "../../../../server/ledger/network/ledger-network.ts";
import type { TestLedger } from "./test-ledger.ts";

export interface SigningOptions {
  /** Epochs from now on in which it is valid. */
  fromEpoch?: number;
  epochs?: number;
  message?: string;
  networkId?: number;
  /** Others whose keys sign too. */
  cosigners?: readonly TestWallet[];
  /** Whether this wallet's own key signs; it notarises in any case. */
  signs?: boolean;
  notaryIsSignatory?: boolean;
  nonce?: number;
  tipPercentage?: number;
}

let nonces = 0;

/** An account with its key: builds, signs and submits real transactions. */
export class TestWallet {
  readonly key: PrivateKey;
  readonly address: string;
  readonly ledger: TestLedger;

  private constructor(key: PrivateKey, address: string, ledger: TestLedger) {
    this.key = key;
    this.address = address;
    this.ledger = ledger;
  }

  /** `seed` (0 to 255) names the key. The account holds 1000 XRD and what else is given. */
  static async open(
    ledger: TestLedger,
    seed: number,
    tokens: Partial<Record<TokenSymbol, string>> = {},
  ): Promise<TestWallet> {
    const key = new PrivateKey.Ed25519(new Uint8Array(32).fill(seed));
    const address = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key.publicKey(), 242);
    const wallet = new TestWallet(key, address, ledger);
    await wallet.fund({ XRD: "1000", ...tokens });
    return wallet;
  }

  async fund(tokens: Partial<Record<TokenSymbol, string>>): Promise<void> {
    const amounts = Object.entries(tokens).map(([symbol, amount]) => [symbol, parseAttos(amount) ?? 0n]);
    const gifts = { creatures: [], tools: [], spells: [], tokens: Object.fromEntries(amounts) };
    await this.ledger.ledger.give(this.address, gifts);
  }

  /** `CALL_METHOD` of the own account. */
  call(method: string, ...values: string[]): string {
    return [`CALL_METHOD Address("${this.address}") "${method}"`, ...values].join(" ").concat(";\n");
  }

  lockFee(amount = "10"): string {
    return this.call("lock_fee", `Decimal("${amount}")`);
  }

  withdraw(token: TokenSymbol, amount: string): string {
    return this.call("withdraw", `Address("${this.ledger.token(token)}")`, `Decimal("${amount}")`);
  }

  depositAll(): string {
    return this.call("deposit_batch", 'Expression("ENTIRE_WORKTOP")');
  }

  /** Builds, signs and notarises. */
  async sign(manifest: string, options: SigningOptions = {}): Promise<Uint8Array> {
    const epoch = options.fromEpoch ?? epochAt(this.ledger.clock.now());
    nonces += 1;
    const header = {
      networkId: options.networkId ?? 242,
      startEpochInclusive: epoch,
      endEpochExclusive: epoch + (options.epochs ?? 2),
      nonce: options.nonce ?? nonces,
      notaryPublicKey: this.key.publicKey(),
      notaryIsSignatory: options.notaryIsSignatory ?? false,
      tipPercentage: options.tipPercentage ?? 0,
    };
    let step = (await TransactionBuilder.new()).header(header);
    if (options.message !== undefined) step = step.plainTextMessage(options.message);
    let signing = step.manifest({ instructions: { kind: "String", value: manifest }, blobs: [] } as never);
    const signers = [...(options.signs === false ? [] : [this]), ...(options.cosigners ?? [])];
    for (const signer of signers) signing = signing.sign(signer.key);
    return RadixEngineToolkit.NotarizedTransaction.compile(await signing.notarize(this.key));
  }

  /** The same without more ado: answers the intent hash. */
  async submit(manifest: string, options: SigningOptions = {}): Promise<string> {
    const raw = await this.sign(manifest, options);
    await this.ledger.ledger.submit(raw);
    return intentHashOf(raw);
  }

  /** Locks the fee, does what the manifest says, and answers what became of it. */
  async send(manifest: string, options: SigningOptions = {}): Promise<LedgerTransaction> {
    return this.ledger.transaction(await this.submit(`${this.lockFee()}${manifest}`, options));
  }
}

export async function intentHashOf(raw: Uint8Array): Promise<string> {
  const transaction = await RadixEngineToolkit.NotarizedTransaction.decompile(raw);
  return (await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)).id;
}
