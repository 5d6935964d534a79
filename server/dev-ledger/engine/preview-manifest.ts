import { InstructionsKind, PublicKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { InvalidTransaction, type PreviewInput } from "../dev-ledger.ts";
import { ONE_TOKEN } from "../state/attos.ts";
import type { Executable } from "./execute.ts";

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
