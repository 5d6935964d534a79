import type { Value } from "@radixdlt/radix-engine-toolkit";
import { parseAttos } from "../state/attos.ts";
import type { Attos } from "../state/model.ts";
import { ExecutionFailure } from "./execution-failure.ts";

/** The toolkit's decimal type, which its package does not export. */
export type ToolkitDecimal = Extract<Value, { kind: "Decimal" }>["value"];

/** The toolkit formats small amounts as 1e-18 unless every digit is requested. */
export function attosOfDecimal(decimal: ToolkitDecimal): Attos {
  const attos = parseAttos(decimal.toFixed());
  if (attos === null) throw new ExecutionFailure(`${decimal.toFixed()} is no amount of tokens`);
  return attos;
}
