import type { Instruction, Value } from "@radixdlt/radix-engine-toolkit";
import type { HeldAccount } from "../accounts/held-account.ts";
import type { DevGateway } from "../dev-gateway.ts";
import { DEV_NETWORK_ID, type Engine } from "../signing/engine.ts";
import { HIGHEST_FEE } from "../signing/sign-transaction.ts";

/** The effects of a manifest as lines of text for the player. */
export interface ManifestSummary {
  message: string | null;
  /** Tokens that leave the player's accounts. */
  leaves: string[];
  /** Tokens that are only proven to a component. */
  shown: string[];
  calls: string[];
  /** Accounts in which tokens arrive. */
  arrives: string[];
  fee: string;
}

/** Summarises what a manifest takes, proves, calls and returns; other instructions are left out. */
export async function summarizeManifest(
  engine: Engine,
  gateway: DevGateway,
  order: { manifest: string; message: string | undefined; accounts: readonly HeldAccount[] },
): Promise<ManifestSummary> {
  const { Instructions } = engine.RadixEngineToolkit;
  const parsed = await Instructions.convert(
    { kind: "String", value: order.manifest },
    DEV_NETWORK_ID,
    "Parsed",
  );
  const calls = (parsed.kind === "Parsed" ? parsed.value : []).flatMap(methodCall);
  const addresses = calls.flatMap((call) => [call.address, ...call.args.flatMap(addressIn)]);
  const labels = new Map(order.accounts.map(({ address, label }) => [address, label]));
  const names = await gateway.names([...new Set(addresses)].filter((address) => !labels.has(address)));
  const nameOf = (address: string) => labels.get(address) ?? names.get(address) ?? shortened(address);

  const summary: ManifestSummary = {
    message: order.message ?? null,
    leaves: [],
    shown: [],
    calls: [],
    arrives: [],
    fee: `at most ${HIGHEST_FEE} XRD`,
  };
  for (const { address, method, args } of calls) {
    const what = `${args.slice(1).map(amountIn).join(" ")} ${args.flatMap(addressIn).map(nameOf).join(" ")}`;
    if (method.startsWith("withdraw")) summary.leaves.push(`${what} from ${nameOf(address)}`);
    else if (method.startsWith("create_proof")) summary.shown.push(`${what} of ${nameOf(address)}`);
    else if (method.includes("deposit")) summary.arrives.push(`whatever comes back, into ${nameOf(address)}`);
    else summary.calls.push(`${method} of ${nameOf(address)}`);
  }
  return summary;
}

interface MethodCall {
  address: string;
  method: string;
  args: Value[];
}

function methodCall(instruction: Instruction): MethodCall[] {
  if (instruction.kind !== "CallMethod" || instruction.address.kind !== "Static") return [];
  const { address, methodName, args } = instruction;
  return [{ address: address.value, method: methodName, args: args.kind === "Tuple" ? args.fields : [] }];
}

function addressIn(value: Value): string[] {
  return value.kind === "Address" && value.value.kind === "Static" ? [value.value.value] : [];
}

/** Returns an amount of tokens, or the ids of non-fungible ones, as text. */
function amountIn(value: Value): string {
  if (value.kind === "Decimal") return value.value.toFixed();
  if (value.kind === "Array") return value.elements.map(amountIn).join(", ");
  return value.kind === "NonFungibleLocalId" ? value.value : "";
}

const ENDS = 8;

function shortened(address: string): string {
  return `${address.slice(0, address.indexOf("_"))} ...${address.slice(-ENDS)}`;
}
