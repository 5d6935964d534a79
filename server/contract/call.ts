import type { TObject, TSchema } from "typebox";
import { Failure } from "./shapes.ts";

/** The definition of one call: routes take their schema from it, and clients their types. */
export interface Call {
  summary: string;
  description?: string;
  /** Its section in the API documentation. */
  tag: string;
  /** Visitors may call it; every other call needs a session (`GAP-50`). */
  public?: true;
  /** The stricter limit that counts it beside the general one (`ABU-52`). */
  limit?: "login" | "queueJoin" | "challenge" | "friend" | "visit" | "past" | "export";
  /** Asked by machines, often and from one address for many players: neither limited nor logged. */
  probe?: true;
  /** The variables in the path, which begin with a colon. */
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** The answer with status 200; missing if it is not JSON. */
  reply?: TSchema;
  /** Other successful answers, by status. */
  otherReplies?: Readonly<Record<number, TSchema>>;
  /** By status or class of status; without them, `ANY_FAILURE`. */
  failures?: Readonly<Record<string, TSchema>>;
}

/** The failures that every call can answer. */
export const ANY_FAILURE = { "4xx": Failure, "5xx": Failure } as const;

/** Method and path, as the documentation writes them. */
export type CallKey = `${"GET" | "POST"} /api/${string}`;

/** The calls of one subject. */
export type CallTable = Readonly<Record<CallKey, Call>>;
