import { type Static, Type } from "typebox";
import { maybe } from "../request-shapes.ts";

/** Details of a transaction that are included only on request; the SDK requests all of them (`LED-081`). */
export const DetailsOptIns = Type.Object({
  raw_hex: maybe(Type.Boolean()),
  receipt_state_changes: maybe(Type.Boolean()),
  receipt_fee_summary: maybe(Type.Boolean()),
  receipt_fee_source: maybe(Type.Boolean()),
  receipt_fee_destination: maybe(Type.Boolean()),
  receipt_costing_parameters: maybe(Type.Boolean()),
  receipt_events: maybe(Type.Boolean()),
  detailed_events: maybe(Type.Boolean()),
  receipt_output: maybe(Type.Boolean()),
  affected_global_entities: maybe(Type.Boolean()),
  manifest_instructions: maybe(Type.Boolean()),
  balance_changes: maybe(Type.Boolean()),
});
export type DetailsOptIns = Static<typeof DetailsOptIns>;
