import type { Instruction } from "@radixdlt/radix-engine-toolkit";
import type { ManifestRun } from "../manifest-run.ts";

/** The handler for each kind of instruction; kinds without a handler are not supported. */
export type Handlers = {
  [Kind in Instruction["kind"]]?: (
    run: ManifestRun,
    instruction: Extract<Instruction, { kind: Kind }>,
  ) => void;
};
