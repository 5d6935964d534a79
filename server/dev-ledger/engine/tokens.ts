import { type Attos, formatAttos, ONE_TOKEN } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";

/** Tokens of one resource in a bucket or on the worktop. */
export interface Tokens {
  readonly resource: string;
  readonly amount: Attos;
  /** Ids of non-fungible tokens, whose amount is their number; null for fungible ones. */
  readonly ids: readonly string[] | null;
}

export function fungible(resource: string, amount: Attos): Tokens {
  return { resource, amount, ids: null };
}

export function nonFungible(resource: string, ids: readonly string[]): Tokens {
  return { resource, amount: BigInt(ids.length) * ONE_TOKEN, ids };
}

/** Both amounts together; they must be of one resource. */
export function joined(one: Tokens, other: Tokens): Tokens {
  if (one.ids !== null && other.ids !== null) return nonFungible(one.resource, [...one.ids, ...other.ids]);
  return fungible(one.resource, one.amount + other.amount);
}

/** An amount of the tokens, and the rest. Of non-fungible tokens the first ids are taken. */
export function split(tokens: Tokens, amount: Attos): { taken: Tokens; left: Tokens } {
  refuseBadAmount(amount);
  if (amount > tokens.amount)
    throw new ExecutionFailure(
      `there are ${formatAttos(tokens.amount)} of ${tokens.resource}, ${formatAttos(amount)} are needed`,
    );
  if (tokens.ids === null)
    return {
      taken: fungible(tokens.resource, amount),
      left: fungible(tokens.resource, tokens.amount - amount),
    };
  if (amount % ONE_TOKEN !== 0n)
    throw new ExecutionFailure(`${formatAttos(amount)} is no whole number of ${tokens.resource}`);
  return splitIds(tokens, tokens.ids.slice(0, Number(amount / ONE_TOKEN)));
}

/** The tokens with these ids, and the rest. */
export function splitIds(tokens: Tokens, ids: readonly string[]): { taken: Tokens; left: Tokens } {
  const present = requireIds(tokens);
  if (new Set(ids).size < ids.length) throw new ExecutionFailure("an id is named twice");
  const missing = ids.find((id) => !present.includes(id));
  if (missing !== undefined) throw new ExecutionFailure(`${missing} of ${tokens.resource} is not there`);
  return {
    taken: nonFungible(tokens.resource, ids),
    left: nonFungible(
      tokens.resource,
      present.filter((id) => !ids.includes(id)),
    ),
  };
}

export function requireIds(tokens: Tokens): readonly string[] {
  if (tokens.ids === null) throw new ExecutionFailure(`${tokens.resource} has no ids`);
  return tokens.ids;
}

export function refuseBadAmount(amount: Attos): void {
  if (amount < 0n) throw new ExecutionFailure(`${formatAttos(amount)} is no amount of tokens`);
}
