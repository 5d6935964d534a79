import { DEV_NETWORK_ID, type Engine } from "./engine.ts";
import { hexOf, randomKey } from "./hex.ts";

const LIFE_IN_EPOCHS = 10;
/** Highest fee in XRD; the unused part is not charged. */
export const HIGHEST_FEE = 5;

interface TransactionOrder {
  manifest: string;
  message: string | undefined;
  /** Address of the account that pays the fee. */
  payer: string;
  /** Private keys of all accounts that must sign, in hexadecimal text. */
  signers: readonly string[];
  epoch: number;
}

/** A signed transaction, ready for submission. */
export interface SignedTransaction {
  intentHash: string;
  /** In hexadecimal text. */
  notarized: string;
}

/** Adds the fee to the manifest, as wallets do, signs it for the accounts and notarizes it with a new key. */
export async function signTransaction(engine: Engine, order: TransactionOrder): Promise<SignedTransaction> {
  const { PrivateKey, RadixEngineToolkit, TransactionBuilder } = engine;
  const notary = new PrivateKey.Ed25519(randomKey());
  const fee = `CALL_METHOD Address("${order.payer}") "lock_fee" Decimal("${HIGHEST_FEE}");`;
  const header = (await TransactionBuilder.new()).header({
    networkId: DEV_NETWORK_ID,
    startEpochInclusive: order.epoch,
    endEpochExclusive: order.epoch + LIFE_IN_EPOCHS,
    nonce: engine.generateRandomNonce(),
    notaryPublicKey: notary.publicKey(),
    notaryIsSignatory: false,
    tipPercentage: 0,
  });
  const intent = (order.message ? header.plainTextMessage(order.message) : header).manifest({
    instructions: { kind: "String", value: `${fee}\n${order.manifest}` },
    blobs: [],
  });
  for (const signer of order.signers) intent.sign(new PrivateKey.Ed25519(signer));
  const transaction = await intent.notarize(notary);
  return {
    intentHash: (await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)).id,
    notarized: hexOf(await RadixEngineToolkit.NotarizedTransaction.compile(transaction)),
  };
}
