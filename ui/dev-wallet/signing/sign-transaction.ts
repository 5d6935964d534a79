import type { Proof } from "@radixdlt/radix-dapp-toolkit";
import { DEV_NETWORK_ID, type Engine, hexOf, randomKey } from "./engine.ts";

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

/** The byte 'R' at the start of every such message. */
const PREFIX = 0x52;

/** What is signed: the server's challenge and its receiver. */
interface Challenge {
  /** 64 hexadecimal characters. */
  challenge: string;
  dappDefinition: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
}

/** Signs a challenge in the format of the ledger's off-chain authentication (ROLA). */
export function signChallenge(engine: Engine, privateKey: string, signed: Challenge): Proof {
  const key = new engine.PrivateKey.Ed25519(privateKey);
  return {
    publicKey: key.publicKeyHex(),
    signature: hexOf(key.sign(engine.hash(challengeBytes(engine, signed)))),
    curve: "curve25519",
  };
}

/** Returns the bytes whose hash is signed. */
function challengeBytes(engine: Engine, { challenge, dappDefinition, origin }: Challenge): Uint8Array {
  const text = new TextEncoder();
  return Uint8Array.from([
    PREFIX,
    ...engine.Convert.HexString.toUint8Array(challenge),
    dappDefinition.length,
    ...text.encode(dappDefinition),
    ...text.encode(origin),
  ]);
}
