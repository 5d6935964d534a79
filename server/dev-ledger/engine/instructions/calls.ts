import { Arguments } from "../arguments.ts";
import type { Blueprints } from "../blueprint.ts";
import { ExecutionFailure } from "../execution-failure.ts";
import type { Handlers } from "./handlers.ts";

/** Method calls, and burning of tokens. Tokens that a method returns are put on the worktop. */
export function callInstructions(blueprints: Blueprints): Handlers {
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
