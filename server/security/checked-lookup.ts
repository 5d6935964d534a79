import { lookup as resolveName } from "node:dns/promises";
import type { LookupFunction } from "node:net";

/**
 * Resolves a host name for a connection, and fails with `refusal` if one of its addresses may not be called: a name of
 * the internet may lead to this machine or its neighbours.
 */
export function checkedLookup(mayAsk: (address: string) => boolean, refusal: () => Error): LookupFunction {
  return (name, options, done) => {
    resolveName(name, { all: true }).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => mayAsk(address))) return done(refusal(), "");
        return options.all ? done(null, found) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}
