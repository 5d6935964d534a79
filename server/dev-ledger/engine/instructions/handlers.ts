import type { Instruction } from "@radixdlt/radix-engine-toolkit";
import type { ManifestRun } from "../manifest-run.ts";

/** How instructions are carried out, by their kind; a kind that is missing is not supported. */
export type Handlers = {
  [Kind in Instruction["kind"]]?: (
    run: ManifestRun,
    instruction: Extract<Instruction, { kind: Kind }>,
  ) => void;
};
