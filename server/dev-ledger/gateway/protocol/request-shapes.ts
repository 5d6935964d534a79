import { type Static, type TSchema, Type } from "typebox";
import { decodeBech32 } from "../../../ledger/network/address.ts";

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
export type LedgerStateSelector = Static<typeof LedgerStateSelector>;

/** The fields of every call that can ask about the past. */
export const atLedgerState = { at_ledger_state: maybe(LedgerStateSelector) };
export const fromLedgerState = { from_ledger_state: maybe(LedgerStateSelector) };

const pageFields = {
  ...atLedgerState,
  cursor: maybe(Cursor),
  limit_per_page: maybe(Type.Integer({ minimum: 1 })),
};

/**
 * The body of a call with pages. A further page must name the state of the first page, or the list could shift
 * between pages.
 */
export const paged = <Fields extends Type.TProperties>(fields: Fields) =>
  Type.Refine(
    Type.Object({ ...pageFields, ...fields }),
    (request) => {
      const { cursor, at_ledger_state: at } = request as Static<Type.TObject<typeof pageFields>>;
      return cursor == null || at?.state_version != null;
    },
    () => "AtLedgerState.StateVersion is required if cursor is provided",
  );

export type PagedRequest<Fields extends Type.TProperties> = Static<Type.TObject<typeof pageFields>> &
  Static<Type.TObject<Fields>>;

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

/** Default and maximum number of items on a page. */
interface PageSize {
  ordinary: number;
  most: number;
}

export const PAGE_SIZE: PageSize = { ordinary: 100, most: 100 };
/** For schemas, blueprints and code, whose items are long. */
export const HEAVY_PAGE_SIZE: PageSize = { ordinary: 10, most: 20 };

/** One page of a list: the total count, the cursor of the next page, and the items (`LED-091`). */
export interface Page<Item> {
  total_count: number;
  next_cursor: string | null;
  items: Item[];
}

/** Which page a call wants. */
export interface PageRequest {
  cursor?: string | null;
  limit_per_page?: number | null;
}

/** The requested page of `all`; a limit above the maximum counts as the maximum. */
export function pageOf<Item>(
  all: readonly Item[],
  { cursor, limit_per_page }: PageRequest = {},
  size = PAGE_SIZE,
): Page<Item> {
  const start = (cursor && numberIn("o", cursor)) || 0;
  const end = start + Math.min(limit_per_page ?? size.ordinary, size.most);
  return {
    total_count: all.length,
    next_cursor: end < all.length ? cursorTo("o", end) : null,
    items: all.slice(start, end),
  };
}

/** What a cursor counts: items of a list (`o`), or state versions (`v`). */
type Measure = "o" | "v";

/** The start of the next page, as base64 of `{"o": 100}`. Callers send it back unchanged. */
export function cursorTo(measure: Measure, number: number): string {
  return Buffer.from(JSON.stringify({ [measure]: number })).toString("base64");
}

/** The number in a cursor that a caller sent back; null for any other text, which the gateway ignores. */
export function numberIn(measure: Measure, cursor: string): number | null {
  const [, found, digits] = /^\{"([ov])":(\d{1,15})\}$/.exec(Buffer.from(cursor, "base64").toString()) ?? [];
  return found === measure ? Number(digits) : null;
}
