import type { Methods } from "../engine/blueprint.ts";
import { ONE_TOKEN } from "../state/attos.ts";

/** XRD that the faucet gives per call. */
const GIFT = 10_000n * ONE_TOKEN;

/** Gives XRD to everybody who asks, and pays fees. */
export function faucetMethods(xrd: string): Methods {
  return {
    free: ({ run, self }) => [run.holdings.withdraw(self, xrd, GIFT)],
    lock_fee: ({ run, self, args }) => {
      run.fees.lock(self, args.amount());
      return [];
    },
  };
}
