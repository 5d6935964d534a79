import type { Instruction } from "@radixdlt/radix-engine-toolkit";
import { formatAttos } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import type { ManifestRun } from "./manifest-run.ts";
import { Arguments, attosOfDecimal, type Blueprints } from "./method-call.ts";
import { fungible, nonFungible, split, splitIds } from "./tokens.ts";

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

/** The handler for each kind of instruction; kinds without a handler are not supported. */
type Handlers = {
  [Kind in Instruction["kind"]]?: (
    run: ManifestRun,
    instruction: Extract<Instruction, { kind: Kind }>,
  ) => void;
};

/** Instructions that move tokens between the worktop and buckets, or assert what the worktop contains. */
const worktopInstructions: Handlers = {
  TakeFromWorktop: (run, { resourceAddress, amount }) =>
    run.buckets.add(run.worktop.take(resourceAddress, attosOfDecimal(amount))),
  TakeNonFungiblesFromWorktop: (run, { resourceAddress, ids }) =>
    run.buckets.add(run.worktop.takeIds(resourceAddress, ids)),
  TakeAllFromWorktop: (run, { resourceAddress }) => {
    const { kind } = run.holdings.resource(resourceAddress);
    const none = kind === "fungible" ? fungible(resourceAddress, 0n) : nonFungible(resourceAddress, []);
    run.buckets.add(run.worktop.takeAll(resourceAddress, none));
  },
  ReturnToWorktop: (run, { bucketId }) => run.worktop.put(run.buckets.take(bucketId)),
  AssertWorktopContainsAny: (run, { resourceAddress }) => {
    if (run.worktop.amountOf(resourceAddress) === 0n)
      throw new ExecutionFailure(`nothing of ${resourceAddress} lies on the worktop, as was asserted`);
  },
  AssertWorktopContains: (run, { resourceAddress, amount }) => {
    const [present, asserted] = [run.worktop.amountOf(resourceAddress), attosOfDecimal(amount)];
    if (present < asserted)
      throw new ExecutionFailure(
        `${formatAttos(present)} of ${resourceAddress} lie on the worktop, ${formatAttos(asserted)} were asserted`,
      );
  },
  AssertWorktopContainsNonFungibles: (run, { resourceAddress, ids }) => {
    const present = run.worktop.idsOf(resourceAddress);
    const missing = ids.find((id) => !present.includes(id));
    if (missing !== undefined)
      throw new ExecutionFailure(`${missing} of ${resourceAddress} was asserted, but is not on the worktop`);
  },
};

/** Instructions for proofs in the auth zone, for named proofs, and for making one from the other. */
const proofInstructions: Handlers = {
  PopFromAuthZone: (run) => run.proofs.add(run.authZone.pop()),
  PushToAuthZone: (run, { proofId }) => run.authZone.push(run.proofs.take(proofId)),
  CreateProofFromAuthZoneOfAll: (run, { resourceAddress }) =>
    run.proofs.add(run.authZone.proofOfAll(resourceAddress)),
  CreateProofFromAuthZoneOfAmount: (run, { resourceAddress, amount }) =>
    run.proofs.add(run.authZone.proofOfAmount(resourceAddress, attosOfDecimal(amount))),
  CreateProofFromAuthZoneOfNonFungibles: (run, { resourceAddress, ids }) =>
    run.proofs.add(run.authZone.proofOfIds(resourceAddress, ids)),
  CreateProofFromBucketOfAll: (run, { bucketId }) => run.proofs.add(run.buckets.get(bucketId)),
  CreateProofFromBucketOfAmount: (run, { bucketId, amount }) =>
    run.proofs.add(split(run.buckets.get(bucketId), attosOfDecimal(amount)).taken),
  CreateProofFromBucketOfNonFungibles: (run, { bucketId, ids }) =>
    run.proofs.add(splitIds(run.buckets.get(bucketId), ids).taken),
  CloneProof: (run, { proofId }) => run.proofs.add(run.proofs.get(proofId)),
  DropProof: (run, { proofId }) => {
    run.proofs.take(proofId);
  },
  DropNamedProofs: (run) => run.proofs.drop(),
  DropAuthZoneRegularProofs: (run) => run.authZone.dropProofs(),
  DropAuthZoneSignatureProofs: (run) => run.authZone.dropSignatures(),
  DropAuthZoneProofs: (run) => {
    run.authZone.dropProofs();
    run.authZone.dropSignatures();
  },
  DropAllProofs: (run) => {
    run.proofs.drop();
    run.authZone.dropProofs();
    run.authZone.dropSignatures();
  },
};

/** Method calls, and burning of tokens. Tokens that a method returns are put on the worktop. */
function callInstructions(blueprints: Blueprints): Handlers {
  return {
    CallMethod: (run, { address, methodName, args }) => {
      if (address.kind !== "Static") throw new ExecutionFailure("a named address cannot be called");
      const methods = blueprints.at(address.value) ?? {};
      const method = Object.hasOwn(methods, methodName) ? methods[methodName] : undefined;
      if (!method) throw new ExecutionFailure(`${address.value} has no method ${methodName}`);
      run.holdings.changes.affected.add(address.value);
      const given = new Arguments(run, methodName, args);
      const givenBack = method({ run, self: address.value, args: given });
      given.end();
      for (const tokens of givenBack) run.worktop.put(tokens);
    },
    BurnResource: (run, { bucketId }) => run.holdings.burn(run.buckets.take(bucketId)),
  };
}
