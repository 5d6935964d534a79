import type { Method, MethodCall, Methods } from "../engine/method-call.ts";
import { split, splitIds, type Tokens } from "../engine/tokens.ts";

/** Refuses everybody who does not hold the account's key. */
function ownersOnly(method: Method): Method {
  return (call) => {
    call.run.authZone.requireOwner(call.self);
    return method(call);
  };
}

function lockFee({ run, self, args }: MethodCall): Tokens[] {
  run.fees.lock(self, args.amount());
  return [];
}

function withdraw({ run, self, args }: MethodCall): Tokens[] {
  return [run.holdings.withdraw(self, args.address(), args.amount())];
}

function withdrawNonFungibles({ run, self, args }: MethodCall): Tokens[] {
  return [run.holdings.withdrawIds(self, args.address(), args.ids())];
}

function createProofOfAmount({ run, self, args }: MethodCall): Tokens[] {
  run.authZone.push(split(run.holdings.held(self, args.address()), args.amount()).taken);
  return [];
}

function createProofOfNonFungibles({ run, self, args }: MethodCall): Tokens[] {
  run.authZone.push(splitIds(run.holdings.held(self, args.address()), args.ids()).taken);
  return [];
}

function deposit({ run, self, args }: MethodCall): Tokens[] {
  run.holdings.put(self, args.bucket());
  return [];
}

function depositBatch({ run, self, args }: MethodCall): Tokens[] {
  for (const tokens of args.buckets()) run.holdings.put(self, tokens);
  return [];
}

/**
 * `try_deposit`: anybody may try. The authorising badge has no effect here, as accounts accept everything.
 */
function tried(method: Method): Method {
  return (call) => {
    const rest = method(call);
    call.args.ignoredOption();
    return rest;
  };
}

function both(first: Method, second: Method): Method {
  return (call) => [...first(call), ...second(call)];
}

/** The account methods that this ledger supports. */
export const accountMethods: Methods = {
  lock_fee: ownersOnly(lockFee),
  withdraw: ownersOnly(withdraw),
  withdraw_non_fungibles: ownersOnly(withdrawNonFungibles),
  lock_fee_and_withdraw: ownersOnly(both(lockFee, withdraw)),
  lock_fee_and_withdraw_non_fungibles: ownersOnly(both(lockFee, withdrawNonFungibles)),
  create_proof_of_amount: ownersOnly(createProofOfAmount),
  create_proof_of_non_fungibles: ownersOnly(createProofOfNonFungibles),
  deposit: ownersOnly(deposit),
  deposit_batch: ownersOnly(depositBatch),
  try_deposit_or_abort: tried(deposit),
  try_deposit_batch_or_abort: tried(depositBatch),
};
