import { type TSchema, Type } from "typebox";
import { decodeBech32 } from "../../ledger/address/bech32.ts";

/** The dev network's suffix in every address prefix. */
const HUMAN_PART = /_sim$/;

/** A well-formed address or hash of the dev network; each call checks its kind. */
export const Address = Type.Refine(
  Type.String(),
  (text) => HUMAN_PART.test(decodeBech32(text)?.humanPart ?? ""),
  () => "must be a valid Bech32M-encoded RadixAddress of this network.",
);

export const Hex = Type.String({ pattern: "^(?:[0-9a-fA-F]{2})+$" });

/** A cursor of any call: each call reads the content, or ignores it. */
export const Cursor = Type.Refine(
  Type.String(),
  (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
  () => "must be Base64-encoded value.",
);

/** A field that may be left out or be null. */
export const maybe = <Field extends TSchema>(field: Field) => Type.Optional(Type.Union([field, Type.Null()]));

/** One to `most` items. */
export const someOf = <Item extends TSchema>(item: Item, most: number) =>
  Type.Array(item, { minItems: 1, maxItems: most });

/** A moment of the ledger: state version, time, epoch, or epoch and round. */
const LedgerStateSelector = Type.Refine(
  Type.Object({
    state_version: maybe(Type.Integer({ minimum: 1 })),
    timestamp: maybe(Type.String({ format: "date-time" })),
    epoch: maybe(Type.Integer({ minimum: 1 })),
    round: maybe(Type.Integer({ minimum: 1 })),
  }),
  ({ state_version, timestamp, epoch, round }) =>
    [state_version, timestamp, epoch].filter((one) => one != null).length === 1 &&
    (round == null || epoch != null),
  () => "must name either a state version, a timestamp, an epoch, or an epoch and a round.",
);
export type LedgerStateSelector = Type.Static<typeof LedgerStateSelector>;

/** The fields of every call that can ask about the past. */
export const atLedgerState = { at_ledger_state: maybe(LedgerStateSelector) };
export const fromLedgerState = { from_ledger_state: maybe(LedgerStateSelector) };

/** The fields of every call with pages. */
export const pageFields = {
  ...atLedgerState,
  cursor: maybe(Cursor),
  limit_per_page: maybe(Type.Integer({ minimum: 1 })),
};

/** A further page must name the state of the first page, or the list could shift between pages. */
export const paged = <Body extends TSchema>(body: Body) =>
  Type.Refine(
    body,
    (request) => {
      const { cursor, at_ledger_state: at } = request as Type.Static<Type.TObject<typeof pageFields>>;
      return cursor == null || at?.state_version != null;
    },
    () => "AtLedgerState.StateVersion is required if cursor is provided",
  );

/** The grouping of holdings: by resource, or vault by vault. */
export const aggregationLevel = {
  aggregation_level: maybe(Type.Union([Type.Literal("Global"), Type.Literal("Vault")])),
};

/** Keys of metadata to include for each resource; at most 20. */
export const explicitMetadata = {
  explicit_metadata: maybe(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 })),
};

/** Whether to include the ids in each vault of non-fungible tokens. */
export const includeIds = { non_fungible_include_nfids: maybe(Type.Boolean()) };

/** The body of a call without fields. */
export const Nothing = Type.Unknown();
