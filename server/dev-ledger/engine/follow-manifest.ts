import type { Instruction } from "@radixdlt/radix-engine-toolkit";
import type { Blueprints } from "./blueprint.ts";
import { ExecutionFailure } from "./execution-failure.ts";
import { callInstructions } from "./instructions/calls.ts";
import { proofInstructions } from "./instructions/proofs.ts";
import { worktopInstructions } from "./instructions/worktop.ts";
import type { ManifestRun } from "./manifest-run.ts";

/** Executes the instructions in order; at the end no tokens may be left over. */
export function followManifest(
  blueprints: Blueprints,
  run: ManifestRun,
  instructions: readonly Instruction[],
): void {
  const handlers = { ...worktopInstructions, ...proofInstructions, ...callInstructions(blueprints) };
  for (const instruction of instructions) {
    const handler = handlers[instruction.kind] as
      | ((run: ManifestRun, instruction: Instruction) => void)
      | undefined;
    if (!handler) throw new ExecutionFailure(`unsupported instruction ${instruction.kind}`);
    handler(run, instruction);
  }
  if (run.buckets.values().some(({ amount }) => amount > 0n))
    throw new ExecutionFailure("a bucket was left over at the end");
  if (!run.worktop.isEmpty()) throw new ExecutionFailure("tokens were left on the worktop at the end");
}
