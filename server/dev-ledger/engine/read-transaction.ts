import {
  defaultValidationConfig,
  type Instruction,
  InstructionsKind,
  type Message,
  type NotarizedTransaction,
  PublicKey,
  RadixEngineToolkit,
} from "@radixdlt/radix-engine-toolkit";
import { ONE_TOKEN } from "../state/model.ts";
import type { Executable } from "./execute.ts";
import { InvalidTransaction } from "./failures.ts";

/** An unsigned manifest to try out. */
export interface PreviewInput {
  manifest: string;
  /** The epochs in which it would be valid: from `startEpoch` on, before `endEpoch`. */
  startEpoch: number;
  endEpoch: number;
  tipPercentage: number;
  /** Ed25519 keys in hex that would sign it. */
  signers: readonly string[];
  /** Treats every signature as given. */
  assumeSignatures: boolean;
  /** Pays the fee from a credit. */
  freeCredit: boolean;
}

/** A transaction with checked signatures and format, ready for execution. */
export interface SignedTransaction {
  intentHash: string;
  payloadHash: string;
  raw: Uint8Array;
  startEpoch: number;
  endEpoch: number;
  tipPercentage: number;
  instructions: readonly Instruction[];
  /** The same instructions as text. */
  manifest: string;
  message: string | null;
  /** Accounts whose keys signed. */
  signers: readonly string[];
}

/** Reads and checks a compiled notarised transaction; throws `InvalidTransaction`. */
export async function readTransaction(raw: Uint8Array, networkId: number): Promise<SignedTransaction> {
  const transaction = await checked(raw, networkId);
  const { intent } = transaction.signedIntent;
  const { instructions } = intent.manifest;
  const text = await RadixEngineToolkit.Instructions.convert(
    instructions,
    networkId,
    InstructionsKind.String,
  );
  return {
    intentHash: (await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)).id,
    payloadHash: (await RadixEngineToolkit.NotarizedTransaction.notarizedTransactionHash(transaction)).id,
    raw,
    startEpoch: intent.header.startEpochInclusive,
    endEpoch: intent.header.endEpochExclusive,
    tipPercentage: intent.header.tipPercentage,
    instructions: instructions.kind === InstructionsKind.Parsed ? instructions.value : [],
    manifest: String(text.value),
    message: plainText(intent.message),
    signers: await signersOf(transaction, networkId),
  };
}

/**
 * Throws the real gateway's error text; the toolkit's own text about unreadable bytes does not help a sender.
 */
async function checked(raw: Uint8Array, networkId: number): Promise<NotarizedTransaction> {
  const { decompile, staticallyValidate } = RadixEngineToolkit.NotarizedTransaction;
  const transaction = await decompile(raw, InstructionsKind.Parsed).catch(() => {
    throw new InvalidTransaction("Expected notarized transaction");
  });
  const validity = await staticallyValidate(transaction, defaultValidationConfig(networkId));
  if (validity.kind === "Valid") return transaction;
  throw new InvalidTransaction(`Invalid transaction: ${validity.error}`);
}

/** The accounts of the keys that signed, with the notary's key if the header says so. Ed25519 only. */
async function signersOf({ signedIntent }: NotarizedTransaction, networkId: number): Promise<string[]> {
  const { header } = signedIntent.intent;
  const keys = signedIntent.intentSignatures.flatMap(({ publicKey }) =>
    publicKey ? [new PublicKey.Ed25519(publicKey)] : [],
  );
  const signing = header.notaryIsSignatory ? [...keys, header.notaryPublicKey] : keys;
  return Promise.all(
    signing.map((key) => RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, networkId)),
  );
}

function plainText(message: Message): string | null {
  if (message.kind !== "PlainText") return null;
  const content = message.value.message;
  return content.kind === "String" ? content.value : null;
}

/** The same credit as on the public networks. */
const FREE_CREDIT = ONE_TOKEN * 100n;
/** The toolkit's text in front of the reason itself. */
const PREAMBLE = /^.*response is /s;

/** Reads an unsigned manifest so that it can be tried out; throws `InvalidTransaction`. */
export async function readPreview(input: PreviewInput, networkId: number): Promise<Executable> {
  const keys = input.signers.map((hex) => new PublicKey.Ed25519(hex));
  const accounts = keys.map((key) =>
    RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, networkId),
  );
  return {
    startEpoch: input.startEpoch,
    endEpoch: input.endEpoch,
    tipPercentage: input.tipPercentage,
    instructions: await parsed(input.manifest, networkId),
    signers: input.assumeSignatures ? "everybody" : await Promise.all(accounts),
    feeCredit: input.freeCredit ? FREE_CREDIT : 0n,
  };
}

async function parsed(manifest: string, networkId: number): Promise<Executable["instructions"]> {
  const text = { kind: InstructionsKind.String, value: manifest } as const;
  const { convert } = RadixEngineToolkit.Instructions;
  const instructions = await convert(text, networkId, InstructionsKind.Parsed).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.replace(PREAMBLE, "") : String(error);
    throw new InvalidTransaction(`Invalid manifest: ${reason}`);
  });
  return instructions.kind === InstructionsKind.Parsed ? instructions.value : [];
}
