import { formatAttos } from "../../state/attos.ts";
import { attosOfDecimal } from "../decimal.ts";
import { ExecutionFailure } from "../execution-failure.ts";
import { fungible, nonFungible } from "../tokens.ts";
import type { Handlers } from "./handlers.ts";

/** Instructions that move tokens between the worktop and buckets, or assert what the worktop contains. */
export const worktopInstructions: Handlers = {
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
