import { Type } from "typebox";
import type { CallTable } from "./call.ts";

/** No longer name of a language is in use. */
const LONGEST_LANGUAGE = 35;

export const RULES_CALLS = {
  /**
   * The rule set the server plays by, its hash, and the languages there are. Its texts are in the language asked for,
   * otherwise in the one that `Accept-Language` likes best.
   */
  "GET /api/rules": {
    summary: "The rule set",
    tag: "rules",
    public: true,
    query: Type.Object({ language: Type.Optional(Type.String({ maxLength: LONGEST_LANGUAGE })) }),
    reply: Type.Object({
      hash: Type.String(),
      languages: Type.Array(Type.String()),
      rules: Type.Unknown(),
    }),
    otherReplies: { 304: Type.Null() },
  },
} satisfies CallTable;
