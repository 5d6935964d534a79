import { Type } from "typebox";
import type { CallTable } from "./call.ts";

export const RULES_CALLS = {
  /** The rule set the server plays by, and its hash. */
  "GET /api/rules": {
    summary: "The rule set",
    tag: "rules",
    public: true,
    reply: Type.Object({ hash: Type.String(), rules: Type.Unknown() }),
    otherReplies: { 304: Type.Null() },
  },
} satisfies CallTable;
