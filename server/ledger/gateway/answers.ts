import { ResponseError } from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, type TSchema, Type } from "typebox";
import { Check, Errors } from "typebox/schema";
import { LedgerUnavailable } from "./gateway.ts";

// The parts of the gateway's answers that the game reads, checked before they are used (`ABU-56`).

const cursor = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), next_cursor: cursor });
const amount = Type.String({ pattern: "^\\d+(\\.\\d{1,18})?$" });
const change = Type.String({ pattern: "^-?\\d+(\\.\\d{1,18})?$" });
const texts = Type.Array(Type.String());

export const LedgerState = Type.Object({ state_version: Type.Integer(), epoch: Type.Integer() });

/** `LED-100` */
export const FungibleVaults = listOf(Type.Object({ amount }));
export const FungibleResources = listOf(
  Type.Object({ resource_address: Type.String(), vaults: FungibleVaults }),
);

/** `LED-101` */
export const LocalIds = listOf(Type.String());
export const NonFungibleVaults = listOf(
  Type.Object({ vault_address: Type.String(), items: texts, next_cursor: cursor }),
);
export const NonFungibleResources = listOf(
  Type.Object({ resource_address: Type.String(), vaults: NonFungibleVaults }),
);

/** `LED-095` */
export const AccountDetails = Type.Object({
  ledger_state: LedgerState,
  items: Type.Array(
    Type.Object({
      address: Type.String(),
      fungible_resources: FungibleResources,
      non_fungible_resources: NonFungibleResources,
    }),
  ),
});
export type AccountDetails = Static<typeof AccountDetails>;

/** `LED-109`; the token's data is read field by field elsewhere. */
export const NonFungibles = Type.Array(
  Type.Object({
    non_fungible_id: Type.String(),
    is_burned: Type.Boolean(),
    data: Type.Optional(Type.Object({ programmatic_json: Type.Unknown() })),
  }),
);

/** `LED-113` */
export const StatusAnswer = Type.Object({
  status: Type.String(),
  intent_status: Type.Optional(Type.String()),
  error_message: optionalText,
  ledger_state: Type.Optional(LedgerState),
  permanently_rejects_at_epoch: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});

/** `LED-093`; a failed transaction changes nothing but its fee, so its changes may be missing. */
export const Committed = Type.Object({
  intent_hash: Type.String(),
  transaction_status: Type.Enum(["CommittedSuccess", "CommittedFailure"]),
  error_message: optionalText,
  state_version: Type.Integer(),
  manifest_instructions: Type.Optional(Type.String()),
  balance_changes: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        fungible_balance_changes: Type.Array(
          Type.Object({
            entity_address: Type.String(),
            resource_address: Type.String(),
            balance_change: change,
          }),
        ),
        non_fungible_balance_changes: Type.Array(
          Type.Object({
            entity_address: Type.String(),
            resource_address: Type.String(),
            added: texts,
            removed: texts,
          }),
        ),
      }),
    ]),
  ),
});
export type Committed = Static<typeof Committed>;

/** `LED-079`; each transaction is checked separately, so that a malformed one does not hide the others. */
export const CommittedList = listOf(
  Type.Object({ intent_hash: optionalText, state_version: Type.Optional(Type.Integer()) }),
);

/** Returns the value with the type of the schema; throws an error that names the first place where it differs. */
export function expectShape<Shape extends TSchema>(shape: Shape, value: unknown): Static<Shape> {
  if (Check(shape, value)) return value;
  const [, [first]] = Errors(shape, value);
  throw new Error(`${first?.instancePath || "the whole"} ${first?.message ?? "is wrong"}`);
}

const LONGEST_REASON = 400;

/** Waits for a gateway call; any error becomes a `LedgerUnavailable` with a sentence (`ABU-56`). */
export async function ask<Answer>(call: string, asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof LedgerUnavailable) throw error;
    throw new LedgerUnavailable(`${call}: ${reasonOf(error)}`.slice(0, LONGEST_REASON));
  }
}

/** The error type of a gateway's refusal, such as `TransactionNotFoundError`; null for any other error. */
export function refusalType(error: unknown): string | null {
  if (!(error instanceof ResponseError)) return null;
  const type: unknown = error.errorResponse?.details?.type;
  return typeof type === "string" ? type : null;
}

function reasonOf(error: unknown): string {
  if (error instanceof ResponseError)
    return `the gateway answered ${error.status} ${error.errorResponse ? error.message : "without a reason"}`;
  if (!(error instanceof Error)) return "the call failed";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return "the gateway did not answer in time";
  if (error instanceof SyntaxError) return `the gateway's answer is not JSON: ${error.message}`;
  if (error.message === "fetch failed") return `the gateway cannot be reached: ${causeOf(error)}`;
  return `the gateway's answer is not understood: ${error.message}`;
}

function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return "no cause is known";
  return "code" in cause ? String(cause.code) : cause.message;
}
