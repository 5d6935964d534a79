import { PrivateKey, RadixEngineToolkit, TransactionBuilder } from "@radixdlt/radix-engine-toolkit";
import type { Browser } from "../pvp/support/browser.ts";
import { good } from "../pvp/support/pvp-player.ts";

/** The gateway of the dev ledger, from below the calls of the game. */
const GATEWAY = "../dev/gateway";
const NETWORK_ID = 242;
/** A transaction is valid for so many epochs. */
const EPOCHS = 10;

/** A player who is logged in, with an account of the dev ledger that pays with real transactions. */
export class Buyer {
  readonly browser: Browser;
  readonly accountAddress: string;
  private readonly key: PrivateKey;
  private transactions = 0;

  private constructor(browser: Browser, accountAddress: string, key: PrivateKey) {
    this.browser = browser;
    this.accountAddress = accountAddress;
    this.key = key;
  }

  /** Binds a fresh account with the requested holdings. */
  static async at(browser: Browser, holdings: object = {}): Promise<Buyer> {
    const { accountAddress } = good<{ accountAddress: string }>(await browser.post("dev/account", holdings));
    const { accounts } = good<{ accounts: { address: string; privateKey: string }[] }>(
      await browser.get("dev/wallet"),
    );
    const privateKey = accounts.find(({ address }) => address === accountAddress)?.privateKey ?? "";
    const key = new PrivateKey.Ed25519(Uint8Array.from(Buffer.from(privateKey, "hex")));
    return new Buyer(browser, accountAddress, key);
  }

  /** Asks the game for what to sign, signs and submits it; answers the hash of the transaction. */
  async pay(call: "buyEnergy" | "getCreatureMintManifest"): Promise<string> {
    const { accountAddress } = this;
    const { manifest } = good<{ manifest: string }>(await this.browser.post(call, { accountAddress }));
    const { ledger_state } = good<{ ledger_state: { epoch: number } }>(
      await this.browser.post(`${GATEWAY}/transaction/construction`),
    );
    const { hash, raw } = await this.signed(manifest, ledger_state.epoch);
    const notarized_transaction_hex = Buffer.from(raw).toString("hex");
    good(await this.browser.post(`${GATEWAY}/transaction/submit`, { notarized_transaction_hex }));
    return hash;
  }

  private async signed(manifest: string, epoch: number): Promise<{ hash: string; raw: Uint8Array }> {
    this.transactions += 1;
    const fee = `CALL_METHOD Address("${this.accountAddress}") "lock_fee" Decimal("10");\n`;
    const header = {
      networkId: NETWORK_ID,
      startEpochInclusive: epoch,
      endEpochExclusive: epoch + EPOCHS,
      nonce: this.transactions,
      notaryPublicKey: this.key.publicKey(),
      notaryIsSignatory: false,
      tipPercentage: 0,
    };
    const instructions = { kind: "String", value: fee + manifest };
    const signed = (await TransactionBuilder.new())
      .header(header)
      .manifest({ instructions, blobs: [] } as never)
      .sign(this.key);
    const transaction = await signed.notarize(this.key);
    return {
      hash: (await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)).id,
      raw: await RadixEngineToolkit.NotarizedTransaction.compile(transaction),
    };
  }
}
